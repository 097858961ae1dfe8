//! Hints and messages that name fields, as code that writes them.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{occurrence::binding, spans};
use crate::model::{Piece, Template};

/// An expression of type `fmt::Result` that writes the text to `__out`.
pub(super) fn expand_write(template: &Template) -> TokenStream {
    let span = spans::at(template.span);
    let writes = template.pieces.iter().map(|piece| match piece {
        Piece::Text(text) => quote!(__ec::fmt::Formatter::write_str(__out, #text)),
        Piece::Field { index, format } => {
            let field = binding(*index, span);
            if format.is_empty() {
                quote_spanned!(span=> __ec::texts::show(#field, __out))
            } else {
                let format = proc_macro2::Literal::string(&format!("{{{format}}}"));
                quote_spanned!(span=> __ec::texts::show_as(__out, ::core::format_args!(#format, #field)))
            }
        }
    });
    let mut writes = writes.collect::<Vec<_>>().into_iter();
    let Some(first) = writes.next() else { return quote!(::core::result::Result::Ok(())) };
    writes.fold(first, |before, next| {
        quote!(match #before {
            ::core::result::Result::Ok(()) => #next,
            __failed => __failed,
        })
    })
}
