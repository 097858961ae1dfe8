//! Text of any length, of which a bounded part is sent.

use core::fmt::{self, Write as _};

/// A text, cut after `limit` bytes at most, on a character; what was cut is said.
pub(crate) struct Bounded<D> {
    pub(crate) text: D,
    pub(crate) limit: usize,
}

impl<D: fmt::Display> fmt::Display for Bounded<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cut = Cut { out, left: self.limit, over: false, total: 0 };
        write!(cut, "{}", self.text)?;
        if cut.over {
            let total = cut.total;
            write!(out, "… (cut, {total} bytes)")?;
        }
        Ok(())
    }
}

/// Passes on what fits, and counts the rest.
struct Cut<'a, 'b> {
    out: &'a mut fmt::Formatter<'b>,
    left: usize,
    over: bool,
    total: usize,
}

impl fmt::Write for Cut<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.total = self.total.saturating_add(text.len());
        if self.over {
            return Ok(());
        }
        if text.len() <= self.left {
            self.left -= text.len();
            return self.out.write_str(text);
        }
        self.over = true;
        let mut end = self.left;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        self.out.write_str(text.get(..end).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::Bounded;

    fn bounded(text: &str, limit: usize) -> alloc::string::String {
        Bounded { text, limit }.to_string()
    }

    #[test]
    fn what_fits_is_whole_and_what_does_not_over_on_a_character() {
        assert_eq!(bounded("", 0), "");
        assert_eq!(bounded("four", 4), "four");
        assert_eq!(bounded("fours", 4), "four… (cut, 5 bytes)");
        assert_eq!(bounded("né", 2), "n… (cut, 3 bytes)");
        assert_eq!(bounded("é", 1), "… (cut, 2 bytes)");
    }

    #[test]
    fn pieces_after_the_cut_are_counted_and_not_sent() {
        let text = format_args!("{}{}{}", "abc", "é", "z").to_string();
        let pieces = Bounded { text: format_args!("{}{}{}", "abc", "é", "z"), limit: 4 }.to_string();
        assert_eq!(pieces, bounded(&text, 4));
        assert_eq!(pieces, "abc… (cut, 6 bytes)");
    }
}
