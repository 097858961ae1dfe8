//! Where each entry is on the page: its id.

use std::collections::HashSet;

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use crate::catalog::{Catalog, CatalogContract, CatalogEntry};

/// The ids of the entries, in the order of the catalog.
///
/// An entry is where its documentation link points, else under its reason; the second of a name has its
/// domain before it. Ids of the page's own begin with `_`, which no reason does.
pub(super) fn anchors(catalog: &Catalog) -> Vec<String> {
    let mut taken = HashSet::new();
    // Those that links name come first: a link that is out in the world lands.
    let linked: Vec<_> = catalog
        .entries()
        .map(|(_, entry)| fragment(entry).filter(|id| is_free(id, &taken)).inspect(|id| take(id, &mut taken)))
        .collect();
    let entries = catalog.entries().zip(linked);
    entries
        .map(|((contract, entry), linked)| {
            linked.unwrap_or_else(|| {
                let id = candidates(contract, entry).find(|id| is_free(id, &taken)).unwrap_or_default();
                take(&id, &mut taken);
                id
            })
        })
        .collect()
}

fn is_free(id: &str, taken: &HashSet<String>) -> bool {
    !id.is_empty() && !id.starts_with('_') && !taken.contains(id)
}

fn take(id: &str, taken: &mut HashSet<String>) {
    taken.insert(id.to_string());
}

/// The fragment of its documentation link. An id has no blanks.
fn fragment(entry: &CatalogEntry) -> Option<String> {
    let url = entry.docs_url()?;
    let (_, fragment) = url.split_once('#')?;
    Some(fragment.to_string()).filter(|id| !id.contains(char::is_whitespace))
}

fn candidates<'a>(
    contract: &'a CatalogContract,
    entry: &'a CatalogEntry,
) -> impl Iterator<Item = String> + 'a {
    // What begins with `_` is the page's own.
    let word = |text: &str| {
        let text = text.replace(|c: char| c.is_whitespace() || c.is_control(), "-");
        if text.starts_with('_') { format!("entry{text}") } else { text }
    };
    let reason = word(&entry.reason);
    let owner = word(contract.domain.as_deref().unwrap_or(&contract.name));
    let full = format!("{owner}.{reason}");
    // The last are for catalogs that were put together by hand.
    let more = full.clone();
    [reason, full].into_iter().chain((2_u32..).map(move |number| format!("{more}.{number}")))
}
