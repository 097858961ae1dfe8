//! Judges the hint and the condition of each entry by the rules about prose.

use darling::{Error, error::Accumulator};

use super::{
    Advice,
    allow::allowed,
    text::{Finding, Level, Subject, Target, judge},
};
use crate::model::{Contract, Variant};

/// Reports the errors; the rest is advice.
pub(super) fn check_prose(contract: &mut Contract<'_>, errors: &mut Accumulator) -> Vec<Advice> {
    let mut advice = Vec::new();
    let mut broken = Vec::new();
    for (index, variant) in contract.variants.iter().enumerate() {
        let allowed = allowed(contract, variant);
        let allowed: Vec<_> = allowed.iter().map(String::as_str).collect();
        for (finding, span) in findings(variant, &allowed) {
            match finding.rule.level {
                Level::Error => {
                    errors.push(Error::custom(message(&finding)).with_span(&span));
                    broken.push(index);
                }
                Level::Advice => advice.push(Advice {
                    check: finding.rule.name,
                    message: finding.message,
                    span,
                    variant: index,
                }),
            }
        }
    }
    for index in broken {
        if let Some(variant) = contract.variants.get_mut(index) {
            variant.broken = true;
        }
    }
    advice
}

fn findings(variant: &Variant<'_>, allowed: &[&str]) -> Vec<(Finding, proc_macro2::Span)> {
    let said = &variant.said;
    let hint = said.recovery.as_ref().map(|recovery| &recovery.template);
    let subject = Subject {
        text: "",
        retry: variant.retry(),
        message: said.display.as_ref().map(|display| display.template.value.as_str()),
        when: said.when.as_ref().map(|when| when.text.value.as_str()),
        recovery: hint.map(|hint| hint.text.as_str()),
    };
    let mut findings = Vec::new();
    if let Some(hint) = hint {
        let subject = Subject { text: &hint.text, ..subject };
        let found = judge(&subject, Target::Recovery, allowed);
        findings.extend(found.into_iter().map(|finding| (finding, hint.span)));
    }
    if let Some(when) = said.when.as_ref().filter(|when| variant.is_entry() || !when.is_doc) {
        let subject = Subject { text: &when.text.value, ..subject };
        let found = judge(&subject, Target::When, allowed);
        findings.extend(found.into_iter().map(|finding| (finding, when.text.span)));
    }
    findings
}

/// The message, and how to keep the text where that is possible.
fn message(finding: &Finding) -> String {
    let Finding { rule, message } = finding;
    if rule.allowable {
        format!("{message}\nto keep the text, write `#[contract(allow({}, reason = \"…\"))]`", rule.name)
    } else {
        message.clone()
    }
}
