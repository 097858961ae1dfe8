//! Members that envelopes have in common, under the names that they go by.

use alloc::{borrow::ToOwned as _, string::String};

use serde_json::{Map, Value};

use super::{Limits, Said};
use crate::Retry;

/// The first of these members that is a text.
pub(super) fn text<'a>(object: &'a Map<String, Value>, names: &[&str]) -> Option<&'a str> {
    names.iter().find_map(|name| object.get(*name)?.as_str())
}

/// The first of these members that is an identifier, a path or an address.
pub(super) fn name(object: &Map<String, Value>, names: &[&str], limits: &Limits) -> Option<String> {
    names.iter().find_map(|name| limits.name_of(object.get(*name)?.as_str()?))
}

/// A whole number, however it is written: `404`, `404.0`.
pub(super) fn integer(value: &Value) -> Option<i64> {
    let of_double = || {
        let number = value.as_f64()?;
        // From a double to an integer Rust saturates, and cuts; what changed by it was no whole number.
        #[expect(clippy::cast_possible_truncation, reason = "held against the number afterwards")]
        let whole = number as i64;
        #[expect(clippy::cast_precision_loss, clippy::float_cmp, reason = "less than 2^53 is exact")]
        let is_whole = whole.unsigned_abs() < 1 << 53 && whole as f64 == number;
        is_whole.then_some(whole)
    };
    value.as_i64().or_else(of_double)
}

/// An HTTP status, as a number or in digits.
pub(super) fn status(value: &Value) -> Option<u16> {
    let number = match value {
        Value::String(digits) if digits.len() == 3 => digits.parse().ok()?,
        other => u16::try_from(integer(other)?).ok()?,
    };
    (100..600).contains(&number).then_some(number)
}

/// A hint: a text, or an object with a `hint` in it.
pub(super) fn recovery(value: &Value, limits: &Limits) -> Option<String> {
    match value {
        Value::String(hint) => limits.recovery_of(hint),
        Value::Object(recovery) => limits.recovery_of(recovery.get("hint")?.as_str()?),
        _ => None,
    }
}

/// `retry`, `retryable` and `retryAfter`, which every envelope but the text spells in the same way.
/// `retry` is the finer word, so it wins.
pub(super) fn say_retry(said: &mut Said, object: &Map<String, Value>, limits: &Limits) {
    let of_flag = |is_transient| if is_transient { Retry::Transient } else { Retry::Correctable };
    let word = text(object, &["retry"]).and_then(Retry::from_name);
    said.retry = word.or_else(|| object.get("retryable")?.as_bool().map(of_flag));
    said.retry_after = object.get("retryAfter").and_then(|delay| limits.seconds_of(delay));
}

/// The members under `context`.
pub(super) fn say_context(said: &mut Said, object: &Map<String, Value>) {
    if let Some(Value::Object(context)) = object.get("context") {
        said.context.clone_from(context);
    }
}

/// What is left of an object without these members.
pub(super) fn rest(object: &Map<String, Value>, without: &[&str]) -> Map<String, Value> {
    let is_rest = |name: &str| !without.contains(&name);
    object
        .iter()
        .filter(|(name, _)| is_rest(name))
        .map(|(name, value)| (name.to_owned(), value.clone()))
        .collect()
}
