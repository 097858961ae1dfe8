//! Very long hints and messages; a message built at run time with every ASCII character.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum LongError {
    /// The text is long
    #[error("{text}")]
    #[reason("long_text")]
    #[code(InvalidParams)]
    #[recovery("Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes. Cut the text into parts of at most 4000 bytes.")]
    Long { text: String },
}

fn main() {
    let text: String = (0u8..128).map(char::from).cycle().take(100_000).collect();
    let error = LongError::Long { text: text.clone() };
    assert_eq!(api::recovery(&error).len(), 469);
    let json = api::json(&error);
    assert_eq!(api::json_message(&json), text);
    let back: serde_json::Value = serde_json::from_str(&serde_json::to_string(&json).unwrap()).unwrap();
    assert_eq!(back, json);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
    pub(crate) fn json_message(json: &::serde_json::Value) -> &str {
        json["message"].as_str().expect("message")
    }
}
