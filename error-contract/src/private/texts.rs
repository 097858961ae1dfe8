//! Texts that an occurrence writes: hints and messages with values in them.

use alloc::{borrow::Cow, string::String};
use core::fmt;

/// A closure that writes, as something to format.
struct Writes<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Writes<F> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(out)
    }
}

/// The text that `write` writes. Where a value fails to format, what came before it.
pub fn written(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> Cow<'static, str> {
    let mut text = String::new();
    // A failing `Display` costs the rest of the text, never the process.
    let _ = fmt::write(&mut text, format_args!("{}", Writes(write)));
    Cow::Owned(text)
}

/// What a function of the occurrence chose, else the declared text.
pub fn chosen(
    choice: Option<Cow<'_, str>>,
    declared: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> Cow<'_, str> {
    choice.unwrap_or_else(|| written(declared))
}

/// Writes what a function of the occurrence chose, else the declared text.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn write_chosen(
    choice: Option<Cow<'_, str>>,
    out: &mut fmt::Formatter<'_>,
    declared: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    match choice {
        Some(text) => out.write_str(&text),
        None => declared(out),
    }
}

/// A value that can stand in a hint or a message.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not implement `Display`, so it cannot stand in this text",
    label = "names a field of type `{Self}`",
    note = "name another field, or show this one with `{{field:?}}` if it implements `Debug`"
)]
pub trait Shown: fmt::Display {}

#[diagnostic::do_not_recommend]
impl<T: fmt::Display + ?Sized> Shown for T {}

/// Writes a `{field}`.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn show<T: Shown + ?Sized>(value: &T, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    // Width and precision of the surrounding text are not meant for the value.
    out.write_fmt(format_args!("{value}"))
}

#[cfg(test)]
mod tests {
    use super::written;
    use core::fmt;

    #[test]
    fn a_value_that_fails_costs_the_rest_of_the_text() {
        assert_eq!(written(|out| out.write_str("all").and(Err(fmt::Error))), "all");
    }
}
