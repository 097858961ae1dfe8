//! The contracts of a catalog, by domain.

use std::collections::{HashMap, HashSet};

use alloc::{format, string::String, vec::Vec};

use super::{
    anchors::anchors,
    entry::EntryView,
    text::{Fragment, Shown},
};
use crate::{
    catalog::{Catalog, CatalogContract, Include},
    mcp::Placement,
};

/// The contracts of one domain; without one, those that only gather others.
pub(super) struct Domain<'a> {
    pub(super) name: Option<Shown<'a>>,
    pub(super) id: String,
    pub(super) entries: usize,
    pub(super) contracts: Vec<ContractView<'a>>,
}

pub(super) struct ContractView<'a> {
    pub(super) contract: &'a CatalogContract,
    pub(super) id: String,
    pub(super) entries: Vec<EntryView<'a>>,
    pub(super) includes: Vec<IncludeView<'a>>,
}

pub(super) struct IncludeView<'a> {
    pub(super) include: &'a Include,
    /// Where that contract is on the page.
    pub(super) target: Option<String>,
}

/// How many other places of a reason are named.
const MOST_TWINS: usize = 4;

/// The contracts by domain, in the order of the catalog; those without one come last.
pub(super) fn domains(catalog: &Catalog) -> Vec<Domain<'_>> {
    let ids = contract_ids(catalog);
    let places = Places::of(catalog, &ids);
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
        let includes = contract.includes.iter();
        let includes = includes.map(|include| IncludeView { include, target: places.find(include) });
        views.push(ContractView { contract, id: id.clone(), entries, includes: includes.collect() });
    }
    add_twins(&mut views);
    let mut domains: Vec<Domain<'_>> = Vec::new();
    let mut known = HashMap::new();
    for view in views {
        let name = view.contract.domain.as_deref();
        let at = *known.entry(name).or_insert(domains.len());
        if at == domains.len() {
            let id = format!("_domain-{}", at + 1);
            domains.push(Domain { name: name.map(Shown), id, entries: 0, contracts: Vec::new() });
        }
        if let Some(domain) = domains.get_mut(at) {
            domain.entries += view.entries.len();
            domain.contracts.push(view);
        }
    }
    domains.sort_by_key(|domain| domain.name.is_none());
    domains
}

/// Where the contract of each type is on the page. Two types of one name and module differ in their domains.
struct Places<'a>(HashMap<Type<'a>, Vec<Place<'a>>>);

/// Name and module.
type Type<'a> = (&'a str, Option<&'a str>);

/// Domain and id.
type Place<'a> = (Option<&'a str>, &'a str);

impl<'a> Places<'a> {
    fn of(catalog: &'a Catalog, ids: &'a [String]) -> Self {
        let mut places: HashMap<_, Vec<_>> = HashMap::new();
        for (contract, id) in catalog.contracts.iter().zip(ids) {
            let place = (contract.domain.as_deref(), id.as_str());
            places.entry((&*contract.name, contract.module.as_deref())).or_default().push(place);
        }
        Self(places)
    }

    fn find(&self, include: &Include) -> Option<String> {
        if include.delegated {
            return None;
        }
        let found = self.0.get(&(&*include.name, include.module.as_deref()))?;
        let domain = include.domain.as_deref();
        // A type that declares none has that of its entries.
        let place = found.iter().find(|(known, _)| *known == domain || domain.is_none());
        place.map(|(_, id)| String::from(*id))
    }
}

/// `_type-pubmed-FetchError`. Two types of one name in a domain are numbered.
fn contract_ids(catalog: &Catalog) -> Vec<String> {
    let word = |text: &str| text.replace(|c: char| !c.is_alphanumeric() && c != '_', "-");
    let mut taken = HashSet::new();
    let ids = catalog.contracts.iter().map(|contract| {
        let name = word(&contract.name);
        let mut id = contract
            .domain
            .as_deref()
            .map_or_else(|| format!("_type-{name}"), |domain| format!("_type-{}-{name}", word(domain)));
        while !taken.insert(id.clone()) {
            id = format!("{id}-{}", taken.len());
        }
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
    pub(super) fn name(&self) -> Shown<'a> {
        Shown(&self.include.name)
    }

    pub(super) fn domain(&self) -> Option<Shown<'a>> {
        self.include.domain.as_deref().map(Shown)
    }

    pub(super) fn link(&self) -> Option<Fragment<'_>> {
        self.target.as_deref().map(Fragment)
    }

    pub(super) fn overrides(&self) -> impl Iterator<Item = (Shown<'a>, Shown<'a>)> {
        self.include.overrides.iter().map(|(key, value)| (Shown(key), Shown(value)))
    }
}

impl<'a> ContractView<'a> {
    pub(super) fn link(&self) -> Fragment<'_> {
        Fragment(&self.id)
    }

    pub(super) fn retired(&self) -> impl Iterator<Item = Shown<'a>> {
        self.contract.retired.iter().map(|reason| Shown(reason))
    }

    pub(super) fn name(&self) -> Shown<'a> {
        Shown(&self.contract.name)
    }

    pub(super) fn module(&self) -> Option<Shown<'a>> {
        self.contract.module.as_deref().map(Shown)
    }

    pub(super) fn placement(&self) -> Option<&'static str> {
        self.contract.mcp.map(|placement| match placement {
            Placement::Text => "in the text block alone",
            Placement::Structured => "in structuredContent.error",
            Placement::Meta => "in _meta",
        })
    }
}
