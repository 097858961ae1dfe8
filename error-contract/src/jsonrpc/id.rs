//! The id of a request, which its response repeats.

use core::fmt;

use crate::json::{Object, key};

/// The id of a request, which its response repeats.
///
/// A client matches responses by it, so it goes back as it came: a text stays a text, a number that does not
/// fit 64 bits and one with a fraction keep their digits.
///
/// ```
/// use error_contract::{Failure, jsonrpc::{self, Id}};
///
/// let failure = Failure::not_found("no order 7");
/// let id = Id::from_json("12345678901234567890123.50");
/// assert!(jsonrpc::reply(&failure, id).to_json().contains(r#""id":12345678901234567890123.50,"#));
/// assert!(jsonrpc::reply(&failure, "7").to_json().contains(r#""id":"7","#));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Id<'a> {
    /// A number.
    Number(i64),
    /// A number that is none of those: as it was written. From [`from_json`](Self::from_json).
    Verbatim(Verbatim<'a>),
    /// A text.
    Text(&'a str),
    /// The id could not be read (JSON-RPC 2.0, section 5).
    Null,
}

/// A number as somebody else wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Verbatim<'a>(Digits<'a>);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Digits<'a> {
    Text(&'a str),
    #[cfg(feature = "serde")]
    Value(&'a serde_json::Number),
}

impl<'a> Id<'a> {
    /// The id in the JSON of a request that was read without its numbers being changed, as
    /// `serde_json::value::RawValue` does. A text with escapes in it, and what is no id, read as
    /// [`Id::Null`]: take such a text from the request itself.
    ///
    /// ```
    /// use error_contract::jsonrpc::Id;
    ///
    /// assert_eq!(Id::from_json("7"), Id::Number(7));
    /// assert_eq!(Id::from_json("\"a-7\""), Id::Text("a-7"));
    /// for none in ["null", "{}", "[1]", "true", "07", "1.", "-", "1e", ""] {
    ///     assert_eq!(Id::from_json(none), Id::Null, "{none}");
    /// }
    /// ```
    pub fn from_json(json: &'a str) -> Self {
        let json = json.trim_matches([' ', '\t', '\n', '\r']);
        let is_plain = |text: &&str| text.bytes().all(|byte| byte >= 0x20 && !matches!(byte, b'"' | b'\\'));
        let text = || json.strip_prefix('"')?.strip_suffix('"').filter(is_plain);
        if let Some(text) = text() {
            return Self::Text(text);
        }
        if !is_number(json) {
            return Self::Null;
        }
        match json.parse() {
            // `-0` is the only one that `i64` writes in another way.
            Ok(number) if json != "-0" => Self::Number(number),
            _ => Self::Verbatim(Verbatim(Digits::Text(json))),
        }
    }

    pub(super) fn write(self, reply: &mut Object<'_>) {
        match self {
            Self::Number(id) => reply.signed(key!("id"), id),
            Self::Verbatim(id) => reply.literal(key!("id"), id),
            Self::Text(id) => reply.text(key!("id"), id),
            Self::Null => reply.null(key!("id")),
        }
    }
}

/// The number as it stands in JSON.
impl fmt::Display for Verbatim<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Digits::Text(text) => out.write_str(text),
            #[cfg(feature = "serde")]
            Digits::Value(number) => fmt::Display::fmt(number, out),
        }
    }
}

impl fmt::Debug for Verbatim<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl From<i64> for Id<'_> {
    fn from(id: i64) -> Self {
        Self::Number(id)
    }
}

impl<'a> From<&'a str> for Id<'a> {
    fn from(id: &'a str) -> Self {
        Self::Text(id)
    }
}

/// The id of a request that was read as a value. What is no id is [`Id::Null`].
///
/// ```
/// use error_contract::jsonrpc::Id;
/// use serde_json::json;
///
/// assert_eq!(Id::from(&json!(7)), Id::Number(7));
/// assert_eq!(Id::from(&json!("7")), Id::Text("7"));
/// assert_eq!(format!("{:?}", Id::from(&json!(18446744073709551615_u64))), "Verbatim(18446744073709551615)");
/// assert_eq!(Id::from(&json!([7])), Id::Null);
/// ```
#[cfg(feature = "serde")]
impl<'a> From<&'a serde_json::Value> for Id<'a> {
    fn from(id: &'a serde_json::Value) -> Self {
        use serde_json::Value;
        match id {
            Value::String(text) => Self::Text(text),
            Value::Number(number) => match number.as_i64() {
                Some(number) => Self::Number(number),
                None => Self::Verbatim(Verbatim(Digits::Value(number))),
            },
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => Self::Null,
        }
    }
}

/// Whether a text is a number of JSON (RFC 8259, section 6).
fn is_number(text: &str) -> bool {
    let text = text.strip_prefix('-').unwrap_or(text);
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (text, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let are_digits = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.map(|exponent| exponent.strip_prefix(['+', '-']).unwrap_or(exponent));
    are_digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(are_digits)
        && exponent.is_none_or(are_digits)
}
