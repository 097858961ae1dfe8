//! One entry, as data.

use alloc::{string::String, vec::Vec};

use super::{CatalogCode, Text};
use crate::{ContextField, Entry, Retry, Severity, Varies, retry::wire_seconds};

/// One declared failure.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct CatalogEntry {
    /// The stable name that callers switch on.
    pub reason: Text,
    /// The variant it is declared on, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<Text>,
    /// The code.
    pub code: CatalogCode,
    /// Whether repeating helps.
    pub retry: Retry,
    /// How long to wait before the next attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<Delay>,
    /// The log level.
    pub severity: Severity,
    /// The condition.
    pub when: Text,
    /// The hint, or its template.
    pub recovery: Text,
    /// The fields whose values are written into the hint.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub recovery_values: Vec<Text>,
    /// What the caller sees: the template of `message = "…"`, else that of `Display`, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message: Option<Text>,
    /// The static path of the offending input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<Text>,
    /// The documentation page, with `{reason}` where the reason belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub docs: Option<Text>,
    /// The release that declared it first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Text>,
    /// Why callers should stop relying on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<Text>,
    /// Whether it is sent as a JSON-RPC error object, not as a result.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub protocol: bool,
    /// The fields that may leave the process.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub context: Vec<CatalogField>,
    /// What each occurrence decides.
    #[serde(default, skip_serializing_if = "is_none", with = "varies_names")]
    pub varies: Varies,
}

/// How long to wait before the next attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Delay {
    /// Always this many seconds.
    Seconds(u64),
    /// Each occurrence says how long.
    PerOccurrence,
    /// Each occurrence may say how long.
    Sometimes,
}

/// A field that may leave the process.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct CatalogField {
    /// The name on the wire.
    pub name: Text,
    /// The type, as the author spelled it.
    #[serde(rename = "type")]
    pub ty: Text,
    /// Whether it may be `null`.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub optional: bool,
}

impl CatalogEntry {
    /// The entry as data.
    pub(super) fn of(entry: &Entry) -> Self {
        Self {
            reason: entry.reason().into(),
            variant: entry.variant().map(Text::from),
            code: CatalogCode::of(entry),
            retry: entry.retry(),
            retry_after: Delay::of(entry),
            severity: entry.severity(),
            when: entry.when().into(),
            recovery: entry.recovery().into(),
            recovery_values: entry.recovery_values().iter().map(|name| Text::from(*name)).collect(),
            message: entry.message().or(entry.display()).map(Text::from),
            field: entry.field().map(Text::from),
            docs: entry.docs().map(Text::from),
            since: entry.since().map(Text::from),
            deprecated: entry.deprecated().map(Text::from),
            protocol: entry.is_protocol(),
            context: entry.context().iter().map(CatalogField::of).collect(),
            varies: entry.varies(),
        }
    }

    /// The address of the documentation page.
    pub fn docs_url(&self) -> Option<String> {
        self.docs.as_ref().map(|docs| docs.replacen("{reason}", &self.reason, 1))
    }
}

impl Delay {
    fn of(entry: &Entry) -> Option<Self> {
        match entry.retry_after() {
            _ if entry.varies().contains(Varies::RETRY_AFTER) => {
                let is_sometimes = entry.is_delay_optional() || entry.varies().contains(Varies::RETRY);
                Some(if is_sometimes { Self::Sometimes } else { Self::PerOccurrence })
            }
            Some(delay) => Some(Self::Seconds(wire_seconds(delay))),
            None => None,
        }
    }
}

impl CatalogField {
    fn of(field: &ContextField) -> Self {
        Self { name: field.name().into(), ty: field.ty().into(), optional: field.is_optional() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn is_none(varies: &Varies) -> bool {
    *varies == Varies::NONE
}

/// By name, so that the file can be read and the numbers may change.
mod varies_names {
    use alloc::{borrow::Cow, format, vec::Vec};

    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use crate::Varies;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
    pub(super) fn serialize<S: Serializer>(varies: &Varies, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(varies.names())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Varies, D::Error> {
        let names = Vec::<Cow<'de, str>>::deserialize(from)?;
        names.iter().try_fold(Varies::NONE, |varies, name| {
            let unknown = || Error::custom(format!("`{name}` is nothing that varies"));
            Ok(varies.and(Varies::from_name(name).ok_or_else(unknown)?))
        })
    }
}
