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

/// Everything that is linked into this program. The linker knows it by this name alone, whichever crate it is in: a
/// version that is not compatible has another one.
#[cfg(not(target_family = "wasm"))]
#[linkme::distributed_slice]
pub static ERROR_CONTRACT_0_1: [Registered];

#[cfg(not(target_family = "wasm"))]
pub use self::ERROR_CONTRACT_0_1 as REGISTERED;

/// Everything that is linked into this program: nothing, there is no registry here.
#[cfg(target_family = "wasm")]
pub static REGISTERED: [Registered; 0] = [];

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    #[test]
    fn the_name_says_the_version() {
        let version = concat!("_", env!("CARGO_PKG_VERSION_MAJOR"), "_", env!("CARGO_PKG_VERSION_MINOR"));
        let name = stringify!(ERROR_CONTRACT_0_1);
        assert_eq!(name.strip_prefix("ERROR_CONTRACT"), Some(version));
        // Held by the compiler: it is the one above.
        let _ = super::ERROR_CONTRACT_0_1.len();
    }
}
