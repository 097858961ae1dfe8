//! What is wrong with a catalog as a whole.

use alloc::{string::String, vec::Vec};
use core::{error::Error, fmt};

/// Why there is no catalog: everything that is wrong, at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatalogError {
    problems: Vec<CatalogProblem>,
}

impl CatalogError {
    pub(super) fn new(problems: Vec<CatalogProblem>) -> Self {
        Self { problems }
    }

    /// What is wrong.
    pub fn problems(&self) -> &[CatalogProblem] {
        &self.problems
    }
}

/// One thing that is wrong with a catalog as a whole. A place is a variant with the path of its type.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CatalogProblem {
    /// Nothing is linked.
    Empty,
    /// None of the linked contracts belongs to a package that was asked for.
    NoSuchPackage {
        /// The package.
        package: String,
        /// The packages that have contracts here.
        known: Vec<String>,
    },
    /// A contract with failures of its own has no domain.
    NoDomain {
        /// The type.
        place: String,
    },
    /// Two failures have the same identity.
    Duplicate {
        /// The domain.
        domain: String,
        /// The reason.
        reason: String,
        /// Where it is declared first.
        first: String,
        /// Where it is declared again.
        second: String,
    },
    /// A reason that one contract gave up is declared by another of the same domain.
    Retired {
        /// The domain.
        domain: String,
        /// The reason.
        reason: String,
        /// The type that gave it up.
        retired_by: String,
        /// Where it is declared.
        place: String,
    },
}

impl fmt::Display for CatalogProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty if cfg!(target_family = "wasm") => out.write_str(
                "the catalog is empty: WebAssembly has no link-time registry; hand the contracts in, `Catalog::of(&[MyError::CONTRACT])`",
            ),
            Self::Empty => out.write_str(
                "the catalog is empty: no contract is linked into this program. A library is linked only where it is named: write `use my_crate as _;` in this file",
            ),
            Self::NoSuchPackage { package, known } => {
                write!(out, "no contract of the package `{package}` is linked into this program")?;
                for (index, known) in known.iter().enumerate() {
                    write!(out, "{}`{known}`", if index == 0 { "; there are those of " } else { ", " })?;
                }
                let name = package.replace('-', "_");
                // A package is called as in `Cargo.toml`, its library otherwise.
                if let Some(meant) = known.iter().find(|known| known.replace('-', "_") == name) {
                    return write!(out, ". Did you mean `{meant}`?");
                }
                write!(out, ". A library is linked only where it is named: write `use {name} as _;` in this file")
            }
            Self::NoDomain { place } => write!(
                out,
                "`{place}` has no domain, half of the identity of its failures: write `#[contract(domain = \"…\")]` on it"
            ),
            Self::Duplicate { domain, reason, first, second } => write!(
                out,
                "reason `{reason}` is declared twice in the domain `{domain}`: on `{first}` and on `{second}`; rename one, or give one of the types a domain of its own"
            ),
            Self::Retired { domain, reason, retired_by, place } => write!(
                out,
                "reason `{reason}` of the domain `{domain}` was retired by `{retired_by}` and is declared again on `{place}`: callers would misread it; choose another"
            ),
        }
    }
}

impl fmt::Display for CatalogError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            write!(out, "{}{problem}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl Error for CatalogError {}
