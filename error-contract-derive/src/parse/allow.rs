//! `allow(check, …, reason = "…")`: a rule about prose that is broken on purpose.

use darling::{Error, FromMeta, Result};
use syn::{Expr, Ident, Meta, Token, parse::ParseStream};

use super::text::{literal, not_blank};
use crate::check::catalog::WRONG_FORM;
use crate::model::Allow;

const FORM: &str = "write `allow(check, reason = \"…\")`";

impl FromMeta for Allow {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let Meta::List(list) = meta else {
            return Err(WRONG_FORM.error(format!("`allow` takes the names of checks: {FORM}"), meta.path()));
        };
        let mut checks: Vec<Ident> = Vec::new();
        let mut reason: Option<Expr> = None;
        let arguments = |input: ParseStream<'_>| {
            while !input.is_empty() {
                let name: Ident = input.parse()?;
                if input.peek(Token![=]) {
                    input.parse::<Token![=]>()?;
                    if name != "reason" {
                        return Err(syn::Error::new(name.span(), format!("unknown key `{name}`")));
                    }
                    reason = Some(input.parse()?);
                } else {
                    checks.push(name);
                }
                if !input.is_empty() {
                    input.parse::<Token![,]>()?;
                }
            }
            Ok(())
        };
        list.parse_args_with(arguments)
            .map_err(|error| WRONG_FORM.error(format!("`allow`: {error}; {FORM}"), &error.span()))?;
        let mut errors = Error::accumulator();
        if checks.is_empty() {
            errors.push(WRONG_FORM.error(format!("`allow` names no check: {FORM}"), &list.path));
        }
        match reason {
            // Nothing is said at all: one error is enough.
            None if checks.is_empty() => {}
            Some(reason) => {
                if let Some(text) = errors.handle(literal("reason", &reason)) {
                    not_blank(&text, "reason", &mut errors);
                }
            }
            None => {
                errors.push(WRONG_FORM.error(format!("`allow` needs a reason: {FORM}"), &list.path));
            }
        }
        errors.finish_with(Self { checks })
    }
}
