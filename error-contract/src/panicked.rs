//! What panics while it is asked for an answer, as an error.

use alloc::{borrow::Cow, boxed::Box, string::String};
use core::{
    any::Any,
    error::Error,
    fmt,
    future::{Future, poll_fn},
    mem,
    pin::pin,
    task::Poll,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a future answers, or that it panicked.
pub(crate) async fn caught<T>(call: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut call = pin!(call);
    // A future that panicked is not polled again, so nobody sees what it left half done inside.
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| call.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(value)) => Poll::Ready(Ok(value)),
        Err(said) => Poll::Ready(Err(Panicked::of(said))),
    })
    .await
}

/// What a panic said. It is for the log.
#[derive(Debug)]
pub(crate) struct Panicked(Cow<'static, str>);

impl Panicked {
    /// The panic as a source, where it said something.
    pub(crate) fn as_source(&self) -> Option<&(dyn Error + 'static)> {
        if self.0.is_empty() { None } else { Some(self) }
    }

    fn of(payload: Box<dyn Any + Send>) -> Self {
        match payload.downcast::<String>() {
            Ok(text) => Self(Cow::Owned(*text)),
            Err(payload) => match payload.downcast::<&'static str>() {
                Ok(text) => Self(Cow::Borrowed(*text)),
                Err(payload) => {
                    // Whatever it is, it may panic once more when it is dropped.
                    mem::forget(payload);
                    Self(Cow::Borrowed(""))
                }
            },
        }
    }
}

impl fmt::Display for Panicked {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl Error for Panicked {}
