//! `backon` 1 with the advice of the contract: what is transient is repeated, after the delay that the
//! failure asks for. With the feature `backon1`.
//!
//! ```
//! use std::time::Duration;
//!
//! use backon::{ExponentialBuilder, Retryable as _};
//! use error_contract::{ErrorContract, backon1};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum FetchError {
//!     /// Too many requests arrived in the last minute.
//!     #[error("too many requests")]
//!     #[reason("too_many_requests")]
//!     #[code(RateLimited)]
//!     #[recovery("Send at most 20 requests a minute, or batch them.")]
//!     TooMany { #[contract(retry_after)] wait: Duration },
//! }
//!
//! # #[tokio::main(flavor = "current_thread", start_paused = true)]
//! # async fn main() {
//! let fetch = || async { Err::<(), _>(FetchError::TooMany { wait: Duration::from_secs(7) }) };
//!
//! // Three retries, each after the 7 seconds that were asked for.
//! # let started = tokio::time::Instant::now();
//! let failed = fetch
//!     .retry(ExponentialBuilder::default())
//!     .adjust(backon1::advised(Duration::from_secs(30)))
//!     .await;
//! assert!(failed.is_err());
//! # assert_eq!(started.elapsed().as_secs(), 21);
//! # }
//! ```

use core::time::Duration;

use crate::{Outbound, RetryAdvice};

/// For [`Retry::adjust`](backon::Retry::adjust) and its siblings: decides from the failure, so that no
/// `when` is needed.
///
/// - What is not transient is not repeated.
/// - A delay that the failure asks for takes the place of the one that the backoff proposes.
/// - One above `cap` is not waited for: the call fails at once.
/// - When the backoff proposes no more, it is over, whatever the failure asks for.
///
/// A failure that was received goes through [`RetryAdvice::adjust`] in a closure.
///
/// `adjust` comes after the attempts are counted, so the builder's limits hold. The module shows it.
pub fn advised<E: Outbound + ?Sized>(
    cap: Duration,
) -> impl FnMut(&E, Option<Duration>) -> Option<Duration> + Copy {
    move |error, proposed| RetryAdvice::of(error).adjust(proposed, cap)
}

/// For [`Retry::when`](backon::Retry::when), where delays are nobody's business: whether the same call may
/// work.
///
/// ```
/// use backon::{BlockingRetryable as _, ConstantBuilder};
/// use error_contract::{ErrorContract, backon1};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum SpoolError {
///     /// The tray has no paper.
///     #[error("no paper")]
///     #[reason("no_paper")]
///     #[code(Conflict)]
///     #[recovery("Put paper into the tray, then print again.")]
///     NoPaper,
/// }
///
/// let mut calls = 0;
/// let mut print = || { calls += 1; Err::<(), _>(SpoolError::NoPaper) };
/// let failed = print.retry(ConstantBuilder::default()).when(backon1::is_transient).call();
/// assert!(failed.is_err());
/// assert_eq!(calls, 1);
/// ```
pub fn is_transient<E: Outbound + ?Sized>(error: &E) -> bool {
    RetryAdvice::of(error).is_transient()
}
