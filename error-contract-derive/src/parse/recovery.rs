//! `#[recovery("…")]`, and `#[recovery("…", with = path)]` where an occurrence decides.

use darling::{Error, FromMeta, Result};
use syn::{
    Expr, Ident, Meta, Path, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

use super::{
    text::literal,
    value::{only_literal, plain_text},
};
use crate::check::catalog::WRONG_FORM;
use crate::model::Text;

const FORM: &str = "write `recovery(\"…\")`, or `recovery(\"…\", with = path)` where an occurrence decides";

/// The declared text, and the function that may choose another.
pub(super) struct RecoveryText {
    pub(super) text: Text,
    pub(super) with: Option<Path>,
}

/// An argument of `recovery(…)`.
enum Argument {
    With(Path),
    Text(Expr),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(Ident) && input.peek2(Token![=]) {
            let key: Ident = input.parse()?;
            if key != "with" {
                return Err(syn::Error::new(key.span(), format!("unknown key `{key}`")));
            }
            input.parse::<Token![=]>()?;
            return super::value::with(input).map(Self::With);
        }
        input.parse().map(Self::Text)
    }
}

impl FromMeta for RecoveryText {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let list = match meta {
            Meta::Path(path) => {
                return Err(WRONG_FORM.error(format!("`recovery` needs a text: {FORM}"), path));
            }
            Meta::NameValue(pair) => return Ok(Self { text: literal("recovery", &pair.value)?, with: None }),
            Meta::List(list) => list,
        };
        if let Some(text) = plain_text(list) {
            return Ok(Self { text, with: None });
        }
        if let Some(text) = only_literal(list) {
            return Ok(Self { text: literal("recovery", &text)?, with: None });
        }
        let arguments = list
            .parse_args_with(Punctuated::<Argument, Token![,]>::parse_terminated)
            .map_err(|error| WRONG_FORM.error(format!("`recovery`: {error}; {FORM}"), &error.span()))?;
        let (mut text, mut with) = (None, None);
        for argument in arguments {
            match argument {
                Argument::Text(expr) if text.is_none() => text = Some(literal("recovery", &expr)?),
                Argument::With(path) if with.is_none() => with = Some(path),
                Argument::Text(expr) => return Err(twice(&expr)),
                Argument::With(path) => return Err(twice(&path)),
            }
        }
        match text {
            Some(text) => Ok(Self { text, with }),
            None if with.is_some() => Err(WRONG_FORM
                .error(format!("`recovery` needs the documented default beside `with`: {FORM}"), &list.path)),
            None => Err(WRONG_FORM.error(format!("`recovery` needs a text: {FORM}"), &list.path)),
        }
    }
}

fn twice(second: &impl Spanned) -> Error {
    WRONG_FORM.error(format!("`recovery` takes one text and one function: {FORM}"), second)
}
