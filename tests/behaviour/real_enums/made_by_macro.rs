//! A payment API: 88 rows of a macro are the enum, its messages and its contract.

use std::collections::{BTreeMap, BTreeSet};

use error_contract::{ErrorContract, HasContract, Retry, jsonrpc};

macro_rules! payment_errors {
    ($($variant:ident, $reason:literal, $class:ident, $number:literal, $when:literal, $recovery:literal;)*) => {
        #[derive(Clone, Copy, Debug, thiserror::Error, ErrorContract)]
        #[contract(domain = "payments", docs = "https://payments.example/errors#{reason}")]
        enum PaymentError {
            $(
                #[error($when)]
                #[reason($reason)]
                #[code($class, $number)]
                #[when($when)]
                #[recovery($recovery)]
                $variant,
            )*
        }

        /// One of each, in the order of the rows.
        const ALL: &[PaymentError] = &[$(PaymentError::$variant),*];

        /// The rows as they were written.
        const ROWS: &[(&str, i32, &str, &str)] = &[$(($reason, $number, $when, $recovery)),*];
    };
}

payment_errors! {
    CardNumberInvalid, "card_number_invalid", InvalidParams, 40010, "The card number fails its checksum.", "Copy the card number again, without blanks, and send it in card.number.";
    CardExpired, "card_expired", ValidationError, 40210, "The card is past its expiry date.", "Choose a card that is valid beyond this month.";
    ExpiryMalformed, "expiry_malformed", InvalidParams, 40010, "The expiry date is not a month and a year.", "Write card.expiry as MM/YY, for example 04/29.";
    CvcMissing, "cvc_missing", InvalidParams, 40011, "The security code of the card was left out.", "Add the three or four digits of the security code as card.cvc.";
    CvcMismatch, "cvc_mismatch", ValidationError, 40211, "The security code does not belong to the card.", "Collect card.cvc from the cardholder once more.";
    InsufficientFunds, "insufficient_funds", ValidationError, 40210, "The account behind the card does not cover the amount.", "Lower the amount or charge another payment method of the payer.";
    DoNotHonor, "do_not_honor", ValidationError, 40210, "The bank of the payer declined without saying why.", "Switch to another payment method of the payer.";
    CardLost, "card_lost", Forbidden, 40310, "The card was reported as lost.", "Remove the card with delete_payment_method and choose another one.";
    CardStolen, "card_stolen", Forbidden, 40310, "The card was reported as stolen.", "Void the order with cancel_order and delete the saved card.";
    CardRestricted, "card_restricted", Forbidden, 40311, "The card is not allowed for purchases of this kind.", "Charge a card whose usage field says unrestricted.";
    CardVelocity, "card_velocity", RateLimited, 42910, "The card was used too many times within an hour.", "Wait one hour before charging this card again.";
    AmountTooSmall, "amount_too_small", InvalidParams, 40020, "The amount is below the minimum of its currency.", "Raise the amount to the minimum that list_currencies gives.";
    AmountTooLarge, "amount_too_large", InvalidParams, 40020, "The amount is above the maximum of the payment method.", "Split the order into payments below the maximum of the method.";
    AmountNegative, "amount_negative", InvalidParams, 40020, "The amount is below zero.", "Send a positive amount, and use create_refund to give money back.";
    AmountFractional, "amount_fractional", InvalidParams, 40021, "The amount has decimals that its currency does not have.", "Write the amount in minor units as an integer, such as 1999.";
    CurrencyUnknown, "currency_unknown", InvalidParams, 40022, "The currency is not a known ISO 4217 code.", "Use three capital letters from list_currencies, such as EUR.";
    CurrencyMismatch, "currency_mismatch", Conflict, 40910, "The currency of the capture differs from that of the payment.", "Capture in the currency that get_payment shows.";
    CurrencyNotEnabled, "currency_not_enabled", Forbidden, 40312, "The merchant has not enabled this currency.", "Charge in a currency of merchant.currencies, or convert the price first.";
    PaymentNotFound, "payment_not_found", NotFound, 40401, "No payment has this id.", "Call list_payments and pass the id of one of them.";
    RefundNotFound, "refund_not_found", NotFound, 40401, "No refund has this id.", "Call list_refunds for the payment and pick an id.";
    CustomerNotFound, "customer_not_found", NotFound, 40401, "No customer has this id.", "Create the customer with create_customer, then use the new id.";
    MandateNotFound, "mandate_not_found", NotFound, 40401, "No mandate has this id.", "Set up a mandate with create_mandate before charging by debit.";
    DisputeNotFound, "dispute_not_found", NotFound, 40401, "No dispute has this id.", "Take the dispute id from the webhook dispute.opened.";
    PayoutNotFound, "payout_not_found", NotFound, 40401, "No payout has this id.", "List payouts of the last 90 days with list_payouts.";
    ConnectorNotFound, "connector_not_found", NotFound, 40401, "No connector has this name.", "Name one of the connectors that list_connectors returns.";
    MethodNotFound, "method_not_found", NotFound, 40401, "The customer has no saved payment method with this id.", "Fetch saved methods with list_payment_methods for this customer.";
    ApiKeyMissing, "api_key_missing", Unauthorized, 40101, "The request carries no API key.", "Send the API key of the merchant in the header api-key.";
    ApiKeyRevoked, "api_key_revoked", Unauthorized, 40101, "The API key was revoked.", "Create a new key with create_api_key and send that one.";
    ApiKeyExpired, "api_key_expired", Unauthorized, 40101, "The API key is past its date.", "Rotate the key with rotate_api_key, then sign in with the result.";
    SignatureInvalid, "signature_invalid", Unauthorized, 40102, "The signature does not match the body.", "Sign the raw bytes of the body with HMAC-SHA512.";
    TimestampSkewed, "timestamp_skewed", Unauthorized, 40102, "The signature is more than five minutes old.", "Synchronize the clock of the client and sign the body anew.";
    ScopeMissing, "scope_missing", Forbidden, 40301, "The API key does not cover this operation.", "Sign with a key whose scopes include payments.write.";
    MerchantSuspended, "merchant_suspended", Forbidden, 40302, "The merchant account is suspended.", "Complete the open steps that get_merchant lists under requirements.";
    TestKeyInLive, "test_key_in_live", Forbidden, 40303, "A test key was used against the live endpoint.", "Send test keys to sandbox.payments.example only.";
    LiveKeyInTest, "live_key_in_test", Forbidden, 40303, "A live key was used against the sandbox.", "Create a sandbox key that begins with sk_test.";
    IpNotAllowed, "ip_not_allowed", Forbidden, 40304, "The address of the caller is not on the allow list.", "Add the address of the caller to the list with add_allowed_ip.";
    AlreadyCaptured, "already_captured", Conflict, 40920, "The payment was captured before.", "Read captured_amount with get_payment instead of capturing twice.";
    AlreadyRefunded, "already_refunded", Conflict, 40920, "The payment was refunded in full.", "List its refunds with list_refunds; nothing is left to give back.";
    AlreadyCancelled, "already_cancelled", Conflict, 40920, "The payment was cancelled before.", "Open a new payment with create_payment for the same order.";
    NotYetCaptured, "not_yet_captured", Conflict, 40921, "The payment is authorized and not captured.", "Capture the payment with capture_payment before refunding it.";
    CaptureTooLarge, "capture_too_large", ValidationError, 42210, "The capture exceeds what was authorized.", "Lower the capture to amount_capturable or authorize the difference.";
    CaptureWindowClosed, "capture_window_closed", ValidationError, 42210, "The authorization is older than seven days.", "Authorize the amount again and capture it within seven days.";
    RefundTooLarge, "refund_too_large", ValidationError, 42211, "The refund exceeds what is left of the payment.", "Refund at most amount_refundable of the payment.";
    RefundWindowClosed, "refund_window_closed", ValidationError, 42211, "The payment is older than 180 days.", "Send the money with create_payout to the account of the payer.";
    PartialNotSupported, "partial_not_supported", ValidationError, 42212, "The payment method takes full refunds only.", "Refund the whole payment and charge the remainder as a new one.";
    IdempotencyConflict, "idempotency_conflict", Conflict, 40930, "The idempotency key was used with another body.", "Generate a fresh UUID as idempotency-key for the changed body.";
    IdempotencyRunning, "idempotency_running", Conflict, 40931, "A request with the same idempotency key is running.", "Poll get_payment by its reference until the first request ends.";
    StaleVersion, "stale_version", Conflict, 40932, "The payment changed since it was read.", "Fetch the payment, apply the change and send the new version.";
    AuthenticationRequired, "authentication_required", ValidationError, 40220, "The bank asks the payer to authenticate.", "Redirect the payer to next_action.url and confirm the payment.";
    AuthenticationFailed, "authentication_failed", ValidationError, 40221, "The payer did not pass the authentication.", "Offer the payer a wallet or a bank transfer in place of the card.";
    AuthenticationExpired, "authentication_expired", ValidationError, 40221, "The payer took longer than fifteen minutes.", "Start a fresh authentication with confirm_payment.";
    RedirectUrlMissing, "redirect_url_missing", InvalidParams, 40030, "The payment method redirects and has nowhere to return to.", "Add return_url with an https address to the payment.";
    RedirectUrlInsecure, "redirect_url_insecure", InvalidParams, 40030, "The return address is not https.", "Replace http by https in return_url.";
    WebhookUrlInvalid, "webhook_url_invalid", InvalidParams, 40031, "The webhook address cannot be parsed.", "Pass an absolute https address without a fragment as webhook_url.";
    MetadataTooLarge, "metadata_too_large", InvalidParams, 40032, "The metadata has more than 50 keys.", "Drop keys until metadata has at most 50 of them.";
    DescriptorTooLong, "descriptor_too_long", InvalidParams, 40033, "The statement descriptor has more than 22 characters.", "Shorten statement_descriptor to 22 characters.";
    DescriptorForbidden, "descriptor_forbidden", InvalidParams, 40033, "The statement descriptor has characters that banks refuse.", "Keep to letters, digits and blanks in statement_descriptor.";
    EmailInvalid, "email_invalid", InvalidParams, 40034, "The email address of the payer cannot be parsed.", "Correct customer.email to the form name@example.com.";
    PhoneInvalid, "phone_invalid", InvalidParams, 40034, "The phone number of the payer is not in E.164 form.", "Write customer.phone with its country prefix, such as +491701234567.";
    CountryUnknown, "country_unknown", InvalidParams, 40035, "The country is not a known ISO 3166 code.", "Pass two capital letters such as NL as billing.country.";
    PostcodeMismatch, "postcode_mismatch", ValidationError, 40230, "The postcode does not match the address of the card.", "Collect the billing postcode from the cardholder and charge again.";
    TaxIdInvalid, "tax_id_invalid", InvalidParams, 40036, "The tax id does not validate for its country.", "Enter the tax id as printed on the invoice, with its country prefix.";
    IbanInvalid, "iban_invalid", InvalidParams, 40037, "The IBAN fails its checksum.", "Type the IBAN again and compare its first four characters.";
    IbanNotReachable, "iban_not_reachable", ValidationError, 40240, "The bank of the IBAN does not take direct debits.", "Offer a card or a bank transfer for this account.";
    MandateRevoked, "mandate_revoked", ValidationError, 40241, "The payer revoked the mandate.", "Obtain a new signature with create_mandate, then charge that mandate.";
    MandateNotActive, "mandate_not_active", ValidationError, 40241, "The mandate waits for the bank.", "Listen for the webhook mandate.active before charging.";
    DebitReturned, "debit_returned", ValidationError, 40242, "The bank of the payer returned the debit.", "Invoice the payer by bank transfer for the returned amount.";
    WalletDeclined, "wallet_declined", ValidationError, 40250, "The wallet declined the payment.", "Select another card inside the wallet and confirm.";
    WalletTokenExpired, "wallet_token_expired", ValidationError, 40251, "The token of the wallet is older than ten minutes.", "Open the wallet sheet again and send the new token.";
    WalletNotEnabled, "wallet_not_enabled", Forbidden, 40313, "The merchant has not enabled this wallet.", "Register the domain with register_wallet_domain, then show the wallet.";
    InstallmentsUnsupported, "installments_unsupported", ValidationError, 40252, "The card does not offer this number of installments.", "Choose a count from the installment_plans of the card.";
    BankOffline, "bank_offline", ServiceUnavailable, 50310, "The bank of the payer does not answer.", "Wait 60 seconds and confirm the same payment once more.";
    AcquirerOffline, "acquirer_offline", ServiceUnavailable, 50310, "The acquirer does not answer.", "Route the payment to another connector, or wait two minutes.";
    AcquirerTimeout, "acquirer_timeout", Timeout, 50410, "The acquirer took longer than thirty seconds.", "Poll get_payment for its status, then confirm with the same key.";
    NetworkTimeout, "network_timeout", Timeout, 50410, "The card network took longer than ten seconds.", "Send the payment once more with the same idempotency-key.";
    ConnectorRefused, "connector_refused", ValidationError, 40260, "The connector refused the merchant credentials.", "Store current credentials with update_connector for this profile.";
    ConnectorNotReady, "connector_not_ready", ValidationError, 40261, "The connector has no account for this country.", "Pick a connector whose countries include that of the payer.";
    RoutingEmpty, "routing_empty", ValidationError, 40262, "No connector accepts this payment.", "Relax the routing rules with update_routing or name a connector.";
    FraudSuspected, "fraud_suspected", Forbidden, 40320, "The risk score of the payment is too high.", "Review the order by hand with review_payment before you charge.";
    PayerBlocked, "payer_blocked", Forbidden, 40321, "The payer is on the block list.", "Lift the block with unblock_customer if the order is genuine.";
    SanctionsHit, "sanctions_hit", Forbidden, 40322, "The name of the payer is on a sanctions list.", "Cancel the order with cancel_order and keep its screening report.";
    DisputeClosed, "dispute_closed", Conflict, 40940, "The dispute was decided.", "Read the outcome with get_dispute; evidence is not taken any more.";
    EvidenceTooLarge, "evidence_too_large", InvalidParams, 40038, "The evidence exceeds five megabytes.", "Compress the evidence to at most 5 MB in one PDF.";
    EvidenceTooLate, "evidence_too_late", ValidationError, 42220, "The deadline of the dispute has passed.", "Accept the dispute with accept_dispute to close it.";
    PayoutTooLarge, "payout_too_large", ValidationError, 42230, "The payout exceeds the available balance.", "Pay out at most the amount that get_balance calls available.";
    PayoutAccountClosed, "payout_account_closed", ValidationError, 42231, "The account of the payout is closed.", "Replace the account with update_payout_account.";
    RateLimitReached, "rate_limit_reached", RateLimited, 42901, "The merchant sent more than 100 requests in a second.", "Spread the calls to at most 100 a second and wait one second.";
    ExportRunning, "export_running", RateLimited, 42902, "Another export of the merchant is running.", "Wait until get_export says finished, then start the next one.";
}

#[test]
fn the_table_has_a_row_for_every_row_of_the_macro() {
    const LEN: usize = PaymentError::CONTRACT.len();
    assert_eq!((LEN, ALL.len(), ROWS.len()), (88, 88, 88));
    let entries = PaymentError::CONTRACT.entries();
    assert_eq!(entries.len(), 88);
    for (entry, &(reason, number, when, recovery)) in entries.zip(ROWS) {
        assert_eq!(entry.reason(), reason);
        assert_eq!(entry.code().as_i32(), number, "{reason}");
        assert_eq!(entry.when(), when);
        assert_eq!(entry.recovery(), recovery);
        assert_eq!(entry.domain(), Some("payments"));
    }
}

#[test]
fn every_variant_finds_its_own_entry() {
    for (error, &(reason, number, when, recovery)) in ALL.iter().zip(ROWS) {
        assert_eq!((error.reason(), error.code().as_i32()), (reason, number));
        assert_eq!(error.recovery(), recovery);
        assert_eq!(error.to_string(), when);
        let found = PaymentError::CONTRACT.find(reason).expect("it is declared");
        assert_eq!((found.reason(), found.when()), (reason, when));
        assert_eq!(jsonrpc::error_object(error).code(), number);
    }
}

#[test]
fn a_reason_that_is_not_there_is_not_found() {
    // Before the first, between two, a prefix, a continuation, behind the last.
    for reason in ["", "a", "card", "card_expire", "card_expiredd", "card_expired ", "CARD_EXPIRED", "zzz"] {
        assert!(PaymentError::CONTRACT.find(reason).is_none(), "{reason}");
    }
}

#[test]
fn a_reason_is_unique_and_a_number_is_shared() {
    let reasons: BTreeSet<_> = ROWS.iter().map(|row| row.0).collect();
    let whens: BTreeSet<_> = ROWS.iter().map(|row| row.2).collect();
    let hints: BTreeSet<_> = ROWS.iter().map(|row| row.3).collect();
    assert_eq!((reasons.len(), whens.len(), hints.len()), (88, 88, 88));
    let mut by_number: BTreeMap<_, usize> = BTreeMap::new();
    for entry in PaymentError::CONTRACT.entries() {
        *by_number.entry(entry.code().as_i32()).or_default() += 1;
    }
    assert_eq!(by_number[&40401], 8);
    assert!(by_number.len() < 88);
}

#[test]
fn the_class_of_a_row_decides_what_the_row_does_not_say() {
    for error in ALL {
        let transient = matches!(error.http_status(), 429 | 503 | 504);
        assert_eq!(error.retry() == Retry::Transient, transient, "{error}");
    }
    let transient = ALL.iter().filter(|error| error.retryable()).count();
    assert_eq!(transient, 7);
}
