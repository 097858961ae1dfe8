//! Responses and statuses of the crate `http`.

use core::time::Duration;

use http::{Response, StatusCode, header::RETRY_AFTER};

use crate::{
    Failure,
    http_in::{self, Upstream},
};

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
