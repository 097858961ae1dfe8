//! What a transparent variant says over the contract inside it.

use core::time::Duration;

use crate::{Code, Entry, Retry, Severity, Varies};

/// What a transparent variant says over the contract inside it.
///
/// ```
/// use error_contract::{Overrides, Severity};
///
/// const QUIETER: Overrides = Overrides::new().with_severity(Severity::Info);
/// # let _ = QUIETER;
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Overrides {
    pub(crate) code: Option<Code>,
    pub(crate) retry: Option<Retry>,
    pub(crate) retry_after: Option<Duration>,
    pub(crate) severity: Option<Severity>,
    pub(crate) optional_delay: bool,
    pub(crate) recovery: Option<&'static str>,
    pub(crate) recovery_values: &'static [&'static str],
    pub(crate) http: Option<u16>,
    pub(crate) message: Option<&'static str>,
    pub(crate) field: Option<&'static str>,
    pub(crate) protocol: bool,
    pub(crate) varies: Varies,
}

impl Overrides {
    /// Nothing is overridden.
    pub const fn new() -> Self {
        Self {
            code: None,
            retry: None,
            retry_after: None,
            severity: None,
            optional_delay: false,
            recovery: None,
            recovery_values: &[],
            http: None,
            message: None,
            field: None,
            protocol: false,
            varies: Varies::NONE,
        }
    }

    /// See [`Entry::code`](Entry::code).
    #[must_use]
    pub const fn with_code(mut self, code: Code) -> Self {
        self.code = Some(code);
        self
    }

    /// See [`Entry::with_retry`](Entry::with_retry).
    #[must_use]
    pub const fn with_retry(mut self, retry: Retry) -> Self {
        self.retry = Some(retry);
        self
    }

    /// See [`Entry::with_retry_after`](Entry::with_retry_after).
    #[must_use]
    pub const fn with_retry_after(mut self, delay: Duration) -> Self {
        self.retry_after = Some(delay);
        self
    }

    /// See [`Entry::with_severity`](Entry::with_severity).
    #[must_use]
    pub const fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }

    /// See [`Entry::with_recovery`](Entry::with_recovery).
    #[must_use]
    pub const fn with_recovery(mut self, recovery: &'static str) -> Self {
        self.recovery = Some(recovery);
        self
    }

    /// See [`Entry::with_recovery_values`](Entry::with_recovery_values).
    #[must_use]
    pub const fn with_recovery_values(mut self, names: &'static [&'static str]) -> Self {
        self.recovery_values = names;
        self
    }

    /// See [`Entry::with_optional_delay`](Entry::with_optional_delay).
    #[must_use]
    pub const fn with_optional_delay(mut self) -> Self {
        self.optional_delay = true;
        self
    }

    /// See [`Entry::with_http_status`](Entry::with_http_status).
    #[must_use]
    pub const fn with_http_status(mut self, status: u16) -> Self {
        self.http = Some(status);
        self
    }

    /// See [`Entry::with_message`](Entry::with_message).
    #[must_use]
    pub const fn with_message(mut self, message: &'static str) -> Self {
        self.message = Some(message);
        self
    }

    /// See [`Entry::with_field`](Entry::with_field).
    #[must_use]
    pub const fn with_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }

    /// See [`Entry::with_protocol`](Entry::with_protocol).
    #[must_use]
    pub const fn with_protocol(mut self) -> Self {
        self.protocol = true;
        self
    }

    /// See [`Entry::with_varying`](Entry::with_varying).
    #[must_use]
    pub const fn with_varying(mut self, varies: Varies) -> Self {
        self.varies = self.varies.and(varies);
        self
    }

    /// The entry as the variant sends it.
    #[must_use]
    pub const fn apply(&self, entry: Entry) -> Entry {
        entry.overridden(self)
    }

    /// What no longer varies because it is said here.
    pub(crate) const fn fixed(&self) -> Varies {
        let mut fixed = Varies::NONE;
        if self.code.is_some() {
            fixed = fixed.and(Varies::CODE);
        }
        if self.retry.is_some() {
            fixed = fixed.and(Varies::RETRY);
        }
        if self.retry_after.is_some() {
            fixed = fixed.and(Varies::RETRY_AFTER);
        }
        if self.severity.is_some() {
            fixed = fixed.and(Varies::SEVERITY);
        }
        if self.recovery.is_some() {
            fixed = fixed.and(Varies::RECOVERY);
        }
        if self.message.is_some() {
            fixed = fixed.and(Varies::MESSAGE);
        }
        if self.field.is_some() {
            fixed = fixed.and(Varies::FIELD);
        }
        fixed
    }
}
