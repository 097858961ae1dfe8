//! Reasons that are keywords, literals of other languages, one letter, with digits, very long.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum WordError {
    /// keyword
    #[error("a")] #[reason("type")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] A,
    /// JSON literal
    #[error("b")] #[reason("null")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] B,
    /// prototype key
    #[error("c")] #[reason("constructor")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] C,
    /// letter
    #[error("d")] #[reason("x")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] D,
    /// digits
    #[error("e")] #[reason("http2_error_404")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] E,
    /// long
    #[error("f")]
    #[reason("a_reason_that_goes_on_and_on_because_somebody_likes_long_ones_a")]
    #[code(Conflict)] #[recovery("Follow the label on the green tin.")] F,
    /// our own words
    #[error("g")] #[reason("reason")] #[code(Conflict)] #[recovery("Follow the label on the green tin.")] G,
}

fn main() {
    use WordError::*;
    let reasons: Vec<_> = [A, B, C, D, E, G].iter().map(api::reason).collect();
    assert_eq!(reasons, ["type", "null", "constructor", "x", "http2_error_404", "reason"]);
    assert_eq!(api::reason(&F).len(), 63);
    assert_eq!(api::json_reason(&api::json(&B)), "null");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_reason(json: &::serde_json::Value) -> &str {
        json["details"]["reason"].as_str().expect("reason")
    }
}
