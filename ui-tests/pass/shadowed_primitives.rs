//! User types named like primitive types.
#![deny(warnings)]
#![allow(dead_code, non_camel_case_types)]

use error_contract::ErrorContract;

struct str;
struct bool;
struct i32;
struct usize;
struct u8;
struct char;

#[derive(Debug, ErrorContract)]
enum ClockError {
    /// The clock runs backwards
    #[reason("clock_backwards")]
    #[code(InternalError)]
    #[retryable]
    #[recovery("Synchronise the clock and try the call again.")]
    Backwards,
}

impl std::fmt::Display for ClockError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("backwards")
    }
}
impl std::error::Error for ClockError {}

fn main() {
    assert_eq!(api::reason(&ClockError::Backwards), "clock_backwards");
    assert!(api::retryable(&ClockError::Backwards));
    assert_eq!(api::code(&ClockError::Backwards), api::INTERNAL_ERROR);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const INTERNAL_ERROR: i32 = -32603;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
}
