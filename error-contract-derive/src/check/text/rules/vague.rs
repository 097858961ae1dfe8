//! A recovery that says "later" without saying how much later.
//!
//! With a verb that repeats or waits, every vague time counts. With any other verb "later" may be
//! the point ("book now and pay later"), so there it counts only in the one instruction of the hint.

use std::cell::LazyCell;

use crate::check::text::lexicon::{Classes, is_base_form};
use crate::check::text::prose::instruction;
use crate::check::text::repetition::names_time;
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
        let prose = reading.english()?;
        let is_only_step = LazyCell::new(|| prose.clauses().filter(|clause| instructs(clause)).count() == 1);
        let words = prose.sentences().find_map(|sentence| vague_words(sentence, || *is_only_step))?;
        Some(format!("\"{words}\" without a delay; say how long, e.g. \"Wait 30 seconds, then …\""))
    },
};

const SINGLE: &[&str] = &["eventually", "later", "momentarily", "shortly", "sometime", "soon"];

/// Longer phrases stand before those they hold.
const PHRASES: &[&[&str]] = &[
    &["a", "bit", "later"],
    &["a", "little", "later"],
    &["after", "a", "bit"],
    &["after", "a", "little", "while"],
    &["after", "a", "moment"],
    &["after", "a", "while"],
    &["after", "some", "time"],
    &["at", "a", "later", "time"],
    &["at", "a", "later", "point"],
    &["at", "some", "later", "time"],
    &["at", "some", "point"],
    &["for", "a", "bit"],
    &["for", "a", "while"],
    &["for", "some", "time"],
    &["in", "a", "bit"],
    &["in", "a", "little", "while"],
    &["in", "a", "moment"],
    &["in", "a", "while"],
    &["in", "due", "course"],
    &["in", "due", "time"],
    &["in", "some", "time"],
    &["in", "the", "near", "future"],
    &["some", "other", "time"],
    &["some", "time", "later"],
    &["wait", "a", "bit"],
    &["wait", "a", "while"],
    &["wait", "some", "time"],
    &["a", "while"],
];

/// How often without an interval; an end ("until …") does not tell it.
const FREQUENCIES: &[&[&str]] = &[
    &["every", "now", "and", "then"],
    &["every", "so", "often"],
    &["from", "time", "to", "time"],
    &["now", "and", "then"],
];

/// One of these stands in everything above: a sentence without them is not looked at twice.
const TELLTALES: &[&str] = &[
    "bit",
    "course",
    "eventually",
    "future",
    "later",
    "moment",
    "momentarily",
    "often",
    "point",
    "shortly",
    "sometime",
    "soon",
    "then",
    "time",
    "while",
];

/// With one of these everything above begins.
const STARTS: &[&str] = &["a", "after", "at", "every", "for", "from", "in", "now", "some", "wait"];

/// The vague words of a sentence that names no delay and no condition.
fn vague_words(sentence: &[Token<'_>], is_only_step: impl Fn() -> bool) -> Option<String> {
    if !sentence.iter().any(|token| token.is(TELLTALES)) {
        return None;
    }
    let repeats = sentence
        .iter()
        .any(|token| token.has(Classes::RETRY) || token.is(&["again", "back", "poll", "wait"]));
    let (at, length, is_frequency) = (0..sentence.len()).find_map(|at| {
        let (before, here) = sentence.split_at_checked(at)?;
        if !here.first().is_some_and(|first| first.is(STARTS) || first.is(SINGLE)) {
            return None;
        }
        if let Some(frequency) = phrase_in(FREQUENCIES, here) {
            return Some((at, frequency, true));
        }
        Some((at, vague_length(before, here)?, false))
    })?;
    // The "after" of "after a while" is no condition, so only the rest is searched for one.
    let (vague, before, behind) =
        (sentence.get(at..at + length)?, sentence.get(..at)?, sentence.get(at + length..)?);
    let counts = repeats || (belongs_to_step(before, vague) && is_only_step());
    if !counts {
        return None;
    }
    let is_answered = [before, behind]
        .into_iter()
        .any(|part| names_a_time(part) || (!is_frequency && part.iter().any(|token| token.is(CONDITIONS))));
    (!is_answered).then(|| spelled(vague))
}

const CONDITIONS: &[&str] = &["after", "as", "once", "until", "when", "whenever"];

/// Whether the words stand in a clause that tells the reader to do something.
fn belongs_to_step(before: &[Token<'_>], vague: &[Token<'_>]) -> bool {
    let start = before.iter().rposition(|token| token.end != End::None).map_or(0, |end| end + 1);
    let own = before.get(start..).unwrap_or_default();
    let permits = own.iter().any(|token| token.has(Classes::MODAL));
    let opens = own.is_empty() && vague.first().is_some_and(|first| first.has(Classes::GRAMMAR));
    !permits && (opens || instructs(own))
}

fn instructs(clause: &[Token<'_>]) -> bool {
    let is_step = Classes::ACTION | Classes::CONTACT | Classes::CHECK;
    instruction(clause).is_some_and(|(verb, _)| verb.kind == Kind::Word && is_base_form(&verb.word, is_step))
}

fn names_a_time(part: &[Token<'_>]) -> bool {
    const UNITS: &[&str] = &[
        "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month",
        "months", "tomorrow", "midnight", "noon", "today", "tonight", "morning",
    ];
    /// Behind these a value is a time.
    const LEADS: &[&str] =
        &["after", "at", "before", "by", "every", "for", "in", "least", "until", "wait", "within"];

    let is_unit = |token: &Token<'_>| token.is(UNITS);
    let is_value = |token: &Token<'_>| matches!(token.kind, Kind::Number | Kind::Field);
    part.iter().any(|token| is_unit(token) || (token.kind != Kind::Word && names_time(token.raw)))
        || part.first().is_some_and(is_value)
        || part.windows(2).any(|pair| matches!(pair, [lead, value] if lead.is(LEADS) && is_value(value)))
}

fn phrase_in(phrases: &[&[&str]], here: &[Token<'_>]) -> Option<usize> {
    let matches = |phrase: &&&[&str]| {
        here.len() >= phrase.len() && phrase.iter().zip(here).all(|(word, token)| token.word == *word)
    };
    phrases.iter().find(matches).map(|phrase| phrase.len())
}

/// How many of the tokens from here are vague.
fn vague_length(before: &[Token<'_>], here: &[Token<'_>]) -> Option<usize> {
    if let Some(length) = phrase_in(PHRASES, here) {
        return Some(length);
    }
    let (token, next) = (here.first()?, here.get(1));
    // "a later date", "version 3 or later" and "no later than" compare; "later" of time ends its clause.
    let compares =
        before.last().is_some_and(|last| last.is(&["a", "any", "as", "no", "or", "the", "too", "very"]));
    let ends = token.end != End::None
        || next
            .is_none_or(|next| next.is(&["and", "because", "but", "for", "if", "or", "since", "to", "with"]));
    (token.is(SINGLE) && ends && !compares).then_some(1)
}

#[cfg(test)]
mod tests {
    use super::{FREQUENCIES, PHRASES, SINGLE, STARTS, TELLTALES};

    #[test]
    fn every_phrase_has_a_telltale() {
        for phrase in PHRASES.iter().chain(FREQUENCIES) {
            assert!(phrase.iter().any(|word| TELLTALES.contains(word)), "{phrase:?}");
            assert!(phrase.first().is_some_and(|word| STARTS.contains(word)), "{phrase:?}");
        }
        assert!(SINGLE.iter().all(|word| TELLTALES.contains(word)));
    }
}
