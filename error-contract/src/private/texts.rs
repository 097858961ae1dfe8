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

/// The text that `write` writes.
pub fn written(write: impl Fn(&mut fmt::Formatter<'_>) -> fmt::Result) -> Cow<'static, str> {
    let mut text = String::new();
    // Values that fail have cost themselves already.
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

/// What a function of the occurrence chose, else the declared text, which is the same every time.
pub fn chosen_or<'a>(choice: Option<Cow<'a, str>>, declared: &'a str) -> Cow<'a, str> {
    choice.unwrap_or(Cow::Borrowed(declared))
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
    show_as(out, format_args!("{value}"))
}

/// Writes a `{field:format}`. A value that fails to format costs itself, not the text.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn show_as(out: &mut fmt::Formatter<'_>, value: fmt::Arguments<'_>) -> fmt::Result {
    // What is out cannot be taken back, so the value is tried first: no half of it stays behind.
    if fmt::write(&mut Nowhere, value).is_ok() {
        out.write_fmt(value)
    } else {
        out.write_str(crate::json::UNREADABLE)
    }
}

/// Takes everything and keeps nothing.
struct Nowhere;

impl fmt::Write for Nowhere {
    fn write_str(&mut self, _: &str) -> fmt::Result {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use core::fmt;

    use super::{show, written};

    #[test]
    fn a_value_that_fails_costs_itself_and_not_the_text() {
        struct Fails;
        impl fmt::Display for Fails {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("half").and(Err(fmt::Error))
            }
        }
        let text = written(|out| {
            out.write_str("call ").and_then(|()| show(&Fails, out)).and_then(|()| out.write_str(" once"))
        });
        assert_eq!(text, "call [Unreadable] once");
    }
}
