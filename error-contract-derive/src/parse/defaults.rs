//! `default(code = …, severity = …)` on the enum: what a variant has that does not say.

use darling::{Error, FromMeta, Result, ast::NestedMeta, util::SpannedValue};
use syn::{Meta, Token, punctuated::Punctuated};

use super::severity::below_error;
use crate::check::catalog::WRONG_FORM;
use crate::model::{Code, Severity};

const FORM: &str = "write `default(code = NotFound, severity = notice)`";

/// The defaults of the variants.
#[derive(Default)]
pub(super) struct Defaults {
    pub(super) code: Option<Code>,
    pub(super) severity: Option<Severity>,
    /// Whether something in it could not be read.
    pub(super) is_wrong: bool,
}

impl FromMeta for Defaults {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let Meta::List(list) = meta else {
            return Err(WRONG_FORM.error(format!("`default` takes keys: {FORM}"), meta.path()));
        };
        let parsed = list
            .parse_args_with(Punctuated::<NestedMeta, Token![,]>::parse_terminated)
            .map_err(|error| WRONG_FORM.error(format!("`default`: {error}; {FORM}"), &error.span()))?;
        let mut defaults = Self::default();
        let mut errors = Error::accumulator();
        if parsed.is_empty() {
            errors.push(WRONG_FORM.error(format!("`default` says nothing: {FORM}"), &list.path));
        }
        for item in &parsed {
            if let NestedMeta::NameValueInvalidExpr(half) = item {
                errors
                    .push(WRONG_FORM.error(format!("`default`: {}; {FORM}", half.error), &half.error.span()));
                continue;
            }
            let path = match item {
                NestedMeta::Meta(meta) => meta.path(),
                NestedMeta::NameValueInvalidExpr(meta) => &meta.path,
                NestedMeta::Lit(literal) => {
                    errors.push(WRONG_FORM.error(format!("a literal is no key: {FORM}"), literal));
                    continue;
                }
            };
            if path.is_ident("code") && defaults.code.is_none() {
                defaults.code = errors.handle(Code::from_nested_meta(item));
            } else if path.is_ident("severity") && defaults.severity.is_none() {
                let level = SpannedValue::<Severity>::from_nested_meta(item);
                defaults.severity = errors.handle(level.and_then(below_error));
            } else {
                let message = if path.is_ident("code") || path.is_ident("severity") {
                    "given twice; keep one of the two".to_owned()
                } else {
                    format!("only `code` and `severity` have a default; say the rest on each variant: {FORM}")
                };
                errors.push(WRONG_FORM.error(message, path));
            }
        }
        errors.finish_with(defaults)
    }
}
