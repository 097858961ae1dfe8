//! A recovery that describes and asks for nothing.

use super::repeats_message::repeated;
use crate::check::text::lexicon::Classes;
use crate::check::text::prose::is_statement;
use crate::check::text::words::{End, Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::excerpt};

pub(crate) static RULE: Rule = Rule {
    name: "no_action",
    level: Level::Advice,
    target: Target::Recovery,
    allowable: true,
    why: "A description of the failure is the message's business; the hint is for the step after it.",
    fix: "Begin a clause with what to do: pass, lower, choose, wait.",
    accepted: "Choose another seat; the seat in row 12 is taken.",
    refused: "The seat in the third row is already gone.",
    check: |reading| {
        let prose = reading.english()?;
        // A quoted value may be the whole point of a short hint, and any verb of action will do.
        let acts = |token: &Token<'_>| {
            matches!(token.kind, Kind::Quoted | Kind::Field | Kind::Name)
                || token.has(Classes::ACTION | Classes::MODAL)
        };
        let describes = |sentence: &[Token<'_>]| {
            is_statement(sentence) && sentence.last().is_some_and(|token| token.end != End::Question)
        };
        // A hint in the words of the message is told so, which is the better advice.
        if prose.tokens.is_empty()
            || prose.tokens.iter().any(acts)
            || !prose.sentences().all(describes)
            || repeated(reading).is_some()
        {
            return None;
        }
        Some(format!(
            "`{}` describes and asks for nothing; say what to do, e.g. \"Choose another …\"",
            excerpt(reading.subject.text),
        ))
    },
};
