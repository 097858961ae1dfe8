//! The pipeline: parse → model → check → expand.

use std::panic::{AssertUnwindSafe, catch_unwind};

use darling::Error;
use proc_macro2::{Ident, TokenStream};
use syn::DeriveInput;

use crate::{check, expand, parse};

/// The expansion, and an error for every mistake. The impls are there in any case, so that a mistake
/// here is the only one reported.
pub(crate) fn derive(input: TokenStream) -> TokenStream {
    let input = match syn::parse2::<DeriveInput>(input) {
        Ok(input) => input,
        Err(error) => return error.into_compile_error(),
    };
    guarded(&input.ident, || expansion(&input))
}

/// A panic would be a bug of ours: it is said in those words, at the item, instead of tearing the build.
pub(crate) fn guarded(item: &Ident, expansion: impl FnOnce() -> TokenStream) -> TokenStream {
    catch_unwind(AssertUnwindSafe(expansion)).unwrap_or_else(|_| {
        let bug = "error-contract has a bug: the derive panicked on this item; please report the item at \
                   https://github.com/error-contract/error-contract/issues";
        Error::custom(bug).with_span(item).write_errors()
    })
}

/// The same, unguarded.
pub(crate) fn expansion(input: &DeriveInput) -> TokenStream {
    let mut errors = Error::accumulator();
    let Some(mut contract) = parse::parse(input, &mut errors) else {
        return written(errors);
    };
    let advice = check::check(&mut contract, &mut errors);
    let mut tokens = expand::expand(&contract, &advice);
    tokens.extend(written(errors));
    tokens
}

fn written(errors: darling::error::Accumulator) -> TokenStream {
    errors.finish().err().map(Error::write_errors).unwrap_or_default()
}
