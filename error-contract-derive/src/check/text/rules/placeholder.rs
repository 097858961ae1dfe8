//! A recovery that names nothing: every clause is one that could stand under any error.
//!
//! A clause is stock when each of its words belongs to the generic vocabulary. Three frames forgive
//! a word outside it, because there it names no subject: "contact the … team", "see the …
//! documentation", and a mere report of the failure ("the payment could not be completed"). Nouns
//! such as "connection" and "browser" say nothing after "check" and much after "close". A number, a
//! name in code, a quotation or a `{field}` is always concrete, and one concrete clause saves the
//! hint. So does a ban on repetition where the entry is terminal: callers repeat unless told.

use crate::check::text::ban::ban;
use crate::check::text::lexicon::{Classes, is_empty_of_subject};
use crate::check::text::prose::{head, is_statement};
use crate::check::text::words::{End, Kind, Token};
use crate::check::text::{Level, Rule, Target, excerpt::excerpt};
use crate::model::Retry;

pub(crate) static RULE: Rule = Rule {
    name: "placeholder",
    level: Level::Error,
    target: Target::Recovery,
    allowable: true,
    why: "A hint that fits every error tells the caller nothing about this one.",
    fix: "Name a tool, a value, a limit or a delay that belongs to this failure.",
    accepted: "Use `list_projects` to see the project IDs this account can reach.",
    refused: "Please check your input and try again later.",
    check: |reading| {
        let prose = reading.english()?;
        let is_told_to_stop = || {
            reading.subject.retry == Some(Retry::Terminal)
                && prose.sentences().any(|sentence| ban(sentence).is_some())
        };
        if prose.tokens.is_empty() || !prose.clauses().all(is_stock) || is_told_to_stop() {
            return None;
        }
        Some(format!(
            "recovery says `{}`: nothing in it tells the caller what to do differently, e.g. \"{}\"",
            excerpt(reading.subject.text),
            example(&prose.tokens),
        ))
    },
};

/// A rewritten hint of the same intention.
fn example(tokens: &[Token<'_>]) -> &'static str {
    let intends = |classes| tokens.iter().any(|token| token.has(classes));
    if intends(Classes::PEOPLE) {
        "Ask the user which account they mean, then pass its `id`"
    } else if intends(Classes::DOCS) {
        "Call `list_formats` and pass one of its names as `format`"
    } else if intends(Classes::CHECK) {
        "Pass a `start` that lies before `end`, then repeat the call"
    } else {
        "Wait 30 seconds, then repeat the call with at most 50 items"
    }
}

fn is_stock(clause: &[Token<'_>]) -> bool {
    let frame = Frame::of(clause);
    clause.iter().enumerate().all(|(at, token)| {
        let (before, behind) = clause.split_at_checked(at).unwrap_or((clause, &[]));
        let is_judged = token.kind == Kind::Word && frame.verdict.is_some_and(|verdict| at < verdict);
        is_judged || !is_concrete(token, before, behind.get(1..).unwrap_or_default(), &frame)
    })
}

/// What may stand in a clause without making it concrete.
struct Frame {
    /// "check", "contact", "see" or a statement: soft nouns count for nothing.
    is_weak: bool,
    /// Names in front of a word of this class only decorate it.
    decorates: Classes,
    /// The clause only says that something failed, or sends the reader to a support desk: no word
    /// of it is a step.
    is_hollow: bool,
    /// Where a statement comes to its verdict ("the amount you entered | is not valid | on Sundays"):
    /// what it calls invalid is no step, what follows may be.
    verdict: Option<usize>,
}

impl Frame {
    fn of(clause: &[Token<'_>]) -> Self {
        let head = head(clause).map_or(Classes::NONE, |token| token.classes);
        let is_statement = is_statement(clause);
        let weakens =
            |token: &Token<'_>| token.is(&["appropriate", "correct", "proper", "right", "sure", "valid"]);
        // "try again from another network"
        let elsewhere = |token: &Token<'_>| token.is(&["another", "different", "other"]);
        let passes_on =
            head.meets(Classes::CONTACT) && !clause.iter().any(|token| token.is(&["ask", "tell"]));
        let points_at = head.meets(Classes::CHECK)
            || clause.iter().any(|token| token.is(&["consult", "follow", "read", "refer"]));
        Self {
            is_weak: is_statement
                || passes_on
                || head.meets(Classes::CHECK | Classes::SOFT)
                || (head.meets(Classes::RETRY) && !clause.iter().any(elsewhere))
                || clause.iter().any(weakens),
            decorates: match (passes_on, points_at) {
                (true, _) => Classes::PEOPLE | Classes::DOCS,
                (false, true) => Classes::DOCS,
                (false, false) => Classes::NONE,
            },
            is_hollow: (is_statement && reports_failure(clause)) || opens_ticket(clause),
            verdict: if is_statement { verdict(clause) } else { None },
        }
    }
}

/// "failed", "occurred", "could not be …", "was not …", "went wrong".
fn reports_failure(clause: &[Token<'_>]) -> bool {
    #[rustfmt::skip]
    const FAILURES: &[&str] = &[
        "couldn't", "didn't", "failed", "fails", "happened", "occurred", "unable", "unavailable",
        "unsuccessful", "wasn't", "weren't", "wrong",
    ];

    clause.iter().any(|token| token.is(FAILURES)) || clause.windows(2).any(|pair| {
        matches!(pair, [first, second] if first.is(&["could", "did", "was", "were"]) && second.is(&["not"]))
    })
}

/// Where a clause says that its subject is invalid or does not exist.
fn verdict(clause: &[Token<'_>]) -> Option<usize> {
    #[rustfmt::skip]
    const GOOD: &[&str] = &[
        "acceptable", "accepted", "allowed", "correct", "exist", "permitted", "supported", "valid",
    ];
    const BAD: &[&str] = &["bad", "erroneous", "inaccurate", "incorrect", "invalid", "malformed", "wrong"];
    const NEGATIONS: &[&str] = &["aren't", "doesn't", "don't", "isn't", "not", "wasn't", "weren't"];

    let find = |is_verdict: fn(&Token<'_>, &Token<'_>) -> bool| {
        clause.windows(2).position(|pair| matches!(pair, [first, second] if is_verdict(first, second)))
    };
    find(|first, second| {
        first.is(NEGATIONS) && second.is(GOOD) || first.is(&["are", "is", "was", "were"]) && second.is(BAD)
    })
    // "may have been deleted" and "might have expired" are the verdict themselves.
    .or_else(|| Some(find(|first, second| first.is(&["may", "might"]) && second.is(&["have"]))? + 4))
}

/// "open a support ticket", "file a bug report", "raise an issue with the maintainers".
fn opens_ticket(clause: &[Token<'_>]) -> bool {
    const DESKS: &[&str] = &["bug", "help"];
    const TICKETS: &[&str] = &["case", "issue", "report", "request", "ticket"];

    head(clause).is_some_and(|head| head.is(&["create", "file", "log", "open", "raise", "submit"]))
        && clause.iter().any(|token| token.is(TICKETS))
        && clause.iter().any(|token| token.is(DESKS) || token.has(Classes::PEOPLE))
}

fn is_concrete(token: &Token<'_>, before: &[Token<'_>], behind: &[Token<'_>], frame: &Frame) -> bool {
    match token.kind {
        Kind::Number => !before.last().is_some_and(|last| last.is(&["error"])),
        Kind::Quoted | Kind::Field => true,
        Kind::Name => !(is_acronym(token) && is_decoration(behind, frame.decorates)),
        Kind::Word => {
            let is_known_empty = is_empty_of_subject(token.classes)
                || (frame.is_weak && token.has(Classes::SOFT))
                || is_order_of_steps(token, before, behind)
                || is_idiom(token, before, behind);
            // "A minute" is no delay, "one minute" and "once per minute" are.
            let is_delay = match before.last() {
                Some(last) if last.is(&["one", "per"]) => token.is(&["day", "hour", "minute", "second"]),
                Some(last) => last.is(&["an"]) && token.is(&["hour"]),
                None => false,
            };
            // "Log in" is a step; "log" and "in" are not.
            let is_login = token.is(&["log", "logging"])
                && behind.first().is_some_and(|next| next.is(&["in", "into", "out", "off"]))
                || token.is(&["hang"]) && behind.first().is_some_and(|next| next.is(&["up"]));
            // "Address the issue" names nothing, "another address" does.
            let is_noun = token.is(&["address"])
                && before.last().is_some_and(|last| {
                    last.is(&["a", "an", "another", "different", "new", "the", "their", "this", "your"])
                });
            is_delay
                || is_login
                || is_noun
                || counts(token, before, behind)
                || hands_over(token, behind)
                || (!frame.is_weak && points_at_known(token, before, behind))
                || !(is_known_empty || frame.is_hollow || is_decoration(behind, frame.decorates))
        }
    }
}

/// A number in a word: "one at a time", "exactly one", "one call a second".
fn counts(token: &Token<'_>, before: &[Token<'_>], behind: &[Token<'_>]) -> bool {
    let of_time = |words: &[Token<'_>]| matches!(words, [at, a, time, ..] if at.is(&["at"]) && a.is(&["a"]) && time.is(&["time"]));
    let per_time = |words: &[Token<'_>]| {
        matches!(words, [noun, a, unit, ..] if !noun.is(&["more"])
            && a.is(&["a", "an", "each", "every", "per"]) && unit.is(&["day", "hour", "minute", "second"]))
    };
    token.is(&["one"])
        && (of_time(behind)
            || of_time(behind.get(1..).unwrap_or_default())
            || per_time(behind)
            || before.last().is_some_and(|last| last.is(&["exactly"])))
}

/// "return it", "give one back", "take it from …": something changes hands, and nobody else is asked to care.
fn hands_over(token: &Token<'_>, behind: &[Token<'_>]) -> bool {
    let [what, rest @ ..] = behind else { return false };
    let ends = what.end != End::None
        || rest.first().is_none_or(|next| next.is(&["away", "back", "before", "first", "from", "to"]));
    token.is(&["bring", "give", "return", "take"])
        && what.is(&["it", "one", "them"])
        && ends
        && !rest.iter().any(|word| word.has(Classes::PEOPLE | Classes::CONTACT) || word.is(&["attention"]))
}

/// What both sides know: "what the first call returned", "apply your change to it", "the other session".
fn points_at_known(token: &Token<'_>, before: &[Token<'_>], behind: &[Token<'_>]) -> bool {
    let last = |words: &[&str]| before.last().is_some_and(|last| last.is(words));
    let is_result = token.is(&["returned"]) && last(&["call", "list", "read", "search"]);
    let is_change = token.is(&["apply"])
        && matches!(behind, [your, change, ..] if your.is(&["your"]) && change.is(&["change", "changes"]));
    let is_other = token.is(&["method", "server", "session"])
        && matches!(before, [.., the, other] if the.is(&["the"]) && other.is(&["other"]));
    is_result || is_change || is_other
}

fn is_acronym(token: &Token<'_>) -> bool {
    token.raw.chars().all(char::is_uppercase)
}

/// Whether a word of `class` follows within two words.
fn is_decoration(behind: &[Token<'_>], class: Classes) -> bool {
    behind.iter().take(2).any(|token| token.has(class))
}

/// "first", "next" and "last" order the steps at either end of a clause, and count things inside
/// it; "the next request" is any.
fn is_order_of_steps(token: &Token<'_>, before: &[Token<'_>], behind: &[Token<'_>]) -> bool {
    token.is(&["first", "last", "next"])
        && (before.is_empty() && token.end == End::Comma
            || behind.first().is_none_or(|next| next.is(&["attempt", "call", "request", "time"])))
}

/// Pairs of words that name nothing together.
fn is_idiom(token: &Token<'_>, before: &[Token<'_>], behind: &[Token<'_>]) -> bool {
    const PAIRS: &[(&str, &str)] = &[
        ("api", "reference"),
        ("be", "reachable"),
        ("charge", "of"),
        ("double", "check"),
        ("double", "checking"),
        ("in", "charge"),
        ("no", "longer"),
        ("person", "in"),
        ("responsible", "person"),
        ("right", "person"),
        ("to", "date"),
    ];

    let (before, behind) = (before.last(), behind.first());
    PAIRS.iter().any(|&(first, second)| {
        token.word == first && behind.is_some_and(|next| next.word == second)
            || token.word == second && before.is_some_and(|last| last.word == first)
    })
}
