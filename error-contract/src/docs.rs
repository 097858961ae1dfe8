//! The reference of a service's errors, written from its [`Catalog`].
//!
//! One renderer a file; each is a method of [`Reference`].

mod embed;
mod envelopes;
mod explain;
mod html;
mod json;
mod json_schema;
mod markdown;
mod openapi;
mod types;
mod wire;
mod words;

pub use self::{
    embed::{EmbedError, StaleError, check_embedded, embed},
    explain::NotDeclared,
};

use crate::catalog::{Catalog, Text};

/// The JSON Schema (draft 2020-12) of what [`Catalog::to_json`] writes.
///
/// ```
/// let schema: serde_json::Value = serde_json::from_str(error_contract::docs::CATALOG_SCHEMA)?;
/// assert_eq!(schema["properties"]["format"]["const"], "error-contract/catalog");
/// # Ok::<(), serde_json::Error>(())
/// ```
pub const CATALOG_SCHEMA: &str = include_str!("../docs/catalog.schema.json");

/// A catalog on its way to a reader.
///
/// ```
/// use error_contract::{catalog::Catalog, docs::Reference};
///
/// let catalog = Catalog::default();
/// let reference = Reference::new(&catalog).with_title("Errors of the PubMed server").with_version("1.4.0");
/// # let _ = reference;
/// ```
#[derive(Clone, Debug)]
pub struct Reference<'a> {
    catalog: &'a Catalog,
    title: Text,
    version: Option<Text>,
}

impl<'a> Reference<'a> {
    /// The reference of these contracts.
    pub const fn new(catalog: &'a Catalog) -> Self {
        Self { catalog, title: Text::Borrowed("Errors"), version: None }
    }

    /// The heading.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<Text>) -> Self {
        self.title = title.into();
        self
    }

    /// The release of the service that it describes.
    #[must_use]
    pub fn with_version(mut self, version: impl Into<Text>) -> Self {
        self.version = Some(version.into());
        self
    }
}
