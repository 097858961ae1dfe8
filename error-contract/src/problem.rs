//! HTTP: `application/problem+json` (RFC 9457) and `Retry-After` (RFC 9110, section 10.2.3).
//!
//! ```
//! use error_contract::{ErrorContract, problem};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! #[contract(docs = "https://example.com/errors/{reason}")]
//! enum OrderError {
//!     /// The order was shipped before it was cancelled.
//!     #[error("order 7 has been shipped")]
//!     #[reason("already_shipped")]
//!     #[code(Conflict)]
//!     #[recovery("Register a return with create_return instead of cancelling.")]
//!     Shipped,
//! }
//!
//! let problem = problem::problem(&OrderError::Shipped);
//! assert_eq!(problem.status(), 409);
//! assert!(problem.to_json().starts_with(
//!     r#"{"type":"https://example.com/errors/already_shipped","title":"The order was shipped before it was cancelled.","status":409,"#,
//! ));
//! ```

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Outbound, Retry,
    accept::refuses_json,
    envelope::envelope,
    json::{self, key},
    mcp::text_of,
    payload::Payload,
};

/// The media type of a problem (RFC 9457, section 3).
pub const CONTENT_TYPE: &str = "application/problem+json";

/// The media type for clients that refuse JSON.
const TEXT: &str = "text/plain; charset=utf-8";

/// The problem details of a failure.
pub fn problem<E: Outbound + ?Sized>(error: &E) -> Problem<'_> {
    Problem {
        payload: error.__payload(),
        instance: None,
        request_id: None,
        status: None,
        accept: Accept::Unknown,
    }
}

/// See [`problem`].
#[derive(Clone, Copy)]
pub struct Problem<'a> {
    payload: Payload<'a>,
    instance: Option<&'a str>,
    request_id: Option<&'a str>,
    status: Option<u16>,
    accept: Accept,
}

/// What the client can read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Accept {
    Unknown,
    Json,
    /// Not JSON.
    Text,
}

impl<'a> Problem<'a> {
    /// With `instance`, a reference to this occurrence.
    #[must_use]
    pub fn with_instance(mut self, instance: &'a str) -> Self {
        self.instance = Some(instance);
        self
    }

    /// With the id of the request, as the member `requestId`.
    ///
    /// ```
    /// # use error_contract::{Failure, problem};
    /// let failure = Failure::not_found("no order 7");
    /// assert_eq!(problem::problem(&failure).with_request_id("r-7").to_value()["requestId"], "r-7");
    /// ```
    #[must_use]
    pub fn with_request_id(mut self, request_id: &'a str) -> Self {
        self.request_id = Some(request_id);
        self
    }

    /// With the `Accept` of the request: a client that refuses JSON gets text.
    ///
    /// JSON is refused where other types are named and no range that it is in, or where its weight is nothing.
    ///
    /// ```
    /// use error_contract::{Failure, problem};
    ///
    /// let failure = Failure::not_found("no order 7").recovery("Call list_orders first.");
    /// let problem = problem::problem(&failure).with_accept("text/plain");
    /// assert_eq!(problem.content_type(), "text/plain; charset=utf-8");
    /// assert_eq!(problem.body(), b"Error: no order 7\n\nRecovery: Call list_orders first.");
    ///
    /// // A browser takes anything in the end.
    /// let problem = problem.with_accept("text/html, */*;q=0.8");
    /// assert_eq!(problem.content_type(), "application/problem+json");
    /// ```
    #[must_use]
    pub fn with_accept(mut self, accept: &str) -> Self {
        self.accept = if refuses_json(accept) { Accept::Text } else { Accept::Json };
        self
    }

    /// With the status of a response that somebody else made.
    #[cfg(feature = "axum08")]
    pub(crate) fn with_status(mut self, status: u16) -> Self {
        self.status = Some(status);
        self
    }

    /// The status of the response, which the body has too: 400 to 599. An entry written by hand that declares
    /// another is sent with 500.
    pub fn status(&self) -> u16 {
        match self.status.unwrap_or_else(|| self.payload.http_status()) {
            status @ 400..=599 => status,
            _ => 500,
        }
    }

    /// The media type of the [body](Self::body).
    pub fn content_type(&self) -> &'static str {
        if self.accept == Accept::Text { TEXT } else { CONTENT_TYPE }
    }

    /// The body of the response: JSON, or [`mcp::text`](crate::mcp::text()) for a client that refuses it.
    pub fn body(&self) -> Vec<u8> {
        if self.accept == Accept::Text {
            return text_of(self.payload, self.request_id).into_bytes();
        }
        let mut body = Vec::with_capacity(512);
        self.write_json(&mut body);
        body
    }

    /// Whether the body depends on `Accept`, which caches are to know.
    #[cfg(feature = "http1")]
    pub(crate) fn is_negotiated(&self) -> bool {
        self.accept != Accept::Unknown
    }

    /// The id of the request.
    #[cfg(feature = "http1")]
    pub(crate) fn request_id(&self) -> Option<&'a str> {
        self.request_id
    }

    /// The value of `Retry-After`, in seconds.
    pub fn retry_after(&self) -> Option<u64> {
        self.payload.retry_after()
    }

    /// Appends the JSON to a buffer.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        let payload = self.payload;
        json::object(out, |problem| {
            if let Some((docs, when)) = payload.entry().and_then(|entry| Some((entry.docs()?, entry.when())))
            {
                problem.written(key!("type"), Docs { docs, payload }, "about:blank");
                problem.text(key!("title"), when);
            } else {
                // RFC 9457, section 4.2.1: with `about:blank` the title is the status phrase.
                problem.text(key!("type"), "about:blank");
                problem.text(key!("title"), status_phrase(self.status()));
            }
            problem.number(key!("status"), self.status().into());
            payload.write_bounded_message(problem, key!("detail"));
            problem.text_if_some(key!("instance"), self.instance);
            problem.signed(key!("code"), payload.code().as_i32().into());
            problem.text_if_some(key!("reason"), payload.reason());
            problem.text_if_some(key!("domain"), payload.domain());
            problem.bool_if_some(key!("retryable"), payload.retryable());
            problem.text_if_some(key!("retry"), payload.declared_retry().map(Retry::as_str));
            problem.number_if_some(key!("retryAfter"), payload.retry_after());
            payload.write_recovery(problem, key!("recovery"));
            problem.text_if_some(key!("field"), payload.field().as_deref());
            problem.text_if_some(key!("requestId"), self.request_id);
            problem.object_if_filled(key!("context"), |context| payload.write_context(context));
        });
    }
}

envelope!(Problem<'_>);

/// The address of the documentation page, with its placeholders filled.
struct Docs<'a> {
    docs: &'static str,
    payload: Payload<'a>,
}

impl fmt::Display for Docs<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.docs.split_once("{reason}") {
            Some((before, after)) => {
                out.write_str(before)?;
                out.write_str(self.payload.reason().unwrap_or_default())?;
                out.write_str(after)
            }
            None => out.write_str(self.docs),
        }
    }
}

/// The phrase that RFC 9110, section 15, gives a status that an error is sent with.
pub(crate) fn status_phrase(status: u16) -> &'static str {
    match status {
        400 => "Bad Request",
        401 => "Unauthorized",
        402 => "Payment Required",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        406 => "Not Acceptable",
        407 => "Proxy Authentication Required",
        408 => "Request Timeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "Length Required",
        412 => "Precondition Failed",
        413 => "Content Too Large",
        414 => "URI Too Long",
        415 => "Unsupported Media Type",
        416 => "Range Not Satisfiable",
        417 => "Expectation Failed",
        421 => "Misdirected Request",
        422 => "Unprocessable Content",
        423 => "Locked",
        424 => "Failed Dependency",
        425 => "Too Early",
        426 => "Upgrade Required",
        428 => "Precondition Required",
        429 => "Too Many Requests",
        431 => "Request Header Fields Too Large",
        451 => "Unavailable For Legal Reasons",
        499 => "Client Closed Request",
        500 => "Internal Server Error",
        501 => "Not Implemented",
        502 => "Bad Gateway",
        503 => "Service Unavailable",
        504 => "Gateway Timeout",
        507 => "Insufficient Storage",
        ..500 => "Client Error",
        _ => "Server Error",
    }
}
