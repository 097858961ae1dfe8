//! A failure as it leaves: what was said where it was raised, and the hint of the contract in force.

use alloc::{borrow::Cow, string::String};
use core::{fmt, time::Duration};

use super::Failure;
use crate::{
    Category, Code, Contract, Entry, Fault, GrpcCode, Outbound, Retry, Severity,
    mcp::Placement,
    payload::{Payload, UNWRITABLE, text_or},
};

/// A failure as it leaves: what was said where it was raised, and the hint that the contract in force has
/// for its reason. From [`Failure::sent`], [`Failure::sent_within`] and [`Within::sent`](super::Within::sent).
///
/// Every envelope takes it.
///
/// ```
/// use error_contract::{Failure, Severity};
///
/// let failure = Failure::invalid_params("query is a boolean")
///     .reason("invalid_arguments")
///     .field("query")
///     .operation("search_articles");
/// let sent = failure.sent();
/// assert_eq!((sent.code().as_i32(), sent.http_status()), (-32602, 400));
/// assert_eq!((sent.reason(), sent.field().as_deref()), (Some("invalid_arguments"), Some("query")));
/// assert_eq!((sent.retry(), sent.retry_after(), sent.recovery()), (None, None, None)); // nobody said
/// assert_eq!(sent.severity(), Severity::Notice); // one of the two refusals of frameworks
/// assert_eq!(sent.operation(), Some("search_articles"));
/// assert_eq!(sent.message(), "query is a boolean");
/// ```
#[derive(Clone, Copy)]
pub struct Sent<'a>(pub(crate) Payload<'a>);

impl<'a> Sent<'a> {
    pub(super) fn new(failure: &'a Failure, contract: Option<&'static Contract>) -> Self {
        let declared =
            contract.zip(failure.said_reason()).and_then(|(contract, reason)| contract.find(reason));
        // The same name in another domain is another reason.
        let same =
            |entry: &&Entry| entry.domain().zip(failure.said_domain()).is_none_or(|(one, two)| one == two);
        Self(Payload::of_failure(failure, declared.as_ref().filter(same)))
    }

    /// The class and the number.
    pub fn code(self) -> Code {
        self.0.code()
    }

    /// The stable name that callers switch on, where there is one.
    pub fn reason(self) -> Option<&'a str> {
        self.0.reason()
    }

    /// The domain that the reason belongs to.
    pub fn domain(self) -> Option<&'a str> {
        self.0.domain()
    }

    /// What the caller sees. Where the `Display` of an error inside fails, a text that says so.
    pub fn message(self) -> String {
        text_or(self.0.message(), UNWRITABLE)
    }

    /// Whether repeating helps, where that was said.
    pub fn retry(self) -> Option<Retry> {
        self.0.declared_retry()
    }

    /// How long to wait before the next attempt.
    pub fn retry_after(self) -> Option<Duration> {
        self.0.delay()
    }

    /// What the receiver should do next, where that is known.
    pub fn recovery(self) -> Option<Cow<'a, str>> {
        self.0.recovery_text()
    }

    /// The path of the offending input.
    pub fn field(self) -> Option<Cow<'a, str>> {
        self.0.field()
    }

    /// A vendor's own identifier.
    pub fn original_error(self) -> Option<Cow<'a, str>> {
        self.0.original_error()
    }

    /// How loudly to log it: as the error of a derived type inside says, else as the contract in force
    /// declares, else as the entry that it was made from does; `info` for a cancelled call, `notice` for the
    /// refusals of frameworks, else `error`.
    pub fn severity(self) -> Severity {
        self.0.severity()
    }

    /// What was being done, for the log.
    pub fn operation(self) -> Option<&'a str> {
        self.0.operation()
    }

    /// The range family.
    pub fn category(self) -> Category {
        self.code().category()
    }

    /// Who is to blame, for metrics.
    pub fn fault(self) -> Fault {
        self.code().fault()
    }

    /// The HTTP status it is sent with.
    pub fn http_status(self) -> u16 {
        self.0.http_status()
    }

    /// The gRPC code it is sent with.
    pub fn grpc(self) -> GrpcCode {
        crate::entry::grpc(self.code(), self.0.retry())
    }
}

impl Outbound for Sent<'_> {
    fn __payload(&self) -> Payload<'_> {
        self.0
    }

    fn __placed(&self) -> Option<Placement> {
        None
    }
}

impl fmt::Debug for Sent<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Sent")
            .field("code", &self.code())
            .field("reason", &self.reason())
            .field("recovery", &self.recovery())
            .finish_non_exhaustive()
    }
}
