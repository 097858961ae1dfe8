//! What every entry must say.

use darling::error::Accumulator;

use crate::check::catalog::MISSING_KEY;
use crate::{
    model::{Contract, Variant},
    parse::snake_case,
};

/// Reports every missing key, at the name of the variant, with what to write.
pub(super) fn check_required(contract: &mut Contract<'_>, errors: &mut Accumulator) {
    for variant in &mut contract.variants {
        if variant.transparent.is_some() || variant.wrong.contains(&"transparent") {
            continue;
        }
        let missing = missing(variant);
        for (key, advice) in &missing {
            if !variant.unreadable && !variant.wrong.contains(key) {
                let message = format!("`{}` has no `{key}`: {advice}", variant.ident);
                errors.push(MISSING_KEY.error(message, variant.ident));
            }
        }
        variant.broken |= !missing.is_empty();
    }
}

fn missing(variant: &Variant<'_>) -> Vec<(&'static str, String)> {
    let said = &variant.said;
    let mut missing = Vec::new();
    if said.reason.is_none() {
        let name = snake_case(&variant.ident.to_string());
        let name = if name.is_empty() { "…".to_owned() } else { name };
        missing.push((
            "reason",
            format!("write `#[reason(\"{name}\")]`, the stable name that callers switch on"),
        ));
    }
    if said.code.is_none() {
        missing.push(("code", "write `#[code(NotFound)]` with the name of its class".to_owned()));
    }
    if said.when.is_none() {
        missing
            .push(("when", "say the condition in a doc comment (`/// …`) or as `#[when(\"…\")]`".to_owned()));
    }
    if said.recovery.is_none() {
        missing.push((
            "recovery",
            "write `#[recovery(\"…\")]`: what the caller should do next, in at least five words".to_owned(),
        ));
    }
    missing
}
