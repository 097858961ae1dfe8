//! The tokenizer all rules about prose share: words, numbers, names, quoted pieces and `{fields}`,
//! with the punctuation that ends a clause.

use std::borrow::Cow;

use super::lexicon::{Classes, classes_of, is_empty_of_subject};

/// White space as Unicode has it, and the byte order mark, which other languages trim like a blank.
pub(crate) fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{FEFF}'
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An ordinary word.
    Word,
    /// Starts with a digit or a sign: `30`, `5MiB`, `02:00`.
    Number,
    /// Not prose: `snake_case`, camelCase, a path, an address, an acronym, `status=open`.
    Name,
    /// What stood in backticks or quotation marks.
    Quoted,
    /// `{field}`, filled with a value where the error occurs.
    Field,
}

/// The punctuation behind a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    None,
    Comma,
    Colon,
    Sentence,
    Question,
}

#[derive(Debug)]
pub(crate) struct Token<'a> {
    /// As written, without the punctuation around it.
    pub(crate) raw: &'a str,
    /// A word in lower case with a straight apostrophe; empty for every other kind, so that no rule
    /// takes a name for prose.
    pub(crate) word: Cow<'a, str>,
    pub(crate) kind: Kind,
    pub(crate) classes: Classes,
    pub(crate) end: End,
}

impl Token<'_> {
    /// Written out: this is what the rules do most, and a macro is compiled without optimization.
    pub(crate) fn is(&self, words: &[&str]) -> bool {
        let word = self.word.as_bytes();
        if word.is_empty() {
            return false;
        }
        for other in words {
            if other.len() == word.len() && other.as_bytes() == word {
                return true;
            }
        }
        false
    }

    pub(crate) fn has(&self, classes: Classes) -> bool {
        self.classes.meets(classes)
    }
}

/// A quotation longer than this is two stray quotation marks; the bound also keeps the search for
/// the closing one linear.
const LONGEST_QUOTE: usize = 160;

/// Splits a text into tokens.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let shouted = is_shouted(text);
    let mut tokens = Vec::with_capacity(text.len() / 6 + 1);
    let mut rest = text;
    let mut previous = ' ';
    while let Some(c) = rest.chars().next() {
        if c == ' ' {
            rest = rest.get(1..).unwrap_or_default();
            previous = c;
            continue;
        }
        // Most words are letters up to the next space.
        if previous == ' '
            && let Some((word, after)) = plain_word(rest)
        {
            push_word(&mut tokens, word, Cow::Borrowed(word));
            previous = 'a';
            rest = after;
            continue;
        }
        let behind = rest.get(c.len_utf8()..).unwrap_or_default();
        let at_start = !previous.is_alphanumeric();
        previous = c;
        if let Some((raw, after)) = closing(c).filter(|_| at_start).and_then(|close| quoted(behind, close)) {
            let kind = if c == '{' { Kind::Field } else { Kind::Quoted };
            push(&mut tokens, raw, kind, Classes::NONE);
            rest = after;
            previous = '\'';
        } else if let Some((run, after)) = split_run(rest) {
            push_run(&mut tokens, run, shouted);
            previous = run.chars().next_back().unwrap_or(' ');
            rest = after;
        } else {
            // "..." ends one sentence, and an end once found is not weakened by a comma behind it.
            if let (Some(last), Some(end)) = (tokens.last_mut(), end_of(c))
                && matches!(last.end, End::None | End::Comma)
                && !(c == '.' && is_abbreviation(last.raw))
            {
                last.end = end;
            }
            rest = behind;
        }
    }
    tokens
}

/// "e.g." and "i.e." end no sentence.
fn is_abbreviation(run: &str) -> bool {
    run.starts_with("e.g") || run.starts_with("i.e")
}

fn push<'a>(tokens: &mut Vec<Token<'a>>, raw: &'a str, kind: Kind, classes: Classes) {
    tokens.push(Token { raw, word: Cow::Borrowed(""), kind, classes, end: End::None });
}

fn push_word<'a>(tokens: &mut Vec<Token<'a>>, raw: &'a str, word: Cow<'a, str>) {
    let classes = classes_of(&word);
    tokens.push(Token { raw, word, kind: Kind::Word, classes, end: End::None });
}

/// Whether the author's caps lock was on, so that capitals do not make an acronym.
fn is_shouted(text: &str) -> bool {
    !text.contains(char::is_lowercase)
}

/// The closing mark of an opening one.
fn closing(c: char) -> Option<char> {
    match c {
        '`' | '"' | '\'' => Some(c),
        '“' | '„' => Some('”'),
        '‘' => Some('’'),
        '«' => Some('»'),
        '{' => Some('}'),
        _ => None,
    }
}

/// The piece up to the closing mark, and what follows it.
fn quoted(behind: &str, close: char) -> Option<(&str, &str)> {
    let (at, _) = behind
        .char_indices()
        .take(LONGEST_QUOTE)
        // An apostrophe inside a word closes nothing.
        .find(|&(at, c)| {
            c == close
                && (!matches!(close, '\'' | '’')
                    || !behind
                        .get(at + close.len_utf8()..)
                        .is_some_and(|rest| rest.starts_with(char::is_alphanumeric)))
        })?;
    let piece = behind.get(..at).filter(|piece| piece.chars().any(char::is_alphanumeric))?;
    // A `{field}` is one name, perhaps with a format; anything longer is text in braces.
    if close == '}' && piece.contains(is_blank) {
        return None;
    }
    Some((piece, behind.get(at + close.len_utf8()..)?))
}

fn end_of(c: char) -> Option<End> {
    match c {
        ',' | '(' | ')' => Some(End::Comma),
        ':' => Some(End::Colon),
        '.' | '!' | ';' | '…' | '—' | '–' => Some(End::Sentence),
        '?' => Some(End::Question),
        _ => None,
    }
}

/// The word at the start of a text, where it is small letters up to a space or the end.
fn plain_word(text: &str) -> Option<(&str, &str)> {
    let mut letters = 0;
    for byte in text.as_bytes() {
        match byte {
            b'a'..=b'z' => letters += 1,
            b' ' => break,
            _ => return None,
        }
    }
    if letters == 0 { None } else { text.split_at_checked(letters) }
}

/// The word or name at the start of a text, up to the next blank or mark that cannot be inside one,
/// and the rest.
fn split_run(text: &str) -> Option<(&str, &str)> {
    let opens_name = |c| matches!(c, '/' | '@' | '#' | '$' | '~' | '\\' | '.' | ':' | '-' | '+');
    if !text.trim_start_matches(opens_name).starts_with(char::is_alphanumeric) {
        return None;
    }
    let mut end = text.len();
    let mut before = ' ';
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let next = chars.peek().map_or(' ', |&(_, next)| next);
        let inside = match c {
            '`' | '"' | '“' | '”' | '„' | '«' | '»' | ';' | '—' | '…' | '!' => false,
            ',' | '–' => before.is_ascii_digit() && next.is_ascii_digit(),
            '?' => next.is_alphanumeric(),
            _ => !is_blank(c),
        };
        if !inside {
            end = at;
            break;
        }
        before = c;
    }
    let run = without_trailing_marks(text.get(..end)?);
    Some((run, text.get(run.len()..)?)).filter(|_| !run.is_empty())
}

/// A run without the punctuation behind it; a call keeps its parentheses.
fn without_trailing_marks(run: &str) -> &str {
    let mut kept = run;
    while let Some(last) = kept.chars().next_back() {
        let closes = match last {
            ')' => kept.contains('('),
            ']' => kept.contains('['),
            '}' => kept.contains('{'),
            '>' => kept.contains('<'),
            _ => {
                last.is_alphanumeric() || matches!(last, '<' | '%' | '°' | '+' | '*' | '#' | '/' | '€' | '$')
            }
        };
        if closes || !is_mark(last) {
            break;
        }
        kept = kept.get(..kept.len() - last.len_utf8()).unwrap_or_default();
    }
    kept
}

/// Combining marks and joiners are parts of words, every other sign may be cut off behind one.
fn is_mark(c: char) -> bool {
    c.is_ascii_punctuation() || end_of(c).is_some() || closing(c).is_some() || matches!(c, '”' | '’' | '»')
}

fn push_run<'a>(tokens: &mut Vec<Token<'a>>, run: &'a str, shouted: bool) {
    if run.bytes().all(|b| b.is_ascii_lowercase()) {
        return push_word(tokens, run, Cow::Borrowed(run));
    }
    if run.eq_ignore_ascii_case("n/a") || is_abbreviation(run) {
        return push_word(tokens, run, Cow::Borrowed("n/a"));
    }
    // "and/or" and "input/output" are two words.
    if run.contains('/')
        && run.split('/').all(|part| !part.is_empty() && part.chars().all(char::is_alphabetic))
    {
        for part in run.split('/') {
            push_run(tokens, part, shouted);
        }
        return;
    }
    if run.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | '$'))
        && run.contains(|c: char| c.is_ascii_digit())
    {
        return push(tokens, run, Kind::Number, Classes::NONE);
    }
    if !is_prose(run) {
        return push(tokens, run, Kind::Name, Classes::NONE);
    }
    let word = lower(run);
    let acronym = !shouted && run.chars().nth(1).is_some() && !run.contains(char::is_lowercase);
    // "ID" and "URL" are everyday nouns.
    if acronym && !is_empty_of_subject(classes_of(&word)) && !classes_of(&word).meets(Classes::SOFT) {
        return push(tokens, run, Kind::Name, Classes::NONE);
    }
    push_word(tokens, run, word);
}

/// Letters with an apostrophe, a hyphen or a full stop between them, and no capital behind a small letter.
fn is_prose(run: &str) -> bool {
    let mut before = ' ';
    run.chars().all(|c| {
        let prose = match c {
            '\'' | '’' | '-' => true,
            _ if c.is_numeric() || c.is_ascii() && !c.is_ascii_alphabetic() => false,
            _ => !(c.is_uppercase() && before.is_lowercase()),
        };
        before = c;
        prose
    })
}

fn lower(run: &str) -> Cow<'_, str> {
    if run.bytes().all(|b| b.is_ascii_lowercase() || matches!(b, b'-' | b'\'')) {
        Cow::Borrowed(run)
    } else {
        Cow::Owned(run.to_lowercase().replace('’', "'"))
    }
}
