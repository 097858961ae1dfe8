//! The lint of the framework whose text this crate follows, case by case: what it reports we report, at
//! our level; what it lets pass we let pass, unless one of the predicates below says why not.

use std::{collections::BTreeMap, fs};

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::{Map, Value};

use super::{errors, workspace};
use crate::{
    check::text::{Subject, Target, judge},
    derive::derive,
};

/// Why we refuse what the framework lets pass.
fn predicate(entry: &Map<String, Value>) -> Option<&'static str> {
    let text = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or_default();
    if entry
        .keys()
        .any(|key| !["code", "reason", "when", "recovery", "retryable", "severity"].contains(&key.as_str()))
    {
        return Some("a key that is none of ours");
    }
    if text("reason").len() > 63 {
        return Some("a reason over 63");
    }
    if text("when").trim().is_empty() {
        return Some("a blank `when`");
    }
    let subject = Subject { text: text("recovery"), retry: None, message: None, when: None, recovery: None };
    match judge(&subject, Target::Recovery, &[]).first().map(|finding| finding.rule.name) {
        Some("too_short") => Some("fewer than five words by our count"),
        Some(_) => Some("a rule about prose"),
        None => None,
    }
}

/// What our answer to a rule of the framework is about.
fn word(rule: &str) -> &'static str {
    match rule {
        "error-contract-code-unknown-error" => "UnknownError",
        "error-contract-reason-format" => "snake_case",
        "error-contract-reason-unique" => "already used",
        rule if rule.contains("-code-") => "code",
        rule if rule.contains("-reason-") => "reason",
        rule if rule.contains("-when-") => "when",
        rule if rule.contains("-recovery-") => "recovery",
        rule if rule.contains("-retryable-") => "retryable",
        rule if rule.contains("-severity-") => "severity",
        _ => "error-contract has no word for this rule",
    }
}

/// Why we let pass what the framework reports.
fn waiver(entry: &Map<String, Value>, rule: &str) -> bool {
    let code = entry.get("code").and_then(Value::as_i64).unwrap_or_default();
    match rule {
        // A number outside −32768…−32000 is one's own here.
        "error-contract-code-unknown" => !(-32768..=-32000).contains(&code),
        // Scripts written without blanks are estimated.
        "error-contract-recovery-min-words" => entry
            .get("recovery")
            .and_then(Value::as_str)
            .is_some_and(|text| text.contains(|letter| letter > '\u{4e00}')),
        _ => false,
    }
}

/// The entry as a variant. `None` where Rust has no such value in that place.
fn variant(index: usize, entry: &Map<String, Value>) -> TokenStream {
    let ident = quote::format_ident!("V{index}");
    let mut attributes = TokenStream::new();
    for (key, value) in entry {
        let value = match (key.as_str(), value) {
            (_, Value::Null) => quote!(()),
            ("severity", Value::String(level)) if syn::parse_str::<syn::Ident>(level).is_ok() => {
                level.parse().unwrap()
            }
            (_, Value::String(text)) => quote!(#text),
            (_, Value::Number(number)) => number.to_string().parse().unwrap(),
            (_, Value::Bool(value)) => quote!(#value),
            (_, other) => {
                let text = other.to_string();
                quote!((#text,))
            }
        };
        let key = quote::format_ident!("{key}");
        attributes.extend(
            if ["code", "reason", "when", "recovery", "retryable", "severity"].contains(&&*key.to_string()) {
                quote!(#[#key(#value)])
            } else {
                quote!(#[contract(#key = #value)])
            },
        );
    }
    quote!(#attributes #ident)
}

#[test]
fn every_case_is_answered() {
    let cases: Vec<Value> =
        serde_json::from_str(&fs::read_to_string(workspace("tests/vectors/lint.json")).unwrap()).unwrap();
    let mut taken: BTreeMap<&str, usize> = BTreeMap::new();
    let mut seen = 0;
    for case in &cases {
        let entries: Vec<&Map<String, Value>> = match (case.get("entry"), case.get("contract")) {
            (Some(Value::Object(entry)), _) => vec![entry],
            // What is no list of objects is impossible by types: an enum has variants.
            (_, Some(Value::Array(entries))) if entries.iter().all(Value::is_object) => {
                entries.iter().filter_map(Value::as_object).collect()
            }
            _ => {
                *taken.entry("impossible by types").or_default() += 1;
                continue;
            }
        };
        if entries.is_empty() {
            *taken.entry("an empty contract is allowed").or_default() += 1;
            continue;
        }
        seen += 1;
        let variants = entries.iter().enumerate().map(|(index, entry)| variant(index, entry));
        let found = errors(derive(quote!(enum E { #(#variants),* })));
        let expected: Vec<&str> =
            case["expect"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let reported = !found.is_empty();
        let should: Vec<_> =
            expected.iter().filter(|rule| !entries.iter().any(|entry| waiver(entry, rule))).collect();
        if !should.is_empty() {
            for rule in should {
                let word = word(rule);
                assert!(
                    found.iter().any(|error| error.contains(word)),
                    "the framework reports {rule}, and nothing here says `{word}`: {found:#?}: {case}"
                );
            }
        } else if let Some(why) = entries.iter().find_map(|entry| predicate(entry)) {
            *taken.entry(why).or_default() += 1;
            assert!(reported, "{why}, and yet nothing is reported: {case}");
        } else {
            assert!(!reported, "the framework lets it pass, we do not: {found:#?}: {case}");
        }
    }
    println!("{seen} of {} cases derived; beside the framework's own findings:", cases.len());
    for (why, count) in &taken {
        println!("  {count:>3} {why}");
    }
    assert!(seen > 100, "only {seen} cases");
}

/// What answers each rule of the framework here.
const ANSWERS: &[(&str, &str)] = &[
    ("error-contract-type", "impossible by types: the contract is the enum"),
    ("error-contract-empty", "allowed: an empty enum is an error that cannot happen"),
    ("error-contract-entry-type", "impossible by types: an entry is a variant"),
    ("error-contract-code-type", "missing_key, wrong_form"),
    ("error-contract-code-unknown", "unknown_code, reserved_number"),
    ("error-contract-code-unknown-error", "unknown_code"),
    ("error-contract-reason-required", "missing_key, wrong_form, reason_format"),
    ("error-contract-reason-format", "reason_format"),
    ("error-contract-reason-unique", "reason_taken"),
    ("error-contract-when-required", "missing_key, wrong_form, blank_when"),
    ("error-contract-recovery-required", "missing_key, wrong_form"),
    ("error-contract-recovery-empty", "empty"),
    ("error-contract-recovery-min-words", "too_short"),
    ("error-contract-retryable-type", "wrong_form"),
    ("error-contract-severity-unknown", "unknown_severity, wrong_form"),
    ("error-contract-conformance", "later"),
    ("error-contract-prefer-fail", "later"),
    ("error-contract-unthrown", "the compiler's `dead_code` on private enums; later on public ones"),
    ("prefer-mcp-error-in-handler", "impossible by types: a handler returns the enum"),
    ("prefer-error-factory", "later"),
    ("preserve-cause-on-rethrow", "later"),
    ("no-stringify-upstream-error", "later"),
];

#[test]
fn every_rule_of_the_framework_has_an_answer() {
    let cases: Vec<Value> =
        serde_json::from_str(&fs::read_to_string(workspace("tests/vectors/lint.json")).unwrap()).unwrap();
    for rule in cases
        .iter()
        .flat_map(|case| case["expect"].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
    {
        assert!(ANSWERS.iter().any(|(known, _)| *known == rule), "{rule} has no answer");
    }
    let known: Vec<_> = crate::check::catalog::CHECKS
        .iter()
        .map(|check| check.name)
        .chain(crate::check::text::RULES.iter().map(|rule| rule.name))
        .collect();
    let is_other = |answer: &str| {
        ["impossible", "allowed", "later", "the compiler"].iter().any(|start| answer.starts_with(start))
    };
    for (rule, answer) in ANSWERS {
        assert!(
            is_other(answer) || answer.split(", ").all(|check| known.contains(&check)),
            "{rule}: {answer} is no check of ours"
        );
    }
}
