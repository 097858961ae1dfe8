//! One failure, as the page shows it.

use alloc::{string::String, vec::Vec};

use super::{
    sample::Sample,
    text::{Fragment, Shown, Template},
};
use crate::{
    Retry, Varies,
    catalog::{CatalogContract, CatalogEntry, Delay},
    docs::words,
    problem::status_phrase,
};

pub(super) struct EntryView<'a> {
    pub(super) contract: &'a CatalogContract,
    pub(super) entry: &'a CatalogEntry,
    pub(super) id: String,
    /// The same reason in other domains: the domain and the id.
    pub(super) twins: Vec<(&'a str, String)>,
}

impl<'a> EntryView<'a> {
    pub(super) fn id(&self) -> Shown<'_> {
        Shown(&self.id)
    }

    pub(super) fn link(&self) -> Fragment<'_> {
        Fragment(&self.id)
    }

    pub(super) fn reason(&self) -> Shown<'a> {
        Shown(&self.entry.reason)
    }

    pub(super) fn when(&self) -> Shown<'a> {
        Shown(&self.entry.when)
    }

    pub(super) fn deprecated(&self) -> Option<Shown<'a>> {
        self.entry.deprecated.as_deref().map(Shown)
    }

    pub(super) fn field(&self) -> Option<Shown<'a>> {
        self.entry.field.as_deref().map(Shown)
    }

    pub(super) fn since(&self) -> Option<Shown<'a>> {
        self.entry.since.as_deref().map(Shown)
    }

    pub(super) fn grpc(&self) -> Shown<'a> {
        Shown(&self.entry.code.grpc)
    }

    pub(super) fn context(&self) -> impl Iterator<Item = (Shown<'a>, Shown<'a>, bool)> {
        self.entry.context.iter().map(|field| (Shown(&field.name), Shown(&field.ty), field.optional))
    }

    pub(super) fn recovery(&self) -> Template<'a> {
        Template { text: &self.entry.recovery, fields: Some(&self.entry.recovery_values) }
    }

    pub(super) fn message(&self) -> Option<Template<'a>> {
        self.entry.message.as_deref().map(|text| Template { text, fields: None })
    }

    pub(super) fn phrase(&self) -> &'static str {
        status_phrase(self.entry.code.http)
    }

    /// What the retry tells the caller to do, before the hint says how.
    pub(super) fn next(&self) -> Next {
        match (self.entry.retry, self.entry.retry_after) {
            (Retry::Transient, Some(Delay::Seconds(seconds))) => Next::RepeatAfter(words::duration(seconds)),
            (Retry::Transient, Some(_)) => Next::RepeatWhenTold,
            (Retry::Transient, None) => Next::Repeat,
            (Retry::Correctable, _) => Next::Change,
            (Retry::Terminal, _) => Next::Stop,
        }
    }

    pub(super) fn delay(&self) -> Option<String> {
        self.entry.retry_after.map(words::delay)
    }

    /// The name of the standard, where the number has one.
    pub(super) fn standard(&self) -> Option<Shown<'a>> {
        let code = &self.entry.code;
        (code.name != code.class.name()).then_some(Shown(&code.name))
    }

    pub(super) fn docs(&self) -> Option<Docs> {
        self.entry.docs_url().map(Docs)
    }

    pub(super) fn twins(&self) -> impl Iterator<Item = (Shown<'a>, Fragment<'_>)> {
        self.twins.iter().map(|(domain, id)| (Shown(domain), Fragment(id)))
    }

    pub(super) fn varies(&self) -> impl Iterator<Item = &'static str> {
        self.entry.varies.names().filter_map(|name| {
            let said = Varies::from_name(name)?;
            Some(match said {
                Varies::CODE => "the code",
                Varies::RETRY => "the retry",
                Varies::RETRY_AFTER => "the delay",
                Varies::RECOVERY if !self.entry.recovery_values.is_empty() => "the values in the hint",
                Varies::RECOVERY => "the hint",
                Varies::FIELD => "the field",
                Varies::MESSAGE => "the values in the message",
                Varies::SEVERITY => "the log level",
                Varies::ORIGINAL_ERROR => "the vendor’s own code",
                Varies::PROTOCOL => "whether it is a protocol error",
                Varies::CONTEXT => "the context",
                _ => name,
            })
        })
    }

    /// Whether what is shown may be another in an occurrence, beyond the values in a text.
    pub(super) fn has_default(&self) -> bool {
        let varies = self.entry.varies;
        let is_hint_chosen = varies.contains(Varies::RECOVERY) && self.entry.recovery_values.is_empty();
        is_hint_chosen
            || [Varies::CODE, Varies::RETRY, Varies::SEVERITY].iter().any(|one| varies.contains(*one))
    }

    pub(super) fn response(&self) -> Sample<'a> {
        Sample::response(self.contract, self.entry)
    }

    pub(super) fn problem(&self) -> Sample<'a> {
        Sample::problem(self.contract, self.entry)
    }

    pub(super) fn structured(&self) -> Sample<'a> {
        Sample::structured(self.contract, self.entry)
    }

    pub(super) fn error_object(&self) -> Sample<'a> {
        Sample::error_object(self.contract, self.entry)
    }

    pub(super) fn text(&self) -> Sample<'a> {
        Sample::text(self.contract, self.entry)
    }

    /// The variant, as who matches on the type writes it.
    pub(super) fn variant(&self) -> Option<Shown<'a>> {
        let variant = self.entry.variant.as_deref()?;
        (variant != self.contract.name).then_some(Shown(variant))
    }
}

/// See [`EntryView::next`].
pub(super) enum Next {
    RepeatAfter(String),
    RepeatWhenTold,
    Repeat,
    Change,
    Stop,
}

/// The address of the documentation of an entry.
pub(super) struct Docs(String);

impl Docs {
    pub(super) fn url(&self) -> Shown<'_> {
        Shown(&self.0)
    }

    /// Only what a browser opens as a page becomes a link.
    pub(super) fn is_web(&self) -> bool {
        ["https://", "http://"].iter().any(|scheme| self.0.starts_with(scheme))
    }
}
