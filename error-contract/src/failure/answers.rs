//! What a failure answers the envelopes: what was said where it was raised, else what the entry that it
//! was made from says, else what the error inside it says.

use alloc::borrow::Cow;
#[cfg(feature = "serde")]
use alloc::vec::Vec;
use core::time::Duration;

#[cfg(feature = "serde")]
use super::Data;
use super::{Failure, layers::Said};
use crate::{
    Class, Entry, ErrorContract, Retry, Severity, Varies, mcp::Placement, private::marks::unless_terminal,
};
#[cfg(feature = "serde")]
use crate::{context, json::Object};

/// The reasons under which frameworks refuse a call before anything ran: a modelled outcome.
const REFUSALS: [&str; 2] = ["invalid_arguments", "client_capability_missing"];

/// The hint of an entry, where there is one that can be sent as it stands: a template cannot.
pub(crate) fn hint(entry: &Entry) -> Option<&'static str> {
    let template = entry.varies().contains(Varies::RECOVERY) && entry.recovery().contains('{');
    Some(entry.recovery()).filter(|hint| !hint.is_empty() && !template)
}

/// Where the hint of a failure comes from.
#[derive(Clone, Copy)]
pub(crate) enum Hint<'a> {
    Text(&'a str),
    Error(&'a dyn ErrorContract),
}

impl Failure {
    pub(crate) fn said_reason(&self) -> Option<&str> {
        self.ask_both(
            |data| data.reason.as_deref().or(data.entry.as_ref().map(Entry::reason)),
            |error| Some(error.reason()),
        )
    }

    pub(crate) fn said_domain(&self) -> Option<&str> {
        match self.ask(|data| data.domain.as_deref().or(data.entry.as_ref().and_then(Entry::domain)))? {
            Said::Here(domain) => Some(domain),
            Said::Inside(error) => error.domain(),
        }
    }

    pub(crate) fn said_retry(&self) -> Option<Retry> {
        self.ask_both(
            |data| data.retry.or(data.entry.as_ref().and_then(Entry::declared_retry)),
            |error| Some(error.retry()),
        )
    }

    pub(crate) fn said_retry_after(&self) -> Option<Duration> {
        let delay = self.ask_both(
            |data| data.retry_after.or(data.entry.as_ref().and_then(Entry::retry_after)),
            ErrorContract::retry_after,
        );
        self.said_retry().map_or(delay, |retry| unless_terminal(retry, delay))
    }

    pub(crate) fn said_field(&self) -> Option<Cow<'_, str>> {
        self.ask_both(
            |data| {
                let declared = || data.entry.as_ref().and_then(Entry::field);
                data.field.as_deref().or_else(declared).map(Cow::Borrowed)
            },
            ErrorContract::field,
        )
    }

    pub(crate) fn said_original_error(&self) -> Option<Cow<'_, str>> {
        self.ask_both(|data| data.original_error.as_deref().map(Cow::Borrowed), ErrorContract::original_error)
    }

    /// What was said where it was raised, else what is declared: by the contract in force, else by the entry
    /// that it was made from.
    pub(crate) fn said_recovery(&self, declared: Option<&'static str>) -> Option<Hint<'_>> {
        match self.ask(|data| data.recovery.as_deref()) {
            Some(Said::Here(text)) => Some(Hint::Text(text)),
            Some(Said::Inside(error)) => Some(Hint::Error(error)),
            None => declared
                .or_else(|| self.ask_both(|data| data.entry.as_ref().and_then(hint), |_| None))
                .map(Hint::Text),
        }
    }

    /// What the error inside says, else what is declared: by the contract in force, else by the entry that it
    /// was made from; else what every failure is.
    pub(crate) fn said_severity(&self, declared: Option<Severity>) -> Severity {
        let inside = self.ask_both(|_| None, |error| Some(error.severity()));
        let made_from = || self.ask_both(|data| data.entry.as_ref().map(Entry::severity), |_| None);
        inside.or(declared).or_else(made_from).unwrap_or_else(|| {
            match (self.code().class(), self.said_reason()) {
                (Class::RequestCancelled, _) => Severity::Info,
                (_, Some(reason)) if REFUSALS.contains(&reason) => Severity::Notice,
                _ => Severity::Error,
            }
        })
    }

    pub(crate) fn said_http(&self) -> Option<u16> {
        self.ask_both(|data| data.entry.as_ref().and_then(Entry::declared_http_status), ErrorContract::__http)
    }

    pub(crate) fn is_protocol(&self) -> bool {
        self.ask_both(|data| data.entry.as_ref().map(Entry::is_protocol), |error| Some(error.is_protocol()))
            .unwrap_or_default()
    }

    /// Where the type of the error inside puts the structured error.
    pub(crate) fn said_placement(&self) -> Option<Placement> {
        self.ask_both(|_| None, ErrorContract::__placement)
    }

    /// What was declared, for the documentation.
    pub(crate) fn said_entry(&self) -> Option<&Entry> {
        self.ask_both(|data| data.entry.as_ref(), |error| Some(error.entry()))
    }

    /// What was being done.
    pub(crate) fn said_operation(&self) -> Option<&str> {
        self.ask_both(|data| data.operation.as_deref(), |_| None)
    }

    /// Domain and reason, where an entry declares the reason.
    #[cfg(feature = "tracing")]
    pub(crate) fn said_declared(&self) -> Option<(Option<&'static str>, &'static str)> {
        let declared = self.ask_both(
            |data| data.entry.as_ref().map(|entry| (entry.domain(), entry.reason())),
            |error| Some((error.domain(), error.reason())),
        );
        declared.filter(|&(_, reason)| self.said_reason() == Some(reason))
    }

    /// The values that may leave: those said further out win.
    #[cfg(feature = "serde")]
    pub(crate) fn write_context(&self, object: &mut Object<'_>) {
        let mut seen: Vec<&str> = Vec::new();
        let inside = self.ask(|data: &Data| {
            for (key, json) in &data.context {
                if !seen.contains(&&**key) {
                    seen.push(key);
                    object.json(key, json);
                }
            }
            None::<()>
        });
        if let Some(Said::Inside(error)) = inside {
            context::add_except(error, object, &|key| seen.contains(&key));
        }
    }
}
