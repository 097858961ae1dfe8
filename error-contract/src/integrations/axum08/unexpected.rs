//! What nobody declared: a handler that panics, an error of a service inside.

use alloc::boxed::Box;
use core::{
    error::Error,
    fmt,
    future::{Future, poll_fn},
    pin::pin,
    task::Poll,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{ErrorContract, Failure};

/// What a future answers, or that it panicked.
pub(super) async fn caught<F: Future>(make: impl FnOnce() -> F) -> Result<F::Output, HandlerPanicked> {
    let Ok(future) = catch_unwind(AssertUnwindSafe(make)) else { return Err(HandlerPanicked) };
    let mut future = pin!(future);
    // A future that panicked is not polled again, so nobody sees what it left half done inside.
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
        Err(_) => Poll::Ready(Err(HandlerPanicked)),
    })
    .await
}

/// A failure of the service inside, with its own words in the log only.
pub(super) fn foreign(error: Box<dyn Error + Send + Sync>) -> Failure {
    Failure::internal_error("the service could not answer this request").source(error)
}

/// The handler has a defect.
#[derive(Debug, ErrorContract)]
#[contract(
    reason = "handler_panicked",
    code(InternalError),
    recovery = "Send a simpler request, or quote the request id when you ask for help."
)]
pub(super) struct HandlerPanicked;

impl fmt::Display for HandlerPanicked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the handler of this request failed unexpectedly")
    }
}

impl Error for HandlerPanicked {}
