//! How deep an attribute may go: a parser calls itself for each level, and what the compiler has of stack is not
//! endless. The compiler itself does not look into an attribute of ours, so nobody else has stopped it.

use proc_macro2::{TokenStream, TokenTree};
use syn::Meta;

/// The deepest brackets. A hand writes three or four.
const DEEPEST: usize = 64;

/// The most tokens that may open a level without a bracket, as in `- - - 1`: all but literals and commas.
const MOST: usize = 512;

/// Whether an attribute can be parsed with the stack that there is.
pub(super) fn is_readable(meta: &Meta) -> bool {
    // The compiler has parsed the others.
    let Meta::List(list) = meta else { return true };
    holds(list.tokens.clone())
}

fn holds(tokens: TokenStream) -> bool {
    let mut open = vec![tokens.into_iter()];
    let mut count = 0;
    while let Some(level) = open.last_mut() {
        match level.next() {
            None => drop(open.pop()),
            Some(TokenTree::Literal(_)) => {}
            Some(TokenTree::Punct(punct)) if punct.as_char() == ',' => {}
            Some(token) => {
                count += 1;
                if let TokenTree::Group(group) = token {
                    open.push(group.stream().into_iter());
                }
            }
        }
        if open.len() > DEEPEST || count > MOST {
            return false;
        }
    }
    true
}
