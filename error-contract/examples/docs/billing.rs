//! What invoicing can run into.

use std::io;

use error_contract::ErrorContract;

use super::{LedgerError, PaymentError};

/// What invoicing can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "billing", docs = "https://errors.example.com/#{reason}", retired("invoice_error"))]
pub enum BillingError {
    /// No invoice has this number.
    #[error("there is no invoice {invoice}")]
    #[reason("invoice_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_invoices for the customer and pass one of its numbers.")]
    InvoiceNotFound {
        #[contract(context)]
        invoice: u64,
    },

    /// A closed invoice cannot be changed.
    #[error("invoice {invoice} is closed")]
    #[reason("invoice_closed")]
    #[code(Conflict, 3601)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Correct the amount with create_credit_note.")]
    InvoiceClosed {
        #[contract(context)]
        invoice: u64,
    },

    /// The invoice was paid before.
    #[error("the invoice was paid on {paid_on}")]
    #[reason("invoice_paid")]
    #[code(Conflict, 3602)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Show the customer the receipt of get_receipt.")]
    InvoicePaid {
        #[contract(context)]
        paid_on: String,
    },

    /// An invoice has no lines.
    #[error("the invoice has no lines")]
    #[reason("invoice_empty")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "lines")]
    #[recovery("Add a line with add_line before sending it.")]
    InvoiceEmpty,

    /// The tax number does not fit the country.
    #[error("the tax number is not one of {country}")]
    #[reason("tax_number_invalid")]
    #[code(InvalidParams, 2003)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "tax_number")]
    #[recovery("Ask the customer for the number on their registration.")]
    TaxNumberInvalid {
        #[contract(context)]
        country: String,
    },

    /// The registry of tax numbers does not answer.
    #[error("the tax registry cannot be reached")]
    #[reason("tax_service_down")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "5m")]
    #[severity(notice)]
    #[recovery("Wait five minutes, or send the invoice with tax.")]
    TaxServiceDown {
        #[source]
        cause: io::Error,
    },

    /// No customer has this id.
    #[error("there is no customer {customer}")]
    #[reason("customer_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call search_customers with a name or a mail address.")]
    CustomerNotFound {
        #[contract(context)]
        customer: String,
    },

    /// The customer owes more than they may.
    #[error("the customer is blocked")]
    #[reason("customer_blocked")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(notice)]
    #[recovery("Collect the open invoices with list_invoices before the next one.")]
    CustomerBlocked,

    /// No plan has this name.
    #[error("there is no plan {plan}")]
    #[reason("plan_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_plans and pass one of its names.")]
    PlanUnknown {
        #[contract(context)]
        plan: String,
    },

    /// The plan is not sold any more.
    #[error("the plan is no longer sold")]
    #[reason("plan_retired")]
    #[code(NotFound)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(http = 410)]
    #[recovery("Subscribe to {successor} in its place.")]
    PlanRetired {
        #[contract(context)]
        successor: String,
    },

    /// The customer has the plan.
    #[error("the customer has the plan already")]
    #[reason("already_subscribed")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Change the number of seats with update_subscription.")]
    AlreadySubscribed,

    /// The plan may be changed once a month.
    #[error("the plan was changed this month")]
    #[reason("downgrade_too_soon")]
    #[code(Conflict)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Schedule the change for {allowed_on} with `effective`.")]
    DowngradeTooSoon {
        #[contract(context)]
        allowed_on: String,
    },

    /// No coupon has this code.
    #[error("there is no coupon {coupon}")]
    #[reason("coupon_unknown")]
    #[code(NotFound)]
    #[severity(info)]
    #[contract(field = "coupon")]
    #[recovery("Check the letters of the code with the customer, zero and O in particular.")]
    CouponUnknown {
        #[contract(context)]
        coupon: String,
    },

    /// The coupon was used as often as it may be.
    #[error("the coupon is used up")]
    #[reason("coupon_used_up")]
    #[code(Conflict)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Leave `coupon` out and send the invoice at the full price.")]
    CouponUsedUp,

    /// The coupon is past its time.
    #[error("the coupon ended on {ended}")]
    #[reason("coupon_expired")]
    #[code(ValidationError)]
    #[retryable(terminal)]
    #[severity(info)]
    #[contract(field = "coupon")]
    #[recovery("Offer a coupon of list_coupons that is still running.")]
    CouponExpired {
        #[contract(context)]
        ended: String,
    },

    /// Usage arrived after the invoice was written.
    #[error("the usage of {period} is closed")]
    #[reason("usage_report_late")]
    #[code(Conflict, 3616)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[contract(since = "2.0")]
    #[recovery("Report the usage for the present period with a note.")]
    UsageReportLate {
        #[contract(context)]
        period: String,
    },

    /// The usage is below zero.
    #[error("the usage is negative")]
    #[reason("usage_negative")]
    #[code(InvalidParams)]
    #[severity(info)]
    #[contract(field = "quantity")]
    #[recovery("Report a correction with create_credit_note.")]
    UsageNegative,

    /// There is no rate for the day.
    #[error("there is no exchange rate for {day}")]
    #[reason("exchange_rate_missing")]
    #[code(DatabaseError)]
    #[retryable(after = "1h")]
    #[severity(warning)]
    #[recovery("Wait an hour until the rate of the day is published.")]
    ExchangeRateMissing {
        #[contract(context)]
        day: String,
    },

    /// The range of invoice numbers is used up.
    #[error("there are no invoice numbers left")]
    #[reason("number_range_full")]
    #[code(ConfigurationError)]
    #[retryable(false)]
    #[recovery("Ask the bookkeeper to open a number range in the dashboard.")]
    NumberRangeFull,

    /// The document is being written.
    #[error("the document is not ready")]
    #[reason("pdf_pending")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "10s")]
    #[severity(debug)]
    #[recovery("Wait 10 seconds, then fetch the document.")]
    PdfPending,

    #[error(transparent)]
    #[contract(transparent)]
    Payment(#[from] PaymentError),

    /// The ledger refused the booking of an invoice.
    #[error(transparent)]
    #[contract(transparent)]
    #[reason("ledger_refused")]
    #[recovery("Leave the invoice open and tell the bookkeeper its number.")]
    Ledger(Box<LedgerError>),
}
