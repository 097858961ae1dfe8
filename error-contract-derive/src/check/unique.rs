//! A reason names one failure of a type, and a retired one names none.

use std::collections::HashMap;

use darling::error::Accumulator;

use crate::check::catalog::{REASON_RETIRED, REASON_TAKEN};
use crate::model::Contract;

/// Reports every further use of a reason, and every use of a retired one.
pub(super) fn check_unique(contract: &mut Contract<'_>, errors: &mut Accumulator) {
    let mut seen: HashMap<&str, String> = HashMap::new();
    for variant in &mut contract.variants {
        let Some(reason) = &variant.said.reason else { continue };
        if let Some(first) = seen.get(reason.value.as_str()) {
            let message = format!(
                "reason `{}` is already used by `{first}`: give `{}` one of its own",
                reason.value, variant.ident
            );
            errors.push(REASON_TAKEN.error(message, &reason.span));
            variant.broken = true;
            continue;
        }
        if contract.retired.iter().any(|retired| retired.value == reason.value) {
            let message = format!(
                "reason `{}` is retired: old callers would take this failure for another one; choose a new name",
                reason.value
            );
            errors.push(REASON_RETIRED.error(message, &reason.span));
            variant.broken = true;
        }
        // The reason outlives this loop only as a key.
        seen.insert(reason.value.as_str(), variant.ident.to_string());
    }
}
