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

/// What a function of the occurrence chose, if it says anything.
pub fn said(choice: Option<Cow<'_, str>>) -> Option<Cow<'_, str>> {
    choice.filter(|text| !text.trim().is_empty())
}

/// What a function of the occurrence chose, else the declared text.
pub fn chosen<'a>(choice: Option<Cow<'a, str>>, declared: &'a str) -> Cow<'a, str> {
    said(choice).unwrap_or(Cow::Borrowed(declared))
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

/// A piece of a text.
#[derive(Clone, Copy)]
pub enum Piece<'a> {
    /// What stands between the values.
    Text(&'a str),
    /// A `{field}`, formatted as it says.
    Value(&'a dyn fmt::Display),
}

/// The piece for a `{field}`.
pub fn value<T: Shown>(value: &T) -> Piece<'_> {
    Piece::Value(value)
}

/// Writes the pieces. A value that fails to format costs itself, not the text.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn write(out: &mut fmt::Formatter<'_>, pieces: &[Piece<'_>]) -> fmt::Result {
    pieces.iter().try_for_each(|piece| match piece {
        Piece::Text(text) => out.write_str(text),
        // What is out cannot be taken back, so the value is tried first: no half of it stays behind.
        // Width and precision of the surrounding text are not meant for it.
        Piece::Value(value) if fmt::write(&mut Nowhere, format_args!("{value}")).is_ok() => {
            out.write_fmt(format_args!("{value}"))
        }
        Piece::Value(_) => out.write_str(crate::json::UNREADABLE),
    })
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

    use super::{value, write, written};
    use crate::private::texts::Piece;

    #[test]
    fn a_value_that_fails_costs_itself_and_not_the_text() {
        struct Fails;
        impl fmt::Display for Fails {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("half").and(Err(fmt::Error))
            }
        }
        let text = written(|out| write(out, &[Piece::Text("call "), value(&Fails), Piece::Text(" once")]));
        assert_eq!(text, "call [Unreadable] once");
    }
}
