//! JSON that people read, written straight into a buffer: one member a line, small objects in one.

use alloc::{string::String, vec::Vec};
use core::fmt::{self, Write as _};

use super::words::{is_break, is_hidden};
use crate::json::{escape, into_string, write_integer};

/// A document, with a line break at its end.
pub(super) fn document(capacity: usize, fill: impl FnOnce(&mut Object<'_>)) -> String {
    let mut out = Vec::with_capacity(capacity);
    braces(&mut out, Some(0), [b'{', b'}'], fill);
    out.push(b'\n');
    into_string(out)
}

/// How deep a line stands; `None` inside of one.
type Depth = Option<usize>;

/// An object that is being written.
pub(super) struct Object<'a>(Members<'a>);

/// An array that is being written.
pub(super) struct Array<'a>(Members<'a>);

struct Members<'a> {
    out: &'a mut Vec<u8>,
    depth: Depth,
    is_first: bool,
}

impl<'a> From<Members<'a>> for Object<'a> {
    fn from(members: Members<'a>) -> Self {
        Self(members)
    }
}

impl<'a> From<Members<'a>> for Array<'a> {
    fn from(members: Members<'a>) -> Self {
        Self(members)
    }
}

/// What stands between two brackets, for an [`Object`] or an [`Array`].
fn brackets(out: &mut Vec<u8>, depth: Depth, open: u8) -> Members<'_> {
    out.push(open);
    Members { out, depth: depth.map(|depth| depth + 1), is_first: true }
}

fn close(out: &mut Vec<u8>, depth: Depth, brackets: [u8; 2]) {
    let [open, close] = brackets;
    if out.last() != Some(&open)
        && let Some(depth) = depth
    {
        line(out, depth);
    }
    out.push(close);
}

fn braces(out: &mut Vec<u8>, depth: Depth, of: [u8; 2], fill: impl FnOnce(&mut Object<'_>)) {
    fill(&mut brackets(out, depth, of[0]).into());
    close(out, depth, of);
}

fn squares(out: &mut Vec<u8>, depth: Depth, of: [u8; 2], fill: impl FnOnce(&mut Array<'_>)) {
    fill(&mut brackets(out, depth, of[0]).into());
    close(out, depth, of);
}

fn line(out: &mut Vec<u8>, depth: usize) {
    out.push(b'\n');
    out.extend(core::iter::repeat_n(b' ', 2 * depth));
}

/// A string. What is hidden or breaks lines is written as an escape, because these files are read by people,
/// and by readers of YAML, which takes it otherwise.
fn write_str(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    let mut plain = 0;
    if !text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        for (at, letter) in text.char_indices() {
            if (letter > '~' && (is_hidden(letter) || is_break(letter)))
                || matches!(letter, '\u{fffe}' | '\u{ffff}')
            {
                escape(out, text.get(plain..at).unwrap_or_default());
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    let _ = write!(Digits(out), "\\u{unit:04x}");
                }
                plain = at + letter.len_utf8();
            }
        }
    }
    escape(out, text.get(plain..).unwrap_or_default());
    out.push(b'"');
}

struct Digits<'a>(&'a mut Vec<u8>);

impl fmt::Write for Digits<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

impl Members<'_> {
    fn next(&mut self) {
        if !self.is_first {
            self.out.push(b',');
        }
        match self.depth {
            Some(depth) => line(self.out, depth),
            None if self.is_first => {}
            None => self.out.push(b' '),
        }
        self.is_first = false;
    }

    fn key(&mut self, key: &str) {
        self.next();
        write_str(self.out, key);
        self.out.extend_from_slice(b": ");
    }

    fn number(&mut self, number: i64) {
        write_integer(self.out, number < 0, number.unsigned_abs());
    }

    fn bool(&mut self, value: bool) {
        self.out.extend_from_slice(if value { b"true" } else { b"false" });
    }
}

impl Object<'_> {
    pub(super) fn text(&mut self, key: &str, text: &str) {
        self.0.key(key);
        write_str(self.0.out, text);
    }

    pub(super) fn text_if_some(&mut self, key: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    pub(super) fn number(&mut self, key: &str, number: impl Into<i64>) {
        self.0.key(key);
        self.0.number(number.into());
    }

    pub(super) fn bool(&mut self, key: &str, value: bool) {
        self.0.key(key);
        self.0.bool(value);
    }

    /// A value that is JSON already.
    pub(super) fn raw(&mut self, key: &str, json: &str) {
        self.0.key(key);
        self.0.out.extend_from_slice(json.as_bytes());
    }

    pub(super) fn object(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>)) {
        self.0.key(key);
        braces(self.0.out, self.0.depth, *b"{}", fill);
    }

    /// An object in one line.
    pub(super) fn inline(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>)) {
        self.0.key(key);
        braces(self.0.out, None, *b"{}", fill);
    }

    pub(super) fn array(&mut self, key: &str, fill: impl FnOnce(&mut Array<'_>)) {
        self.0.key(key);
        squares(self.0.out, self.0.depth, *b"[]", fill);
    }

    /// Texts in one line.
    #[expect(single_use_lifetimes, reason = "an `impl Trait` needs a name for it")]
    pub(super) fn texts<'t>(&mut self, key: &str, texts: impl IntoIterator<Item = &'t str>) {
        self.0.key(key);
        squares(self.0.out, None, *b"[]", |array| texts.into_iter().for_each(|text| array.text(text)));
    }

    /// Numbers in one line.
    pub(super) fn numbers(&mut self, key: &str, numbers: impl IntoIterator<Item = i64>) {
        self.0.key(key);
        squares(self.0.out, None, *b"[]", |array| {
            numbers.into_iter().for_each(|number| array.number(number));
        });
    }

    /// `"allOf": [{"$ref": "…"}]`
    pub(super) fn all_of(&mut self, place: &str, name: &str) {
        self.0.key("allOf");
        squares(self.0.out, None, *b"[]", |all| all.reference(place, name));
    }

    /// `{"$ref": "…"}`
    pub(super) fn reference(&mut self, key: &str, place: &str, name: &str) {
        self.0.key(key);
        refer(self.0.out, place, name);
    }
}

impl Array<'_> {
    fn text(&mut self, text: &str) {
        self.0.next();
        write_str(self.0.out, text);
    }

    fn number(&mut self, number: i64) {
        self.0.next();
        self.0.number(number);
    }

    pub(super) fn object(&mut self, fill: impl FnOnce(&mut Object<'_>)) {
        self.0.next();
        braces(self.0.out, self.0.depth, *b"{}", fill);
    }

    /// `{"$ref": "…"}`
    pub(super) fn reference(&mut self, place: &str, name: &str) {
        self.0.next();
        refer(self.0.out, place, name);
    }
}

fn refer(out: &mut Vec<u8>, place: &str, name: &str) {
    out.extend_from_slice(b"{\"$ref\": \"");
    // Both are made of letters, digits and what stands in names.
    out.extend_from_slice(place.as_bytes());
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\"}");
}

#[cfg(test)]
mod tests {
    use super::document;

    #[test]
    fn what_is_hidden_is_an_escape() {
        let text = document(0, |root| root.text("é", "a\u{2028}\u{7f}\u{85}\u{202e}\u{e0041}漢\u{feff}\n"));
        assert_eq!(text, "{\n  \"é\": \"a\\u2028\\u007f\\u0085\\u202e\\udb40\\udc41漢\\ufeff\\n\"\n}\n");
    }

    #[test]
    fn one_member_a_line() {
        let text = document(0, |root| {
            root.text("a", "\"");
            root.object("empty", |_| ());
            root.array("list", |list| {
                list.object(|item| item.number("n", -1));
                list.reference("#/x/", "y");
            });
            root.inline("i", |object| object.bool("b", true));
            root.texts("t", ["p", "q"]);
        });
        assert_eq!(
            text,
            "{\n  \"a\": \"\\\"\",\n  \"empty\": {},\n  \"list\": [\n    {\n      \"n\": -1\n    },\n    \
             {\"$ref\": \"#/x/y\"}\n  ],\n  \"i\": {\"b\": true},\n  \"t\": [\"p\", \"q\"]\n}\n"
        );
    }
}
