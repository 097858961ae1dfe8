//! `retired("old_reason", …)`: names that were given up and must not come back.

use darling::{Error, FromMeta, Result};
use syn::{Expr, Meta, Token, punctuated::Punctuated};

use super::text::{literal, reason_mistake};
use crate::model::Text;

/// The names.
#[derive(Default)]
pub(super) struct Retired(pub(super) Vec<Text>);

impl FromMeta for Retired {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let form = "write `retired(\"old_reason\", …)`";
        let Meta::List(list) = meta else {
            return Err(
                Error::custom(format!("`retired` takes names in brackets: {form}")).with_span(meta.path())
            );
        };
        let names = list
            .parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)
            .map_err(|error| Error::custom(format!("`retired`: {error}; {form}")).with_span(&error.span()))?;
        if names.is_empty() {
            return Err(
                Error::custom(format!("`retired` names nothing: {form}, or drop it")).with_span(&list.path)
            );
        }
        let mut errors = Error::accumulator();
        let mut retired: Vec<Text> = Vec::new();
        for name in &names {
            let Some(text) = errors.handle(literal("retired", name)) else { continue };
            if let Some(mistake) = reason_mistake(&text.value) {
                errors.push(Error::custom(mistake).with_span(&text.span));
            } else if retired.iter().any(|other| other.value == text.value) {
                errors
                    .push(Error::custom(format!("`{}` is retired twice", text.value)).with_span(&text.span));
            } else {
                retired.push(text);
            }
        }
        errors.finish_with(Self(retired))
    }
}
