//! A recovery that says what the message, or the `when`, has said already.

use std::{borrow::Cow, collections::HashSet};

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
    let hint = &reading.english()?.tokens;
    let holds = |text: Option<&str>| text.is_some_and(|text| may_hold(text, hint) && holds(text, hint));
    if holds(subject.message) {
        Some("message")
    } else if holds(subject.when) {
        Some("when")
    } else {
        None
    }
}

fn holds(text: &str, hint: &[Token<'_>]) -> bool {
    let hint = content(hint);
    // One word in common is no repetition.
    hint.len() > 1 && hint.is_subset(&content(&tokens(text)))
}

/// Whether every word that carries meaning stands somewhere in the text: mostly the first one does not, and
/// nothing needs to be taken apart.
fn may_hold(text: &str, hint: &[Token<'_>]) -> bool {
    let text = text.to_lowercase().replace('’', "'");
    hint.iter().filter(|token| carries_meaning(token)).all(|token| {
        let word = if token.kind == Kind::Word {
            Cow::Borrowed(stem(&token.word))
        } else {
            Cow::Owned(token.raw.to_lowercase().replace('’', "'"))
        };
        text.contains(&*word)
    })
}

fn carries_meaning(token: &Token<'_>) -> bool {
    token.kind != Kind::Word
        || !(token.has(Classes::GRAMMAR | Classes::RETRY) || token.is(&["kindly", "later"]))
}

/// The words that carry meaning, without their endings; a plea to retry adds none.
fn content(tokens: &[Token<'_>]) -> HashSet<String> {
    tokens
        .iter()
        .filter(|token| carries_meaning(token))
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
