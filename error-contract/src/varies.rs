//! What of an entry is decided by each occurrence.

/// What of an [`Entry`](crate::Entry) is decided by each occurrence: the entry then holds the documented default.
///
/// ```
/// use error_contract::{Code, Entry, Varies};
///
/// let entry = Entry::new("upstream_failed", Code::ServiceUnavailable).with_varying(Varies::RETRY);
/// assert!(entry.varies().contains(Varies::RETRY));
/// assert!(!entry.varies().contains(Varies::CODE));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Varies(u8);

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

    /// Everything.
    pub const ALL: Self = Self(u8::MAX);

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
