//! A failure that arrived, from whatever envelope carried it: the client's side.

use alloc::{
    borrow::ToOwned as _,
    boxed::Box,
    string::{String, ToString as _},
};
use core::{error::Error, fmt, str::FromStr, time::Duration};

use serde_json::{Map, Value};

use crate::{Category, Class, Reason, Retry, RetryAdvice};

mod detect;
mod error_response;
mod foreign;
mod jsonrpc;
mod limits;
mod mcp;
mod mcp_text;
mod members;
mod problem;
mod said;
mod typed;

use detect::Told;
use said::Said;

pub use limits::Limits;
pub use typed::Typed;

/// A failure that was received, whatever envelope it came in.
///
/// It is what the other side said, as far as it said something: each getter is `None` where it did not.
/// What is decided anyway are [`retry`](Self::retry) and [`retry_advice`](Self::retry_advice).
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::{Class, Envelope, Received};
///
/// let received = Received::from_slice(
///     br#"{"type": "about:blank", "title": "Too Many Requests", "status": 429,
///          "detail": "too many orders", "code": -32003, "reason": "too_many_orders",
///          "retryable": true, "retry": "transient", "retryAfter": 2,
///          "recovery": "Send at most 20 orders a minute."}"#,
/// )?;
/// assert_eq!(received.envelope(), Envelope::Problem);
/// assert_eq!(received.reason(), Some("too_many_orders"));
/// assert_eq!((received.code(), received.class()), (Some(-32003), Some(Class::RateLimited)));
/// assert_eq!(received.retry_advice().after(), Some(Duration::from_secs(2)));
/// assert_eq!(received.recovery(), Some("Send at most 20 orders a minute."));
/// # Ok::<(), error_contract::NotReceived>(())
/// ```
///
/// # In what order an envelope is recognized
///
/// The first that fits:
///
/// 1. a JSON-RPC response (`jsonrpc`, or `id` beside `error` or `result`): its `error` object, else the
///    `error` in its `result`, else its `result` as an MCP tool result;
/// 2. an MCP tool result (`isError: true`): `structuredContent.error`, else `_meta` under
///    [`META_KEY`](crate::mcp::META_KEY), else `structuredContent` itself, else the first text block: JSON in
///    it, or the text of [`mcp::text`](crate::mcp::text());
/// 3. a problem document (RFC 9457): a `status` from 400 beside a `title` or a `detail`;
/// 4. a JSON-RPC error object, which is the structured error of MCP too: a `code` from −32768 to −32000, or one
///    with the `data` of a contract;
/// 5. an [`ErrorResponse`](crate::ErrorResponse): `code` and `message` beside `retryable` or `details`;
/// 6. what other APIs send: an `error` that is a text or an object, a list of `errors`.
///
/// Where the transport has said that it is a failure (an HTTP status from 400, `isError`), a `type` that is an
/// address makes a problem, any `code` with `data` an error object, and any other object says what it says.
///
/// # What the other side cannot do
///
/// Whatever arrives is held against [`Limits`]: too long and too deep is refused before it is read, texts
/// are cut, an identifier that is none is passed over, a delay is a day at most. What was cut or passed over
/// is still in [`raw`](Self::raw). A message and a hint are somebody else's words: show them as such.
#[derive(Clone, Debug)]
pub struct Received {
    said: Box<Said>,
    raw: Value,
    /// The JSON as it arrived, where it arrived as text.
    json: Option<Box<str>>,
}

/// What a failure arrived in.
///
/// ```
/// use error_contract::{Envelope, Failure, Received, mcp};
///
/// let received = Received::from_value(mcp::tool_result(&Failure::timeout("no answer")).to_value())?;
/// assert_eq!(received.envelope(), Envelope::McpStructured);
/// # Ok::<(), error_contract::NotReceived>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Envelope {
    /// An [`ErrorResponse`](crate::ErrorResponse) by itself.
    ErrorResponse,
    /// A successful JSON-RPC response whose `result.error` is an [`ErrorResponse`](crate::ErrorResponse).
    JsonRpcResult,
    /// A JSON-RPC error object, with or without the response around it.
    JsonRpcError,
    /// `structuredContent` of an MCP tool result.
    McpStructured,
    /// `_meta` of an MCP tool result.
    McpMeta,
    /// The text block of an MCP tool result, or text as an HTTP body.
    Text,
    /// A problem document (RFC 9457).
    Problem,
    /// Something that another API sends.
    Foreign,
    /// No envelope: an HTTP status and nothing that could be read.
    Status,
}

/// Why there is no [`Received`].
///
/// ```
/// use error_contract::{NotReceived, Received};
///
/// assert_eq!(Received::from_slice(b"<html>").unwrap_err(), NotReceived::NotJson);
/// assert_eq!(Received::from_slice(b"{}").unwrap_err(), NotReceived::NoFailure);
/// assert_eq!(Received::from_slice(&[b'['; 100]).unwrap_err(), NotReceived::TooDeep);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotReceived {
    /// It is longer than [`Limits::bytes`].
    TooLong,
    /// It is nested deeper than [`Limits::depth`].
    TooDeep,
    /// It is no JSON.
    NotJson,
    /// It is JSON, and says nothing of a failure.
    NoFailure,
}

impl fmt::Display for NotReceived {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::TooLong => "what was received is too long",
            Self::TooDeep => "what was received is nested too deeply",
            Self::NotJson => "what was received is not JSON",
            Self::NoFailure => "what was received says nothing of a failure",
        })
    }
}

impl Error for NotReceived {}

impl Received {
    /// The failure in JSON text: a body, a line, a result.
    ///
    /// ```
    /// use error_contract::{NotReceived, Received};
    ///
    /// let reply = br#"{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params","data":{"field":"id"}}}"#;
    /// assert_eq!(Received::from_slice(reply)?.field(), Some("id"));
    /// assert_eq!(Received::from_slice(br#"{"jsonrpc":"2.0","id":1,"result":{}}"#).unwrap_err(), NotReceived::NoFailure);
    /// # Ok::<(), NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is too long, too deep, no JSON, or no failure.
    pub fn from_slice(json: &[u8]) -> Result<Self, NotReceived> {
        Self::from_slice_within(json, &Limits::DEFAULT)
    }

    /// [`from_slice`](Self::from_slice) with limits of one's own.
    ///
    /// ```
    /// use error_contract::{Limits, NotReceived, Received};
    ///
    /// let limits = Limits { bytes: 16, ..Limits::DEFAULT };
    /// let received = Received::from_slice_within(br#"{"error": "over quota"}"#, &limits);
    /// assert_eq!(received.unwrap_err(), NotReceived::TooLong);
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is too long, too deep, no JSON, or no failure.
    pub fn from_slice_within(json: &[u8], limits: &Limits) -> Result<Self, NotReceived> {
        let (raw, text) = limits.read(json)?;
        let said = detect::said_in(&raw, Told::Nothing, limits).ok_or(NotReceived::NoFailure)?;
        Ok(Self { said: Box::new(said), raw, json: Some(text.into()) })
    }

    /// The failure in a value: an MCP result, a JSON-RPC response, what another crate has read already.
    ///
    /// ```
    /// use error_contract::Received;
    ///
    /// let received = Received::from_value(serde_json::json!({
    ///     "isError": true,
    ///     "content": [{"type": "text", "text": "Error: none of 3 PMIDs returned data\n\n\
    ///         Recovery: Try pubmed_search_articles first.\n\n(reason no_match · not retryable)"}],
    /// }))?;
    /// assert_eq!(received.message(), Some("none of 3 PMIDs returned data"));
    /// assert_eq!(received.recovery(), Some("Try pubmed_search_articles first."));
    /// assert_eq!(received.reason(), Some("no_match"));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is too deep, or no failure.
    pub fn from_value(value: Value) -> Result<Self, NotReceived> {
        Self::from_value_within(value, &Limits::DEFAULT)
    }

    /// [`from_value`](Self::from_value) with limits of one's own.
    ///
    /// ```
    /// use error_contract::{Limits, Received};
    ///
    /// let limits = Limits { text: 8, ..Limits::DEFAULT };
    /// let received = Received::from_value_within(serde_json::json!({"error": "over quota"}), &limits)?;
    /// assert_eq!(received.message(), Some("over quo… (cut, 10 bytes)"));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is too deep, or no failure.
    pub fn from_value_within(value: Value, limits: &Limits) -> Result<Self, NotReceived> {
        if !limits.holds(&value) {
            return Err(NotReceived::TooDeep);
        }
        let said = detect::said_in(&value, Told::Nothing, limits).ok_or(NotReceived::NoFailure)?;
        Ok(Self { said: Box::new(said), raw: value, json: None })
    }

    /// The failure in a value that is known to be one, because a channel for failures or a rejected future brought
    /// it: whatever it holds says what it says.
    ///
    /// ```
    /// use error_contract::{Class, Received};
    ///
    /// let dead_letter = serde_json::json!({"code": "NOT_FOUND", "message": "no such topic"});
    /// assert!(Received::from_value(dead_letter.clone()).is_err()); // success has a code and a message too
    /// assert_eq!(Received::from_failure(dead_letter)?.class(), Some(Class::NotFound));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where it is nested too deeply.
    pub fn from_failure(value: Value) -> Result<Self, NotReceived> {
        let limits = &Limits::DEFAULT;
        if !limits.holds(&value) {
            return Err(NotReceived::TooDeep);
        }
        let said = detect::said_in(&value, Told::Failure, limits);
        let said = said.unwrap_or_else(|| Said::new(Envelope::Foreign));
        Ok(Self { said: Box::new(said), raw: value, json: None })
    }

    /// The failure in an object that is known to be a JSON-RPC error object.
    #[cfg(feature = "rmcp3")]
    pub(crate) fn from_error_object(value: Value) -> Result<Self, NotReceived> {
        let limits = &Limits::DEFAULT;
        if !limits.holds(&value) {
            return Err(NotReceived::TooDeep);
        }
        let said = jsonrpc::said_in(value.as_object().ok_or(NotReceived::NoFailure)?, limits);
        Ok(Self { said: Box::new(said), raw: value, json: None })
    }

    /// The failure in the text block of an MCP tool result, as a model or a log shows it. Any text is a
    /// message; one that [`mcp::text`](crate::mcp::text()) has written comes apart again.
    ///
    /// ```
    /// use error_contract::{Received, Retry};
    ///
    /// let received = Received::from_text("Error: the queue is full\n\n(reason queue_full · retryable · request r-7)");
    /// assert_eq!(received.message(), Some("the queue is full"));
    /// assert_eq!((received.reason(), received.retry()), (Some("queue_full"), Retry::Transient));
    /// assert_eq!(received.request_id(), Some("r-7"));
    /// ```
    pub fn from_text(text: &str) -> Self {
        let limits = &Limits::DEFAULT;
        // Not of a message, but of one with everything around it.
        let raw = limits.whole_text_of(text);
        Self { said: Box::new(mcp_text::said_in(&raw, limits)), raw: Value::String(raw), json: None }
    }

    /// The failure in an HTTP response: its status, its `Retry-After` as
    /// [`http_in::retry_after`](crate::http_in::retry_after()) reads it, its body.
    ///
    /// What the body says comes first. Where it says nothing, the status does: a class, and whether the
    /// same call may work. A status below 400 is a failure only where the body is one, as in JSON-RPC.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use error_contract::{Class, Envelope, Received, http_in};
    ///
    /// let delay = http_in::retry_after("120", Duration::ZERO);
    /// let received = Received::from_http(503, delay, b"<html>Service Unavailable</html>")?;
    /// assert_eq!(received.envelope(), Envelope::Status);
    /// assert_eq!(received.class(), Some(Class::ServiceUnavailable));
    /// assert_eq!(received.retry_advice().after(), Some(Duration::from_secs(120)));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where neither status nor body says anything of a failure.
    pub fn from_http(status: u16, retry_after: Option<Duration>, body: &[u8]) -> Result<Self, NotReceived> {
        Self::from_http_within(status, retry_after, body, &Limits::DEFAULT)
    }

    /// [`from_http`](Self::from_http) with limits of one's own.
    ///
    /// ```
    /// use error_contract::{Limits, Received};
    ///
    /// let limits = Limits { bytes: 1024, ..Limits::DEFAULT };
    /// let received = Received::from_http_within(502, None, &[b' '; 2048], &limits)?;
    /// assert_eq!(received.status(), Some(502)); // of the body, nothing was read
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where neither status nor body says anything of a failure.
    pub fn from_http_within(
        status: u16,
        retry_after: Option<Duration>,
        body: &[u8],
        limits: &Limits,
    ) -> Result<Self, NotReceived> {
        let is_failure = status >= 400;
        let told = if is_failure { Told::Failure } else { Told::Nothing };
        let (mut said, raw, json) = match limits.read(body) {
            Ok((raw, text)) => {
                let said = detect::said_in(&raw, told, limits);
                (said, raw, Some(text.into()))
            }
            Err(why) if !is_failure => return Err(why),
            Err(NotReceived::NotJson) => {
                let text = limits.whole_text_of(&String::from_utf8_lossy(body));
                // A page for people is no message.
                let is_said = !text.trim().is_empty() && !text.trim_start().starts_with('<');
                (is_said.then(|| mcp_text::said_in(&text, limits)), Value::String(text), None)
            }
            Err(_) => (None, Value::Null, None),
        };
        let mut said = match said.take() {
            Some(said) => said,
            None if is_failure => Said::new(Envelope::Status),
            None => return Err(NotReceived::NoFailure),
        };
        if is_failure {
            said.heard_status(status);
        }
        if said.retry_after.is_none() {
            said.retry_after = retry_after.map(|delay| limits.delay_of(delay));
        }
        Ok(Self { said: Box::new(said), raw, json })
    }

    /// The id of the request, where a header has it and the body does not.
    #[cfg(feature = "http1")]
    pub(crate) fn heard_request_id(&mut self, id: &str) {
        if self.said.request_id.is_none() {
            self.said.request_id = Limits::DEFAULT.name_of(id);
        }
    }

    /// What it arrived in.
    pub fn envelope(&self) -> Envelope {
        self.said.envelope
    }

    /// The stable name to switch on; see [`typed`](Self::typed).
    pub fn reason(&self) -> Option<&str> {
        self.said.reason.as_deref()
    }

    /// The domain that the reason belongs to.
    pub fn domain(&self) -> Option<&str> {
        self.said.domain.as_deref()
    }

    /// The number, as it was sent: the domain number or the sender's own where there is one, else the
    /// JSON-RPC number.
    ///
    /// ```
    /// use error_contract::{Class, Code, Failure, Received, mcp};
    ///
    /// let failure = Failure::new(Code::Conflict.with_number(40901).unwrap(), "it is taken");
    /// let received = Received::from_value(mcp::tool_result(&failure).to_value())?;
    /// assert_eq!((received.code(), received.class()), (Some(40901), Some(Class::Conflict)));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn code(&self) -> Option<i64> {
        self.said.code
    }

    /// The class, where the number, the name or the status tells it. The range of a number does not: the
    /// sender may have said another class beside it.
    pub fn class(&self) -> Option<Class> {
        self.said.class()
    }

    /// The range family: of the number, else of the class.
    ///
    /// ```
    /// use error_contract::{Category, Received};
    ///
    /// let received = Received::from_slice(br#"{"code": 3417, "message": "closed", "retryable": false}"#)?;
    /// assert_eq!((received.class(), received.category()), (None, Some(Category::Business)));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn category(&self) -> Option<Category> {
        self.said.category()
    }

    /// What the sender said about repeating the call, with the status that it sent.
    ///
    /// ```
    /// use error_contract::{Received, Retry};
    ///
    /// let received = Received::from_http(429, None, b"slow down")?;
    /// // Not a word of it, but that is what the class means.
    /// assert_eq!((received.said_retry(), received.retry()), (None, Retry::Transient));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn said_retry(&self) -> Option<Retry> {
        self.said.retry
    }

    /// Whether repeating helps: what was said, else what the class means, else not without a change. Of a status
    /// alone, 408, 425, 429, 502, 503 and 504 invite to repeat.
    ///
    /// ```
    /// use error_contract::{Received, Retry};
    ///
    /// let retry = |body: &[u8]| Received::from_http(400, None, body).map(|received| received.retry());
    /// assert_eq!(retry(br#"{"error": "bad input"}"#)?, Retry::Correctable);
    /// assert_eq!(retry(br#"{"error": "bad input", "retryable": true}"#)?, Retry::Transient);
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn retry(&self) -> Retry {
        self.said.retry.or_else(|| self.said.default_retry()).unwrap_or(Retry::Correctable)
    }

    /// Whether the same call may work.
    pub fn retryable(&self) -> bool {
        self.retry().is_transient()
    }

    /// How long to wait before the next attempt: whole seconds, at most a day.
    pub fn retry_after(&self) -> Option<Duration> {
        self.said.retry_after.map(Duration::from_secs)
    }

    /// Whether to repeat the call, and when: the same that the sender's own
    /// [`RetryAdvice::of`] gives.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use error_contract::{Failure, Received};
    ///
    /// let failure = Failure::rate_limited("slow down").retry_after(Duration::from_millis(1_200));
    /// let received = Received::from_slice(failure.response().to_json().as_bytes())?;
    /// assert_eq!(received.retry_advice().after(), Some(Duration::from_secs(2)));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn retry_advice(&self) -> RetryAdvice {
        RetryAdvice::new(self.retry(), self.retry_after())
    }

    /// What to do next.
    pub fn recovery(&self) -> Option<&str> {
        self.said.recovery.as_deref()
    }

    /// What happened, for people.
    pub fn message(&self) -> Option<&str> {
        self.said.message.as_deref()
    }

    /// The path of the offending input. A JSON pointer reads as such a path: `#/order/email` is
    /// `order.email`.
    ///
    /// ```
    /// use error_contract::Received;
    ///
    /// let body = br##"{"title": "Not valid", "errors": [{"pointer": "#/order/email", "detail": "no @ in it"}]}"##;
    /// assert_eq!(Received::from_http(422, None, body)?.field(), Some("order.email"));
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn field(&self) -> Option<&str> {
        self.said.field.as_deref()
    }

    /// A vendor's own identifier.
    pub fn original_error(&self) -> Option<&str> {
        self.said.original_error.as_deref()
    }

    /// The id of the request, to quote when asking for help.
    pub fn request_id(&self) -> Option<&str> {
        self.said.request_id.as_deref()
    }

    /// The HTTP status: that of the response, else the one in the body.
    pub fn status(&self) -> Option<u16> {
        self.said.status
    }

    /// The address of the documentation: `type` of a problem, unless it is `about:blank`.
    pub fn docs(&self) -> Option<&str> {
        self.said.docs.as_deref()
    }

    /// The `title` of a problem.
    pub fn title(&self) -> Option<&str> {
        self.said.title.as_deref()
    }

    /// The `instance` of a problem: a reference to this occurrence.
    pub fn instance(&self) -> Option<&str> {
        self.said.instance.as_deref()
    }

    /// The values that the sender marked as safe to expose; in a problem, members that nobody here knows
    /// too.
    ///
    /// ```
    /// use error_contract::{Failure, Received, jsonrpc};
    ///
    /// let failure = Failure::not_found("no record 77").context("id", 77);
    /// let received = Received::from_value(jsonrpc::error_object(&failure).to_value())?;
    /// assert_eq!(received.context()["id"], 77);
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn context(&self) -> &Map<String, Value> {
        &self.said.context
    }

    /// Everything, as it arrived. A body that is no JSON is a text; one that is too long or too deep was not read,
    /// and is `null`.
    pub fn raw(&self) -> &Value {
        &self.raw
    }

    /// Everything as JSON, to pass on: byte for byte what arrived, but for a byte order mark, where it arrived as
    /// JSON text.
    ///
    /// ```
    /// use error_contract::Received;
    ///
    /// let body = br#"{"error": "over quota", "exact": 1.00, "exact": 12345678901234567890123}"#;
    /// assert_eq!(Received::from_slice(body)?.to_json().as_bytes(), body);
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn to_json(&self) -> String {
        match &self.json {
            Some(json) => (**json).to_owned(),
            None => self.raw.to_string(),
        }
    }

    /// The reason as one of the reasons of a type, to match on; from the enum that `reasons = Name`
    /// generates.
    ///
    /// Another domain's reason is never taken for one of this type. Where the envelope carries no domain, as
    /// a text block does, the reason alone decides. An enum whose type has parameters is no [`Reason`]; there
    /// `from_reason(received.reason()?)` does it.
    ///
    /// ```
    /// use error_contract::{ErrorContract, Received, Typed};
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
    /// fn next(received: &Received) -> &'static str {
    ///     match received.typed::<FetchReason>() {
    ///         Typed::Known(FetchReason::NoMatch) => "search again",
    ///         Typed::Unknown(received) if received.retryable() => "wait and repeat",
    ///         Typed::Unknown(_) => "give up",
    ///     }
    /// }
    ///
    /// let known = Received::from_slice(FetchError::NoMatch.response().to_json().as_bytes())?;
    /// assert_eq!(next(&known), "search again");
    /// let newer = Received::from_http(503, None, br#"{"reason": "moved_house", "detail": "we moved"}"#)?;
    /// assert_eq!(next(&newer), "wait and repeat");
    /// # Ok::<(), error_contract::NotReceived>(())
    /// ```
    pub fn typed<R: Reason + FromStr>(&self) -> Typed<'_, R> {
        Typed::of(self)
    }
}

impl From<&Received> for RetryAdvice {
    fn from(received: &Received) -> Self {
        received.retry_advice()
    }
}

/// The message, else the best there is.
impl fmt::Display for Received {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(text) = self.message().or(self.title()).or(self.reason()) {
            return out.write_str(text);
        }
        match (self.status(), self.class()) {
            (Some(status), _) => write!(out, "HTTP status {status}"),
            (None, Some(class)) => out.write_str(class.name()),
            (None, None) => out.write_str("a failure that says nothing"),
        }
    }
}

impl Error for Received {}

/// Two are equal when the same was said, in the same envelope.
impl PartialEq for Received {
    fn eq(&self, other: &Self) -> bool {
        self.said == other.said && self.raw == other.raw
    }
}

/// The value as it arrived; numbers that do not fit a double are only whole in
/// [`to_json`](Received::to_json).
impl serde::Serialize for Received {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.raw.serialize(serializer)
    }
}
