//! How long to wait before the next attempt, as a calculation: nothing here sleeps or draws numbers.

use core::time::Duration;

/// The delay before attempt `attempt + 1`, the first being 0: `base · 2ⁿ`, at most `cap`, spread by
/// `jitter` to either side.
///
/// `random` is a number from 0 (inclusive) to 1 (exclusive), drawn by the caller: the delay lies in
/// `[d − d·jitter, d + d·jitter)`, so with jitter it may exceed the cap by that share. `jitter` is
/// taken between 0 and 1; where it is no number there is none, and where `random` is no number the
/// delay is the middle. It never overflows.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::backoff;
///
/// let (base, cap) = (Duration::from_secs(1), Duration::from_secs(30));
/// assert_eq!(backoff(2, base, cap, 0.0, 0.0), Duration::from_secs(4));
/// assert_eq!(backoff(2, base, cap, 0.25, 0.0), Duration::from_secs(3));
/// assert_eq!(backoff(u32::MAX, base, cap, f64::NAN, 0.9), cap);
/// ```
pub fn backoff(attempt: u32, base: Duration, cap: Duration, jitter: f64, random: f64) -> Duration {
    let delay = doubled(base, attempt).min(cap);
    let jitter = if jitter.is_nan() { 0.0 } else { jitter.clamp(0.0, 1.0) };
    let random = if random.is_nan() { 0.5 } else { random.clamp(0.0, 1.0) };
    let share = jitter * (2.0 * random - 1.0);
    let spread = Duration::try_from_secs_f64(delay.as_secs_f64() * share.abs()).unwrap_or(delay);
    if share < 0.0 { delay.saturating_sub(spread) } else { delay.saturating_add(spread) }
}

/// `base · 2ⁿ`, or the longest that there is.
fn doubled(base: Duration, n: u32) -> Duration {
    let nanos = base.as_nanos();
    // A shift that loses no bit.
    let doubled = if n < nanos.leading_zeros() { nanos << n } else { u128::MAX };
    if nanos == 0 { base } else { from_nanos(doubled) }
}

fn from_nanos(nanos: u128) -> Duration {
    const SECOND: u128 = 1_000_000_000;
    match (u64::try_from(nanos / SECOND), u32::try_from(nanos % SECOND)) {
        (Ok(seconds), Ok(rest)) => Duration::new(seconds, rest),
        _ => Duration::MAX,
    }
}

/// What to wait where a failure does not say: how often, from which delay, up to which, how spread.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::Backoff;
///
/// let backoff = Backoff::default().with_retries(5).with_cap(Duration::from_secs(10));
/// assert_eq!(backoff.delay(0, 0.5), Some(Duration::from_secs(1)));
/// assert_eq!(backoff.delay(4, 0.5), Some(Duration::from_secs(10)));
/// assert_eq!(backoff.delay(5, 0.5), None);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Backoff {
    retries: u32,
    base: Duration,
    cap: Duration,
    jitter: f64,
}

impl Backoff {
    /// Three retries, from one second up to thirty, spread by a quarter.
    pub const DEFAULT: Self =
        Self { retries: 3, base: Duration::from_secs(1), cap: Duration::from_secs(30), jitter: 0.25 };

    /// With this many attempts after the first.
    #[must_use]
    pub const fn with_retries(mut self, retries: u32) -> Self {
        self.retries = retries;
        self
    }

    /// With this delay before the first retry; it doubles from one to the next.
    #[must_use]
    pub const fn with_base(mut self, base: Duration) -> Self {
        self.base = base;
        self
    }

    /// With this longest delay. A failure that asks for a longer one is given up at once.
    #[must_use]
    pub const fn with_cap(mut self, cap: Duration) -> Self {
        self.cap = cap;
        self
    }

    /// With delays spread by this share, from 0 to 1, to either side.
    #[must_use]
    pub const fn with_jitter(mut self, jitter: f64) -> Self {
        self.jitter = jitter;
        self
    }

    /// How many attempts there are after the first.
    pub const fn retries(self) -> u32 {
        self.retries
    }

    /// The longest delay, before it is spread.
    pub const fn cap(self) -> Duration {
        self.cap
    }

    /// The delay after attempt `attempt`, the first being 0, as [`backoff`] has it; none after the last.
    pub fn delay(self, attempt: u32, random: f64) -> Option<Duration> {
        (attempt < self.retries).then(|| backoff(attempt, self.base, self.cap, self.jitter, random))
    }
}

impl Default for Backoff {
    fn default() -> Self {
        Self::DEFAULT
    }
}
