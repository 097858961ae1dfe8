//! Edition 2018.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "edition")]
pub enum EditionError<'a> {
    /// The word became a keyword
    #[error("{word} in 2018")]
    #[reason("new_keyword")]
    #[code(ValidationError)]
    #[retryable]
    #[severity(debug)]
    #[recovery("Rename the item that {word} names, please.")]
    r#Async { r#gen: u8, r#dyn: &'a str, word: String },

    /// Prefixes are reserved
    #[error("prefix")]
    #[reason("reserved_prefix")]
    #[code(-32001)]
    #[recovery("Put a space behind the prefix letter.")]
    Prefix,
}

fn main() {
    let error = EditionError::r#Async { r#gen: 1, r#dyn: "x", word: "gen".to_string() };
    if let EditionError::r#Async { r#gen, r#dyn, .. } = &error {
        assert_eq!((*r#gen, *r#dyn), (1, "x"));
    }
    assert_eq!(api::reason(&error), "new_keyword");
    assert_eq!(api::recovery(&error), "Rename the item that gen names, please.");
    assert!(api::retryable(&error));
    assert_eq!(api::code(&EditionError::Prefix), -32001);
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
    pub(crate) fn recovery<E: ErrorContract>(error: &E) -> ::std::string::String {
        let hint = ErrorContract::recovery(error);
        ::std::borrow::ToOwned::to_owned(::core::convert::AsRef::<str>::as_ref(&hint))
    }
}
