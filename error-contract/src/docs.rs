//! The reference of a service's errors, written from its [`Catalog`].
//!
//! Each format is a method of [`Reference`]:
//!
//! | method | what for |
//! |---|---|
//! | [`markdown`](Reference::markdown) | a page for a repository or a book |
//! | [`markdown_tables`](Reference::markdown_tables) | the tables for a README; [`check_embedded`] holds them |
//! | [`explain`](Reference::explain) | a terminal: all about one reason |
//! | [`json_schema`](Reference::json_schema) | what is sent, for validators and generators |
//! | [`openapi`](Reference::openapi), [`openapi_components`](Reference::openapi_components) | the responses of an HTTP API |
//! | [`Catalog::to_json`] | the catalog itself, for tools; its schema is [`CATALOG_SCHEMA`] |
//!
//! A program writes what it publishes, and explains itself:
//!
//! ```
//! use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
//!
//! # const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
//! #     Entry::new("not_paired", Code::Unauthorized).with_domain("lamp"),
//! # )]);
//! # let arguments = ["explain", "not_paired"];
//! // In a program: `Catalog::linked()`.
//! let catalog = Catalog::of(&[LAMP])?;
//! let reference = Reference::new(&catalog).with_title("Errors of the lamp").with_version("1.4.0");
//! match arguments {
//!     ["explain", reason] => print!("{}", reference.explain(reason)?),
//!     ["openapi", _] => print!("{}", reference.openapi()),
//!     _ => print!("{}", reference.markdown()),
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod embed;
mod envelopes;
mod example;
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
