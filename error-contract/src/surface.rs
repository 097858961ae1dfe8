//! How much of an error type other crates can hold on to.

/// What other crates can do with an error type in their source, as far as its declaration says.
///
/// A type that is `pub` in a private module looks public from here.
///
/// ```
/// use error_contract::{ErrorContract, HasContract, Surface};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[non_exhaustive]
/// pub enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// assert_eq!(LampError::CONTRACT.surface(), Surface::NonExhaustive);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Surface {
    /// Not `pub`: nobody else names it.
    Private,
    /// A `pub` enum that others may match without a wildcard: a new variant breaks their build.
    Exhaustive,
    /// A `pub` type that may grow.
    NonExhaustive,
}

impl Surface {
    /// `private`, `exhaustive` or `non_exhaustive`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Exhaustive => "exhaustive",
            Self::NonExhaustive => "non_exhaustive",
        }
    }
}
