//! Calls for the same call again: "retry …", "send it again", "keep trying".
//!
//! A repetition says what to repeat, when and how often. Anything else in it ("with another card",
//! "on the replica", "as the owner") makes it another call.

use super::lexicon::{Classes, is_base_form};
use super::prose::instruction;
use super::words::{Kind, Token};

/// The words behind the verb of a clause that asks for a repetition.
pub(crate) fn repetition<'t, 'a>(clause: &'t [Token<'a>]) -> Option<&'t [Token<'a>]> {
    let (verb, rest) = instruction(clause)?;
    let verb_of = |classes| verb.kind == Kind::Word && is_base_form(&verb.word, classes);
    let repeats = if verb.is(&["continue", "go", "keep"]) {
        keeps_trying(rest)
    } else if verb.is(&["give", "have", "make"]) && gives_another_try(rest) {
        true
    } else if let Some(rest) = tries_to_repeat(verb, rest) {
        return Some(rest);
    } else if verb.is(&["attempt", "try"]) {
        (says_again(rest) && !tries_something(rest))
            || (is_time(rest) && rest.iter().any(|token| token.has(Classes::PAUSE)))
    } else {
        verb_of(Classes::RETRY) || (verb_of(Classes::REPEATABLE) && says_again(rest))
    };
    repeats.then_some(rest)
}

/// "again", "once more", "a second time", "one more time".
pub(crate) fn says_again(tokens: &[Token<'_>]) -> bool {
    tokens.iter().any(|token| token.is(&["afresh", "again", "anew"]))
        || tokens.windows(2).any(|pair| {
            matches!(pair, [first, second]
                if first.is(&["once"]) && second.is(&["more"])
                || first.is(&["more", "second", "third"]) && second.is(&["time"]))
        })
}

/// "keep retrying", "continue to send …", "go on calling …".
fn keeps_trying(rest: &[Token<'_>]) -> bool {
    rest.iter().find(|token| !token.is(&["on", "to"])).is_some_and(|token| {
        token.has(Classes::RETRY | Classes::REPEATABLE) || token.is(&["poll", "polling"])
    })
}

/// "another try", "another go".
fn gives_another_try(rest: &[Token<'_>]) -> bool {
    rest.windows(2).any(|pair| {
        matches!(pair, [another, noun]
            if another.is(&["another"]) && noun.is(&["attempt", "chance", "go", "shot", "try"]))
    })
}

/// "try to send … again"
fn tries_to_repeat<'t, 'a>(verb: &Token<'a>, rest: &'t [Token<'a>]) -> Option<&'t [Token<'a>]> {
    let [to, repeated, rest @ ..] = rest else {
        return None;
    };
    let repeats = repeated.has(Classes::RETRY) || (repeated.has(Classes::REPEATABLE) && says_again(rest));
    (verb.is(&["attempt", "try"]) && to.is(&["to"]) && repeats).then_some(rest)
}

/// "try connecting again" is about connecting.
fn tries_something(rest: &[Token<'_>]) -> bool {
    rest.first()
        .is_some_and(|first| first.word.ends_with("ing") && !first.has(Classes::RETRY | Classes::REPEATABLE))
}

/// Whether the words behind a verb that repeats bring no change: an object, times, and "with the
/// same …".
pub(crate) fn changes_nothing(rest: &[Token<'_>]) -> bool {
    if gives_another_try(rest) {
        return true;
    }
    let mut before: Option<&Token<'_>> = None;
    rest.chunk_by(|_, next| !next.is(PREPOSITIONS)).all(|part| {
        let follows = before;
        before = part.last();
        part_changes_nothing(part, follows)
    })
}

#[rustfmt::skip]
const PREPOSITIONS: &[&str] = &[
    "after", "against", "as", "at", "before", "between", "by", "during", "except", "for", "from", "in",
    "into", "like", "on", "over", "per", "through", "to", "towards", "under", "until", "using", "via",
    "with", "within", "without",
];

fn part_changes_nothing(part: &[Token<'_>], before: Option<&Token<'_>>) -> bool {
    let Some((first, rest)) = part.split_first() else {
        return true;
    };
    let any = |words: &[&str]| rest.iter().any(|token| token.is(words));
    if first.is(&["without"]) {
        // "unchanged" in other words
        return any(&[
            "alteration",
            "change",
            "changes",
            "changing",
            "modification",
            "modifications",
            "modifying",
        ]);
    }
    if part.iter().any(|token| token.has(Classes::CHANGE) || sets_option(token)) {
        return false;
    }
    match first.word.as_ref() {
        "with" | "using" => {
            // "with a key of the same project" is another key.
            let is_same = |token: &Token<'_>| token.is(&["identical", "same", "unchanged", "unmodified"]);
            rest.iter().take(2).any(is_same) || is_time(rest)
        }
        "as" => rest.iter().all(|token| token.has(Classes::GRAMMAR) || token.is(&["possible", "soon"])),
        "to" => before.is_some_and(|before| before.is(&["up"])) && is_time(rest),
        _ if first.is(PREPOSITIONS) => is_time(rest),
        _ => true,
    }
}

/// `--force`, `dry_run=true`
fn sets_option(token: &Token<'_>) -> bool {
    matches!(token.kind, Kind::Name | Kind::Quoted) && (token.raw.contains('=') || token.raw.starts_with('-'))
}

/// Whether words say when and how often, and nothing else.
pub(crate) fn is_time(tokens: &[Token<'_>]) -> bool {
    !tokens.is_empty()
        && tokens.iter().all(|token| match token.kind {
            Kind::Number => true,
            Kind::Word => token.has(Classes::GRAMMAR | Classes::PAUSE | Classes::RETRY) || token.is(TIMES),
            Kind::Name | Kind::Quoted | Kind::Field => names_time(token.raw),
        })
}

/// Whether a name in code is one of a delay or a moment: `retry_after`, `Retry-After`.
pub(crate) fn names_time(name: &str) -> bool {
    const PARTS: &[&str] = &[
        "after", "at", "backoff", "cooldown", "delay", "in", "ms", "reset", "sec", "secs", "seconds", "time",
        "until", "wait",
    ];

    name.split(|c: char| !c.is_alphanumeric())
        .any(|part| PARTS.iter().any(|time| part.eq_ignore_ascii_case(time)))
}

/// Other words in which a time is told.
const TIMES: &[&str] = &["next", "retry-after", "slightly", "immediately", "instantly", "given", "returned"];
