//! What a hostile sender can do: nothing.

use allocation_counter::measure;
use error_contract::{Limits, NotReceived, Received, Retry};
use serde_json::{Value, json};
use std::time::Duration;

#[test]
fn too_long_is_not_read() {
    let body = vec![b'['; 64 * 1024 * 1024];
    let used = measure(|| {
        assert_eq!(Received::from_slice(&body).unwrap_err(), NotReceived::TooLong);
        assert_eq!(Received::from_http(500, None, &body).unwrap().status(), Some(500));
    });
    assert!(used.bytes_max < 4096, "{used:?}");
}

#[test]
fn too_deep_is_not_read() {
    for open in ["[", "{\"error\":", "{\"a\":["] {
        let body = open.repeat(20_000);
        assert_eq!(Received::from_slice(body.as_bytes()).unwrap_err(), NotReceived::TooDeep);
        assert_eq!(Received::from_http(500, None, body.as_bytes()).unwrap().raw(), &Value::Null);
    }
    let mut value = json!({"error": "x"});
    for _ in 0..100 {
        value = json!([value]);
    }
    assert_eq!(Received::from_value(json!({"error": value})).unwrap_err(), NotReceived::TooDeep);
    // Brackets in a text are no depth; a limit above what is safe is not one.
    let brackets = json!({"error": "[{".repeat(500)}).to_string();
    assert!(Received::from_slice(brackets.as_bytes()).is_ok());
    let limits = Limits { depth: usize::MAX, bytes: usize::MAX, ..Limits::DEFAULT };
    let body = "[".repeat(200_000);
    assert_eq!(Received::from_slice_within(body.as_bytes(), &limits).unwrap_err(), NotReceived::TooDeep);
}

/// The densest values that fit: memory is bounded by what is read, however it is written.
#[test]
fn memory_is_bounded() {
    for (piece, before, after) in [
        ("{\"\":0},", "{\"error\":[", "0]}"),
        ("[],", "[", "0]"),
        ("0,", "{\"errors\":[{}],\"context\":[", "0]}"),
    ] {
        let most = Limits::DEFAULT.bytes - before.len() - after.len();
        let body = format!("{before}{}{after}", piece.repeat(most / piece.len()));
        let used = measure(|| {
            let _ = Received::from_http(500, None, body.as_bytes());
        });
        assert!(used.bytes_max < 100 * Limits::DEFAULT.bytes as u64, "{piece}: {used:?}");
    }
    // Members that are kept as context are kept twice, not more.
    let members = (0..8000).fold(String::new(), |members, at| members + &format!("\"{at}\":[{at}],"));
    let body = format!(
        "{{\"isError\":true,\"structuredContent\":{{\"error\":{{\"code\":1,\"data\":{{{members}\"reason\":\"x\"}}}}}}}}"
    );
    let used = measure(|| assert_eq!(Received::from_slice(body.as_bytes()).unwrap().context().len(), 8000));
    assert!(used.bytes_max < 50 * body.len() as u64, "{used:?}");
}

#[test]
fn texts_are_cut_and_identifiers_that_are_none_are_passed_over() {
    let long = "é".repeat(40_000);
    let received = Received::from_value(json!({"code": 3001, "message": long, "retryable": true, "details": {
        "reason": long, "domain": long, "field": long, "originalError": "\u{20}", "suggestion": long, "retryAfter": 1e300
    }}))
    .unwrap();
    let limits = Limits::DEFAULT;
    for text in [received.message().unwrap(), received.recovery().unwrap()] {
        assert!(text.len() < limits.text + 32 && text.ends_with("… (cut, 80000 bytes)"));
    }
    assert_eq!((received.reason(), received.domain(), received.field()), (None, None, None));
    assert_eq!(received.original_error(), None);
    assert_eq!(received.raw()["details"]["reason"], long);
}

#[test]
fn a_delay_is_a_day_at_most_and_none_where_it_means_nothing() {
    let delay = |value: Value| {
        let body = json!({"code": 3001, "message": "m", "retryable": true, "details": {"retryAfter": value}});
        Received::from_value(body).unwrap().retry_advice().after().map(|delay| delay.as_secs())
    };
    assert_eq!(delay(json!(u64::MAX)), Some(86_400));
    assert_eq!(delay(json!(1e308)), Some(86_400));
    assert_eq!(delay(json!(1.25)), Some(2));
    assert_eq!(delay(json!(0)), Some(0));
    assert_eq!(delay(json!("99999999999999999999999999")), Some(86_400));
    for none in [
        json!(-1),
        json!(-0.5),
        json!("soon"),
        json!(""),
        json!("-1"),
        json!("1e9"),
        json!([30]),
        json!(true),
        json!(null),
    ] {
        assert_eq!(delay(none.clone()), None, "{none}");
    }
    let header = |delay| Received::from_http(429, Some(delay), b"").unwrap().retry_after();
    assert_eq!(header(Duration::MAX), Some(Duration::from_secs(86_400)));
    assert_eq!(header(Duration::from_millis(1)), Some(Duration::from_secs(1)));
    // Nobody waits for what never will work.
    let terminal = json!({"code": 3001, "message": "m", "retryable": true, "details": {"retry": "terminal", "retryAfter": 9}});
    let received = Received::from_value(terminal).unwrap();
    assert_eq!((received.retry(), received.retry_advice().after()), (Retry::Terminal, None));
}

#[test]
fn a_number_is_what_was_sent() {
    let code = |code: &str| {
        let body = format!("{{\"code\": {code}, \"message\": \"m\", \"retryable\": false}}");
        Received::from_http(400, None, body.as_bytes()).unwrap().code()
    };
    assert_eq!(code("-32001.0"), Some(-32001));
    assert_eq!(code("9223372036854775807"), Some(i64::MAX));
    for none in ["9223372036854775808", "1e300", "1.5", "\"7\"", "[]", "null"] {
        assert_eq!(code(none), None, "{none}");
    }
}
