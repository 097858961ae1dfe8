//! `#[contract(context)]` on a field: sent to the caller, under its own name or `context = "name"`.

use darling::{FromMeta, Result};
use syn::{Meta, spanned::Spanned};

use crate::{
    check::catalog::WRONG_FORM,
    model::{ContextMark, Text},
};

impl FromMeta for ContextMark {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let span = meta.path().span();
        if let Meta::Path(_) = meta {
            return Ok(Self { span, name: None });
        }
        let name = Text::from_meta(meta)?;
        let is_start = |letter: char| letter.is_ascii_alphabetic() || letter == '_';
        if name.value.starts_with(is_start)
            && name.value.chars().all(|letter| is_start(letter) || letter.is_ascii_digit())
        {
            return Ok(Self { span, name: Some(name) });
        }
        let message = "`context` takes the name of a member: letters, digits and `_`, as in `context = \"vendor_status\"`";
        Err(WRONG_FORM.error(message, &name.span))
    }
}
