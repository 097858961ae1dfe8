//! A recovery that says "later" without saying how much later.

use crate::check::text::lexicon::Classes;
use crate::check::text::words::{End, Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::spelled};

pub(crate) static RULE: Rule = Rule {
    name: "vague",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "A caller that is told \"later\" repeats at once or never.",
    fix: "Say how long to wait, or what to wait for.",
    accepted: "Lower `limit` to 100, or retry in a few minutes.",
    refused: "Lower the resolution of the scan or retry later.",
    check: |reading| {
        let words = reading.english()?.sentences().find_map(vague_words)?;
        Some(format!("\"{words}\" without a delay; say how long, e.g. \"Wait 30 seconds, then …\""))
    },
};

const SINGLE: &[&str] = &["later", "momentarily", "shortly", "soon"];

const PHRASES: &[&[&str]] = &[
    &["a", "bit", "later"],
    &["after", "a", "bit"],
    &["after", "a", "moment"],
    &["after", "a", "while"],
    &["after", "some", "time"],
    &["at", "a", "later", "time"],
    &["in", "a", "bit"],
    &["in", "a", "moment"],
    &["in", "a", "while"],
    &["some", "other", "time"],
    &["some", "time", "later"],
];

/// The vague words of a sentence that asks for a repetition and names no delay and no condition.
fn vague_words(sentence: &[Token<'_>]) -> Option<String> {
    let repeats =
        sentence.iter().any(|token| token.has(Classes::RETRY) || token.is(&["again", "back", "wait"]));
    if !repeats {
        return None;
    }
    let (at, length) = (0..sentence.len()).find_map(|at| {
        let (before, here) = sentence.split_at_checked(at)?;
        Some((at, vague_length(before, here)?))
    })?;
    // The "after" of "after a while" is no condition, so only the rest is searched for one.
    let (vague, before, behind) =
        (sentence.get(at..at + length)?, sentence.get(..at)?, sentence.get(at + length..)?);
    (!before.iter().chain(behind).any(names_a_time)).then(|| spelled(vague))
}

fn names_a_time(token: &Token<'_>) -> bool {
    const UNITS: &[&str] = &[
        "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month",
        "months", "tomorrow", "midnight", "noon", "today", "tonight", "morning",
    ];
    const CONDITIONS: &[&str] = &["after", "as", "once", "until", "when"];

    match token.kind {
        Kind::Number | Kind::Field => true,
        Kind::Word => token.is(UNITS) || token.is(CONDITIONS),
        Kind::Name | Kind::Quoted => false,
    }
}

/// How many of the tokens from here are vague.
fn vague_length(before: &[Token<'_>], here: &[Token<'_>]) -> Option<usize> {
    let matches = |phrase: &[&str]| {
        here.len() >= phrase.len() && phrase.iter().zip(here).all(|(word, token)| token.word == *word)
    };
    if let Some(phrase) = PHRASES.iter().find(|phrase| matches(phrase)) {
        return Some(phrase.len());
    }
    let (token, next) = (here.first()?, here.get(1));
    // "a later date", "version 3 or later" and "no later than" compare; "later" of time ends its clause.
    let compares = before.last().is_some_and(|last| last.is(&["a", "any", "as", "no", "or", "the"]));
    let ends = token.end != End::None || next.is_none_or(|next| next.is(&["and", "or", "but", "if", "with"]));
    (token.is(SINGLE) && ends && !compares).then_some(1)
}
