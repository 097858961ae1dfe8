//! The type puts itself into the catalog, where there is one.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericParam, ext::IdentExt};

use crate::model::Contract;

/// A macro of the runtime, which does nothing without the feature.
pub(super) fn expand_register(contract: &Contract<'_>) -> TokenStream {
    if super::is_generic(contract.generics) {
        let name = contract.ident.unraw().to_string();
        return quote!(__ec::register!(generic #name););
    }
    let ident = super::quiet(contract.ident);
    let lifetimes = contract.generics.params.iter().filter_map(|param| match param {
        GenericParam::Lifetime(_) => Some(quote!('static)),
        _ => None,
    });
    let lifetimes: Vec<_> = lifetimes.collect();
    let arguments = (!lifetimes.is_empty()).then(|| quote!(<#(#lifetimes),*>));
    quote!(__ec::register!(contract <#ident #arguments as __ec::HasContract>::CONTRACT);)
}
