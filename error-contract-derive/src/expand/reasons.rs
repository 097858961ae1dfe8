//! `reasons = Name`: the enum of this type's own reasons, to match on. It is the one item that was asked
//! for, so it is as visible as the type.

use proc_macro2::{Ident, TokenStream};
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
    let domain = contract.domain.as_ref().map(|domain| domain.value.as_str());
    let domain = domain.map_or_else(
        || quote!(::core::option::Option::None),
        |domain| quote!(::core::option::Option::Some(#domain)),
    );
    let (entry, reason) = expand_entry(contract, name).unzip();
    Some(quote! {
        impl #name {
            #entry

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
        }

        #reason

        #[automatically_derived]
        impl ::core::convert::From<#name> for __ec::Cow<'static, ::core::primitive::str> {
            fn from(__reason: #name) -> Self {
                Self::Borrowed(#name::as_str(__reason))
            }
        }

        #[automatically_derived]
        impl ::core::convert::From<#name> for __ec::ReasonName {
            fn from(__reason: #name) -> Self {
                Self::new(#domain, #name::as_str(__reason))
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

/// What was declared for a reason, as a method and as a trait. Parameters of the type cannot be named from
/// its reasons, so there it is not known.
fn expand_entry(contract: &Contract<'_>, name: &Ident) -> Option<(TokenStream, TokenStream)> {
    if !contract.generics.params.is_empty() {
        return None;
    }
    let (vis, of) = (contract.vis, super::quiet(contract.ident));
    let arms: Vec<_> = contract
        .variants
        .iter()
        .zip(super::table::positions(contract))
        .filter(|(variant, _)| variant.is_entry())
        .map(|(variant, position)| {
            let (ident, position) = (super::quiet(variant.ident), position.unwrap_or(usize::MAX));
            quote!(Self::#ident => #position,)
        })
        .collect();
    let position = if arms.is_empty() { quote!(match self {}) } else { quote!(match self { #(#arms)* }) };
    let entry = quote! {
        /// What was declared for this reason.
        #vis const fn entry(self) -> &'static __ec::Entry {
            __ec::entry_at(<#of as __ec::HasContract>::CONTRACT, #position)
        }
    };
    let reason = quote! {
        #[automatically_derived]
        impl __ec::Reason for #name {
            type Of = #of;

            fn entry(self) -> &'static __ec::Entry {
                #name::entry(self)
            }
        }
    };
    Some((entry, reason))
}

/// The variants that are entries of their own. Those of transparent variants belong to other enums.
fn own<'a, 'b>(contract: &'a Contract<'b>) -> impl Iterator<Item = &'a Variant<'b>> {
    contract.variants.iter().filter(|variant| variant.is_entry())
}
