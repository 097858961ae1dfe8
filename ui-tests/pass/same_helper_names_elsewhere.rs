//! Another derive on the same enum claims the very same helper attribute names.
#![deny(warnings)]

use error_contract::ErrorContract;
use other_derive::{ForeignHelpers, SameHelpers};

#[derive(Debug, SameHelpers, thiserror::Error, ErrorContract, ForeignHelpers)]
#[contract(domain = "shared")]
#[status(500)]
enum SharedError {
    /// Both derives see these attributes
    #[error("shared")]
    #[hint = "not ours"]
    #[error_code(E0042, since(1, 2))]
    #[retry(after = 30)]
    #[reason("shared_names")]
    #[code(Conflict)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Keep the attributes in one common form.")]
    Shared(#[hint] u8, #[status { deep: [1, 2] }] u8),
}

fn main() {
    let error = SharedError::Shared(1, 2);
    let SharedError::Shared(a, b) = &error;
    assert_eq!(a + b, 3);
    assert_eq!(api::reason(&error), "shared_names");
    assert_eq!(api::severity(&error), "notice");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
    pub(crate) fn severity<E: ErrorContract>(error: &E) -> ::std::string::String {
        ::std::format!("{:?}", ErrorContract::severity(error)).to_lowercase()
    }
}
