//! The types of the crate `http`: a problem as a response, a response as what was received, or as a failure of
//! one's own. With the feature `http1`, and without a framework.
//!
//! ```
//! use error_contract::{ErrorContract, Received, problem};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum OrderError {
//!     /// Too many orders arrived in the last minute.
//!     #[error("too many orders")]
//!     #[reason("too_many_orders")]
//!     #[code(RateLimited)]
//!     #[retryable(after = "2s")]
//!     #[recovery("Send at most 20 orders a minute, or batch them with create_orders.")]
//!     TooMany,
//! }
//!
//! let response = problem::problem(&OrderError::TooMany).with_request_id("r-7").to_http();
//! assert_eq!(response.status(), 429);
//! assert_eq!(response.headers()["content-type"], "application/problem+json");
//! assert_eq!(response.headers()["retry-after"], "2");
//! assert_eq!(response.headers()["x-request-id"], "r-7");
//!
//! // On the other side:
//! let (parts, body) = response.into_parts();
//! # #[cfg(feature = "serde")] {
//! let received = Received::from_response(parts.status, &parts.headers, &body)?;
//! assert_eq!(received.reason(), Some("too_many_orders"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::{string::String, vec::Vec};

use core::time::Duration;

use http::{
    HeaderMap, HeaderName, HeaderValue, Response, StatusCode,
    header::{ACCEPT, CONTENT_TYPE, RETRY_AFTER, VARY},
};

use crate::{
    Failure,
    http_in::{self, Upstream},
    problem::Problem,
};

#[cfg(feature = "serde")]
mod received;

/// The header that carries the id of a request: `x-request-id`.
///
/// ```
/// assert_eq!(error_contract::http1::REQUEST_ID, "x-request-id");
/// ```
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// With the types of the crate `http`.
impl Problem<'_> {
    /// With the `Accept` of a request, however many such headers it has; see
    /// [`with_accept`](Self::with_accept).
    ///
    /// ```
    /// use error_contract::{Failure, problem};
    ///
    /// let request = http::Request::get("/orders/7").header("accept", "text/plain").body(())?;
    /// let failure = Failure::not_found("no order 7");
    /// let response = problem::problem(&failure).with_accept_of(request.headers()).to_http();
    /// assert_eq!(response.headers()["content-type"], "text/plain; charset=utf-8");
    /// assert_eq!(response.headers()["vary"], "accept");
    /// # Ok::<(), http::Error>(())
    /// ```
    #[must_use]
    pub fn with_accept_of(self, headers: &HeaderMap) -> Self {
        let mut ranges = String::new();
        for line in headers.get_all(ACCEPT) {
            // What is not text is no range either.
            ranges.push_str(line.to_str().unwrap_or_default());
            ranges.push(',');
        }
        self.with_accept(&ranges)
    }

    /// The headers that say something about the failure: `Content-Type`, `Retry-After`, `x-request-id`, and
    /// `Vary` where `Accept` was looked at.
    ///
    /// ```
    /// use error_contract::{Failure, problem};
    ///
    /// let headers = problem::problem(&Failure::conflict("taken")).http_headers();
    /// assert_eq!((headers.len(), &headers["content-type"] == "application/problem+json"), (1, true));
    /// ```
    pub fn http_headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::with_capacity(4);
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.content_type()));
        if let Some(seconds) = self.retry_after() {
            headers.insert(RETRY_AFTER, seconds.into());
        }
        // An id that no header can carry is in the body only.
        if let Some(Ok(id)) = self.request_id().map(HeaderValue::from_str) {
            headers.insert(REQUEST_ID, id);
        }
        if self.is_negotiated() {
            headers.insert(VARY, HeaderValue::from_static("accept"));
        }
        headers
    }

    /// The whole response. Its status is the one in the body.
    ///
    /// ```
    /// use error_contract::{Failure, problem};
    ///
    /// let response = problem::problem(&Failure::conflict("taken")).to_http();
    /// assert_eq!(response.status(), http::StatusCode::CONFLICT);
    /// assert!(response.body().starts_with(br#"{"type":"about:blank","title":"Conflict","status":409,"#));
    /// ```
    pub fn to_http(&self) -> Response<Vec<u8>> {
        let mut response = Response::new(self.body());
        // 400 to 599, which is always a status.
        *response.status_mut() =
            StatusCode::from_u16(self.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        *response.headers_mut() = self.http_headers();
        response
    }
}

impl From<Problem<'_>> for Response<Vec<u8>> {
    fn from(problem: Problem<'_>) -> Self {
        problem.to_http()
    }
}

impl<'a> Upstream<'a> {
    /// The answer as the crate `http` holds it: status, phrase and `Retry-After`, and nothing else. `now` is
    /// the time since the Unix epoch. With the feature `http1`.
    ///
    /// ```
    /// use std::time::{Duration, SystemTime, UNIX_EPOCH};
    ///
    /// use error_contract::{Failure, http_in::Upstream};
    ///
    /// let response = http::Response::builder().status(503).header("retry-after", "30").body("stack trace")?;
    /// let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    /// let failure = Failure::from(Upstream::of(&response, now).service("Acme"));
    /// assert_eq!(failure.to_string(), "Acme returned HTTP 503 Service Unavailable.");
    /// assert_eq!(failure.sent().retry_after(), Some(Duration::from_secs(30)));
    /// # Ok::<(), http::Error>(())
    /// ```
    pub fn of<B>(response: &'a Response<B>, now: Duration) -> Self {
        let header = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        Self::from(response.status()).retry_after(header.and_then(|value| http_in::retry_after(value, now)))
    }
}

impl From<StatusCode> for Upstream<'_> {
    fn from(status: StatusCode) -> Self {
        let answer = Self::new(status.as_u16());
        status.canonical_reason().map_or(answer.clone(), |phrase| answer.phrase(phrase))
    }
}

impl From<StatusCode> for Failure {
    fn from(status: StatusCode) -> Self {
        Upstream::from(status).into()
    }
}
