//! Every contract of a program, as data: what the reference pages are made of and the lock compares.
//!
//! With the feature `catalog` every derived type registers itself at link time; nothing runs before `main`.
//! [`Catalog::linked`] gathers them.
//!
//! ```standalone_crate
//! use error_contract::{ErrorContract, catalog::Catalog};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! #[contract(domain = "lamp")]
//! enum LampError {
//!     /// The lamp is not paired.
//!     #[error("not paired")]
//!     #[reason("not_paired")]
//!     #[code(Unauthorized)]
//!     #[recovery("Hold the button on the lamp for five seconds.")]
//!     NotPaired,
//! }
//!
//! let catalog = Catalog::linked()?;
//! let (contract, entry) = catalog.find("not_paired").next().ok_or("not linked")?;
//! assert_eq!(contract.domain.as_deref(), Some("lamp"));
//! assert_eq!(entry.code.http, 401);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is in it
//!
//! - The contracts of every crate that **the program names**. A library that is listed in `Cargo.toml` and
//!   never named is not linked, so a test file starts with `use my_crate as _;`. An empty catalog is an
//!   error that says so: a check that passes on nothing is worse than none.
//! - Not the contracts of generic types (`E<T>`): which of them exist is not known to anybody. They are named in
//!   [`Catalog::left_out`], and are there where a transparent variant of another contract holds one.
//! - Nothing on WebAssembly, which has no link-time registry: hand them in, [`Catalog::of`].
//!
//! Each failure is identified by domain and reason, so a contract with failures of its own needs a
//! `domain` here, and two contracts may not declare the same reason in the same domain.

mod build;
mod code;
mod contract;
mod entry;
mod error;
mod linked;
mod read;
#[cfg(any(feature = "docs", feature = "lock"))]
pub(crate) mod shape;

#[doc(hidden)]
pub use self::linked::{REGISTERED, Registered};
#[cfg(feature = "lock")]
pub(crate) use self::read::read;
pub use self::{
    code::CatalogCode,
    contract::{CatalogContract, Include, LeftOut},
    entry::{CatalogEntry, CatalogField, Delay},
    error::{CatalogError, CatalogProblem},
    read::ReadError,
};

use alloc::{borrow::Cow, vec::Vec};

/// A text that comes from the program or from a file.
pub type Text = Cow<'static, str>;

/// Every contract of a program.
///
/// The members are public so that a catalog can be changed and compared; [`to_json`](Self::to_json) and
/// [`from_json`](Self::from_json) write and read it.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Catalog {
    /// By domain, then by the name and the module of the type.
    pub contracts: Vec<CatalogContract>,
    /// Types whose contract is not known until somebody instantiates them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left_out: Vec<LeftOut>,
}

impl Catalog {
    /// Every entry with its contract, in the order of the catalog.
    pub fn entries(&self) -> impl Iterator<Item = (&CatalogContract, &CatalogEntry)> {
        self.contracts.iter().flat_map(|contract| contract.entries.iter().map(move |entry| (contract, entry)))
    }

    /// The entries with this reason: one in each domain.
    pub fn find<'a>(
        &'a self,
        reason: &'a str,
    ) -> impl Iterator<Item = (&'a CatalogContract, &'a CatalogEntry)> {
        self.entries().filter(move |(_, entry)| entry.reason == reason)
    }
}
