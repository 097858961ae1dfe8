//! For tests of one's own: every declared failure is produced once, and what callers receive is held
//! against a file in the repository. With the feature `testing`.
//!
//! ```no_run
//! use error_contract::{ErrorContract, testing};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum FetchError {
//!     /// No requested PMID returned data.
//!     #[error("none of {requested} PMIDs returned data")]
//!     #[reason("no_match")]
//!     #[code(NotFound)]
//!     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
//!     NoMatch { #[contract(context)] requested: usize },
//! }
//!
//! // In a test:
//! testing::assert_covers(&[FetchError::NoMatch { requested: 3 }]);
//! ```
//!
//! The file is `tests/contract/FetchError.json`. The test writes it when it is run with `BLESS=1`; then
//! read the diff, because it is what callers will see.
//!
//! For a whole tool call as production answers it see `rmcp3::call`.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use alloc::{format, string::String, vec::Vec};
use serde_json::{Value, json};

use crate::{Contract, ErrorContract, HasContract, Outbound, Response, jsonrpc, mcp, problem};

const BLESS: &str = "to accept what is sent now: BLESS=1 cargo test, then read the diff";

/// Asserts that the errors cover the contract of their type, and that their envelopes are those in
/// `tests/contract/<type>.json`, under the folder of the package that is tested. See the
/// [module](self).
///
/// Every reason has to be produced at least once, those of transparent variants included. Reasons of a
/// `dyn ErrorContract` are not asked for, because no table knows them.
///
/// # Panics
///
/// With all that is wrong: reasons that are missing, envelopes that are not those in the file.
#[track_caller]
pub fn assert_covers<E: ErrorContract + HasContract>(errors: &[E]) {
    let mut path = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    path.extend(["tests", "contract"]);
    path.push(format!("{}.json", E::CONTRACT.name()));
    assert_covers_at(path, errors);
}

/// [`assert_covers`] with a file of one's own choice, for two types with the same name.
///
/// ```
/// use error_contract::{ErrorContract, testing};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// let nothing = std::panic::catch_unwind(|| testing::assert_covers_at::<LampError>("lamp.json", &[]));
/// let message = *nothing.unwrap_err().downcast::<String>().unwrap();
/// assert!(message.contains("reason `not_paired` is not produced"));
/// ```
///
/// # Panics
///
/// As [`assert_covers`] does.
#[track_caller]
pub fn assert_covers_at<E: ErrorContract + HasContract>(path: impl AsRef<Path>, errors: &[E]) {
    let path = path.as_ref();
    let missing = missing(E::CONTRACT, errors);
    let sent: Vec<_> = errors.iter().map(|error| envelopes(error)).collect();
    let wrong = if !missing.is_empty() {
        // The file would miss it too.
        missing
    } else if env::var_os("BLESS").is_some_and(|bless| !bless.is_empty() && bless != "0") {
        write(path, &sent).err().into_iter().collect()
    } else {
        differences(path, &sent)
    };
    assert!(wrong.is_empty(), "the contract of `{}`:\n  {}", E::CONTRACT.name(), wrong.join("\n  "));
}

/// Every envelope of one failure: `reason`, `response`, `toolResult`, `errorObject`, `problem`.
///
/// The tool result carries the structured error where the type says (`mcp = …`), else as `structuredContent`;
/// a handler of an `rmcp` server whose type says nothing sends it in `_meta`. What such a handler answers,
/// placement included, is what `rmcp3::call` gives.
///
/// ```
/// use error_contract::{ErrorContract, testing};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum LampError {
///     /// The lamp is not paired.
///     #[error("not paired")]
///     #[reason("not_paired")]
///     #[code(Unauthorized)]
///     #[recovery("Hold the button on the lamp for five seconds.")]
///     NotPaired,
/// }
///
/// let sent = testing::envelopes(&LampError::NotPaired);
/// assert_eq!(sent["response"]["details"]["reason"], "not_paired");
/// assert_eq!(sent["problem"]["status"], 401);
/// ```
pub fn envelopes<E: Outbound + ?Sized>(error: &E) -> Value {
    let payload = error.__payload();
    json!({
        "reason": payload.reason(),
        "response": Response(payload).to_value(),
        "toolResult": mcp::tool_result(error).to_value(),
        "errorObject": jsonrpc::error_object(error).to_value(),
        "problem": problem::problem(error).to_value(),
    })
}

fn missing<E: ErrorContract>(contract: &Contract, errors: &[E]) -> Vec<String> {
    contract
        .entries()
        .filter(|entry| !errors.iter().any(|e| (e.domain(), e.reason()) == (entry.domain(), entry.reason())))
        .map(|entry| format!("reason `{}` is not produced: add an error that has it", entry.reason()))
        .collect()
}

fn write(path: &Path, sent: &[Value]) -> Result<(), String> {
    let text = serde_json::to_string_pretty(sent).map_err(|error| format!("{error}"))?;
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text + "\n"))
        .map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn differences(path: &Path, sent: &[Value]) -> Vec<String> {
    let stored = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return [format!("{} cannot be read: {error}", path.display()), BLESS.into()].into(),
    };
    let stored: Vec<Value> = match serde_json::from_str(&stored) {
        Ok(stored) => stored,
        Err(error) => {
            return [format!("{} is not what was written: {error}", path.display()), BLESS.into()].into();
        }
    };
    let mut found = Vec::new();
    for (index, now) in sent.iter().enumerate() {
        compare(&place(path, sent, index), Some(now), same(&stored, sent, index), &mut found);
    }
    for index in (0..stored.len()).filter(|&index| same(sent, &stored, index).is_none()) {
        found.push(format!("{}: is no longer there", place(path, &stored, index)));
    }
    if !found.is_empty() {
        found.push(BLESS.into());
    }
    found
}

/// The envelopes in `among` of the failure that `of` has at `index`: those with its reason, and as many
/// with that reason before them. So variants can change their order.
fn same<'a>(among: &'a [Value], of: &[Value], index: usize) -> Option<&'a Value> {
    let reason = of.get(index)?.get("reason");
    let before = of.iter().take(index).filter(|one| one.get("reason") == reason).count();
    among.iter().filter(|one| one.get("reason") == reason).nth(before)
}

fn place(path: &Path, of: &[Value], index: usize) -> String {
    let reason = of.get(index).and_then(|one| one.get("reason")).and_then(Value::as_str);
    format!("{}: {}", path.display(), reason.unwrap_or("?"))
}

/// Each place where the two differ, with both values.
fn compare(place: &str, sent: Option<&Value>, stored: Option<&Value>, found: &mut Vec<String>) {
    match (sent, stored) {
        (Some(sent), Some(stored)) if sent == stored => {}
        (Some(Value::Object(sent)), Some(Value::Object(stored))) => {
            for (key, value) in sent {
                compare(&format!("{place}: {key}"), Some(value), stored.get(key), found);
            }
            for (key, value) in stored.iter().filter(|(key, _)| !sent.contains_key(*key)) {
                compare(&format!("{place}: {key}"), None, Some(value), found);
            }
        }
        (Some(sent), Some(stored)) => found.push(format!("{place}: was {stored}, is {sent}")),
        (Some(sent), None) => found.push(format!("{place}: was not there, is {sent}")),
        (None, Some(stored)) => found.push(format!("{place}: was {stored}, is no longer there")),
        (None, None) => {}
    }
}
