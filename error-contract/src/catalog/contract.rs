//! One contract, as data.

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};

use super::{CatalogEntry, Text};
use crate::{Contract, Nested, Overrides, Part, Surface, mcp::Placement};

/// One contract.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct CatalogContract {
    /// The domain. `None` only where every failure belongs to another contract.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub domain: Option<Text>,
    /// The name of the type.
    #[serde(rename = "type")]
    pub name: Text,
    /// The module of the type, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<Text>,
    /// The package it is compiled in, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub package: Option<Text>,
    /// What other crates can do with the type in their source.
    pub surface: Surface,
    /// Where an MCP tool result carries the structured error, where the type says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mcp: Option<Placement>,
    /// The failures of its own, in the order of the variants.
    pub entries: Vec<CatalogEntry>,
    /// The contracts that its transparent variants hold.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub includes: Vec<Include>,
    /// Reasons that were given up and must not come back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub retired: Vec<Text>,
}

/// A transparent variant: every failure of another contract.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Include {
    /// The variant, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<Text>,
    /// The name of the type inside.
    #[serde(rename = "type")]
    pub name: Text,
    /// Its domain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub domain: Option<Text>,
    /// Its module, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub module: Option<Text>,
    /// Whether it is known only when an error is there (`dyn ErrorContract`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub delegated: bool,
    /// What the variant says over each of them, by the key that says it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub overrides: BTreeMap<Text, Text>,
}

/// A type whose contract is not in the catalog.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct LeftOut {
    /// The name of the type.
    #[serde(rename = "type")]
    pub name: Text,
    /// Its module.
    pub module: Text,
    /// The package it is compiled in, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub package: Option<Text>,
}

impl CatalogContract {
    pub(super) fn of(contract: &Contract) -> Self {
        let mut entries = Vec::new();
        let mut includes = Vec::new();
        let mut domain = contract.domain();
        for part in contract.parts() {
            match part {
                Part::Entry(entry) => {
                    domain = domain.or(entry.domain());
                    entries.push(CatalogEntry::of(entry));
                }
                Part::Nested(nested) => includes.push(Include::of(nested)),
            }
        }
        Self {
            domain: domain.map(Text::from),
            name: contract.name().into(),
            module: contract.module().map(Text::from),
            package: contract.package().map(Text::from),
            surface: contract.surface(),
            mcp: contract.placement(),
            entries,
            includes,
            retired: contract.retired().iter().map(|reason| Text::from(*reason)).collect(),
        }
    }

    /// The type with its module, as a reader finds it: `my_crate::fetch::FetchError`.
    pub fn path(&self) -> String {
        match &self.module {
            Some(module) => format!("{module}::{}", self.name),
            None => self.name.clone().into_owned(),
        }
    }

    /// The entry with this reason.
    pub fn find(&self, reason: &str) -> Option<&CatalogEntry> {
        self.entries.iter().find(|entry| entry.reason == reason)
    }
}

impl Include {
    fn of(nested: &Nested) -> Self {
        let inner = nested.contract();
        Self {
            variant: nested.variant().map(Text::from),
            name: inner.name().into(),
            domain: inner.domain().map(Text::from),
            module: inner.module().map(Text::from),
            delegated: inner.is_delegated() && inner.parts().is_empty(),
            overrides: overrides(nested.overrides()),
        }
    }
}

/// By key, in the words of the attributes.
fn overrides(said: &Overrides) -> BTreeMap<Text, Text> {
    let mut overrides = BTreeMap::new();
    let mut say = |key: &'static str, value: Option<Text>| {
        if let Some(value) = value {
            overrides.insert(Text::from(key), value);
        }
    };
    say("code", said.code.map(|code| format!("{code}").into()));
    say("retry", said.retry.map(|retry| retry.as_str().into()));
    say("retry_after", said.retry_after.map(|delay| format!("{}", crate::retry::wire_seconds(delay)).into()));
    say("severity", said.severity.map(|severity| severity.as_str().into()));
    say("recovery", said.recovery.map(Text::from));
    say("http", said.http.map(|status| format!("{status}").into()));
    say("message", said.message.map(Text::from));
    say("field", said.field.map(Text::from));
    say("protocol", said.protocol.then(|| "true".into()));
    for name in said.varies.names() {
        // A declared default stays; the reader is told that it is one.
        let declared = overrides.get(name).map(|text| format!("{text} (varies)"));
        overrides.insert(name.into(), declared.map_or("varies".into(), Text::from));
    }
    overrides
}
