//! What taking and returning money can run into.

use std::{io, sync::Arc, time::Duration};

use error_contract::ErrorContract;

use super::LedgerError;

/// What taking and returning money can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "payments", docs = "https://errors.example.com/#{reason}", retired("card_error", "bank_error"), reasons = PaymentReason)]
pub enum PaymentError {
    /// The bank that issued the card refused the charge.
    #[error("the card was declined")]
    #[reason("card_declined")]
    #[code(ValidationError, 3101)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Ask the customer for another card, then call create_payment with it.")]
    CardDeclined {
        #[contract(original_error)]
        issuer_code: String,
        #[contract(context)]
        attempts: u8,
    },

    /// The card is past its date.
    #[error("the card expired in {expired}")]
    #[reason("card_expired")]
    #[code(ValidationError, 3102)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(since = "1.4")]
    #[recovery("Ask the customer for a card that is valid this month.")]
    CardExpired {
        #[contract(context)]
        expired: String,
    },

    /// The account holds less than the amount.
    #[error("the account does not cover the amount")]
    #[reason("insufficient_funds")]
    #[code(ValidationError, 3103)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Charge a smaller `amount`, or offer another method from list_payment_methods.")]
    InsufficientFunds,

    /// The bank asks the customer to confirm the payment.
    #[error("the customer has to confirm the payment")]
    #[reason("authentication_required")]
    #[code(Unauthorized)]
    #[severity(info)]
    #[contract(since = "2.2")]
    #[recovery("Send the customer to {challenge_url}, then call confirm_payment with the same id.")]
    AuthenticationRequired {
        #[contract(context)]
        challenge_url: String,
    },

    /// The card is reported as lost or stolen.
    #[error("the card cannot be used")]
    #[reason("stolen_card")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[contract(since = "2.0")]
    #[recovery("Offer another payment method; do not charge this card.")]
    StolenCard,

    /// A payment with this idempotency key exists and differs.
    #[error("the key was used for payment {payment_id}")]
    #[reason("duplicate_payment")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Call get_payment with `{payment_id}`, or send a new idempotency key.")]
    DuplicatePayment {
        #[contract(context)]
        payment_id: String,
    },

    /// No payment has this id.
    #[error("there is no payment {payment_id}")]
    #[reason("payment_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_payments and pass the id of one of them.")]
    PaymentNotFound {
        #[contract(context)]
        payment_id: String,
    },

    /// The authorized amount was captured before.
    #[error("the payment is captured")]
    #[reason("already_captured")]
    #[code(Conflict, 3110)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Call create_refund with up to {captured} cents to give money back.")]
    AlreadyCaptured {
        #[contract(context)]
        captured: u64,
    },

    /// The authorization is older than seven days.
    #[error("the authorization has expired")]
    #[reason("authorization_expired")]
    #[code(Conflict, 3111)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Call create_payment for the same order to authorize the amount anew.")]
    AuthorizationExpired,

    /// The refund is larger than what is left of the payment.
    #[error("the refund exceeds the payment")]
    #[reason("refund_too_large")]
    #[code(InvalidParams, 2110)]
    #[severity(info)]
    #[contract(field = "amount")]
    #[recovery("Lower `amount` to {refundable} cents or less.")]
    RefundTooLarge {
        #[contract(context)]
        refundable: u64,
    },

    /// The payment is too old to be refunded to the card.
    #[error("refunds closed on {closed_on}")]
    #[reason("refund_window_closed")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Pay the customer with create_payout to a bank account.")]
    RefundWindowClosed {
        #[contract(context)]
        closed_on: String,
    },

    /// The merchant account does not settle in this currency.
    #[error("the currency is not supported")]
    #[reason("currency_not_supported")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "currency")]
    #[recovery("Pass one of the currencies in `supported`.")]
    CurrencyNotSupported {
        #[contract(context)]
        supported: Vec<String>,
    },

    /// The amount is below what the network carries.
    #[error("the amount is too small")]
    #[reason("amount_too_small")]
    #[code(InvalidParams, 2111)]
    #[severity(info)]
    #[contract(field = "amount")]
    #[recovery("Charge at least {minimum} cents, or add the amount to the next invoice.")]
    AmountTooSmall {
        #[contract(context)]
        minimum: u64,
    },

    /// The merchant account may take no payments.
    #[error("the merchant account is suspended")]
    #[reason("merchant_suspended")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[recovery("Ask the merchant to complete the review on their account page.")]
    MerchantSuspended,

    /// The customer disputes the payment.
    #[error("the payment is disputed")]
    #[reason("dispute_open")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Answer dispute {dispute_id} with submit_evidence before refunding.")]
    DisputeOpen {
        #[contract(context)]
        dispute_id: String,
    },

    /// The card processor takes no connection.
    #[error("the card processor cannot be reached")]
    #[reason("processor_unavailable")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "30s")]
    #[recovery("Wait 30 seconds, then send the payment with the same idempotency key.")]
    ProcessorUnavailable {
        #[source]
        cause: io::Error,
    },

    /// The card processor did not answer in time.
    #[error("the card processor did not answer")]
    #[reason("processor_timeout")]
    #[code(Timeout)]
    #[severity(warning)]
    #[recovery("Call get_payment first; the charge may have gone through.")]
    ProcessorTimeout,

    /// The card processor refused the request for a reason of its own.
    #[error("the card processor refused the request")]
    #[reason("processor_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[contract(deprecated = "Since 3.0 the processor says why: `card_declined`, `amount_too_small`.")]
    #[recovery("Offer another method from list_payment_methods for this order.")]
    ProcessorRefused {
        #[contract(original_error)]
        processor_code: String,
    },

    /// The signature of the webhook does not match its body.
    #[error("the signature does not match")]
    #[reason("webhook_signature")]
    #[code(Unauthorized)]
    #[contract(protocol)]
    #[recovery("Sign the raw body with the secret that get_webhook returns.")]
    WebhookSignature,

    /// More payments were sent than the plan allows.
    #[error("too many payments")]
    #[reason("too_many_payments")]
    #[code(RateLimited)]
    #[severity(notice)]
    #[recovery("Wait until the delay is over and send at most 20 payments a second.")]
    TooManyPayments {
        #[contract(retry_after)]
        wait: Duration,
    },

    #[error(transparent)]
    #[contract(transparent)]
    Ledger(#[from] LedgerError),

    #[error(transparent)]
    #[contract(transparent)]
    Gateway(Arc<dyn ErrorContract + Send + Sync>),
}
