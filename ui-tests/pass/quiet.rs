//! Nothing of ours under `forbid`, with deprecated enums, variants and fields, and inside macros.
#![forbid(deprecated, unsafe_code)]
#![deny(warnings, missing_docs, unused_qualifications)]

use error_contract::ErrorContract;

/// An enum that is on its way out. `thiserror` does not compile under `forbid(deprecated)`; we do.
#[deprecated(note = "use the other one")]
#[derive(Debug, ErrorContract)]
pub enum OldError<'a, T: Clone = u8, const N: usize = 1> {
    /// The gate is closed
    #[reason("gate_closed")]
    #[code(Conflict)]
    #[deprecated(note = "it is never closed")]
    #[recovery("Open gate {name} with `open_gate` before driving through.")]
    Closed {
        /// The name of the gate.
        #[deprecated(note = "gates have numbers")]
        #[contract(context)]
        name: &'a str,
    },
    /// The gate is stuck
    #[reason("gate_stuck")]
    #[code(InternalError)]
    #[recovery("Push the gate with both hands from the left.")]
    Stuck([T; N]),
}

/// The other one.
#[derive(Debug, ErrorContract)]
pub enum GateError {
    /// The gate is closed
    #[reason("gate_closed")]
    #[code(Conflict)]
    #[recovery("Open the gate with `open_gate` before driving through.")]
    Closed,
}

impl std::fmt::Display for GateError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("closed")
    }
}
impl std::error::Error for GateError {}

fn main() {
    assert_eq!(ErrorContract::reason(&GateError::Closed), "gate_closed");
}
