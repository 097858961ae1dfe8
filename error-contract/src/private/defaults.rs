//! What the methods of [`ErrorContract`] answer where a variant says nothing of its own: the error
//! inside a transparent variant, else the entry.

use alloc::borrow::Cow;
use core::{fmt, time::Duration};

use crate::{
    Code, ErrorContract, Retry, Severity, Varies, context::Context, private::marks::unless_terminal,
};

macro_rules! from_inner_or_entry {
    ($($(#[$doc:meta])* $name:ident = $method:ident -> $answer:ty, $entry:expr;)*) => {
        $(
            $(#[$doc])*
            pub fn $name<E: ErrorContract + ?Sized>(error: &E) -> $answer {
                match error.__inner() {
                    Some(inner) => inner.$method(),
                    None => $entry(error.entry()),
                }
            }
        )*
    };
}

from_inner_or_entry! {
    /// The code.
    code = code -> Code, crate::Entry::code;
    /// Whether repeating helps.
    retry = retry -> Retry, crate::Entry::retry;
    /// The log level.
    severity = severity -> Severity, crate::Entry::severity;
    /// The hint.
    recovery = recovery -> Cow<'_, str>, |entry: &'static crate::Entry| Cow::Borrowed(entry.recovery());
    /// The path of the offending input.
    field = field -> Option<Cow<'_, str>>, |entry: &'static crate::Entry| entry.field().map(Cow::Borrowed);
    /// The vendor's own identifier, which only an occurrence has.
    original_error = original_error -> Option<Cow<'_, str>>, |_| None;
    /// The declared HTTP status.
    http = __http -> Option<u16>, crate::Entry::declared_http_status;
    /// Whether it is sent as a JSON-RPC error object.
    protocol = is_protocol -> bool, crate::Entry::is_protocol;
}

/// The delay: that of the error inside, else the declared one. Nobody waits for what never will work.
pub fn retry_after<E: ErrorContract + ?Sized>(error: &E) -> Option<Duration> {
    let delay = match error.__inner() {
        Some(inner) => inner.retry_after(),
        None => error.entry().retry_after(),
    };
    unless_terminal(error.retry(), delay)
}

/// The message: that of the error inside, else the declared one, else `Display`.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn write_message<E: ErrorContract + ?Sized>(error: &E, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error.__inner() {
        Some(inner) => inner.__write_message(out),
        None => match error.entry().message() {
            Some(message) if !error.entry().varies().contains(Varies::MESSAGE) => out.write_str(message),
            _ => fmt::Display::fmt(error, out),
        },
    }
}

/// The hint, written.
#[expect(clippy::missing_errors_doc, reason = "generated code only")]
pub fn write_recovery<E: ErrorContract + ?Sized>(error: &E, out: &mut fmt::Formatter<'_>) -> fmt::Result {
    match error.__inner() {
        Some(inner) => inner.__write_recovery(out),
        // Not the entry's: a contract written by hand may answer otherwise.
        None => out.write_str(&error.recovery()),
    }
}

/// The context: that of the error inside, else nothing.
pub fn context<E: ErrorContract + ?Sized>(error: &E, to: &mut Context<'_>) {
    if let Some(inner) = error.__inner() {
        inner.__context(to);
    }
}
