//! The contract as a table in the documentation of the type: shown by rustdoc on the impl of
//! `HasContract`, without anybody doing anything.

use std::fmt::Write as _;

use super::{table, types::spelled};
use crate::model::{Code, Contract, Number, Target, Variant};

/// The table, as Markdown.
pub(super) fn expand_rustdoc(contract: &Contract<'_>) -> String {
    let mut page = format!("Every failure of `{}`", contract.ident);
    if let Some(domain) = &contract.domain {
        let _ = write!(page, ", in the domain `{}`", code_text(&domain.value));
    }
    page.push_str(".\n\n| reason | code | retry | when | recovery |\n|---|---|---|---|---|\n");
    for variant in &contract.variants {
        if table::is_nested(variant) {
            nested(&mut page, variant);
        } else {
            entry(&mut page, variant);
        }
    }
    page
}

/// What a transparent variant can be is known to the type inside alone; the enum itself adds nothing.
fn nested(page: &mut String, variant: &Variant<'_>) {
    let (Some(field), Some(transparent)) = (variant.fields.first(), &variant.transparent) else { return };
    if transparent.target != Target::Itself {
        let _ = writeln!(page, "| *and every failure of* `{}` | | | | |", code_text(&spelled(field.ty)));
    }
}

fn entry(page: &mut String, variant: &Variant<'_>) {
    let said = &variant.said;
    // What is not said beside `transparent` is borrowed.
    let unsaid = if variant.transparent.is_some() { "*as inside*" } else { "" };
    let varying = |varies: bool| if varies { " *(varies)*" } else { "" };
    let reason = said.reason.as_ref().map_or("", |reason| reason.value.as_str());
    let code = said
        .code
        .as_ref()
        .map_or_else(|| unsaid.to_owned(), |said| format!("{}{}", code(said), varying(said.with.is_some())));
    let when = said.when.as_ref().map(|when| escaped(&when.text.value)).unwrap_or_default();
    let recovery = said.recovery.as_ref().map_or_else(
        || unsaid.to_owned(),
        |said| format!("{}{}", escaped(&said.template.text), varying(said.with.is_some())),
    );
    let retry = retry(variant);
    let _ = writeln!(page, "| `{}` | {code} | {retry} | {when} | {recovery} |", code_text(reason));
}

fn retry(variant: &Variant<'_>) -> &'static str {
    let said = variant.said.retry.as_ref();
    let is_decided = said.is_some_and(|retry| retry.with.is_some())
        || variant.fields.iter().any(|field| field.marks.retryable.is_some());
    match variant.retry() {
        Some(retry) => retry.name(),
        None if is_decided => "*varies*",
        None if variant.transparent.is_some() => "*as inside*",
        None if variant.said.code.as_ref().is_some_and(|code| code.with.is_some()) => "*varies*",
        // The number is known to the compiler, not to the derive.
        None => "*by its code*",
    }
}

fn code(code: &Code) -> String {
    let number = code.number.as_ref().map(|number| match number {
        Number::Literal(number) => number.to_string(),
        Number::Expression(expr) => {
            format!("`{}`", code_text(&spelled(expr)))
        }
    });
    match (&code.class, number) {
        (Some((class, _)), Some(number)) => format!("{} ({number})", class.name),
        (Some((class, _)), None) => format!("{} ({})", class.name, class.jsonrpc),
        (None, number) => number.unwrap_or_default(),
    }
}

/// A text of the user's, without what rustdoc would take for markup, links or the end of a cell.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            // HTML first: Markdown lets it through.
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '[' | ']' | '|' | '\\' | '`' | '*' | '_' | '#' | '~' | '!' | '$' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            // Rustdoc and readers turn an address into a link.
            ':' => escaped.push_str("&#58;"),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// The inside of backticks, in a cell.
fn code_text(text: &str) -> String {
    text.replace('`', "'").replace('|', "\\|").replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_of_the_users_text_is_markup() {
        assert_eq!(escaped("a | b <i> [x](y) `c` *d*"), r"a \| b &lt;i&gt; \[x\](y) \`c\` \*d\*");
        assert_eq!(escaped("see https://x.y\nor _z_"), r"see https&#58;//x.y or \_z\_");
    }
}
