//! A failure of any kind, for services and one-offs: an error whose type says nothing about it.

use alloc::{borrow::Cow, boxed::Box};
#[cfg(feature = "serde")]
use alloc::{string::String, vec::Vec};
use core::{
    error::Error,
    fmt,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use crate::{
    Code, Contract, Entry, ErrorContract, ErrorResponse, Outbound, Reason, ReasonName, Response, Retry,
    mcp::Placement,
    payload::{Payload, UNWRITABLE, text_or},
};

pub(crate) mod answers;
#[cfg(feature = "serde")]
mod context;
mod factories;
mod layers;
mod result_ext;
mod sent;
mod within;

pub(crate) use {
    answers::Hint,
    layers::{BoxError, Find, Inner, Read, Shown, read_contract, read_ours, read_within},
};
pub use {result_ext::ResultExt, sent::Sent, within::Within};

/// A failure of any kind: what a service raises where no type of its own says what the failure means, and
/// what every other error becomes on its way out.
///
/// There is a factory for each code, and builders for the rest. Nothing leaves the process that was not
/// given here: not the [source](Self::source), not the [operation](Self::operation). It is an `Error`, but
/// not an [`ErrorContract`], because it declares nothing; every [`ErrorContract`] becomes one by `?` and
/// loses nothing.
///
/// Whether the failure may be repeated is sent only where it was [said](Self::retryable), or where the entry
/// that it was made from [declares it](Self::by_reason); but an [`ErrorResponse`] always has `retryable`, by the
/// code if by nothing else.
///
/// ```
/// use error_contract::{Failure, mcp};
///
/// fn article(id: u32) -> Result<(), Failure> {
///     Err(Failure::not_found("no article has this id")
///         .reason("no_match")
///         .context("id", id)
///         .recovery("Call search_articles and pass one of its ids."))
/// }
///
/// assert_eq!(
///     mcp::text(&article(7).unwrap_err()),
///     "Error: no article has this id\n\n\
///      Recovery: Call search_articles and pass one of its ids.\n\n\
///      (reason no_match)",
/// );
/// ```
pub struct Failure(Box<Data>);

struct Data {
    origin: Origin,
    entry: Option<Entry>,
    message: Option<Cow<'static, str>>,
    reason: Option<Cow<'static, str>>,
    domain: Option<Cow<'static, str>>,
    field: Option<Cow<'static, str>>,
    recovery: Option<Cow<'static, str>>,
    original_error: Option<Cow<'static, str>>,
    retry: Option<Retry>,
    retry_after: Option<Duration>,
    /// Keys, and values as JSON.
    #[cfg(feature = "serde")]
    context: Vec<(Cow<'static, str>, String)>,
    source: Option<BoxError>,
    operation: Option<Cow<'static, str>>,
    reported: AtomicBool,
}

/// What a failure was made from.
enum Origin {
    /// Nothing: it was raised as a failure.
    Own(Code),
    /// The request was cancelled, whatever else went wrong.
    Cancelled,
    /// An error of a derived type.
    Contract(Box<dyn ErrorContract + Send + Sync>),
    /// An error that says nothing of itself, classified.
    Foreign { error: BoxError, code: Code, shown: Shown },
    /// An error with one of ours among its causes.
    Around { error: BoxError, find: Find },
}

impl Failure {
    /// The failure with this code and this message.
    ///
    /// Prefer the factory of a class where the number does not matter, and the most specific class there
    /// is: a caller does something else about `NotFound` than about `InternalError`.
    ///
    /// ```
    /// use error_contract::{Code, Failure};
    ///
    /// const LEDGER_CLOSED: Code = Code::from_number(3417).unwrap();
    /// assert_eq!(Failure::new(LEDGER_CLOSED, "the ledger is closed").to_response().code, 3417);
    /// ```
    pub fn new(code: Code, message: impl Into<Cow<'static, str>>) -> Self {
        let mut failure = Self::of(Origin::Own(code));
        failure.0.message = Some(message.into());
        failure
    }

    /// The failure that a type declares under this reason: its code, and its retry where that is declared.
    /// The message is the entry's `when` until [another](Self::message) is given; the hint is the entry's
    /// until [another](Self::recovery) is given.
    ///
    /// ```
    /// use error_contract::{ErrorContract, Failure, Retry};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// #[contract(reasons = FetchReason)]
    /// enum FetchError {
    ///     /// The local queue is at capacity.
    ///     #[error("the queue is full")]
    ///     #[reason("queue_full")]
    ///     #[code(RateLimited)]
    ///     #[retryable]
    ///     #[recovery("Wait thirty seconds, then send the call again.")]
    ///     QueueFull,
    /// }
    ///
    /// let failure = Failure::by_reason(FetchReason::QueueFull);
    /// assert_eq!(failure.to_string(), "The local queue is at capacity.");
    /// assert_eq!(failure.sent().retry(), Some(Retry::Transient));
    /// ```
    pub fn by_reason<R: Reason>(reason: R) -> Self {
        Self::by_entry(reason.entry())
    }

    /// [`by_reason`](Self::by_reason) for an entry that was found by its name, as in
    /// `E::CONTRACT.find("no_match")`.
    ///
    /// ```
    /// use error_contract::{Code, Entry, Failure};
    ///
    /// let entry = Entry::new("no_match", Code::NotFound).with_when("No record matches the id.");
    /// assert_eq!(Failure::by_entry(&entry).to_string(), "No record matches the id.");
    /// ```
    pub fn by_entry(entry: &Entry) -> Self {
        let mut failure = Self::of(Origin::Own(entry.code()));
        failure.0.entry = Some(*entry);
        failure.0.message = Some(Cow::Borrowed(entry.when()));
        failure
    }

    /// An error that says nothing of itself.
    pub(crate) fn foreign(error: BoxError, code: Code, shown: Shown) -> Self {
        Self::of(Origin::Foreign { error, code, shown })
    }

    /// An error with one of ours among its causes.
    pub(crate) fn around(error: BoxError, find: Find) -> Self {
        Self::of(Origin::Around { error, find })
    }

    fn of(origin: Origin) -> Self {
        Self(Box::new(Data {
            origin,
            entry: None,
            message: None,
            reason: None,
            domain: None,
            field: None,
            recovery: None,
            original_error: None,
            retry: None,
            retry_after: None,
            #[cfg(feature = "serde")]
            context: Vec::new(),
            source: None,
            operation: None,
            reported: AtomicBool::new(false),
        }))
    }

    /// The same failure of a request that was cancelled meanwhile: `RequestCancelled` over everything, the
    /// message, and nothing else. Nothing is filled, and there is no source to log.
    ///
    /// ```
    /// use error_contract::{Code, Failure, Severity};
    ///
    /// let cancelled = Failure::not_found("no record 77").reason("no_match").into_cancelled();
    /// assert_eq!((cancelled.sent().code(), cancelled.sent().reason()), (Code::RequestCancelled, None));
    /// assert_eq!(cancelled.sent().severity(), Severity::Info);
    /// ```
    #[must_use]
    pub fn into_cancelled(self) -> Self {
        let mut cancelled = Self::of(Origin::Cancelled);
        cancelled.0.message = Some(Cow::Owned(self.sent().message()));
        cancelled.0.operation.clone_from(&self.0.operation);
        cancelled.0.reported = AtomicBool::new(self.0.reported.load(Ordering::Relaxed));
        cancelled
    }
}

impl Failure {
    /// The stable name that callers switch on: a text, or a variant of the enum that `reasons = Name`
    /// generates, which cannot be misspelt.
    ///
    /// Where the contract in force declares that reason, the failure gets the hint declared there, and
    /// nothing else: not the code, not whether to repeat.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::not_found("no record 77").reason("no_match");
    /// assert_eq!(failure.sent().reason(), Some("no_match"));
    /// ```
    ///
    /// A variant says its domain as well: two domains may have the same reason.
    ///
    /// ```
    /// use error_contract::{ErrorContract, Failure};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// #[contract(domain = "pubmed", reasons = FetchReason)]
    /// enum FetchError {
    ///     /// No requested PMID returned data.
    ///     #[error("none of 3 PMIDs returned data")]
    ///     #[reason("no_match")]
    ///     #[code(NotFound)]
    ///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    ///     NoMatch,
    /// }
    ///
    /// let failure = Failure::not_found("no such PMID").reason(FetchReason::NoMatch);
    /// assert_eq!((failure.sent().domain(), failure.sent().reason()), (Some("pubmed"), Some("no_match")));
    /// ```
    #[must_use]
    pub fn reason(mut self, reason: impl Into<ReasonName>) -> Self {
        let ReasonName { domain, reason } = reason.into();
        if let Some(domain) = domain {
            self.0.domain = Some(Cow::Borrowed(domain));
        }
        self.0.reason = Some(reason);
        self
    }
}

/// The builders that take a text.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// What is said about the failure.
        impl Failure {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $name(mut self, $name: impl Into<Cow<'static, str>>) -> Self {
                    self.0.$name = Some($name.into());
                    self
                }
            )*
        }
    };
}

texts! {
    /// What the caller sees. Of a failure that was made from an error, the log goes on showing the error's
    /// own text.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// assert_eq!(Failure::conflict("409").message("the name is taken").to_string(), "the name is taken");
    /// ```
    message;
    /// The domain that the reason belongs to.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::not_found("no record 77").reason("no_match").domain("pubmed");
    /// assert_eq!(failure.to_response().details.unwrap().domain.as_deref(), Some("pubmed"));
    /// ```
    domain;
    /// The path of the offending input.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::invalid_params("no such country").field("order.address.country");
    /// assert_eq!(failure.sent().field().as_deref(), Some("order.address.country"));
    /// ```
    field;
    /// What the receiver should do next. It wins over whatever a contract declares; an empty one says that
    /// there is nothing to do.
    ///
    /// ```
    /// use error_contract::{Failure, mcp};
    ///
    /// let failure = Failure::not_found("no record 77").recovery("Ids run from 1 to 50; pick one.");
    /// assert_eq!(mcp::text(&failure), "Error: no record 77\n\nRecovery: Ids run from 1 to 50; pick one.");
    /// ```
    recovery;
    /// A vendor's own identifier, such as `ORDER_NOT_FOUND`.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::not_found("no order 7").original_error("ORDER_NOT_FOUND");
    /// assert_eq!(failure.sent().original_error().as_deref(), Some("ORDER_NOT_FOUND"));
    /// ```
    original_error;
    /// What was being done, for the log. It does not leave the process.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::timeout("no answer in 5 s").operation("search_articles");
    /// assert_eq!(failure.sent().operation(), Some("search_articles"));
    /// assert!(!failure.response().to_json().contains("search_articles"));
    /// ```
    operation;
}

impl Failure {
    pub(crate) fn operation_unless_named(mut self, operation: Cow<'static, str>) -> Self {
        self.0.operation.get_or_insert(operation);
        self
    }

    /// Whether the same call may work: `true` is [`Retry::Transient`], `false` is [`Retry::Correctable`].
    ///
    /// ```
    /// use error_contract::{Failure, Retry};
    ///
    /// let failure = Failure::service_unavailable("moved for good").retryable(false);
    /// assert_eq!(failure.sent().retry(), Some(Retry::Correctable));
    /// ```
    #[must_use]
    pub fn retryable(self, retryable: bool) -> Self {
        self.retry(if retryable { Retry::Transient } else { Retry::Correctable })
    }

    /// Whether repeating helps.
    ///
    /// ```
    /// use error_contract::{Failure, Retry};
    ///
    /// let failure = Failure::service_unavailable("moved for good").retry(Retry::Terminal);
    /// assert_eq!(failure.to_response().details.unwrap().retry, Some(Retry::Terminal));
    /// ```
    #[must_use]
    pub fn retry(mut self, retry: Retry) -> Self {
        self.0.retry = Some(retry);
        self
    }

    /// How long to wait before the next attempt. On every wire it is whole seconds, rounded up, at most a
    /// day; not sent where repeating never helps.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::rate_limited("slow down").retry_after(Duration::from_millis(1_500));
    /// assert_eq!(failure.to_response().details.unwrap().retry_after, Some(2));
    /// ```
    #[must_use]
    pub fn retry_after(mut self, delay: Duration) -> Self {
        self.0.retry_after = Some(delay);
        self
    }

    /// A value that may leave the process.
    ///
    /// A value that cannot be serialized becomes `"[Unreadable]"`. A key that an envelope has itself is
    /// dropped, and so is `auth`, under which frameworks keep the caller's credentials; a key given twice
    /// has the last value.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::not_found("no record 77").context("id", 77).context("code", "ENOENT");
    /// let response = failure.to_response();
    /// assert_eq!(response.details.unwrap().context, Some(serde_json::json!({"id": 77})));
    /// ```
    #[cfg(feature = "serde")]
    #[must_use]
    pub fn context(mut self, key: impl Into<Cow<'static, str>>, value: impl serde::Serialize) -> Self {
        context::add(&mut self.0.context, key.into(), &value);
        self
    }

    /// The error behind it, for the log. It does not leave the process.
    ///
    /// To read it, ask the trait: `Error::source(&failure)`.
    ///
    /// ```
    /// use std::{error::Error, io};
    ///
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::service_unavailable("the index is offline").source(io::Error::other("port 9200"));
    /// assert!(Error::source(&failure).unwrap().is::<io::Error>());
    /// assert!(!failure.response().to_json().contains("9200"));
    /// ```
    #[must_use]
    pub fn source(mut self, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        self.0.source = Some(source.into());
        self
    }

    /// The failure as it leaves where no contract is in force.
    ///
    /// ```
    /// use error_contract::{Code, Failure};
    ///
    /// assert_eq!(Failure::timeout("no answer").sent().code(), Code::Timeout);
    /// ```
    pub fn sent(&self) -> Sent<'_> {
        Sent::new(self, None)
    }

    /// The failure as it leaves where a contract is in force: a reason declared there brings the hint
    /// declared there, unless one was given. The failure itself is not changed.
    ///
    /// A domain that the failure names must be that of the entry. Where the contract is known as a type,
    /// [`Within`] does it.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Failure, Part};
    ///
    /// const CONTRACT: &Contract = &Contract::new(
    ///     "SearchError",
    ///     &[Part::Entry(
    ///         Entry::new("no_match", Code::NotFound).with_recovery("Search for valid ids before retrying."),
    ///     )],
    /// );
    ///
    /// let failure = Failure::service_unavailable("index offline").reason("no_match");
    /// let sent = failure.sent_within(CONTRACT);
    /// assert_eq!(sent.recovery().as_deref(), Some("Search for valid ids before retrying."));
    /// assert_eq!(sent.code(), Code::ServiceUnavailable);
    /// assert_eq!(failure.sent().recovery(), None);
    /// ```
    pub fn sent_within(&self, contract: &'static Contract) -> Sent<'_> {
        Sent::new(self, Some(contract))
    }

    /// The [`ErrorResponse`], written straight from the failure.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// assert_eq!(
    ///     Failure::timeout("no answer").response().to_json(),
    ///     r#"{"code":-32004,"message":"no answer","retryable":true}"#,
    /// );
    /// ```
    pub fn response(&self) -> Response<'_> {
        Response(self.__payload())
    }

    /// The [`ErrorResponse`] as a value that outlives the failure. Its `retryable` is always there: where it
    /// was not said, it follows from the code.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// assert!(Failure::timeout("no answer").to_response().retryable);
    /// ```
    pub fn to_response(&self) -> ErrorResponse {
        self.response().to_response()
    }

    /// The error of type `T` that the failure was made from, if it was.
    ///
    /// ```
    /// use std::io;
    ///
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::service_unavailable("offline").source(io::Error::other("port 9200"));
    /// assert!(failure.downcast_ref::<io::Error>().is_some());
    /// ```
    pub fn downcast_ref<T: Error + 'static>(&self) -> Option<&T> {
        let made_from: Option<&(dyn Error + 'static)> = match &self.0.origin {
            Origin::Own(_) | Origin::Cancelled => None,
            Origin::Contract(error) => Some(&**error),
            Origin::Foreign { error, .. } | Origin::Around { error, .. } => Some(&**error),
        };
        made_from.and_then(<dyn Error>::downcast_ref).or_else(|| self.0.source.as_ref()?.downcast_ref())
    }

    /// Whether nobody has reported it yet; from now on somebody has. What logs asks this first, so that a
    /// failure that passes several hands is logged once.
    ///
    /// ```
    /// use error_contract::Failure;
    ///
    /// let failure = Failure::timeout("no answer");
    /// assert!(failure.claim_report());
    /// assert!(!failure.claim_report());
    /// ```
    pub fn claim_report(&self) -> bool {
        !self.0.reported.swap(true, Ordering::Relaxed)
    }
}

impl<E: ErrorContract + Send + Sync + 'static> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::of(Origin::Contract(Box::new(error)))
    }
}

impl Outbound for Failure {
    fn __payload(&self) -> Payload<'_> {
        self.sent().payload
    }

    fn __placed(&self) -> Option<Placement> {
        self.said_placement()
    }
}

/// What happened, for people and for the log.
impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0.origin {
            Origin::Own(_) | Origin::Cancelled => {
                out.write_str(self.0.message.as_deref().unwrap_or_default())
            }
            // Not handed on as it is: a text that fails half way must not fail whoever logs it.
            Origin::Contract(error) => out.write_str(&text_or(error, UNWRITABLE)),
            Origin::Foreign { error, .. } | Origin::Around { error, .. } => {
                out.write_str(&text_or(error, UNWRITABLE))
            }
        }
    }
}

/// Not the causes: there may be any number of them.
impl fmt::Debug for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sent = self.sent();
        out.debug_struct("Failure")
            .field("code", &sent.code())
            .field("reason", &sent.reason())
            .field("message", &format_args!("{self}"))
            .field("operation", &self.0.operation)
            .finish_non_exhaustive()
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        if let Some(source) = &self.0.source {
            return Some(&**source);
        }
        match &self.0.origin {
            Origin::Own(_) | Origin::Cancelled => None,
            Origin::Contract(error) => error.source(),
            Origin::Foreign { error, .. } | Origin::Around { error, .. } => error.source(),
        }
    }
}

/// One after the other: a failure may be the source of a failure, ten thousand times.
impl Drop for Failure {
    fn drop(&mut self) {
        let mut next = self.0.source.take();
        while let Some(source) = next {
            next = source.downcast::<Self>().ok().and_then(|mut failure| failure.0.source.take());
        }
    }
}
