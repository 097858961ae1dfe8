//! What the values of keys have in common: one expression, wrapped in whatever a macro wrapped it in.

use darling::Result;
use proc_macro2::{Ident, Literal, TokenTree};
use syn::{
    Expr, ExprLit, ExprUnary, Lit, Meta, MetaList, Path, Token, UnOp, parse::ParseStream,
    punctuated::Punctuated, spanned::Spanned,
};

use super::keys::KEYS;
use crate::{check::catalog::WRONG_FORM, model::Text};

/// The name of the key that a value belongs to.
pub(super) fn key_of(meta: &Meta) -> String {
    meta.path().get_ident().map(ToString::to_string).unwrap_or_default()
}

/// How the key is written.
pub(super) fn form_of(key: &str) -> &'static str {
    // Keys inside a key have no row of their own.
    match key {
        "after" => "after = \"30s\"",
        _ => KEYS.iter().find(|known| known.name == key).map_or("…", |known| known.form),
    }
}

/// The one expression of `key = value` or `key(value)`.
pub(super) fn one_expr(meta: &Meta) -> Result<Expr> {
    let key = key_of(meta);
    let form = form_of(&key);
    match meta {
        Meta::Path(path) => Err(WRONG_FORM.error(format!("`{key}` needs a value: write `{form}`"), path)),
        Meta::NameValue(pair) => Ok(pair.value.clone()),
        Meta::List(list) => {
            if let Some(literal) = only_literal(list) {
                return Ok(literal);
            }
            let exprs =
                list.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated).map_err(|error| {
                    WRONG_FORM.error(format!("`{key}`: {error}; write `{form}`"), &error.span())
                })?;
            let mut exprs = exprs.into_iter();
            match (exprs.next(), exprs.next()) {
                (Some(expr), None) => Ok(expr),
                (None, _) => {
                    Err(WRONG_FORM.error(format!("`{key}` needs a value: write `{form}`"), &list.path))
                }
                (Some(_), Some(second)) => {
                    Err(WRONG_FORM.error(format!("`{key}` takes one value: write `{form}`"), &second))
                }
            }
        }
    }
}

/// The literal that most lists hold and nothing else: known without a parser, which would copy the tokens.
pub(super) fn only_literal(list: &MetaList) -> Option<Expr> {
    let mut tokens = list.tokens.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(literal)), None) => {
            Some(Expr::Lit(ExprLit { attrs: Vec::new(), lit: Lit::new(literal) }))
        }
        _ => None,
    }
}

/// The text that most lists hold and nothing else: an ordinary string without escapes, which is what its token
/// shows. Anything else goes through the parser, which would read each letter twice here, unoptimized.
pub(super) fn plain_text(list: &MetaList) -> Option<Text> {
    let mut tokens = list.tokens.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Literal(literal)), None) => {
            Some(Text { value: plain_string(&literal)?, span: literal.span() })
        }
        _ => None,
    }
}

/// The value of an ordinary string without escapes.
pub(super) fn plain_string(literal: &Literal) -> Option<String> {
    let mut shown = literal.to_string();
    if shown.len() < 2
        || !shown.starts_with('"')
        || !shown.ends_with('"')
        || shown.contains('\\')
        || shown.contains('\r')
    {
        return None;
    }
    shown.pop();
    shown.remove(0);
    Some(shown)
}

/// The identifier that a list holds and nothing else.
pub(super) fn only_ident(list: &MetaList) -> Option<Ident> {
    let mut tokens = list.tokens.clone().into_iter();
    match (tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(ident)), None) => Some(ident),
        _ => None,
    }
}

/// The expression without the invisible groups of macros and without round brackets.
pub(super) fn peel(expr: &Expr) -> &Expr {
    match expr {
        Expr::Group(group) => peel(&group.expr),
        Expr::Paren(paren) => peel(&paren.expr),
        other => other,
    }
}

/// An integer, with its minus signs. `None` where the expression is something else.
pub(super) fn integer(expr: &Expr) -> Option<Result<i32>> {
    let mut negative = false;
    let mut inner = peel(expr);
    while let Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) = inner {
        negative = !negative;
        inner = peel(expr);
    }
    let Expr::Lit(ExprLit { lit: Lit::Int(lit), .. }) = inner else { return None };
    if !matches!(lit.suffix(), "" | "i32") {
        let message = format!("a code is an `i32`, not an `{}`: drop the suffix", lit.suffix());
        return Some(Err(WRONG_FORM.error(message, lit)));
    }
    let value = lit.base10_digits().parse::<i128>().ok().map(|value| if negative { -value } else { value });
    Some(value.and_then(|value| i32::try_from(value).ok()).ok_or_else(|| {
        WRONG_FORM
            .error(format!("code out of range: an `i32` is meant ({}…{})", i32::MIN, i32::MAX), &expr.span())
    }))
}

/// The token of a number that an author would look for: the digits, not the sign before them.
pub(super) fn digits(expr: &Expr) -> &Expr {
    match peel(expr) {
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => digits(expr),
        other => other,
    }
}

/// What an expression is, for messages.
pub(super) fn kind_of(expr: &Expr) -> String {
    match expr {
        Expr::Lit(ExprLit { lit, .. }) => match lit {
            Lit::Str(text) if !text.suffix().is_empty() => format!("one with the suffix `{}`", text.suffix()),
            Lit::Str(_) => "a string".into(),
            Lit::ByteStr(_) => "a byte string".into(),
            Lit::CStr(_) => "a C string".into(),
            Lit::Byte(_) => "a byte".into(),
            Lit::Char(_) => "a character".into(),
            Lit::Int(_) => "an integer".into(),
            Lit::Float(_) => "a float".into(),
            Lit::Bool(_) => "a bool".into(),
            _ => "a literal of another kind".into(),
        },
        Expr::Macro(call) => {
            let name =
                call.mac.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
            format!("`{name}!`, which is expanded only after the derive has run")
        }
        Expr::Path(_) => "a path".into(),
        Expr::Assign(_) => "an assignment".into(),
        _ => "an expression".into(),
    }
}

/// The function after `with =`.
pub(super) fn with(input: ParseStream<'_>) -> syn::Result<Path> {
    let at = input.span();
    input.parse().map_err(|_| {
        syn::Error::new(at, "`with` takes the path of a function of `&Self`, not a closure or a call")
    })
}
