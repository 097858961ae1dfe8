//! Rules across values, one a file. What is wrong is reported; what is doubtful becomes advice.

mod allow;
pub(crate) mod catalog;
mod conflicts;
mod prose;
mod required;
mod reserved;
mod same_hint;
mod source_in_message;
pub(crate) mod text;
mod unique;

use darling::error::Accumulator;
use proc_macro2::Span;

use crate::model::Contract;

/// A warning: shown at a literal, named after its check.
pub(crate) struct Advice {
    pub(crate) check: &'static str,
    pub(crate) message: String,
    pub(crate) span: Span,
    /// The variant it is about.
    pub(crate) variant: usize,
}

/// Checks the contract. Variants with a mistake are marked, so that nothing is built on them.
pub(crate) fn check(contract: &mut Contract<'_>, errors: &mut Accumulator) -> Vec<Advice> {
    required::check_required(contract, errors);
    unique::check_unique(contract, errors);
    conflicts::check_conflicts(contract, errors);
    reserved::check_reserved(contract, errors);
    allow::check_allow(contract, errors);
    let mut advice = prose::check_prose(contract, errors);
    advice.extend(same_hint::check_same_hint(contract));
    advice.extend(source_in_message::check_source_in_message(contract));
    // What has a mistake is rewritten anyway.
    advice.retain(|advice| contract.variants.get(advice.variant).is_some_and(|variant| !variant.broken));
    advice
}
