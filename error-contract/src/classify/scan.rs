//! Finds the first of many patterns in one pass over a text, whatever the text is.
//!
//! Letters are folded as far as ASCII goes. Which patterns can begin at a place is read off the bytes there,
//! for all of them at once; those that are left are tried once, and none of them repeats anything but blanks,
//! so that nothing is read over and over.

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
    /// One of several words.
    OneOf(&'static [&'static str]),
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

/// Patterns, and what is known of them beforehand. It is made while compiling.
pub(super) struct Patterns {
    list: &'static [Pattern],
    starts: Starts,
    /// The ranks of those in a line.
    lines: [usize; LINES],
}

/// At most so many of the patterns are in a line.
const LINES: usize = 4;

/// How many bytes are looked at before a pattern is tried.
const LOOK_AHEAD: usize = 8;

/// How many kinds of bytes there are.
const KINDS: usize = 32;

/// Which pattern may begin where.
struct Starts {
    /// Whether any word begins with three bytes, or a line ends with the first of them: for two kinds, a bit for
    /// each kind of the third.
    triples: [u32; KINDS * KINDS],
    /// A bit for each pattern that may begin, for each kind of byte that may come next.
    by_kind: [[u128; KINDS]; LOOK_AHEAD],
    /// Those whose first word is shorter.
    shorter: [u128; LOOK_AHEAD],
}

/// What kind of byte it is: a letter whatever its case, a digit, one of the marks that words hold, the beginning of
/// the end of a line. Everything else is one kind.
const fn kind(byte: u8) -> u8 {
    match byte {
        b'a'..=b'z' => byte - b'a' + 1,
        b'A'..=b'Z' => byte - b'A' + 1,
        b' ' => 27,
        b'_' => 28,
        b'0'..=b'9' => 29,
        b'\'' => 30,
        b'\n' | b'\r' | 0xE2 => ENDS_LINE,
        _ => 0,
    }
}

const ENDS_LINE: u8 = 31;

/// [`kind`], looked up.
#[expect(clippy::indexing_slicing, reason = "while compiling")]
static KIND: [u8; 256] = {
    let mut kinds = [kind(u8::MAX); 256];
    let mut byte = 0;
    while byte < u8::MAX {
        kinds[byte as usize] = kind(byte);
        byte += 1;
    }
    kinds
};

fn kind_of(byte: u8) -> usize {
    KIND.get(usize::from(byte)).copied().unwrap_or_default().into()
}

#[expect(clippy::indexing_slicing, clippy::panic, reason = "while compiling")]
impl Patterns {
    /// At most 128, of which at most [`LINES`] are in a line; more fail while compiling.
    pub(super) const fn new(list: &'static [Pattern]) -> Self {
        let mut starts = Starts {
            triples: [0; KINDS * KINDS],
            by_kind: [[0; KINDS]; LOOK_AHEAD],
            shorter: [0; LOOK_AHEAD],
        };
        let mut kind = 0;
        while kind < KINDS {
            starts.triples[ENDS_LINE as usize * KINDS + kind] = u32::MAX;
            kind += 1;
        }
        let mut lines = [usize::MAX; LINES];
        let mut line = 0;
        let mut rank = 0;
        while rank < list.len() {
            match &list[rank].form {
                Form::Near([Piece::Word(word), ..]) | Form::Status(word) => {
                    starts.begin(word.as_bytes());
                    starts.filter(word.as_bytes(), 1 << rank);
                }
                Form::Line(words) => {
                    lines[line] = rank;
                    line += 1;
                    let mut word = 0;
                    while word < words.len() {
                        starts.begin(words[word].as_bytes());
                        word += 1;
                    }
                }
                Form::Near(_) => panic!("a pattern begins with a word"),
            }
            rank += 1;
        }
        Self { list, starts, lines }
    }
}

#[expect(clippy::indexing_slicing, reason = "while compiling")]
impl Starts {
    /// A word begins with these bytes; behind one of two there may be anything.
    const fn begin(&mut self, word: &[u8]) {
        let pair = kind(word[0]) as usize * KINDS + kind(word[1]) as usize;
        self.triples[pair] |= if word.len() > 2 { 1 << kind(word[2]) } else { u32::MAX };
    }

    const fn filter(&mut self, word: &[u8], bit: u128) {
        let mut column = 0;
        while column < LOOK_AHEAD {
            if column < word.len() {
                self.by_kind[column][kind(word[column]) as usize] |= bit;
            } else {
                self.shorter[column] |= bit;
            }
            column += 1;
        }
    }
}

impl Starts {
    /// Whether anything may begin with bytes of these kinds.
    fn any(&self, pair: usize, third: usize) -> bool {
        self.triples.get(pair).is_some_and(|thirds| thirds >> third & 1 != 0)
    }

    /// The patterns that may begin here.
    fn at(&self, rest: &[u8]) -> u128 {
        let mut mask = u128::MAX;
        for ((column, shorter), byte) in self.by_kind.iter().zip(&self.shorter).zip(rest) {
            mask &= column.get(kind_of(*byte)).copied().unwrap_or_default() | shorter;
            if mask == 0 {
                break;
            }
        }
        mask
    }
}

/// How far each of the patterns in a line has come.
struct Progress<'a> {
    rank: usize,
    class: Class,
    words: &'a [&'a str],
    next: usize,
    /// What the next word begins with.
    begins: [u8; 2],
    /// Where the next word may begin.
    from: usize,
}

/// Looks through a text for a pattern that is better than the best one so far.
pub(super) fn scan(text: &str, patterns: &Patterns, best: &mut Best) {
    let text = text.as_bytes();
    let mut lines = patterns.lines();
    let mut pair = 0;
    // Most places are passed over here. Behind the end is nothing, twice, for the last two places.
    for (end, byte) in text.iter().enumerate() {
        let third = kind_of(*byte);
        if patterns.starts.any(pair, third) {
            patterns.try_at(text, end.wrapping_sub(2), &mut lines, best);
        }
        pair = (pair * KINDS + third) % (KINDS * KINDS);
    }
    for end in [text.len(), text.len() + 1] {
        if patterns.starts.any(pair, 0) {
            patterns.try_at(text, end.wrapping_sub(2), &mut lines, best);
        }
        pair = pair * KINDS % (KINDS * KINDS);
    }
}

type Lines = [Option<Progress<'static>>; LINES];

impl Patterns {
    fn lines(&self) -> Lines {
        self.lines.map(|rank| match self.list.get(rank)? {
            &Pattern { class, form: Form::Line(words) } => {
                let mut line = Progress { rank, class, words, next: 0, begins: [0; 2], from: 0 };
                line.begin();
                Some(line)
            }
            _ => None,
        })
    }

    /// What may begin here is tried.
    fn try_at(&self, text: &[u8], at: usize, lines: &mut Lines, best: &mut Best) {
        let Some(rest @ &[byte, ref tail @ ..]) = text.get(at..) else { return };
        let mut mask = self.starts.at(rest);
        while mask != 0 {
            let rank = mask.trailing_zeros() as usize;
            if rank >= best.rank {
                break;
            }
            mask &= mask - 1;
            if let Some(class) = self.list.get(rank).and_then(|pattern| pattern.matches(rest)) {
                best.offer(rank, class);
            }
        }
        let ends_line = matches!(byte, b'\n' | b'\r') || matches!(rest, [0xE2, 0x80, 0xA8 | 0xA9, ..]);
        let here = [byte, tail.first().copied().unwrap_or_default()].map(|byte| byte.to_ascii_lowercase());
        for line in lines.iter_mut().flatten() {
            if ends_line {
                line.begin();
            } else if line.begins == here && line.from <= at && line.rank < best.rank {
                line.step(rest, at, best);
            }
        }
    }
}

impl Progress<'_> {
    fn begin(&mut self) {
        self.go_to(0, 0);
    }

    fn go_to(&mut self, next: usize, from: usize) {
        let word = self.words.get(next).and_then(|word| word.as_bytes().first_chunk());
        (self.next, self.from, self.begins) = (next, from, word.copied().unwrap_or_default());
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
            Self::OneOf(words) => words.iter().find_map(|word| after(text, word)),
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
    use super::blank;

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
