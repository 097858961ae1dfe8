//! Without features: the envelopes are written.

use consumer::{PaymentError, PaymentReason};
use error_contract::{ErrorContract as _, HasContract as _, jsonrpc, mcp, problem};

#[test]
fn envelopes_are_written() {
    let error = PaymentError::Unknown { payment: 7 };
    assert_eq!(PaymentError::CONTRACT.entries().count(), 2);
    assert_eq!(error.reason(), PaymentReason::Unknown.as_str());
    let json = error.response().to_json();
    assert!(json.starts_with(r#"{"code":-32001,"message":"there is no payment 7","retryable":false"#), "{json}");
    assert!(jsonrpc::error_object(&error).to_json().contains(r#""code":-32602"#));
    assert!(mcp::tool_result(&error).to_json().contains("Call list_payments"));
    assert_eq!(problem::problem(&PaymentError::Declined).status(), 402);
}
