//! Text of the user's in Markdown, as GitHub (cmark-gfm and what it does to the HTML afterwards) and mdBook
//! (its preprocessors, then pulldown-cmark) read it.

use alloc::{format, string::String};
use core::fmt::{self, Write as _};

use crate::docs::words::{is_break, is_hidden};

/// Text that is shown as it is written, in one line of Markdown: in a cell, an item, a paragraph. Never at
/// the beginning of a block.
pub(in crate::docs) struct Escaped<'a>(pub(in crate::docs) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.trim();
        let mut plain = 0;
        let mut before = ' ';
        for (at, letter) in text.char_indices() {
            let end = at + letter.len_utf8();
            if !(letter.is_ascii_alphanumeric() || letter == ' ')
                && let behind = text.get(end..).unwrap_or_default()
                && let Some(written) = written(before, letter, behind)
            {
                out.write_str(text.get(plain..at).unwrap_or_default())?;
                match written {
                    Written::Backslash => write!(out, "\\{letter}")?,
                    Written::As(text) => out.write_str(text)?,
                    Written::Number => write!(out, "\\[U+{:04X}\\]", u32::from(letter))?,
                }
                plain = end;
            }
            before = letter;
        }
        out.write_str(text.get(plain..).unwrap_or_default())
    }
}

enum Written {
    Backslash,
    As(&'static str),
    Number,
}

/// What stands for a letter; `None` for itself.
fn written(before: char, letter: char, behind: &str) -> Option<Written> {
    let next = behind.chars().next().unwrap_or(' ');
    let is_inside_word = before.is_alphanumeric() && next.is_alphanumeric();
    Some(match letter {
        '<' => Written::As("&lt;"),
        '>' => Written::As("&gt;"),
        '&' => Written::As("&amp;"),
        '[' | ']' | '|' | '\\' | '`' | '*' | '~' | '$' | '"' => Written::Backslash,
        // Alone at the end of a heading.
        '#' if before == ' ' => Written::Backslash,
        // Inside a word it is a letter, but no closing of one either.
        '_' | '\'' if !is_inside_word => Written::Backslash,
        // Dashes, ellipses and quotes that mdBook would draw.
        '-' if before == '-' || next == '-' => Written::Backslash,
        '.' if before == '.' || next == '.' => Written::Backslash,
        // `https://…` becomes a link; what ends in `:` may become a picture on GitHub (`:tada:`).
        ':' if behind.starts_with("//") => Written::As("&#58;"),
        ':' if is_shortcode(behind) => Written::As(":<!-- -->"),
        // `www.…` becomes a link.
        '.' if before.eq_ignore_ascii_case(&'w') => Written::As("&#46;"),
        // So does an address of mail, after everything else is read: only a node of its own stops that.
        '@' if next.is_alphanumeric() => Written::As("@<!-- -->"),
        // Preprocessors of mdBook and Jekyll.
        '{' if matches!(next, '{' | '%' | '#') => Written::As("&#123;"),
        _ if is_break(letter) => match (before, next) {
            ('\r', _) if letter == '\n' => Written::As(""),
            _ => Written::As("<br>"),
        },
        '\t' => Written::As(" "),
        _ if is_hidden(letter) => Written::Number,
        _ => return None,
    })
}

/// Whether what follows a colon is a name and another colon.
fn is_shortcode(behind: &str) -> bool {
    let name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '+' | '-');
    behind
        .find(|letter| !name(letter))
        .is_some_and(|end| end > 0 && behind.as_bytes().get(end) == Some(&b':'))
}

/// A name, in the letters of code.
pub(super) struct Code<'a>(pub(super) &'a str);

impl fmt::Display for Code<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.trim();
        let is_plain = |letter: u8| letter.is_ascii_alphanumeric() || b"_-:<>&*.,;()[]' /+".contains(&letter);
        if !text.is_empty() && text.bytes().all(is_plain) {
            write!(out, "`{text}`")
        } else {
            write!(out, "<code>{}</code>", Escaped(text))
        }
    }
}

/// A link to a page that shows its address. Only addresses of the web are links.
pub(super) fn link(address: &str) -> String {
    let is_web = ["https://", "http://"]
        .iter()
        .any(|scheme| address.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)));
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/?#@!$&'()*+,;=%".contains(&byte);
    if !is_web {
        return format!("{}", Escaped(address));
    }
    if address.bytes().all(is_plain) {
        return format!("<{address}>");
    }
    let mut encoded = String::with_capacity(address.len());
    for byte in address.bytes() {
        match byte {
            b'&' => encoded.push_str("&amp;"),
            b'(' | b')' | b'*' => {
                let _ = write!(encoded, "%{byte:02X}");
            }
            _ if is_plain(byte) => encoded.push(char::from(byte)),
            _ => {
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
    }
    format!("[{}]({encoded})", Escaped(address))
}

#[cfg(test)]
mod tests {
    use alloc::{format, string::ToString as _};

    use super::{Code, Escaped, link};

    #[test]
    fn nothing_of_the_users_text_is_markup() {
        let escaped = |text| Escaped(text).to_string();
        assert_eq!(escaped("a | b <i> [x](y) `c` *d*"), r"a \| b &lt;i&gt; \[x\](y) \`c\` \*d\*");
        assert_eq!(escaped("snake_case and _this_, 3 of 5"), r"snake_case and \_this\_, 3 of 5");
        assert_eq!(escaped("see https://x.y\nor www.z.y"), "see https&#58;//x.y<br>or www&#46;z.y");
        assert_eq!(escaped("a\r\nb"), "a<br>b");
        assert_eq!(
            escaped("mail me@x.y, {{#include z}} :tada:"),
            "mail me@<!-- -->x.y, &#123;&#123;#include z}} :<!-- -->tada:"
        );
        assert_eq!(escaped("\u{202e}gpj\u{0}"), r"\[U+202E\]gpj\[U+0000\]");
    }

    #[test]
    fn a_name_is_code() {
        assert_eq!(Code("Vec<u8>").to_string(), "`Vec<u8>`");
        assert_eq!(Code("a`b|c").to_string(), r"<code>a\`b\|c</code>");
        assert_eq!(format!("{}", Code("")), "<code></code>");
    }

    #[test]
    fn only_the_web_is_linked() {
        assert_eq!(link("https://x.y/?a=(b)&c#d"), "<https://x.y/?a=(b)&c#d>");
        assert_eq!(link("https://x.y/(a b)|"), r"[https&#58;//x.y/(a b)\|](https://x.y/%28a%20b%29%7C)");
        assert_eq!(link("javascript:alert(1)"), "javascript:alert(1)");
    }
}
