//! A recovery that points at a text its reader may not see: "as shown above".

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
        let words = reading.english()?.sentences().find_map(reference)?;
        Some(format!(
            "`{words}` points at a text the reader may not see; repeat what it says, e.g. \"Use \
             one of the units `m`, `km`, `mi`\""
        ))
    },
};

#[rustfmt::skip]
const POINTING: &[&str] = &[
    "as", "described", "explained", "given", "indicated", "listed", "mentioned", "noted",
    "outlined", "see", "shown", "specified", "stated",
];
#[rustfmt::skip]
const TEXTS: &[&str] = &[
    "command", "details", "error", "example", "examples", "instructions", "link", "list", "message",
    "note", "output", "section", "steps", "table", "warning",
];

fn reference(sentence: &[Token<'_>]) -> Option<String> {
    if let Some(pair) =
        sentence.windows(2).find(|pair| matches!(pair, [first, second] if points(first, second)))
    {
        return Some(spelled(pair));
    }
    // "the following" is fine where something follows.
    let at = sentence.windows(2).position(
        |pair| matches!(pair, [the, following] if the.is(&["the"]) && following.is(&["following"])),
    )?;
    let rest = sentence.get(at..).unwrap_or_default();
    let follows = rest.iter().any(|token| token.end == End::Colon || token.kind != Kind::Word);
    (!follows).then(|| spelled(rest))
}

fn points(first: &Token<'_>, second: &Token<'_>) -> bool {
    // "above 100" and "above the limit" compare; a place in a text has nothing behind it.
    match second.word.as_ref() {
        "above" | "below" => {
            (first.is(POINTING) && first.end == End::None) || (first.is(TEXTS) && second.end != End::None)
        }
        "earlier" | "previously" | "before" => {
            first.is(&["described", "explained", "mentioned", "stated"]) && second.end != End::None
        }
        _ => false,
    }
}
