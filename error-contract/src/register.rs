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
