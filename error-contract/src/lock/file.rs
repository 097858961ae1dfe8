//! The committed file.

use alloc::{string::String, vec::Vec};

use serde::de::IgnoredAny;

use crate::catalog::{Catalog, CatalogContract, ReadError, read};

const FORMAT: &str = "error-contract/lock";
const VERSION: u64 = 1;
const NOTE: &str = "What callers were promised. Written by error_contract::lock!; after a change: ERROR_CONTRACT_LOCK=update cargo test";

/// What a lock file holds: the contracts as they were promised, and the breaking changes that were accepted.
///
/// As text it is stable and made for diffs: sorted, a member a line, nothing in it that changes by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Lock {
    /// The contracts.
    pub catalog: Catalog,
    /// The breaking changes that were accepted, by fingerprint.
    pub accepted: Vec<Acceptance>,
}

/// A breaking change that somebody accepted.
///
/// Written by hand into a lock file it needs the fingerprint and the reason; the rest is filled in.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Acceptance {
    /// The fingerprint of the finding.
    pub fingerprint: String,
    /// Why it was accepted.
    pub reason: String,
    /// The rule.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
    /// What changed.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// What it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
    /// What it became.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
}

#[derive(serde::Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u64,
    note: &'static str,
    contracts: &'a [CatalogContract],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    accepted: &'a Vec<Acceptance>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(default, rename = "note")]
    _note: IgnoredAny,
    contracts: Vec<CatalogContract>,
    #[serde(default)]
    accepted: Vec<Acceptance>,
}

impl Lock {
    /// The lock of these contracts, with nothing accepted.
    ///
    /// ```
    /// use error_contract::{catalog::Catalog, lock::Lock};
    ///
    /// let lock = Lock::of(&Catalog::default());
    /// assert_eq!(Lock::from_json(&lock.to_json()), Ok(lock));
    /// ```
    pub fn of(catalog: &Catalog) -> Self {
        let mut contracts = catalog.contracts.clone();
        for contract in &mut contracts {
            contract.entries.sort_by(|one, two| one.reason.cmp(&two.reason));
            contract.includes.sort_by(|one, two| (&one.variant, &one.name).cmp(&(&two.variant, &two.name)));
            contract.retired.sort();
            for entry in &mut contract.entries {
                entry.context.sort_by(|one, two| one.name.cmp(&two.name));
            }
        }
        let key = |contract: &CatalogContract| {
            (contract.domain.clone(), contract.name.clone(), contract.module.clone())
        };
        contracts.sort_by_cached_key(key);
        Self { catalog: Catalog { contracts, ..Catalog::default() }, accepted: Vec::new() }
    }

    /// The file.
    pub fn to_json(&self) -> String {
        let file = Written {
            format: FORMAT,
            version: VERSION,
            note: NOTE,
            contracts: &self.catalog.contracts,
            accepted: &self.accepted,
        };
        // Nothing in it refuses to be written: keys are texts and there are no floats.
        let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
        text.push('\n');
        text
    }

    /// What the file holds.
    ///
    /// # Errors
    ///
    /// Where it is not a lock file, was written by a newer release, or was edited to nonsense: what and where.
    ///
    /// ```
    /// use error_contract::lock::Lock;
    ///
    /// let error = Lock::from_json("{\n<<<<<<< HEAD\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: an unresolved merge conflict");
    /// ```
    pub fn from_json(text: &str) -> Result<Self, ReadError> {
        // Some editors put a mark before the text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let Read { contracts, accepted, .. } = read(text, FORMAT, VERSION)?;
        Ok(Self { catalog: Catalog { contracts, ..Catalog::default() }, accepted })
    }
}
