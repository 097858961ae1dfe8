//! What became of each contract and of each failure.

use alloc::{
    borrow::ToOwned,
    collections::BTreeMap,
    string::{String, ToString},
    vec::Vec,
};
use std::collections::{HashMap, HashSet};

use super::{
    BTreeSet, CatalogContract, CatalogEntry, Findings, Judgement, Side, address, entry, includes,
    pairs::{Origins, pairs},
    rules::{
        CODE_IN_RESERVED_RANGE, CONTRACT_ADDED, CONTRACT_MOVED, CONTRACT_REMOVED, DOCS_URL_CHANGED,
        DOMAIN_CHANGED, ENUM_BECAME_EXHAUSTIVE, ENUM_BECAME_NON_EXHAUSTIVE, PLACEMENT_CHANGED, REASON_ADDED,
        REASON_MOVED, REASON_REMOVED, REASON_RENAMED, REASON_RETIRED, REASON_REUSED, TOMBSTONE_ADDED,
        TOMBSTONE_REMOVED, TYPE_BECAME_PRIVATE, TYPE_BECAME_PUBLIC, TYPE_RENAMED, VARIANT_ADDED,
        VARIANT_RENAMED,
    },
    subject, summary, visible,
};
use crate::Surface;

pub(super) fn compare(before: &Side<'_>, after: &Side<'_>, findings: &mut Findings) {
    let pairs = pairs(before, after);
    let origins = pairs.origins();
    let mut met = Met { entries: HashSet::new(), origins: &origins };
    for (was, is) in pairs.both {
        types(was, is, before, after, findings);
        failures(was, is, before, after, &mut met, findings);
        includes::compare(was, is, &includes::Sides { before, after, origins: &origins }, findings);
    }
    for was in pairs.gone {
        gone(was, before, after, &mut met, findings);
    }
    for is in pairs.new {
        new(is, before, &met, findings);
    }
}

/// What is said of the type as a whole.
fn types(
    was: &CatalogContract,
    is: &CatalogContract,
    before: &Side<'_>,
    after: &Side<'_>,
    findings: &mut Findings,
) {
    let path = is.path();
    let was_public = was.surface != Surface::Private;
    let changed = |rule, before: Option<&str>, after: Option<&str>, findings: &mut Findings| {
        let text = |text: Option<&str>| text.map(ToString::to_string);
        findings.judged(rule, visible(rule, was_public), &path, text(before), text(after));
    };
    if was.domain != is.domain {
        // Without failures of its own it is the identity of nothing.
        let is_identity = !was.entries.is_empty() || !was.retired.is_empty();
        let judgement = if is_identity { DOMAIN_CHANGED.judgement } else { Judgement::SAFE };
        let domain = |contract: &CatalogContract| contract.domain.clone().map(String::from);
        findings.judged(&DOMAIN_CHANGED, judgement, &path, domain(was), domain(is));
    }
    if was.name != is.name {
        changed(&TYPE_RENAMED, Some(&was.name), Some(&is.name), findings);
    } else if was.module != is.module {
        changed(&CONTRACT_MOVED, was.module.as_deref(), is.module.as_deref(), findings);
    }
    let rule = match (was.surface, is.surface) {
        (was, is) if was == is => None,
        (Surface::Private, _) => Some(&TYPE_BECAME_PUBLIC),
        (_, Surface::Private) => Some(&TYPE_BECAME_PRIVATE),
        (_, Surface::Exhaustive) => Some(&ENUM_BECAME_EXHAUSTIVE),
        (_, Surface::NonExhaustive) => Some(&ENUM_BECAME_NON_EXHAUSTIVE),
    };
    if let Some(rule) = rule {
        findings.changed(rule, &path, &was.surface.as_str(), &is.surface.as_str());
    }
    if was.mcp != is.mcp {
        let told = |placement: Option<crate::mcp::Placement>| {
            placement.map_or("the default", |placement| match placement {
                crate::mcp::Placement::Text => "text",
                crate::mcp::Placement::Structured => "structured",
                crate::mcp::Placement::Meta => "meta",
            })
        };
        findings.changed(&PLACEMENT_CHANGED, &path, &told(was.mcp), &told(is.mcp));
    }
    tombstones(was, is, before, after, findings);
}

/// Names that were given up: what is declared before or after is told with its reason.
fn tombstones(
    was: &CatalogContract,
    is: &CatalogContract,
    before: &Side<'_>,
    after: &Side<'_>,
    findings: &mut Findings,
) {
    if was.retired == is.retired {
        return;
    }
    let (was_domain, is_domain) = (was.domain.as_deref(), is.domain.as_deref());
    tombstones_removed(was, is_domain, after, findings);
    for reason in &is.retired {
        let is_known = before.retired.contains(&(was_domain, &**reason));
        if !is_known && !before.entries.contains_key(&(was_domain, &**reason)) {
            findings.add(&TOMBSTONE_ADDED, &subject(is_domain, reason), None, Some("retired".into()));
        }
    }
}

/// Names that were given up and that nothing keeps any more.
fn tombstones_removed(
    was: &CatalogContract,
    domain: Option<&str>,
    after: &Side<'_>,
    findings: &mut Findings,
) {
    for reason in &was.retired {
        let is_kept = after.retired.contains(&(domain, &**reason));
        if !is_kept && !after.entries.contains_key(&(domain, &**reason)) {
            findings.add(&TOMBSTONE_REMOVED, &subject(domain, reason), Some("retired".into()), None);
        }
    }
}

/// What is known of the second side.
struct Met<'a> {
    /// The failures that have been compared with one of the first.
    entries: HashSet<*const CatalogEntry>,
    /// What each of its contracts was.
    origins: &'a Origins<'a>,
}

/// The failures of a contract that is on both sides.
fn failures<'a>(
    was: &'a CatalogContract,
    is: &'a CatalogContract,
    before: &Side<'a>,
    after: &Side<'a>,
    met: &mut Met<'_>,
    findings: &mut Findings,
) {
    let mut pages: BTreeSet<(Option<&str>, Option<&str>)> = BTreeSet::new();
    let (was_domain, is_domain) = (was.domain.as_deref(), is.domain.as_deref());
    let known: HashMap<&str, &CatalogEntry> =
        is.entries.iter().rev().map(|entry| (&*entry.reason, entry)).collect();
    let mut gone = Vec::new();
    let mut was_known = HashSet::new();
    for entry in &was.entries {
        let reason = &*entry.reason;
        if !was_known.insert(reason) {
            continue; // declared twice: the first counts, on both sides
        }
        match known.get(reason).copied() {
            Some(now) => {
                met.entries.insert(address(now));
                if entry.docs != now.docs {
                    pages.insert((entry.docs.as_deref(), now.docs.as_deref()));
                }
                both(entry, now, was, &subject(is_domain, reason), findings);
            }
            None => gone.push(entry),
        }
    }
    for (docs, now) in pages {
        // There was no link that could break.
        let judgement = if docs.is_none() { Judgement::SAFE } else { DOCS_URL_CHANGED.judgement };
        findings.judged(
            &DOCS_URL_CHANGED,
            judgement,
            &is.path(),
            docs.map(ToOwned::to_owned),
            now.map(ToOwned::to_owned),
        );
    }
    let mut new: Vec<&CatalogEntry> =
        is.entries.iter().filter(|entry| !was_known.contains(&*entry.reason)).collect();
    // Declared by another type of the same domain now.
    gone.retain(|entry| {
        let Some((home, now)) = after.entries.get(&(is_domain, &*entry.reason)) else { return true };
        moved(entry, was, home, now, met, findings);
        false
    });
    new.retain(|entry| {
        let home = before.entries.get(&(was_domain, &*entry.reason));
        !met.entries.contains(&address(*entry)) && home.is_none()
    });
    renamed_reasons(&mut gone, &mut new, was, is, findings);
    for entry in gone {
        lost(entry, was, is_domain, after, findings);
    }
    for entry in new {
        added(entry, is, before, Some(was), findings);
    }
}

/// A failure that is on both sides.
fn both(
    was: &CatalogEntry,
    is: &CatalogEntry,
    owner: &CatalogContract,
    subject: &str,
    findings: &mut Findings,
) {
    entry::compare(was, is, subject, findings);
    if let (Some(before), Some(after)) = (&was.variant, &is.variant)
        && before != after
        // The name of a struct is that of its type.
        && *before != owner.name
    {
        let judgement = visible(&VARIANT_RENAMED, owner.surface != Surface::Private);
        let [before, after] = [before, after].map(|name| Some(name.to_string()));
        findings.judged(&VARIANT_RENAMED, judgement, subject, before, after);
    }
}

/// A failure that another type declares now.
fn moved(
    was: &CatalogEntry,
    owner: &CatalogContract,
    home: &CatalogContract,
    is: &CatalogEntry,
    met: &mut Met<'_>,
    findings: &mut Findings,
) {
    met.entries.insert(address(is));
    let subject = subject(home.domain.as_deref(), &is.reason);
    // Either enum may be one that others match: the one that lost the variant, or the one that got it.
    let was_exhaustive =
        met.origins.get(&address(home)).is_some_and(|was| was.surface == Surface::Exhaustive);
    let is_seen = owner.surface != Surface::Private || was_exhaustive && home.surface == Surface::Exhaustive;
    let judgement = visible(&REASON_MOVED, is_seen);
    findings.judged(&REASON_MOVED, judgement, &subject, Some(owner.path()), Some(home.path()));
    entry::compare(was, is, &subject, findings);
}

/// What a renamed failure keeps.
fn key(entry: &CatalogEntry) -> (i32, &str, &str) {
    (entry.code.number, &entry.when, &entry.recovery)
}

/// One that is gone and one that is new, with nothing else that they could be.
fn renamed_reasons(
    gone: &mut Vec<&CatalogEntry>,
    new: &mut Vec<&CatalogEntry>,
    was: &CatalogContract,
    is: &CatalogContract,
    findings: &mut Findings,
) {
    if gone.is_empty() || new.is_empty() {
        return;
    }
    let mut alike: BTreeMap<_, (Vec<&CatalogEntry>, Vec<&CatalogEntry>)> = BTreeMap::new();
    for &entry in &*gone {
        alike.entry(key(entry)).or_default().0.push(entry);
    }
    for &entry in &*new {
        alike.entry(key(entry)).or_default().1.push(entry);
    }
    let mut renamed = HashSet::new();
    for (olds, news) in alike.into_values() {
        let ([old], [now]) = (&olds[..], &news[..]) else { continue };
        if !is.retired.contains(&old.reason) {
            renamed.extend([address(*old), address(*now)]);
            let old_subject = subject(was.domain.as_deref(), &old.reason);
            findings.changed(&REASON_RENAMED, &old_subject, &old.reason, &now.reason);
            // The rest of it may be another one too.
            both(old, now, was, &subject(is.domain.as_deref(), &now.reason), findings);
        }
    }
    gone.retain(|entry| !renamed.contains(&address(*entry)));
    new.retain(|entry| !renamed.contains(&address(*entry)));
}

/// A failure that nobody declares any more.
fn lost(
    entry: &CatalogEntry,
    owner: &CatalogContract,
    domain: Option<&str>,
    after: &Side<'_>,
    findings: &mut Findings,
) {
    let subject = subject(domain, &entry.reason);
    let is_public = owner.surface != Surface::Private;
    if after.retired.contains(&(domain, &*entry.reason)) {
        let judgement = visible(&REASON_RETIRED, is_public);
        findings.judged(&REASON_RETIRED, judgement, &subject, Some(summary(entry)), Some("retired".into()));
    } else {
        findings.judged(
            &REASON_REMOVED,
            visible(&REASON_REMOVED, is_public),
            &subject,
            Some(summary(entry)),
            None,
        );
    }
}

/// A failure that nobody declared before.
fn added(
    entry: &CatalogEntry,
    owner: &CatalogContract,
    before: &Side<'_>,
    was: Option<&CatalogContract>,
    findings: &mut Findings,
) {
    let domain = owner.domain.as_deref();
    let subject = subject(domain, &entry.reason);
    if entry::is_forbidden(&entry.code) {
        findings.add(&CODE_IN_RESERVED_RANGE, &subject, None, Some(entry.code.number.to_string()));
    }
    let was_domain = was.map_or(domain, |was| was.domain.as_deref());
    let rule = if before.retired.contains(&(was_domain, &*entry.reason)) {
        &REASON_REUSED
    } else if was.is_some_and(|was| was.surface == Surface::Exhaustive)
        && owner.surface == Surface::Exhaustive
    {
        &VARIANT_ADDED
    } else {
        &REASON_ADDED
    };
    let before = (rule.id == REASON_REUSED.id).then(|| String::from("retired"));
    findings.add(rule, &subject, before, Some(summary(entry)));
}

/// A contract that is on the first side only.
fn gone<'a>(
    was: &'a CatalogContract,
    before: &Side<'a>,
    after: &Side<'a>,
    met: &mut Met<'_>,
    findings: &mut Findings,
) {
    let domain = was.domain.as_deref();
    tombstones_removed(was, domain, after, findings);
    // Another contract of the first side may declare the same; then this one says nothing about it.
    let own = |entry: &&CatalogEntry| {
        before.entries.get(&(domain, &*entry.reason)).is_none_or(|(home, _)| address(*home) == address(was))
    };
    let mut lost_ones = Vec::new();
    let mut elsewhere = 0;
    for entry in was.entries.iter().filter(own) {
        match after.entries.get(&(domain, &*entry.reason)) {
            Some((home, now)) => {
                moved(entry, was, home, now, met, findings);
                elsewhere += 1;
            }
            None => lost_ones.push(entry),
        }
    }
    if elsewhere > 0 || lost_ones.iter().any(|entry| after.retired.contains(&(domain, &*entry.reason))) {
        for entry in lost_ones {
            lost(entry, was, domain, after, findings);
        }
        return;
    }
    let mut judgement = visible(&CONTRACT_REMOVED, was.surface != Surface::Private);
    if was.entries.is_empty() {
        // What it held is there under its own name.
        judgement = Judgement::SAFE.source(judgement.source);
    }
    let reasons: Vec<_> = was.entries.iter().map(|entry| &*entry.reason).collect();
    findings.judged(&CONTRACT_REMOVED, judgement, &was.path(), Some(told(was, &reasons)), None);
}

/// A contract that is on the second side only.
fn new(is: &CatalogContract, before: &Side<'_>, met: &Met<'_>, findings: &mut Findings) {
    let domain = is.domain.as_deref();
    let mut reasons = Vec::new();
    for entry in &is.entries {
        if met.entries.contains(&address(entry)) || before.entries.contains_key(&(domain, &*entry.reason)) {
            continue;
        }
        if entry::is_forbidden(&entry.code) || before.retired.contains(&(domain, &*entry.reason)) {
            added(entry, is, before, None, findings);
        } else {
            reasons.push(&*entry.reason);
        }
    }
    let judgement = if before.domains.contains(&domain) && !reasons.is_empty() {
        CONTRACT_ADDED.judgement
    } else {
        Judgement::SAFE
    };
    findings.judged(&CONTRACT_ADDED, judgement, &is.path(), None, Some(told(is, &reasons)));
}

fn told(contract: &CatalogContract, reasons: &[&str]) -> String {
    let domain = contract.domain.as_deref().map(|domain| alloc::format!(" in the domain {domain}"));
    let separator = if reasons.is_empty() { "" } else { ": " };
    alloc::format!("{}{}{separator}{}", contract.name, domain.unwrap_or_default(), reasons.join(", "))
}
