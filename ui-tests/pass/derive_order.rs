//! Derive placed first, last, alone, and between other derives; attributes in every order.
#![deny(warnings)]

use error_contract::ErrorContract;

#[derive(ErrorContract, thiserror::Error, Debug)]
#[contract(domain = "order")]
#[allow(clippy::enum_variant_names)]
enum First {
    #[recovery("Oil the first hinge of the door.")]
    #[retryable]
    #[code(Timeout)]
    #[error("one")]
    #[severity(info)]
    /// The doc comment comes late
    #[reason("late_doc")]
    One,
}

#[derive(Debug)]
#[derive(thiserror::Error)]
#[derive(ErrorContract)]
enum Last {
    /// Doc
    #[reason("last")] #[error("two")] #[recovery("Oil the second hinge of the door.")] #[code(Timeout)]
    Two,
}

#[derive(ErrorContract)]
enum Alone {
    /// Doc
    #[reason("alone")]
    #[code(Timeout)]
    #[recovery("Oil the third hinge of the door.")]
    Three,
}
impl std::fmt::Debug for Alone {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("three")
    }
}
impl std::fmt::Display for Alone {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("three")
    }
}
impl std::error::Error for Alone {}

fn main() {
    assert_eq!(api::reason(&First::One), "late_doc");
    assert_eq!(api::severity(&First::One), "info");
    assert!(api::retryable(&First::One));
    assert_eq!(api::reason(&Last::Two), "last");
    assert_eq!(api::reason(&Alone::Three), "alone");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
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
