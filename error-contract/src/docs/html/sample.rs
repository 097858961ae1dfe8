//! What one entry looks like on the wire, on the page.

use core::fmt::{self, Write};

use askama::{FastWritable, Values, filters::HtmlSafe};

use super::text::escape;
use crate::{
    Retry, Varies,
    catalog::{CatalogContract, CatalogEntry, Delay},
    docs::{
        example::{self, Example},
        json::{self, Object},
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
        let example = self.example();
        match self.envelope {
            Envelope::Response => write_json(out, |object| example.response(object)),
            Envelope::Problem => {
                let code = &self.entry.code;
                writeln!(out, "HTTP/1.1 {} {}", code.http, crate::problem::status_phrase(code.http))?;
                writeln!(out, "Content-Type: {}", crate::problem::CONTENT_TYPE)?;
                if let Some(seconds) = example.seconds {
                    writeln!(out, "Retry-After: {seconds}")?;
                }
                out.write_char('\n')?;
                write_json(out, |object| example.problem(object))
            }
            Envelope::Object(code) => write_json(out, |object| example.error(object, code)),
            Envelope::Text => write_text(out, &example),
        }
    }

    /// An occurrence as the entry by itself says it.
    fn example(self) -> Example<'a> {
        let entry = self.entry;
        let seconds = entry.retry_after.and_then(|delay| match delay {
            _ if entry.retry == Retry::Terminal || entry.varies.contains(Varies::RETRY) => None,
            Delay::Seconds(seconds) => Some(seconds),
            Delay::PerOccurrence => Some(example::SECONDS),
            Delay::Sometimes => None,
        });
        Example {
            domain: self.domain,
            entry,
            seconds,
            field: entry.field.as_deref().filter(|_| !entry.varies.contains(Varies::FIELD)),
            has_context: !entry.context.is_empty() && !entry.varies.contains(Varies::CONTEXT),
        }
    }
}

fn write_text(out: &mut dyn Write, example: &Example<'_>) -> fmt::Result {
    let entry = example.entry;
    out.write_str("Error: ")?;
    escape(out, example.message())?;
    if !example.message().contains(&*entry.recovery) {
        out.write_str("\n\nRecovery: ")?;
        escape(out, &entry.recovery)?;
    }
    out.write_str("\n\n(reason ")?;
    escape(out, &entry.reason)?;
    out.write_str(if entry.retry == Retry::Transient { " · retryable)" } else { " · not retryable)" })
}

/// A JSON object, indented. What is not seen is an escape in it already, so that its markup is all that is left.
fn write_json(out: &mut dyn Write, fill: impl FnOnce(&mut Object<'_>)) -> fmt::Result {
    let json = json::document(1024, fill);
    let mut rest = json.trim_end();
    while let Some(at) = rest.find(['<', '>', '&']) {
        let (plain, special) = rest.split_at(at);
        out.write_str(plain)?;
        out.write_str(match special.as_bytes() {
            [b'<', ..] => "&lt;",
            [b'>', ..] => "&gt;",
            _ => "&amp;",
        })?;
        rest = special.get(1..).unwrap_or_default();
    }
    out.write_str(rest)
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
