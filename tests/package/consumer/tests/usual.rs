//! With the default features: context is sent, and what was sent is understood.
#![cfg(feature = "usual")]

use consumer::{PaymentError, PaymentReason};
use error_contract::{Received, Typed, problem};

#[test]
fn what_is_sent_is_understood() {
    let sent = problem::problem(&PaymentError::Unknown { payment: 7 }).to_json();
    let received = Received::from_slice(sent.as_bytes()).expect("a problem");
    assert!(matches!(received.typed(), Typed::Known(PaymentReason::Unknown)));
    assert_eq!(received.context().get("payment").and_then(|value| value.as_u64()), Some(7));
}
