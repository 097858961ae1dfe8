//! Plain text for a terminal: all that is known about a reason.

use alloc::{
    format,
    string::{String, ToString as _},
    vec::Vec,
};
use core::{error::Error, fmt, fmt::Write as _};

mod distance;
mod wrap;

use self::{distance::distance, wrap::wrap};
use super::{Reference, words};
use crate::catalog::{CatalogContract, CatalogEntry};

/// How far the labels reach.
const LABELS: usize = 12;

impl Reference<'_> {
    /// All that is known about a reason, as plain text in lines of at most 80 columns: what `explain
    /// no_match` prints. A section for each domain that has it. Text of the contract cannot control the
    /// terminal.
    ///
    /// # Errors
    ///
    /// Where no failure has the reason: with those that are spelled most like it.
    ///
    /// ```
    /// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
    ///
    /// const LAMP: &Contract = &Contract::new("LampError", &[Part::Entry(
    ///     Entry::new("not_paired", Code::Unauthorized)
    ///         .with_domain("lamp")
    ///         .with_when("The lamp is not paired.")
    ///         .with_recovery("Hold the button on the lamp for five seconds."),
    /// )]);
    ///
    /// let catalog = Catalog::of(&[LAMP])?;
    /// let reference = Reference::new(&catalog);
    /// assert!(reference.explain("not_paired")?.starts_with(
    ///     "not_paired, in the domain lamp\n\n  \
    ///      when        The lamp is not paired.\n  \
    ///      recovery    Hold the button on the lamp for five seconds.\n  \
    ///      retry       correctable: change something first, then call again\n"
    /// ));
    /// assert_eq!(
    ///     reference.explain("not_pared").unwrap_err().to_string(),
    ///     "no failure has the reason `not_pared`; did you mean `not_paired`? 1 reason is declared",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain(&self, reason: &str) -> Result<String, NotDeclared> {
        let wanted = reason.trim();
        let mut text = String::new();
        for (contract, entry) in self.catalog.find(wanted) {
            if !text.is_empty() {
                text.push('\n');
            }
            explain(&mut text, self, contract, entry);
        }
        for contract in &self.catalog.contracts {
            if contract.retired.iter().any(|retired| retired == wanted) {
                if !text.is_empty() {
                    text.push('\n');
                }
                let domain = contract.domain.as_deref().unwrap_or_default();
                let _ = writeln!(text, "{}, in the domain {}", Visible(wanted), Visible(domain));
                let by = format!("retired by {}: no failure has it any more", contract.path());
                text.push('\n');
                line(&mut text, "retired", &by);
            }
        }
        if text.is_empty() { Err(NotDeclared::of(self, wanted)) } else { Ok(text) }
    }
}

fn explain(text: &mut String, reference: &Reference<'_>, contract: &CatalogContract, entry: &CatalogEntry) {
    let _ = write!(text, "{}", Visible(&entry.reason));
    if let Some(domain) = &contract.domain {
        let _ = write!(text, ", in the domain {}", Visible(domain));
    }
    text.push_str("\n\n");
    if let Some(deprecated) = &entry.deprecated {
        line(text, "deprecated", deprecated);
    }
    line(text, "when", &entry.when);
    line(text, "recovery", &entry.recovery);
    let mut retry = format!("{}: {}", entry.retry, words::meaning(entry.retry));
    if let Some(delay) = entry.retry_after {
        let _ = write!(retry, ", {}", words::delay(delay));
    }
    line(text, "retry", &retry);
    if let Some(message) = &entry.message {
        line(text, "message", message);
    }
    let code = &entry.code;
    line(
        text,
        "code",
        &format!("{} ({}), {}, fault {}", code.name, code.number, code.category, code.fault.as_str()),
    );
    let mut sent = format!("HTTP {}, gRPC {}, MCP {}, JSON-RPC ", code.http, code.grpc, code.jsonrpc);
    let _ = write!(sent, "{}{}", if entry.protocol { "always " } else { "" }, code.error_object);
    line(text, "sent as", &sent);
    line(text, "severity", entry.severity.as_str());
    if let Some(field) = &entry.field {
        line(text, "field", field);
    }
    for (index, field) in entry.context.iter().enumerate() {
        let null = if field.optional { ", may be null" } else { "" };
        line(text, if index == 0 { "context" } else { "" }, &format!("{}: {}{null}", field.name, field.ty));
    }
    let varies: Vec<_> = entry.varies.names().collect();
    if !varies.is_empty() {
        line(text, "varies", &format!("{}: each occurrence decides", varies.join(", ")));
    }
    let declared = match &entry.variant {
        Some(variant) if *variant != contract.name => format!("{}::{variant}", contract.path()),
        _ => contract.path(),
    };
    line(text, "declared", &declared);
    let mut label = "also by";
    for holder in &reference.catalog.contracts {
        let holds = holder.includes.iter().filter(|include| {
            (&include.domain, &include.name, &include.module)
                == (&contract.domain, &contract.name, &contract.module)
        });
        for include in holds {
            let mut by = holder.path();
            for (index, (key, said)) in include.overrides.iter().enumerate() {
                let _ = write!(by, "{}{key} {said}", if index == 0 { ", with " } else { ", " });
            }
            line(text, core::mem::take(&mut label), &by);
        }
    }
    if let Some(since) = &entry.since {
        line(text, "since", since);
    }
    if let Some(docs) = entry.docs_url() {
        line(text, "more", &docs);
    }
}

fn line(text: &mut String, label: &str, value: &str) {
    let value = Visible(value).to_string();
    for (index, part) in wrap(&value, 80 - 2 - LABELS).enumerate() {
        let label = if index == 0 { label } else { "" };
        let _ = writeln!(text, "  {label:<LABELS$}{part}");
    }
}

/// Text without anything that a terminal obeys.
struct Visible<'a>(&'a str);

impl fmt::Display for Visible<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.trim().chars().try_for_each(|letter| match letter {
            '\n' => out.write_char('\n'),
            _ if words::is_hidden(letter) => write!(out, "[U+{:04X}]", u32::from(letter)),
            _ if letter.is_whitespace() => out.write_char(' '),
            _ => out.write_char(letter),
        })
    }
}

/// No failure has this reason; from [`Reference::explain`].
///
/// ```
/// use error_contract::{Code, Contract, Entry, Part, catalog::Catalog, docs::Reference};
///
/// # const LAMP: &Contract = &Contract::new("LampError", &[
/// #     Part::Entry(Entry::new("not_paired", Code::Unauthorized).with_domain("lamp")),
/// #     Part::Entry(Entry::new("no_power", Code::ServiceUnavailable).with_domain("lamp")),
/// # ]);
/// let catalog = Catalog::of(&[LAMP])?;
/// let error = Reference::new(&catalog).explain("NoPower").unwrap_err();
/// assert_eq!(error.closest(), ["no_power"]);
/// assert_eq!(error.declared(), 2);
/// # Ok::<(), error_contract::catalog::CatalogError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotDeclared {
    reason: String,
    closest: Vec<String>,
    declared: usize,
}

/// How many are offered.
const OFFERED: usize = 3;

impl NotDeclared {
    fn of(reference: &Reference<'_>, wanted: &str) -> Self {
        let mut known: Vec<&str> = reference.catalog.entries().map(|(_, entry)| &*entry.reason).collect();
        known.sort_unstable();
        known.dedup();
        let lowered = wanted.to_lowercase().replace('-', "_");
        let close = |reason: &str| {
            let is_part = lowered.len() > 2 && (reason.contains(&*lowered) || lowered.contains(reason));
            let allowed = lowered.chars().count() / 3;
            distance(&lowered, reason, allowed).or(is_part.then_some(allowed + 1))
        };
        let mut closest: Vec<_> = known.iter().filter_map(|reason| Some((close(reason)?, *reason))).collect();
        closest.sort_unstable();
        Self {
            // Nobody reads an endless one.
            reason: Visible(wanted).to_string().chars().take(100).collect(),
            closest: closest.into_iter().take(OFFERED).map(|(_, reason)| reason.to_string()).collect(),
            declared: known.len(),
        }
    }

    /// Those that are spelled most like it, the closest first.
    pub fn closest(&self) -> &[String] {
        &self.closest
    }

    /// How many reasons there are.
    pub const fn declared(&self) -> usize {
        self.declared
    }
}

impl fmt::Display for NotDeclared {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no failure has the reason `{}`; ", self.reason)?;
        for (index, reason) in self.closest.iter().enumerate() {
            let lead = match index {
                0 => "did you mean ",
                _ if index + 1 == self.closest.len() => " or ",
                _ => ", ",
            };
            write!(out, "{lead}`{}`", Visible(reason))?;
        }
        if !self.closest.is_empty() {
            out.write_str("? ")?;
        }
        let verb = if self.declared == 1 { "is" } else { "are" };
        write!(out, "{} {verb} declared", words::counted(self.declared, "reason"))
    }
}

impl Error for NotDeclared {}
