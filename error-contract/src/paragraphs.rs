//! The paragraphs that the text block of MCP writes itself, `Recovery: …` and `(reason … · …)`, and what a message
//! says in their place.

use alloc::{borrow::Cow, string::String};

/// How they begin, behind an empty line.
const BEGINNINGS: [&str; 5] = ["Recovery: ", "(reason ", "(retryable", "(not retryable", "(request "];

/// The text with every paragraph like those one blank further in, so that none of them is taken for one.
pub(crate) fn indented(text: &str) -> Cow<'_, str> {
    rewritten(text, true)
}

/// The text that was indented.
#[cfg(feature = "serde")]
pub(crate) fn outdented(text: &str) -> Cow<'_, str> {
    rewritten(text, false)
}

/// The text with a blank more or less in front of each such paragraph.
fn rewritten(text: &str, is_more: bool) -> Cow<'_, str> {
    let mut written = String::new();
    let mut done = 0;
    let mut from = 0;
    while let Some(at) = text.get(from..).and_then(|rest| rest.find("\n\n")) {
        // The second line feed may be the first of another pair.
        from += at + 1;
        let start = from + 1;
        let paragraph = text.get(start..).unwrap_or_default();
        let words = paragraph.trim_start_matches(' ');
        let is_indented = words.len() < paragraph.len();
        if !BEGINNINGS.iter().any(|beginning| words.starts_with(beginning)) || !(is_more || is_indented) {
            continue;
        }
        written.push_str(text.get(done..start).unwrap_or_default());
        if is_more {
            written.push(' ');
        }
        done = if is_more { start } else { start + 1 };
    }
    if done == 0 {
        return Cow::Borrowed(text);
    }
    written.push_str(text.get(done..).unwrap_or_default());
    Cow::Owned(written)
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::{indented, outdented};

    #[test]
    fn what_looks_like_a_paragraph_of_the_block_is_one_blank_further_in() {
        for (text, expected) in [
            ("", ""),
            ("plain", "plain"),
            ("a\n(reason x)", "a\n(reason x)"),
            ("a\n\n(see x)", "a\n\n(see x)"),
            ("a\n\n(reason x)", "a\n\n (reason x)"),
            ("a\n\n (reason x)", "a\n\n  (reason x)"),
            ("\n\n\n(retryable)", "\n\n\n (retryable)"),
            ("é\n\nRecovery: b\n\n(not retryable · x)", "é\n\n Recovery: b\n\n (not retryable · x)"),
            ("a\n\n(request \n\n", "a\n\n (request \n\n"),
        ] {
            assert_eq!(indented(text), expected);
            assert_eq!(outdented(expected), text);
        }
    }
}
