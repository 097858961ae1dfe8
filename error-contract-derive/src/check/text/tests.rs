//! The rules against stored texts and against their own examples.

use super::{Finding, Level, RULES, Rule, Subject, Target, find_rule, judge, judge_recovery, judge_when};
use crate::model::Retry;

fn subject(text: &str) -> Subject<'_> {
    Subject { text, retry: None, message: None, when: None, recovery: None }
}

fn recovery(text: &str, retry: Retry) -> Vec<&'static str> {
    names(&judge_recovery(&Subject { retry: Some(retry), ..subject(text) }))
}

fn names(findings: &[Finding]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.rule.name).collect()
}

fn is_error(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.rule.level == Level::Error)
}

fn hints(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.lines().filter(|line| !line.starts_with("# "))
}

fn assert_silent(list: &'static str) {
    for hint in hints(list) {
        let findings = judge_recovery(&subject(hint));
        assert!(findings.is_empty(), "{hint}: {:?}", names(&findings));
    }
}

fn assert_refused(list: &'static str) {
    for hint in hints(list) {
        let findings = judge_recovery(&subject(hint));
        assert!(is_error(&findings), "{hint}: {:?}", names(&findings));
        assert_eq!(findings.len(), 1, "{hint}");
    }
}

#[test]
fn weak_hints_are_refused() {
    assert_refused(include_str!("testdata/reject.txt"));
    assert_refused(include_str!("testdata/weak.txt"));
    assert_refused(include_str!("testdata/weak_held.txt"));
}

#[test]
fn good_hints_pass() {
    let mut advised = 0;
    for hint in hints(include_str!("testdata/accept.txt")) {
        let findings = judge_recovery(&subject(hint));
        assert!(!is_error(&findings), "{hint}: {:?}", names(&findings));
        advised += usize::from(!findings.is_empty());
    }
    assert!(advised <= 1, "{advised} hints were given advice");
    assert_silent(include_str!("testdata/plain.txt"));
    assert_silent(include_str!("testdata/good.txt"));
    assert_silent(include_str!("testdata/good_held.txt"));
    for retry in [Retry::Transient, Retry::Correctable, Retry::Terminal] {
        for hint in hints(include_str!("testdata/good_held.txt")) {
            assert_eq!(recovery(hint, retry), [""; 0], "{retry:?}: {hint}");
        }
    }
}

#[test]
fn a_long_hint_of_a_plain_sentence_passes() {
    let hint = ["Cut the text into parts of at most 4000 bytes."; 10].join(" ");
    assert!(judge_recovery(&subject(&hint)).is_empty());
    assert!(hint.len() > 450);
}

#[test]
fn other_languages_are_only_counted() {
    assert_silent(include_str!("testdata/languages.txt"));
    for retry in [Retry::Transient, Retry::Terminal] {
        for hint in hints(include_str!("testdata/languages.txt")) {
            assert!(recovery(hint, retry).is_empty(), "{hint}");
        }
    }
}

/// The entry in which a rule's refused example stands: some rules look at more than the text.
fn entry_of(rule: &Rule) -> Subject<'static> {
    Subject {
        retry: (rule.name == "contradicts_retry").then_some(Retry::Terminal),
        message: (rule.name == "repeats_message").then_some("storage of workspace {id} is full"),
        recovery: (rule.name == "same_as_recovery").then_some(rule.refused),
        ..subject(rule.refused)
    }
}

#[test]
fn every_rule_refuses_its_own_example_and_accepts_the_other() {
    for &rule in RULES {
        let judge = if rule.target == Target::When { judge_when } else { judge_recovery };
        let findings = judge(&entry_of(rule));
        assert_eq!(names(&findings), [rule.name], "{}", rule.refused);
        let accepted = Subject { text: rule.accepted, ..entry_of(rule) };
        assert_eq!(names(&judge(&accepted)), [""; 0], "{}", rule.accepted);
    }
}

#[test]
fn every_message_names_its_attribute_and_is_spelled_as_all_messages_are() {
    for &rule in RULES {
        let judge = if rule.target == Target::When { judge_when } else { judge_recovery };
        for finding in judge(&entry_of(rule)) {
            let message = finding.message;
            let key = if rule.target == Target::When { "when" } else { "recovery" };
            assert!(rule.level == Level::Advice || message.contains(key), "{message}");
            assert!(!message.starts_with(char::is_uppercase), "{message}");
            assert!(!message.ends_with('.') && !message.contains('\n'), "{message}");
        }
        assert!(rule.why.ends_with('.') && rule.fix.ends_with('.'), "{}", rule.name);
    }
}

#[test]
fn names_are_unique_and_found() {
    for &rule in RULES {
        assert!(find_rule(rule.name).is_some_and(|found| std::ptr::eq(found, rule)), "{}", rule.name);
        assert!(rule.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'), "{}", rule.name);
    }
    assert!(find_rule("").is_none());
    assert!(find_rule("Vague").is_none());
}

#[test]
fn an_allowed_rule_makes_room_for_the_next_one() {
    let hint = subject("Try again.");
    assert_eq!(names(&judge_recovery(&hint)), ["placeholder"]);
    assert_eq!(names(&judge(&hint, Target::Recovery, &["placeholder"])), ["too_short"]);
    assert_eq!(names(&judge(&subject(" "), Target::Recovery, &["empty"])), ["empty"]);
}

#[test]
fn retry_and_hint_may_not_contradict_each_other() {
    const CONTRADICTIONS: &[(Retry, &str)] = &[
        (Retry::Terminal, "Retry."),
        (Retry::Terminal, "Try again."),
        (Retry::Terminal, "Please retry the payment later."),
        (Retry::Terminal, "The invoice is final; retry the request."),
        (Retry::Terminal, "Wait 5 minutes and send the request again."),
        (Retry::Terminal, "Retry after 30 seconds."),
        (Retry::Transient, "Do not retry this call; the invoice is already paid."),
        (Retry::Transient, "Never retry. Read the receipt with `get_receipt`."),
    ];
    const CHANGES: &[(Retry, &str)] = &[
        (Retry::Terminal, "Retry with another card of the same customer."),
        (Retry::Terminal, "Lower `amount` and retry the payment."),
        (Retry::Terminal, "Fix the spelling of the city, then retry."),
        (Retry::Terminal, "Do not retry this call; the invoice is already paid."),
        (Retry::Terminal, "Retry after signing in as the owner."),
        (Retry::Terminal, "Retrying will not help; pick another seat."),
        (Retry::Terminal, "Open a new order instead of retrying this one."),
        (Retry::Terminal, "Swap the two dates and send the request again."),
        (Retry::Transient, "Do not retry before 30 seconds have passed."),
        (Retry::Transient, "Do not retry more than three times a minute."),
        (Retry::Transient, "Do not retry at once; retry after 30 seconds."),
        (Retry::Transient, "Wait 30 seconds and retry, or reduce batch size."),
        (Retry::Correctable, "Wait 30 seconds, then retry the request."),
        (Retry::Correctable, "Do not retry this call; the invoice is already paid."),
    ];
    for &(retry, hint) in CONTRADICTIONS {
        assert_eq!(recovery(hint, retry), ["contradicts_retry"], "{hint}");
    }
    for &(retry, hint) in CHANGES {
        assert_eq!(recovery(hint, retry), [""; 0], "{hint}");
    }
}

#[test]
fn stored_contradictions_are_found_and_nothing_else_is() {
    for line in hints(include_str!("testdata/retry.tsv")) {
        let (kind, rest) = line.split_once('\t').unwrap_or_default();
        let (verdict, hint) = rest.split_once('\t').unwrap_or_default();
        let retry = if kind == "terminal" { Retry::Terminal } else { Retry::Transient };
        let findings = judge_recovery(&Subject { retry: Some(retry), ..subject(hint) });
        if verdict == "contradiction" {
            assert_eq!(names(&findings), ["contradicts_retry"], "{line}");
        } else {
            assert_eq!(verdict, "fine", "{line}");
            assert!(!is_error(&findings), "{line}: {:?}", names(&findings));
        }
    }
}

#[test]
fn stored_advice_is_given() {
    for line in hints(include_str!("testdata/advice.tsv")) {
        let (name, hint) = line.split_once('\t').unwrap_or_default();
        assert_eq!(names(&judge_recovery(&subject(hint))), [name], "{hint}");
    }
}

#[test]
fn a_when_is_a_free_phrase() {
    for when in [
        "Queue full",
        "stale cursor",
        "TODO list is full",
        "満員",
        "No record matches the id.",
        "Lock held by `{owner}`",
    ] {
        assert_eq!(names(&judge_when(&subject(when))), [""; 0], "{when}");
    }
    for (when, name) in [("\u{FEFF} ", "blank_when"), ("a\u{202E}b", "control"), ("TODO", "leftover")] {
        assert_eq!(names(&judge_when(&subject(when))), [name], "{when:?}");
    }
    let same =
        Subject { recovery: Some("wait for the Ship to leave"), ..subject(" Wait for the ship to leave. ") };
    assert_eq!(names(&judge_when(&same)), ["same_as_recovery"]);
}

#[test]
fn advice_is_given_on_what_is_there() {
    const ADVICE: &[(&str, &[&str])] = &[
        ("Lower `limit` or retry soon.", &["vague"]),
        ("Close the stream, then try again after a while.", &["vague"]),
        ("Pick version 3 or later.", &[]),
        ("Pick a later date and try again.", &[]),
        ("Send the batch again as soon as the lock is free.", &[]),
        ("Set the environment variable REGION, then import again.", &["operator"]),
        ("Check the server logs for request {id}.", &["operator"]),
        ("Restart the container with `restart_container` first.", &[]),
        ("Correct the column listed above and import the sheet.", &["refers_elsewhere"]),
        ("Keep the speed above 20 km/h and the nose up.", &[]),
        ("Is the ladder long enough? Extend it.", &["question"]),
        ("Read https://example.com/?page=2 before the next step.", &[]),
        ("Call toDate() on the column before the comparison.", &[]),
    ];
    for (hint, expected) in ADVICE {
        assert_eq!(&names(&judge_recovery(&subject(hint))), expected, "{hint}");
    }
}

#[test]
fn a_hint_in_the_words_of_the_message_is_noticed() {
    let with = |message, when| {
        names(&judge_recovery(&Subject {
            message,
            when,
            ..subject("Column {name} is missing from the sheet.")
        }))
    };
    assert_eq!(with(Some("the sheet is missing column {name}"), None), ["repeats_message"]);
    assert_eq!(with(None, Some("Sheet: missing column {name}")), ["repeats_message"]);
    assert_eq!(with(Some("the sheet is missing a column"), None), [""; 0]);
    assert_eq!(with(None, None), [""; 0]);
}

#[test]
fn no_text_makes_a_rule_panic_or_crawl() {
    let odd = [
        "`", "'", "{", "<", "\"a", "“", "a'", "::", "\u{301}", "é", "–", "a::", "self.", "?", "{}", "TODO ",
        "x<", "()", "🏴", "…",
    ];
    for first in odd {
        for second in odd {
            let text = format!("{first}{second} {second}{first}a");
            judge_recovery(&subject(&text));
            judge_when(&subject(&text));
            let long = text.repeat(400);
            judge(&subject(&long), Target::Recovery, &["too_long", "placeholder", "too_short", "leftover"]);
        }
    }
}

#[test]
fn a_failed_thing_may_be_the_object_of_a_step() {
    for hint in ["Delete failed jobs from the list.", "Prune failed rows from the queue."] {
        assert_eq!(names(&judge_recovery(&subject(hint))), [""; 0], "{hint}");
    }
    assert_eq!(names(&judge_recovery(&subject("The payment failed to go through."))), ["placeholder"]);
}
