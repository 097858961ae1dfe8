//! The reasons of a type, as the enum that `reasons = Name` generates.

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
