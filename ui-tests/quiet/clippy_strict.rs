//! Clippy all, pedantic, nursery and a hand-picked restriction set, denied.
#![deny(clippy::all, clippy::pedantic, clippy::nursery)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions,
    clippy::absolute_paths,
    clippy::allow_attributes,
    clippy::allow_attributes_without_reason,
    clippy::missing_inline_in_public_items,
    clippy::exhaustive_enums,
    clippy::pattern_type_mismatch,
    clippy::wildcard_enum_match_arm,
    clippy::used_underscore_binding,
    clippy::str_to_string,
    clippy::std_instead_of_core,
    clippy::std_instead_of_alloc,
    clippy::arithmetic_side_effects,
    clippy::single_call_fn,
    clippy::min_ident_chars,
    clippy::ref_patterns,
    clippy::unreachable,
    clippy::rest_pat_in_fully_bound_structs,
    clippy::missing_trait_methods
)]
#![expect(clippy::redundant_pub_crate, reason = "the helper module below")]

use core::{error::Error, fmt};
use error_contract::ErrorContract;

#[non_exhaustive]
#[derive(Debug, ErrorContract)]
pub enum DamError<'a, T: fmt::Debug> {
    /// The gate does not answer
    #[reason("gate_silent")]
    #[code(Timeout)]
    #[retryable]
    #[recovery("Check the radio link to the gate first.")]
    Silent { _gate: &'a str, value: T },
    /// The basin is empty
    #[reason("basin_empty")]
    #[code(-33_045)]
    #[recovery("Wait for rain before you open the gate.")]
    Empty(u8, u16),
    /// The basin is full
    #[reason("basin_full")]
    #[code(Conflict)]
    #[recovery("Open the spillway before the water runs over.")]
    Full,
}

impl<T: fmt::Debug> fmt::Display for DamError<'_, T> {
    #[inline]
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("dam")
    }
}
#[expect(clippy::missing_trait_methods, reason = "the provided methods fit")]
impl<T: fmt::Debug> Error for DamError<'_, T> {}

fn main() {
    assert_eq!(api::reason(&DamError::Silent { _gate: "north", value: 1 }), "gate_silent", "named");
    assert_eq!(api::reason(&DamError::<u8>::Empty(1, 2)), "basin_empty", "tuple");
    assert_eq!(api::reason(&DamError::<u8>::Full), "basin_full", "unit");
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
