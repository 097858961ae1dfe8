//! Where generated tokens stand, so that the compiler points at the token to change.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;

/// The place of a token of the user's, resolved like our own.
pub(super) fn at(span: Span) -> Span {
    Span::call_site().located_at(span)
}

/// The first and the last place of some tokens of the user's.
pub(super) fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    let mut first = None;
    let mut last = None;
    for token in tokens.to_token_stream() {
        let span = inner(&token);
        first = first.or(Some(span.0));
        last = Some(span.1);
    }
    let first = first.unwrap_or_else(Span::call_site);
    (at(first), at(last.unwrap_or(first)))
}

/// The tokens at the first place, with their closing bracket at the last: a call then spans both.
pub(super) fn between((first, last): (Span, Span), tokens: TokenStream) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut token| {
            if let TokenTree::Group(group) = &mut token {
                group.set_span(last);
            } else {
                token.set_span(first);
            }
            token
        })
        .collect()
}

fn inner(token: &TokenTree) -> (Span, Span) {
    match token {
        TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::None => {
            let mut tokens = group.stream().into_iter();
            match tokens.next() {
                Some(first) => {
                    let last = tokens.last().unwrap_or_else(|| first.clone());
                    (inner(&first).0, inner(&last).1)
                }
                None => (group.span(), group.span()),
            }
        }
        TokenTree::Group(group) => (group.span_open(), group.span_close()),
        other => (other.span(), other.span()),
    }
}
