//! A response of somebody else's server, as what was received.

use core::time::Duration;
use std::time::{SystemTime, UNIX_EPOCH};

use http::{
    HeaderMap, HeaderValue, StatusCode,
    header::{DATE, RETRY_AFTER},
};

use super::REQUEST_ID;
use crate::{NotReceived, Received, http_in};

/// With the types of the crate `http`.
impl Received {
    /// The failure in an HTTP response: [`from_http`](Self::from_http) with the headers read, as `reqwest` and
    /// `hyper` have them. A date in `Retry-After` is held against the `Date` of the response, else against the
    /// clock. The id of the request is that of `x-request-id` where the body has none.
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
        let delay = text(RETRY_AFTER).and_then(|value| {
            // The clock of who sent the date; read as a delay since the epoch, a date is the time itself.
            let sent = text(DATE).and_then(|date| http_in::retry_after(date, Duration::ZERO));
            let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            http_in::retry_after(value, sent.unwrap_or_else(now))
        });
        let mut received = Self::from_http(status.as_u16(), delay, body)?;
        if let Some(id) = text(REQUEST_ID) {
            received.heard_request_id(id);
        }
        Ok(received)
    }
}
