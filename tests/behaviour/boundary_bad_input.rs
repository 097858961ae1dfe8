//! Bad input at the boundary: an answer, never a panic, and no more work than there is text.

use std::{error::Error, fmt, time::Duration};

use allocation_counter::measure;
use error_contract::{
    Code, Failure, RetryAdvice,
    classify::{Classifier, classify_text},
    http_in::{retry_after, retry_after_json, retry_after_seconds},
    jsonrpc, mcp, problem,
};
use serde_json::json;

const MIB: usize = 1 << 20;

#[test]
fn texts_of_any_size_are_classified() {
    let long = |text: &str| text.repeat(MIB / 4 / text.len());
    for text in [
        "n",
        "not logged ",
        "missing ",
        "invalid_",
        "status code ",
        "concon",
        "\0",
        "é",
        "access ",
        "\u{2028}",
    ] {
        let expected = if text == "invalid_" { Code::ValidationError } else { Code::InternalError };
        assert_eq!(classify_text(None, &long(text)), expected, "{text:?}");
        assert_eq!(classify_text(Some(&long(text)), ""), expected, "{text:?}");
    }
    assert_eq!(classify_text(None, &format!("missing{}value", long(" "))), Code::ValidationError);
    assert_eq!(classify_text(None, &format!("not{}logged{}in", long("x"), long("y"))), Code::Unauthorized);
    assert_eq!(classify_text(None, &(long("\0") + "rate limit")), Code::RateLimited);
}

#[test]
fn classifying_a_text_allocates_nothing() {
    let text = "not logged ".repeat(1_000);
    let counted = measure(|| {
        std::hint::black_box(classify_text(Some("Error"), std::hint::black_box(&text)));
        std::hint::black_box(Classifier::new().text(None, &text));
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn writing_a_failure_allocates_nothing() {
    let failure =
        Failure::not_found("gone").reason("no_match").recovery("Call list_items first.").field("id");
    let mut buffer = Vec::with_capacity(4_096);
    let counted = measure(|| failure.response().write_json(&mut buffer));
    assert_eq!(counted.count_total, 0);
    assert!(!buffer.is_empty());
}

#[test]
fn a_message_of_any_size_and_content_is_written() {
    let message = "\0\u{1b}[31m\"\\\u{2028}é".repeat(MIB / 16);
    for failure in [
        Failure::timeout(message.clone()),
        Failure::classify(message.clone()),
        Classifier::new().with_messages().classify(message.clone()),
    ] {
        assert!(mcp::text(&failure).len() < mcp::MAX_TEXT + 200);
        for json in [
            failure.response().to_json(),
            mcp::tool_result(&failure).to_json(),
            jsonrpc::error_object(&failure).to_json(),
            problem::problem(&failure).to_json(),
        ] {
            serde_json::from_str::<serde_json::Value>(&json).unwrap();
        }
    }
}

/// An error that is its own cause.
#[derive(Debug)]
struct Circle;

impl fmt::Display for Circle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("round and round")
    }
}

impl Error for Circle {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(self)
    }
}

#[test]
fn a_circle_of_causes_ends() {
    assert_eq!(Failure::classify(Circle).sent().code(), Code::InternalError);
    let failure = Failure::timeout("slow").source(Circle);
    assert!(format!("{failure:?} {failure}").contains("slow"));
}

/// An error with a long way down, which is freed one after the other.
#[derive(Debug)]
struct Deep(Option<Box<Deep>>);

impl fmt::Display for Deep {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("deeper")
    }
}

impl Error for Deep {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.as_deref().map(|error| error as _)
    }
}

impl Drop for Deep {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut error) = next {
            next = error.0.take();
        }
    }
}

#[test]
fn ten_thousand_causes_are_nothing() {
    let deep = (0..10_000).fold(Deep(None), |inner, _| Deep(Some(Box::new(inner))));
    assert_eq!(Failure::classify(deep).sent().code(), Code::InternalError);

    let failures =
        (0..10_000).fold(Failure::conflict("first"), |inner, _| Failure::timeout("later").source(inner));
    assert!(format!("{failures:?}").contains("later"));
    assert_eq!(failures.sent().code(), Code::Timeout);
    let boxed: Box<dyn Error + Send + Sync> = Box::new(failures);
    drop(Failure::classify(boxed));

    // One inside another, more than are asked.
    let nested = (0..200).fold(Failure::conflict("first"), |inner, _| {
        Failure::classify(std::io::Error::other(inner)).context("n", 1)
    });
    assert!(mcp::text(&nested).starts_with("Error: "));
}

/// An error that cannot say what happened.
#[derive(Debug)]
struct Speechless;

impl fmt::Display for Speechless {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("rate limit")?;
        Err(fmt::Error)
    }
}

impl Error for Speechless {}

#[test]
fn a_display_that_fails_is_an_answer() {
    let failure = Failure::classify(Speechless);
    assert_eq!(failure.sent().code(), Code::RateLimited);
    assert!(format!("{failure} {failure:?}").contains("could not be written"));
    let shown = Classifier::new().with_messages().classify(Speechless);
    assert_eq!(shown.to_response().message, "the message of this error could not be written");
    assert!(mcp::text(&shown).starts_with("Error: the message of this error could not be written"));
    let cancelled = shown.into_cancelled();
    assert_eq!(cancelled.sent().code(), Code::RequestCancelled);
}

#[test]
fn delays_of_any_size_are_clamped_on_the_wire() {
    let failure = Failure::rate_limited("slow down").retry_after(Duration::MAX);
    assert_eq!(failure.to_response().details.unwrap().retry_after, Some(86_400));
    assert_eq!(RetryAdvice::of(&failure).after(), Some(Duration::from_secs(86_400)));
    let never = Failure::rate_limited("no").retry_after(Duration::MAX).retry(error_contract::Retry::Terminal);
    assert_eq!(never.to_response().details.unwrap().retry_after, None);

    assert_eq!(retry_after(&"9".repeat(MIB), Duration::ZERO), Some(Duration::from_secs(u64::MAX)));
    assert_eq!(retry_after(&"\0".repeat(MIB), Duration::MAX), None);
    assert_eq!(retry_after("Fri, 31 Dec 9999 23:59:59 GMT", Duration::MAX), Some(Duration::ZERO));
    assert_eq!(retry_after("Friday, 31-Dec-99 23:59:59 GMT", Duration::MAX), Some(Duration::ZERO));
    for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -1.0, -0.001] {
        assert_eq!(retry_after_seconds(odd), None, "{odd}");
    }
    assert_eq!(retry_after_seconds(1e300), Some(Duration::MAX));
    for odd in [json!(null), json!(false), json!([30]), json!({"seconds": 30}), json!(-5)] {
        assert_eq!(retry_after_json(&odd, Duration::ZERO), None, "{odd}");
    }
}

#[test]
fn dates_that_are_none_are_ignored() {
    let now = Duration::from_secs(1_790_812_800);
    for odd in [
        "Thu, 01 Oct 2026 00:00:10",
        "Thu, 1 Oct 2026 00:00:10 GMT",
        "Thu, 01 Oct 2026 24:00:00 GMT",
        "Thu, 00 Oct 2026 00:00:10 GMT",
        "Thu, 32 Oct 2026 00:00:10 GMT",
        "Thu,01 Oct 2026 00:00:10 GMT",
        "Thu, 01 oct 2026 00:00:10 GMT",
        "Thu, 01 Oct 26 00:00:10 GMT",
        "Foo, 01 Oct 2026 00:00:10 GMT",
        "Thursday, 01-Oct-2026 00:00:10 GMT",
        "Thu Oct 1 00:00:10 2026",
        "Thu Oct  1 00:00:10 2026 GMT",
        "Thu, 01 Oct 2026 00:00:10 GMT GMT",
        "Thu, 01 Oct 2026 0:00:10 GMT",
        "é",
        "Thu Oct é 00:00:10 2026",
    ] {
        assert_eq!(retry_after(odd, now), None, "{odd}");
    }
    assert_eq!(retry_after("Thu, 01 Oct 2026 23:59:60 GMT", now), Some(Duration::from_secs(86_400)));
}
