//! Hints and messages that name fields, as code that writes them.

use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};

use super::{occurrence::binding, spans};
use crate::model::{Piece, Template};

/// An expression of type `fmt::Result` that writes the text to `__out`.
pub(super) fn expand_write(template: &Template) -> TokenStream {
    let span = spans::at(template.span);
    let pieces = template.pieces.iter().map(|piece| match piece {
        Piece::Text(text) => quote!(__ec::texts::Piece::Text(#text)),
        Piece::Field { index, format } => {
            let field = binding(*index, span);
            if format.is_empty() {
                quote_spanned!(span=> __ec::texts::value(#field))
            } else {
                let format = Literal::string(&format!("{{{format}}}"));
                quote_spanned!(span=> __ec::texts::Piece::Value(&::core::format_args!(#format, #field)))
            }
        }
    });
    quote!(__ec::texts::write(__out, &[#(#pieces),*]))
}
