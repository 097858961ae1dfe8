//! What the transparent variants of a contract hold, before and after.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::{
    BTreeSet, CatalogContract, Cow, Findings, Judgement, Side, Verdict, address,
    entry::retry_rule,
    pairs::Origins,
    rules::{
        TRANSPARENT_ADDED, TRANSPARENT_OVERRIDES_CHANGED, TRANSPARENT_REMOVED, TRANSPARENT_TARGET_CHANGED,
        VARIANT_RENAMED,
    },
    subject, visible,
};
use crate::{
    Retry, Surface, Varies,
    catalog::{CatalogEntry, Include},
};

pub(super) fn compare(
    was: &CatalogContract,
    is: &CatalogContract,
    sides: &Sides<'_>,
    findings: &mut Findings,
) {
    if was.includes == is.includes {
        return;
    }
    let owner = Owner { was, is, sides };
    let is_same = |one: &Include, two: &Include| sides.is_same(one, two);
    let mut gone: Vec<&Include> = Vec::new();
    let mut new: Vec<&Include> =
        is.includes.iter().filter(|include| !was.includes.contains(include)).collect();
    // The same variant first; what is left over with the same contract inside was renamed.
    for include in was.includes.iter().filter(|include| !is.includes.contains(include)) {
        match take(&mut new, |now| {
            now.variant == include.variant && (include.variant.is_some() || is_same(include, now))
        }) {
            Some(now) => owner.both(include, now, findings),
            None => gone.push(include),
        }
    }
    gone.retain(|include| match take(&mut new, |now| is_same(include, now)) {
        Some(now) => {
            owner.renamed(include, now, findings);
            false
        }
        None => true,
    });
    for include in gone {
        owner.removed(include, findings);
    }
    for include in new {
        owner.added(include, findings);
    }
}

fn take<'a>(from: &mut Vec<&'a Include>, is_it: impl Fn(&Include) -> bool) -> Option<&'a Include> {
    let index = from.iter().position(|include| is_it(include))?;
    Some(from.remove(index))
}

/// Both catalogs, and which contract is which.
pub(super) struct Sides<'a> {
    pub(super) before: &'a Side<'a>,
    pub(super) after: &'a Side<'a>,
    pub(super) origins: &'a Origins<'a>,
}

impl Sides<'_> {
    /// Whether the same contract is inside, whatever it is called now.
    fn is_same(&self, was: &Include, is: &Include) -> bool {
        if was.delegated || is.delegated {
            return was.delegated == is.delegated;
        }
        // Two modules may have a type of the same name: the contracts decide, where both are known.
        match (inside(was, self.before), inside(is, self.after)) {
            (Some(was), Some(is)) => {
                self.origins.get(&address(is)).is_some_and(|origin| address(*origin) == address(was))
            }
            _ => (&was.name, &was.domain) == (&is.name, &is.domain),
        }
    }
}

/// A contract on both sides.
struct Owner<'a> {
    was: &'a CatalogContract,
    is: &'a CatalogContract,
    sides: &'a Sides<'a>,
}

impl Owner<'_> {
    fn subject(&self, include: &Include) -> String {
        let path = self.is.path();
        include
            .variant
            .as_ref()
            .map_or_else(|| format!("{path} {}", include.name), |variant| format!("{path}::{variant}"))
    }

    /// Every failure that the contract could be, in whichever variant.
    fn before(&self) -> BTreeSet<String> {
        reach(Vec::from([self.was]), self.sides.before)
    }

    /// Every failure that the contract can be now.
    fn after(&self) -> BTreeSet<String> {
        reach(Vec::from([self.is]), self.sides.after)
    }

    fn is_public(&self) -> bool {
        self.was.surface != Surface::Private
    }

    fn renamed(&self, was: &Include, is: &Include, findings: &mut Findings) {
        let judgement = visible(&VARIANT_RENAMED, self.is_public());
        let name = |include: &Include| include.variant.as_deref().map(ToOwned::to_owned);
        findings.judged(&VARIANT_RENAMED, judgement, &self.subject(is), name(was), name(is));
        self.overrides(was, is, findings);
    }

    fn both(&self, was: &Include, is: &Include, findings: &mut Findings) {
        if !self.sides.is_same(was, is) {
            let gone = reasons(was, self.sides.before);
            let new = reasons(is, self.sides.after);
            let judgement = if was.delegated || is.delegated {
                // Nobody knows what was or will be inside.
                Judgement::SAFE.wire(Verdict::Dangerous)
            } else if gone.is_subset(&self.after()) {
                let is_more = !new.is_subset(&self.before());
                Judgement::SAFE.wire(if is_more { Verdict::Dangerous } else { Verdict::Safe })
            } else {
                Judgement::SAFE.wire(Verdict::Breaking).agent(Verdict::Dangerous)
            };
            let (lost, found) = (told(was, &gone, &new), told(is, &new, &gone));
            findings.judged(
                &TRANSPARENT_TARGET_CHANGED,
                judgement,
                &self.subject(is),
                Some(lost),
                Some(found),
            );
        }
        self.overrides(was, is, findings);
    }

    fn removed(&self, include: &Include, findings: &mut Findings) {
        let (reasons, kept) = (reasons(include, self.sides.before), self.after());
        // A generic type is here once, with what all of its instances hold: then the variant is still there.
        let is_gone = !has_variant(self.is, include);
        let mut judgement = visible(&TRANSPARENT_REMOVED, self.is_public() && is_gone);
        if include.delegated {
            judgement = judgement.wire(Verdict::Dangerous);
        } else if reasons.is_subset(&kept) {
            judgement = judgement.wire(Verdict::Safe).agent(Verdict::Safe);
        }
        let text = told(include, &reasons, &kept);
        findings.judged(&TRANSPARENT_REMOVED, judgement, &self.subject(include), Some(text), None);
    }

    fn added(&self, include: &Include, findings: &mut Findings) {
        let (reasons, known) = (reasons(include, self.sides.after), self.before());
        let is_exhaustive = self.was.surface == Surface::Exhaustive && self.is.surface == Surface::Exhaustive;
        let is_new = !has_variant(self.was, include);
        let mut judgement = visible(&TRANSPARENT_ADDED, is_exhaustive && is_new);
        if reasons.is_subset(&known) && !include.delegated {
            judgement = judgement.wire(Verdict::Safe);
        }
        let text = told(include, &reasons, &known);
        findings.judged(&TRANSPARENT_ADDED, judgement, &self.subject(include), None, Some(text));
    }

    /// What the variant says over what is inside, key by key.
    fn overrides(&self, was: &Include, is: &Include, findings: &mut Findings) {
        let keys: BTreeSet<&str> =
            was.overrides.keys().chain(is.overrides.keys()).map(|key| &**key).collect();
        for key in keys {
            let (before, after) = (was.overrides.get(key), is.overrides.get(key));
            if before == after {
                continue;
            }
            let judgement = match (before, after) {
                (None, Some(now)) => over(key, was, self.sides.before, now, false),
                (Some(then), None) => over(key, is, self.sides.after, then, true),
                _ => None,
            };
            let judgement = judgement
                .unwrap_or_else(|| judged(key, before.map(|text| &**text), after.map(|text| &**text)));
            let subject = format!("{} {key}", self.subject(is));
            let text = |text: Option<&Cow<'static, str>>| text.map(ToString::to_string);
            findings.judged(&TRANSPARENT_OVERRIDES_CHANGED, judgement, &subject, text(before), text(after));
        }
    }
}

/// What a key does that begins to stand over what the failures inside say, or ends to. `None` where that is not known.
fn over(key: &str, include: &Include, side: &Side<'_>, said_over: &str, ends: bool) -> Option<Judgement> {
    let mut judgement = Judgement::SAFE;
    let mut seen = BTreeSet::new();
    let mut open = Vec::from([include]);
    while let Some(held) = open.pop() {
        // Another key over it can change this one as well.
        let is_alone = held.overrides.keys().all(|other| address(held) == address(include) && other == key);
        let contract = inside(held, side).filter(|_| is_alone && !held.delegated)?;
        if !seen.insert(address(contract)) {
            continue;
        }
        for entry in &contract.entries {
            let own = said(entry, key)?;
            let (before, after) = if ends { (said_over, &*own) } else { (&*own, said_over) };
            if before != after {
                judgement = judgement.and(judged(key, Some(before), Some(after)));
            }
        }
        open.extend(&contract.includes);
    }
    Some(judgement)
}

/// What a failure says of a key that can stand over it. `None` where each occurrence decides.
fn said(entry: &CatalogEntry, key: &str) -> Option<String> {
    let varies = entry.varies.contains(Varies::CODE) || entry.varies.contains(Varies::RETRY);
    match key {
        "http" if !varies => Some(entry.code.http.to_string()),
        "retry" if !varies => Some(entry.retry.to_string()),
        _ => None,
    }
}

/// What it does to every failure inside that a key says something else.
fn judged(key: &str, before: Option<&str>, after: Option<&str>) -> Judgement {
    let safe = Judgement::SAFE;
    match (key, before, after) {
        ("recovery" | "message", ..) => safe,
        ("severity", ..) => safe.ops(Verdict::Dangerous),
        ("code" | "http" | "protocol", Some(_), Some(_)) => safe.wire(Verdict::Breaking),
        ("retry", Some(before), Some(after)) => {
            let rule = Retry::from_name(before)
                .zip(Retry::from_name(after))
                .and_then(|(was, is)| retry_rule(was, is));
            rule.map_or(safe.wire(Verdict::Dangerous), |rule| rule.judgement)
        }
        // What the error inside says is known to it alone.
        _ => safe.wire(Verdict::Dangerous),
    }
}

/// The contract inside.
fn inside<'a>(include: &Include, side: &Side<'a>) -> Option<&'a CatalogContract> {
    let key = (include.domain.as_deref(), &*include.name);
    let candidates = side.types.get(&key)?;
    candidates.iter().find(|contract| contract.module == include.module).or(candidates.first()).copied()
}

/// Whether the contract has a transparent variant of this name.
fn has_variant(contract: &CatalogContract, include: &Include) -> bool {
    include.variant.is_some() && contract.includes.iter().any(|other| other.variant == include.variant)
}

/// Every failure that an included contract can be.
fn reasons(include: &Include, side: &Side<'_>) -> BTreeSet<String> {
    reach(inside(include, side).into_iter().collect(), side)
}

/// Every failure that one of these contracts can be.
fn reach<'a>(mut open: Vec<&'a CatalogContract>, side: &Side<'a>) -> BTreeSet<String> {
    let mut reasons = BTreeSet::new();
    let mut seen = BTreeSet::new();
    while let Some(contract) = open.pop() {
        if !seen.insert(address(contract)) {
            continue;
        }
        let domain = contract.domain.as_deref();
        reasons.extend(contract.entries.iter().map(|entry| subject(domain, &entry.reason)));
        open.extend(contract.includes.iter().filter_map(|include| inside(include, side)));
    }
    reasons
}

/// The contract, and those of its failures that the other side does not have.
fn told(include: &Include, reasons: &BTreeSet<String>, others: &BTreeSet<String>) -> String {
    let only: Vec<&str> = reasons.difference(others).map(|reason| &**reason).collect();
    let domain =
        include.domain.as_deref().map(|domain| format!(" in the domain {domain}")).unwrap_or_default();
    if only.is_empty() {
        format!("{}{domain}", include.name)
    } else {
        format!("{}{domain}: {}", include.name, only.join(", "))
    }
}
