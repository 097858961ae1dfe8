//! The flags of integrations that this build does not have: each says which feature it needs.

/// A mark on a field needs `serde`.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __context {
    ($($any:tt)*) => {};
}

/// A mark on a field needs `serde`.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __context {
    ($($any:tt)*) => {
        ::core::compile_error!(
            "`#[contract(context)]` needs the feature `serde` of `error-contract`: add `features = [\"serde\"]` to it in Cargo.toml"
        );
    };
}

/// `#[contract(rmcp3)]` needs `rmcp3`; with it, the macro is in `integrations/rmcp3.rs`.
#[cfg(not(feature = "rmcp3"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __rmcp3 {
    ($($any:tt)*) => {
        ::core::compile_error!(
            "`#[contract(rmcp3)]` needs the feature `rmcp3` of `error-contract`: add `features = [\"rmcp3\"]` to it in Cargo.toml"
        );
    };
}

/// `#[contract(axum08)]` needs `axum08`; with it, the macro is in `integrations/axum08.rs`.
#[cfg(not(feature = "axum08"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __axum08 {
    ($($any:tt)*) => {
        ::core::compile_error!(
            "`#[contract(axum08)]` needs the feature `axum08` of `error-contract`: add `features = [\"axum08\"]` to it in Cargo.toml"
        );
    };
}
