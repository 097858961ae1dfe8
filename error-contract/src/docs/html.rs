//! The reference as one HTML page that needs nothing else: it works from a file, and asks no network.
//!
//! The markup is in `templates/`, with the style and the script beside it.

mod anchors;
mod codes;
mod sample;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test")]
mod tests;
mod text;

use std::collections::{HashMap, HashSet};

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};

use askama::Template as _;

use self::{
    anchors::anchors,
    codes::Picture,
    sample::Sample,
    text::{Fragment, Shown, Template},
};
use super::{Reference, words};
use crate::{
    Category, Class, Retry, Varies,
    catalog::{Catalog, CatalogContract, CatalogEntry, Delay, Include, LeftOut},
    mcp::Placement,
    problem::status_phrase,
};

/// What the page runs and how it looks. The hashes are what the page allows itself by its
/// `Content-Security-Policy`; a test holds them.
const STYLE: &str = include_str!("../../templates/reference.css");
const STYLE_HASH: &str = include_str!("../../templates/reference.css.sha256");
const SCRIPT: &str = include_str!("../../templates/reference.js");
const SCRIPT_HASH: &str = include_str!("../../templates/reference.js.sha256");

impl Reference<'_> {
    /// The reference as one HTML page.
    ///
    /// It has contents, a search, filters by code, category and retry, pictures of how the codes travel and
    /// of what a caller does next, and an example of each envelope; it is light or dark, fits a phone and
    /// prints. Nothing is loaded from anywhere, and without JavaScript everything can be read.
    ///
    /// The anchor of an entry is the fragment of its documentation link, so that with
    /// `docs = "https://example.com/errors#{reason}"` the `type` of a problem lands there; without one it is
    /// the reason, and `domain.reason` where another domain has taken that.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new(
    ///     "LampError",
    ///     &[Part::Entry(
    ///         Entry::new("not_paired", Code::Unauthorized)
    ///             .with_domain("lamp")
    ///             .with_recovery("Hold the button on the lamp for <five> seconds."),
    ///     )],
    /// );
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let page = Reference::new(&catalog).with_title("Errors of the lamp").html();
    /// assert!(page.contains("<h1 dir=\"auto\">Errors of the lamp</h1>"));
    /// assert!(page.contains("id=\"not_paired\""));
    /// assert!(page.contains("for &lt;five&gt; seconds."));
    /// # Ok::<(), error_contract::catalog::CatalogError>(())
    /// ```
    pub fn html(&self) -> String {
        let page = Page::of(self);
        let mut out = String::with_capacity(STYLE.len() + SCRIPT.len() + 16_384 + page.entries * 3_200);
        // Writing to a string does not fail, and nothing here refuses to be written.
        let _ = page.render_into(&mut out);
        out
    }
}

#[derive(askama::Template)]
#[template(path = "reference.html", whitespace = "minimize")]
struct Page<'a> {
    title: Shown<'a>,
    version: Option<Shown<'a>>,
    entries: usize,
    contracts: usize,
    classes: Vec<(Class, usize)>,
    categories: Vec<(Category, usize)>,
    lanes: [Lane; 3],
    codes: Option<Picture<'a>>,
    domains: Vec<Domain<'a>>,
    left_out: &'a [LeftOut],
}

/// The contracts of one domain; without one, those that only gather others.
struct Domain<'a> {
    name: Option<Shown<'a>>,
    id: String,
    entries: usize,
    contracts: Vec<ContractView<'a>>,
}

struct ContractView<'a> {
    contract: &'a CatalogContract,
    id: String,
    entries: Vec<EntryView<'a>>,
    includes: Vec<IncludeView<'a>>,
}

struct IncludeView<'a> {
    include: &'a Include,
    /// Where that contract is on the page.
    target: Option<String>,
}

/// How many other places of a reason are named.
const MOST_TWINS: usize = 4;

struct EntryView<'a> {
    contract: &'a CatalogContract,
    entry: &'a CatalogEntry,
    id: String,
    /// The same reason in other domains: the domain and the id.
    twins: Vec<(&'a str, String)>,
}

/// How many entries are retried in one way, and what is known of the delays.
struct Lane {
    retry: Retry,
    count: usize,
    percent: usize,
    delays: Option<String>,
}

impl<'a> Page<'a> {
    fn of(reference: &'a Reference<'a>) -> Self {
        let catalog = reference.catalog;
        let entries = catalog.entries().count();
        Self {
            title: Shown(&reference.title),
            version: reference.version.as_deref().map(Shown),
            entries,
            contracts: catalog.contracts.len(),
            classes: tally(catalog, |entry| entry.code.class),
            categories: tally(catalog, |entry| entry.code.category),
            lanes: [Retry::Transient, Retry::Correctable, Retry::Terminal]
                .map(|retry| Lane::of(catalog, retry, entries)),
            codes: Picture::of(catalog),
            domains: domains(catalog),
            left_out: &catalog.left_out,
        }
    }

    fn left_out(&self) -> impl Iterator<Item = (Shown<'a>, Shown<'a>)> {
        self.left_out.iter().map(|left| (Shown(&left.name), Shown(&left.module)))
    }

    fn named_domains(&self) -> usize {
        self.domains.iter().filter(|domain| domain.name.is_some()).count()
    }
}

/// How many entries there are of each kind.
fn tally<K: Ord>(catalog: &Catalog, key: impl Fn(&CatalogEntry) -> K) -> Vec<(K, usize)> {
    let mut counts = BTreeMap::new();
    for (_, entry) in catalog.entries() {
        *counts.entry(key(entry)).or_insert(0) += 1;
    }
    counts.into_iter().collect()
}

/// The contracts by domain, in the order of the catalog; those without one come last.
fn domains(catalog: &Catalog) -> Vec<Domain<'_>> {
    let ids = contract_ids(catalog);
    let mut anchors = anchors(catalog).into_iter();
    let mut views: Vec<_> = Vec::new();
    for (contract, id) in catalog.contracts.iter().zip(&ids) {
        let entries = contract.entries.iter().zip(anchors.by_ref()).map(|(entry, id)| EntryView {
            contract,
            entry,
            id,
            twins: Vec::new(),
        });
        let entries = entries.collect();
        let includes = contract.includes.iter().map(|include| IncludeView {
            include,
            target: catalog
                .contracts
                .iter()
                .position(|other| include.is(other))
                .and_then(|at| ids.get(at).cloned()),
        });
        views.push(ContractView { contract, id: id.clone(), entries, includes: includes.collect() });
    }
    add_twins(&mut views);
    let mut domains: Vec<Domain<'_>> = Vec::new();
    for view in views {
        let name = view.contract.domain.as_deref();
        let entries = view.entries.len();
        if let Some(known) = domains.iter_mut().rev().find(|known| known.name.map(|known| known.0) == name) {
            known.entries += entries;
            known.contracts.push(view);
        } else {
            let id = format!("_domain-{}", domains.len() + 1);
            domains.push(Domain { name: name.map(Shown), id, entries, contracts: [view].into() });
        }
    }
    domains.sort_by_key(|domain| domain.name.is_none());
    domains
}

impl Include {
    fn is(&self, contract: &CatalogContract) -> bool {
        !self.delegated
            && self.name == contract.name
            && self.module == contract.module
            && (self.domain == contract.domain || self.domain.is_none())
    }
}

/// `_pubmed-FetchError`. Two types of one name in a domain are numbered.
fn contract_ids(catalog: &Catalog) -> Vec<String> {
    let word = |text: &str| text.replace(|c: char| !c.is_alphanumeric() && c != '_', "-");
    let mut taken = HashSet::new();
    let ids = catalog.contracts.iter().map(|contract| {
        let name = word(&contract.name);
        let mut id = contract
            .domain
            .as_deref()
            .map_or_else(|| format!("_type-{name}"), |domain| format!("_type-{}-{name}", word(domain)));
        if taken.contains(&id) {
            id = format!("{id}-{}", taken.len());
        }
        taken.insert(id.clone());
        id
    });
    ids.collect()
}

/// Who reads about a reason may be looking for that of another domain.
fn add_twins(views: &mut [ContractView<'_>]) {
    let mut places: HashMap<&str, Vec<(usize, usize)>> = HashMap::new();
    for (at, view) in views.iter().enumerate() {
        for (index, entry) in view.entries.iter().enumerate() {
            places.entry(&entry.entry.reason).or_default().push((at, index));
        }
    }
    places.retain(|_, places| places.len() > 1);
    let entry_at = |views: &[ContractView<'_>], (at, index): (usize, usize)| {
        Some(views.get(at)?.entries.get(index)?.id.clone())
    };
    for places in places.into_values() {
        // A reason that hundreds share is a name that says nothing.
        let known = places.iter().take(MOST_TWINS + 1).filter_map(|place| {
            let domain = views.get(place.0)?.contract.domain.as_deref()?;
            Some((domain, entry_at(views, *place)?))
        });
        let known: Vec<_> = known.collect();
        for (at, index) in places {
            if let Some(entry) = views.get_mut(at).and_then(|view| view.entries.get_mut(index)) {
                let others = known.iter().filter(|(_, id)| *id != entry.id);
                entry.twins = others.take(MOST_TWINS).cloned().collect();
            }
        }
    }
}

impl<'a> IncludeView<'a> {
    fn name(&self) -> Shown<'a> {
        Shown(&self.include.name)
    }

    fn domain(&self) -> Option<Shown<'a>> {
        self.include.domain.as_deref().map(Shown)
    }

    fn link(&self) -> Option<Fragment<'_>> {
        self.target.as_deref().map(Fragment)
    }

    fn overrides(&self) -> impl Iterator<Item = (Shown<'a>, Shown<'a>)> {
        self.include.overrides.iter().map(|(key, value)| (Shown(key), Shown(value)))
    }
}

impl<'a> ContractView<'a> {
    fn link(&self) -> Fragment<'_> {
        Fragment(&self.id)
    }

    fn retired(&self) -> impl Iterator<Item = Shown<'a>> {
        self.contract.retired.iter().map(|reason| Shown(reason))
    }

    fn name(&self) -> Shown<'a> {
        Shown(&self.contract.name)
    }

    fn module(&self) -> Option<Shown<'a>> {
        self.contract.module.as_deref().map(Shown)
    }

    fn placement(&self) -> Option<&'static str> {
        self.contract.mcp.map(|placement| match placement {
            Placement::Text => "in the text block alone",
            Placement::Structured => "in structuredContent.error",
            Placement::Meta => "in _meta",
        })
    }
}

impl<'a> EntryView<'a> {
    fn id(&self) -> Shown<'_> {
        Shown(&self.id)
    }

    fn link(&self) -> Fragment<'_> {
        Fragment(&self.id)
    }

    fn reason(&self) -> Shown<'a> {
        Shown(&self.entry.reason)
    }

    fn when(&self) -> Shown<'a> {
        Shown(&self.entry.when)
    }

    fn deprecated(&self) -> Option<Shown<'a>> {
        self.entry.deprecated.as_deref().map(Shown)
    }

    fn field(&self) -> Option<Shown<'a>> {
        self.entry.field.as_deref().map(Shown)
    }

    fn since(&self) -> Option<Shown<'a>> {
        self.entry.since.as_deref().map(Shown)
    }

    fn grpc(&self) -> Shown<'a> {
        Shown(&self.entry.code.grpc)
    }

    fn context(&self) -> impl Iterator<Item = (Shown<'a>, Shown<'a>, bool)> {
        self.entry.context.iter().map(|field| (Shown(&field.name), Shown(&field.ty), field.optional))
    }

    fn recovery(&self) -> Template<'a> {
        Template { text: &self.entry.recovery, fields: Some(&self.entry.recovery_values) }
    }

    fn message(&self) -> Option<Template<'a>> {
        self.entry.message.as_deref().map(|text| Template { text, fields: None })
    }

    fn phrase(&self) -> &'static str {
        status_phrase(self.entry.code.http)
    }

    /// What the retry tells the caller to do, before the hint says how.
    fn next(&self) -> Next {
        match (self.entry.retry, self.entry.retry_after) {
            (Retry::Transient, Some(Delay::Seconds(seconds))) => Next::RepeatAfter(words::duration(seconds)),
            (Retry::Transient, Some(_)) => Next::RepeatWhenTold,
            (Retry::Transient, None) => Next::Repeat,
            (Retry::Correctable, _) => Next::Change,
            (Retry::Terminal, _) => Next::Stop,
        }
    }

    fn delay(&self) -> Option<String> {
        self.entry.retry_after.map(words::delay)
    }

    /// The name of the standard, where the number has one.
    fn standard(&self) -> Option<Shown<'a>> {
        let code = &self.entry.code;
        (code.name != code.class.name()).then_some(Shown(&code.name))
    }

    fn docs(&self) -> Option<Docs> {
        self.entry.docs_url().map(Docs)
    }

    fn twins(&self) -> impl Iterator<Item = (Shown<'a>, Fragment<'_>)> {
        self.twins.iter().map(|(domain, id)| (Shown(domain), Fragment(id)))
    }

    fn varies(&self) -> impl Iterator<Item = &'static str> {
        self.entry.varies.names().filter_map(|name| {
            let said = Varies::from_name(name)?;
            Some(match said {
                Varies::CODE => "the code",
                Varies::RETRY => "the retry",
                Varies::RETRY_AFTER => "the delay",
                Varies::RECOVERY if !self.entry.recovery_values.is_empty() => "the values in the hint",
                Varies::RECOVERY => "the hint",
                Varies::FIELD => "the field",
                Varies::MESSAGE => "the values in the message",
                Varies::SEVERITY => "the log level",
                Varies::ORIGINAL_ERROR => "the vendor’s own code",
                Varies::PROTOCOL => "whether it is a protocol error",
                Varies::CONTEXT => "the context",
                _ => name,
            })
        })
    }

    /// Whether what is shown may be another in an occurrence, beyond the values in a text.
    fn has_default(&self) -> bool {
        let varies = self.entry.varies;
        let is_hint_chosen = varies.contains(Varies::RECOVERY) && self.entry.recovery_values.is_empty();
        is_hint_chosen
            || [Varies::CODE, Varies::RETRY, Varies::SEVERITY].iter().any(|one| varies.contains(*one))
    }

    fn response(&self) -> Sample<'a> {
        Sample::response(self.contract, self.entry)
    }

    fn problem(&self) -> Sample<'a> {
        Sample::problem(self.contract, self.entry)
    }

    fn structured(&self) -> Sample<'a> {
        Sample::structured(self.contract, self.entry)
    }

    fn error_object(&self) -> Sample<'a> {
        Sample::error_object(self.contract, self.entry)
    }

    fn text(&self) -> Sample<'a> {
        Sample::text(self.contract, self.entry)
    }

    /// The variant, as who matches on the type writes it.
    fn variant(&self) -> Option<Shown<'a>> {
        let variant = self.entry.variant.as_deref()?;
        (variant != self.contract.name).then_some(Shown(variant))
    }
}

/// See [`EntryView::next`].
enum Next {
    RepeatAfter(String),
    RepeatWhenTold,
    Repeat,
    Change,
    Stop,
}

/// The address of the documentation of an entry.
struct Docs(String);

impl Docs {
    fn url(&self) -> Shown<'_> {
        Shown(&self.0)
    }

    /// Only what a browser opens as a page becomes a link.
    fn is_web(&self) -> bool {
        ["https://", "http://"].iter().any(|scheme| self.0.starts_with(scheme))
    }
}

impl Lane {
    fn of(catalog: &Catalog, retry: Retry, total: usize) -> Self {
        let of_it: Vec<_> =
            catalog.entries().map(|(_, entry)| entry).filter(|entry| entry.retry == retry).collect();
        let count = of_it.len();
        let delays = of_it.iter().filter_map(|entry| entry.retry_after);
        let (mut seconds, mut told) = (Vec::new(), 0);
        for delay in delays {
            match delay {
                Delay::Seconds(number) => seconds.push(number),
                Delay::PerOccurrence | Delay::Sometimes => told += 1,
            }
        }
        let range = seconds.iter().min().zip(seconds.iter().max()).map(|(least, most)| {
            let (number, least, most) = (seconds.len(), words::duration(*least), words::duration(*most));
            if least == most {
                format!("{number} fixed ({least})")
            } else {
                format!("{number} fixed ({least} to {most})")
            }
        });
        let told = (told > 0).then(|| format!("{told} per occurrence"));
        let delays: Vec<_> = range.into_iter().chain(told).collect();
        Self {
            retry,
            count,
            percent: (count * 100 + total / 2).checked_div(total).unwrap_or(0),
            delays: (!delays.is_empty()).then(|| delays.join(", ")),
        }
    }
}
