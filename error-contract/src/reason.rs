//! The reasons of a type, as the enum that `reasons = Name` generates.

use alloc::{borrow::Cow, string::String};

use crate::{Entry, HasContract};

/// A reason of one type, from the enum that `reasons = Name` generates: a misspelt one does not compile.
///
/// Reasons of a type with parameters have a name but no entry, since they cannot name the type.
///
/// ```
/// use error_contract::{ErrorContract, Failure, Reason};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(reasons = FetchReason)]
/// enum FetchError {
///     /// No requested PMID returned data.
///     #[error("none of 3 PMIDs returned data")]
///     #[reason("no_match")]
///     #[code(NotFound)]
///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
///     NoMatch,
/// }
///
/// assert_eq!(FetchReason::NoMatch.entry().when(), "No requested PMID returned data.");
/// assert_eq!(Failure::by_reason(FetchReason::NoMatch).sent().reason(), Some("no_match"));
/// // A service that knows the name only.
/// let failure = Failure::not_found("no such PMID").reason(FetchReason::NoMatch);
/// assert_eq!(failure.sent().reason(), Some("no_match"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a reason",
    label = "not an enum that `reasons = Name` generates",
    note = "write `#[contract(reasons = Name)]` on the error type, and pass one of the variants of `Name`"
)]
pub trait Reason: Copy {
    /// The error type that declares it.
    type Of: HasContract;

    /// What was declared for it.
    fn entry(self) -> &'static Entry;
}

/// A reason as [`Failure::reason`](crate::Failure::reason) takes it: a text, or a variant of the enum that
/// `reasons = Name` generates, which brings its domain along.
///
/// ```
/// use error_contract::Failure;
///
/// let name = String::from("no_match");
/// assert_eq!(Failure::not_found("no record 77").reason(name).sent().reason(), Some("no_match"));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReasonName {
    pub(crate) domain: Option<&'static str>,
    pub(crate) reason: Cow<'static, str>,
}

impl ReasonName {
    /// The reason of this name, in its domain where it has one.
    pub const fn new(domain: Option<&'static str>, reason: &'static str) -> Self {
        Self { domain, reason: Cow::Borrowed(reason) }
    }
}

/// A text may be of any domain.
macro_rules! texts {
    ($($text:ty),*) => {
        $(
            impl From<$text> for ReasonName {
                fn from(reason: $text) -> Self {
                    Self { domain: None, reason: reason.into() }
                }
            }
        )*
    };
}

texts!(&'static str, String, Cow<'static, str>);
