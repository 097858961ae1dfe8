//! Empty enum, and variants that can never be built.
#![deny(warnings, unreachable_patterns, unreachable_code)]

use error_contract::ErrorContract;
use std::convert::Infallible;

#[derive(Debug, ErrorContract)]
enum Never {}
impl std::fmt::Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}
impl std::error::Error for Never {}

#[derive(Debug, ErrorContract)]
enum MostlyNever<T> {
    /// Cannot happen while the backend is in memory
    #[reason("backend_failed")]
    #[code(InternalError)]
    #[recovery("Use another backend for the next attempt.")]
    #[allow(dead_code)]
    Backend(T),
    /// Cannot happen at all
    #[reason("never_happens")]
    #[code(InternalError)]
    #[recovery("Open the second queue and push there.")]
    #[allow(dead_code)]
    Nothing { inner: Infallible, never: Never },
    /// The queue is closed
    #[reason("queue_closed")]
    #[code(ServiceUnavailable)]
    #[recovery("Open the queue again before you push.")]
    Closed,
}
impl<T> std::fmt::Display for MostlyNever<T> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("queue")
    }
}
impl<T: std::fmt::Debug> std::error::Error for MostlyNever<T> {}

fn never(result: Result<u8, Never>) -> u8 {
    match result {
        Ok(value) => value,
        Err(error) => {
            let _: &dyn std::error::Error = &error;
            match error {}
        }
    }
}

fn main() {
    fn implements<E: error_contract::ErrorContract>() {}
    implements::<Never>();
    assert_eq!(never(Ok(4)), 4);
    assert_eq!(api::reason(&MostlyNever::<Infallible>::Closed), "queue_closed");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
