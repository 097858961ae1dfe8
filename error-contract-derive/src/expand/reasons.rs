//! `reasons = Name`: the enum of this type's own reasons, to match on. It is the one item that was asked
//! for, so it is as visible as the type.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Contract, Variant};

/// The enum. Stands outside the block of the impls, where it can be named.
pub(super) fn expand_reasons(contract: &Contract<'_>) -> Option<TokenStream> {
    let name = contract.reasons.as_ref()?;
    let vis = contract.vis;
    let doc = format!("The reasons of `{}`.", contract.ident);
    let variants = own(contract).map(|variant| {
        let ident = super::quiet(variant.ident);
        let doc = match (&variant.said.reason, &variant.said.when) {
            (Some(reason), Some(when)) => {
                format!("`{}`: {}", reason.value, super::rustdoc::escaped(&when.text.value))
            }
            (Some(reason), None) => format!("`{}`.", reason.value),
            (None, _) => "Not declared.".to_owned(),
        };
        quote!(#[doc = #doc] #ident)
    });
    Some(quote! {
        #[doc = #doc]
        #[derive(
            ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
            ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::hash::Hash
        )]
        #[non_exhaustive]
        #vis enum #name { #(#variants),* }
    })
}

/// What it can do. Stands in the block of the impls.
pub(super) fn expand_reason_impls(contract: &Contract<'_>) -> Option<TokenStream> {
    let name = contract.reasons.as_ref()?;
    let vis = contract.vis;
    let idents: Vec<_> = own(contract).map(|variant| super::quiet(variant.ident)).collect();
    let reasons: Vec<_> = own(contract)
        .map(|variant| variant.said.reason.as_ref().map_or("", |reason| reason.value.as_str()))
        .collect();
    let as_str = if idents.is_empty() {
        quote!(match self {})
    } else {
        quote!(match self { #(Self::#idents => #reasons,)* })
    };
    let domain = contract.domain.as_ref().map(|domain| &domain.value);
    let domain = domain.map_or_else(
        || quote!(::core::option::Option::None),
        |domain| quote!(::core::option::Option::Some(#domain)),
    );
    let entry = entry(contract, &idents);
    Some(quote! {
        impl #name {
            /// Every reason, in the order of the variants.
            #vis const ALL: &'static [Self] = &[#(Self::#idents),*];

            /// The reason as it stands on the wire.
            #vis const fn as_str(self) -> &'static ::core::primitive::str {
                #as_str
            }

            /// The reason with this name. `None` where the type declares no such reason: a newer peer
            /// may send one.
            #vis fn from_reason(__reason: &::core::primitive::str) -> ::core::option::Option<Self> {
                match __reason {
                    #(#reasons => ::core::option::Option::Some(Self::#idents),)*
                    _ => ::core::option::Option::None,
                }
            }
            #entry
        }

        #[automatically_derived]
        impl __ec::Reason for #name {
            const DOMAIN: ::core::option::Option<&'static ::core::primitive::str> = #domain;

            fn from_reason(__reason: &::core::primitive::str) -> ::core::option::Option<Self> {
                Self::from_reason(__reason)
            }
        }

        #[automatically_derived]
        impl __ec::fmt::Display for #name {
            fn fmt(&self, __out: &mut __ec::fmt::Formatter<'_>) -> __ec::fmt::Result {
                __ec::fmt::Formatter::pad(__out, #name::as_str(*self))
            }
        }

        #[automatically_derived]
        impl ::core::str::FromStr for #name {
            type Err = __ec::UnknownReason;

            fn from_str(__reason: &::core::primitive::str) -> ::core::result::Result<Self, __ec::UnknownReason> {
                ::core::option::Option::ok_or(Self::from_reason(__reason), __ec::UnknownReason)
            }
        }

        #[automatically_derived]
        impl<'__reason> ::core::convert::TryFrom<&'__reason ::core::primitive::str> for #name {
            type Error = __ec::UnknownReason;

            fn try_from(
                __reason: &'__reason ::core::primitive::str,
            ) -> ::core::result::Result<Self, __ec::UnknownReason> {
                ::core::option::Option::ok_or(Self::from_reason(__reason), __ec::UnknownReason)
            }
        }
    })
}

/// `entry()`, where the table can be named without a parameter.
fn entry(contract: &Contract<'_>, idents: &[syn::Ident]) -> Option<TokenStream> {
    if super::is_generic(contract.generics) {
        return None;
    }
    let vis = contract.vis;
    let ident = super::quiet(contract.ident);
    let lifetimes: Vec<_> = contract.generics.lifetimes().map(|_| quote!('static)).collect();
    let lifetimes = (!lifetimes.is_empty()).then(|| quote!(<#(#lifetimes),*>));
    let positions = super::table::positions(contract);
    let positions = contract.variants.iter().zip(positions).filter(|(variant, _)| variant.is_entry());
    let positions: Vec<_> = positions.filter_map(|(_, position)| position).collect();
    let position = if idents.is_empty() {
        quote!(match self {})
    } else {
        quote!(match self { #(Self::#idents => #positions,)* })
    };
    Some(quote! {
        /// What was declared for it.
        #vis const fn entry(self) -> &'static __ec::Entry {
            __ec::entry_at(<#ident #lifetimes as __ec::HasContract>::CONTRACT, #position)
        }
    })
}

/// The variants that are entries of their own. Those of transparent variants belong to other enums.
fn own<'a, 'b>(contract: &'a Contract<'b>) -> impl Iterator<Item = &'a Variant<'b>> {
    contract.variants.iter().filter(|variant| variant.is_entry())
}
