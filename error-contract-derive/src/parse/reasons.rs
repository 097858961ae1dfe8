//! `reasons = Name`: the enum of this type's own reasons.

use darling::{FromMeta, Result};
use syn::{Expr, ExprPath, Ident, Meta};

use super::value::{one_expr, peel};
use crate::check::catalog::WRONG_FORM;

/// The name of the enum to generate.
pub(super) struct ReasonsName(pub(super) Ident);

impl FromMeta for ReasonsName {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let expr = one_expr(meta)?;
        if let Expr::Path(ExprPath { qself: None, path, .. }) = peel(&expr)
            && let Some(ident) = path.get_ident()
            && !["Self", "self", "super", "crate"].contains(&ident.to_string().as_str())
        {
            return Ok(Self(ident.clone()));
        }
        Err(WRONG_FORM
            .error("`reasons` takes the name of the enum to generate: write `reasons = FetchReason`", &expr))
    }
}

/// The name, which cannot be that of the type itself.
pub(super) fn own_name(reasons: ReasonsName, owner: &Ident) -> Result<Ident> {
    let ReasonsName(name) = reasons;
    if name == *owner {
        let message = format!("`reasons = {name}` would generate a second `{name}`: choose another name");
        return Err(WRONG_FORM.error(message, &name));
    }
    Ok(name)
}
