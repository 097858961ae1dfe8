//! Two catalogs, and what became of the first.

mod context;
mod contracts;
mod entry;
mod includes;
mod pairs;

use core::fmt;

use alloc::{
    borrow::Cow,
    collections::BTreeSet,
    format,
    string::{String, ToString},
    vec::Vec,
};
use std::collections::{HashMap, HashSet};

use super::{Finding, Judgement, Rule, Verdict, rules};
use crate::catalog::{Catalog, CatalogContract, CatalogEntry};

/// What changed from one catalog to another: the worst first, then by subject. Nothing is found twice, and
/// a catalog compared with itself has no findings.
///
/// Failures are the same where domain and reason are, wherever they are declared; types where domain, name
/// and module are, and otherwise where enough of it is to tell.
///
/// ```
/// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, lock::{Verdict, compare}};
///
/// const BEFORE: &Contract =
///     &Contract::new("LampError", &[Part::Entry(Entry::new("not_paired", Code::Unauthorized).with_domain("lamp"))]);
/// const AFTER: &Contract =
///     &Contract::new("LampError", &[Part::Entry(Entry::new("not_paired", Code::Forbidden).with_domain("lamp"))]);
///
/// let findings = compare(&Catalog::of(&[BEFORE])?, &Catalog::of(&[AFTER])?);
/// let [finding] = &findings[..] else { unreachable!() };
/// assert_eq!(finding.rule.id, "code-changed");
/// assert_eq!(finding.subject, "lamp/not_paired");
/// assert_eq!(finding.verdict(), Verdict::Breaking);
/// # Ok::<(), error_contract::catalog::CatalogError>(())
/// ```
pub fn compare(before: &Catalog, after: &Catalog) -> Vec<Finding> {
    let mut findings = Findings::default();
    let (before, after) = (Side::new(before), Side::new(after));
    contracts::compare(&before, &after, &mut findings);
    findings.sorted()
}

/// What was found, each once.
#[derive(Default)]
struct Findings {
    found: Vec<Finding>,
    known: HashSet<String>,
}

impl Findings {
    fn add(&mut self, rule: &'static Rule, subject: &str, before: Option<String>, after: Option<String>) {
        self.judged(rule, rule.judgement, subject, before, after);
    }

    fn changed(
        &mut self,
        rule: &'static Rule,
        subject: &str,
        before: &dyn fmt::Display,
        after: &dyn fmt::Display,
    ) {
        self.add(rule, subject, Some(before.to_string()), Some(after.to_string()));
    }

    /// A finding whose verdict depends on the change.
    fn judged(
        &mut self,
        rule: &'static Rule,
        judgement: Judgement,
        subject: &str,
        before: Option<String>,
        after: Option<String>,
    ) {
        let finding = Finding { rule, subject: subject.into(), before, after, judgement };
        if self.known.insert(finding.fingerprint()) {
            self.found.push(finding);
        }
    }

    fn sorted(mut self) -> Vec<Finding> {
        self.found.sort_by(|one, two| {
            let key = |finding: &Finding| (core::cmp::Reverse(finding.verdict()), finding.rule.id);
            (key(one), &one.subject, &one.before).cmp(&(key(two), &two.subject, &two.before))
        });
        self.found
    }
}

/// A failure: its domain and its reason.
type Identity<'a> = (Option<&'a str>, &'a str);

/// One of the two catalogs, with what is looked up in it.
struct Side<'a> {
    contracts: &'a [CatalogContract],
    entries: HashMap<Identity<'a>, (&'a CatalogContract, &'a CatalogEntry)>,
    retired: HashSet<Identity<'a>>,
    /// Those that have failures.
    domains: HashSet<Option<&'a str>>,
    /// By domain and name: two modules may have a type of the same name.
    types: HashMap<(Option<&'a str>, &'a str), Vec<&'a CatalogContract>>,
}

impl<'a> Side<'a> {
    fn new(catalog: &'a Catalog) -> Self {
        let mut entries = HashMap::new();
        let mut retired = HashSet::new();
        let mut domains = HashSet::new();
        let mut types: HashMap<_, Vec<_>> = HashMap::new();
        for contract in &catalog.contracts {
            let domain = contract.domain.as_deref();
            types.entry((domain, &*contract.name)).or_default().push(contract);
            for entry in &contract.entries {
                entries.entry((domain, &*entry.reason)).or_insert((contract, entry));
            }
            if !contract.entries.is_empty() {
                domains.insert(domain);
            }
            retired.extend(contract.retired.iter().map(|reason| (domain, &**reason)));
        }
        Self { contracts: &catalog.contracts, entries, retired, domains, types }
    }
}

/// A place in a catalog, which is its identity here.
fn address<T>(value: &T) -> *const T {
    value
}

/// Where a failure is looked up: `pubmed/no_match`.
fn subject(domain: Option<&str>, reason: &str) -> String {
    match domain {
        Some(domain) => format!("{domain}/{reason}"),
        None => reason.into(),
    }
}

/// A finding of this rule as far as others see the type.
fn visible(rule: &Rule, is_public: bool) -> Judgement {
    if is_public { rule.judgement } else { rule.judgement.source(Verdict::Safe) }
}

/// What an entry is, in a line.
fn summary(entry: &CatalogEntry) -> String {
    let variant = entry.variant.as_deref().map(|variant| format!(" on `{variant}`")).unwrap_or_default();
    format!("{} ({} {}, {}){variant}", entry.reason, entry.code.name, entry.code.number, entry.retry)
}
