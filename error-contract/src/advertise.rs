//! What a caller can be told before anything fails: the failures of a contract as text for a tool's
//! description, and as a JSON Schema for its `_meta`.
//!
//! ```
//! use error_contract::{ErrorContract, HasContract, advertise};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum FetchError {
//!     /// No requested PMID returned data
//!     #[error("none of 3 PMIDs returned data")]
//!     #[reason("no_match")]
//!     #[code(NotFound)]
//!     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
//!     NoMatch,
//!
//!     /// Local request queue is at capacity
//!     #[error("the request queue is full")]
//!     #[reason("queue_full")]
//!     #[code(RateLimited)]
//!     #[recovery("Wait 30 seconds and retry, or reduce batch size.")]
//!     QueueFull,
//! }
//!
//! assert_eq!(
//!     advertise::failures(FetchError::CONTRACT).text(),
//!     "When it fails, the answer names a reason:\n\
//!      - no_match (not retryable): No requested PMID returned data. \
//!        Try pubmed_search_articles to discover valid PMIDs first.\n\
//!      - queue_full (retryable): Local request queue is at capacity. \
//!        Wait 30 seconds and retry, or reduce batch size.\n",
//! );
//! ```

use alloc::string::String;
#[cfg(feature = "serde")]
use alloc::vec::Vec;

#[cfg(feature = "serde")]
use serde_json::{Map, Value, json};

use crate::{Contract, Entry, Varies};

/// The failures of a contract, to be advertised.
pub const fn failures(contract: &'static Contract) -> Failures<'static> {
    Failures { contract, only: None }
}

/// See [`failures`].
#[derive(Clone, Copy, Debug)]
pub struct Failures<'a> {
    contract: &'static Contract,
    only: Option<&'a [&'a str]>,
}

impl<'a> Failures<'a> {
    /// Only these reasons, in the order of the contract. `reasons = Name` on the type generates an enum
    /// whose `as_str` gives names that the compiler knows.
    ///
    /// ```
    /// # use error_contract::{Code, Contract, Entry, Part, advertise};
    /// const CONTRACT: &Contract = &Contract::new("LampError", &[
    ///     Part::Entry(Entry::new("not_paired", Code::Unauthorized)),
    ///     Part::Entry(Entry::new("no_power", Code::ServiceUnavailable)),
    /// ]);
    ///
    /// let text = advertise::failures(CONTRACT).only(&["no_power"]).text();
    /// assert_eq!(text, "When it fails, the answer names a reason:\n- no_power (retryable)\n");
    /// ```
    #[must_use]
    pub const fn only<'b>(self, reasons: &'b [&'b str]) -> Failures<'b> {
        Failures { contract: self.contract, only: Some(reasons) }
    }

    /// The reasons asked for that the contract does not have, for a test to hold against nothing. Those of
    /// a `dyn ErrorContract` inside are among them, because no table knows them.
    ///
    /// ```
    /// # use error_contract::{Contract, advertise};
    /// # const CONTRACT: &Contract = &Contract::new("LampError", &[]);
    /// assert!(advertise::failures(CONTRACT).only(&["gone"]).unknown().eq(["gone"]));
    /// ```
    pub fn unknown(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let contract = self.contract;
        self.only.unwrap_or_default().iter().copied().filter(|reason| contract.find(reason).is_none())
    }

    /// Plain text for a tool's description: a line for each reason, with its condition, whether repeating
    /// helps, and the hint. Empty where there is nothing to say.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for entry in self.entries() {
            if text.is_empty() {
                text.push_str("When it fails, the answer names a reason:\n");
            }
            text.push_str("- ");
            text.push_str(entry.reason());
            text.push_str(match (entry.varies().contains(Varies::RETRY), entry.retryable()) {
                (true, _) => " (may be retryable)",
                (false, true) => " (retryable)",
                (false, false) => " (not retryable)",
            });
            let said = [sentence(entry.when()), sentence(entry.recovery())];
            for (at, sentence) in said.iter().filter(|sentence| !sentence.is_empty()).enumerate() {
                text.push_str(if at == 0 { ": " } else { " " });
                text.push_str(sentence);
            }
            text.push('\n');
        }
        if self.contract.is_delegated() {
            text.push_str("Other failures name reasons of their own.\n");
        }
        text
    }

    /// The JSON Schema of the structured error, `{code, message, data}`, wherever the type places it.
    ///
    /// `data.reason` is an open string with the declared ones as examples, because services below may add
    /// reasons.
    ///
    /// ```
    /// # use error_contract::{Code, Contract, Entry, Part, advertise};
    /// const CONTRACT: &Contract = &Contract::new("LampError", &[
    ///     Part::Entry(Entry::new("no_power", Code::ServiceUnavailable).with_when("The plug is out")),
    /// ]);
    ///
    /// let schema = advertise::failures(CONTRACT).schema();
    /// let reason = &schema["properties"]["data"]["properties"]["reason"];
    /// assert_eq!(reason["type"], "string");
    /// assert_eq!(reason["examples"], serde_json::json!(["no_power"]));
    /// assert_eq!(reason["description"], "no_power: The plug is out.");
    /// ```
    #[cfg(feature = "serde")]
    pub fn schema(&self) -> Value {
        let mut reasons = Vec::new();
        let mut codes: Vec<i32> = Vec::new();
        let mut meanings = String::new();
        let mut data = Map::new();
        for entry in self.entries() {
            reasons.push(entry.reason());
            let code = entry.code().class().jsonrpc();
            if !codes.contains(&code) {
                codes.push(code);
            }
            if !meanings.is_empty() {
                meanings.push('\n');
            }
            meanings.push_str(entry.reason());
            let when = sentence(entry.when());
            if !when.is_empty() {
                meanings.push_str(": ");
                meanings.push_str(&when);
            }
            for field in entry.context() {
                // What a field holds is its own matter.
                data.insert(field.name().into(), json!({}));
            }
        }
        let string = || json!({"type": "string"});
        data.extend([
            ("retryable".into(), json!({"type": "boolean"})),
            ("retry".into(), json!({"type": "string", "examples": ["transient", "correctable", "terminal"]})),
            (
                "retryAfter".into(),
                json!({"type": "integer", "minimum": 0, "description": "Seconds to wait before the next call."}),
            ),
            ("domain".into(), string()),
            ("domainCode".into(), json!({"type": "integer"})),
            ("field".into(), string()),
            ("originalError".into(), string()),
            ("requestId".into(), string()),
            (
                "recovery".into(),
                json!({"type": "object", "properties": {"hint": string()}, "required": ["hint"]}),
            ),
            ("reason".into(), json!({"type": "string", "description": meanings, "examples": reasons})),
        ]);
        json!({
            "type": "object",
            "properties": {
                "code": {"type": "integer", "examples": codes},
                "message": string(),
                "data": {
                    "type": "object",
                    "properties": data,
                    "required": ["retryable", "retry", "recovery", "reason"],
                },
            },
            "required": ["code", "message", "data"],
        })
    }

    fn entries(self) -> impl Iterator<Item = Entry> {
        self.contract
            .entries()
            .filter(move |entry| self.only.is_none_or(|only| only.contains(&entry.reason())))
    }
}

/// The text with a full stop, where it does not end a sentence by itself.
fn sentence(text: &str) -> String {
    let mut sentence = String::from(text.trim());
    if !sentence.is_empty() && !sentence.ends_with(['.', '?', '!', '。', '？', '！']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_sentence_ends() {
        assert_eq!(sentence(" It is over "), "It is over.");
        assert_eq!(sentence("Is it over?"), "Is it over?");
        assert_eq!(sentence(""), "");
    }
}
