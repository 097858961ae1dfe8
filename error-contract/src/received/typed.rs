//! What a received reason is among the reasons of a type.

use core::str::FromStr;

use super::Received;
use crate::{HasContract, Reason};

/// A received failure, among the reasons of a type; from [`Received::typed`].
///
/// ```
/// use error_contract::{ErrorContract, Received, Retry, Typed};
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
/// // The reason of another domain is another reason, whatever it is called.
/// let theirs = br#"{"status": 401, "detail": "x", "reason": "not_paired", "domain": "phones", "retryable": false}"#;
/// let theirs = Received::from_slice(theirs)?;
/// let Typed::Unknown(unknown) = theirs.typed::<LampReason>() else { unreachable!() };
/// assert_eq!(unknown.retry(), Retry::Correctable);
/// # Ok::<(), error_contract::NotReceived>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Typed<'a, R> {
    /// One of them.
    Known(R),
    /// Another one: of a newer peer, of another domain, or none at all. Whether it may be repeated, and its
    /// class, are still there.
    Unknown(&'a Received),
}

impl<'a, R: Reason + FromStr> Typed<'a, R> {
    pub(super) fn of(received: &'a Received) -> Self {
        let own = <R::Of as HasContract>::CONTRACT.domain();
        let is_other = |domain: &str| own.is_some_and(|own| own != domain);
        if received.domain().is_some_and(is_other) {
            return Self::Unknown(received);
        }
        match received.reason().and_then(|reason| reason.parse().ok()) {
            Some(reason) => Self::Known(reason),
            None => Self::Unknown(received),
        }
    }
}

impl<R> Typed<'_, R> {
    /// The reason, where it is one of them.
    ///
    /// ```
    /// use error_contract::{ErrorContract, Received};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// #[contract(reasons = LampReason)]
    /// enum LampError {
    ///     /// The lamp is not paired.
    ///     #[error("not paired")]
    ///     #[reason("not_paired")]
    ///     #[code(Unauthorized)]
    ///     #[recovery("Hold the button on the lamp for five seconds.")]
    ///     NotPaired,
    /// }
    ///
    /// let received = Received::from_text("Error: no\n\n(reason not_paired · not retryable)");
    /// assert_eq!(received.typed().known(), Some(LampReason::NotPaired));
    /// ```
    pub fn known(self) -> Option<R> {
        match self {
            Self::Known(reason) => Some(reason),
            Self::Unknown(_) => None,
        }
    }
}
