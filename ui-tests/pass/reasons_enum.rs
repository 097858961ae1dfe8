//! `reasons = Name` in private, crate and public places, with hostile variant names, under every lint.
#![deny(warnings, missing_docs, unreachable_pub, unused_qualifications, unnameable_types)]

use error_contract::ErrorContract;

/// Public.
pub mod outer {
    /// Errors of the gate.
    #[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
    #[contract(reasons = GateReason)]
    pub enum GateError {
        /// The [gate] is <closed> | `locked`
        #[error("closed")]
        #[reason("gate_closed")]
        #[code(Conflict)]
        #[recovery("Open the gate with `open_gate` before driving through.")]
        None,
        /// Nobody answers
        #[error("silent")]
        #[reason("gate_silent")]
        #[code(Timeout)]
        #[recovery("Call the gate again after 30 seconds, at most twice.")]
        Some,
        /// Inside
        #[error(transparent)]
        #[contract(transparent)]
        Err(super::BellError),
    }
}

/// Errors of the bell.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(reasons = BellReason)]
pub enum BellError {
    /// The bell is broken
    #[error("broken")]
    #[reason("bell_broken")]
    #[code(InternalError)]
    #[recovery("Knock three times on the wooden door instead.")]
    Broken,
}

fn main() {
    use outer::{GateError, GateReason};
    #[derive(Debug, ErrorContract)]
    #[contract(reasons = LocalReason)]
    enum Local {
        /// Local
        #[reason("local")]
        #[code(NotFound)]
        #[recovery("Look for the key under the third stone.")]
        Local,
    }
    impl std::fmt::Display for Local {
        fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            out.write_str("local")
        }
    }
    impl std::error::Error for Local {}

    assert_eq!(GateReason::ALL, [GateReason::None, GateReason::Some]);
    assert_eq!(GateReason::from_reason(ErrorContract::reason(&GateError::None)), Some(GateReason::None));
    assert_eq!("gate_silent".parse(), Ok(GateReason::Some));
    assert!(GateReason::try_from("bell_broken").is_err());
    assert_eq!(BellReason::Broken.to_string(), "bell_broken");
    assert_eq!(LocalReason::Local.as_str(), ErrorContract::reason(&Local::Local));
    let _ = GateError::Err(BellError::Broken);
}
