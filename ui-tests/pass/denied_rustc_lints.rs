//! Every allow-by-default rustc lint that generated code tends to trip, denied.
#![deny(
    warnings, missing_docs, unused, unused_qualifications, unreachable_pub, unused_lifetimes,
    single_use_lifetimes, elided_lifetimes_in_paths, explicit_outlives_requirements,
    trivial_casts, trivial_numeric_casts, unused_import_braces, unused_results, non_ascii_idents,
    missing_debug_implementations, missing_copy_implementations, let_underscore_drop,
    redundant_lifetimes, unnameable_types, unit_bindings, variant_size_differences, meta_variable_misuse,
    absolute_paths_not_starting_with_crate, keyword_idents, macro_use_extern_crate,
    unsafe_code, rust_2018_idioms, rust_2021_compatibility, future_incompatible, nonstandard_style
)]
//! Crate documentation, as the lint wants it.

use error_contract::ErrorContract;
use std::{fmt, fmt::Display, error::Error};

/// Everything that goes wrong at the ferry.
#[derive(Clone, Copy, Debug, ErrorContract)]
#[contract(domain = "ferry")]
pub enum FerryError<'a> {
    /// The ferry is fully booked
    #[reason("fully_booked")]
    #[code(Conflict)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Book a place on the next crossing instead.")]
    FullyBooked {
        /// Name of the ship.
        ship: &'a str,
    },
    /// The sea is too rough
    #[reason("rough_sea")]
    #[code(-33044)]
    #[recovery("Stay on land until the wind has dropped.")]
    RoughSea(u8),
}

impl Display for FerryError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FerryError::FullyBooked { ship } => out.write_str(ship),
            FerryError::RoughSea(force) => force.fmt(out),
        }
    }
}
impl Error for FerryError<'_> {}

fn main() {
    let booked = FerryError::FullyBooked { ship: "Ida" };
    assert_eq!(api::reason(&booked), "fully_booked");
    assert_eq!(api::code(&FerryError::RoughSea(9)), -33044);
}

// The only lines that spell the methods of the runtime crate.
mod api {
    use ::error_contract::ErrorContract;
    pub(crate) fn code<E: ErrorContract>(error: &E) -> i32 {
        ErrorContract::code(error).as_i32()
    }
    pub(crate) fn reason<E: ErrorContract>(error: &E) -> &'static str {
        ErrorContract::reason(error)
    }
}
