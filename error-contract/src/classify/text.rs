//! The code that a text has.

use super::{
    patterns::{LADDER, MISSED},
    scan::{Best, Patterns, scan},
};
use crate::{Class, Code};

/// The code that the ladder of MCP frameworks gives an error that is known by its text: one that came over
/// a wire.
///
/// In this order: a `RangeError` that says that the engine ran out of something; the names of JavaScript's
/// own errors; what providers say; what everybody says; `InternalError`. The patterns are tried on the
/// message, then on the name, each before the next; letters are folded as far as ASCII goes. The time it
/// takes is linear in the text.
///
/// This is what peers answer, and it never changes. What it misses is behind it in
/// [`Classifier::text`](super::Classifier::text).
///
/// ```
/// use error_contract::{Code, classify::classify_text};
///
/// assert_eq!(classify_text(None, "Request failed with status code 429"), Code::RateLimited);
/// assert_eq!(classify_text(Some("TimeoutError"), "boom"), Code::Timeout);
/// assert_eq!(classify_text(Some("SyntaxError"), "rate limit"), Code::ValidationError);
/// assert_eq!(classify_text(None, "kaput"), Code::InternalError);
/// ```
pub fn classify_text(name: Option<&str>, message: &str) -> Code {
    ladder(name, message).map_or(Code::InternalError, Code::of)
}

/// [`classify_text`] where somebody answers.
pub(super) fn ladder(name: Option<&str>, message: &str) -> Option<Class> {
    let name = name.unwrap_or_default();
    if let Some(class) = by_name(name, message) {
        return Some(class);
    }
    // `AbortError`, which has a rung of its own at the end, is found by its name on the way.
    best(&LADDER, &[message, name])
}

/// What the ladder misses.
pub(super) fn missed(message: &str) -> Option<Class> {
    best(&MISSED, &[message])
}

fn best(patterns: &Patterns, texts: &[&str]) -> Option<Class> {
    let mut best = Best::NONE;
    for text in texts {
        scan(text, patterns, &mut best);
    }
    best.class()
}

/// The names of JavaScript's own errors. `TypeError` is left out on purpose: it is a mistake in the program
/// as often as in the input.
fn by_name(name: &str, message: &str) -> Option<Class> {
    match name {
        "RangeError" if ran_out(message) => Some(Class::InternalError),
        "SyntaxError" | "RangeError" | "URIError" | "ZodError" => Some(Class::ValidationError),
        "ReferenceError" | "EvalError" | "AggregateError" => Some(Class::InternalError),
        _ => None,
    }
}

/// The whole message of an engine that ran out of something, which no caller can change.
fn ran_out(message: &str) -> bool {
    matches!(
        message,
        "Maximum call stack size exceeded"
            | "Maximum call stack size exceeded."
            | "Invalid string length"
            | "Out of memory"
    )
}
