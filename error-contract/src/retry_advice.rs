//! What a caller is told about repeating the call: whether, and when.

use core::time::Duration;

use crate::{Backoff, Class, Code, Outbound, Retry, retry::wire_seconds};

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

    /// How long to wait before repeating the same call after attempt `attempt`, the first being 0; none
    /// where it should not be repeated.
    ///
    /// A delay that the failure asks for takes the place of the backoff, and is not spread. One above the
    /// cap is not waited for: whoever waits a day inside a call has failed already. `random` is a number
    /// from 0 to 1, as [`backoff`](crate::backoff()) takes it.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use error_contract::{Backoff, Retry, RetryAdvice};
    ///
    /// let backoff = Backoff::default();
    /// let wait = |advice: RetryAdvice, attempt| advice.wait(attempt, backoff, 0.5);
    ///
    /// let silent = RetryAdvice::new(Retry::Transient, None);
    /// assert_eq!(wait(silent, 1), Some(Duration::from_secs(2)));
    /// assert_eq!(wait(silent, 3), None); // the retries are used up
    ///
    /// let asked = RetryAdvice::new(Retry::Transient, Some(Duration::from_secs(7)));
    /// assert_eq!(wait(asked, 1), Some(Duration::from_secs(7)));
    /// let tomorrow = RetryAdvice::new(Retry::Transient, Some(Duration::from_secs(80_000)));
    /// assert_eq!(wait(tomorrow, 1), None);
    ///
    /// // Something has to be changed first.
    /// assert_eq!(wait(RetryAdvice::new(Retry::Correctable, None), 0), None);
    /// ```
    pub fn wait(self, attempt: u32, backoff: Backoff, random: f64) -> Option<Duration> {
        self.adjust(backoff.delay(attempt, random), backoff.cap())
    }

    /// The delay in place of the one that a backoff proposes: for whatever repeats calls. None where the call
    /// should not be repeated, where nothing more is proposed, or where the failure asks for more than
    /// `cap`.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use error_contract::{Retry, RetryAdvice};
    ///
    /// let asked = RetryAdvice::new(Retry::Transient, Some(Duration::from_secs(7)));
    /// let (proposed, cap) = (Some(Duration::from_secs(1)), Duration::from_secs(30));
    /// assert_eq!(asked.adjust(proposed, cap), Some(Duration::from_secs(7)));
    /// assert_eq!(asked.adjust(None, cap), None);
    /// ```
    pub fn adjust(self, proposed: Option<Duration>, cap: Duration) -> Option<Duration> {
        if !self.is_transient() {
            return None;
        }
        match self.after {
            Some(asked) if asked > cap => None,
            Some(asked) => proposed.map(|_| asked),
            None => proposed,
        }
    }

    /// Whether the framework whose conventions the envelopes follow repeats such a call by itself: a
    /// service that is not there, a limit, a time-out, unless `retryable` is false. `retryable: true` makes
    /// no other code repeat, and an error without a code is repeated.
    ///
    /// For callers of such servers; a contract says more, see [`is_transient`](Self::is_transient).
    ///
    /// ```
    /// use error_contract::{Code, RetryAdvice};
    ///
    /// assert!(RetryAdvice::is_transient_by_code(Some(Code::Timeout), None));
    /// assert!(!RetryAdvice::is_transient_by_code(Some(Code::Timeout), Some(false)));
    /// assert!(!RetryAdvice::is_transient_by_code(Some(Code::Conflict), Some(true)));
    /// assert!(RetryAdvice::is_transient_by_code(None, None));
    /// ```
    pub const fn is_transient_by_code(code: Option<Code>, retryable: Option<bool>) -> bool {
        let Some(code) = code else { return true };
        let repeats = matches!(code.class(), Class::ServiceUnavailable | Class::RateLimited | Class::Timeout);
        repeats && !matches!(retryable, Some(false))
    }
}
