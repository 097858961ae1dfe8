//! What of an entry is decided by each occurrence.

use core::fmt;

/// What of an [`Entry`](crate::Entry) is decided by each occurrence: the entry then holds the documented default.
///
/// ```
/// use error_contract::{Code, Entry, Varies};
///
/// let entry = Entry::new("upstream_failed", Code::ServiceUnavailable).with_varying(Varies::RETRY);
/// assert!(entry.varies().contains(Varies::RETRY));
/// assert!(!entry.varies().contains(Varies::CODE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Varies(u16);

impl Varies {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The code.
    pub const CODE: Self = Self(1);
    /// Whether repeating helps.
    pub const RETRY: Self = Self(1 << 1);
    /// The delay before the next attempt.
    pub const RETRY_AFTER: Self = Self(1 << 2);
    /// The hint: interpolated, or chosen by a function.
    pub const RECOVERY: Self = Self(1 << 3);
    /// The path of the offending input.
    pub const FIELD: Self = Self(1 << 4);
    /// The message in place of `Display`: interpolated.
    pub const MESSAGE: Self = Self(1 << 5);
    /// The log level, which an error inside decides.
    pub const SEVERITY: Self = Self(1 << 6);
    /// A vendor's own identifier, `details.originalError`.
    pub const ORIGINAL_ERROR: Self = Self(1 << 7);

    /// Whether it is sent as a JSON-RPC error object, which an error inside decides.
    pub const PROTOCOL: Self = Self(1 << 8);
    /// The names of the fields that are sent, which an error inside decides.
    pub const CONTEXT: Self = Self(1 << 9);
    /// Everything.
    pub const ALL: Self = Self((1 << 10) - 1);

    /// Both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether everything of `other` varies.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Varies {
    const NAMES: [(Self, &'static str); 10] = [
        (Self::CODE, "code"),
        (Self::RETRY, "retry"),
        (Self::RETRY_AFTER, "retry_after"),
        (Self::RECOVERY, "recovery"),
        (Self::FIELD, "field"),
        (Self::MESSAGE, "message"),
        (Self::SEVERITY, "severity"),
        (Self::ORIGINAL_ERROR, "original_error"),
        (Self::PROTOCOL, "protocol"),
        (Self::CONTEXT, "context"),
    ];

    /// The names of what varies, as the attributes spell them.
    ///
    /// ```
    /// use error_contract::Varies;
    ///
    /// assert!(Varies::CODE.and(Varies::RETRY).names().eq(["code", "retry"]));
    /// ```
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.iter().filter(move |(flag, _)| self.contains(*flag)).map(|(_, name)| *name)
    }

    /// The one that [`names`](Self::names) calls so.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(flag, _)| *flag)
    }
}

impl fmt::Debug for Varies {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.names()).finish()
    }
}
