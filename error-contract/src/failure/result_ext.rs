//! What services do with results of others: keep the cause, say what was being done.

use alloc::borrow::Cow;

use super::{BoxError, Failure};

/// For services: what went wrong below becomes a [`Failure`], the cause is kept, and the operation is named.
///
/// Nothing is logged here. What is not handled is passed on, and logged once, at the boundary.
///
/// ```
/// use std::{error::Error, fs, io};
///
/// use error_contract::{Failure, ResultExt};
///
/// fn index() -> Result<String, Failure> {
///     fs::read_to_string("/nowhere/index").or_failure(|| {
///         Failure::service_unavailable("the index is offline").reason("index_offline").operation("read_index")
///     })
/// }
///
/// let failure = index().unwrap_err();
/// assert_eq!(failure.to_string(), "the index is offline");
/// assert!(Error::source(&failure).unwrap().is::<io::Error>());
/// ```
pub trait ResultExt<T, E> {
    /// The failure that `raise` gives, with the error as its source.
    #[expect(clippy::missing_errors_doc, reason = "the sentence above says what it is")]
    fn or_failure(self, raise: impl FnOnce() -> Failure) -> Result<T, Failure>
    where
        E: Into<BoxError>;

    /// The error as [`Failure::classify`] sees it, and what was being done: for errors that say nothing of
    /// themselves, where there is nothing better to say here.
    ///
    /// ```
    /// use std::fs;
    ///
    /// use error_contract::{Code, Failure, ResultExt};
    ///
    /// let result: Result<String, Failure> = fs::read_to_string("/nowhere/index").classified("read_index");
    /// assert_eq!(result.unwrap_err().sent().code(), Code::NotFound);
    /// ```
    #[expect(clippy::missing_errors_doc, reason = "the sentence above says what it is")]
    fn classified(self, operation: impl Into<Cow<'static, str>>) -> Result<T, Failure>
    where
        E: Into<BoxError>;

    /// The error as a failure that says what was being done: for errors of derived types and failures, which
    /// say everything else themselves.
    ///
    /// ```
    /// use error_contract::{Failure, ResultExt};
    ///
    /// let result: Result<(), Failure> = Err(Failure::timeout("no answer in 5 s"));
    /// assert!(result.during("search_articles").is_err());
    /// ```
    #[expect(clippy::missing_errors_doc, reason = "the sentence above says what it is")]
    fn during(self, operation: impl Into<Cow<'static, str>>) -> Result<T, Failure>
    where
        E: Into<Failure>;
}

impl<T, E> ResultExt<T, E> for Result<T, E> {
    fn or_failure(self, raise: impl FnOnce() -> Failure) -> Result<T, Failure>
    where
        E: Into<BoxError>,
    {
        self.map_err(|error| raise().source(error))
    }

    fn classified(self, operation: impl Into<Cow<'static, str>>) -> Result<T, Failure>
    where
        E: Into<BoxError>,
    {
        self.map_err(|error| Failure::classify(error).operation_unless_named(operation.into()))
    }

    fn during(self, operation: impl Into<Cow<'static, str>>) -> Result<T, Failure>
    where
        E: Into<Failure>,
    {
        self.map_err(|error| error.into().operation_unless_named(operation.into()))
    }
}
