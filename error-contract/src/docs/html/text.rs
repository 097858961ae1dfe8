//! The user's text on its way into the page: the only place where it is escaped.

use core::fmt::{self, Write};

use askama::{FastWritable, Values, filters::HtmlSafe};

use crate::{
    catalog::Text,
    docs::words::{is_break, is_hidden},
};

/// Text as written: markup is escaped, a character that has no shape is given one.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a>(pub(super) &'a str);

/// A text with `{field}` in it, those set apart.
#[derive(Clone, Copy)]
pub(super) struct Template<'a> {
    pub(super) text: &'a str,
    /// The names that are fields; where it is not known which are, all that look like one.
    pub(super) fields: Option<&'a [Text]>,
}

/// `#id`, percent-encoded.
#[derive(Clone, Copy)]
pub(super) struct Fragment<'a>(pub(super) &'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        escape(out, self.0)
    }
}

impl fmt::Display for Template<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(out)
    }
}

impl fmt::Display for Fragment<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(out)
    }
}

/// They escape by themselves; and each is written straight into the page, without a formatter between.
macro_rules! written {
    ($($name:ident => $write:expr;)*) => {$(
        impl HtmlSafe for $name<'_> {}

        impl FastWritable for $name<'_> {
            fn write_into(&self, out: &mut dyn Write, _: &dyn Values) -> askama::Result<()> {
                let write: fn(&Self, &mut dyn Write) -> fmt::Result = $write;
                Ok(write(self, out)?)
            }
        }
    )*};
}

written! {
    Shown => |text, out| escape(out, text.0);
    Template => |template, out| template.write(out);
    Fragment => |fragment, out| fragment.write(out);
}

impl Template<'_> {
    fn write(self, out: &mut (impl Write + ?Sized)) -> fmt::Result {
        let mut rest = self.text;
        while let Some((before, field, after)) = next_field(rest) {
            escape(out, before)?;
            let name = field.split(':').next().unwrap_or(field);
            if self.fields.is_none_or(|fields| fields.iter().any(|known| known == name)) {
                out.write_str("<var>{")?;
                escape(out, field)?;
                out.write_str("}</var>")?;
            } else {
                out.write_char('{')?;
                escape(out, field)?;
                out.write_char('}')?;
            }
            rest = after;
        }
        escape(out, rest)
    }
}

/// The text before the first `{field}` or `{field:?}`, what is between its braces, and the rest.
fn next_field(text: &str) -> Option<(&str, &str, &str)> {
    let mut from = 0;
    loop {
        let open = from + text.get(from..)?.find('{')?;
        let inside = text.get(open + 1..)?;
        let close = inside.find(['{', '}'])?;
        let (field, rest) = (inside.get(..close)?, inside.get(close..)?);
        let name = field.split(':').next().unwrap_or(field);
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if let (true, Some(after)) = (is_name, rest.strip_prefix('}')) {
            return Some((text.get(..open)?, field, after));
        }
        from = open + 1;
    }
}

impl Fragment<'_> {
    fn write(self, out: &mut (impl Write + ?Sized)) -> fmt::Result {
        out.write_char('#')?;
        for byte in self.0.bytes() {
            match byte {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'.' | b'-' | b'~' => {
                    out.write_char(byte.into())?;
                }
                other => write!(out, "%{other:02X}")?,
            }
        }
        Ok(())
    }
}

/// Safe in text and between quotes. What is plain passes in long pieces.
pub(super) fn escape(out: &mut (impl Write + ?Sized), text: &str) -> fmt::Result {
    // What is hidden begins with one of these bytes; so does much that is not.
    let stops = |byte: u8| {
        byte < b' '
            || matches!(byte, 0x7f | 0xc2 | 0xe1 | 0xe2 | 0xef | 0xf3 | b'<' | b'>' | b'&' | b'"' | b'\'')
    };
    let mut rest = text;
    while let Some(at) = rest.bytes().position(stops) {
        let (plain, tail) = rest.split_at_checked(at).unwrap_or((rest, ""));
        if !plain.is_empty() {
            out.write_str(plain)?;
        }
        let mut behind = tail.chars();
        match behind.next() {
            None => {}
            Some('<') => out.write_str("&lt;")?,
            Some('>') => out.write_str("&gt;")?,
            Some('&') => out.write_str("&amp;")?,
            Some('"') => out.write_str("&#34;")?,
            Some('\'') => out.write_str("&#39;")?,
            Some('\t') => out.write_char('\t')?,
            Some('\r') if behind.as_str().starts_with('\n') => {}
            Some(letter) if is_break(letter) => out.write_char('\n')?,
            Some(letter) if is_hidden(letter) => write!(out, "[U+{:04X}]", u32::from(letter))?,
            Some(letter) => out.write_char(letter)?,
        }
        rest = behind.as_str();
    }
    if rest.is_empty() { Ok(()) } else { out.write_str(rest) }
}

#[cfg(test)]
mod tests {
    use alloc::{borrow::Cow, string::ToString};

    use super::*;

    #[test]
    fn markup_is_text() {
        let text = Shown("<script>alert('1')</script> & \"so\" on");
        assert_eq!(text.to_string(), "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &#34;so&#34; on");
    }

    #[test]
    fn what_is_not_seen_is_named() {
        assert_eq!(Shown("a\0b\x1b[31m\tc\x7f").to_string(), "a[U+0000]b[U+001B][31m\tc[U+007F]");
        assert_eq!(
            Shown("\u{202e}\u{200b}\u{feff}\u{e0041}").to_string(),
            "[U+202E][U+200B][U+FEFF][U+E0041]"
        );
        assert_eq!(Shown("1\r\n2\r3\u{85}4\u{2028}5").to_string(), "1\n2\n3\n4\n5");
        let letters = "\u{a0}£é漢…’אبᠠ🦀";
        assert_eq!(Shown(letters).to_string(), letters);
    }

    #[test]
    fn fields_are_set_apart() {
        let all = |text| Template { text, fields: None }.to_string();
        assert_eq!(all("none of {n} <b> {0:?}"), "none of <var>{n}</var> &lt;b&gt; <var>{0:?}</var>");
        for text in ["{", "}", "{}", "{{", "a {b c}", "{a", "}{", "{:?}"] {
            assert_eq!(all(text), text);
        }
        assert_eq!(all("{{x}}"), "{<var>{x}</var>}");
        assert_eq!(all("{<i>}"), "{&lt;i&gt;}");
        let known = [Cow::Borrowed("id")];
        let some = Template { text: "{id} is no {json}", fields: Some(&known) };
        assert_eq!(some.to_string(), "<var>{id}</var> is no {json}");
    }

    #[test]
    fn a_fragment_is_an_address() {
        assert_eq!(Fragment("no_match").to_string(), "#no_match");
        assert_eq!(Fragment("a b\"<é").to_string(), "#a%20b%22%3C%C3%A9");
    }
}
