//! Texts of errors, and texts from the wire. The fuzz targets include this file.

use std::time::Duration;

use error_contract::{
    ErrorContract, Failure, Received, Retry,
    classify::{Classifier, classify_text},
    http_in,
    jsonrpc::{self, Profile},
    mcp::{self, Placement},
    problem,
};
use serde_json::Value;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("it says {text}")]
#[contract(domain = "texts")]
#[reason("any_text")]
#[code(InvalidParams)]
#[when("A text of any kind came in.")]
#[recovery("Replace {hint} by plain letters.")]
struct AnyText {
    text: String,
    hint: String,
    #[contract(context)]
    value: String,
    #[contract(field)]
    path: String,
}

/// An error that says these texts says its reason, its retry and its texts on every wire, and nothing else.
pub(crate) fn check_error(texts: &[&str; 4]) -> Result<(), String> {
    let [text, hint, value, id] = texts.map(str::to_owned);
    let error = AnyText { text: text.clone(), hint: hint.clone(), value: value.clone(), path: value.clone() };
    let (message, recovery) = (format!("it says {text}"), format!("Replace {hint} by plain letters."));
    let is_short = message.len() <= mcp::MAX_TEXT && recovery.len() <= mcp::MAX_TEXT;

    let mut wires = vec![
        error.response().to_json(),
        jsonrpc::reply(&error, 7).to_json(),
        problem::problem(&error).with_instance("/x").to_json(),
    ];
    for profile in [Profile::default(), Profile::Classic] {
        wires.push(jsonrpc::error_object(&error).with_profile(profile).with_request_id(&id).to_json());
    }
    for placement in [Placement::Structured, Placement::Meta] {
        wires.push(mcp::tool_result(&error).with_placement(placement).with_request_id(&id).to_json());
    }
    for wire in wires {
        let sent: Value = serde_json::from_str(&wire).map_err(|why| format!("{why}: {wire}"))?;
        let Ok(received) = Received::from_value(sent) else { return Err(format!("no failure: {wire}")) };
        let said = (received.reason(), received.domain(), received.said_retry());
        if said != (Some("any_text"), Some("texts"), Some(Retry::Correctable)) {
            return Err(format!("{said:?} in {wire}"));
        }
        let texts = (received.message(), received.recovery());
        if is_short && (texts != (Some(&message), Some(&recovery)) || received.context()["value"] != value) {
            return Err(format!("{texts:?} in {wire}"));
        }
    }

    // As text, what stands between the beginning and the last paragraph is the message and the hint.
    let result = mcp::tool_result(&error).with_request_id(&id);
    for text in [mcp::text(&error), result.text()] {
        let received = Received::from_text(&text);
        let said = (received.reason(), received.said_retry().map(Retry::is_transient));
        if said != (Some("any_text"), Some(false)) {
            return Err(format!("{said:?} in {text}"));
        }
        let hint = (!message.trim().contains(recovery.trim())).then_some(&*recovery);
        let texts = (received.message(), received.recovery());
        if is_short && texts != (Some(&message), hint) {
            return Err(format!("{texts:?} in {text}"));
        }
        let (_, last) = text.rsplit_once("\n\n").unwrap_or_default();
        if !last.starts_with("(reason any_text · not retryable") || last.contains('\n') {
            return Err(format!("{last:?} closes {text}"));
        }
    }

    // A failure that says neither is not given any by its message.
    let failure = Failure::internal_error(text.clone());
    let received = Received::from_text(&mcp::text(&failure));
    let said = (received.reason(), received.said_retry(), received.recovery(), received.request_id());
    if said != (None, None, None, None) {
        return Err(format!("{said:?} in {}", mcp::text(&failure)));
    }
    // And one that says any reason says that one, on its line.
    let failure = Failure::internal_error(text).reason(value.clone());
    let text = mcp::text(&failure);
    let received = Received::from_text(&text);
    if received.recovery().is_some() || received.said_retry().is_some() || received.request_id().is_some() {
        return Err(format!("{received:?} of {text}"));
    }
    Ok(())
}

/// Classifying a text, and reading it as a header, ends.
pub(crate) fn check_text(name: &str, text: &str, now: u64) {
    let _ = (classify_text(Some(name), text), classify_text(None, text));
    let classifier = Classifier::new().with_messages();
    let _ = classifier.text(Some(name), text);
    let failure = classifier.classify(text.to_owned());
    let _ = (failure.sent().code(), failure.to_response());
    let now = Duration::from_secs(now % 253_402_300_800);
    for text in [name, text] {
        let delay = http_in::retry_after(text, now);
        let is_number = !text.trim().is_empty() && text.trim().bytes().all(|byte| byte.is_ascii_digit());
        assert!(delay.is_some() || !is_number, "{text}");
        assert_eq!(delay, http_in::retry_after(&format!(" {text}\t"), now));
    }
}

/// A date of the years that have four digits is read as what it is, in the form that is sent today.
pub(crate) fn check_date(at: u64, now: u64) {
    let (at, now) = (at % 253_402_300_800, now % 253_402_300_800);
    let delay = http_in::retry_after(&date(at), Duration::from_secs(now));
    assert_eq!(delay, Some(Duration::from_secs(at.saturating_sub(now))), "{} at {now}", date(at));
}

/// `Sun, 06 Nov 1994 08:49:37 GMT`, counted day by year by month.
fn date(at: u64) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [(&str, u64); 12] = [
        ("Jan", 31),
        ("Feb", 28),
        ("Mar", 31),
        ("Apr", 30),
        ("May", 31),
        ("Jun", 30),
        ("Jul", 31),
        ("Aug", 31),
        ("Sep", 30),
        ("Oct", 31),
        ("Nov", 30),
        ("Dec", 31),
    ];
    let (days, time) = (at / 86_400, at % 86_400);
    let (mut day, mut year) = (days, 1970_u64);
    let is_leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    while day >= 365 + u64::from(is_leap(year)) {
        day -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let mut month = "";
    for (name, length) in MONTHS {
        month = name;
        let length = length + u64::from(name == "Feb" && is_leap(year));
        if day < length {
            break;
        }
        day -= length;
    }
    let name = DAYS[usize::try_from(days % 7).unwrap_or_default()];
    let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60);
    format!("{name}, {:02} {month} {year} {hour:02}:{minute:02}:{second:02} GMT", day + 1)
}
