//! The derive of [`error-contract`](https://docs.rs/error-contract). Use it from there: the two crates
//! move together.

#![forbid(unsafe_code)]

mod check;
mod codes;
mod derive;
mod expand;
mod model;
mod parse;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Says what the failures of an enum or struct mean to whoever receives them.
#[proc_macro_derive(ErrorContract, attributes(contract, reason, code, retryable, recovery, severity, when))]
pub fn error_contract(input: TokenStream) -> TokenStream {
    derive::derive(input.into()).into()
}
