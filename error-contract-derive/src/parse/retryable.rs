//! `#[retryable]`: transient; `(false)`: correctable; `(terminal)`: never; `(after = "30s")`: with a delay.

use darling::{Error, FromMeta, Result};
use proc_macro2::{Ident, Span};
use syn::{
    Expr, ExprLit, ExprPath, Lit, Meta, Path, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

use super::{text::literal, value::peel};
use crate::check::catalog::WRONG_FORM;
use crate::model::{Retry, Retryable, Text};

const FORMS: &str = "`retryable` stands alone, or takes `false`, `terminal`, `transient`, `correctable`, `after = \"30s\"` or `with = path`";

/// An argument of `retryable(…)`.
enum Argument {
    After(Expr),
    With(Path),
    Retry(Expr),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(syn::Ident) && input.peek2(Token![=]) {
            let key: Ident = input.parse()?;
            input.parse::<Token![=]>()?;
            return match key.to_string().as_str() {
                "after" => input.parse().map(Self::After),
                "with" => super::value::with(input).map(Self::With),
                _ => Err(syn::Error::new(key.span(), format!("unknown key `{key}`: {FORMS}"))),
            };
        }
        input.parse().map(Self::Retry)
    }
}

impl FromMeta for Retryable {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let mut said = Self { retry: None, after: None, with: None, span: meta.path().span() };
        match meta {
            Meta::Path(_) => said.retry = Some(Retry::Transient),
            Meta::NameValue(pair) => said.retry = Some(retry(&pair.value)?),
            Meta::List(list) => {
                let arguments =
                    list.parse_args_with(Punctuated::<Argument, Token![,]>::parse_terminated).map_err(
                        |error| WRONG_FORM.error(format!("`retryable`: {error}; {FORMS}"), &error.span()),
                    )?;
                if arguments.is_empty() {
                    return Err(WRONG_FORM.error(FORMS, &list.path));
                }
                for argument in arguments {
                    match argument {
                        Argument::After(expr) if said.after.is_none() => {
                            said.after = Some(seconds(&literal("after", &expr)?)?);
                        }
                        Argument::With(path) if said.with.is_none() => said.with = Some(path),
                        Argument::Retry(expr) if said.retry.is_none() => said.retry = Some(retry(&expr)?),
                        Argument::After(expr) | Argument::Retry(expr) => return Err(twice(expr.span())),
                        Argument::With(path) => return Err(twice(path.span())),
                    }
                }
            }
        }
        if said.after.is_some() {
            match said.retry {
                None | Some(Retry::Transient) => said.retry = Some(Retry::Transient),
                Some(other) => {
                    let message = format!(
                        "`after` says when the same call may work, and `{}` says that it will not: drop one",
                        other.name()
                    );
                    return Err(WRONG_FORM.error(message, &said.span));
                }
            }
        }
        Ok(said)
    }
}

fn twice(span: Span) -> Error {
    WRONG_FORM.error("`retryable` is told twice here; keep one of the two", &span)
}

fn retry(expr: &Expr) -> Result<Retry> {
    match peel(expr) {
        Expr::Lit(ExprLit { lit: Lit::Bool(lit), .. }) => {
            Ok(if lit.value { Retry::Transient } else { Retry::Correctable })
        }
        Expr::Path(ExprPath { qself: None, path, .. }) if path.is_ident("transient") => Ok(Retry::Transient),
        Expr::Path(ExprPath { qself: None, path, .. }) if path.is_ident("correctable") => {
            Ok(Retry::Correctable)
        }
        Expr::Path(ExprPath { qself: None, path, .. }) if path.is_ident("terminal") => Ok(Retry::Terminal),
        other => Err(WRONG_FORM.error(FORMS, other)),
    }
}

/// The longest delay: a day.
const LONGEST: u64 = 24 * 60 * 60;

/// A whole number and `s`, `m` or `h`, at most `24h`.
fn seconds(text: &Text) -> Result<u64> {
    let wrong = || {
        let message = format!(
            "`{}` is no delay: write a whole number and `s`, `m` or `h`, at most `24h`, as in `after = \"30s\"`",
            text.value
        );
        WRONG_FORM.error(message, &text.span)
    };
    let unit = match text.value.chars().next_back() {
        Some('s') => 1,
        Some('m') => 60,
        Some('h') => 60 * 60,
        _ => return Err(wrong()),
    };
    let digits = text.value.get(..text.value.len() - 1).unwrap_or_default();
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(wrong());
    }
    digits
        .parse::<u64>()
        .ok()
        .and_then(|number| number.checked_mul(unit))
        .filter(|seconds| *seconds <= LONGEST)
        .ok_or_else(wrong)
}
