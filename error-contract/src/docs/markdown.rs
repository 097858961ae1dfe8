//! Markdown: a page for a repository or a book, and tables for a README.

use alloc::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    format,
    string::String,
    vec::Vec,
};
use core::fmt::Write as _;

mod escape;

pub(super) use self::escape::Escaped;
use self::escape::{Code, link};
use super::{Reference, words};
use crate::{
    Varies,
    catalog::{Catalog, CatalogContract, CatalogEntry, Include, Text},
};

const HEAD: &str = "| reason | code | retry | when | recovery |\n|---|---|---|---|---|\n";

impl Reference<'_> {
    /// A page for a repository or a book: contents, a table for each contract, and under it what a table
    /// does not hold.
    ///
    /// Text of the contract is shown as it is written, on GitHub and in mdBook; what is hidden or reorders
    /// text is shown by its number. A failure has an anchor of its reason; where another domain has the same
    /// reason, of both: `pubmed.no_match`.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized).with_domain("lamp").with_when("The lamp is not paired."),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let page = Reference::new(&catalog).with_title("Errors of the lamp").markdown();
    /// assert!(page.starts_with("# Errors of the lamp\n"));
    /// assert!(page.contains("| [`not_paired`](#not_paired) | Unauthorized (-32006) | correctable | The lamp is"));
    /// # Ok::<(), error_contract::catalog::CatalogError>(())
    /// ```
    pub fn markdown(&self) -> String {
        let catalog = self.catalog;
        let count = catalog.entries().count();
        let mut page = String::with_capacity(1_024 + 1_024 * count);
        // mdBook takes braces at the end of a heading for attributes.
        let title = format!("{}", Escaped(&self.title)).replace('{', "&#123;");
        let _ = write!(page, "# {title}\n\n");
        if let Some(version) = &self.version {
            let _ = write!(page, "Version {}: ", Escaped(version));
        }
        let failures = words::counted(count, "failure");
        let contracts = words::counted(catalog.contracts.len(), "contract");
        let _ = write!(page, "{failures} in {contracts}.\n\n");
        let anchors = Anchors::of(self);
        contents(&mut page, &anchors);
        page.push_str(LEGEND);
        for (contract, anchor) in &anchors.contracts {
            section(&mut page, contract, anchor, &anchors);
        }
        if !catalog.left_out.is_empty() {
            page.push_str("## Left out\n\nFailures of generic types, whose contracts are known only where they are used. What another type holds of them stands above.\n\n");
            for left_out in &catalog.left_out {
                let path = format!("{}::{}", left_out.module, left_out.name);
                let _ = writeln!(page, "- {}", Code(&path));
            }
            page.push('\n');
        }
        // One line break at the end of the file.
        page.truncate(page.trim_end().len());
        page.push('\n');
        page
    }

    /// The tables alone, for a README: see [`embed`](super::embed) and
    /// [`check_embedded`](super::check_embedded).
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized)
    ///         .with_domain("lamp")
    ///         .with_when("The lamp is not paired.")
    ///         .with_recovery("Hold the button on the lamp for five seconds."),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// assert_eq!(
    ///     Reference::new(&catalog).markdown_tables(),
    ///     "`LampError`, in the domain `lamp`:\n\n\
    ///      | reason | code | retry | when | recovery |\n\
    ///      |---|---|---|---|---|\n\
    ///      | `not_paired` | Unauthorized (-32006) | correctable | The lamp is not paired. \
    ///      | Hold the button on the lamp for five seconds. |\n",
    /// );
    /// # Ok::<(), error_contract::catalog::CatalogError>(())
    /// ```
    pub fn markdown_tables(&self) -> String {
        let mut tables = String::new();
        let namesakes = Namesakes::of(self.catalog);
        for contract in &self.catalog.contracts {
            if !tables.is_empty() {
                tables.push('\n');
            }
            let _ = write!(tables, "{}", Code(&namesakes.name(contract)));
            if let Some(domain) = &contract.domain {
                let _ = write!(tables, ", in the domain {}", Code(domain));
            }
            tables.push_str(":\n\n");
            tables.push_str(&Self::markdown_table(contract));
        }
        tables
    }

    /// The table of one contract, to be set under a heading of one's own.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized).with_domain("lamp").with_when("The lamp is not paired."),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let tables: Vec<_> = catalog.contracts.iter().map(Reference::markdown_table).collect();
    /// assert!(tables[0].ends_with("| `not_paired` | Unauthorized (-32006) | correctable | The lamp is not paired. |  |\n"));
    /// # Ok::<(), error_contract::catalog::CatalogError>(())
    /// ```
    pub fn markdown_table(contract: &CatalogContract) -> String {
        let mut table = String::from(HEAD);
        for entry in &contract.entries {
            row(&mut table, entry, None);
        }
        for include in &contract.includes {
            let is_namesake = |other: &Include| other.name == include.name && other.module != include.module;
            let name = match &include.module {
                Some(module) if contract.includes.iter().any(is_namesake) => {
                    format!("{module}::{}", include.name).into()
                }
                _ => include.name.clone(),
            };
            included(&mut table, include, &name, None);
        }
        table
    }
}

/// The types whose name another type of their domain has: they are called by their path.
struct Namesakes<'a>(BTreeSet<(Option<&'a str>, &'a str)>);

impl<'a> Namesakes<'a> {
    fn of(catalog: &'a Catalog) -> Self {
        let mut seen = BTreeSet::new();
        let named = catalog.contracts.iter().map(|contract| (contract.domain.as_deref(), &*contract.name));
        Self(named.filter(|name| !seen.insert(*name)).collect())
    }

    fn name(&self, contract: &CatalogContract) -> Cow<'static, str> {
        if self.0.contains(&(contract.domain.as_deref(), &*contract.name)) {
            contract.path().into()
        } else {
            contract.name.clone()
        }
    }
}

const LEGEND: &str = "A *transient* failure may not happen again: the same call may work. A *correctable* one asks for a change \
first. A *terminal* one will never work. Where something *varies*, each occurrence decides, and what stands here is the default.\n\n";

/// Where each contract and each failure is found on the page.
struct Anchors<'a> {
    namesakes: Namesakes<'a>,
    contracts: Vec<(&'a CatalogContract, String)>,
    /// Of the reasons that several failures have.
    shared: BTreeSet<&'a str>,
    by_type: BTreeMap<(Option<&'a str>, &'a str, Option<&'a str>), usize>,
}

impl<'a> Anchors<'a> {
    fn of(reference: &Reference<'a>) -> Self {
        let mut seen = BTreeSet::new();
        let shared = reference.catalog.entries().map(|(_, entry)| &*entry.reason);
        let shared = shared.filter(|reason| !seen.insert(*reason)).collect();
        let mut taken = BTreeMap::<String, usize>::new();
        let mut by_type = BTreeMap::new();
        let mut contracts = Vec::with_capacity(reference.catalog.contracts.len());
        for contract in &reference.catalog.contracts {
            // A capital, as types have, keeps it apart from reasons.
            let mut anchor =
                format!("{}-{}", slug(contract.domain.as_deref().unwrap_or("Type")), slug(&contract.name));
            let times = taken.entry(anchor.clone()).or_default();
            *times += 1;
            if *times > 1 {
                let _ = write!(anchor, "-{times}");
            }
            let key = (contract.domain.as_deref(), &*contract.name, contract.module.as_deref());
            by_type.insert(key, contracts.len());
            contracts.push((contract, anchor));
        }
        Self { namesakes: Namesakes::of(reference.catalog), contracts, shared, by_type }
    }

    fn entry(&self, contract: &CatalogContract, entry: &CatalogEntry) -> String {
        match &contract.domain {
            Some(domain) if self.shared.contains(&*entry.reason) => {
                format!("{}.{}", slug(domain), slug(&entry.reason))
            }
            _ => slug(&entry.reason),
        }
    }

    /// What is inside a transparent variant: its name, and where it is.
    fn include(&self, include: &Include) -> (Cow<'static, str>, Option<&str>) {
        let key = (include.domain.as_deref(), &*include.name, include.module.as_deref());
        match self.by_type.get(&key).and_then(|at| self.contracts.get(*at)) {
            Some((contract, anchor)) => (self.namesakes.name(contract), Some(anchor)),
            None => (include.name.clone(), None),
        }
    }
}

/// What may stand in an address and in an attribute as it is.
fn slug(text: &str) -> String {
    text.chars()
        .map(|letter| if letter.is_alphanumeric() || matches!(letter, '_' | '.') { letter } else { '-' })
        .collect()
}

fn contents(page: &mut String, anchors: &Anchors<'_>) {
    page.push_str("## Contents\n\n");
    for (contract, anchor) in &anchors.contracts {
        let _ = write!(page, "- [{}](#{anchor})", Code(&anchors.namesakes.name(contract)));
        if let Some(domain) = &contract.domain {
            let _ = write!(page, " of {}", Code(domain));
        }
        let _ = match contract.entries.len() {
            0 => writeln!(page, ": failures of others"),
            count => writeln!(page, ": {}", words::counted(count, "failure")),
        };
    }
    page.push('\n');
}

fn section(page: &mut String, contract: &CatalogContract, anchor: &str, anchors: &Anchors<'_>) {
    let _ = write!(page, "<a id=\"{anchor}\"></a>\n\n## {}\n\n", Code(&anchors.namesakes.name(contract)));
    let mut facts = Vec::new();
    if let Some(domain) = &contract.domain {
        facts.push(format!("domain {}", Code(domain)));
    }
    if contract.module.is_some() {
        facts.push(format!("type {}", Code(&contract.path())));
    }
    if let Some(package) = &contract.package {
        facts.push(format!("package {}", Code(package)));
    }
    if let Some(placement) = contract.mcp {
        facts.push(format!("in MCP tool results: {}", words::placement(placement)));
    }
    if let Some((first, rest)) = facts.split_first() {
        let mut first = first.clone();
        // Each begins with a plain word.
        if let Some(letter) = first.get_mut(..1) {
            letter.make_ascii_uppercase();
        }
        page.push_str(&first);
        for fact in rest {
            page.push_str(" · ");
            page.push_str(fact);
        }
        page.push_str("\n\n");
    }
    if !contract.entries.is_empty() || !contract.includes.is_empty() {
        page.push_str(HEAD);
        for entry in &contract.entries {
            row(page, entry, Some(&anchors.entry(contract, entry)));
        }
        for include in &contract.includes {
            let (name, anchor) = anchors.include(include);
            included(page, include, &name, anchor);
        }
        page.push('\n');
    }
    if !contract.retired.is_empty() {
        page.push_str("Retired, never to come back: ");
        for (index, reason) in contract.retired.iter().enumerate() {
            let _ = write!(page, "{}{}", if index == 0 { "" } else { ", " }, Code(reason));
        }
        page.push_str(".\n\n");
    }
    for include in contract.includes.iter().filter(|include| !include.overrides.is_empty()) {
        let _ = write!(page, "Over every failure of {} it says:\n\n", Code(&include.name));
        for (key, value) in &include.overrides {
            let _ = writeln!(page, "- {}: {}", Code(key), Escaped(value));
        }
        page.push('\n');
    }
    for entry in &contract.entries {
        details(page, contract, entry, &anchors.entry(contract, entry));
    }
}

fn row(page: &mut String, entry: &CatalogEntry, anchor: Option<&str>) {
    let varying = |what| if entry.varies.contains(what) { " *(varies)*" } else { "" };
    let _ = match anchor {
        Some(anchor) => write!(page, "| [{}](#{anchor})", Code(&entry.reason)),
        None => write!(page, "| {}", Code(&entry.reason)),
    };
    if entry.deprecated.is_some() {
        page.push_str(" *(deprecated)*");
    }
    page.push_str(" | ");
    let _ = write!(page, "{} ({}){}", Escaped(&entry.code.name), entry.code.number, varying(Varies::CODE));
    page.push_str(" | ");
    page.push_str(entry.retry.as_str());
    page.push_str(varying(Varies::RETRY));
    page.push_str(" | ");
    let _ = write!(page, "{} | {}", Escaped(&entry.when), Escaped(&entry.recovery));
    // One that names fields says so by naming them.
    if entry.recovery_values.is_empty() {
        page.push_str(varying(Varies::RECOVERY));
    }
    page.push_str(" |\n");
}

fn included(page: &mut String, include: &Include, name: &str, anchor: Option<&str>) {
    if include.delegated {
        page.push_str("| *and failures that are known only when they happen* | | | | |\n");
        return;
    }
    let _ = match anchor {
        Some(anchor) => {
            writeln!(page, "| *and every failure of* [{}](#{anchor}) | | | | |", Code(name))
        }
        None => writeln!(page, "| *and every failure of* {} | | | | |", Code(name)),
    };
}

/// What the table does not hold.
fn details(page: &mut String, contract: &CatalogContract, entry: &CatalogEntry, anchor: &str) {
    let _ = write!(page, "<a id=\"{anchor}\"></a>\n\n### {}\n\n", Code(&entry.reason));
    if let Some(deprecated) = &entry.deprecated {
        let _ = writeln!(page, "- **Deprecated**: {}", Escaped(deprecated));
    }
    if let Some(message) = &entry.message {
        let _ = writeln!(page, "- Message: {}", Escaped(message));
    }
    if let Some(delay) = entry.retry_after {
        let _ = writeln!(page, "- Next attempt: {}", words::delay(delay));
    }
    if let Some(field) = &entry.field {
        let _ = writeln!(page, "- Offending input: {}", Code(field));
    }
    for field in &entry.context {
        let _ = writeln!(
            page,
            "- Context: {}, {}{}",
            Code(&field.name),
            Code(&field.ty),
            if field.optional { ", may be null" } else { "" }
        );
    }
    listed(page, "Values in the hint", &entry.recovery_values);
    let code = &entry.code;
    let _ = write!(page, "- Sent as: HTTP {}, gRPC {}, MCP {}, ", code.http, Code(&code.grpc), code.jsonrpc);
    let _ = writeln!(page, "JSON-RPC error object {}", code.error_object);
    if entry.protocol {
        page.push_str("- In JSON-RPC it is an error object, not a result\n");
    }
    let _ = writeln!(
        page,
        "- Category {}, fault {}, logged at {}",
        code.category,
        code.fault.as_str(),
        entry.severity
    );
    let varies: Vec<Text> = entry.varies.names().map(Text::from).collect();
    listed(page, "Each occurrence decides", &varies);
    if let Some(variant) = &entry.variant
        && *variant != contract.name
    {
        let _ = writeln!(page, "- Variant: {}", Code(variant));
    }
    if let Some(since) = &entry.since {
        let _ = writeln!(page, "- Since: {}", Escaped(since));
    }
    if let Some(docs) = entry.docs_url() {
        let _ = writeln!(page, "- More: {}", link(&docs));
    }
    page.push('\n');
}

fn listed(page: &mut String, what: &str, items: &[Text]) {
    for (index, item) in items.iter().enumerate() {
        if index == 0 {
            let _ = write!(page, "- {what}: {}", Code(item));
        } else {
            let _ = write!(page, ", {}", Code(item));
        }
    }
    if !items.is_empty() {
        page.push('\n');
    }
}
