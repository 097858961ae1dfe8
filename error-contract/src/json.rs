//! JSON, written straight into a buffer: no value is built first, and nothing that fails half way
//! stays behind.

use alloc::vec::Vec;
use core::fmt::{self, Write as _};

#[cfg(feature = "serde")]
mod ser;

/// What stands in the place of a value that cannot be serialized or formatted.
pub(crate) const UNREADABLE: &str = "[Unreadable]";

/// The key of a member, spelled as it stands behind another member: in one piece, with all that is around it. Made by
/// [`key!`].
#[derive(Clone, Copy)]
pub(crate) struct Key(pub(crate) &'static [u8]);

/// The key of a member of an envelope, which needs no escaping.
macro_rules! key {
    ($name:literal) => {
        $crate::json::Key(concat!(",\"", $name, "\":").as_bytes())
    };
}
pub(crate) use key;

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

    #[inline]
    fn key(&mut self, Key(key): Key) {
        // Spelled twice, so that the length is known in both.
        if self.first {
            self.out.extend_from_slice(key.get(1..).unwrap_or_default());
        } else {
            self.out.extend_from_slice(key);
        }
        self.first = false;
    }

    /// A key that is known only now, and needs no escaping: the name of a field.
    fn name(&mut self, name: &str) {
        self.out.reserve(name.len() + 4);
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
        self.out.push(b'"');
        self.out.extend_from_slice(name.as_bytes());
        self.out.extend_from_slice(b"\":");
    }

    pub(crate) fn text(&mut self, key: Key, text: &str) {
        self.key(key);
        write_str(self.out, text);
    }

    pub(crate) fn text_if_some(&mut self, key: Key, text: Option<&str>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    /// Text that is written piece by piece. Where it fails, `otherwise` stands in its place.
    pub(crate) fn written(&mut self, key: Key, text: impl fmt::Display, otherwise: &str) {
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

    pub(crate) fn signed(&mut self, key: Key, number: i64) {
        self.key(key);
        write_integer(self.out, number < 0, number.unsigned_abs());
    }

    pub(crate) fn number(&mut self, key: Key, number: u64) {
        self.key(key);
        write_integer(self.out, false, number);
    }

    pub(crate) fn number_if_some(&mut self, key: Key, number: Option<u64>) {
        if let Some(number) = number {
            self.number(key, number);
        }
    }

    pub(crate) fn bool(&mut self, key: Key, value: bool) {
        self.key(key);
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
    }

    pub(crate) fn bool_if_some(&mut self, key: Key, value: Option<bool>) {
        if let Some(value) = value {
            self.bool(key, value);
        }
    }

    pub(crate) fn null(&mut self, key: Key) {
        self.key(key);
        self.out.extend_from_slice(b"null");
    }

    /// A number that is written already, or anything else that needs no quotes.
    pub(crate) fn literal(&mut self, key: Key, literal: impl fmt::Display) {
        self.key(key);
        // Writing to a vector does not fail, and neither do numbers.
        let _ = write!(Raw(self.out), "{literal}");
    }

    pub(crate) fn object(&mut self, key: Key, fill: impl FnOnce(&mut Object<'_>)) {
        self.key(key);
        object(self.out, fill);
    }

    /// An object under a name that is known only now.
    pub(crate) fn object_under(&mut self, name: &str, fill: impl FnOnce(&mut Object<'_>)) {
        self.name(name);
        object(self.out, fill);
    }

    /// An object that is left out when `fill` adds nothing.
    pub(crate) fn object_if_filled(&mut self, key: Key, fill: impl FnOnce(&mut Object<'_>)) {
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
    pub(crate) fn array_of_one(&mut self, key: Key, fill: impl FnOnce(&mut Object<'_>)) {
        self.key(key);
        self.out.push(b'[');
        object(self.out, fill);
        self.out.push(b']');
    }

    /// A member whose key is a user's and whose value is JSON already.
    #[cfg(feature = "serde")]
    pub(crate) fn json(&mut self, key: &str, json: &str) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
        write_str(self.out, key);
        self.out.push(b':');
        self.out.extend_from_slice(json.as_bytes());
    }

    /// A value of the user's. One that cannot be serialized costs itself, not the response.
    #[cfg(feature = "serde")]
    pub(crate) fn value<T: serde::Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        self.name(name);
        write_value(self.out, value);
    }
}

/// A value of the user's as JSON text, or [`UNREADABLE`].
#[cfg(feature = "serde")]
pub(crate) fn value_text<T: serde::Serialize + ?Sized>(value: &T) -> alloc::string::String {
    let mut out = Vec::new();
    write_value(&mut out, value);
    into_string(out)
}

#[cfg(feature = "serde")]
fn write_value<T: serde::Serialize + ?Sized>(out: &mut Vec<u8>, value: &T) {
    let mark = out.len();
    if value.serialize(ser::Serializer::new(out)).is_err() {
        out.truncate(mark);
        write_str(out, UNREADABLE);
    }
}

/// The bytes as text: everything that is written here is UTF-8.
pub(crate) fn into_string(out: Vec<u8>) -> alloc::string::String {
    alloc::string::String::from_utf8(out)
        .unwrap_or_else(|error| alloc::string::String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// The decimal digits of a number, without the machinery of `fmt`.
pub(crate) fn write_integer(out: &mut Vec<u8>, is_negative: bool, magnitude: u64) {
    // A sign and the twenty digits of the largest.
    let mut digits = [b'-'; 21];
    let mut rest = magnitude;
    let mut from = digits.len();
    for digit in digits.iter_mut().skip(1).rev() {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
        from -= 1;
        if rest == 0 {
            break;
        }
    }
    from -= usize::from(is_negative);
    out.extend_from_slice(digits.get(from..).unwrap_or_default());
}

#[cfg(feature = "serde")]
fn write_display(out: &mut Vec<u8>, value: impl fmt::Display) {
    // Writing to a vector does not fail, and neither do the numbers that come here.
    let _ = write!(Raw(out), "{value}");
}

pub(crate) fn write_str(out: &mut Vec<u8>, text: &str) {
    out.reserve(text.len() + 2);
    out.push(b'"');
    escape(out, text);
    out.push(b'"');
}

/// Text that needs no escaping.
struct Raw<'a>(&'a mut Vec<u8>);

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
    let text = text.as_bytes();
    if is_plain(text) {
        out.extend_from_slice(text);
    } else {
        escape_pieces(out, text);
    }
}

/// What has something to escape: pieces without are copied as they are.
#[cold]
fn escape_pieces(out: &mut Vec<u8>, text: &[u8]) {
    for piece in text.chunks(BLOCK) {
        if is_plain(piece) {
            out.extend_from_slice(piece);
        } else {
            for byte in piece {
                escape_byte(out, *byte);
            }
        }
    }
}

fn escape_byte(out: &mut Vec<u8>, byte: u8) {
    match byte {
        b'"' => out.extend_from_slice(b"\\\""),
        b'\\' => out.extend_from_slice(b"\\\\"),
        b'\n' => out.extend_from_slice(b"\\n"),
        b'\r' => out.extend_from_slice(b"\\r"),
        b'\t' => out.extend_from_slice(b"\\t"),
        0x08 => out.extend_from_slice(b"\\b"),
        0x0c => out.extend_from_slice(b"\\f"),
        control @ ..0x20 => {
            out.extend_from_slice(b"\\u00");
            for digit in [control >> 4, control & 0xf] {
                out.push(if digit < 10 { b'0' + digit } else { b'a' + digit - 10 });
            }
        }
        plain => out.push(plain),
    }
}

/// How many bytes are looked at together.
const BLOCK: usize = 8;

/// Whether nothing is to be escaped. What is left at the end is asked together with bytes that were asked before.
fn is_plain(text: &[u8]) -> bool {
    if let Some(last) = text.last_chunk::<BLOCK>() {
        let (blocks, _) = text.as_chunks::<BLOCK>();
        !blocks.iter().any(|block| has_special(u64::from_ne_bytes(*block)))
            && !has_special(u64::from_ne_bytes(*last))
    } else if let (Some(first), Some(last)) = (text.first_chunk::<4>(), text.last_chunk::<4>()) {
        let [first, last] = [first, last].map(|half| u64::from(u32::from_ne_bytes(*half)));
        !has_special((first << 32) | last)
    } else {
        !text.iter().any(|byte| matches!(byte, ..0x20 | b'"' | b'\\'))
    }
}

/// Whether one of eight bytes is a quote, a backslash or a control character.
///
/// A subtraction takes the highest bit of a byte that had none where the byte was smaller; what it borrows from the
/// byte above cannot say yes where no byte below did.
const fn has_special(bytes: u64) -> bool {
    const EACH: u64 = u64::from_ne_bytes([1; 8]);
    let control = bytes.wrapping_sub(EACH * 0x20);
    let quote = (bytes ^ (EACH * b'"' as u64)).wrapping_sub(EACH);
    let backslash = (bytes ^ (EACH * b'\\' as u64)).wrapping_sub(EACH);
    (control | quote | backslash) & !bytes & (EACH * 0x80) != 0
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{BLOCK, write_integer, write_str};

    #[test]
    fn each_byte_is_escaped_wherever_it_stands() {
        for special in ('\0'..=' ').chain(['"', '\\', '\u{7f}', 'é', '\u{2028}', '😀']) {
            for length in 0..5 * BLOCK {
                for at in 0..=length {
                    let mut text = "x".repeat(length);
                    text.insert(at, special);
                    let mut out = Vec::new();
                    write_str(&mut out, &text);
                    #[cfg(feature = "serde")]
                    assert_eq!(serde_json::to_vec(&text).ok().as_ref(), Some(&out), "{text:?}");
                    assert!(!out.iter().any(|byte| *byte < 0x20), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn integers_are_written_as_they_are_formatted() {
        use alloc::string::ToString as _;
        for number in [0, 1, 9, 10, 99, 100, -1, -9, -10, -32001, i64::MAX, i64::MIN] {
            let mut out = Vec::new();
            write_integer(&mut out, number < 0, number.unsigned_abs());
            assert_eq!(out, number.to_string().as_bytes());
        }
        let mut out = Vec::new();
        write_integer(&mut out, false, u64::MAX);
        assert_eq!(out, u64::MAX.to_string().as_bytes());
    }
}
