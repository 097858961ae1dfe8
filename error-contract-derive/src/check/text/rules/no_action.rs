//! A recovery that describes and asks for nothing.
//!
//! It speaks only where every sentence is plainly a statement and no word could be an instruction;
//! a value behind "is" may be the whole point of a short hint.

use super::repeats_message::repeated;
use crate::check::text::ban::ban;
use crate::check::text::lexicon::{Classes, is_base_form};
use crate::check::text::prose::{has_plural_subject, is_participle, is_plural, states_fact};
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
        let describes = |sentence: &[Token<'_>]| {
            (states_fact(sentence) || is_list_of_nouns(sentence))
                && sentence.last().is_some_and(|token| token.end != End::Question)
        };
        // A hint in the words of the message is told so, which is the better advice.
        if prose.tokens.is_empty()
            || acts(&prose.tokens)
            || !prose.sentences().all(describes)
            || prose.sentences().any(|sentence| gives_value(sentence) || ban(sentence).is_some())
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

/// Whether any word may tell the reader to do something: a modal verb, or a verb of action in its
/// base form that no article makes a noun.
fn acts(tokens: &[Token<'_>]) -> bool {
    #[rustfmt::skip]
    const DETERMINERS: &[&str] = &[
        "a", "an", "another", "any", "each", "every", "her", "his", "its", "my", "no", "of", "our", "per",
        "some", "that", "the", "their", "this", "your",
    ];

    let mut before: Option<&Token<'_>> = None;
    tokens.iter().enumerate().any(|(at, token)| {
        let last = before.replace(token);
        let is_noun = last.is_some_and(|last| last.end == End::None && last.is(DETERMINERS));
        // "ferries do not sail" only denies.
        let denies =
            token.is(&["do"]) && tokens.get(at + 1).is_some_and(|next| next.is(&["not"])) && last.is_some();
        let is_verb = token.kind == Kind::Word
            && is_base_form(&token.word, Classes::ACTION | Classes::CHECK | Classes::CONTACT);
        token.has(Classes::MODAL) || token.is(&["let's"]) || (is_verb && !is_noun && !denies)
    })
}

/// "five bookings per customer", "coordinates in WGS 84": a noun in the plural and no verb.
fn is_list_of_nouns(sentence: &[Token<'_>]) -> bool {
    has_plural_subject(sentence)
        && sentence.iter().any(|token| token.has(Classes::GRAMMAR))
        && !sentence.iter().any(|token| matches!(token.kind, Kind::Quoted | Kind::Field))
}

/// "the units are `m` and `km`", "the limit is 20", "values: `asc`, `desc`".
fn gives_value(sentence: &[Token<'_>]) -> bool {
    let has_value = sentence.iter().any(|token| matches!(token.kind, Kind::Quoted | Kind::Field));
    // "the id comes from list_things" names the tool to call.
    let is_tool = |token: &Token<'_>| {
        token.kind == Kind::Quoted
            || token.kind == Kind::Name && token.raw.contains('_') && token.raw.contains(char::is_lowercase)
    };
    if sentence.iter().skip(1).any(is_tool)
        || (has_value && sentence.iter().any(|token| token.end == End::Colon))
    {
        return true;
    }
    let Some(at) = sentence.iter().position(|token| token.is(&["are", "is", "was", "were"])) else {
        // Without a verb a quoted value is all there is.
        let may_be_verb = |token: &Token<'_>| is_participle(token) || is_plural(token);
        return has_value && !sentence.iter().any(may_be_verb);
    };
    let behind = sentence.get(at + 1..).unwrap_or_default();
    let first = behind.iter().find(|token| !token.has(Classes::GRAMMAR) && !token.is(&["exactly"]));
    has_value || first.is_some_and(|first| matches!(first.kind, Kind::Number | Kind::Name))
}
