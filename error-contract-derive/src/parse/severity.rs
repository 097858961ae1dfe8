//! `#[severity(…)]`: a level below `error`.

use darling::{FromMeta, Result};
use syn::{Expr, ExprPath, Meta};

use super::value::{kind_of, one_expr, peel};
use crate::check::catalog::{UNKNOWN_SEVERITY, WRONG_FORM};
use crate::model::Severity;

const LEVELS: &str =
    "levels are `debug`, `info`, `notice` and `warning`; without one it is logged at `error`";

impl FromMeta for Severity {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let expr = one_expr(meta)?;
        let expr = peel(&expr);
        let Expr::Path(ExprPath { qself: None, path, .. }) = expr else {
            let message = format!("`severity` takes a level, not {}: {LEVELS}", kind_of(expr));
            return Err(WRONG_FORM.error(message, expr));
        };
        let written = path.get_ident().map(ToString::to_string).unwrap_or_default();
        let message = match written.as_str() {
            "debug" => return Ok(Self::Debug),
            "info" => return Ok(Self::Info),
            "notice" => return Ok(Self::Notice),
            "warning" => return Ok(Self::Warning),
            "error" => "`error` is what every entry has that says nothing: drop this `severity`".to_owned(),
            "warn" => format!("unknown severity `warn`: did you mean `warning`? The {LEVELS}"),
            other => match other.to_lowercase() {
                lower if ["debug", "info", "notice", "warning"].contains(&lower.as_str()) => {
                    format!("unknown severity `{other}`: did you mean `{lower}`? The {LEVELS}")
                }
                _ => format!("unknown severity `{other}`: the {LEVELS}"),
            },
        };
        Err(UNKNOWN_SEVERITY.error(message, path))
    }
}
