//! Texts that name fields: `{field}`, `{0}`, `{field:>5}`, with `{{` and `}}` for the braces themselves.

use darling::Result;

use crate::check::catalog::INTERPOLATION;
use crate::model::{Field, Piece, Template, Text};

/// The pieces of the text of `key`.
pub(super) fn template(key: &str, text: &Text, fields: &[Field<'_>]) -> Result<Template> {
    match pieces(&text.value, fields) {
        Ok((pieces, shown)) => Ok(Template { text: shown, pieces, span: text.span }),
        Err(mistake) => Err(INTERPOLATION.error(format!("{key}: {mistake}"), &text.span)),
    }
}

fn pieces(text: &str, fields: &[Field<'_>]) -> std::result::Result<(Vec<Piece>, String), String> {
    // Most texts name nothing. Asked byte by byte: a macro is compiled without optimization.
    if !text.contains('{') && !text.contains('}') {
        let pieces = if text.is_empty() { Vec::new() } else { vec![Piece::Text(text.to_owned())] };
        return Ok((pieces, text.to_owned()));
    }
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut shown = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let (before, from) = rest.split_at(at);
        plain.push_str(before);
        shown.push_str(before);
        if let Some(after) = from.strip_prefix("{{").or_else(|| from.strip_prefix("}}")) {
            let brace = if from.starts_with('{') { '{' } else { '}' };
            plain.push(brace);
            shown.push(brace);
            rest = after;
            continue;
        }
        let Some(inside) = from.strip_prefix('{') else {
            return Err("a single `}`: write `}}` for the brace itself".into());
        };
        let Some((placeholder, after)) = inside.split_once('}') else {
            return Err("a `{` without its `}`: write `{{` for the brace itself".into());
        };
        let (name, format) = match placeholder.find(':') {
            Some(colon) => placeholder.split_at(colon),
            None => (placeholder, ""),
        };
        let index = field(name.trim(), placeholder, fields)?;
        if format.contains(['$', '*', '{']) {
            return Err(format!(
                "`{{{placeholder}}}` takes its width from another value, which is not supported here"
            ));
        }
        if !is_format(format) {
            return Err(format!(
                "`{{{placeholder}}}`: `{format}` is no format; write `{{{}}}`, or as `format!` does, e.g. `{{{}:?}}`",
                name.trim(),
                name.trim()
            ));
        }
        if !plain.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut plain)));
        }
        pieces.push(Piece::Field { index, format: format.to_owned() });
        // How a value is formatted says nothing to a reader.
        shown.push('{');
        shown.push_str(name.trim());
        shown.push('}');
        rest = after;
    }
    plain.push_str(rest);
    shown.push_str(rest);
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok((pieces, shown))
}

/// Whether this is nothing, or a colon and a format of `std::fmt` without arguments.
fn is_format(format: &str) -> bool {
    let Some(spec) = format.strip_prefix(':') else { return format.is_empty() };
    let spec = spec.trim_end();
    let mut letters = spec.chars();
    // A fill may be any character, if an alignment follows.
    let rest = match (letters.next(), letters.next()) {
        (Some(_), Some('<' | '^' | '>')) => letters.as_str(),
        (Some('<' | '^' | '>'), _) => spec.get(1..).unwrap_or_default(),
        _ => spec,
    };
    let rest = rest.strip_prefix(['+', '-']).unwrap_or(rest);
    let rest = rest.strip_prefix('#').unwrap_or(rest);
    let rest = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let rest = rest
        .strip_prefix('.')
        .map_or(rest, |rest| rest.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    ["", "?", "x?", "X?", "x", "X", "o", "b", "e", "E"].contains(&rest)
}

/// The field that a placeholder names.
fn field(name: &str, placeholder: &str, fields: &[Field<'_>]) -> std::result::Result<usize, String> {
    if name.is_empty() {
        return Err(format!("`{{{placeholder}}}` names no field: {}", known(fields)));
    }
    if let Some(bare) = name.strip_prefix("r#") {
        return Err(format!("write `{{{bare}}}`: a raw field is named without its `r#`"));
    }
    let by_name = |field: &Field<'_>| field.name.as_deref().is_some_and(|known| known == name);
    let position = match name.parse::<usize>() {
        Ok(position) if fields.get(position).is_some_and(|field| field.name.is_none()) => Some(position),
        Ok(_) => None,
        Err(_) => fields.iter().position(by_name),
    };
    let Some(position) = position else {
        return Err(format!("no field `{name}` to put into the text: {}", known(fields)));
    };
    match fields.get(position).and_then(|field| field.private) {
        Some(what) => {
            Err(format!("`{{{name}}}` is {what}, which never leaves the process: name another field"))
        }
        None => Ok(position),
    }
}

fn known(fields: &[Field<'_>]) -> String {
    let usable = fields.iter().enumerate().filter(|(_, field)| field.private.is_none());
    let names: Vec<_> = usable
        .map(|(position, field)| match &field.name {
            Some(name) => format!("`{{{name}}}`"),
            None => format!("`{{{position}}}`"),
        })
        .collect();
    if names.is_empty() {
        "there is no field that may be named; write `{{` and `}}` for the braces themselves".into()
    } else {
        format!("there are {}; write `{{{{` and `}}}}` for the braces themselves", names.join(", "))
    }
}
