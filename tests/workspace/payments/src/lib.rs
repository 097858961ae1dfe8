//! Payments: one of three crates that share a lock.

use std::time::Duration;

use error_contract::ErrorContract;

/// What paying can fail with.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "payments")]
#[non_exhaustive]
pub enum PaymentError {
    /// The card was refused by its bank.
    #[error("the card was refused")]
    #[reason("card_refused")]
    #[code(ValidationError, 3417)]
    #[recovery("Use another card and send the payment again.")]
    #[contract(http = 402)]
    CardRefused,

    /// The payment provider asks us to slow down.
    #[error("too many payments at once")]
    #[reason("payments_busy")]
    #[code(RateLimited)]
    #[recovery("Wait 30 seconds and send the payment again.")]
    Busy {
        /// What the provider said.
        #[contract(retry_after)]
        wait: Duration,
    },
}
