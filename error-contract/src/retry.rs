//! Whether repeating the call helps, and when.

use core::{fmt, time::Duration};

/// Whether repeating the call helps.
///
/// ```
/// use error_contract::Retry;
///
/// assert!(Retry::Transient.is_transient());
/// assert_eq!(Retry::Correctable.as_str(), "correctable");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Retry {
    /// The same call may work.
    Transient,
    /// The call may work once something has been changed.
    Correctable,
    /// It never will.
    Terminal,
}

impl Retry {
    /// `transient`, `correctable` or `terminal`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Transient => "transient",
            Self::Correctable => "correctable",
            Self::Terminal => "terminal",
        }
    }

    /// The retry with this name.
    pub const fn from_name(name: &str) -> Option<Self> {
        match name.as_bytes() {
            b"transient" => Some(Self::Transient),
            b"correctable" => Some(Self::Correctable),
            b"terminal" => Some(Self::Terminal),
            _ => None,
        }
    }

    /// Whether the same call may work: what every wire calls `retryable`.
    pub const fn is_transient(self) -> bool {
        matches!(self, Self::Transient)
    }
}

impl fmt::Display for Retry {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

/// The longest delay that is sent: a day, in seconds.
pub(crate) const LONGEST_DELAY: u64 = 86_400;

/// The delay as every wire carries it: whole seconds, rounded up, at most a day.
pub(crate) const fn wire_seconds(delay: Duration) -> u64 {
    let seconds = delay.as_secs().saturating_add((delay.subsec_nanos() > 0) as u64);
    if seconds > LONGEST_DELAY { LONGEST_DELAY } else { seconds }
}
