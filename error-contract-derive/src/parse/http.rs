//! `http = 409`: a status of one's own.

use darling::{FromMeta, Result};
use syn::Meta;

use super::value::{integer, one_expr};
use crate::check::catalog::WRONG_FORM;

/// The status that the failure is sent with.
pub(super) struct HttpStatus(pub(super) u16);

impl FromMeta for HttpStatus {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let expr = one_expr(meta)?;
        match integer(&expr).and_then(Result::ok).and_then(|number| u16::try_from(number).ok()) {
            Some(status @ 400..=599) => Ok(Self(status)),
            _ => Err(WRONG_FORM
                .error("`http` takes the status of an error, 400 to 599: write `http = 409`", &expr)),
        }
    }
}
