//! String literals: `reason`, `domain`, `when`, `message`, `field`, `since`.

use darling::{FromMeta, Result, error::Accumulator};
use syn::{Expr, ExprLit, Lit, Meta};

use super::value::{form_of, key_of, kind_of, one_expr, peel, plain_text};
use crate::check::catalog::{REASON_FORMAT, WRONG_FORM};
use crate::model::Text;

impl FromMeta for Text {
    fn from_meta(meta: &Meta) -> Result<Self> {
        if let Meta::List(list) = meta
            && let Some(text) = plain_text(list)
        {
            return Ok(text);
        }
        literal(&key_of(meta), &one_expr(meta)?)
    }
}

/// The string literal that the value of a key must be.
pub(super) fn literal(key: &str, expr: &Expr) -> Result<Text> {
    let expr = peel(expr);
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Str(lit), .. }) if lit.suffix().is_empty() => {
            Ok(Text { value: lit.value(), span: lit.span() })
        }
        other => {
            let message =
                format!("`{key}` takes a string literal, not {}: write `{}`", kind_of(other), form_of(key));
            Err(WRONG_FORM.error(message, other))
        }
    }
}

/// Whether there is anything to see in the text.
pub(super) fn not_blank(text: &Text, key: &str, errors: &mut Accumulator) -> bool {
    errors.handle(said(text, key)).is_some()
}

/// That there is something to see in the text.
pub(super) fn said(text: &Text, key: &str) -> Result<()> {
    if text.value.trim().is_empty() {
        let message = format!("`{key}` is empty: say something or leave it out");
        return Err(WRONG_FORM.error(message, &text.span));
    }
    Ok(())
}

/// A domain is half of the identity: what is in it can be seen, and stands on one line.
pub(super) fn domain(text: Text) -> Result<Text> {
    said(&text, "domain")?;
    let is_seen = |letter: char| !letter.is_control() && !is_invisible(letter);
    if text.value.chars().all(is_seen) {
        return Ok(text);
    }
    let message =
        "`domain` holds characters that are not seen: write a plain name such as `pubmed` or `example.com`";
    Err(WRONG_FORM.error(message, &text.span))
}

/// Zero-width characters and those that turn the direction of a text.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A reason is `[a-z][a-z0-9_]{0,62}`.
pub(super) fn reason(text: Text) -> Result<Text> {
    match reason_mistake(&text.value) {
        None => Ok(text),
        Some(mistake) => Err(REASON_FORMAT.error(mistake, &text.span)),
    }
}

/// The longest reason.
const LONGEST: usize = 63;

/// What is wrong with a reason.
pub(super) fn reason_mistake(reason: &str) -> Option<String> {
    if reason.is_empty() {
        return Some("the reason is empty: write a stable name such as `no_match`".into());
    }
    if reason.len() > LONGEST && is_snake_case(reason) {
        return Some(format!("the reason has {} characters: {LONGEST} are the most", reason.len()));
    }
    if is_snake_case(reason) {
        return None;
    }
    let shown = reason.escape_debug();
    let better = snake_case(reason);
    let advice = if better.is_empty() || better.len() > LONGEST {
        String::new()
    } else {
        format!(": write `{better}`")
    };
    Some(format!("reason `{shown}` is not in snake_case (`a`–`z` first, then `a`–`z`, `0`–`9`, `_`){advice}"))
}

fn is_snake_case(reason: &str) -> bool {
    reason.starts_with(|letter: char| letter.is_ascii_lowercase())
        && reason
            .chars()
            .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
}

/// The reason that was probably meant: `NoMatch`, `no-match` and `no match` are `no_match`, `HTTPError` is
/// `http_error`.
pub(crate) fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    let mut previous = None;
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_ascii_alphanumeric() {
            let opens_word = letter.is_ascii_uppercase()
                && previous.is_some_and(|before: char| {
                    !before.is_ascii_uppercase() || letters.peek().is_some_and(char::is_ascii_lowercase)
                });
            if opens_word && !snake.ends_with('_') {
                snake.push('_');
            }
            snake.push(letter.to_ascii_lowercase());
            previous = Some(letter);
        } else {
            if !snake.is_empty()
                && !snake.ends_with('_')
                && matches!(letter, '_' | '-' | ' ' | '.' | '/' | ':')
            {
                snake.push('_');
            }
            previous = None;
        }
    }
    let snake = snake.trim_end_matches('_').trim_start_matches(|letter: char| !letter.is_ascii_lowercase());
    snake.to_owned()
}

#[cfg(test)]
mod tests {
    use super::{reason_mistake, snake_case};

    #[test]
    fn the_reason_that_was_meant() {
        for (written, meant) in [
            ("NoMatch", "no_match"),
            ("no-match", "no_match"),
            ("no match ", "no_match"),
            ("NO_MATCH", "no_match"),
            ("4xx_well", "xx_well"),
            ("HTTPError", "http_error"),
            ("ParseHTTP", "parse_http"),
            ("Http2Error", "http2_error"),
            ("Größe", "gre"),
            ("---", ""),
        ] {
            assert_eq!(snake_case(written), meant, "{written}");
        }
    }

    #[test]
    fn what_a_reason_may_be() {
        for good in ["a", "ab_c", "a_", "a__b", "no_match_2", "type", "null"] {
            assert_eq!(reason_mistake(good), None, "{good}");
        }
        for bad in ["", "A", "no-match", "1a", "_a", "no_match\n", "аbc", "no\u{ad}m", "well\u{200b}_dry"] {
            assert!(reason_mistake(bad).is_some(), "{bad}");
        }
        assert!(reason_mistake(&"a".repeat(64)).is_some_and(|message| message.contains("64 characters")));
    }
}
