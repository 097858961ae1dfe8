//! The values of a failure that may leave the process.

use alloc::{borrow::Cow, string::String, vec::Vec};

use crate::{context::reserved::RESERVED, json};

/// Where frameworks keep the credentials of the caller.
const CREDENTIALS: &str = "auth";

/// Adds a value. A key that an envelope has itself costs the value, not the failure.
pub(super) fn add<T: serde::Serialize>(
    context: &mut Vec<(Cow<'static, str>, String)>,
    key: Cow<'static, str>,
    value: &T,
) {
    if RESERVED.contains(&&*key) || key == CREDENTIALS {
        return;
    }
    let value = json::value_text(value);
    match context.iter_mut().find(|(known, _)| *known == key) {
        Some((_, known)) => *known = value,
        None => context.push((key, value)),
    }
}
