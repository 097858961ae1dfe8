//! Whatever arrives: what is said of it is within the limits, and nothing of it is lost.
#![no_main]

use std::time::Duration;

use error_contract::{Limits, Received};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fn check(received: &Received) {
    let limits = Limits::DEFAULT;
    for text in [received.message(), received.recovery(), received.title()].into_iter().flatten() {
        assert!(text.len() <= limits.text + 32);
    }
    let names = [received.reason(), received.domain(), received.field(), received.request_id(), received.docs()];
    for name in names.into_iter().flatten() {
        assert!(!name.trim().is_empty() && name.len() <= limits.name);
    }
    assert!(received.retry_advice().after().is_none_or(|delay| delay.as_secs() <= 86_400));
    let again: Value = serde_json::from_str(&received.to_json()).expect("JSON");
    assert_eq!(again, *received.raw());
    let _ = (received.class(), received.category(), received.status(), received.to_string());
}

fuzz_target!(|input: (u16, Option<u64>, &[u8])| {
    let (status, delay, bytes) = input;
    if let Ok(received) = Received::from_slice(bytes) {
        check(&received);
        let again = Received::from_value(received.raw().clone()).expect("received before");
        assert_eq!(again, received);
    }
    match Received::from_http(status, delay.map(Duration::from_millis), bytes) {
        Ok(received) => check(&received),
        Err(_) => assert!(status < 400),
    }
    check(&Received::from_text(&String::from_utf8_lossy(bytes)));
});
