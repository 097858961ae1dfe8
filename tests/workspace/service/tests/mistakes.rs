//! What only the whole shows: a missing domain, an identity that is taken, a retired reason that comes back.

#![expect(
    dead_code,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "never raised; tests fail by panicking"
)]

use error_contract::{ErrorContract, catalog::Catalog};

mod first {
    /// Somebody's failures.
    #[derive(Debug, thiserror::Error, super::ErrorContract)]
    #[contract(domain = "lamp", retired("broken"))]
    pub(crate) enum LampError {
        /// It is not paired.
        #[error("not paired")]
        #[reason("not_paired")]
        #[code(Unauthorized)]
        #[recovery("Hold the button on the lamp for five seconds.")]
        NotPaired,
    }
}

mod second {
    /// Somebody else's.
    #[derive(Debug, thiserror::Error, super::ErrorContract)]
    #[contract(domain = "lamp")]
    pub(crate) enum LampError {
        /// It is not paired.
        #[error("not paired")]
        #[reason("not_paired")]
        #[code(Unauthorized)]
        #[recovery("Hold the button on the lamp for five seconds.")]
        Unpaired,
        /// It is broken.
        #[error("broken")]
        #[reason("broken")]
        #[code(InternalError)]
        #[recovery("Put a new bulb into the lamp.")]
        Broken,
    }

    /// Without a domain.
    #[derive(Debug, thiserror::Error, super::ErrorContract)]
    #[error("the plug is out")]
    #[contract(
        reason = "no_power",
        code = ServiceUnavailable,
        when = "The plug is out.",
        recovery = "Put the plug back in, then press the button."
    )]
    pub(crate) struct NoPower;
}

#[test]
fn every_mistake_of_the_whole_is_told_at_once_with_both_places() {
    let error = Catalog::linked().expect_err("three mistakes").to_string();
    let told: Vec<_> = error.lines().collect();
    assert_eq!(told.len(), 3, "{error}");
    assert_eq!(
        told[0],
        "`mistakes::second::NoPower` has no domain, half of the identity of its failures: write `#[contract(domain = \"…\")]` on it"
    );
    assert_eq!(
        told[1],
        "reason `not_paired` is declared twice in the domain `lamp`: on `mistakes::first::LampError::NotPaired` and on `mistakes::second::LampError::Unpaired`; rename one, or give one of the types a domain of its own"
    );
    assert_eq!(
        told[2],
        "reason `broken` of the domain `lamp` was retired by `mistakes::first::LampError` and is declared again on `mistakes::second::LampError::Broken`: callers would misread it; choose another"
    );
}
