//! Another trait and a type with the derive's own names in scope.
#![deny(warnings)]
#![allow(dead_code)]

// Occupies the type namespace only; the derive is named by its full path.
trait ErrorContract {
    fn code(&self) -> &'static str;
    fn reason(&self) -> u64;
}
struct Severity;
struct ErrorResponse;
struct Entry;
struct Code;

#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
enum LampError {
    /// The lamp is not paired
    #[error("not paired")]
    #[reason("not_paired")]
    #[code(Unauthorized)]
    #[severity(info)]
    #[recovery("Hold the button on the lamp for five seconds.")]
    NotPaired,
}

impl ErrorContract for LampError {
    fn code(&self) -> &'static str {
        "L1"
    }
    fn reason(&self) -> u64 {
        1
    }
}

fn main() {
    assert_eq!(LampError::NotPaired.code(), "L1");
    assert_eq!(ErrorContract::reason(&LampError::NotPaired), 1);
    assert_eq!(api::reason(&LampError::NotPaired), "not_paired");
    assert_eq!(api::code(&LampError::NotPaired), api::UNAUTHORIZED);
    assert_eq!(api::severity(&LampError::NotPaired), "info");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) const UNAUTHORIZED: i32 = -32006;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
}
