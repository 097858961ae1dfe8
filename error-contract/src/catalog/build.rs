//! From contracts to a catalog.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::{
    Catalog, CatalogContract, CatalogEntry, CatalogError, CatalogProblem, LeftOut, Registered, Text,
    linked::REGISTERED,
};
use crate::{Contract, Part};

impl Catalog {
    /// Every contract that is linked into this program.
    ///
    /// # Errors
    ///
    /// Where nothing is linked, a domain is missing, or two failures have the same identity.
    ///
    /// ```standalone_crate
    /// use error_contract::catalog::{Catalog, CatalogProblem};
    ///
    /// // Nothing here derives a contract.
    /// let error = Catalog::linked().unwrap_err();
    /// assert_eq!(error.problems(), [CatalogProblem::Empty]);
    /// assert!(error.to_string().contains("use my_crate as _;"));
    /// ```
    pub fn linked() -> Result<Self, CatalogError> {
        Self::registered(|_| true, Vec::new())
    }

    /// The contracts of these packages (`CARGO_PKG_NAME`), of those that are linked into this program. What
    /// their transparent variants hold comes along, wherever it is declared.
    ///
    /// # Errors
    ///
    /// As [`linked`](Self::linked), and where a package has no contract here.
    ///
    /// ```standalone_crate
    /// use error_contract::catalog::Catalog;
    ///
    /// let error = Catalog::linked_in(&["my-service"]).unwrap_err();
    /// assert!(error.to_string().contains("no contract of the package `my-service`"));
    /// assert!(error.to_string().contains("use my_service as _;"));
    /// ```
    pub fn linked_in(packages: &[&str]) -> Result<Self, CatalogError> {
        let known: BTreeSet<&str> = REGISTERED.iter().filter_map(Registered::package).collect();
        let missing = packages.iter().filter(|package| !known.contains(**package)).map(|package| {
            let known = known.iter().map(ToString::to_string).collect();
            CatalogProblem::NoSuchPackage { package: (*package).into(), known }
        });
        let missing = missing.collect();
        Self::registered(|package| package.is_some_and(|package| packages.contains(&package)), missing)
    }

    /// These contracts, and what their transparent variants hold.
    ///
    /// # Errors
    ///
    /// As [`linked`](Self::linked).
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog};
    ///
    /// const LAMP: &Contract = &Contract::new(
    ///     "LampError",
    ///     &[Part::Entry(Entry::new("not_paired", Code::Unauthorized).with_domain("lamp"))],
    /// );
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// assert_eq!(catalog.entries().count(), 1);
    /// # Ok::<(), error_contract::catalog::CatalogError>(())
    /// ```
    pub fn of(contracts: &[&'static Contract]) -> Result<Self, CatalogError> {
        Self::gathered(contracts.iter().copied(), Vec::new(), Vec::new())
    }

    fn registered(
        is_wanted: impl Fn(Option<&'static str>) -> bool,
        problems: Vec<CatalogProblem>,
    ) -> Result<Self, CatalogError> {
        let mut contracts = Vec::new();
        let mut left_out = Vec::new();
        for registered in REGISTERED.iter().filter(|registered| is_wanted(registered.package())) {
            match *registered {
                Registered::Contract(contract) => contracts.push(contract),
                Registered::Generic { name, module, package } => left_out.push(LeftOut {
                    name: name.into(),
                    module: module.into(),
                    package: package.map(Text::from),
                }),
            }
        }
        Self::gathered(contracts.into_iter(), left_out, problems)
    }

    fn gathered(
        contracts: impl Iterator<Item = &'static Contract>,
        mut left_out: Vec<LeftOut>,
        mut problems: Vec<CatalogProblem>,
    ) -> Result<Self, CatalogError> {
        let mut gathered = BTreeMap::new();
        for contract in contracts {
            gather(contract, &mut gathered);
        }
        left_out.sort_unstable();
        left_out.dedup();
        let contracts: Vec<_> = gathered.into_values().collect();
        if contracts.is_empty() && problems.is_empty() {
            problems.push(CatalogProblem::Empty);
        }
        judge(&contracts, &mut problems);
        if problems.is_empty() { Ok(Self { contracts, left_out }) } else { Err(CatalogError::new(problems)) }
    }
}

impl Registered {
    fn package(&self) -> Option<&'static str> {
        match *self {
            Self::Contract(contract) => contract.package(),
            Self::Generic { package, .. } => package,
        }
    }
}

/// Domain, name and module: what two types never have in common.
type Key = (Option<&'static str>, &'static str, Option<&'static str>);

/// The contract, and those inside it: one that is reached twice is one contract.
fn gather(contract: &'static Contract, gathered: &mut BTreeMap<Key, CatalogContract>) {
    if contract.is_delegated() && contract.parts().is_empty() {
        return;
    }
    let key = (contract.domain(), contract.name(), contract.module());
    let found = CatalogContract::of(contract);
    if let Some(known) = gathered.get_mut(&key) {
        // A generic type, with something else inside.
        let new = found.includes.into_iter().filter(|include| !known.includes.contains(include));
        let new: Vec<_> = new.collect();
        if new.is_empty() && known.entries == found.entries {
            return;
        }
        known.includes.extend(new);
        let entries = found.entries.into_iter();
        known.entries.extend(entries.filter(|entry| !known.entries.contains(entry)).collect::<Vec<_>>());
    } else {
        gathered.insert(key, found);
    }
    for part in contract.parts() {
        if let Part::Nested(nested) = part {
            gather(nested.contract(), gathered);
        }
    }
}

/// What only the whole shows: identities that are incomplete or taken.
fn judge(contracts: &[CatalogContract], problems: &mut Vec<CatalogProblem>) {
    let mut declared: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for contract in contracts {
        let Some(domain) = contract.domain.as_deref() else {
            if !contract.entries.is_empty() {
                problems.push(CatalogProblem::NoDomain { place: contract.path() });
            }
            continue;
        };
        for entry in &contract.entries {
            let place = place(contract, entry);
            if let Some(first) = declared.get(&(domain, &*entry.reason)) {
                problems.push(CatalogProblem::Duplicate {
                    domain: domain.into(),
                    reason: entry.reason.to_string(),
                    first: first.clone(),
                    second: place,
                });
            } else {
                declared.insert((domain, &*entry.reason), place);
            }
        }
    }
    for contract in contracts {
        let Some(domain) = contract.domain.as_deref() else { continue };
        for retired in &contract.retired {
            if let Some(place) = declared.get(&(domain, &**retired)) {
                problems.push(CatalogProblem::Retired {
                    domain: domain.into(),
                    reason: retired.to_string(),
                    retired_by: contract.path(),
                    place: place.clone(),
                });
            }
        }
    }
}

fn place(contract: &CatalogContract, entry: &CatalogEntry) -> String {
    let owner = contract.path();
    match &entry.variant {
        Some(variant) if *variant != contract.name => format!("{owner}::{variant}"),
        _ => owner,
    }
}
