//! `Retry-After` (RFC 9110, section 10.2.3).

use core::time::Duration;

use super::date;

/// The delay that a `Retry-After` asks for: seconds, or a date in one of the three forms of RFC 9110. `now`
/// is the time since the Unix epoch. A date in the past is no delay; anything else is ignored.
///
/// ```
/// use std::time::{Duration, SystemTime, UNIX_EPOCH};
///
/// use error_contract::http_in::retry_after;
///
/// let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
/// assert_eq!(retry_after("120", now), Some(Duration::from_secs(120)));
/// assert_eq!(retry_after("Fri, 31 Dec 1999 23:59:59 GMT", now), Some(Duration::ZERO));
/// assert_eq!(retry_after("-5", now), None);
/// ```
pub fn retry_after(value: &str, now: Duration) -> Option<Duration> {
    let value = value.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // More seconds than there are numbers for is a very long time.
        return Some(Duration::from_secs(value.parse().unwrap_or(u64::MAX)));
    }
    let at = date::parse(value, now)?;
    Some(Duration::from_secs(u64::try_from(at).unwrap_or_default()).saturating_sub(now))
}

/// The delay of a number of seconds, as JSON has it. Negative ones and those that are no number are ignored.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::http_in::retry_after_seconds;
///
/// assert_eq!(retry_after_seconds(1.5), Some(Duration::from_millis(1_500)));
/// assert_eq!(retry_after_seconds(-1.0), None);
/// ```
pub fn retry_after_seconds(seconds: f64) -> Option<Duration> {
    if !seconds.is_finite() || seconds < 0.0 {
        return None;
    }
    Some(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}

/// The delay in a member of a JSON body: a number of seconds, or a text as in the header.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::http_in::retry_after_json;
/// use serde_json::json;
///
/// assert_eq!(retry_after_json(&json!(30), Duration::ZERO), Some(Duration::from_secs(30)));
/// assert_eq!(retry_after_json(&json!("30"), Duration::ZERO), Some(Duration::from_secs(30)));
/// assert_eq!(retry_after_json(&json!([30]), Duration::ZERO), None);
/// ```
#[cfg(feature = "serde")]
pub fn retry_after_json(value: &serde_json::Value, now: Duration) -> Option<Duration> {
    match value {
        serde_json::Value::String(text) => retry_after(text, now),
        value => retry_after_seconds(value.as_f64()?),
    }
}
