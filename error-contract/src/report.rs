//! One record in the log for a failure that leaves, and one count in the metrics. With the feature
//! `tracing`.
//!
//! ```
//! use error_contract::{ErrorContract, Severity, report};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! #[contract(domain = "pubmed")]
//! enum FetchError {
//!     /// Local request queue is at capacity.
//!     #[error("the request queue is full")]
//!     #[reason("queue_full")]
//!     #[code(RateLimited)]
//!     #[severity(notice)]
//!     #[recovery("Wait 30 seconds and retry, or reduce batch size.")]
//!     QueueFull,
//! }
//!
//! // INFO error_contract: the request queue is full error.type="RateLimited" error.reason="queue_full" …
//! report::report(&FetchError::QueueFull).with_request_id("7").emit();
//! assert_eq!(report::report(&FetchError::QueueFull).severity(), Severity::Notice);
//! ```
//!
//! # The record
//!
//! Report where the failure leaves the process, once; the boundaries of this crate do it. The event has the
//! target [`TARGET`] and the level of the severity: `debug` is `DEBUG`, `info` and `notice` are `INFO`,
//! `warning` is `WARN`, `error` is `ERROR`. Its message is what `Display` says, for people who run the service,
//! also where `message = "…"` tells the caller something else. What is not known is left out:
//!
//! | field | |
//! |---|---|
//! | `error.type` | OpenTelemetry's attribute of that name: the class of the code, such as `NotFound`, one of [`Class::ALL`](crate::Class::ALL); `_OTHER` for `UnknownError` |
//! | `error.reason`, `error.domain` | the identity |
//! | `error.code` | the number that [`ErrorResponse`](crate::ErrorResponse) carries |
//! | `error.category`, `error.fault` | the range family; who is to blame |
//! | `error.retryable` | whether the same call may work |
//! | `error.recovery` | the hint, the same text that the wire carries |
//! | `error.severity` | `debug`, `info`, `notice`, `warning` or `error` |
//! | `error.chain` | what `source()` says, and its sources, each after `": "`; it never reaches a wire |
//! | `error.operation` | what failed, from the outside in: what [`Report::with_operation`] was told, then [`Failure::operation`](crate::Failure::operation) |
//! | `error.request_id` | the id under which the caller knows the request |
//!
//! A cancelled request is nobody's failure: its record is at `info`, without the chain.
//!
//! A record stays one record: characters that end a line, move the cursor or turn the direction of reading
//! are escaped (`\n`, `\u{1b}`, `\u{202e}`), and long texts are cut. A `Display` that fails costs its own
//! text and nothing else.
//!
//! # Metrics
//!
//! [`Metrics`] is handed [`Labels`], of which there is a bounded number: nothing that a caller sends, and no
//! reason that was not declared, can become a label.

use alloc::string::String;

use crate::{
    Category, Class, Code, Fault, Outbound, Severity,
    bounded::Bounded,
    chain::causes,
    json::UNREADABLE,
    line::Line,
    mcp::MAX_TEXT,
    payload::{Payload, UNWRITABLE, text_or},
};

/// The target of every event: `RUST_LOG=error_contract=info`.
pub const TARGET: &str = "error_contract";

/// How many sources a record names. A chain may be as long as a bug makes it, or a circle.
const LINKS: usize = 32;

/// The most bytes of one source.
const LINK_TEXT: usize = 1024;

/// The report of a failure; nothing is written before [`emit`](Report::emit).
pub fn report<E: Outbound + ?Sized>(error: &E) -> Report<'_> {
    Report { payload: error.__payload(), operation: None, request_id: None }
}

/// See [`report()`].
#[derive(Clone, Copy)]
pub struct Report<'a> {
    payload: Payload<'a>,
    operation: Option<&'a str>,
    request_id: Option<&'a str>,
}

impl<'a> Report<'a> {
    /// With the name of what failed, as `error.operation`: a tool, a route.
    #[must_use]
    pub fn with_operation(mut self, operation: &'a str) -> Self {
        self.operation = Some(operation);
        self
    }

    /// With the id under which the caller knows the request, as `error.request_id`.
    #[must_use]
    pub fn with_request_id(mut self, request_id: &'a str) -> Self {
        self.request_id = Some(request_id);
        self
    }

    /// The severity of the record: the entry's, but `info` for a cancelled request.
    pub fn severity(&self) -> Severity {
        if self.is_cancelled() { Severity::Info } else { self.payload.severity() }
    }

    /// What metrics may be labelled with.
    pub fn labels(&self) -> Labels {
        let declared = self.payload.declared();
        Labels {
            code: self.payload.code(),
            severity: self.severity(),
            domain: declared.and_then(|(domain, _)| domain),
            reason: declared.map(|(_, reason)| reason),
        }
    }

    /// Writes the record, once for a [`Failure`](crate::Failure) whoever reports it again.
    pub fn emit(&self) {
        if self.payload.claim_report() {
            self.write();
        }
    }

    fn write(&self) {
        match self.severity() {
            Severity::Debug => event!(self, DEBUG),
            Severity::Info | Severity::Notice => event!(self, INFO),
            Severity::Warning => event!(self, WARN),
            Severity::Error => event!(self, ERROR),
        }
    }

    /// Writes the record and counts the failure, both or neither.
    ///
    /// ```
    /// use std::cell::RefCell;
    ///
    /// use error_contract::{ErrorContract, report::{self, Labels}};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// #[error("the mirror is down")]
    /// #[contract(reason = "mirror_down", code = ServiceUnavailable, when = "The mirror does not answer.")]
    /// #[contract(recovery = "Call fetch_article with another id until the mirror is back.")]
    /// struct MirrorDown;
    ///
    /// let counted = RefCell::new(Vec::new());
    /// report::report(&MirrorDown).emit_and_count(&|labels: Labels| counted.borrow_mut().extend(labels.pairs()));
    /// assert_eq!(counted.into_inner(), [
    ///     ("error.type", "ServiceUnavailable"),
    ///     ("error.fault", "upstream"),
    ///     ("error.severity", "error"),
    ///     ("error.reason", "mirror_down"),
    /// ]);
    /// ```
    pub fn emit_and_count<M: Metrics + ?Sized>(&self, metrics: &M) {
        if self.payload.claim_report() {
            self.write();
            metrics.failed(self.labels());
        }
    }

    fn is_cancelled(&self) -> bool {
        self.payload.code().class() == Class::RequestCancelled
    }

    /// What failed, from the outside in.
    fn operation(&self) -> Option<String> {
        match (self.operation, self.payload.operation()) {
            (Some(outer), Some(inner)) if outer != inner => Some([line(outer), line(inner)].join(" > ")),
            (outer, inner) => outer.or(inner).map(line),
        }
    }

    fn message(&self) -> String {
        text_or(bounded_line(self.payload.error()), UNWRITABLE)
    }

    /// The hint as the wire carries it, cut in the same place.
    fn recovery(&self) -> Option<String> {
        let hint = self.payload.bounded_recovery().map(|hint| text_or(Line(hint), UNREADABLE));
        hint.filter(|hint| !hint.is_empty())
    }

    fn chain(&self) -> Option<String> {
        if self.is_cancelled() {
            return None;
        }
        let mut said = self.message();
        let mut chain = String::new();
        let mut causes = self.payload.error().source().into_iter().flat_map(causes);
        for error in causes.by_ref().take(LINKS) {
            let text = text_or(Line(Bounded { text: error, limit: LINK_TEXT }), UNWRITABLE);
            // A layer that shows its source, or passes everything on to it, is said once.
            if text != said {
                if !chain.is_empty() {
                    chain.push_str(": ");
                }
                chain.push_str(&text);
                said = text;
            }
        }
        if causes.next().is_some() {
            chain.push_str(if chain.is_empty() { "…" } else { ": …" });
        }
        (!chain.is_empty()).then_some(chain)
    }
}

fn bounded_line(text: impl core::fmt::Display) -> impl core::fmt::Display {
    Line(Bounded { text, limit: MAX_TEXT })
}

fn line(text: &str) -> String {
    text_or(bounded_line(text), UNREADABLE)
}

/// Texts are written only where somebody listens; the level of an event is part of its type.
macro_rules! event {
    ($report:expr, $level:ident) => {
        tracing::event!(
            target: TARGET,
            tracing::Level::$level,
            "error.type" = error_type($report.payload.code()),
            "error.reason" = $report.payload.reason().map(line).as_deref(),
            "error.domain" = $report.payload.domain().map(line).as_deref(),
            "error.code" = $report.payload.code().as_i32(),
            "error.category" = $report.payload.code().category().as_str(),
            "error.fault" = $report.payload.code().fault().as_str(),
            "error.retryable" = $report.payload.retryable(),
            "error.recovery" = $report.recovery().as_deref(),
            "error.severity" = $report.severity().as_str(),
            "error.chain" = $report.chain().as_deref(),
            "error.operation" = $report.operation().as_deref(),
            "error.request_id" = $report.request_id.map(line).as_deref(),
            "{}",
            $report.message(),
        )
    };
}
use event;

/// OpenTelemetry asks for few and predictable values, and keeps `_OTHER` for what nobody classified.
const fn error_type(code: Code) -> &'static str {
    match code.class() {
        Class::UnknownError => "_OTHER",
        class => class.name(),
    }
}

/// What a failure may be counted by: fault, severity and class always, the identity where it was declared.
///
/// All of it is static text, so the number of series is bounded by the contracts in the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Labels {
    code: Code,
    severity: Severity,
    domain: Option<&'static str>,
    reason: Option<&'static str>,
}

impl Labels {
    /// Who is to blame.
    pub const fn fault(self) -> Fault {
        self.code.fault()
    }

    /// The severity of the record.
    pub const fn severity(self) -> Severity {
        self.severity
    }

    /// The class of the code, as OpenTelemetry's `error.type`.
    pub const fn error_type(self) -> &'static str {
        error_type(self.code)
    }

    /// The range family.
    pub const fn category(self) -> Category {
        self.code.category()
    }

    /// The domain of the reason.
    pub const fn domain(self) -> Option<&'static str> {
        self.domain
    }

    /// The reason, where an entry declares it.
    pub const fn reason(self) -> Option<&'static str> {
        self.reason
    }

    /// The labels under the names that the record has for them.
    pub fn pairs(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let always = [
            ("error.type", self.error_type()),
            ("error.fault", self.fault().as_str()),
            ("error.severity", self.severity.as_str()),
        ];
        let domain = self.domain.map(|domain| ("error.domain", domain));
        let reason = self.reason.map(|reason| ("error.reason", reason));
        always.into_iter().chain(domain).chain(reason)
    }
}

/// Where failures are counted: a closure, or a type of one's own around the metrics library of the program.
///
/// ```
/// use std::sync::atomic::{AtomicU64, Ordering};
///
/// use error_contract::{Fault, report::{Labels, Metrics}};
///
/// #[derive(Default)]
/// struct OurFault(AtomicU64);
///
/// impl Metrics for OurFault {
///     fn failed(&self, labels: Labels) {
///         if labels.fault() == Fault::Server {
///             self.0.fetch_add(1, Ordering::Relaxed);
///         }
///     }
/// }
/// ```
pub trait Metrics {
    /// One failure has left.
    fn failed(&self, labels: Labels);
}

impl<F: Fn(Labels) + ?Sized> Metrics for F {
    fn failed(&self, labels: Labels) {
        self(labels);
    }
}
