//! Short forms of a text for messages.

use super::words::{Token, is_blank};

/// A text on one line, cut where a message would grow too long, with hidden characters spelled out.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 72;

    let mut short = String::new();
    for word in text.split(is_blank).filter(|word| !word.is_empty()) {
        if !short.is_empty() {
            short.push(' ');
        }
        for c in word.chars() {
            if short.chars().count() >= LONGEST {
                return short + "…";
            }
            // A backtick would end the quotation this stands in.
            match c {
                '`' => short.push('\''),
                c if c.is_control() => short.extend(c.escape_unicode()),
                c => short.push(c),
            }
        }
    }
    short
}

/// Words in a row, as they were written.
pub(crate) fn spelled(tokens: &[Token<'_>]) -> String {
    let words: Vec<_> = tokens.iter().map(|token| token.raw).collect();
    excerpt(&words.join(" "))
}
