//! Trailing commas inside helper attributes, odd white space, comments between tokens.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "comma",)]
enum CommaError {
    /// A comma too many
    #[error("comma")]
    #[reason("trailing_comma",)]
    #[code(InvalidRequest,)]
    #[severity(info,)]
    #[retryable(true,)]
    #[recovery("Leave the comma where it stands now.",)]
    Trailing,

    /// Spread over lines
    #[error("spread")]
    # [ reason /* here */ ( // a comment
        "spread_out"
    ) ]
    #[code /* there */ (
        - /* minus */ 12
    )]
    #[recovery(
        "Join the lines with the join command."
    )]
    Spread,
}

fn main() {
    assert_eq!(api::reason(&CommaError::Trailing), "trailing_comma");
    assert_eq!(api::severity(&CommaError::Trailing), "info");
    assert!(api::retryable(&CommaError::Trailing));
    assert_eq!(api::reason(&CommaError::Spread), "spread_out");
    assert_eq!(api::code(&CommaError::Spread), -12);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn retryable<E: ErrorContract>(error: &E) -> bool {
        ErrorContract::retryable(error)
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
}
