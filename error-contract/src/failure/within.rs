//! A failure that a handler returns, in force of the contract of its type.

use core::{error::Error, fmt, marker::PhantomData};

use super::{Failure, Sent};
use crate::{ErrorContract, HasContract, Outbound, Reason, Response, mcp::Placement, payload::Payload};

/// A failure in force of `E`'s contract: a reason that `E` declares brings the hint that `E` declares.
///
/// What a handler returns whose services raise [`Failure`]s: `?` turns failures and errors of derived types
/// into it. Nothing is filled but the hint, and a hint given where the failure was raised wins. A reason
/// that `E` does not declare, a foreign error and a cancelled call get nothing.
///
/// ```
/// use error_contract::{ErrorContract, Failure, Within, mcp};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(reasons = FetchReason)]
/// enum FetchError {
///     /// No requested PMID returned data.
///     #[error("none of 3 PMIDs returned data")]
///     #[reason("no_match")]
///     #[code(NotFound)]
///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
///     NoMatch,
/// }
///
/// fn service() -> Result<(), Failure> {
///     Err(Failure::not_found("PMID 7 is unknown").reason(FetchReason::NoMatch))
/// }
///
/// fn handler() -> Result<(), Within<FetchError>> {
///     service()?;
///     Ok(())
/// }
///
/// assert_eq!(
///     mcp::text(&handler().unwrap_err()),
///     "Error: PMID 7 is unknown\n\n\
///      Recovery: Try pubmed_search_articles to discover valid PMIDs first.\n\n\
///      (reason no_match)",
/// );
/// ```
pub struct Within<E> {
    failure: Failure,
    contract: PhantomData<fn() -> E>,
}

impl<E: HasContract> Within<E> {
    /// The failure that `E` declares under this reason; see [`Failure::by_reason`].
    ///
    /// ```
    /// # use error_contract::ErrorContract;
    /// # #[derive(Debug, thiserror::Error, ErrorContract)]
    /// # #[contract(reasons = FetchReason)]
    /// # enum FetchError {
    /// #     /// No requested PMID returned data.
    /// #     #[error("none of 3 PMIDs returned data")]
    /// #     #[reason("no_match")]
    /// #     #[code(NotFound)]
    /// #     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    /// #     NoMatch,
    /// # }
    /// use error_contract::Within;
    ///
    /// let failure = Within::<FetchError>::by_reason(FetchReason::NoMatch);
    /// assert_eq!(failure.to_string(), "No requested PMID returned data.");
    /// ```
    pub fn by_reason<R: Reason<Of = E>>(reason: R) -> Self {
        Failure::by_reason(reason).into()
    }

    /// The failure that `E` declares under this name, those of transparent variants included. `None` where
    /// it declares none.
    ///
    /// ```
    /// # use error_contract::ErrorContract;
    /// # #[derive(Debug, thiserror::Error, ErrorContract)]
    /// # enum FetchError {
    /// #     /// No requested PMID returned data.
    /// #     #[error("none of 3 PMIDs returned data")]
    /// #     #[reason("no_match")]
    /// #     #[code(NotFound)]
    /// #     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    /// #     NoMatch,
    /// # }
    /// use error_contract::Within;
    ///
    /// assert!(Within::<FetchError>::find("no_match").is_some());
    /// assert!(Within::<FetchError>::find("typo").is_none());
    /// ```
    pub fn find(reason: &str) -> Option<Self> {
        E::CONTRACT.find(reason).map(|entry| Failure::by_entry(&entry).into())
    }

    /// The failure as it leaves: see [`Failure::sent_within`].
    ///
    /// ```
    /// # use error_contract::ErrorContract;
    /// # #[derive(Debug, thiserror::Error, ErrorContract)]
    /// # enum FetchError {
    /// #     /// No requested PMID returned data.
    /// #     #[error("none of 3 PMIDs returned data")]
    /// #     #[reason("no_match")]
    /// #     #[code(NotFound)]
    /// #     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    /// #     NoMatch,
    /// # }
    /// use error_contract::{Failure, Within};
    ///
    /// let within = Within::<FetchError>::from(Failure::timeout("slow").reason("no_match"));
    /// assert!(within.sent().recovery().is_some());
    /// assert!(within.response().to_json().contains("pubmed_search_articles"));
    /// // The failure itself is not changed.
    /// assert!(within.failure().sent().recovery().is_none());
    /// assert!(within.into_failure().sent().recovery().is_none());
    /// ```
    pub fn sent(&self) -> Sent<'_> {
        self.failure.sent_within(E::CONTRACT)
    }

    /// The [`ErrorResponse`](crate::ErrorResponse), written straight from the failure.
    pub fn response(&self) -> Response<'_> {
        Response(self.sent().0)
    }
}

impl<E> Within<E> {
    /// The failure itself, which is not filled.
    pub fn failure(&self) -> &Failure {
        &self.failure
    }

    /// The failure itself, out of the contract.
    pub fn into_failure(self) -> Failure {
        self.failure
    }
}

impl<E> From<Failure> for Within<E> {
    fn from(failure: Failure) -> Self {
        Self { failure, contract: PhantomData }
    }
}

impl<E, O: ErrorContract + Send + Sync + 'static> From<O> for Within<E> {
    fn from(error: O) -> Self {
        Failure::from(error).into()
    }
}

impl<E> From<Within<E>> for Failure {
    fn from(within: Within<E>) -> Self {
        within.failure
    }
}

impl<E: HasContract> Outbound for Within<E> {
    fn __payload(&self) -> Payload<'_> {
        self.sent().0
    }

    fn __placed(&self) -> Option<Placement> {
        E::CONTRACT.placement()
    }
}

impl<E> fmt::Display for Within<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.failure, out)
    }
}

impl<E> fmt::Debug for Within<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.failure, out)
    }
}

impl<E> Error for Within<E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Error::source(&self.failure)
    }
}
