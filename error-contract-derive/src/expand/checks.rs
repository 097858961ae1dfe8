//! What only constant evaluation can judge, asked for at the token to change; and the macros that say
//! which feature a key needs.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::GenericParam;

use super::{is_generic, spans, table};
use crate::model::{Contract, Number, Target};

/// The checks as items.
pub(super) fn expand_checks(contract: &Contract<'_>) -> TokenStream {
    let (impl_generics, ty_generics, _) = contract.generics.split_for_impl();
    let (ident, where_clause) = (super::quiet(contract.ident), super::where_clause(contract.generics));
    let flags = contract.flags.iter().map(|flag| {
        let span = spans::at(flag.span);
        let name = Ident::new(flag.name, span);
        quote_spanned!(span=> __ec::#name! { [#impl_generics] [#ident #ty_generics] [#where_clause] })
    });
    let context = contract
        .variants
        .iter()
        .flat_map(|variant| &variant.fields)
        .find_map(|field| field.marks.context.as_ref());
    let context = context.map(|mark| {
        let span = spans::at(mark.span);
        quote_spanned!(span=> __ec::context! {})
    });
    let checks = if is_generic(contract.generics) {
        Vec::new()
    } else {
        let table = table_of(contract);
        let items = |(ends, call): (_, TokenStream)| spans::between(ends, quote!(const _: () = #call;));
        calls(contract, &table)
            .into_iter()
            .map(|(ends, call)| items((ends, spans::between(ends, call))))
            .collect()
    };
    quote!(#(#flags)* #context #(#checks)*)
}

/// The checks of a type with parameters: judged where it is instantiated.
pub(super) fn expand_generic_checks(contract: &Contract<'_>) -> Option<TokenStream> {
    let calls = calls(contract, &quote!(<Self as __ec::HasContract>::CONTRACT));
    if calls.is_empty() {
        return None;
    }
    let calls = calls.into_iter().map(|(ends, call)| spans::between(ends, quote!(#call;)));
    Some(quote!(const __CHECKS: () = { #(#calls)* };))
}

/// Each check, with the ends of the tokens it is about.
fn calls(contract: &Contract<'_>, table: &TokenStream) -> Vec<((Span, Span), TokenStream)> {
    let mut calls = Vec::new();
    for (variant, position) in contract.variants.iter().zip(table::positions(contract)) {
        let Some(position) = position.filter(|_| !variant.broken) else { continue };
        if let Some(code) = &variant.said.code
            && let Some(Number::Expression(expr)) = &code.number
        {
            let says_retry = variant.says_retry() || !variant.is_entry();
            let call = quote!(__ec::check::check_code(#table, #position, #says_retry));
            calls.push((spans::ends(expr), call));
        }
        if !variant.is_entry()
            && let Some(transparent) = &variant.transparent
            && transparent.target == Target::Contract
        {
            let span = spans::at(variant.ident.span());
            calls.push(((span, span), quote!(__ec::check::check_unique(#table, #position))));
        }
    }
    calls
}

/// The table of a type without type or const parameters; its lifetimes do not matter.
fn table_of(contract: &Contract<'_>) -> TokenStream {
    let ident = super::quiet(contract.ident);
    let lifetimes: Vec<_> = contract
        .generics
        .params
        .iter()
        .filter(|param| matches!(param, GenericParam::Lifetime(_)))
        .map(|_| quote!('static))
        .collect();
    let arguments = (!lifetimes.is_empty()).then(|| quote!(<#(#lifetimes),*>));
    quote!(<#ident #arguments as __ec::HasContract>::CONTRACT)
}
