//! `#[severity(…)]`: a level below `error`, or `error` over another one.

use darling::{FromMeta, Result, util::SpannedValue};
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
            "error" => return Ok(Self::Error),
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

/// The level of something that has `error` where it says nothing.
pub(super) fn below_error(level: SpannedValue<Severity>) -> Result<Severity> {
    if *level == Severity::Error {
        let message = "`error` is what every entry has that says nothing: drop this `severity`";
        return Err(UNKNOWN_SEVERITY.error(message, &level.span()));
    }
    Ok(level.into_inner())
}
