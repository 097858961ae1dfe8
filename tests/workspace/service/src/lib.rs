//! The service: its failures are those of the crates that it calls.

use error_contract::ErrorContract;
use workspace_orders::{OrderError, StepError};
use workspace_payments::PaymentError;

/// Everything that a call of the service can fail with.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[non_exhaustive]
pub enum ServiceError {
    /// Ordering failed.
    #[error(transparent)]
    #[contract(transparent)]
    Order(#[from] OrderError),

    /// Paying failed.
    #[error(transparent)]
    #[contract(transparent)]
    Payment(#[from] PaymentError),

    /// A step of an import failed.
    #[error(transparent)]
    #[contract(transparent)]
    Import(#[from] StepError<StorageError>),
}

/// What storing a step can fail with.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "storage")]
#[error("the disk is full")]
#[contract(
    reason = "disk_full",
    code = ServiceUnavailable,
    retryable(after = "5m"),
    when = "The disk of the import is full.",
    recovery = "Wait five minutes, then import the rest in batches of 100 rows."
)]
pub struct StorageError;
