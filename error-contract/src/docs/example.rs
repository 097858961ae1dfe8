//! What one entry looks like on the wire: examples for every format that shows one. Texts are as they are declared,
//! values as their types have them.

use super::{json::Object, types};
use crate::{catalog::CatalogEntry, problem::status_phrase};

/// An occurrence of an entry, as an example.
#[derive(Clone, Copy)]
pub(super) struct Example<'a> {
    pub(super) domain: Option<&'a str>,
    pub(super) entry: &'a CatalogEntry,
    /// The delay, where an occurrence has one.
    pub(super) seconds: Option<u64>,
    /// The path of the offending input, where every occurrence has the same.
    pub(super) field: Option<&'a str>,
    pub(super) has_context: bool,
}

/// What stands for a delay that each occurrence says.
pub(super) const SECONDS: u64 = 30;

impl<'a> Example<'a> {
    /// The template of the message, where it is known: what each occurrence fills in is not.
    pub(super) fn message(&self) -> &'a str {
        self.entry.message.as_deref().unwrap_or(&self.entry.when)
    }

    /// An `ErrorResponse`.
    pub(super) fn response(&self, object: &mut Object<'_>) {
        let entry = self.entry;
        object.number("code", entry.code.number);
        object.text("message", self.message());
        object.bool("retryable", entry.retry.is_transient());
        object.object("details", |details| {
            details.text_if_some("field", self.field);
            details.text("reason", &entry.reason);
            details.text_if_some("domain", self.domain);
            details.text("suggestion", &entry.recovery);
            details.text("retry", entry.retry.as_str());
            self.retry_after(details);
            self.context_object(details);
        });
    }

    /// A problem document.
    pub(super) fn problem(&self, object: &mut Object<'_>) {
        let entry = self.entry;
        if let Some(docs) = entry.docs_url() {
            object.text("type", &docs);
            object.text("title", &entry.when);
        } else {
            object.text("type", "about:blank");
            object.text("title", status_phrase(entry.code.http));
        }
        object.number("status", entry.code.http);
        object.text("detail", self.message());
        object.number("code", entry.code.number);
        object.text("reason", &entry.reason);
        object.text_if_some("domain", self.domain);
        object.bool("retryable", entry.retry.is_transient());
        object.text("retry", entry.retry.as_str());
        self.retry_after(object);
        object.text("recovery", &entry.recovery);
        object.text_if_some("field", self.field);
        self.context_object(object);
    }

    /// `structuredContent.error`, or a JSON-RPC error object: they differ in their numbers.
    pub(super) fn error(&self, object: &mut Object<'_>, code: i32) {
        let entry = self.entry;
        object.number("code", code);
        object.text("message", self.message());
        object.object("data", |data| {
            if entry.protocol {
                data.number("code", entry.code.number);
            }
            data.bool("retryable", entry.retry.is_transient());
            data.text("retry", entry.retry.as_str());
            self.retry_after(data);
            data.text_if_some("domain", self.domain);
            if entry.code.number != entry.code.jsonrpc {
                data.number("domainCode", entry.code.number);
            }
            data.text_if_some("field", self.field);
            data.object("recovery", |recovery| recovery.text("hint", &entry.recovery));
            self.context(data);
            data.text("reason", &entry.reason);
        });
    }

    fn retry_after(&self, object: &mut Object<'_>) {
        if let Some(seconds) = self.seconds {
            object.number("retryAfter", seconds.cast_signed());
        }
    }

    fn context_object(&self, object: &mut Object<'_>) {
        if self.has_context {
            object.object("context", |context| self.context(context));
        }
    }

    fn context(&self, object: &mut Object<'_>) {
        for field in self.entry.context.iter().filter(|_| self.has_context) {
            object.raw(&field.name, types::sample(field));
        }
    }
}
