//! A recovery that points at a text its reader may not see: "as shown above", "the README".

use crate::check::text::lexicon::Classes;
use crate::check::text::prose::head;
use crate::check::text::words::{End, Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::spelled};

pub(crate) static RULE: Rule = Rule {
    name: "refers_elsewhere",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "A hint travels alone: it is shown in dialogs, logs and tool results where nothing stands above it.",
    fix: "Repeat what the hint refers to.",
    accepted: "Use one of the following units: `m`, `km`, `mi`.",
    refused: "Rename the column as shown above and import the sheet.",
    check: |reading| {
        let prose = reading.english()?;
        // One of these stands in everything below.
        if !prose.tokens.iter().any(|token| token.has(Classes::DOCS) || token.is(TELLTALES)) {
            return None;
        }
        let words = prose.sentences().find_map(|sentence| {
            place(sentence)
                .or_else(|| announcement(sentence))
                .or_else(|| document(sentence))
                .or_else(|| previous_text(sentence))
        })?;
        Some(format!(
            "`{words}` points at a text the reader may not see; repeat what it says, e.g. \"Use \
             one of the units `m`, `km`, `mi`\""
        ))
    },
};

#[rustfmt::skip]
const TELLTALES: &[&str] = &[
    "above", "above-mentioned", "aforementioned", "before", "below", "description", "earlier", "error", "farther",
    "following", "further", "instructions", "last", "message", "note", "preceding", "previous", "previously",
    "prior", "schema", "section",
];
#[rustfmt::skip]
const POINTING: &[&str] = &[
    "as", "described", "documented", "explained", "given", "indicated", "listed", "mentioned", "noted",
    "outlined", "see", "shown", "specified", "stated",
];
#[rustfmt::skip]
const TEXTS: &[&str] = &[
    "command", "details", "error", "example", "examples", "instructions", "link", "list", "message",
    "note", "output", "section", "steps", "table", "warning",
];
const SAYING: &[&str] =
    &["describe", "describes", "explain", "explains", "lists", "said", "says", "shows", "states", "tells"];

/// "shown above", "the table further up", "mentioned before".
fn place(sentence: &[Token<'_>]) -> Option<String> {
    if let Some(word) = sentence.iter().position(|token| token.is(&["above-mentioned", "aforementioned"])) {
        return Some(spelled(sentence.get(word..)?.get(..2).or_else(|| sentence.get(word..))?));
    }
    let pair = sentence.windows(2).find(|pair| matches!(pair, [first, second] if points(first, second)));
    let moves = head(sentence)
        .is_some_and(|head| head.is(&["drag", "move", "pull", "push", "put", "raise", "scroll", "shift"]));
    let three = || {
        sentence.windows(3).filter(|_| !moves).find(|three| {
            matches!(three, [first, second, third]
                if first.is(TEXTS) && second.is(&["farther", "further"]) && third.is(&["above", "below", "down", "up"])
                || first.is(TEXTS) && second.is(&["above", "below"]) && third.is(&["for"])
                || first.is(&["the"]) && second.is(&["above", "below"]) && third.is(TEXTS))
        })
    };
    pair.or_else(three).map(spelled)
}

fn points(first: &Token<'_>, second: &Token<'_>) -> bool {
    // "above 100" and "above the limit" compare; a place in a text has nothing behind it.
    match second.word.as_ref() {
        "above" | "below" => {
            (first.is(POINTING) && first.end == End::None) || (first.is(TEXTS) && second.end != End::None)
        }
        "earlier" | "previously" => first.is(&["described", "explained", "mentioned", "shown", "stated"]),
        "before" => first.is(&["described", "explained", "mentioned", "stated"]) && second.end != End::None,
        _ => false,
    }
}

/// "the following" is fine where something follows.
fn announcement(sentence: &[Token<'_>]) -> Option<String> {
    let at = sentence.windows(2).position(
        |pair| matches!(pair, [the, following] if the.is(&["the"]) && following.is(&["following"])),
    )?;
    let rest = sentence.get(at..).unwrap_or_default();
    let follows = rest.iter().any(|token| token.end == End::Colon || token.kind != Kind::Word);
    (!follows).then(|| spelled(rest))
}

/// "step 3 of the README", "see the API docs", "the guide explains how", "the way the tool
/// description says", without an address.
fn document(sentence: &[Token<'_>]) -> Option<String> {
    let has_address = sentence.iter().any(|token| {
        token.raw.contains("://") || (token.kind != Kind::Word && token.raw.contains(['/', '.']))
    });
    if has_address {
        return None;
    }
    let reads =
        head(sentence).is_some_and(|head| head.is(&["check", "consult", "follow", "read", "refer", "see"]));
    let points = |before: &[Token<'_>]| {
        before.iter().rev().take(4).any(|token| token.is(POINTING) && !token.is(&["as"]))
    };
    let at = sentence.iter().enumerate().position(|(at, token)| {
        let before = sentence.get(at.saturating_sub(NEAR)..at).unwrap_or_default();
        let says = sentence.get(at + 1).is_some_and(|next| next.is(SAYING));
        let is_told = says && before.iter().any(|token| token.is(&["as", "way", "what"]));
        if is_document(token) {
            says || reads
                || points(before)
                || before.iter().any(|token| token.is(&["consult", "follow", "see"]))
        } else if token.is(&["description", "schema"]) {
            let is_of_tool =
                before.last().is_some_and(|last| last.is(&["api", "field", "parameter", "tool"]));
            is_of_tool && (is_told || points(before))
        } else {
            token.is(&["error", "instructions", "message", "note", "section"]) && is_told
        }
    })?;
    let start = at.saturating_sub(3);
    sentence.get(start..=at).map(spelled)
}

/// How far ahead of a document's name the word that points at it may stand.
const NEAR: usize = 6;

/// A text that is not at hand. "The instructions in the email" are, and "Finish the tutorial" is a step.
fn is_document(token: &Token<'_>) -> bool {
    token.has(Classes::DOCS)
        && !token.is(&[
            "doc",
            "guidance",
            "guideline",
            "guidelines",
            "instruction",
            "instructions",
            "tutorial",
        ])
}

/// "described in the previous message", "the steps of the last section".
fn previous_text(sentence: &[Token<'_>]) -> Option<String> {
    const BEFORE: &[&str] = &["earlier", "last", "preceding", "previous", "prior"];

    sentence.windows(4).enumerate().find_map(|(at, four)| {
        let [first, second, third, fourth] = four else {
            return None;
        };
        let is_previous = second.is(&["the"]) && third.is(BEFORE);
        let is_text = fourth.is(&["message", "note", "paragraph", "section"]);
        let from = first.is(&["from", "in", "of"]);
        let pointed = sentence
            .get(at.saturating_sub(2)..at)
            .is_some_and(|before| before.iter().any(|token| token.is(POINTING) || token.is(TEXTS)));
        (is_previous && is_text && from && pointed).then(|| spelled(four))
    })
}
