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

/// `HandlerPanicked`, the failure of a handler that has a defect, with the hint that fits what its callers can do; and
/// `caught`, which makes it of a future.
macro_rules! handler_panicked {
    ($recovery:literal) => {
        /// What a future answers, or that it panicked.
        pub(super) async fn caught<T>(
            call: impl ::core::future::Future<Output = T>,
        ) -> Result<T, HandlerPanicked> {
            $crate::panicked::caught(call).await.map_err(HandlerPanicked)
        }

        /// The handler has a defect.
        #[derive(Debug, $crate::ErrorContract)]
        #[contract(crate = crate::unlisted, reason = "handler_panicked")]
        #[contract(code(InternalError), recovery = $recovery)]
        pub(super) struct HandlerPanicked($crate::panicked::Panicked);

        impl ::core::fmt::Display for HandlerPanicked {
            fn fmt(&self, out: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                out.write_str("the handler of this request failed unexpectedly")
            }
        }

        /// What the panic said is for the log.
        impl ::core::error::Error for HandlerPanicked {
            fn source(&self) -> Option<&(dyn ::core::error::Error + 'static)> {
                self.0.as_source()
            }
        }
    };
}

pub(crate) use handler_panicked;
