//! Errors of tokio: a timeout that elapsed, a task that was lost.

use core::error::Error;

use tokio::{task::JoinError, time::error::Elapsed};

use crate::Code;

/// A task is aborted because nobody waits for it any more. One that panicked failed.
pub(super) fn code(error: &(dyn Error + 'static)) -> Option<Code> {
    if error.is::<Elapsed>() {
        return Some(Code::Timeout);
    }
    let lost = error.downcast_ref::<JoinError>()?;
    Some(if lost.is_cancelled() { Code::RequestCancelled } else { Code::InternalError })
}
