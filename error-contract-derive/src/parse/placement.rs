//! `mcp = structured`: where a tool result carries the structured error.

use darling::{FromMeta, Result};
use syn::{Expr, ExprPath, Meta};

use super::value::{one_expr, peel};
use crate::check::catalog::WRONG_FORM;
use crate::model::Placement;

impl FromMeta for Placement {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let expr = one_expr(meta)?;
        if let Expr::Path(ExprPath { qself: None, path, .. }) = peel(&expr) {
            if path.is_ident("text") {
                return Ok(Self::Text);
            }
            if path.is_ident("structured") {
                return Ok(Self::Structured);
            }
            if path.is_ident("meta") {
                return Ok(Self::Meta);
            }
        }
        let message =
            "`mcp` takes `text`, `structured` or `meta`: where a tool result carries the structured error";
        Err(WRONG_FORM.error(message, &expr))
    }
}
