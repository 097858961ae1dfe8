//! `allow` names a check about prose: everything else is not a matter of taste.

use darling::error::Accumulator;
use syn::Ident;

use super::{
    catalog::{CHECKS, SAME_HINT, SOURCE_IN_MESSAGE, UNKNOWN_CHECK},
    text::{RULES, find_rule},
};
use crate::model::{Contract, Variant};

/// Reports every name that cannot be allowed.
pub(super) fn check_allow(contract: &Contract<'_>, errors: &mut Accumulator) {
    let on_variants = contract.variants.iter().flat_map(|variant| &variant.allow);
    for name in contract.allow.iter().chain(on_variants).flat_map(|allow| &allow.checks) {
        if let Some(message) = mistake(name) {
            errors.push(UNKNOWN_CHECK.error(message, name));
        }
    }
}

/// The names that may be broken on this variant.
pub(super) fn allowed(contract: &Contract<'_>, variant: &Variant<'_>) -> Vec<String> {
    let allow = contract.allow.iter().chain(&variant.allow);
    allow.flat_map(|allow| &allow.checks).map(ToString::to_string).collect()
}

fn mistake(name: &Ident) -> Option<String> {
    let written = name.to_string();
    if allowable().any(|known| known == written) {
        return None;
    }
    let is_known = find_rule(&written).is_some() || CHECKS.iter().any(|check| check.name == written);
    if is_known {
        return Some(format!(
            "`{written}` cannot be allowed: only checks about the prose can, because the rest is not a matter of taste"
        ));
    }
    let nearest = allowable()
        .min_by_key(|known| strsim::damerau_levenshtein(known, &written))
        .filter(|known| strsim::damerau_levenshtein(known, &written) <= known.len() / 3 + 1);
    Some(match nearest {
        Some(nearest) => format!("unknown check `{written}`: did you mean `{nearest}`?"),
        None => {
            format!("unknown check `{written}`; known are {}", allowable().collect::<Vec<_>>().join(", "))
        }
    })
}

fn allowable() -> impl Iterator<Item = &'static str> {
    let rules = RULES.iter().filter(|rule| rule.allowable).map(|rule| rule.name);
    rules.chain([SAME_HINT.name, SOURCE_IN_MESSAGE.name])
}
