//! A library as somebody writes it who has only the published crates.
#![no_std]
#![deny(warnings, missing_docs)]

extern crate alloc;

use core::{error::Error, fmt};

use error_contract::ErrorContract;

/// What paying can fail with.
#[derive(Debug, ErrorContract)]
#[contract(domain = "payments", docs = "https://example.com/errors#{reason}", reasons = PaymentReason)]
#[cfg_attr(feature = "all", contract(axum08, rmcp3))]
#[non_exhaustive]
pub enum PaymentError {
    /// The bank refused the card.
    #[reason("card_declined")]
    #[code(ValidationError, 3402)]
    #[contract(http = 402)]
    #[recovery("Ask the payer for another card, then call create_payment with it.")]
    Declined,

    /// No payment has this id.
    #[reason("unknown_payment")]
    #[code(NotFound)]
    #[recovery("Call list_payments and pass one of the ids that it returns.")]
    Unknown {
        /// What was asked for.
        #[cfg_attr(feature = "usual", contract(context))]
        payment: u64,
    },
}

impl fmt::Display for PaymentError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Declined => out.write_str("the card was declined"),
            Self::Unknown { payment } => write!(out, "there is no payment {payment}"),
        }
    }
}

impl Error for PaymentError {}
