//! Raw identifiers as enum, variant and field names.
#![deny(warnings)]
#![allow(non_camel_case_types)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
enum r#struct {
    /// The word is reserved by the language
    #[error("reserved word {type}")]
    #[reason("reserved_word")]
    #[code(ValidationError)]
    #[recovery("Pick a name other than {type} for the field.")]
    r#match { r#type: String },

    /// Nothing follows the keyword
    #[error("dangling keyword")]
    #[reason("dangling_keyword")]
    #[code(ValidationError)]
    #[recovery("Write an expression after the dangling keyword.")]
    r#Loop { r#fn: (), r#async: u8 },
}

fn main() {
    let reserved = r#struct::r#match { r#type: "while".to_owned() };
    assert_eq!(api::reason(&reserved), "reserved_word");
    assert_eq!(api::recovery(&reserved), "Pick a name other than while for the field.");
    let json = api::json(&reserved).to_string();
    assert!(!json.contains("r#"), "raw prefix on the wire: {json}");
    let dangling = r#struct::r#Loop { r#fn: (), r#async: 3 };
    if let r#struct::r#Loop { r#fn: (), r#async } = &dangling { assert_eq!(*r#async, 3); }
    assert_eq!(api::reason(&dangling), "dangling_keyword");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
    pub(crate) fn json<E: ErrorContract>(error: &E) -> ::serde_json::Value {
        ::serde_json::to_value(ErrorContract::to_response(error)).expect("the response serializes")
    }
}
