//! The types of the crate `http`: a problem as a response, a response as what was received. With the feature
//! `http`, and without a framework.
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

use ::http::{
    HeaderMap, HeaderName, HeaderValue, Response, StatusCode,
    header::{ACCEPT, CONTENT_TYPE, RETRY_AFTER, VARY},
};

use crate::problem::Problem;
#[cfg(feature = "serde")]
use crate::{NotReceived, Received};

/// The header that carries the id of a request: `x-request-id`.
///
/// ```
/// assert_eq!(error_contract::http::REQUEST_ID, "x-request-id");
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

/// With the types of the crate `http`.
#[cfg(feature = "serde")]
impl Received {
    /// The failure in an HTTP response: [`from_http`](Self::from_http) with the headers read, those of `reqwest`
    /// and `hyper` among them. The id of the request is taken from `x-request-id` where the body has none.
    ///
    /// ```
    /// use error_contract::{Class, Received};
    ///
    /// let response = http::Response::builder()
    ///     .status(503)
    ///     .header("retry-after", "30")
    ///     .header("x-request-id", "r-7")
    ///     .body("<html>down for maintenance</html>")?;
    /// let received =
    ///     Received::from_response(response.status(), response.headers(), response.body().as_bytes())?;
    /// assert_eq!(received.class(), Some(Class::ServiceUnavailable));
    /// assert_eq!(received.retry_after().map(|delay| delay.as_secs()), Some(30));
    /// assert_eq!(received.request_id(), Some("r-7"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Where neither status nor body says anything of a failure.
    pub fn from_response(status: StatusCode, headers: &HeaderMap, body: &[u8]) -> Result<Self, NotReceived> {
        let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let mut received = Self::from_http(status.as_u16(), text(RETRY_AFTER), body)?;
        if let Some(id) = text(REQUEST_ID) {
            received.heard_request_id(id);
        }
        Ok(received)
    }
}
