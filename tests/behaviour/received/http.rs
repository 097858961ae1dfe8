//! HTTP responses whose body is no JSON.

use error_contract::{Class, Envelope, Failure, Received, Retry, problem};

#[test]
fn a_text_says_what_it_says() {
    let failure =
        Failure::rate_limited("slow down").reason("too_fast").recovery("Send one a second.").retryable(true);
    let problem = problem::problem(&failure).with_request_id("r-1").with_accept("text/plain");
    let received = Received::from_http(problem.status(), None, &problem.body()).unwrap();
    assert_eq!((received.envelope(), received.reason()), (Envelope::Text, Some("too_fast")));
    assert_eq!((received.message(), received.recovery()), (Some("slow down"), Some("Send one a second.")));
    assert_eq!((received.class(), received.request_id()), (Some(Class::RateLimited), Some("r-1")));

    let plain = Received::from_http(404, None, b"no order 7\n").unwrap();
    assert_eq!((plain.message(), plain.class()), (Some("no order 7\n"), Some(Class::NotFound)));
    assert_eq!(plain.to_json(), r#""no order 7\n""#);
}

#[test]
fn a_page_and_nothing_say_what_the_status_says() {
    for body in ["", "  \n", "<!doctype html><title>Bad Gateway</title>"] {
        let received = Received::from_http(502, None, body.as_bytes()).unwrap();
        assert_eq!((received.envelope(), received.message()), (Envelope::Status, None));
        assert_eq!((received.to_string().as_str(), received.retry()), ("HTTP status 502", Retry::Transient));
        assert!(Received::from_http(200, None, body.as_bytes()).is_err());
    }
    // A status may be repeated or not; 501 is not.
    assert_eq!(Received::from_http(501, None, b"").unwrap().retry(), Retry::Correctable);
    // Bytes that are no text are none.
    let received = Received::from_http(500, None, b"\xff\xfe").unwrap();
    assert_eq!(received.message(), Some("\u{fffd}\u{fffd}"));
}
