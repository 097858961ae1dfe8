//! Advice: a message that holds its source.

use super::{Advice, allow::allowed, catalog::SOURCE_IN_MESSAGE};
use crate::model::{Contract, Field, Variant};

/// Looks for a placeholder of `#[error("…")]` that names the source.
pub(super) fn check_source_in_message(contract: &Contract<'_>) -> Vec<Advice> {
    let mut advice = Vec::new();
    for (index, variant) in contract.variants.iter().enumerate() {
        let Some(display) = &variant.said.display else { continue };
        // `message = "…"` is what the caller sees; a transparent variant has the message of what is inside.
        if variant.said.message.is_some() || variant.transparent.is_some() || variant.broken {
            continue;
        }
        let arguments = display.arguments.iter().map(String::as_str);
        let mut shown = placeholders(&display.template.value).chain(arguments);
        let Some(name) = shown.find(|name| names_source(variant, name)) else {
            continue;
        };
        if allowed(contract, variant).iter().any(|name| name == SOURCE_IN_MESSAGE.name) {
            continue;
        }
        advice.push(Advice {
            check: SOURCE_IN_MESSAGE.name,
            message: format!(
                "`{name}` is the source, so its text is sent to the caller and stands in the log twice; drop it, or say what the caller sees as `#[contract(message = \"…\")]`"
            ),
            span: display.template.span,
            variant: index,
        });
    }
    advice
}

/// The names in the placeholders of a format string.
fn placeholders(template: &str) -> impl Iterator<Item = &str> {
    let mut rest = template;
    std::iter::from_fn(move || {
        loop {
            let (_, after) = rest.split_once('{')?;
            if let Some(escaped) = after.strip_prefix('{') {
                rest = escaped;
                continue;
            }
            let (placeholder, after) = after.split_once('}')?;
            rest = after;
            let name = placeholder.split_once(':').map_or(placeholder, |(name, _)| name);
            return Some(name.trim());
        }
    })
}

fn names_source(variant: &Variant<'_>, name: &str) -> bool {
    let is_source = |field: &Field<'_>| field.private == Some("the source");
    match name.parse::<usize>() {
        Ok(position) => variant.fields.get(position).is_some_and(is_source),
        Err(_) => variant.fields.iter().any(|field| field.name.as_deref() == Some(name) && is_source(field)),
    }
}
