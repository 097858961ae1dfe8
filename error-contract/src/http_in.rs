//! HTTP coming in: what the answer of somebody else's server means to our caller.
//!
//! A status never says that *this* server failed: 500 and above is a service that is not available.
//!
//! ```
//! use std::time::Duration;
//!
//! use error_contract::{Code, Failure, http_in::{self, Upstream}};
//!
//! assert_eq!(http_in::code(422), Some(Code::ValidationError));
//!
//! let answer = Upstream::new(429).service("Acme").phrase("Too Many Requests").retry_after(Duration::from_secs(30));
//! let failure = Failure::from(answer);
//! assert_eq!(failure.sent().code(), Code::RateLimited);
//! assert_eq!(failure.to_string(), "Acme returned HTTP 429 Too Many Requests.");
//! ```

use alloc::{format, string::String};
use core::time::Duration;

use crate::{Code, Failure};

mod date;
mod retry_after;

pub use retry_after::{retry_after, retry_after_seconds};

#[cfg(feature = "serde")]
pub use retry_after::retry_after_json;

/// The code of a status that somebody else's server answered with. `None` below 300, where nothing failed.
///
/// ```
/// use error_contract::{Code, http_in};
///
/// assert_eq!(http_in::code(204), None);
/// assert_eq!(http_in::code(404), Some(Code::NotFound));
/// assert_eq!(http_in::code(500), Some(Code::ServiceUnavailable)); // theirs, not ours
/// ```
pub const fn code(status: u16) -> Option<Code> {
    Some(match status {
        ..300 => return None,
        400 => Code::InvalidParams,
        401 => Code::Unauthorized,
        402 | 403 => Code::Forbidden,
        404 => Code::NotFound,
        408 | 425 | 504 => Code::Timeout,
        409 | 423 | 424 => Code::Conflict,
        422 => Code::ValidationError,
        429 => Code::RateLimited,
        300..500 => Code::InvalidRequest,
        500.. => Code::ServiceUnavailable,
    })
}

/// The most characters of a body that a failure carries.
pub const MAX_BODY: usize = 500;

/// The most characters of a status phrase.
const MAX_PHRASE: usize = 80;

/// The answer of somebody else's server, on its way to become a [`Failure`].
///
/// The message names the service and the status. The body is left out unless it is [given](Self::body):
/// it was written for somebody else.
///
/// ```
/// use error_contract::{Failure, http_in::Upstream};
///
/// let failure = Failure::from(Upstream::new(501));
/// assert_eq!(failure.to_string(), "Upstream returned HTTP 501.");
/// assert!(!failure.to_response().retryable); // nobody builds it meanwhile
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Upstream<'a> {
    status: u16,
    service: &'a str,
    phrase: Option<&'a str>,
    retry_after: Option<Duration>,
    body: Option<&'a str>,
}

impl<'a> Upstream<'a> {
    /// An answer with this status.
    pub const fn new(status: u16) -> Self {
        Self { status, service: "Upstream", phrase: None, retry_after: None, body: None }
    }

    /// The name under which the caller knows the service.
    #[must_use]
    pub const fn service(mut self, service: &'a str) -> Self {
        self.service = service;
        self
    }

    /// The phrase beside the status. Left out where it is empty or holds control characters.
    #[must_use]
    pub const fn phrase(mut self, phrase: &'a str) -> Self {
        self.phrase = Some(phrase);
        self
    }

    /// The delay that the answer asks for: see [`retry_after()`].
    #[must_use]
    pub fn retry_after(mut self, delay: impl Into<Option<Duration>>) -> Self {
        self.retry_after = delay.into();
        self
    }

    /// The body, which the caller then sees as `responseBody`, the first [`MAX_BODY`] characters of it.
    ///
    /// ```
    /// use error_contract::{Failure, http_in::Upstream};
    ///
    /// let failure = Failure::from(Upstream::new(409).body("version 3 is newer"));
    /// let context = failure.to_response().details.unwrap().context.unwrap();
    /// assert_eq!(context["responseBody"], "version 3 is newer");
    /// ```
    #[cfg(feature = "serde")]
    #[must_use]
    pub const fn body(mut self, body: &'a str) -> Self {
        self.body = Some(body);
        self
    }

    fn message(&self) -> String {
        let phrase = self.phrase.map(str::trim).filter(|phrase| !phrase.contains(char::is_control));
        match phrase.filter(|phrase| !phrase.is_empty()) {
            Some(phrase) => {
                format!("{} returned HTTP {} {}.", self.service, self.status, first(phrase, MAX_PHRASE))
            }
            None => format!("{} returned HTTP {}.", self.service, self.status),
        }
    }
}

/// The failure that the answer means. One that says that nothing failed is a mistake of ours.
impl From<Upstream<'_>> for Failure {
    fn from(answer: Upstream<'_>) -> Self {
        let mut failure = Self::new(code(answer.status).unwrap_or(Code::InternalError), answer.message());
        #[cfg(feature = "serde")]
        {
            failure = failure.context("statusCode", answer.status);
            if let Some(body) = answer.body {
                failure = failure.context("responseBody", first(body, MAX_BODY));
            }
        }
        if answer.status == 501 {
            failure = failure.retryable(false);
        }
        match answer.retry_after {
            Some(delay) => failure.retry_after(delay),
            None => failure,
        }
    }
}

/// As many characters.
fn first(text: &str, most: usize) -> &str {
    text.char_indices().nth(most).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}
