//! What registers itself at link time.

use crate::Contract;

/// One derived type, as the linker gathers it.
#[derive(Clone, Copy, Debug)]
pub enum Registered {
    /// A contract.
    Contract(&'static Contract),
    /// A generic type: which contracts it has is not known to anybody.
    Generic {
        /// Its name.
        name: &'static str,
        /// Its module.
        module: &'static str,
        /// The package it is compiled in.
        package: Option<&'static str>,
    },
}

/// Everything that is linked into this program.
#[cfg(not(target_family = "wasm"))]
#[linkme::distributed_slice]
pub static REGISTERED: [Registered];

/// Everything that is linked into this program: nothing, there is no registry here.
#[cfg(target_family = "wasm")]
pub static REGISTERED: [Registered; 0] = [];
