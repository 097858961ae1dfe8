//! The reference as one HTML page that needs nothing else: it works from a file, and asks no network.
//!
//! The markup is in `templates/`, with the style and the script beside it.

mod anchors;
mod codes;
mod domains;
mod entry;
mod lanes;
mod sample;
#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test")]
mod tests;
mod text;

use alloc::{collections::BTreeMap, string::String, vec::Vec};

use askama::Template as _;

use self::{
    codes::Picture,
    domains::{Domain, domains},
    entry::Next,
    lanes::Lane,
    text::Shown,
};
use super::Reference;
use crate::{
    Category, Class, Retry, Varies,
    catalog::{Catalog, CatalogEntry, LeftOut},
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
