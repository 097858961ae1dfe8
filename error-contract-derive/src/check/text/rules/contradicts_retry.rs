//! A recovery that says the opposite of how its entry retries.
//!
//! On a terminal entry: "retry" without a change. On a transient one: "do not retry" outright.
//! "Lower X and retry" is a change, and "do not retry before …" is a delay; where a clause might be
//! either, the rule stays silent.

use crate::check::text::ban::{Ban, ban};
use crate::check::text::lexicon::{Classes, is_base_form, is_empty_of_subject};
use crate::check::text::prose::{Prose, head, instruction, is_subordinate, states_fact};
use crate::check::text::repetition::{changes_nothing, is_time, repetition};
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

/// The words that ask for the same call again, in a hint that asks for nothing else.
fn unchanged_retry(prose: &Prose<'_>) -> Option<String> {
    let mut retry = None;
    let (mut follows_repetition, mut follows_wait) = (false, false);
    for clause in prose.clauses() {
        let rest = repetition(clause).or_else(|| delayed(clause).filter(|_| follows_wait));
        match rest {
            Some(rest) if !changes_nothing(rest) => return None,
            Some(_) => retry = retry.or_else(|| Some(spelled(clause))),
            // "retry until it works": whatever the call is repeated for, it is the same call.
            None if follows_repetition && clause.first().is_some_and(|first| first.is(&["until"])) => {}
            None if brings_change(clause) => return None,
            None => {}
        }
        follows_repetition = rest.is_some();
        follows_wait = instruction(clause).is_some_and(|(verb, rest)| is_wait(verb, rest));
    }
    retry
}

/// "(wait a minute) before retrying …"
fn delayed<'t, 'a>(clause: &'t [Token<'a>]) -> Option<&'t [Token<'a>]> {
    clause.first().filter(|first| first.is(&["before"]))?;
    let at = clause.iter().position(|token| !token.has(Classes::LEAD))?;
    clause.get(at).filter(|verb| verb.has(Classes::RETRY))?;
    clause.get(at + 1..)
}

/// Whether a clause that is no repetition may make the next call another one.
fn brings_change(clause: &[Token<'_>]) -> bool {
    if is_time(clause) {
        return false;
    }
    if is_subordinate(clause) {
        let is_reason = clause.first().is_some_and(|first| first.is(&["because", "since"]));
        return !is_reason && !passes_by_itself(clause);
    }
    if states_fact(clause) {
        return prescribes(clause);
    }
    let Some((verb, rest)) = instruction(clause) else {
        return true;
    };
    let is_empty = |token: &Token<'_>| match token.kind {
        Kind::Word => {
            is_empty_of_subject(token.classes)
                || token.has(Classes::PAUSE | Classes::PASSING | Classes::SOFT | Classes::RETRY)
        }
        Kind::Number => true,
        Kind::Name | Kind::Quoted | Kind::Field => is_time(std::slice::from_ref(token)),
    };
    if is_wait(verb, rest) {
        // "wait for the user to sign in" is no delay.
        return !rest.iter().all(is_empty) || rest.iter().any(|token| token.is(&["to"]));
    }
    // "or contact support" leaves the call as it is.
    let passes_on = verb.has(Classes::CONTACT) && rest.iter().any(|token| token.has(Classes::PEOPLE));
    let instructs = verb.kind == Kind::Word
        && is_base_form(&verb.word, Classes::ACTION | Classes::CHECK | Classes::CONTACT)
        && !passes_on;
    instructs || !clause.iter().all(is_empty)
}

/// "wait", "pause", "back off"
fn is_wait(verb: &Token<'_>, rest: &[Token<'_>]) -> bool {
    let is_off = rest.first().is_some_and(|next| next.is(&["off", "on"]));
    verb.is(&["back-off", "backoff", "pause", "sleep", "wait"]) || (verb.is(&["back", "hold"]) && is_off)
}

/// A condition on load, an outage or the failure itself: "once the queue is shorter", "if it fails".
fn passes_by_itself(clause: &[Token<'_>]) -> bool {
    const FAILURES: &[&str] = &[
        "error", "fail", "failed", "fails", "failure", "happen", "happens", "occurs", "persists", "problem",
        "timeout",
    ];
    /// What becomes of load and outages; "once the service account has access" is another matter.
    #[rustfmt::skip]
    const CALM: &[&str] = &[
        "available", "better", "busy", "calm", "calmer", "clears", "dies", "drops", "end", "ended", "ends", "finished",
        "free", "healthy", "idle", "less", "lower", "online", "quiet", "quieter", "reachable", "ready", "recovered",
        "recovers", "responds", "responsive", "restored", "resumes", "settled", "shorter", "smaller", "stable",
        "subsided", "subsides",
    ];

    let content = || clause.iter().filter(|token| !token.has(Classes::GRAMMAR));
    let waits = content().next().is_some_and(|subject| subject.has(Classes::PASSING))
        && content().all(|token| token.has(Classes::PASSING | Classes::PAUSE) || token.is(CALM));
    waits || (content().next().is_some() && content().all(|token| token.is(FAILURES)))
}

/// A statement that says how the call has to be ("`start` must lie before `end`", "prices are whole
/// cents only") asks for a change; "it should work the next time" is a hope.
fn prescribes(clause: &[Token<'_>]) -> bool {
    const WORDS: &[&str] =
        &["allowed", "expected", "least", "must", "need", "needs", "ought", "required", "shall"];

    let hopes = clause.first().is_some_and(|first| first.is(&["it", "that", "this"]));
    let has_to = clause.windows(2).any(|pair| {
        matches!(pair, [first, second]
            if first.is(&["are", "had", "has", "have", "is"]) && second.is(&["to"]))
    });
    let asks = |token: &Token<'_>| {
        let is_hope = hopes && token.is(&["fixes", "should"]);
        !is_hope && (token.is(WORDS) || token.is(&["should"]) || token.has(Classes::CHANGE))
    };
    has_to || clause.iter().any(asks)
}

/// A flat ban on repeating the call, in a hint that asks for a repetition nowhere else.
fn forbidden_retry(prose: &Prose<'_>) -> Option<String> {
    let asks_for_it = |clause: &[Token<'_>]| {
        repetition(clause).is_some() || head(clause).is_some_and(|head| head.is(&["poll", "wait"]))
    };
    if prose.clauses().any(asks_for_it) {
        return None;
    }
    let mut forbidden = None;
    for sentence in prose.sentences() {
        match ban(sentence) {
            Some(Ban::Bounded) => return None,
            Some(Ban::Flat) => forbidden = forbidden.or_else(|| Some(spelled(sentence))),
            None => {}
        }
    }
    forbidden
}
