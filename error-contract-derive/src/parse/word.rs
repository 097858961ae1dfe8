//! Keys that stand alone: flags of integrations, marks on fields, `protocol`.

use darling::{FromMeta, Result};
use proc_macro2::Span;
use syn::{Meta, spanned::Spanned};

use super::value::key_of;
use crate::check::catalog::WRONG_FORM;

/// A word, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Word(pub(super) Span);

impl FromMeta for Word {
    fn from_meta(meta: &Meta) -> Result<Self> {
        match meta {
            Meta::Path(path) => Ok(Self(path.span())),
            other => {
                let key = key_of(other);
                let message = format!("`{key}` stands alone: write `#[contract({key})]`");
                Err(WRONG_FORM.error(message, other.path()))
            }
        }
    }
}
