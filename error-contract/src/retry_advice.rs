//! What a caller is told about repeating the call: whether, and when.

use core::time::Duration;

use crate::{Outbound, Retry, retry::wire_seconds};

/// Whether to repeat a call, and how long to wait first.
///
/// Made from an error that is about to leave, or from one that was received: both give the same advice.
/// The delay is what every wire carries: whole seconds, rounded up, at most a day; there is none where
/// repeating never helps.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::{Retry, RetryAdvice};
///
/// let advice = RetryAdvice::new(Retry::Transient, Some(Duration::from_millis(1_500)));
/// assert!(advice.is_transient());
/// assert_eq!(advice.after(), Some(Duration::from_secs(2)));
/// // Nobody waits for what never will work.
/// assert_eq!(RetryAdvice::new(Retry::Terminal, Some(Duration::from_secs(2))).after(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RetryAdvice {
    retry: Retry,
    after: Option<Duration>,
}

impl RetryAdvice {
    /// The advice with this retry and this delay.
    pub const fn new(retry: Retry, after: Option<Duration>) -> Self {
        let after = match (retry, after) {
            (Retry::Terminal, _) | (_, None) => None,
            (_, Some(delay)) => Some(Duration::from_secs(wire_seconds(delay))),
        };
        Self { retry, after }
    }

    /// What an error says of itself.
    pub fn of<E: Outbound + ?Sized>(error: &E) -> Self {
        let payload = error.__payload();
        Self::new(payload.retry(), payload.delay())
    }

    /// Whether repeating helps.
    pub const fn retry(self) -> Retry {
        self.retry
    }

    /// Whether the same call may work.
    pub const fn is_transient(self) -> bool {
        self.retry.is_transient()
    }

    /// How long to wait before the next attempt, where that was said.
    pub const fn after(self) -> Option<Duration> {
        self.after
    }
}
