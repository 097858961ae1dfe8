//! What a received reason is among the reasons of a type.

use super::Received;
use crate::Reason;

/// A received failure, among the reasons of a type; from [`Received::typed`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Typed<'a, R> {
    /// One of them.
    Known(R),
    /// Another one: of a newer peer, of another domain, or none at all. Whether it may be repeated, and its
    /// class, are still there.
    Unknown(&'a Received),
}

impl<'a, R: Reason> Typed<'a, R> {
    pub(super) fn of(received: &'a Received) -> Self {
        let is_other = |domain: &str| R::DOMAIN.is_some_and(|own| own != domain);
        if received.domain().is_some_and(is_other) {
            return Self::Unknown(received);
        }
        match received.reason().and_then(R::from_reason) {
            Some(reason) => Self::Known(reason),
            None => Self::Unknown(received),
        }
    }

    /// The reason, where it is one of them.
    ///
    /// ```
    /// use error_contract::{Reason, Received};
    ///
    /// #[derive(Clone, Copy, PartialEq, Debug)]
    /// struct Gone;
    ///
    /// impl Reason for Gone {
    ///     const DOMAIN: Option<&'static str> = None;
    ///
    ///     fn from_reason(reason: &str) -> Option<Self> {
    ///         (reason == "gone").then_some(Self)
    ///     }
    /// }
    ///
    /// let received = Received::from_text("Error: it is gone\n\n(reason gone · not retryable)");
    /// assert_eq!(received.typed::<Gone>().known(), Some(Gone));
    /// ```
    pub fn known(self) -> Option<R> {
        match self {
            Self::Known(reason) => Some(reason),
            Self::Unknown(_) => None,
        }
    }
}
