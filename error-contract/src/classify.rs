//! Which code an error has that does not say so itself.
//!
//! The ladder, the first rung that answers wins:
//!
//! 1. The request was cancelled: [`Failure::into_cancelled`], over everything.
//! 2. An error of ours, anywhere among the causes, as it is: a [`Failure`], an error of a derived type behind
//!    `Box<dyn ErrorContract>` or one that was [registered](Classifier::with_contract).
//! 3. A type that is known: what was [registered](Classifier::with), then `std::io`, numbers and addresses
//!    that did not parse, `serde_json`, with the feature `tokio1` an elapsed timeout and a lost task.
//! 4. What the text says, of each cause in turn, but for the addresses in it: [`classify_text`].
//! 5. What that ladder misses: `token expired`, `does not exist`, `HTTP 404`, `DEADLINE_EXCEEDED`.
//! 6. `InternalError`.
//!
//! **The text of a foreign error stays inside.** It was written for a log by somebody who did not know who
//! would read it: addresses, statements, paths and tokens are in it. The caller gets a sentence about the
//! class of the failure, the log gets everything. Where the text is fit to be seen, say
//! [`with_messages`](Classifier::with_messages), or put a [`message`](Failure::message) of your own over it.
//!
//! ```
//! use std::io;
//!
//! use error_contract::{Code, Failure};
//!
//! let error = io::Error::new(io::ErrorKind::ConnectionRefused, "10.1.2.3:9200 refused");
//! let failure = Failure::classify(error);
//! assert_eq!(failure.sent().code(), Code::ServiceUnavailable);
//! assert_eq!(failure.to_response().message, "a service that this call needs is not available");
//! assert_eq!(failure.to_string(), "10.1.2.3:9200 refused"); // for the log
//! ```

use alloc::{boxed::Box, string::String, vec::Vec};
use core::{error::Error, fmt::Write as _};

use crate::{
    Code, ErrorContract, Failure,
    chain::causes,
    failure::{BoxError, Find, Inner, Read, Shown, read_contract, read_ours, read_within},
};

mod known;
mod patterns;
mod scan;
mod text;

pub use text::classify_text;

/// Knows the code of errors of other crates.
///
/// Closures are one; an error type of your own needs none, derive [`ErrorContract`] for it.
///
/// ```
/// use std::error::Error;
///
/// use error_contract::{Code, classify::{Classifier, Classify}};
///
/// # mod broker {
/// #     #[derive(Debug, thiserror::Error)]
/// #     #[error("broker said {0}")]
/// #     pub struct Refused(pub u8);
/// # }
/// struct Broker;
///
/// impl Classify for Broker {
///     fn code(&self, error: &(dyn Error + 'static)) -> Option<Code> {
///         match error.downcast_ref::<broker::Refused>()? {
///             broker::Refused(7) => Some(Code::Forbidden),
///             broker::Refused(_) => None,
///         }
///     }
/// }
///
/// let classifier = Classifier::new().with(Broker);
/// assert_eq!(classifier.code(&broker::Refused(7)), Code::Forbidden);
/// ```
pub trait Classify {
    /// The code of this error, not of its causes: those are asked about one by one. `None` where it is not
    /// known.
    fn code(&self, error: &(dyn Error + 'static)) -> Option<Code>;
}

impl<F: Fn(&(dyn Error + 'static)) -> Option<Code>> Classify for F {
    fn code(&self, error: &(dyn Error + 'static)) -> Option<Code> {
        self(error)
    }
}

/// The [ladder](self), with rungs of one's own. Make one for the program.
///
/// ```
/// use std::{num::ParseIntError, sync::LazyLock};
///
/// use error_contract::{Code, classify::Classifier};
///
/// static CLASSIFIER: LazyLock<Classifier> = LazyLock::new(|| {
///     Classifier::new().with_type(|_: &ParseIntError| Some(Code::SerializationError))
/// });
///
/// let error = "seven".parse::<u8>().unwrap_err();
/// assert_eq!(CLASSIFIER.code(&error), Code::SerializationError);
/// assert_eq!(Classifier::new().code(&error), Code::ValidationError);
/// ```
pub struct Classifier {
    ours: Vec<Read>,
    known: Vec<Box<dyn Classify + Send + Sync>>,
    shown: Shown,
}

impl Classifier {
    /// The ladder as it is.
    pub const fn new() -> Self {
        Self { ours: Vec::new(), known: Vec::new(), shown: Shown::Fixed }
    }

    /// Errors of the derived type `E`, and failures [within](crate::Within) it, are found wherever they stand
    /// among the causes, and leave as they are.
    ///
    /// Where such an error is at hand, `?` does it without being told. This is for those that come wrapped
    /// in something else, such as an `io::Error`.
    ///
    /// ```
    /// use std::io;
    ///
    /// use error_contract::{ErrorContract, classify::Classifier};
    ///
    /// #[derive(Debug, thiserror::Error, ErrorContract)]
    /// enum FetchError {
    ///     /// No requested PMID returned data.
    ///     #[error("none of 3 PMIDs returned data")]
    ///     #[reason("no_match")]
    ///     #[code(NotFound)]
    ///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    ///     NoMatch,
    /// }
    ///
    /// let wrapped = io::Error::other(FetchError::NoMatch);
    /// let failure = Classifier::new().with_contract::<FetchError>().classify(wrapped);
    /// assert_eq!(failure.sent().reason(), Some("no_match"));
    /// ```
    #[must_use]
    pub fn with_contract<E: ErrorContract + 'static>(mut self) -> Self {
        self.ours.extend([read_contract::<E> as Read, read_within::<E>]);
        self
    }

    /// With somebody who knows errors of other crates. Who comes first is asked first, all of them before
    /// what is known here.
    #[must_use]
    pub fn with(mut self, known: impl Classify + Send + Sync + 'static) -> Self {
        self.known.push(Box::new(known));
        self
    }

    /// With what is known of the errors of one type.
    #[must_use]
    pub fn with_type<E: Error + 'static>(
        self,
        code: impl Fn(&E) -> Option<Code> + Send + Sync + 'static,
    ) -> Self {
        self.with(move |error: &(dyn Error + 'static)| code(error.downcast_ref()?))
    }

    /// The caller sees what foreign errors say. Only where all that can come here is fit to be seen.
    ///
    /// ```
    /// use error_contract::classify::Classifier;
    ///
    /// let failure = Classifier::new().with_messages().classify("status code 429 from upstream");
    /// assert_eq!(failure.to_response().message, "status code 429 from upstream");
    /// ```
    #[must_use]
    pub fn with_messages(mut self) -> Self {
        self.shown = Shown::Display;
        self
    }

    /// The code of an error.
    pub fn code(&self, error: &(dyn Error + 'static)) -> Code {
        match self.find_ours(error).and_then(|find| find.read(error)) {
            Some(Inner::Failure(failure)) => failure.code(),
            Some(Inner::Contract(error)) => error.code(),
            None => self.foreign(error),
        }
    }

    /// The error as a failure. One of ours loses nothing; a foreign one sends its code and a sentence about
    /// it. The error itself is kept for the log.
    pub fn classify(&self, error: impl Into<BoxError>) -> Failure {
        let error = match error.into().downcast::<Failure>() {
            Ok(failure) => return *failure,
            Err(error) => error,
        };
        if let Some(find) = self.find_ours(&*error) {
            return Failure::around(error, find);
        }
        let code = self.foreign(&*error);
        Failure::foreign(error, code, self.shown)
    }

    /// The code that a text has: [`classify_text`], and behind it what that ladder misses.
    ///
    /// ```
    /// use error_contract::{Code, classify::{Classifier, classify_text}};
    ///
    /// assert_eq!(classify_text(None, "token expired"), Code::InternalError);
    /// assert_eq!(Classifier::new().text(None, "token expired"), Code::Unauthorized);
    /// ```
    pub fn text(&self, name: Option<&str>, message: &str) -> Code {
        text::ladder(name, message).or_else(|| text::missed(message)).map_or(Code::InternalError, Code::of)
    }

    fn find_ours(&self, error: &(dyn Error + 'static)) -> Option<Find> {
        causes(error).enumerate().find_map(|(depth, error)| {
            let registered = || self.ours.iter().copied().find(|read| read(error).is_some());
            let read = if read_ours(error).is_some() { read_ours } else { registered()? };
            Some(Find { depth, read })
        })
    }

    fn foreign(&self, error: &(dyn Error + 'static)) -> Code {
        let known = |error| self.known.iter().find_map(|known| known.code(error));
        if let Some(code) = causes(error).find_map(|error| known(error).or_else(|| known::code(error))) {
            return code;
        }
        let messages: Vec<String> = causes(error).map(written).collect();
        let ladder = messages.iter().find_map(|message| text::ladder(None, message));
        ladder
            .or_else(|| messages.iter().find_map(|message| text::missed(message)))
            .map_or(Code::InternalError, Code::of)
    }
}

impl Default for Classifier {
    fn default() -> Self {
        Self::new()
    }
}

impl core::fmt::Debug for Classifier {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        out.debug_struct("Classifier")
            .field("contracts", &self.ours.len())
            .field("known", &self.known.len())
            .field("shown", &self.shown)
            .finish()
    }
}

impl Failure {
    /// The error as a failure, by the [ladder](crate::classify) as it is. See [`Classifier`] for rungs of
    /// one's own.
    ///
    /// For errors that have no contract. One of a derived type becomes a failure by `?` or `into()`: here,
    /// behind `dyn Error`, it is found only where the classifier was told of its type.
    ///
    /// ```
    /// use error_contract::{Code, Failure};
    ///
    /// let failure = Failure::classify("seven".parse::<u8>().unwrap_err());
    /// assert_eq!(failure.sent().code(), Code::ValidationError);
    /// ```
    pub fn classify(error: impl Into<BoxError>) -> Self {
        const { &Classifier::new() }.classify(error)
    }
}

/// What an error says. Of one whose `Display` fails, what came before.
fn written(error: &(dyn Error + 'static)) -> String {
    let mut message = String::new();
    let _ = write!(message, "{error}");
    without_addresses(message)
}

/// An address is what was asked for, often by the caller; whatever words it has, nothing went wrong in them.
fn without_addresses(text: String) -> String {
    const MARK: &str = "://";
    if !text.contains(MARK) {
        return text;
    }
    let is_scheme = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '+' | '-' | '.');
    let is_end =
        |letter: char| letter.is_whitespace() || matches!(letter, '"' | '\'' | '`' | '<' | '>' | ')' | ']');
    let mut kept = String::with_capacity(text.len());
    let mut rest = &*text;
    while let Some((before, after)) = rest.split_once(MARK) {
        kept.push_str(before.trim_end_matches(is_scheme));
        rest = after.trim_start_matches(|letter| !is_end(letter));
    }
    kept.push_str(rest);
    kept
}
