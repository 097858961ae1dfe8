//! What every envelope is written from.

use core::{
    fmt::{self, Write as _},
    time::Duration,
};

use alloc::{borrow::Cow, string::String};

use crate::{
    Code, Entry, ErrorContract, Failure, Retry, Severity,
    bounded::Bounded,
    context,
    failure::{Hint, answers},
    json::{Key, Object, UNREADABLE, key},
    mcp::MAX_TEXT,
    retry::wire_seconds,
};

/// What stands in the place of a message whose `Display` fails.
pub(crate) const UNWRITABLE: &str = "the message of this error could not be written";

/// A text of an error as a value, or what stands in its place.
pub(crate) fn text_or(text: impl fmt::Display, otherwise: &str) -> String {
    let mut written = String::new();
    push_or(&mut written, text, otherwise);
    written
}

/// The same behind what is there.
pub(crate) fn push_or(to: &mut String, text: impl fmt::Display, otherwise: &str) {
    let mark = to.len();
    if write!(to, "{text}").is_err() {
        to.truncate(mark);
        to.push_str(otherwise);
    }
}

/// One failure, as the envelopes see it: the only place they ask. What a function of the occurrence
/// decides is asked once, so that an envelope cannot contradict itself.
#[derive(Clone, Copy)]
pub struct Payload<'a> {
    from: From<'a>,
    code: Code,
    retry: Option<Retry>,
    retry_after: Option<Duration>,
    severity: Severity,
    /// Domain and reason in the contract in force.
    #[cfg(feature = "tracing")]
    declared: Option<(Option<&'static str>, &'static str)>,
}

#[derive(Clone, Copy)]
enum From<'a> {
    Error(&'a dyn ErrorContract),
    /// With the hint that the contract in force has for its reason.
    Failure(&'a Failure, Option<&'static str>),
}

impl<'a> Payload<'a> {
    pub(crate) fn new(error: &'a dyn ErrorContract) -> Self {
        Self {
            from: From::Error(error),
            code: error.code(),
            retry: Some(error.retry()),
            retry_after: error.retry_after(),
            severity: error.severity(),
            #[cfg(feature = "tracing")]
            declared: None,
        }
    }

    /// The failure where the contract in force declares `declared` for its reason.
    pub(crate) fn of_failure(failure: &'a Failure, declared: Option<&Entry>) -> Self {
        Self {
            from: From::Failure(failure, declared.and_then(answers::hint)),
            code: failure.code(),
            retry: failure.said_retry(),
            retry_after: failure.said_retry_after(),
            severity: failure.said_severity(declared.map(Entry::severity)),
            #[cfg(feature = "tracing")]
            declared: declared.map(|entry| (entry.domain(), entry.reason())),
        }
    }

    pub(crate) fn code(self) -> Code {
        self.code
    }

    /// Whether repeating helps, where that was said.
    pub(crate) fn declared_retry(self) -> Option<Retry> {
        self.retry
    }

    /// Whether repeating helps: what was said, else what follows from the code.
    pub(crate) fn retry(self) -> Retry {
        self.retry.unwrap_or(self.code.default_retry())
    }

    /// What every wire calls `retryable`, where that was said.
    pub(crate) fn retryable(self) -> Option<bool> {
        self.retry.map(Retry::is_transient)
    }

    pub(crate) fn reason(self) -> Option<&'a str> {
        match self.from {
            From::Error(error) => Some(error.reason()),
            From::Failure(failure, _) => failure.said_reason(),
        }
    }

    pub(crate) fn domain(self) -> Option<&'a str> {
        match self.from {
            From::Error(error) => error.domain(),
            From::Failure(failure, _) => failure.said_domain(),
        }
    }

    /// What was declared, for the documentation.
    pub(crate) fn entry(self) -> Option<&'a Entry> {
        match self.from {
            From::Error(error) => Some(error.entry()),
            From::Failure(failure, _) => failure.said_entry(),
        }
    }

    pub(crate) fn field(self) -> Option<Cow<'a, str>> {
        match self.from {
            From::Error(error) => error.field(),
            From::Failure(failure, _) => failure.said_field(),
        }
    }

    pub(crate) fn original_error(self) -> Option<Cow<'a, str>> {
        match self.from {
            From::Error(error) => error.original_error(),
            From::Failure(failure, _) => failure.said_original_error(),
        }
    }

    pub(crate) fn severity(self) -> Severity {
        self.severity
    }

    /// What was being done, for the log.
    pub(crate) fn operation(self) -> Option<&'a str> {
        match self.from {
            From::Error(_) => None,
            From::Failure(failure, _) => failure.said_operation(),
        }
    }

    /// How long to wait, as it was said.
    pub(crate) fn delay(self) -> Option<Duration> {
        self.retry_after
    }

    /// Whole seconds, rounded up, at most a day.
    pub(crate) fn retry_after(self) -> Option<u64> {
        self.retry_after.map(wire_seconds)
    }

    pub(crate) fn http_status(self) -> u16 {
        let declared = match self.from {
            From::Error(error) => error.__http(),
            From::Failure(failure, _) => failure.said_http(),
        };
        crate::entry::http_status(declared, self.code, self.retry())
    }

    pub(crate) fn is_protocol(self) -> bool {
        match self.from {
            From::Error(error) => error.is_protocol(),
            From::Failure(failure, _) => failure.is_protocol(),
        }
    }

    /// What the caller sees: `message = "…"`, else `Display`. May fail to format.
    pub(crate) fn message(self) -> impl fmt::Display {
        struct Message<'a>(From<'a>);
        impl fmt::Display for Message<'_> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0 {
                    From::Error(error) => error.__write_message(out),
                    From::Failure(failure, _) => failure.write_message(out),
                }
            }
        }
        Message(self.from)
    }

    /// What the receiver should do next, where that is known. May fail to format.
    pub(crate) fn recovery(self) -> Option<impl fmt::Display> {
        struct Recovery<'a>(Hint<'a>);
        impl fmt::Display for Recovery<'_> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.0 {
                    Hint::Text(text) => out.write_str(text),
                    Hint::Error(error) => error.__write_recovery(out),
                }
            }
        }
        self.hint().map(Recovery)
    }

    /// The same as a text.
    pub(crate) fn recovery_text(self) -> Option<Cow<'a, str>> {
        Some(match self.hint()? {
            Hint::Text(text) => Cow::Borrowed(text),
            Hint::Error(error) => error.recovery(),
        })
    }

    fn hint(self) -> Option<Hint<'a>> {
        match self.from {
            From::Error(error) => Some(Hint::Error(error)),
            From::Failure(failure, declared) => failure.said_recovery(declared),
        }
    }

    pub(crate) fn write_message(self, object: &mut Object<'_>, key: Key) {
        object.written(key, self.message(), UNWRITABLE);
    }

    /// The message as tool results, error objects and problems send it.
    pub(crate) fn bounded_message(self) -> impl fmt::Display {
        Bounded { text: self.message(), limit: MAX_TEXT }
    }

    /// The hint as tool results and error objects send it.
    pub(crate) fn bounded_recovery(self) -> Option<impl fmt::Display> {
        self.recovery().map(|text| Bounded { text, limit: MAX_TEXT })
    }

    pub(crate) fn write_bounded_message(self, object: &mut Object<'_>, key: Key) {
        object.written(key, self.bounded_message(), UNWRITABLE);
    }

    /// The hint. Values that fail have cost themselves already; what is left to fail is written by hand.
    pub(crate) fn write_recovery(self, object: &mut Object<'_>, key: Key) {
        if let Some(recovery) = self.recovery() {
            object.written(key, recovery, UNREADABLE);
        }
    }

    pub(crate) fn write_context(self, object: &mut Object<'_>) {
        match self.from {
            From::Error(error) => context::add(error, object),
            #[cfg(feature = "serde")]
            From::Failure(failure, _) => failure.write_context(object),
            #[cfg(not(feature = "serde"))]
            From::Failure(..) => {}
        }
    }

    /// The members of `error.data`, in MCP tool results and in JSON-RPC error objects: `reason` comes
    /// last, so that nothing before it can stand in its place.
    pub(crate) fn write_data(self, object: &mut Object<'_>, request_id: Option<&str>) {
        object.bool_if_some(key!("retryable"), self.retryable());
        object.text_if_some(key!("retry"), self.declared_retry().map(Retry::as_str));
        object.number_if_some(key!("retryAfter"), self.retry_after());
        object.text_if_some(key!("domain"), self.domain());
        if let Some(code) = self.code().domain_code() {
            object.signed(key!("domainCode"), code.into());
        }
        object.text_if_some(key!("field"), self.field().as_deref());
        object.text_if_some(key!("originalError"), self.original_error().as_deref());
        object.text_if_some(key!("requestId"), request_id);
        if let Some(hint) = self.bounded_recovery() {
            object.object(key!("recovery"), |recovery| recovery.written(key!("hint"), hint, UNREADABLE));
        }
        self.write_context(object);
        object.text_if_some(key!("reason"), self.reason());
    }
}

#[cfg(feature = "axum08")]
impl Payload<'_> {
    /// The same, logged at another level.
    pub(crate) fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }
}

#[cfg(feature = "rmcp3")]
impl Payload<'_> {
    /// The same where `contract` is in force, unless another one is that declares its reason.
    pub(crate) fn within(self, contract: &'static crate::Contract) -> Self {
        match self.from {
            From::Failure(failure, _) if self.declared.is_none() => failure.sent_within(contract).payload,
            _ => self,
        }
    }
}

/// What the log and the metrics ask besides.
#[cfg(feature = "tracing")]
impl<'a> Payload<'a> {
    /// The error itself: `Display` and the sources are for the log.
    pub(crate) fn error(self) -> &'a dyn core::error::Error {
        match self.from {
            From::Error(error) => error,
            From::Failure(failure, _) => failure,
        }
    }

    /// Domain and reason, where an entry declares the reason: static text, of which there is not much.
    pub(crate) fn declared(self) -> Option<(Option<&'static str>, &'static str)> {
        match self.from {
            From::Error(error) => Some((error.domain(), error.reason())),
            From::Failure(failure, _) => self.declared.or_else(|| failure.said_declared()),
        }
    }

    /// Whether nobody has reported it yet; from now on somebody has.
    pub(crate) fn claim_report(self) -> bool {
        match self.from {
            From::Error(_) => true,
            From::Failure(failure, _) => failure.claim_report(),
        }
    }
}
