//! What a derived type registers itself with.

/// Puts a contract, or the name of a generic type, where [`Catalog::linked`](crate::catalog::Catalog::linked)
/// finds it.
#[cfg(all(feature = "catalog", not(target_family = "wasm")))]
#[doc(hidden)]
#[macro_export]
macro_rules! __register {
    (contract $contract:expr) => {
        $crate::__register!(@ $crate::__private::Registered::Contract($contract));
    };
    (generic $name:literal) => {
        $crate::__register!(@ $crate::__private::Registered::Generic {
            name: $name,
            module: $crate::__private::module_path!(),
            package: $crate::__private::option_env!("CARGO_PKG_NAME"),
        });
    };
    (@ $registered:expr) => {
        const _: () = {
            #[$crate::__private::linkme::distributed_slice($crate::__private::REGISTERED)]
            #[linkme(crate = $crate::__private::linkme)]
            static REGISTERED: $crate::__private::Registered = $registered;
        };
    };
}

/// Without a catalog nothing registers itself.
#[cfg(not(all(feature = "catalog", not(target_family = "wasm"))))]
#[doc(hidden)]
#[macro_export]
macro_rules! __register {
    ($($any:tt)*) => {};
}

/// What this crate says of itself stands in no catalog: a derive in here says `crate = crate::unlisted`.
#[cfg(any(feature = "axum08", feature = "rmcp3"))]
pub(crate) mod unlisted {
    /// The door of generated code, but for the registration.
    pub(crate) mod __private {
        pub(crate) use crate::private::*;

        macro_rules! nowhere {
            ($($any:tt)*) => {};
        }
        pub(crate) use nowhere as register;
    }
}
