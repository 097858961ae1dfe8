//! How much of what arrives is believed.

use alloc::{
    borrow::ToOwned as _,
    string::{String, ToString as _},
    vec::Vec,
};

use core::time::Duration;

use serde_json::Value;

use super::NotReceived;
use crate::{
    bounded::Bounded,
    mcp::MAX_TEXT,
    retry::{LONGEST_DELAY, wire_seconds},
};

/// How much of what arrives is believed, so that a hostile sender can do nothing.
///
/// ```
/// use std::time::Duration;
///
/// use error_contract::{Limits, Received};
///
/// // A client that does not wait for longer than a minute.
/// let limits = Limits { delay: 60, ..Limits::DEFAULT };
/// let received = Received::from_http_within(429, Some(Duration::from_secs(86_400)), b"", &limits)?;
/// assert_eq!(received.retry_after().map(|delay| delay.as_secs()), Some(60));
/// # Ok::<(), error_contract::NotReceived>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most bytes that are read at all. A value takes up to a hundred times its text in memory.
    pub bytes: usize,
    /// The deepest nesting of arrays and objects. At most 127, whatever stands here.
    pub depth: usize,
    /// The most bytes of a message; a longer one is cut on a character, and says so.
    pub text: usize,
    /// The most bytes of a hint, likewise.
    pub recovery: usize,
    /// The most bytes of a reason, a domain, a path, an id, an address. A longer one is none.
    pub name: usize,
    /// The longest delay, in seconds. At most a day, whatever stands here.
    pub delay: u64,
}

/// `serde_json` reads no deeper, and neither does dropping a value.
const DEEPEST: usize = 127;

impl Limits {
    /// 256 KiB, 64 levels, messages and hints of 16 KiB as MCP envelopes send them, names of 2 KiB, a day.
    pub const DEFAULT: Self = Self {
        bytes: 256 * 1024,
        depth: 64,
        text: MAX_TEXT,
        recovery: MAX_TEXT,
        name: 2048,
        delay: LONGEST_DELAY,
    };

    /// JSON that is neither too long nor too deep.
    pub(super) fn read<'a>(&self, json: &'a [u8]) -> Result<(Value, &'a str), NotReceived> {
        if json.len() > self.bytes {
            return Err(NotReceived::TooLong);
        }
        // A mark that some platforms write before everything else.
        let json = json.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(json);
        if is_deeper(json, self.depth.min(DEEPEST)) {
            return Err(NotReceived::TooDeep);
        }
        let text = core::str::from_utf8(json).map_err(|_| NotReceived::NotJson)?;
        let value = serde_json::from_str(text).map_err(|_| NotReceived::NotJson)?;
        Ok((value, text))
    }

    /// Whether a value is not too deep. Its nodes are visited without recursion.
    pub(super) fn holds(&self, value: &Value) -> bool {
        let mut rest = Vec::from([(value, 1)]);
        while let Some((value, depth)) = rest.pop() {
            match value {
                Value::Array(_) | Value::Object(_) if depth > self.depth.min(DEEPEST) => return false,
                Value::Array(values) => rest.extend(values.iter().map(|value| (value, depth + 1))),
                Value::Object(members) => rest.extend(members.values().map(|value| (value, depth + 1))),
                _ => {}
            }
        }
        true
    }

    /// A text, as much of it as is believed.
    pub(super) fn text_of(&self, text: &str) -> String {
        cut(text, self.text)
    }

    /// A text that others are in, as much of it as is read.
    pub(super) fn whole_text_of(&self, text: &str) -> String {
        cut(text, self.bytes)
    }

    /// A hint, likewise.
    pub(super) fn recovery_of(&self, text: &str) -> Option<String> {
        (!text.trim().is_empty()).then(|| cut(text, self.recovery))
    }

    /// An identifier, a path, an address; or not.
    pub(super) fn name_of(&self, text: &str) -> Option<String> {
        let fits = !text.trim().is_empty() && text.len() <= self.name;
        fits.then(|| text.to_owned())
    }

    /// A delay that was asked for, in whole seconds.
    pub(super) fn delay_of(&self, delay: Duration) -> u64 {
        wire_seconds(delay).min(self.delay)
    }

    /// A delay in whole seconds, rounded up.
    pub(super) fn seconds_of(&self, value: &Value) -> Option<u64> {
        let most = self.delay.min(LONGEST_DELAY);
        match value {
            Value::Number(number) => match (number.as_u64(), number.as_f64()) {
                (Some(seconds), _) => Some(seconds.min(most)),
                (None, Some(seconds)) => whole(seconds).map(|seconds| seconds.min(most)),
                (None, None) => None,
            },
            Value::String(text) => self.delay_in(text),
            _ => None,
        }
    }

    /// The same in milliseconds.
    pub(super) fn milliseconds_of(&self, value: &Value) -> Option<u64> {
        let milliseconds = value.as_f64()?;
        whole(milliseconds / 1000.0).map(|seconds| seconds.min(self.delay.min(LONGEST_DELAY)))
    }

    /// A delay that is written out: digits, or with `s` behind them as protocol buffers do.
    fn delay_in(&self, text: &str) -> Option<u64> {
        let text = text.trim();
        let most = self.delay.min(LONGEST_DELAY);
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            // Digits that do not fit are a long time.
            return Some(text.parse::<u64>().map_or(most, |seconds| seconds.min(most)));
        }
        let seconds = text.strip_suffix('s').filter(|number| number.len() < 32)?;
        let is_plain = seconds.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let seconds = is_plain.then(|| seconds.parse::<f64>().ok()).flatten()?;
        whole(seconds).map(|seconds| seconds.min(most))
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

fn cut(text: &str, limit: usize) -> String {
    if text.len() <= limit { text.to_owned() } else { Bounded { text, limit }.to_string() }
}

/// Seconds rounded up, where that means something.
fn whole(seconds: f64) -> Option<u64> {
    if !seconds.is_finite() || seconds < 0.0 {
        return None;
    }
    // From a double to an integer Rust saturates, and cuts: what was cut counts as a second.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
    let cut = seconds as u64;
    #[expect(clippy::cast_precision_loss, reason = "above 2^53 there is no fraction to lose")]
    let is_whole = cut as f64 >= seconds;
    Some(if is_whole { cut } else { cut.saturating_add(1) })
}

/// Whether arrays and objects are nested deeper than that in a text, if it is JSON.
fn is_deeper(json: &[u8], limit: usize) -> bool {
    // Nearly always there are not as many of them at all, and to count them is less work.
    let all = json.iter().filter(|byte| matches!(byte, b'[' | b'{')).count();
    all > limit && depth_of(json) > limit
}

fn depth_of(json: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut is_text, mut is_escaped) = (false, false);
    for byte in json {
        match (is_text, byte) {
            (true, _) if is_escaped => is_escaped = false,
            (true, b'\\') => is_escaped = true,
            (_, b'"') => is_text = !is_text,
            (false, b'[' | b'{') => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            (false, b']' | b'}') => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}
