//! What a marked field must be, said in the words of whoever marked it.

use alloc::{borrow::Cow, boxed::Box, string::String, sync::Arc};
use core::time::Duration;

use crate::Retry;

/// A field marked `#[contract(retry_after)]`.
#[diagnostic::on_unimplemented(
    message = "a `retry_after` field must be a `Duration` or an `Option<Duration>`, and `{Self}` is neither",
    label = "marked `#[contract(retry_after)]`",
    note = "convert it where the error is built, e.g. `Duration::from_secs(…)`"
)]
pub trait Delay {
    /// The delay, if there is one.
    fn delay(&self) -> Option<Duration>;
}

impl Delay for Duration {
    fn delay(&self) -> Option<Duration> {
        Some(*self)
    }
}

impl Delay for Option<Duration> {
    fn delay(&self) -> Option<Duration> {
        *self
    }
}

/// The delay of a marked field.
pub fn delay<T: Delay + ?Sized>(field: &T) -> Option<Duration> {
    field.delay()
}

/// Nobody waits for what never will work.
pub fn unless_terminal(retry: Retry, delay: Option<Duration>) -> Option<Duration> {
    match retry {
        Retry::Terminal => None,
        Retry::Transient | Retry::Correctable => delay,
    }
}

/// The constant delay of an entry whose retry an occurrence decides: there is one where repeating helps.
pub fn constant_delay(retry: Retry, delay: Duration) -> Option<Duration> {
    retry.is_transient().then_some(delay)
}

/// A field marked `#[contract(retryable)]`.
#[diagnostic::on_unimplemented(
    message = "a `retryable` field must be a `bool`, and `{Self}` is not",
    label = "marked `#[contract(retryable)]`",
    note = "for anything finer write `#[retryable(with = path)]` on the variant, a function that returns `Retry`"
)]
pub trait Decides {
    /// Whether the same call may work.
    fn decides(&self) -> bool;
}

impl Decides for bool {
    fn decides(&self) -> bool {
        *self
    }
}

/// The retry of a marked field; `otherwise` is what a `false` means.
pub fn decide<T: Decides + ?Sized>(field: &T, otherwise: Retry) -> Retry {
    if field.decides() { Retry::Transient } else { otherwise }
}

/// A field marked `#[contract(field)]` or `#[contract(original_error)]`.
#[diagnostic::on_unimplemented(
    message = "a field marked `field` or `original_error` must be text, and `{Self}` is not",
    label = "not a `String`, `&str`, `Cow<str>`, `Box<str>`, `Arc<str>`, or an `Option` of one",
    note = "convert it where the error is built, e.g. with `to_string()`"
)]
pub trait Text {
    /// The text, if there is one.
    fn text(&self) -> Option<Cow<'_, str>>;
}

impl Text for str {
    fn text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl Text for String {
    fn text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl Text for Cow<'_, str> {
    fn text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl<T: Text + ?Sized> Text for &T {
    fn text(&self) -> Option<Cow<'_, str>> {
        (**self).text()
    }
}

impl<T: Text + ?Sized> Text for Box<T> {
    fn text(&self) -> Option<Cow<'_, str>> {
        (**self).text()
    }
}

impl<T: Text + ?Sized> Text for Arc<T> {
    fn text(&self) -> Option<Cow<'_, str>> {
        (**self).text()
    }
}

impl<T: Text> Text for Option<T> {
    fn text(&self) -> Option<Cow<'_, str>> {
        self.as_ref()?.text()
    }
}

/// The text of a marked field.
pub fn text<T: Text + ?Sized>(field: &T) -> Option<Cow<'_, str>> {
    field.text()
}

/// A field marked `#[contract(context)]`.
#[cfg(feature = "serde")]
#[diagnostic::on_unimplemented(
    message = "a context field must implement `serde::Serialize`, and `{Self}` does not",
    label = "marked `#[contract(context)]`, so it is sent to the caller",
    note = "derive `serde::Serialize` for it, or mark a field that says what the caller needs to know"
)]
pub trait Public: serde::Serialize {}

#[cfg(feature = "serde")]
#[diagnostic::do_not_recommend]
impl<T: serde::Serialize + ?Sized> Public for T {}

/// Without `serde` a context mark is an error of its own; this keeps it the only one.
#[cfg(not(feature = "serde"))]
pub trait Public {}

#[cfg(not(feature = "serde"))]
impl<T: ?Sized> Public for T {}
