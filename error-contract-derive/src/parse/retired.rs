//! `retired("old_reason", …)`: names that were given up and must not come back.

use darling::{Error, FromMeta, Result};
use syn::{Expr, Meta, Token, punctuated::Punctuated};

use super::text::{literal, reason_mistake};
use crate::check::catalog::{REASON_FORMAT, WRONG_FORM};
use crate::model::Text;

/// The names.
#[derive(Default)]
pub(super) struct Retired(pub(super) Vec<Text>);

impl FromMeta for Retired {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let form = "write `retired(\"old_reason\", …)`";
        let Meta::List(list) = meta else {
            return Err(WRONG_FORM.error(format!("`retired` takes names in brackets: {form}"), meta.path()));
        };
        let names = list
            .parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)
            .map_err(|error| WRONG_FORM.error(format!("`retired`: {error}; {form}"), &error.span()))?;
        if names.is_empty() {
            return Err(WRONG_FORM.error(format!("`retired` names nothing: {form}, or drop it"), &list.path));
        }
        let mut errors = Error::accumulator();
        let mut retired: Vec<Text> = Vec::new();
        for name in &names {
            let Some(text) = errors.handle(literal("retired", name)) else { continue };
            if let Some(mistake) = reason_mistake(&text.value) {
                errors.push(REASON_FORMAT.error(mistake, &text.span));
            } else if retired.iter().any(|other| other.value == text.value) {
                errors.push(WRONG_FORM.error(format!("`{}` is retired twice", text.value), &text.span));
            } else {
                retired.push(text);
            }
        }
        errors.finish_with(Self(retired))
    }
}
