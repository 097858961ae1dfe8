//! The text block of an MCP tool result: the message, the hint, the terms.
//!
//! ```text
//! Error: <message>
//!
//! Recovery: <hint>
//!
//! (reason <reason> · not retryable · request <id>)
//! ```

use super::{Envelope, Limits, Said};
use crate::{Retry, paragraphs::outdented};

/// Any text is a message; what has the shape above comes apart.
pub(super) fn said_in(text: &str, limits: &Limits) -> Said {
    let mut said = Said::new(Envelope::Text);
    let mut rest = text;
    if let Some((before, terms)) = text.rsplit_once("\n\n(") {
        if terms.strip_suffix(')').is_some_and(|terms| say_terms(&mut said, terms, limits)) {
            rest = before;
        }
    } else if let Some(terms) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'))
        && say_terms(&mut said, terms, limits)
    {
        return said;
    }
    // Only a text of this shape has a hint: in any other, the words could be anybody's.
    if let Some(framed) = rest.strip_prefix("Error: ") {
        rest = framed;
        if let Some((before, hint)) = framed.rsplit_once("\n\nRecovery: ") {
            rest = before;
            said.recovery = limits.recovery_of(&outdented(hint));
        }
        let message = outdented(rest);
        said.message = (!message.trim().is_empty()).then(|| limits.text_of(&message));
        return said;
    }
    said.message = (!rest.trim().is_empty()).then(|| limits.text_of(rest));
    said
}

/// `reason no_match · not retryable · request r-7`: each may be missing, nothing else may be there.
fn say_terms(said: &mut Said, terms: &str, limits: &Limits) -> bool {
    let (mut reason, mut retry, mut request_id) = (None, None, None);
    let mut rest = terms;
    if let Some(from) = rest.strip_prefix("reason ") {
        let (name, tail) = split_term(from);
        (reason, rest) = (Some(name), tail);
    }
    let (word, tail) = split_term(rest);
    retry = match word {
        "retryable" => Some(Retry::Transient),
        "not retryable" => Some(Retry::Correctable),
        _ => retry,
    };
    if retry.is_some() {
        rest = tail;
    }
    // An id may hold anything, so it goes on to the end.
    if let Some(id) = rest.strip_prefix("request ") {
        (request_id, rest) = (Some(id), "");
    }
    let is_said = reason.is_some() || retry.is_some() || request_id.is_some();
    if !is_said || !rest.is_empty() || reason.is_some_and(|name| name.contains(char::is_whitespace)) {
        return false;
    }
    said.reason = reason.and_then(|name| limits.name_of(name));
    said.retry = retry;
    said.request_id = request_id.and_then(|id| limits.name_of(id));
    true
}

/// The term in front of the next ` · `.
fn split_term(terms: &str) -> (&str, &str) {
    terms.split_once(" · ").unwrap_or((terms, ""))
}
