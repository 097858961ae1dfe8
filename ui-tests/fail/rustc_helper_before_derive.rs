//! A helper attribute above the derive that introduces it (reported by the compiler's lint).
#![deny(legacy_derive_helpers)]
use error_contract::ErrorContract;

#[contract(domain = "early")]
#[derive(Debug, thiserror::Error, ErrorContract)]
enum EarlyError {
    /// Early
    #[error("early")]
    #[reason("early")]
    #[code(NotFound)]
    #[recovery("Move the attribute below the derive line.")]
    Early,
}

fn main() {}
