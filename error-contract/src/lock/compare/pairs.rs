//! Which contract of one side is which of the other.

use alloc::{collections::BTreeMap, vec::Vec};
use std::collections::{HashMap, HashSet};

use super::{CatalogContract, Side, address};

/// What each contract of the second side was.
pub(super) type Origins<'a> = HashMap<*const CatalogContract, &'a CatalogContract>;

/// The contracts of both sides, paired.
pub(super) struct Pairs<'a> {
    pub(super) both: Vec<(&'a CatalogContract, &'a CatalogContract)>,
    pub(super) gone: Vec<&'a CatalogContract>,
    pub(super) new: Vec<&'a CatalogContract>,
}

impl<'a> Pairs<'a> {
    /// What each contract of the second side was.
    pub(super) fn origins(&self) -> Origins<'a> {
        self.both.iter().map(|(was, is)| (address(*is), *was)).collect()
    }

    /// Pairs what has the same key, where only one on each side has it.
    fn by<K: Ord>(&mut self, key: impl Fn(&'a CatalogContract) -> K) {
        let mut keyed: BTreeMap<K, (Vec<&'a CatalogContract>, Vec<&'a CatalogContract>)> = BTreeMap::new();
        for contract in &self.gone {
            keyed.entry(key(contract)).or_default().0.push(contract);
        }
        for contract in &self.new {
            keyed.entry(key(contract)).or_default().1.push(contract);
        }
        let alone = keyed.into_values().filter_map(|(gone, new)| match (&gone[..], &new[..]) {
            ([was], [is]) => Some((*was, *is)),
            _ => None,
        });
        self.pair(alone.collect());
    }

    fn pair(&mut self, found: Vec<(&'a CatalogContract, &'a CatalogContract)>) {
        let paired: HashSet<_> = found.iter().flat_map(|(was, is)| [address(*was), address(*is)]).collect();
        self.gone.retain(|contract| !paired.contains(&address(*contract)));
        self.new.retain(|contract| !paired.contains(&address(*contract)));
        self.both.extend(found);
    }
}

/// Pairs the contracts: those of the same domain, name and module first, then what is enough of it to tell.
pub(super) fn pairs<'a>(before: &Side<'a>, after: &Side<'a>) -> Pairs<'a> {
    let key = |contract: &'a CatalogContract| {
        (contract.domain.as_deref(), &*contract.name, contract.module.as_deref())
    };
    let mut known: HashMap<_, Vec<&CatalogContract>> = HashMap::new();
    for was in before.contracts.iter().rev() {
        known.entry(key(was)).or_default().push(was);
    }
    let mut pairs = Pairs {
        both: Vec::new(),
        gone: before.contracts.iter().collect(),
        new: after.contracts.iter().collect(),
    };
    let same = after.contracts.iter().filter_map(|is| Some((known.get_mut(&key(is))?.pop()?, is)));
    pairs.pair(same.collect());
    if pairs.gone.is_empty() || pairs.new.is_empty() {
        return pairs;
    }
    // Moved; another domain; renamed.
    pairs.by(|contract| (contract.domain.as_deref(), &*contract.name));
    pairs.by(|contract| (&*contract.name, contract.module.as_deref()));
    renamed(&mut pairs, |contract| contract.domain.as_deref());
    // Moved and in another domain at once.
    renamed(&mut pairs, |contract| Some(&*contract.name));
    pairs
}

/// A type that is gone and one that is new, with the same domain or name, and most of the same reasons.
fn renamed<'a>(pairs: &mut Pairs<'a>, kept: impl Fn(&'a CatalogContract) -> Option<&'a str>) {
    let mut homes = HashMap::new();
    for &is in &pairs.new {
        for entry in &is.entries {
            homes.entry((kept(is), &*entry.reason)).or_insert(is);
        }
    }
    let mut found = Vec::new();
    let mut taken = HashSet::new();
    for &was in &pairs.gone {
        let mut shares: HashMap<_, (&CatalogContract, usize)> = HashMap::new();
        for entry in &was.entries {
            if let Some(home) = homes.get(&(kept(was), &*entry.reason)) {
                shares.entry(address(*home)).or_insert((home, 0)).1 += 1;
            }
        }
        // More than half: no other can have as many.
        let home = shares.into_values().find(|(_, share)| share * 2 > was.entries.len());
        if let Some((is, _)) = home
            && taken.insert(address(is))
        {
            found.push((was, is));
        }
    }
    pairs.pair(found);
}
