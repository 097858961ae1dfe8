//! JSON, written straight into a buffer: no value is built first, and nothing that fails half way
//! stays behind.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};

#[cfg(feature = "serde")]
mod ser;

/// What stands in the place of a value that cannot be serialized or formatted.
pub(crate) const UNREADABLE: &str = "[Unreadable]";

/// An object that is being written.
pub(crate) struct Object<'a> {
    out: &'a mut Vec<u8>,
    first: bool,
}

/// Writes an object whose members `fill` adds.
pub(crate) fn object(out: &mut Vec<u8>, fill: impl FnOnce(&mut Object<'_>)) {
    out.push(b'{');
    fill(&mut Object { out, first: true });
    out.push(b'}');
}

impl Object<'_> {
    /// The same object, for somebody who keeps it only for a while; see [`filled_if`](Self::filled_if).
    pub(crate) fn reborrow(&mut self) -> Object<'_> {
        Object { out: self.out, first: self.first }
    }

    pub(crate) fn is_filled(&self) -> bool {
        !self.first
    }

    /// Whether whoever had the reborrowed object left members in it.
    pub(crate) fn filled_if(&mut self, filled: bool) {
        self.first = !filled;
    }

    fn key(&mut self, key: &str) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
        // The members of an envelope and the names of fields need no escaping.
        self.out.push(b'"');
        self.out.extend_from_slice(key.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    pub(crate) fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        write_str(self.out, text);
    }

    pub(crate) fn text_if_some(&mut self, key: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    /// Text that is written piece by piece. Where it fails, `otherwise` stands in its place.
    pub(crate) fn written(&mut self, key: &str, text: impl fmt::Display, otherwise: &str) {
        self.key(key);
        let mark = self.out.len();
        self.out.push(b'"');
        if write!(Escaped(self.out), "{text}").is_ok() {
            self.out.push(b'"');
        } else {
            self.out.truncate(mark);
            write_str(self.out, otherwise);
        }
    }

    pub(crate) fn signed(&mut self, key: &str, number: i64) {
        self.key(key);
        write_integer(self.out, number < 0, number.unsigned_abs());
    }

    pub(crate) fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        write_integer(self.out, false, number);
    }

    pub(crate) fn number_if_some(&mut self, key: &str, number: Option<u64>) {
        if let Some(number) = number {
            self.number(key, number);
        }
    }

    pub(crate) fn bool(&mut self, key: &str, value: bool) {
        self.key(key);
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
    }

    pub(crate) fn null(&mut self, key: &str) {
        self.key(key);
        self.out.extend_from_slice(b"null");
    }

    pub(crate) fn object(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>)) {
        self.key(key);
        object(self.out, fill);
    }

    /// An object that is left out when `fill` adds nothing.
    pub(crate) fn object_if_filled(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>)) {
        let (mark, first) = (self.out.len(), self.first);
        self.key(key);
        self.out.push(b'{');
        let mut inner = Object { out: &mut *self.out, first: true };
        fill(&mut inner);
        if inner.first {
            self.out.truncate(mark);
            self.first = first;
        } else {
            self.out.push(b'}');
        }
    }

    /// An array with one object in it.
    pub(crate) fn array_of_one(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>)) {
        self.key(key);
        self.out.push(b'[');
        object(self.out, fill);
        self.out.push(b']');
    }

    /// A value of the user's. One that cannot be serialized costs itself, not the response.
    #[cfg(feature = "serde")]
    pub(crate) fn value<T: serde::Serialize + ?Sized>(&mut self, key: &str, value: &T) {
        self.key(key);
        let mark = self.out.len();
        if value.serialize(ser::Serializer::new(self.out)).is_err() {
            self.out.truncate(mark);
            write_str(self.out, UNREADABLE);
        }
    }
}

/// The bytes as text: everything that is written here is UTF-8.
pub(crate) fn into_string(out: Vec<u8>) -> alloc::string::String {
    alloc::string::String::from_utf8(out)
        .unwrap_or_else(|error| alloc::string::String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// The decimal digits of a number, without the machinery of `fmt`.
pub(crate) fn write_integer(out: &mut Vec<u8>, is_negative: bool, magnitude: u64) {
    let mut digits = [0; 20];
    let mut rest = magnitude;
    let mut len = 0;
    for digit in digits.iter_mut().rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
        len += 1;
        if rest == 0 {
            break;
        }
    }
    if is_negative {
        out.push(b'-');
    }
    out.extend(digits.iter().skip(20 - len));
}

#[cfg(feature = "serde")]
fn write_display(out: &mut Vec<u8>, value: impl fmt::Display) {
    // Writing to a vector does not fail, and neither do the numbers that come here.
    let _ = write!(Raw(out), "{value}");
}

pub(crate) fn write_str(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    escape(out, text);
    out.push(b'"');
}

/// Text that needs no escaping.
#[cfg(feature = "serde")]
struct Raw<'a>(&'a mut Vec<u8>);

#[cfg(feature = "serde")]
impl fmt::Write for Raw<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

/// The inside of a string.
struct Escaped<'a>(&'a mut Vec<u8>);

impl fmt::Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        escape(self.0, text);
        Ok(())
    }
}

/// RFC 8259, section 7: quotes, backslashes and control characters; the rest as it is.
pub(crate) fn escape(out: &mut Vec<u8>, text: &str) {
    let mut rest = text.as_bytes();
    while let Some(at) = rest.iter().position(|&byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
        let (plain, special) = rest.split_at(at);
        out.extend_from_slice(plain);
        let Some((&byte, tail)) = special.split_first() else { break };
        match byte {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => out.extend_from_slice(b"\\\\"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            0x08 => out.extend_from_slice(b"\\b"),
            0x0c => out.extend_from_slice(b"\\f"),
            control => {
                out.extend_from_slice(b"\\u00");
                for digit in [control >> 4, control & 0xf] {
                    out.push(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 });
                }
            }
        }
        rest = tail;
    }
    out.extend_from_slice(rest);
}
