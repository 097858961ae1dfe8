//! `deprecated = "…"`: what callers should switch to.

use darling::{FromMeta, Result};
use syn::{Ident, Meta, Token, parse::ParseStream};

use super::text::literal;
use crate::check::catalog::WRONG_FORM;
use crate::model::Text;

const FORM: &str = "write `deprecated = \"…\"`, or `deprecated(note = \"…\")`";

/// The note.
pub(super) struct Deprecated(pub(super) Text);

impl FromMeta for Deprecated {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let list = match meta {
            Meta::Path(path) => {
                return Err(WRONG_FORM.error(format!("`deprecated` needs a note: {FORM}"), path));
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
        let note = list
            .parse_args_with(note)
            .map_err(|error| WRONG_FORM.error(format!("`deprecated`: {error}; {FORM}"), &error.span()))?;
        literal("deprecated", &note).map(Self)
    }
}
