//! A recovery that says the opposite of how its entry retries.
//!
//! On a terminal entry: "retry" without a change. On a transient one: "do not retry" outright.
//! "Lower X and retry" is a change, and "do not retry before …" is a delay; where a clause might be
//! either, the rule stays silent.

use crate::check::text::lexicon::{Classes, is_empty_of_subject};
use crate::check::text::prose::{Prose, has_finite_verb, head, is_statement};
use crate::check::text::words::{Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::spelled};
use crate::model::Retry;

pub(crate) static RULE: Rule = Rule {
    name: "contradicts_retry",
    level: Level::Error,
    target: Target::Recovery,
    allowable: true,
    why: "A caller that reads one thing and is told another in `retryable` does neither.",
    fix: "Name the change that makes the call work, or change how the entry retries.",
    accepted: "Lower `amount` to the balance of the account and retry.",
    refused: "Wait 30 seconds, then retry the request.",
    check: |reading| match reading.subject.retry? {
        Retry::Terminal => unchanged_retry(reading.english()?).map(|words| {
            format!(
                "recovery says `{words}`, but the entry is terminal: the same call never works; \
                 name the change, e.g. \"Use another card and send the payment again\", or write \
                 #[retryable]"
            )
        }),
        Retry::Transient => forbidden_retry(reading.english()?).map(|words| {
            format!(
                "recovery says `{words}`, but the entry is transient: the same call may work; \
                 name the delay, e.g. \"Wait 30 seconds, then retry\", or write \
                 #[retryable(terminal)]"
            )
        }),
        Retry::Correctable => None,
    },
};

const NEGATIONS: &[&str] = &[
    "avoid", "cannot", "can't", "don't", "instead", "never", "no", "not", "rather", "than", "without",
    "won't",
];

/// The words that ask for the same call again, in a hint that asks for nothing else.
fn unchanged_retry(prose: &Prose<'_>) -> Option<String> {
    if prose.tokens.iter().any(|token| token.is(NEGATIONS)) {
        return None;
    }
    let mut retry = None;
    for clause in prose.clauses() {
        if is_retry(clause) {
            if !clause.iter().all(changes_nothing) {
                return None;
            }
            retry = retry.or_else(|| Some(spelled(clause)));
        } else if !is_wait(clause) && !describes(clause) {
            return None;
        }
    }
    retry
}

/// "retry …", "try again", "send it again"; "try a smaller one" is something else.
fn is_retry(clause: &[Token<'_>]) -> bool {
    const REPEATABLE: &[&str] =
        &["attempt", "call", "issue", "make", "run", "send", "start", "submit", "try"];

    let repeats = |token: &Token<'_>| token.is(&["again", "once"]);
    head(clause).is_some_and(|head| {
        if head.is(REPEATABLE) { clause.iter().any(repeats) } else { head.has(Classes::RETRY) }
    })
}

/// "wait …", and a time on its own.
fn is_wait(clause: &[Token<'_>]) -> bool {
    head(clause).is_some_and(|head| head.is(&["wait"]) || head.kind == Kind::Number)
}

/// A statement brings no change; a condition ("once the phone is verified") might.
fn describes(clause: &[Token<'_>]) -> bool {
    let is_condition =
        clause.first().is_some_and(|first| first.is(&["if", "once", "unless", "until", "when"]));
    let is_filler = clause.iter().all(|token| token.has(Classes::GRAMMAR));
    is_filler || (!is_condition && is_statement(clause) && has_finite_verb(clause))
}

/// A retry is of the same call if it goes on with its object, the time, and no preposition that
/// could bring a change.
fn changes_nothing(token: &Token<'_>) -> bool {
    match token.kind {
        Kind::Number => true,
        Kind::Word => {
            #[rustfmt::skip]
            const CHANGES: &[&str] = &[
                "another", "as", "by", "different", "from", "instead", "on", "other", "through",
                "to", "under", "using", "via", "with", "without", "valid", "correct", "correctly",
                "properly",
            ];
            !token.is(CHANGES)
                && (is_empty_of_subject(token.classes) || token.has(Classes::PLAIN | Classes::SOFT))
        }
        Kind::Name | Kind::Quoted | Kind::Field => false,
    }
}

/// "do not retry" with nothing behind it that limits the prohibition.
fn forbidden_retry(prose: &Prose<'_>) -> Option<String> {
    let mut forbidden = None;
    for sentence in prose.sentences() {
        let Some(at) = sentence.iter().position(|token| token.has(Classes::RETRY)) else {
            continue;
        };
        let (before, from) = sentence.split_at_checked(at)?;
        let forbids = before.len() <= 3 && matches!(before, [.., last] if last.is(&["don't", "never"]))
            || matches!(before, [.., first, second] if first.is(&["do", "must"]) && second.is(&["not"]));
        // Whatever limits it, or asks for a retry elsewhere, makes it a delay.
        if !forbids || !from.iter().skip(1).all(is_object) || forbidden.is_some() {
            return None;
        }
        forbidden = Some(spelled(sentence));
    }
    forbidden
}

fn is_object(token: &Token<'_>) -> bool {
    token.is(&["again", "call", "it", "operation", "request", "same", "the", "this"])
}
