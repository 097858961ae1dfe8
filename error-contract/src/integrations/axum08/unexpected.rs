//! What nobody declared: a handler that panics, an error of a service inside.

use core::{error::Error, fmt, future::Future};

use crate::{
    ErrorContract,
    panicked::{self, Panicked},
};

/// What a future answers, or that it panicked.
pub(super) async fn caught<T>(call: impl Future<Output = T>) -> Result<T, HandlerPanicked> {
    panicked::caught(call).await.map_err(HandlerPanicked)
}

/// The handler has a defect.
#[derive(Debug, ErrorContract)]
#[contract(
    crate = crate::unlisted,
    reason = "handler_panicked",
    code(InternalError),
    recovery = "Read the state before you send this again: it may have taken effect. Quote the request id when you ask for help."
)]
pub(super) struct HandlerPanicked(Panicked);

impl fmt::Display for HandlerPanicked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("the handler of this request failed unexpectedly")
    }
}

/// What the panic said is for the log.
impl Error for HandlerPanicked {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.as_source()
    }
}
