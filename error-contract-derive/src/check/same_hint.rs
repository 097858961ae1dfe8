//! Advice: one hint on failures that retry differently.

use std::collections::HashMap;

use super::{Advice, allow::allowed, catalog::SAME_HINT};
use crate::model::{Contract, Retry};

/// Compares the hints of the own entries.
pub(super) fn check_same_hint(contract: &Contract<'_>) -> Vec<Advice> {
    let mut seen: HashMap<String, (Retry, String)> = HashMap::new();
    let mut advice = Vec::new();
    for (index, variant) in contract.variants.iter().enumerate() {
        let (Some(recovery), Some(retry), false) = (&variant.said.recovery, variant.retry(), variant.broken)
        else {
            continue;
        };
        let hint = recovery.template.text.to_lowercase();
        let Some((other, first)) = seen.get(&hint) else {
            seen.insert(hint, (retry, variant.ident.to_string()));
            continue;
        };
        // What may be repeated as it is and what must be changed first are told apart by the caller;
        // correctable and terminal failures may well share a hint that says what else to do.
        let differs = other.is_transient() != retry.is_transient();
        if differs && !allowed(contract, variant).iter().any(|name| name == SAME_HINT.name) {
            advice.push(Advice {
                check: SAME_HINT.name,
                message: format!(
                    "`{first}` has the same hint and is {}, `{}` is {}: say on each what helps there",
                    other.name(),
                    variant.ident,
                    retry.name()
                ),
                span: recovery.template.span,
                variant: index,
            });
        }
    }
    advice
}
