//! Text that stays on its line: a record of a log cannot be forged with it.

use core::fmt::{self, Write as _};

/// A text with everything escaped that ends a line, moves the cursor or turns the direction of reading:
/// `\n`, `\u{1b}`, `\u{202e}`. All other characters, backslashes among them, are as they were.
pub(crate) struct Line<D>(pub(crate) D);

impl<D: fmt::Display> fmt::Display for Line<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escape(out), "{}", self.0)
    }
}

struct Escape<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl fmt::Write for Escape<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some((at, found)) = rest.char_indices().find(|&(_, found)| breaks_out(found)) {
            let (before, after) = rest.split_at(at);
            self.0.write_str(before)?;
            write!(self.0, "{}", found.escape_default())?;
            rest = after.get(found.len_utf8()..).unwrap_or_default();
        }
        self.0.write_str(rest)
    }
}

/// Control characters, line and paragraph separators, marks of direction, the byte order mark, and the
/// tags that write what nobody sees.
fn breaks_out(found: char) -> bool {
    found.is_control()
        || matches!(
            found,
            '\u{61c}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
                | '\u{feff}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::Line;

    #[test]
    fn what_breaks_out_is_escaped_and_nothing_else() {
        let text = "a\r\nb\t\u{1b}[31m\u{85}\u{2028}\u{202e}\u{2066}\u{e0041}\0";
        assert_eq!(Line(text).to_string(), r"a\r\nb\t\u{1b}[31m\u{85}\u{2028}\u{202e}\u{2066}\u{e0041}\u{0}");
        let plain = r#"C:\temp, "né", 漢字, 👩‍👩‍👧, a b"#;
        assert_eq!(Line(plain).to_string(), plain);
    }
}
