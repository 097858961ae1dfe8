//! Tokens from a checked model. Nothing fails from here on: a variant with a mistake is an entry that
//! says nothing.
//!
//! Generated code names `::error_contract::__private` and `::core`, nothing else.

mod advice;
mod checks;
mod occurrence;
mod reasons;
mod register;
mod rustdoc;
mod spans;
mod table;
mod texts;
mod types;

extern crate proc_macro;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Generics, WhereClause, parse_quote};

use crate::{
    check::Advice,
    model::{Contract, Shape, Variant},
};

/// The impls, the checks that constant evaluation makes, and the advice.
pub(crate) fn expand(contract: &Contract<'_>, advice: &[Advice]) -> TokenStream {
    // The path is spelled once: a wrong one is reported once.
    let krate = contract.krate.as_ref().map_or_else(|| quote!(::error_contract), ToTokens::to_token_stream);
    let table = table::expand_table(contract);
    let occurrence = occurrence::expand_occurrence(contract);
    let checks = checks::expand_checks(contract);
    let advice = advice::expand_advice(contract, advice);
    let reasons = reasons::expand_reasons(contract);
    let register = register::expand_register(contract);
    let reason_impls = reasons::expand_reason_impls(contract);
    quote! {
        const _: () = {
            use #krate::__private as __ec;
            #table
            #occurrence
            #checks
            #reason_impls
            #register
        };
        #reasons
        #advice
    }
}

/// An identifier of the user's where it is named in generated code: seen at its place, quiet there.
fn quiet(ident: &Ident) -> Ident {
    let mut quiet = ident.clone();
    quiet.set_span(ident.span().resolved_at(Span::call_site()));
    quiet
}

/// Tokens from source text of ours: one step to the compiler, where every token is one otherwise. It holds no
/// span of the user's.
fn source(text: &str) -> TokenStream {
    // The compiler's own reader; the other one serves our tests, and would read everything twice here.
    if proc_macro::is_available() {
        return text.parse::<proc_macro::TokenStream>().unwrap_or_default().into();
    }
    text.parse().unwrap_or_default()
}

/// `Self::Variant`, or `Self` for a struct.
fn path_of(contract: &Contract<'_>, variant: &Variant<'_>) -> TokenStream {
    match contract.shape {
        Shape::Enum => {
            let ident = quiet(variant.ident);
            quote!(Self::#ident)
        }
        Shape::Struct => quote!(Self),
    }
}

/// Whether there are parameters that a free constant cannot name.
fn is_generic(generics: &Generics) -> bool {
    generics.type_params().next().is_some() || generics.const_params().next().is_some()
}

/// The where clause of the type; where there are type parameters `Self` must be an `Error`, as the
/// trait asks.
fn where_clause(generics: &Generics) -> Option<WhereClause> {
    let mut clause = generics.where_clause.clone();
    if generics.type_params().next().is_some() {
        let clause = clause.get_or_insert_with(|| WhereClause {
            where_token: syn::token::Where::default(),
            predicates: syn::punctuated::Punctuated::default(),
        });
        if !clause.predicates.empty_or_trailing() {
            clause.predicates.push_punct(syn::token::Comma::default());
        }
        clause.predicates.push_value(parse_quote!(Self: ::core::error::Error));
    }
    clause
}
