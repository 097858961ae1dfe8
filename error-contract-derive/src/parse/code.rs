//! `#[code(…)]`: a name, a number, a constant expression, or a name with a number of one's own.

use darling::{FromMeta, Result};
use proc_macro2::{Ident, Span};
use syn::{
    Expr, ExprPath, Meta, Path, Token,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
};

use super::value::{digits, integer, kind_of, only_ident, peel};
use crate::check::catalog::{CODE_DISAGREES, RESERVED_NUMBER, UNKNOWN_CODE, WRONG_FORM};
use crate::{
    codes::{self, Class},
    model::{Code, Number},
};

/// An argument of `code(…)`.
enum Argument {
    With(Path),
    Value(Expr),
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        if input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
            let key: Ident = input.parse()?;
            if key != "with" {
                return Err(syn::Error::new(
                    key.span(),
                    format!("unknown key `{key}`: `code` takes `with = path`"),
                ));
            }
            input.parse::<Token![=]>()?;
            return super::value::with(input).map(Self::With);
        }
        input.parse().map(Self::Value)
    }
}

impl FromMeta for Code {
    fn from_meta(meta: &Meta) -> Result<Self> {
        let needed = "`code` needs a value: write `code(NotFound)`, a number, or both";
        match meta {
            Meta::Path(path) => Err(WRONG_FORM.error(needed, path)),
            Meta::NameValue(pair) => code(&pair.value, None, None, pair.value.span()),
            Meta::List(list) => {
                // What most variants say: a name that is right.
                if let Some(ident) = only_ident(list)
                    && let Some(class) =
                        codes::class(&ident.to_string()).filter(|class| class.name != "UnknownError")
                {
                    let span = ident.span();
                    return Ok(Self { class: Some((class, ident)), number: None, with: None, span });
                }
                let arguments = list
                    .parse_args_with(Punctuated::<Argument, Token![,]>::parse_terminated)
                    .map_err(|error| {
                        WRONG_FORM.error(format!("`code`: {error}; write `code(NotFound)`"), &error.span())
                    })?;
                let mut values = Vec::new();
                let mut with = None;
                for argument in arguments {
                    match argument {
                        Argument::With(path) if with.is_none() => with = Some(path),
                        Argument::With(path) => {
                            return Err(WRONG_FORM.error("`with` is given twice; keep one of the two", &path));
                        }
                        Argument::Value(expr) => values.push(expr),
                    }
                }
                let mut values = values.into_iter();
                match (values.next(), values.next(), values.next()) {
                    (Some(first), second, None) => code(&first, second.as_ref(), with, list.tokens.span()),
                    (None, ..) if with.is_some() => {
                        let message = "`code` needs the documented default beside `with`: write `code(ServiceUnavailable, with = path)`";
                        Err(WRONG_FORM.error(message, &list.path))
                    }
                    (None, ..) => Err(WRONG_FORM.error(needed, &list.path)),
                    (_, _, Some(third)) => {
                        let message = "`code` takes a name, a number, or a name and a number";
                        Err(WRONG_FORM.error(message, &third))
                    }
                }
            }
        }
    }
}

/// The code that one or two values say.
fn code(first: &Expr, second: Option<&Expr>, with: Option<Path>, span: Span) -> Result<Code> {
    let class = name(first)?;
    let number = match (&class, second) {
        (Some((class, _)), Some(second)) => {
            if name(second)?.is_some() {
                let message = format!(
                    "`code` takes one name; beside `{}` stands a number of your own, as in `code(NotFound, 40401)`",
                    class.name
                );
                return Err(WRONG_FORM.error(message, second));
            }
            Some(number(second)?)
        }
        (Some(_), None) => None,
        (None, None) => Some(number(first)?),
        (None, Some(second)) => {
            let message = if name(second).is_ok_and(|name| name.is_some()) {
                "the name comes first: write `code(NotFound, 40401)`"
            } else {
                "two numbers: `code` takes a name, a number, or a name and a number"
            };
            return Err(WRONG_FORM.error(message, second));
        }
    };
    let mut code = Code { class, number, with, span };
    if let Some(Number::Literal(number)) = code.number {
        let at = second.unwrap_or(first);
        judge(code.class.as_ref().map(|(class, _)| *class), number, at)?;
        // A number of the table means its name.
        if let Some(class) = codes::class_of(number).filter(|class| class.jsonrpc == number) {
            code.class = Some((class, Ident::new(class.name, at.span())));
            code.number = None;
        }
    }
    if let Some((class, ident)) = &code.class
        && class.name == "UnknownError"
    {
        return Err(UNKNOWN_CODE.error(UNKNOWN, ident));
    }
    Ok(code)
}

const UNKNOWN: &str = "`UnknownError` (-32099) says that nothing is known: a contract says what is; write `InternalError` or a better name";

/// The name that a single CamelCase identifier is; everything else is an expression.
fn name(expr: &Expr) -> Result<Option<(&'static Class, Ident)>> {
    let Expr::Path(ExprPath { qself: None, path, .. }) = peel(expr) else { return Ok(None) };
    let Some(ident) = path.get_ident() else {
        // `Code::NotFound` is how Rust would say it; here the name stands alone.
        return match path.segments.last() {
            Some(last) if codes::class(&last.ident.to_string()).is_some() => {
                let message = format!("the name stands alone: write `code({})`", last.ident);
                Err(WRONG_FORM.error(message, path))
            }
            _ => Ok(None),
        };
    };
    let written = ident.to_string();
    if let Some(class) = codes::class(&written) {
        return Ok(Some((class, ident.clone())));
    }
    let is_camel_case = written.starts_with(char::is_uppercase) && written.contains(char::is_lowercase);
    let is_constant = !written.contains(char::is_lowercase);
    let meant = match codes::class_in_another_case(&written) {
        // `NOT_FOUND` may be a constant, `not_found` hardly.
        Some(class) if !is_constant => Some(class.name),
        _ if is_camel_case => codes::suggestion(&written),
        _ => return Ok(None),
    };
    let message = if let Some(name) = meant {
        format!("unknown code `{written}`: did you mean `{name}`?")
    } else {
        let declarable = codes::CLASSES.iter().map(|class| class.name).filter(|name| *name != "UnknownError");
        format!("unknown code `{written}`; known are {}", declarable.collect::<Vec<_>>().join(", "))
    };
    Err(UNKNOWN_CODE.error(message, ident))
}

/// A number: a literal, or an expression that is judged later.
fn number(expr: &Expr) -> Result<Number> {
    if let Some(number) = integer(expr) {
        return Ok(Number::Literal(number?));
    }
    match peel(expr) {
        Expr::Lit(lit) if matches!(&lit.lit, syn::Lit::Str(text) if codes::class(&text.value()).is_some()) => {
            Err(WRONG_FORM.error("`code` takes the name without quotes: write `code(NotFound)`", lit))
        }
        // What can never be an `i32` is said here; the rest is the compiler's to judge.
        other @ (Expr::Lit(_)
        | Expr::Assign(_)
        | Expr::Tuple(_)
        | Expr::Array(_)
        | Expr::Closure(_)
        | Expr::Range(_)
        | Expr::Reference(_)) => {
            let message =
                format!("`code` takes a name or an `i32`, not {}: write `code(NotFound)`", kind_of(other));
            Err(WRONG_FORM.error(message, other))
        }
        _ => Ok(Number::Expression(Box::new(expr.clone()))),
    }
}

/// Whether a contract may declare this number.
fn judge(class: Option<&'static Class>, number: i32, at: &Expr) -> Result<()> {
    let at = digits(at);
    let of_table = codes::class_of(number);
    match (of_table, class) {
        (None, _) if codes::is_reserved(number) => {
            let message = format!(
                "code {number} lies in -32768…-32000, which JSON-RPC and MCP keep for themselves, and is not in the table; numbers of your own lie outside"
            );
            Err(RESERVED_NUMBER.error(message, at))
        }
        (Some(table), Some(class)) if table.name != class.name => {
            let standard =
                codes::standard(number).map(|standard| format!(" ({})", standard.name)).unwrap_or_default();
            let message = format!(
                "code {number} is `{}`{standard}, not `{}`: drop the name or the number",
                table.name, class.name
            );
            Err(CODE_DISAGREES.error(message, at))
        }
        (Some(table), None) if table.name == "UnknownError" => Err(UNKNOWN_CODE.error(UNKNOWN, at)),
        _ => Ok(()),
    }
}
