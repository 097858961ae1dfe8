//! Advice as real warnings of the compiler: the use of a deprecated constant that is named after the
//! check, at the literal.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::{
    check::Advice,
    model::{Contract, Shape},
};

/// An item for each piece of advice. Stands outside the block of the impls, where the lint levels of the
/// module reach it; those of the enum and the variant are repeated, since the compiler does not.
pub(super) fn expand_advice(contract: &Contract<'_>, advice: &[Advice]) -> TokenStream {
    let items = advice.iter().map(|advice| {
        // The literal's own place and context: the lint is silent inside an expansion.
        let name = Ident::new(&advice.check.to_uppercase(), advice.span);
        let note = format!("advice `{}`: {}", advice.check, advice.message);
        let lints = &contract.lints;
        let variant =
            contract.variants.get(advice.variant).map(|variant| &variant.lints[..]).unwrap_or_default();
        // The one entry of a struct is the struct: its levels are there already.
        let variant = if contract.shape == Shape::Struct { &[] } else { variant };
        quote! {
            #(#lints)*
            #(#variant)*
            const _: () = {
                #[deprecated(note = #note)]
                const #name: () = ();
                #name
            };
        }
    });
    items.collect()
}
