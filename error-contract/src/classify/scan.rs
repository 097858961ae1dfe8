//! Finds the first of many patterns in one pass over a text, whatever the text is.
//!
//! Letters are folded as far as ASCII goes. Where a pattern can begin is read off three bytes at once; from
//! there each is tried once, and none of them repeats anything but blanks, so that nothing is read over and
//! over.

use crate::{Class, http_in};

/// One way to say something. The place in its list is its rank.
pub(super) struct Pattern {
    pub(super) class: Class,
    pub(super) form: Form,
}

pub(super) enum Form {
    /// Pieces next to one another.
    Near(&'static [Piece]),
    /// Words in this order in one line, whatever is between them.
    Line(&'static [&'static str]),
    /// A word, and the three digits of an HTTP status behind it, which decide the class.
    Status(&'static str),
}

pub(super) enum Piece {
    /// In lower case.
    Word(&'static str),
    /// White space, at least one.
    Blanks,
    /// White space, `_` and `-`, at least one.
    Glue,
    /// An ASCII digit.
    Digit,
}

/// The best pattern so far.
#[derive(Clone, Copy)]
pub(super) struct Best {
    rank: usize,
    class: Option<Class>,
}

impl Best {
    pub(super) const NONE: Self = Self { rank: usize::MAX, class: None };

    pub(super) fn class(self) -> Option<Class> {
        self.class
    }

    fn offer(&mut self, rank: usize, class: Class) {
        if rank < self.rank {
            *self = Self { rank, class: Some(class) };
        }
    }
}

/// Which patterns begin with which three bytes: a bit for each pattern.
pub(super) struct Starts([[u128; 256]; 3]);

impl Starts {
    /// Of at most 128 patterns; a test counts them.
    pub(super) fn of(patterns: &[Pattern]) -> Self {
        let mut starts = [[0; 256]; 3];
        for (bit, pattern) in (0..128).zip(patterns) {
            let word = match pattern.form {
                Form::Near(&[Piece::Word(word), ..]) | Form::Status(word) => word,
                Form::Near(_) | Form::Line(_) => continue,
            };
            for (column, byte) in starts.iter_mut().zip(word.bytes()) {
                for byte in [byte, byte.to_ascii_uppercase()] {
                    if let Some(mask) = column.get_mut(usize::from(byte)) {
                        *mask |= 1 << bit;
                    }
                }
            }
        }
        Self(starts)
    }

    fn at(&self, rest: &[u8]) -> u128 {
        let ([first, second, third], [a, b, c, ..]) = (&self.0, rest) else { return 0 };
        let of = |column: &[u128; 256], byte: u8| column.get(usize::from(byte)).copied().unwrap_or_default();
        let mask = of(first, *a) & of(second, *b);
        if mask == 0 { 0 } else { mask & of(third, *c) }
    }
}

/// How far each of the patterns in a line has come.
struct Progress<'a> {
    rank: usize,
    class: Class,
    words: &'a [&'a str],
    next: usize,
    /// What the next word begins with.
    first: u8,
    /// Where the next word may begin.
    from: usize,
}

/// Looks through a text for a pattern that is better than the best one so far.
pub(super) fn scan(text: &str, patterns: &[Pattern], starts: &Starts, best: &mut Best) {
    let mut lines = lines(patterns);
    let mut rest = text.as_bytes();
    let mut at = 0;
    while let Some((&byte, tail)) = rest.split_first() {
        let mut mask = starts.at(rest);
        while mask != 0 {
            let rank = mask.trailing_zeros() as usize;
            if rank >= best.rank {
                break;
            }
            mask &= mask - 1;
            if let Some(class) = patterns.get(rank).and_then(|pattern| pattern.matches(rest)) {
                best.offer(rank, class);
            }
        }
        let ends_line = matches!(byte, b'\n' | b'\r') || matches!(rest, [0xE2, 0x80, 0xA8 | 0xA9, ..]);
        let folded = byte.to_ascii_lowercase();
        for line in lines.iter_mut().flatten() {
            if ends_line {
                line.begin();
            } else if line.first == folded && line.from <= at && line.rank < best.rank {
                line.step(rest, at, best);
            }
        }
        rest = tail;
        at += 1;
    }
}

/// At most four of the patterns are of this kind; a test counts them.
fn lines(patterns: &[Pattern]) -> [Option<Progress<'static>>; 4] {
    let mut found = patterns.iter().enumerate().filter_map(|(rank, pattern)| match pattern.form {
        Form::Line(words) => {
            let mut line = Progress { rank, class: pattern.class, words, next: 0, first: 0, from: 0 };
            line.begin();
            Some(line)
        }
        Form::Near(_) | Form::Status(_) => None,
    });
    core::array::from_fn(|_| found.next())
}

impl Progress<'_> {
    fn begin(&mut self) {
        self.go_to(0, 0);
    }

    fn go_to(&mut self, next: usize, from: usize) {
        let first = self.words.get(next).and_then(|word| word.bytes().next());
        (self.next, self.from, self.first) = (next, from, first.unwrap_or_default());
    }

    /// The next word may be here.
    fn step(&mut self, rest: &[u8], at: usize, best: &mut Best) {
        let Some(word) = self.words.get(self.next) else { return };
        if after(rest, word).is_none() {
            return;
        }
        self.go_to(self.next + 1, at + word.len());
        if self.next == self.words.len() {
            best.offer(self.rank, self.class);
        }
    }
}

impl Pattern {
    fn matches(&self, text: &[u8]) -> Option<Class> {
        match self.form {
            Form::Near(pieces) => {
                let mut rest = text;
                for piece in pieces {
                    rest = piece.after(rest)?;
                }
                Some(self.class)
            }
            Form::Status(word) => status(after(text, word)?),
            Form::Line(_) => None,
        }
    }
}

impl Piece {
    /// What is left behind the piece.
    fn after<'a>(&self, text: &'a [u8]) -> Option<&'a [u8]> {
        match self {
            Self::Word(word) => after(text, word),
            Self::Blanks => skip(text, |_| false),
            Self::Glue => skip(text, |byte| matches!(byte, b'_' | b'-')),
            Self::Digit => text.split_first().filter(|(byte, _)| byte.is_ascii_digit()).map(|(_, rest)| rest),
        }
    }
}

fn after<'a>(text: &'a [u8], word: &str) -> Option<&'a [u8]> {
    let (head, rest) = text.split_at_checked(word.len())?;
    head.eq_ignore_ascii_case(word.as_bytes()).then_some(rest)
}

fn skip(text: &[u8], also: impl Fn(u8) -> bool) -> Option<&[u8]> {
    let mut rest = text;
    loop {
        let width = match rest.first() {
            Some(&byte) if also(byte) => 1,
            _ => blank(rest),
        };
        match rest.split_at_checked(width) {
            Some((_, tail)) if width > 0 => rest = tail,
            _ => break,
        }
    }
    (rest.len() < text.len()).then_some(rest)
}

/// How many bytes of white space begin the text, as JavaScript understands it: `White_Space` of Unicode
/// without U+0085, and U+FEFF.
fn blank(text: &[u8]) -> usize {
    match text {
        [b'\t'..=b'\r' | b' ', ..] => 1,
        [0xC2, 0xA0, ..] => 2,
        [0xE1, 0x9A, 0x80, ..]
        | [0xE2, 0x80, 0x80..=0x8A | 0xA8 | 0xA9 | 0xAF, ..]
        | [0xE2, 0x81, 0x9F, ..]
        | [0xE3, 0x80, 0x80, ..]
        | [0xEF, 0xBB, 0xBF, ..] => 3,
        _ => 0,
    }
}

/// The class of a status of three digits that says that something failed.
fn status(text: &[u8]) -> Option<Class> {
    let ([a, b, c], rest) = text.split_first_chunk()?;
    if rest.first().is_some_and(u8::is_ascii_digit) {
        return None;
    }
    let mut status = 0;
    for digit in [a, b, c] {
        status = status * 10 + u16::from(digit.checked_sub(b'0').filter(|digit| *digit < 10)?);
    }
    (400..600).contains(&status).then(|| http_in::code(status))?.map(crate::Code::class)
}

#[cfg(test)]
mod tests {
    use super::{Form, blank};
    use crate::classify::patterns::{LADDER, MISSED};

    #[test]
    fn the_lists_are_no_longer_than_what_counts_them() {
        for list in [LADDER, MISSED] {
            assert!(list.len() <= 128);
            assert!(list.iter().filter(|pattern| matches!(pattern.form, Form::Line(_))).count() <= 4);
        }
    }

    #[test]
    fn a_blank_is_what_javascript_calls_one() {
        for letter in '\0'..=char::MAX {
            let expected = (letter.is_whitespace() && letter != '\u{85}') || letter == '\u{feff}';
            let mut bytes = [0; 4];
            let width = blank(letter.encode_utf8(&mut bytes).as_bytes());
            assert_eq!(width, if expected { letter.len_utf8() } else { 0 }, "{letter:?}");
        }
    }
}
