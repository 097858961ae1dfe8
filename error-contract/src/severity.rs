//! How loudly a failure is logged.

use core::fmt;

/// How loudly a failure is logged. Quieter levels are smaller.
///
/// `#[severity(…)]` takes the levels below [`Error`](Self::Error); an entry that says nothing is
/// logged at `error`.
///
/// ```
/// use error_contract::Severity;
///
/// assert!(Severity::Notice < Severity::Error);
/// assert_eq!(Severity::default(), Severity::Error);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Severity {
    /// For whoever debugs the service.
    Debug,
    /// An ordinary outcome.
    Info,
    /// An ordinary outcome that is worth seeing.
    Notice,
    /// Something to look at when there is time.
    Warning,
    /// An incident: what everything is until it says otherwise.
    #[default]
    Error,
}

impl Severity {
    /// `debug`, `info`, `notice`, `warning` or `error`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Info => "info",
            Self::Notice => "notice",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}
