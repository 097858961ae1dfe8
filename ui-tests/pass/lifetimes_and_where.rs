//! Lifetimes, outlives bounds and a where clause.
#![deny(warnings)]

use error_contract::ErrorContract;
use std::fmt;

#[derive(Debug, ErrorContract)]
enum TokenError<'src, 'file: 'src, T>
where
    T: fmt::Debug + ?Sized + 'src,
{
    /// A character cannot start a token
    #[reason("bad_start")]
    #[code(ParseError)]
    #[recovery("Remove the character before the opening bracket.")]
    BadStart { text: &'src str, path: &'file str },

    /// The token is known but not allowed in this place
    #[reason("misplaced_token")]
    #[code(ParseError)]
    #[recovery("Move the token behind the opening bracket.")]
    Misplaced(&'src T),
}

impl<'src, 'file: 'src, T> fmt::Display for TokenError<'src, 'file, T>
where
    T: fmt::Debug + ?Sized + 'src,
{
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TokenError::BadStart { text, path } => write!(out, "{path}: {text}"),
            TokenError::Misplaced(token) => write!(out, "{token:?}"),
        }
    }
}
impl<'src, 'file: 'src, T> std::error::Error for TokenError<'src, 'file, T> where T: fmt::Debug + ?Sized + 'src {}

fn main() {
    let source = String::from("@@");
    let error: TokenError<'_, '_, [u8]> = TokenError::BadStart { text: &source, path: "a.txt" };
    assert_eq!(api::reason(&error), "bad_start");
    assert_eq!(api::json_message(&api::json(&error)), "a.txt: @@");
    let bytes = [1u8, 2];
    assert_eq!(api::reason(&TokenError::Misplaced(&bytes[..])), "misplaced_token");
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
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
