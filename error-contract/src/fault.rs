//! Who is to blame, for metrics.

use core::fmt;

/// Who is to blame for a failure, for metrics and service levels.
///
/// ```
/// use error_contract::{Code, Fault};
///
/// assert_eq!(Code::InternalError.fault(), Fault::Server);
/// assert_eq!(Code::RateLimited.fault().as_str(), "upstream");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Fault {
    /// The caller can mend it.
    Client,
    /// This service is broken.
    Server,
    /// Something this service depends on.
    Upstream,
}

impl Fault {
    /// `client`, `server` or `upstream`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Server => "server",
            Self::Upstream => "upstream",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}
