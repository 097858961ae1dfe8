//! A recovery that says what the message, or the `when`, has said already.

use std::collections::HashSet;

use crate::check::text::lexicon::Classes;
use crate::check::text::words::{Kind, Token, tokens};
use crate::check::text::{Level, Reading, Rule, Target};

pub(crate) static RULE: Rule = Rule {
    name: "repeats_message",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "The message is sent beside the hint, so a hint in its words adds nothing.",
    fix: "Say the step that follows from the message.",
    accepted: "Delete an old export before starting another one.",
    refused: "The storage of this workspace is full.",
    check: |reading| {
        let repeated = repeated(reading)?;
        Some(format!(
            "every word of it stands in the {repeated} already; say what to do about it, e.g. \
             \"Delete an old export first\""
        ))
    },
};

/// Which text holds every word of the hint.
pub(super) fn repeated(reading: &Reading<'_>) -> Option<&'static str> {
    let subject = &reading.subject;
    if subject.message.is_none() && subject.when.is_none() {
        return None;
    }
    let hint = content(&reading.english()?.tokens);
    // One word in common is no repetition.
    if hint.len() < 2 {
        return None;
    }
    let holds = |text: Option<&str>| text.is_some_and(|text| hint.is_subset(&content(&tokens(text))));
    if holds(subject.message) {
        Some("message")
    } else if holds(subject.when) {
        Some("when")
    } else {
        None
    }
}

/// The words that carry meaning, without their endings; a plea to retry adds none.
fn content(tokens: &[Token<'_>]) -> HashSet<String> {
    tokens
        .iter()
        .filter(|token| {
            token.kind != Kind::Word
                || !(token.has(Classes::GRAMMAR | Classes::RETRY) || token.is(&["kindly", "later"]))
        })
        .map(
            |token| {
                if token.kind == Kind::Word { stem(&token.word).to_owned() } else { token.raw.to_lowercase() }
            },
        )
        .collect()
}

fn stem(word: &str) -> &str {
    const SHORTEST: usize = 3;

    ["'s", "ing", "ed", "es", "s"]
        .iter()
        .find_map(|ending| word.strip_suffix(ending).filter(|stem| stem.len() >= SHORTEST))
        .unwrap_or(word)
}
