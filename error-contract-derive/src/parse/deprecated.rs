//! `deprecated = "…"`: what callers should switch to.

use darling::{Error, FromMeta, Result};
use syn::{Ident, Meta, Token, parse::ParseStream};

use super::text::literal;
use crate::model::Text;

const FORM: &str = "write `deprecated = \"…\"`, or `deprecated(note = \"…\")`";

/// The note.
pub(super) struct Deprecated(pub(super) Text);

impl FromMeta for Deprecated {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let list = match meta {
            Meta::Path(path) => {
                return Err(Error::custom(format!("`deprecated` needs a note: {FORM}")).with_span(path));
            }
            Meta::NameValue(pair) => return literal("deprecated", &pair.value).map(Self),
            Meta::List(list) => list,
        };
        let note = |input: ParseStream<'_>| {
            if input.peek(Ident) && input.peek2(Token![=]) {
                let key: Ident = input.parse()?;
                if key != "note" {
                    return Err(syn::Error::new(key.span(), format!("unknown key `{key}`")));
                }
                input.parse::<Token![=]>()?;
            }
            let note = input.parse()?;
            let _: Option<Token![,]> = input.parse()?;
            Ok(note)
        };
        let note = list.parse_args_with(note).map_err(|error| {
            Error::custom(format!("`deprecated`: {error}; {FORM}")).with_span(&error.span())
        })?;
        literal("deprecated", &note).map(Self)
    }
}
