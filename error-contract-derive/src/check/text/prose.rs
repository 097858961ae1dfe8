//! A text as the rules read it: its tokens, its sentences and clauses, and whether it is English.

use unicode_script::{Script, UnicodeScript};

use super::lexicon::{Classes, is_empty_of_subject};
use super::words::{End, Kind, Token, tokens};

pub(crate) struct Prose<'a> {
    pub(crate) tokens: Vec<Token<'a>>,
    /// Whether the vocabulary can read this text; rules about its meaning stay silent where it cannot.
    pub(crate) is_english: bool,
}

impl<'a> Prose<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let tokens = tokens(text);
        let is_english = is_english(&tokens);
        Self { tokens, is_english }
    }

    /// Up to a full stop, a semicolon, a dash or a question mark.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = &[Token<'a>]> {
        self.tokens.split_inclusive(|token| matches!(token.end, End::Sentence | End::Question))
    }

    /// Up to any punctuation, or to a word that joins clauses, which then opens the next one.
    pub(crate) fn clauses(&self) -> impl Iterator<Item = &[Token<'a>]> {
        self.tokens
            .split_inclusive(|token| token.end != End::None)
            .flat_map(|part| part.chunk_by(|_, next| !next.has(Classes::JOINER)))
    }
}

/// English enough: no letter of another script, hardly a word of another language, and two in five
/// words known.
fn is_english(tokens: &[Token<'_>]) -> bool {
    let (mut words, mut known, mut foreign) = (0_usize, 0_usize, 0_usize);
    for token in tokens.iter().filter(|token| token.kind == Kind::Word) {
        words += 1;
        if !token.raw.is_ascii() && token.raw.chars().any(is_of_another_script) {
            return false;
        }
        let is_accented = token.raw.chars().any(|c| !c.is_ascii() && c.is_alphabetic());
        if is_accented || token.has(Classes::FOREIGN) {
            foreign += 1;
        } else if is_known(token.classes) {
            known += 1;
        }
    }
    foreign * 4 <= known && known * 5 >= words * 2
}

fn is_known(classes: Classes) -> bool {
    is_empty_of_subject(classes) || classes.meets(Classes::ACTION | Classes::SOFT | Classes::PLAIN)
}

fn is_of_another_script(c: char) -> bool {
    !matches!(c.script(), Script::Latin | Script::Common | Script::Inherited)
}

/// The word a clause hangs on: the verb of an instruction, the first word of a statement.
pub(crate) fn head<'t, 'a>(clause: &'t [Token<'a>]) -> Option<&'t Token<'a>> {
    clause.iter().find(|token| !token.has(Classes::LEAD))
}

/// Whether a verb stands in the clause that makes it a statement.
pub(crate) fn has_finite_verb(clause: &[Token<'_>]) -> bool {
    clause.iter().any(|token| token.has(Classes::FINITE))
}

/// Whether a clause describes rather than instructs: it opens with a noun, or its finite verb comes
/// before any object.
pub(crate) fn is_statement(clause: &[Token<'_>]) -> bool {
    let mut tokens = clause.iter().skip_while(|token| token.has(Classes::LEAD)).peekable();
    let Some(first) = tokens.next() else {
        return false;
    };
    if first.has(Classes::OPENER) {
        return true;
    }
    while let Some(token) = tokens.next() {
        if token.has(Classes::FINITE) {
            // "delete failed jobs" instructs, "the deletion failed" does not.
            let is_adjective =
                token.is(&["failed"]) && tokens.peek().is_some_and(|next| !next.has(Classes::GRAMMAR));
            return !is_adjective;
        }
        if token.has(Classes::GRAMMAR) || token.kind != Kind::Word {
            return false;
        }
    }
    false
}
