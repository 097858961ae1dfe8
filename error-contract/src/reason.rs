//! The reasons of a type, as an enum to match on.

/// The reasons of one type: the enum that `#[contract(reasons = Name)]` generates.
///
/// ```
/// use error_contract::{ErrorContract, Reason};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(domain = "lamps", reasons = LampReason)]
/// enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// assert_eq!(LampReason::DOMAIN, Some("lamps"));
/// assert_eq!(<LampReason as Reason>::from_reason("not_paired"), Some(LampReason::NotPaired));
/// ```
pub trait Reason: Copy + 'static {
    /// The domain of the type.
    const DOMAIN: Option<&'static str>;

    /// The reason with this name.
    fn from_reason(reason: &str) -> Option<Self>;
}
