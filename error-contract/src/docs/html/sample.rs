//! What one entry looks like on the wire: examples for the page, written straight into it. Texts are as they
//! are declared, values as their types have them, as in the `OpenAPI` document.

use core::fmt::{self, Write};

use askama::{FastWritable, Values, filters::HtmlSafe};

use super::text::{escape, pass};
use crate::{
    Retry, Varies,
    catalog::{CatalogContract, CatalogEntry, Delay},
    docs::{
        types,
        words::{is_break, is_hidden},
    },
};

/// The envelope that is shown.
#[derive(Clone, Copy)]
enum Envelope {
    Response,
    Problem,
    /// `structuredContent.error`, or a JSON-RPC error object: they differ in their numbers.
    Object(i32),
    Text,
}

/// An example of one envelope of an entry.
#[derive(Clone, Copy)]
pub(super) struct Sample<'a> {
    domain: Option<&'a str>,
    entry: &'a CatalogEntry,
    envelope: Envelope,
}

impl<'a> Sample<'a> {
    fn new(contract: &'a CatalogContract, entry: &'a CatalogEntry, envelope: Envelope) -> Self {
        Self { domain: contract.domain.as_deref(), entry, envelope }
    }

    /// An `ErrorResponse`.
    pub(super) fn response(contract: &'a CatalogContract, entry: &'a CatalogEntry) -> Self {
        Self::new(contract, entry, Envelope::Response)
    }

    /// A problem, with the headers it comes with.
    pub(super) fn problem(contract: &'a CatalogContract, entry: &'a CatalogEntry) -> Self {
        Self::new(contract, entry, Envelope::Problem)
    }

    /// The structured error of an MCP tool result.
    pub(super) fn structured(contract: &'a CatalogContract, entry: &'a CatalogEntry) -> Self {
        Self::new(contract, entry, Envelope::Object(entry.code.jsonrpc))
    }

    /// A JSON-RPC error object.
    pub(super) fn error_object(contract: &'a CatalogContract, entry: &'a CatalogEntry) -> Self {
        Self::new(contract, entry, Envelope::Object(entry.code.error_object))
    }

    /// The text block of an MCP tool result.
    pub(super) fn text(contract: &'a CatalogContract, entry: &'a CatalogEntry) -> Self {
        Self::new(contract, entry, Envelope::Text)
    }

    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self.envelope {
            Envelope::Response => Object::write(out, |object| self.write_response(object)),
            Envelope::Problem => {
                let code = &self.entry.code;
                writeln!(out, "HTTP/1.1 {} {}", code.http, crate::problem::status_phrase(code.http))?;
                writeln!(out, "Content-Type: {}", crate::problem::CONTENT_TYPE)?;
                if let Some(seconds) = self.seconds() {
                    writeln!(out, "Retry-After: {seconds}")?;
                }
                out.write_char('\n')?;
                Object::write(out, |object| self.write_problem(object))
            }
            Envelope::Object(code) => Object::write(out, |object| self.write_object(object, code)),
            Envelope::Text => self.write_text(out),
        }
    }

    fn write_response(self, object: &mut Object<'_>) -> fmt::Result {
        let entry = self.entry;
        object.raw("code", entry.code.number)?;
        object.text("message", self.message())?;
        object.raw("retryable", entry.retry.is_transient())?;
        object.object("details", |details| {
            details.text_if_some("field", self.field())?;
            details.text("reason", &entry.reason)?;
            details.text_if_some("domain", self.domain)?;
            details.text("suggestion", &entry.recovery)?;
            details.text("retry", entry.retry.as_str())?;
            details.raw_if_some("retryAfter", self.seconds())?;
            if !self.has_context() {
                return Ok(());
            }
            details.object("context", |context| self.write_context(context))
        })
    }

    fn write_problem(self, object: &mut Object<'_>) -> fmt::Result {
        let entry = self.entry;
        if let Some(docs) = entry.docs.as_deref() {
            match docs.split_once("{reason}") {
                Some((before, after)) => object.pieces("type", &[before, &entry.reason, after])?,
                None => object.text("type", docs)?,
            }
            object.text("title", &entry.when)?;
        } else {
            object.text("type", "about:blank")?;
            object.text("title", crate::problem::status_phrase(entry.code.http))?;
        }
        object.raw("status", entry.code.http)?;
        object.text("detail", self.message())?;
        object.raw("code", entry.code.number)?;
        object.text("reason", &entry.reason)?;
        object.text_if_some("domain", self.domain)?;
        object.raw("retryable", entry.retry.is_transient())?;
        object.text("retry", entry.retry.as_str())?;
        object.raw_if_some("retryAfter", self.seconds())?;
        object.text("recovery", &entry.recovery)?;
        object.text_if_some("field", self.field())?;
        if !self.has_context() {
            return Ok(());
        }
        object.object("context", |context| self.write_context(context))
    }

    fn write_object(self, object: &mut Object<'_>, code: i32) -> fmt::Result {
        let entry = self.entry;
        object.raw("code", code)?;
        object.text("message", self.message())?;
        object.object("data", |data| {
            if entry.protocol {
                data.raw("code", entry.code.number)?;
            }
            data.raw("retryable", entry.retry.is_transient())?;
            data.text("retry", entry.retry.as_str())?;
            data.raw_if_some("retryAfter", self.seconds())?;
            data.text_if_some("domain", self.domain)?;
            if entry.code.number != entry.code.jsonrpc {
                data.raw("domainCode", entry.code.number)?;
            }
            data.text_if_some("field", self.field())?;
            data.object("recovery", |recovery| recovery.text("hint", &entry.recovery))?;
            self.write_context(data)?;
            data.text("reason", &entry.reason)
        })
    }

    fn write_text(self, out: &mut dyn Write) -> fmt::Result {
        let entry = self.entry;
        out.write_str("Error: ")?;
        escape(out, self.message())?;
        if !self.message().contains(&*entry.recovery) {
            out.write_str("\n\nRecovery: ")?;
            escape(out, &entry.recovery)?;
        }
        out.write_str("\n\n(reason ")?;
        escape(out, &entry.reason)?;
        out.write_str(if entry.retry == Retry::Transient { " · retryable)" } else { " · not retryable)" })
    }

    /// The template, where it is known: what each occurrence fills in is not.
    fn message(self) -> &'a str {
        self.entry.message.as_deref().unwrap_or(&self.entry.when)
    }

    /// Where every occurrence has the same.
    fn field(self) -> Option<&'a str> {
        self.entry.field.as_deref().filter(|_| !self.entry.varies.contains(Varies::FIELD))
    }

    /// Where every occurrence has one; 30 stands for what each says.
    fn seconds(self) -> Option<u64> {
        match self.entry.retry_after? {
            _ if self.entry.retry == Retry::Terminal || self.entry.varies.contains(Varies::RETRY) => None,
            Delay::Seconds(seconds) => Some(seconds),
            Delay::PerOccurrence => Some(30),
            Delay::Sometimes => None,
        }
    }

    fn has_context(self) -> bool {
        !self.entry.context.is_empty() && !self.entry.varies.contains(Varies::CONTEXT)
    }

    fn write_context(self, object: &mut Object<'_>) -> fmt::Result {
        if !self.has_context() {
            return Ok(());
        }
        self.entry.context.iter().try_for_each(|field| object.raw(&field.name, types::sample(field)))
    }
}

impl fmt::Display for Sample<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(out)
    }
}

impl HtmlSafe for Sample<'_> {}

impl FastWritable for Sample<'_> {
    fn write_into(&self, out: &mut dyn Write, _: &dyn Values) -> askama::Result<()> {
        Ok(self.write(out)?)
    }
}

/// A JSON object, indented, whose text is safe in HTML.
struct Object<'a> {
    out: &'a mut dyn Write,
    indent: usize,
    is_first: bool,
}

impl Object<'_> {
    fn write(out: &mut dyn Write, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        out.write_char('{')?;
        fill(&mut Object { out, indent: 1, is_first: true })?;
        out.write_str("\n}")
    }

    fn key(&mut self, key: &str) -> fmt::Result {
        self.out.write_str(if self.is_first { "\n" } else { ",\n" })?;
        self.is_first = false;
        for _ in 0..self.indent {
            self.out.write_str("  ")?;
        }
        self.out.write_char('"')?;
        escape_json(self.out, key)?;
        self.out.write_str("\": ")
    }

    fn raw(&mut self, key: &str, value: impl fmt::Display) -> fmt::Result {
        self.key(key)?;
        write!(self.out, "{value}")
    }

    fn raw_if_some(&mut self, key: &str, value: Option<u64>) -> fmt::Result {
        value.map_or(Ok(()), |value| self.raw(key, value))
    }

    fn text(&mut self, key: &str, text: &str) -> fmt::Result {
        self.pieces(key, &[text])
    }

    fn text_if_some(&mut self, key: &str, text: Option<&str>) -> fmt::Result {
        text.map_or(Ok(()), |text| self.text(key, text))
    }

    fn pieces(&mut self, key: &str, pieces: &[&str]) -> fmt::Result {
        self.key(key)?;
        self.out.write_char('"')?;
        pieces.iter().try_for_each(|piece| escape_json(self.out, piece))?;
        self.out.write_char('"')
    }

    fn object(&mut self, key: &str, fill: impl FnOnce(&mut Object<'_>) -> fmt::Result) -> fmt::Result {
        self.key(key)?;
        self.out.write_char('{')?;
        fill(&mut Object { out: &mut *self.out, indent: self.indent + 1, is_first: true })?;
        self.out.write_char('\n')?;
        for _ in 0..self.indent {
            self.out.write_str("  ")?;
        }
        self.out.write_char('}')
    }
}

/// The inside of a JSON string, in HTML. What is not seen is written as its number.
fn escape_json(out: &mut dyn Write, text: &str) -> fmt::Result {
    pass(
        out,
        text,
        |byte| matches!(byte, b'<' | b'>' | b'&' | b'"' | b'\\'),
        |out, special, _| match special {
            '<' => out.write_str("&lt;"),
            '>' => out.write_str("&gt;"),
            '&' => out.write_str("&amp;"),
            '"' => out.write_str("\\\""),
            '\\' => out.write_str("\\\\"),
            '\n' => out.write_str("\\n"),
            '\r' => out.write_str("\\r"),
            '\t' => out.write_str("\\t"),
            _ if is_break(special) || is_hidden(special) => {
                special.encode_utf16(&mut [0; 2]).iter().try_for_each(|unit| write!(out, "\\u{unit:04x}"))
            }
            _ => out.write_char(special),
        },
    )
}
