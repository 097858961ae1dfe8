//! `crate = path`: where the runtime crate is, when it is not `::error_contract`.

use darling::{Error, FromMeta, Result, ast::NestedMeta};
use syn::{Expr, ExprLit, ExprPath, Lit, Meta, Path};

use super::value::{one_expr, peel};
use crate::check::catalog::WRONG_FORM;

/// The path of the runtime crate.
pub(super) struct CratePath(pub(super) Path);

impl FromMeta for CratePath {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let expr = one_expr(meta)?;
        match peel(&expr) {
            Expr::Path(ExprPath { qself: None, path, .. }) => Ok(Self(path.clone())),
            Expr::Lit(ExprLit { lit: Lit::Str(lit), .. }) => {
                lit.parse_with(Path::parse_mod_style).map(Self).map_err(|_| wrong(lit))
            }
            other => Err(wrong(other)),
        }
    }

    fn from_nested_meta(item: &NestedMeta) -> Result<Self> {
        match item {
            NestedMeta::Meta(meta) => Self::from_meta(meta),
            other => Err(wrong(other)),
        }
    }
}

fn wrong(at: &impl syn::spanned::Spanned) -> Error {
    WRONG_FORM.error("`crate` takes the path of the `error-contract` crate: write `crate = ::path`", at)
}
