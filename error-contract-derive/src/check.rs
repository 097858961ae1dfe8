//! Rules across values, one a file. What is wrong is reported; what is doubtful becomes advice.

mod conflicts;
mod required;
mod reserved;
mod unique;

use darling::{Error, error::Accumulator};
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
    Vec::new()
}

/// An error at a place.
fn error(message: impl std::fmt::Display, span: Span) -> Error {
    Error::custom(message).with_span(&span)
}
