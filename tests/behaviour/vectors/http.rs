//! `http.json`: status to code, `Retry-After`, the answer of an upstream.

use std::time::Duration;

use error_contract::{
    Failure,
    http_in::{self, Upstream, retry_after, retry_after_json, retry_after_seconds},
};
use serde_json::Value;

use super::{Tally, read};

/// Sections whose cases other tests of this folder compare.
const ELSEWHERE: [&str; 3] = ["meta", "backoff", "transient"];

#[test]
fn vectors_http() {
    run();
}

pub(super) fn run() -> (usize, usize) {
    let mut tally = Tally::new("http.json");
    let file = read("http.json");
    let now = unix(file["meta"]["now"].as_str().unwrap());
    for (section, cases) in file.as_object().unwrap() {
        if ELSEWHERE.contains(&section.as_str()) {
            continue;
        }
        for case in cases.as_array().unwrap() {
            match section.as_str() {
                "status" | "status_odd" => status(&mut tally, case),
                "retry_after_string" | "retry_after_number" | "retry_after_other" => {
                    delay(&mut tally, case, now);
                }
                "response" => response(&mut tally, case),
                other => panic!("a section of another form: {other}"),
            }
        }
    }
    tally.close()
}

fn status(tally: &mut Tally, case: &Value) {
    let Some(status) = case["status"].as_u64().and_then(|status| u16::try_from(status).ok()) else {
        return tally.refuse("a status that is not a `u16`");
    };
    let class = http_in::code(status).map(|code| code.class().name());
    tally.hold(case, &case["expect"].as_str(), &class);
}

fn delay(tally: &mut Tally, case: &Value, now: Duration) {
    if case.get("rfc9110_form") == Some(&Value::Bool(false)) {
        return tally.refuse("`rfc9110_form: false`");
    }
    let number = case.get("raw_is_number").and_then(|_| case["raw"].as_str()?.parse().ok());
    let answer = match (number, case.get("raw")) {
        (Some(number), _) => retry_after_seconds(number),
        (None, Some(Value::String(text))) => retry_after(text, now),
        (None, Some(raw)) => retry_after_json(raw, now),
        (None, None) => None,
    };
    // The longest delay there is stands for everything beyond it. Milliseconds are what the file has.
    let longest = Duration::from_secs(u64::MAX).as_secs_f64() * 1_000.0;
    let expected = case["ms"].as_f64().map(|ms| ms.min(longest).round());
    let answer = answer.map(|delay| (delay.as_secs_f64() * 1_000.0).min(longest).round());
    tally.hold(case, &expected, &answer);
}

fn response(tally: &mut Tally, case: &Value) {
    let (options, expect) = (&case["options"], &case["expect"]);
    let mut answer = Upstream::new(case["status"].as_u64().unwrap().try_into().unwrap());
    if let Some(service) = options["service"].as_str() {
        answer = answer.service(service);
    }
    // What came over the wire beside the status stands only in what is expected.
    if let Some(phrase) = expect["data"]["statusText"].as_str() {
        answer = answer.phrase(phrase);
    }
    let failure = Failure::from(answer);
    let sent = failure.sent();
    let compared =
        |code: &str, message: &str, retryable: Option<bool>| (code.to_owned(), message.to_owned(), retryable);
    tally.hold(
        case,
        &compared(
            expect["code"].as_str().unwrap(),
            expect["message"].as_str().unwrap(),
            expect["data"]["retryable"].as_bool(),
        ),
        &compared(
            sent.code().class().name(),
            &sent.message(),
            sent.retry().map(error_contract::Retry::is_transient),
        ),
    );
}

/// The seconds of `2026-10-01T00:00:00Z`: through the parser that is tested, from the form it takes.
fn unix(text: &str) -> Duration {
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let month = MONTHS[text[5..7].parse::<usize>().unwrap() - 1];
    let date = format!("Mon, {} {month} {} {} GMT", &text[8..10], &text[..4], &text[11..19]);
    retry_after(&date, Duration::ZERO).unwrap()
}
