//! Const generic parameters, one with a default.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, ErrorContract)]
enum BufferError<const LIMIT: usize, const STRICT: bool = true> {
    /// The input is longer than the buffer
    #[reason("buffer_full")]
    #[code(InvalidParams)]
    #[recovery("Send the input in several smaller chunks.")]
    Full([u8; LIMIT]),

    /// Strict mode refuses trailing bytes
    #[reason("trailing_bytes")]
    #[code(InvalidParams)]
    #[recovery("Cut the bytes behind the last frame.")]
    Trailing,
}

impl<const LIMIT: usize, const STRICT: bool> std::fmt::Display for BufferError<LIMIT, STRICT> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "limit {LIMIT}, strict {STRICT}")
    }
}
impl<const LIMIT: usize, const STRICT: bool> std::error::Error for BufferError<LIMIT, STRICT> {}

fn main() {
    let full: BufferError<2> = BufferError::Full([1, 2]);
    assert_eq!(api::reason(&full), "buffer_full");
    let trailing: BufferError<0, false> = BufferError::Trailing;
    assert_eq!(api::json_message(&api::json(&trailing)), "limit 0, strict false");
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
