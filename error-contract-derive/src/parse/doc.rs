//! The doc comment as `when`, and the message template of `#[error("…")]`.

use darling::Result;
use proc_macro2::{TokenStream, TokenTree};
use syn::{Attribute, Expr, ExprLit, Ident, Lit, Meta, parse::ParseStream, spanned::Spanned};

use super::value::{plain_string, plain_text};
use crate::check::catalog::WRONG_FORM;
use crate::model::{Display, Text};

/// The first paragraph of the doc comment, its lines joined by one space.
pub(super) fn when(ident: &Ident, attrs: &[Attribute]) -> Option<Result<Text>> {
    let mut docs = attrs.iter().filter(|attr| attr.path().is_ident("doc"));
    if let (Some(only), None) = (docs.next(), docs.next())
        && let Some(text) = one_line(only)
    {
        return Some(Ok(text));
    }
    let mut text = String::new();
    let mut span = None;
    let mut unreadable = None;
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("doc")) {
        // `#[doc(hidden)]` and the like are no text.
        let Meta::NameValue(pair) = &attr.meta else { continue };
        match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(lit), .. }) => {
                span = span.or_else(|| (!lit.value().trim().is_empty()).then(|| lit.span()));
                text.push_str(&without_margin(&lit.value()));
                text.push('\n');
            }
            macro_call => unreadable = unreadable.or(Some(macro_call.span())),
        }
    }
    match (first_paragraph(&text), span, unreadable) {
        (Some(value), Some(span), _) => Some(Ok(Text { value, span })),
        (_, _, Some(unreadable)) => {
            let message = format!(
                "the doc comment of `{ident}` is a macro, which is expanded only after the derive has run: say the condition as `#[when(\"…\")]`"
            );
            Some(Err(WRONG_FORM.error(message, &unreadable)))
        }
        _ => None,
    }
}

/// The comment that most variants have: one line of text.
fn one_line(attr: &Attribute) -> Option<Text> {
    let Meta::NameValue(pair) = &attr.meta else { return None };
    let Expr::Lit(ExprLit { lit: Lit::Str(lit), .. }) = &pair.value else { return None };
    let value = plain_string(&lit.token())?;
    let line = value.trim();
    let is_plain = line.as_bytes().first().is_some_and(u8::is_ascii_alphabetic) && !line.contains('\n');
    is_plain.then(|| Text { value: line.to_owned(), span: lit.span() })
}

/// The template of thiserror's `#[error("…")]`, where it begins with a string literal.
pub(super) fn display(attrs: &[Attribute]) -> Option<Display> {
    let attr = attrs.iter().find(|attr| attr.path().is_ident("error"))?;
    let Meta::List(list) = &attr.meta else { return None };
    if let Some(template) = plain_text(list) {
        return Some(Display { template, arguments: Vec::new() });
    }
    let start = |input: ParseStream<'_>| Ok((input.parse::<Lit>()?, input.parse::<TokenStream>()?));
    match list.parse_args_with(start) {
        Ok((Lit::Str(text), arguments)) => {
            let template = Text { value: text.value(), span: text.span() };
            Some(Display { template, arguments: dotted(arguments, 0) })
        }
        _ => None,
    }
}

/// What stands behind a dot in the arguments: `.0` and `.source` are fields to thiserror. One whose method
/// is called shows what the method says, not itself.
/// What is deeper than anybody writes is not looked at.
fn dotted(arguments: TokenStream, depth: usize) -> Vec<String> {
    let mut names = Vec::new();
    let mut after_dot = false;
    let mut tokens = arguments.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) => after_dot = punct.as_char() == '.',
            TokenTree::Group(group) => {
                if depth < 64 {
                    names.extend(dotted(group.stream(), depth + 1));
                }
                after_dot = false;
            }
            name => {
                let is_asked =
                    matches!(tokens.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == '.');
                if after_dot && !is_asked {
                    names.push(name.to_string());
                }
                // `.0.kind` asks the field, and `kind` is no field of ours.
                after_dot = false;
                if is_asked {
                    tokens.next();
                    tokens.next();
                }
            }
        }
    }
    names
}

/// A block comment without the ` * ` before its lines.
fn without_margin(comment: &str) -> String {
    let mut lines = comment.lines();
    let Some(first) = lines.next() else { return String::new() };
    let starred = |line: &str| line.trim_start().starts_with('*') || line.trim().is_empty();
    if !comment.contains('\n') || !lines.clone().all(starred) {
        return comment.to_owned();
    }
    let mut text = first.to_owned();
    for line in lines {
        text.push('\n');
        text.push_str(line.trim_start().trim_start_matches('*'));
    }
    text
}

fn first_paragraph(text: &str) -> Option<String> {
    let lines = text.lines().map(str::trim).skip_while(|line| line.is_empty() || is_heading(line));
    let paragraph: Vec<_> =
        lines.take_while(|line| !line.is_empty() && !is_heading(line) && !is_fence(line)).collect();
    if paragraph.is_empty() { None } else { Some(paragraph.join(" ")) }
}

fn is_heading(line: &str) -> bool {
    let text = line.trim_start_matches('#');
    (1..=6).contains(&(line.len() - text.len())) && (text.is_empty() || text.starts_with(' '))
}

fn is_fence(line: &str) -> bool {
    line.starts_with("```") || line.starts_with("~~~")
}

#[cfg(test)]
mod tests {
    use super::{first_paragraph, without_margin};

    #[test]
    fn the_first_paragraph_of_any_form() {
        for (comment, when) in [
            (" One line", "One line"),
            (" The mailbox\n is over its\n   quota\n\n More.", "The mailbox is over its quota"),
            (
                "\n * The server asked\n * for a password\n *\n * # Details\n ",
                "The server asked for a password",
            ),
            ("\n\n Late", "Late"),
            (" # Heading\n\n Text", "Text"),
            (" Text\n # Errors\n More", "Text"),
            (" `start` lies after `end`.", "`start` lies after `end`."),
            (" The value of\n `limit` is out of range.", "The value of `limit` is out of range."),
            (" Text\n ```\n code", "Text"),
            (" #404 on the page", "#404 on the page"),
        ] {
            assert_eq!(first_paragraph(&without_margin(comment)).as_deref(), Some(when), "{comment}");
        }
        assert_eq!(first_paragraph(" \n "), None);
    }
}
