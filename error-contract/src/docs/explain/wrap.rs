//! Lines of a width.

/// The text in lines of at most this many columns, broken at blanks; a word that is longer is broken
/// where it has to be.
pub(super) fn wrap(text: &str, columns: usize) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |paragraph| {
        let mut rest = Some(paragraph.trim());
        core::iter::from_fn(move || {
            let text = rest?;
            let (line, behind) = split(text, columns);
            rest = Some(behind).filter(|behind| !behind.is_empty());
            Some(line)
        })
    })
}

fn split(text: &str, columns: usize) -> (&str, &str) {
    let mut used = 0;
    let mut blank = None;
    for (at, letter) in text.char_indices() {
        used += width(letter);
        if letter == ' ' {
            blank = Some(at);
        }
        // At least one letter a line, however wide.
        if used > columns && at > 0 {
            let end = blank.filter(|&blank| blank > 0).unwrap_or(at);
            let (line, behind) = text.split_at_checked(end).unwrap_or((text, ""));
            return (line.trim_end(), behind.trim_start());
        }
    }
    (text, "")
}

/// About as wide as terminals draw it (Unicode Standard Annex 11): wide letters take two columns, marks none.
fn width(letter: char) -> usize {
    match letter {
        '\u{300}'..='\u{36F}' | '\u{200C}'..='\u{200F}' | '\u{FE00}'..='\u{FE0F}' => 0,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE6F}'
        | '\u{FF00}'..='\u{FF60}'
        | '\u{1F300}'..='\u{1FAFF}'
        | '\u{20000}'..='\u{3FFFD}' => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::wrap;

    fn lines(text: &str, columns: usize) -> Vec<&str> {
        wrap(text, columns).collect()
    }

    #[test]
    fn broken_at_blanks() {
        assert_eq!(lines("one two three", 7), ["one two", "three"]);
        assert_eq!(lines("one two", 7), ["one two"]);
        assert_eq!(lines("one  two", 4), ["one", "two"]);
        assert_eq!(lines("a\nb", 7), ["a", "b"]);
        assert_eq!(lines("", 7), [""]);
    }

    #[test]
    fn a_long_word_is_broken() {
        assert_eq!(lines("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(lines("漢字漢字", 4), ["漢字", "漢字"]);
        assert_eq!(lines("漢", 1), ["漢"]);
    }
}
