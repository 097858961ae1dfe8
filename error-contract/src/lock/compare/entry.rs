//! One entry, before and after.

use super::{
    CatalogEntry, Findings, Judgement, Verdict, context,
    rules::{
        CATEGORY_CHANGED, CODE_BECAME_FIXED, CODE_BECAME_PER_OCCURRENCE, CODE_CHANGED,
        CODE_IN_RESERVED_RANGE, DEPRECATED_ADDED, DEPRECATED_CHANGED, DEPRECATED_REMOVED, FAULT_CHANGED,
        FIELD_PATH_CHANGED, GRPC_CODE_CHANGED, HTTP_STATUS_CHANGED, MESSAGE_CHANGED, ORIGINAL_ERROR_ADDED,
        ORIGINAL_ERROR_REMOVED, PROTOCOL_CHANGED, RECOVERY_CHANGED, RECOVERY_INTERPOLATION_CHANGED,
        RETRY_AFTER_ADDED, RETRY_AFTER_BECAME_OPTIONAL, RETRY_AFTER_BECAME_REQUIRED, RETRY_AFTER_CHANGED,
        RETRY_AFTER_REMOVED, RETRY_BECAME_CORRECTABLE, RETRY_BECAME_TERMINAL, RETRY_TRANSIENT_ADDED,
        RETRY_TRANSIENT_REMOVED, RETRYABLE_BECAME_FIXED, RETRYABLE_BECAME_PER_OCCURRENCE, SEVERITY_LOWERED,
        SEVERITY_RAISED, SINCE_CHANGED, WHEN_CHANGED,
    },
};
use alloc::{
    format,
    string::{String, ToString},
};

use crate::{
    Class, Retry, Varies,
    catalog::{CatalogCode, Delay},
    code::is_reserved,
};

/// Everything that an entry promises, but for its documentation page, which belongs to the contract.
pub(super) fn compare(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    code(before, after, subject, findings);
    retry(before, after, subject, findings);
    delay(before, after, subject, findings);
    texts(before, after, subject, findings);
    context::compare(before, after, subject, findings);
    if before.severity != after.severity {
        let rule = if after.severity < before.severity { &SEVERITY_LOWERED } else { &SEVERITY_RAISED };
        findings.changed(rule, subject, &before.severity, &after.severity);
    }
    if before.field != after.field {
        findings.add(
            &FIELD_PATH_CHANGED,
            subject,
            owned(before.field.as_deref()),
            owned(after.field.as_deref()),
        );
    }
    match (varies(before, Varies::ORIGINAL_ERROR), varies(after, Varies::ORIGINAL_ERROR)) {
        (true, false) => findings.add(&ORIGINAL_ERROR_REMOVED, subject, Some("sent".into()), None),
        (false, true) => findings.add(&ORIGINAL_ERROR_ADDED, subject, None, Some("sent".into())),
        _ => {}
    }
    if before.protocol != after.protocol {
        let place = |protocol| if protocol { "an error object" } else { "a result" };
        findings.changed(&PROTOCOL_CHANGED, subject, &place(before.protocol), &place(after.protocol));
    }
}

fn varies(entry: &CatalogEntry, what: Varies) -> bool {
    entry.varies.contains(what)
}

fn owned(text: Option<&str>) -> Option<String> {
    text.map(ToString::to_string)
}

/// Whether no contract may declare the number.
pub(super) fn is_forbidden(code: &CatalogCode) -> bool {
    is_reserved(code.number) && Class::from_jsonrpc(code.number).is_none()
}

fn code(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    let (was, is) = (&before.code, &after.code);
    let varied = varies(before, Varies::CODE);
    let varying = varies(after, Varies::CODE);
    match (varied, varying) {
        (false, true) => findings.changed(&CODE_BECAME_PER_OCCURRENCE, subject, &"always", &"by default"),
        (true, false) => findings.changed(&CODE_BECAME_FIXED, subject, &"by default", &"always"),
        _ => {}
    }
    let told = |code: &CatalogCode| {
        let class = format!("{:?}", code.class);
        let class = if *code.name == *class { String::new() } else { format!(" as {class}") };
        format!(
            "{} ({}){class}, HTTP {}, gRPC {}, {} fault",
            code.name, code.number, code.http, code.grpc, code.fault
        )
    };
    let numbers = |code: &CatalogCode| (code.number, code.class, code.jsonrpc, code.error_object);
    if numbers(was) != numbers(is) {
        if is_forbidden(is) && was.number != is.number {
            findings.changed(&CODE_IN_RESERVED_RANGE, subject, &was.number, &is.number);
        } else {
            let judgement = uncertain(CODE_CHANGED.judgement, varied || varying);
            findings.judged(&CODE_CHANGED, judgement, subject, Some(told(was)), Some(told(is)));
        }
    }
    // What follows from another code or another retry is said with that; a declared status follows from nothing.
    let follows = (was.number, was.class, before.retry) != (is.number, is.class, after.retry);
    if was.http != is.http && (!follows || was.http_declared || is.http_declared) {
        findings.changed(&HTTP_STATUS_CHANGED, subject, &was.http, &is.http);
    }
    // From here on the tables of this crate changed, between two of its releases.
    if was.grpc != is.grpc && !follows {
        findings.changed(&GRPC_CODE_CHANGED, subject, &was.grpc, &is.grpc);
    }
    if (was.number, was.class) != (is.number, is.class) {
        return;
    }
    if was.fault != is.fault {
        findings.changed(&FAULT_CHANGED, subject, &was.fault, &is.fault);
    } else if was.category != is.category {
        findings.changed(&CATEGORY_CHANGED, subject, &was.category, &is.category);
    }
}

/// What the declaration cannot decide is dangerous at most.
fn uncertain(judgement: Judgement, is_uncertain: bool) -> Judgement {
    if is_uncertain { judgement.at_most(Verdict::Dangerous) } else { judgement }
}

fn retry(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    let (varied, varying) = (varies(before, Varies::RETRY), varies(after, Varies::RETRY));
    // A code that each occurrence decides brings its own retry.
    let with_code = varies(before, Varies::CODE) != varies(after, Varies::CODE);
    match (varied, varying) {
        (false, true) if !with_code => {
            findings.changed(&RETRYABLE_BECAME_PER_OCCURRENCE, subject, &before.retry, &"by each occurrence");
        }
        (true, false) if !with_code => {
            findings.changed(&RETRYABLE_BECAME_FIXED, subject, &"by each occurrence", &after.retry);
        }
        _ => {}
    }
    let Some(rule) = retry_rule(before.retry, after.retry) else { return };
    let judgement = uncertain(rule.judgement, varied || varying);
    findings.judged(rule, judgement, subject, Some(before.retry.to_string()), Some(after.retry.to_string()));
}

/// What it is to go from one retry to another.
pub(super) fn retry_rule(before: Retry, after: Retry) -> Option<&'static super::Rule> {
    match (before, after) {
        (Retry::Transient, Retry::Correctable | Retry::Terminal) => Some(&RETRY_TRANSIENT_REMOVED),
        (Retry::Correctable | Retry::Terminal, Retry::Transient) => Some(&RETRY_TRANSIENT_ADDED),
        (Retry::Correctable, Retry::Terminal) => Some(&RETRY_BECAME_TERMINAL),
        (Retry::Terminal, Retry::Correctable) => Some(&RETRY_BECAME_CORRECTABLE),
        _ => None,
    }
}

fn delay(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    let told = |delay: Delay| match delay {
        Delay::Seconds(seconds) => format!("{seconds} s"),
        Delay::PerOccurrence => "as each occurrence says".into(),
        Delay::Sometimes => "where an occurrence says".into(),
    };
    let (was, is) = (before.retry_after, after.retry_after);
    // Nobody waits for what never will work: a delay that comes or goes with that is no change of its own.
    let terminal = |entry: &CatalogEntry| entry.retry == Retry::Terminal;
    if was == is || terminal(before) != terminal(after) {
        return;
    }
    // A delay that varies since the retry does is no change of its own either.
    if varies(before, Varies::RETRY) != varies(after, Varies::RETRY) && was.is_some() && is.is_some() {
        return;
    }
    let (rule, judgement) = match (was, is) {
        (None, Some(_)) => (&RETRY_AFTER_ADDED, RETRY_AFTER_ADDED.judgement),
        (Some(was), None) => {
            let judgement = uncertain(RETRY_AFTER_REMOVED.judgement, was == Delay::Sometimes);
            (&RETRY_AFTER_REMOVED, judgement)
        }
        (Some(_), Some(Delay::Sometimes)) => {
            (&RETRY_AFTER_BECAME_OPTIONAL, RETRY_AFTER_BECAME_OPTIONAL.judgement)
        }
        (Some(Delay::Sometimes), Some(_)) => {
            (&RETRY_AFTER_BECAME_REQUIRED, RETRY_AFTER_BECAME_REQUIRED.judgement)
        }
        _ => (&RETRY_AFTER_CHANGED, RETRY_AFTER_CHANGED.judgement),
    };
    findings.judged(rule, judgement, subject, was.map(told), is.map(told));
}

fn texts(before: &CatalogEntry, after: &CatalogEntry, subject: &str, findings: &mut Findings) {
    if before.when != after.when {
        findings.changed(&WHEN_CHANGED, subject, &before.when, &after.when);
    }
    let is_new = |name| !before.recovery_values.contains(name);
    if after.recovery_values.iter().any(is_new) {
        findings.changed(&RECOVERY_INTERPOLATION_CHANGED, subject, &before.recovery, &after.recovery);
    } else if before.recovery != after.recovery {
        findings.changed(&RECOVERY_CHANGED, subject, &before.recovery, &after.recovery);
    }
    if before.message != after.message {
        let message = |entry: &CatalogEntry| owned(entry.message.as_deref());
        findings.add(&MESSAGE_CHANGED, subject, message(before), message(after));
    }
    if before.since != after.since {
        findings.add(&SINCE_CHANGED, subject, owned(before.since.as_deref()), owned(after.since.as_deref()));
    }
    let (was, is) = (before.deprecated.as_deref(), after.deprecated.as_deref());
    let rule = match (was, is) {
        (None, Some(_)) => &DEPRECATED_ADDED,
        (Some(_), None) => &DEPRECATED_REMOVED,
        (was, is) if was != is => &DEPRECATED_CHANGED,
        _ => return,
    };
    findings.add(rule, subject, owned(was), owned(is));
}
