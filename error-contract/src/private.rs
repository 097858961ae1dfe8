//! The only door that generated code uses. Nothing here is public API.

pub use alloc::{borrow::Cow, string::String};

pub use crate::{
    Code, ContextField, Contract, Entry, ErrorContract, GrpcCode, HasContract, Nested, Overrides, Part,
    Reason, ReasonName, Retry, Severity, Surface, Varies, context::Context, error::UnknownReason,
    mcp::Placement,
};
pub use core::{error::Error, fmt, module_path, option_env, time::Duration};

pub mod check;
pub mod defaults;
pub mod marks;
pub mod texts;

/// The own entry that is the part at `index`. An index that the derive did not give answers with an
/// entry that declares nothing.
#[inline]
pub const fn entry_at(contract: &'static Contract, index: usize) -> &'static Entry {
    match contract.own_at(index) {
        Some(entry) => entry,
        None => &UNDECLARED,
    }
}

/// The declared code of the part at `index`: of an own entry, or over the error inside.
#[inline]
pub const fn code_at(contract: &'static Contract, index: usize) -> Code {
    match contract.parts().split_at_checked(index) {
        Some((_, [Part::Entry(entry), ..])) => entry.code(),
        Some((_, [Part::Nested(nested), ..])) => match nested.code() {
            Some(code) => code,
            None => Code::InternalError,
        },
        _ => Code::InternalError,
    }
}

/// The error inside a transparent variant whose table is not asked for.
pub fn opaque<E: ErrorContract + ?Sized>(error: &E) -> &dyn ErrorContract {
    error.__as_dyn()
}

/// The contract of an error that is known only when it is there.
pub const DELEGATED: &Contract = &Contract::delegated("dyn ErrorContract");

/// What stands for a variant that does not compile.
pub const UNDECLARED: Entry = Entry::new("undeclared", Code::InternalError);

/// What `#[code(number)]` says, good or bad; [`check::check_code`] is the judge.
pub const fn code(number: i32) -> Code {
    Code::declared(None, number)
}

/// What `#[code(Name, number)]` says, good or bad.
pub const fn code_of(class: Code, number: i32) -> Code {
    Code::declared(Some(class.class()), number)
}

/// An entry with everything that most entries have. A text that was not said is empty.
#[expect(clippy::too_many_arguments, reason = "one call in place of seven, for each variant of the user's")]
pub const fn entry(
    code: Code,
    reason: &'static str,
    recovery: &'static str,
    domain: &'static str,
    variant: &'static str,
    when: &'static str,
    display: &'static str,
    docs: &'static str,
) -> Entry {
    Entry::declared(reason, code, recovery, domain, variant, when, display, docs)
}

/// The entry of a transparent variant with a reason of its own: what it does not give is borrowed
/// from the contract inside, where that has one answer, and varies where it has several.
#[expect(clippy::too_many_arguments, reason = "as `entry`")]
pub const fn borrow(
    reason: &'static str,
    inner: &'static Contract,
    over: Overrides,
    domain: &'static str,
    variant: &'static str,
    when: &'static str,
    display: &'static str,
    docs: &'static str,
) -> Entry {
    borrowed(reason, inner, over).with_texts(domain, variant, when, display, docs)
}

const fn borrowed(reason: &'static str, inner: &'static Contract, over: Overrides) -> Entry {
    let mut entry = match inner.get(0) {
        Some(first) if !inner.is_delegated() => first,
        _ => {
            return Entry::new(reason, Code::InternalError).with_varying(Varies::ALL).borrowed(reason, &over);
        }
    };
    let mut index = 1;
    while let Some(other) = inner.get(index) {
        entry = entry.with_varying(entry.differs_from(&other));
        index += 1;
    }
    entry.borrowed(reason, &over)
}

#[cfg(feature = "catalog")]
pub use crate::catalog::{REGISTERED, Registered};
#[cfg(feature = "axum08")]
pub use axum_core;
#[cfg(all(feature = "catalog", not(target_family = "wasm")))]
pub use linkme;
#[cfg(feature = "rmcp3")]
pub use rmcp;

#[doc(hidden)]
pub use crate::{__axum08 as axum08, __context as context, __register as register, __rmcp3 as rmcp3};
