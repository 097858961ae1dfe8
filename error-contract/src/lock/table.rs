//! Findings, for whoever has to decide what to do about them.

use alloc::string::String;
use core::fmt::Write as _;

use super::{Acceptance, Finding, Verdict, check::PLACEHOLDER};

/// The findings as text: rule, subject, before and after, verdict, why, and how to accept.
///
/// ```
/// use error_contract::{catalog::Catalog, lock::{compare, table}};
///
/// let nothing = compare(&Catalog::default(), &Catalog::default());
/// assert_eq!(table(&nothing, &[]), "no changes\n");
/// ```
pub fn table(findings: &[Finding], accepted: &[Acceptance]) -> String {
    write_table(findings, |finding| {
        let fingerprint = finding.fingerprint();
        match (finding.verdict(), accepted.iter().find(|acceptance| acceptance.fingerprint == fingerprint)) {
            (Verdict::Breaking, Some(acceptance)) => Some(("accepted", shown(&acceptance.reason))),
            (Verdict::Breaking, None) => Some(("accept", accept(&fingerprint))),
            (Verdict::BuildError, _) => Some(("accept", "this cannot be accepted".into())),
            _ => None,
        }
    })
}

/// The findings that are in the lock now: there is nothing left to accept.
pub(super) fn written(findings: &[Finding]) -> String {
    write_table(findings, |_| None)
}

fn write_table(
    findings: &[Finding],
    decision: impl Fn(&Finding) -> Option<(&'static str, String)>,
) -> String {
    let mut table = counts(findings);
    table.push('\n');
    for finding in findings {
        let verdict = finding.verdict();
        let privacy = if finding.rule.privacy { ", privacy" } else { "" };
        let _ = write!(
            table,
            "\n{}{privacy}  {}  {}\n",
            capitals(verdict),
            finding.rule.id,
            shown(&finding.subject)
        );
        let mut line = |label: &str, text: &str| {
            let _ = writeln!(table, "  {label:<9}{text}");
        };
        if let Some(before) = &finding.before {
            line("before", &shown(before));
        }
        if let Some(after) = &finding.after {
            line("after", &shown(after));
        }
        let mut why = String::from(finding.rule.why);
        for (index, audience) in finding.judgement.audiences().enumerate() {
            why.push_str(if index == 0 { " (" } else { ", " });
            why.push_str(audience);
        }
        if why.contains(" (") && verdict > Verdict::Safe {
            why.push(')');
        }
        line("why", &why);
        if verdict > Verdict::Safe && !finding.rule.instead.is_empty() {
            line("instead", finding.rule.instead);
        }
        if let Some((label, text)) = decision(finding) {
            line(label, &text);
        }
    }
    table
}

fn accept(fingerprint: &str) -> String {
    alloc::format!("ERROR_CONTRACT_ACCEPT='{fingerprint}={PLACEHOLDER}'")
}

/// `3 changes: 1 breaking, 2 safe`.
fn counts(findings: &[Finding]) -> String {
    if findings.is_empty() {
        return "no changes".into();
    }
    let mut text = alloc::format!("{} change{}", findings.len(), if findings.len() == 1 { "" } else { "s" });
    let mut separator = ": ";
    for verdict in [Verdict::BuildError, Verdict::Breaking, Verdict::Dangerous, Verdict::Safe] {
        let count = findings.iter().filter(|finding| finding.verdict() == verdict).count();
        if count > 0 {
            let _ = write!(text, "{separator}{count} {verdict}");
            separator = ", ";
        }
    }
    text
}

fn capitals(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Safe => "SAFE",
        Verdict::Dangerous => "DANGEROUS",
        Verdict::Breaking => "BREAKING",
        Verdict::BuildError => "BUILD ERROR",
    }
}

/// A text of the user's on one line.
fn shown(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
