//! One declared failure: what `#[derive(ErrorContract)]` writes down for a variant.

use core::time::Duration;

use crate::{Category, Code, Fault, GrpcCode, Overrides, Retry, Severity, Varies};

/// One declared failure in a [`Contract`](crate::Contract).
///
/// The derive builds entries, one setter for each attribute; one written by hand looks the same.
/// Compare entries by [`domain`](Self::domain) and [`reason`](Self::reason), their identity, not by
/// address.
///
/// ```
/// use error_contract::{Code, Entry, Retry, Severity};
///
/// const QUEUE_FULL: Entry = Entry::new("queue_full", Code::RateLimited)
///     .with_domain("pubmed")
///     .with_when("Local request queue is at capacity.")
///     .with_recovery("Wait 30 seconds and retry, or reduce batch size.")
///     .with_severity(Severity::Notice);
///
/// assert_eq!(QUEUE_FULL.retry(), Retry::Transient); // follows from the code
/// assert_eq!(QUEUE_FULL.http_status(), 429);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    domain: Option<&'static str>,
    reason: &'static str,
    code: Code,
    retry: Retry,
    retry_declared: bool,
    retry_after: Option<Duration>,
    when: &'static str,
    recovery: &'static str,
    severity: Severity,
    http: Option<u16>,
    message: Option<&'static str>,
    field: Option<&'static str>,
    docs: Option<&'static str>,
    since: Option<&'static str>,
    deprecated: Option<&'static str>,
    context: &'static [&'static str],
    protocol: bool,
    varies: Varies,
}

impl Entry {
    /// An entry with the retry that follows from its code, logged at `error`.
    pub const fn new(reason: &'static str, code: Code) -> Self {
        Self {
            domain: None,
            reason,
            code,
            retry: code.default_retry(),
            retry_declared: false,
            retry_after: None,
            when: "",
            recovery: "",
            severity: Severity::Error,
            http: None,
            message: None,
            field: None,
            docs: None,
            since: None,
            deprecated: None,
            context: &[],
            protocol: false,
            varies: Varies::NONE,
        }
    }

    /// The domain of the contract it belongs to.
    #[must_use]
    pub const fn with_domain(mut self, domain: &'static str) -> Self {
        self.domain = Some(domain);
        self
    }

    /// Whether repeating helps, where that does not follow from the code.
    #[must_use]
    pub const fn with_retry(mut self, retry: Retry) -> Self {
        self.retry = retry;
        self.retry_declared = true;
        self
    }

    /// A constant delay before the next attempt.
    #[must_use]
    pub const fn with_retry_after(mut self, delay: Duration) -> Self {
        self.retry_after = Some(delay);
        self
    }

    /// The condition, as documentation.
    #[must_use]
    pub const fn with_when(mut self, when: &'static str) -> Self {
        self.when = when;
        self
    }

    /// What the receiver should do next. Where the text is interpolated, its template.
    #[must_use]
    pub const fn with_recovery(mut self, recovery: &'static str) -> Self {
        self.recovery = recovery;
        self
    }

    /// The log level.
    #[must_use]
    pub const fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The HTTP status, where it does not follow from the code.
    #[must_use]
    pub const fn with_http_status(mut self, status: u16) -> Self {
        self.http = Some(status);
        self
    }

    /// What the caller sees in place of `Display`. Where the text is interpolated, its template.
    #[must_use]
    pub const fn with_message(mut self, message: &'static str) -> Self {
        self.message = Some(message);
        self
    }

    /// The path of the offending input: `order.customer.email`.
    #[must_use]
    pub const fn with_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }

    /// The documentation page, with `{reason}` where the reason belongs.
    #[must_use]
    pub const fn with_docs(mut self, docs: &'static str) -> Self {
        self.docs = Some(docs);
        self
    }

    /// The release that declared it first.
    #[must_use]
    pub const fn with_since(mut self, since: &'static str) -> Self {
        self.since = Some(since);
        self
    }

    /// Why callers should stop relying on it.
    #[must_use]
    pub const fn with_deprecated(mut self, note: &'static str) -> Self {
        self.deprecated = Some(note);
        self
    }

    /// The names of the fields that may leave the process.
    #[must_use]
    pub const fn with_context(mut self, names: &'static [&'static str]) -> Self {
        self.context = names;
        self
    }

    /// Sent as a JSON-RPC error object, not as a result.
    #[must_use]
    pub const fn with_protocol(mut self) -> Self {
        self.protocol = true;
        self
    }

    /// What each occurrence decides.
    #[must_use]
    pub const fn with_varying(mut self, varies: Varies) -> Self {
        self.varies = self.varies.and(varies);
        self
    }

    /// The domain, half of the identity; `None` until one is declared.
    #[inline]
    pub const fn domain(&self) -> Option<&'static str> {
        self.domain
    }

    /// The stable name that callers switch on.
    #[inline]
    pub const fn reason(&self) -> &'static str {
        self.reason
    }

    /// The class with its numbers.
    #[inline]
    pub const fn code(&self) -> Code {
        self.code
    }

    /// Whether repeating helps.
    #[inline]
    pub const fn retry(&self) -> Retry {
        self.retry
    }

    /// Whether the same call may work: `retry()` is transient.
    #[inline]
    pub const fn retryable(&self) -> bool {
        self.retry.is_transient()
    }

    /// Whether repeating helps, where that was declared and does not just follow from the code.
    #[inline]
    pub const fn declared_retry(&self) -> Option<Retry> {
        if self.retry_declared { Some(self.retry) } else { None }
    }

    /// The declared delay before the next attempt.
    #[inline]
    pub const fn retry_after(&self) -> Option<Duration> {
        self.retry_after
    }

    /// The condition, as documentation.
    #[inline]
    pub const fn when(&self) -> &'static str {
        self.when
    }

    /// The hint; its template where `varies()` holds [`Varies::RECOVERY`].
    #[inline]
    pub const fn recovery(&self) -> &'static str {
        self.recovery
    }

    /// The log level.
    #[inline]
    pub const fn severity(&self) -> Severity {
        self.severity
    }

    /// The range family.
    #[inline]
    pub const fn category(&self) -> Category {
        self.code.category()
    }

    /// Who is to blame.
    #[inline]
    pub const fn fault(&self) -> Fault {
        self.code.fault()
    }

    /// The HTTP status it is sent with. Never 503 on an entry that is not transient, because clients
    /// repeat a 503 by themselves: 502 takes its place.
    pub const fn http_status(&self) -> u16 {
        http_status(self.http, self.code, self.retry)
    }

    /// The gRPC code it is sent with. Never `UNAVAILABLE` on an entry that is not transient, for the
    /// same reason: `INTERNAL` takes its place.
    pub const fn grpc(&self) -> GrpcCode {
        grpc(self.code, self.retry)
    }

    /// The declared HTTP status, if any.
    #[inline]
    pub const fn declared_http_status(&self) -> Option<u16> {
        self.http
    }

    /// What the caller sees in place of `Display`, if declared.
    #[inline]
    pub const fn message(&self) -> Option<&'static str> {
        self.message
    }

    /// The static path of the offending input, if declared.
    #[inline]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// The address of the documentation page, with `{reason}` still in it.
    pub const fn docs(&self) -> Option<&'static str> {
        self.docs
    }

    /// The release that declared it first.
    pub const fn since(&self) -> Option<&'static str> {
        self.since
    }

    /// Why callers should stop relying on it.
    pub const fn deprecated(&self) -> Option<&'static str> {
        self.deprecated
    }

    /// The names of the fields that may leave the process.
    pub const fn context(&self) -> &'static [&'static str] {
        self.context
    }

    /// Whether it is sent as a JSON-RPC error object.
    #[inline]
    pub const fn is_protocol(&self) -> bool {
        self.protocol
    }

    /// What each occurrence decides.
    #[inline]
    pub const fn varies(&self) -> Varies {
        self.varies
    }

    /// The entry under another reason, in the contract of the variant around it: the identity and the
    /// documentation are that variant's, the rest is borrowed.
    pub(crate) const fn borrowed(mut self, reason: &'static str, over: &Overrides) -> Self {
        self.domain = None;
        self.reason = reason;
        self.when = "";
        self.docs = None;
        self.since = None;
        self.deprecated = None;
        self.overridden(over)
    }

    /// What the two entries do not have in common.
    pub(crate) const fn differs_from(&self, other: &Self) -> Varies {
        let mut varies = other.varies;
        if self.code.as_i32() != other.code.as_i32()
            || self.code.class() as u8 != other.code.class() as u8
            || self.http_status() != other.http_status()
        {
            varies = varies.and(Varies::CODE);
        }
        if self.retry as u8 != other.retry as u8 {
            varies = varies.and(Varies::RETRY);
        }
        if self.severity as u8 != other.severity as u8 {
            varies = varies.and(Varies::SEVERITY);
        }
        if !same(Some(self.recovery), Some(other.recovery)) {
            varies = varies.and(Varies::RECOVERY);
        }
        if !same(self.message, other.message) {
            varies = varies.and(Varies::MESSAGE);
        }
        if !same(self.field, other.field) {
            varies = varies.and(Varies::FIELD);
        }
        if self.protocol != other.protocol {
            varies = varies.and(Varies::PROTOCOL);
        }
        if !same_names(self.context, other.context) {
            varies = varies.and(Varies::CONTEXT);
        }
        match (self.retry_after, other.retry_after) {
            (None, None) => {}
            (Some(one), Some(two)) if one.as_nanos() == two.as_nanos() => {}
            _ => varies = varies.and(Varies::RETRY_AFTER),
        }
        varies
    }

    /// The same entry as the variant around it sends it.
    pub(crate) const fn overridden(mut self, by: &Overrides) -> Self {
        if let Some(code) = by.code {
            self.code = code;
            // The status that was declared for another code says nothing about this one.
            self.http = None;
        }
        if let Some(retry) = by.retry {
            self.retry = retry;
            self.retry_declared = true;
        }
        if by.retry_after.is_some() {
            self.retry_after = by.retry_after;
        }
        if let Some(severity) = by.severity {
            self.severity = severity;
        }
        if let Some(recovery) = by.recovery {
            self.recovery = recovery;
        }
        if by.http.is_some() {
            self.http = by.http;
        }
        if by.message.is_some() {
            self.message = by.message;
        }
        if by.field.is_some() {
            self.field = by.field;
        }
        if matches!(self.retry, Retry::Terminal) {
            self.retry_after = None; // nobody waits for what never will work
        }
        self.protocol |= by.protocol;
        self.varies = self.varies.without(by.fixed()).and(by.varies);
        self
    }
}

/// Whether two texts are the same.
const fn same(one: Option<&str>, two: Option<&str>) -> bool {
    match (one, two) {
        (None, None) => true,
        (Some(one), Some(two)) => crate::contract::compare(one, two).is_eq(),
        _ => false,
    }
}

/// Whether two lists of names are the same.
const fn same_names(one: &[&str], two: &[&str]) -> bool {
    let (mut one, mut two) = (one, two);
    loop {
        match (one.split_first(), two.split_first()) {
            (None, None) => return true,
            (Some((first, one_rest)), Some((second, two_rest))) if same(Some(first), Some(second)) => {
                one = one_rest;
                two = two_rest;
            }
            _ => return false,
        }
    }
}

/// The status an occurrence is sent with: what was declared, else that of the code, kept away from
/// 503 where clients would repeat in vain.
pub(crate) const fn http_status(declared: Option<u16>, code: Code, retry: Retry) -> u16 {
    let status = match declared {
        Some(status) => status,
        None => code.http_status(),
    };
    if status == 503 && !retry.is_transient() { 502 } else { status }
}

/// The gRPC code an occurrence is sent with, kept away from `UNAVAILABLE` in the same way.
pub(crate) const fn grpc(code: Code, retry: Retry) -> GrpcCode {
    let grpc = code.grpc();
    if grpc.as_i32() == GrpcCode::UNAVAILABLE.as_i32() && !retry.is_transient() {
        GrpcCode::INTERNAL
    } else {
        grpc
    }
}
