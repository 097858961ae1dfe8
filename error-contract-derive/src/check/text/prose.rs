//! A text as the rules read it: its tokens, its sentences and clauses, and whether it is English.

use unicode_script::{Script, UnicodeScript};

use super::lexicon::{Classes, is_base_form, is_empty_of_subject};
use super::words::{End, Kind, Token, tokens};

pub(crate) struct Prose<'a> {
    pub(crate) tokens: Vec<Token<'a>>,
    /// Whether the vocabulary can read this text; rules about its meaning stay silent where it cannot.
    pub(crate) is_english: bool,
}

impl<'a> Prose<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let mut tokens = tokens(text);
        unjoin_adverbs(&mut tokens);
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

/// "once more", "at once" and "in a while" join no clauses.
fn unjoin_adverbs(tokens: &mut [Token<'_>]) {
    for at in 0..tokens.len() {
        if !tokens.get(at).is_some_and(|token| token.is(&["once", "while"])) {
            continue;
        }
        let next = tokens.get(at + 1);
        let ends = next.is_none_or(|next| next.is(&["again", "more"]));
        let before = at.checked_sub(1).and_then(|before| tokens.get(before));
        let follows_at = before.is_some_and(|before| before.is(&["at"]));
        let follows_a = before.is_some_and(|before| before.is(&["a", "little"]));
        let Some(token) = tokens.get_mut(at) else {
            return;
        };
        let is_adverb = token.is(&["once"]) && (ends || follows_at || token.end != End::None)
            || token.is(&["while"]) && follows_a;
        if is_adverb {
            token.classes = token.classes.without(Classes::JOINER | Classes::LEAD);
        }
    }
}

/// English enough: no letter of another script, hardly a word of another language, and two in five
/// words known.
fn is_english(tokens: &[Token<'_>]) -> bool {
    let (mut words, mut known, mut foreign) = (0_usize, 0_usize, 0_usize);
    for token in tokens.iter().filter(|token| token.kind == Kind::Word) {
        words += 1;
        let is_ascii = token.raw.is_ascii();
        if !is_ascii && token.raw.chars().any(is_of_another_script) {
            return false;
        }
        let is_accented = || token.raw.chars().any(|c| !c.is_ascii() && c.is_alphabetic());
        if !is_ascii && is_accented() || token.has(Classes::FOREIGN) {
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

const SUBORDINATORS: &[&str] =
    &["after", "because", "before", "if", "once", "since", "unless", "until", "when", "whenever", "while"];

/// A clause that says under which condition, why or when another one holds.
pub(crate) fn is_subordinate(clause: &[Token<'_>]) -> bool {
    clause
        .iter()
        .take_while(|token| token.has(Classes::LEAD | Classes::JOINER) || token.is(SUBORDINATORS))
        .any(|token| {
            token.is(SUBORDINATORS)
                && (token.has(Classes::JOINER) || token.is(&["after", "since", "whenever"]))
        })
}

/// The verb of an instruction, and what it is about: "then send | it again".
pub(crate) fn instruction<'t, 'a>(clause: &'t [Token<'a>]) -> Option<(&'t Token<'a>, &'t [Token<'a>])> {
    if is_subordinate(clause) || is_statement(clause) {
        return None;
    }
    let at = clause.iter().position(|token| !token.has(Classes::LEAD))?;
    Some((clause.get(at)?, clause.get(at + 1..)?))
}

/// Whether a clause states a fact, its subject being anything that is no instruction: "rooms on the
/// third floor are closed", "`parent_id` belongs to another mailbox".
pub(crate) fn states_fact(clause: &[Token<'_>]) -> bool {
    if is_statement(clause) {
        return true;
    }
    let mut tokens = clause.iter();
    let Some(first) = tokens.find(|token| !token.has(Classes::LEAD)) else {
        return false;
    };
    if first.kind == Kind::Word
        && is_base_form(&first.word, Classes::ACTION | Classes::CHECK | Classes::CONTACT)
    {
        // "access denied", "request rejected by the bank"
        let rest = tokens.as_slice();
        return matches!(rest, [second, ..] if is_participle(second) && second.end != End::None)
            || matches!(rest, [second, third, ..] if is_participle(second) && third.has(Classes::GRAMMAR))
            || matches!(rest, [second] if is_participle(second));
    }
    if first.kind != Kind::Word
        && tokens.as_slice().first().is_some_and(|next| is_participle(next) || is_plural(next))
    {
        return true;
    }
    // "transient errors go away"
    let is_noun = first.has(Classes::GENERIC | Classes::SOFT | Classes::PASSING);
    if is_noun && tokens.as_slice().first().is_some_and(is_plural) {
        return true;
    }
    // "mow the lawn" instructs in a verb that no list knows.
    if tokens.as_slice().first().is_some_and(is_determiner) {
        return false;
    }
    // A verb behind "that", "until" or a comma belongs to something else.
    let end = clause.iter().position(|token| token.end != End::None).map_or(clause.len(), |end| end + 1);
    let words = clause.get(..end).unwrap_or(clause).iter().skip_while(|token| !std::ptr::eq(*token, first));
    let mut words = words.take_while(|token| !token.is(RELATIVES) && !token.is(SUBORDINATORS)).peekable();
    while let Some(word) = words.next() {
        // "prune failed rows"
        let is_adjective =
            word.is(&["failed"]) && words.peek().is_some_and(|next| !next.has(Classes::GRAMMAR));
        if word.has(Classes::FINITE) && !is_adjective {
            return true;
        }
    }
    false
}

const RELATIVES: &[&str] = &["how", "that", "what", "where", "which", "who", "whose", "why"];

/// "a", "the", "some": what follows is the object of a verb before it.
fn is_determiner(token: &Token<'_>) -> bool {
    token.is(&[
        "a", "all", "an", "any", "each", "every", "her", "his", "its", "my", "our", "some", "the", "their",
        "this", "your",
    ])
}

/// "rooms on the third floor", "five bookings": an instruction does not open with a plural.
pub(crate) fn has_plural_subject(clause: &[Token<'_>]) -> bool {
    let mut words = clause.iter().skip_while(|token| token.has(Classes::PAUSE));
    words.next().is_some_and(is_plural) && !words.next().is_some_and(is_determiner)
}

/// "rejected", "denied"; regular ones only.
pub(crate) fn is_participle(token: &Token<'_>) -> bool {
    token.word.len() > 4 && token.word.ends_with("ed") && !is_base_form(&token.word, Classes::ACTION)
}

/// "coordinates", and the third person of a verb; "address" and "status" are neither.
pub(crate) fn is_plural(token: &Token<'_>) -> bool {
    let word = token.word.as_ref();
    word.len() > 3
        && word.ends_with('s')
        && !["ss", "us", "is", "as", "'s"].iter().any(|ending| word.ends_with(ending))
        && !is_base_form(word, Classes::ACTION | Classes::GRAMMAR)
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
