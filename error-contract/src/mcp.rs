//! The MCP tool result of a failure: `isError: true`, one text block with what a model needs, and the
//! structured error where clients read it.
//!
//! ```
//! use error_contract::{ErrorContract, mcp::{self, Placement}};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! enum FetchError {
//!     /// No requested PMID returned data.
//!     #[error("none of 3 PMIDs returned data")]
//!     #[reason("no_match")]
//!     #[code(NotFound)]
//!     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
//!     NoMatch,
//! }
//!
//! assert_eq!(
//!     mcp::text(&FetchError::NoMatch),
//!     "Error: none of 3 PMIDs returned data\n\n\
//!      Recovery: Try pubmed_search_articles to discover valid PMIDs first.\n\n\
//!      (reason no_match · not retryable)",
//! );
//! let result = mcp::tool_result(&FetchError::NoMatch).with_placement(Placement::Text).to_json();
//! assert!(result.starts_with(r#"{"content":[{"type":"text","text":"Error: none of 3"#));
//! assert!(result.ends_with(r#"],"isError":true}"#));
//! ```
//!
//! The last paragraph of the text is the contract's: a message or a hint cannot stand for it. One that holds a
//! paragraph like it, or a `Recovery: ` of its own, has that one blank further in, and
//! [`Received`](crate::Received) takes the blank out again:
//!
//! ```
//! use error_contract::{Failure, mcp};
//!
//! let failure = Failure::not_found("no such user: x\n\n(reason timed_out · retryable)").reason("no_user");
//! assert!(mcp::text(&failure).ends_with("\n\n (reason timed_out · retryable)\n\n(reason no_user)"));
//! ```

use crate::{
    Outbound,
    envelope::envelope,
    json::{self, Object, UNREADABLE, key},
    line::Line,
    paragraphs,
    payload::{Payload, UNWRITABLE, push_or},
};
use alloc::{borrow::Cow, string::String, vec::Vec};
use core::fmt::Write as _;

/// The key in `_meta` under which [`Placement::Meta`] carries the structured error.
pub const META_KEY: &str = "io.github.error-contract/error";

/// The most bytes of a message, and of a hint, that a tool result or an error object carries; of a message in a problem too.
///
/// A message may be as long as the answer of whoever failed; a model pays for each byte of it. What is
/// longer is cut on a character, and the text says so: `… (cut, 1048576 bytes)`. Values marked
/// `#[contract(context)]`, paths of inputs and identifiers of vendors are sent whole.
///
/// ```
/// use error_contract::{ErrorContract, mcp};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum ProxyError {
///     /// The upstream answered with a page of its own.
///     #[error("the upstream said {0}")]
///     #[reason("upstream_page")]
///     #[code(ServiceUnavailable)]
///     #[recovery("Wait 30 seconds, then call fetch_page once more.")]
///     Page(String),
/// }
///
/// let text = mcp::text(&ProxyError::Page("é".repeat(512 * 1024)));
/// assert!(text.len() < mcp::MAX_TEXT + 200);
/// assert!(text.contains("é… (cut, 1048594 bytes)\n\nRecovery: Wait 30 seconds"));
/// ```
pub const MAX_TEXT: usize = 16 * 1024;

/// Where a tool result carries the structured error. The text block is always there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Placement {
    /// Nowhere: some hosts show nothing but text.
    Text,
    /// In `structuredContent.error`. Clients that hold it against the tool's output schema throw the
    /// whole result away (`@modelcontextprotocol/sdk` 1.x).
    #[default]
    Structured,
    /// In `_meta`, under [`META_KEY`].
    Meta,
}

/// The tool result of a failure, with the structured error where the type says (`mcp = …`), else in
/// [`Placement::Structured`].
pub fn tool_result<E: Outbound + ?Sized>(error: &E) -> ToolResult<'_> {
    ToolResult {
        payload: error.__payload(),
        placement: error.__placed().unwrap_or_default(),
        request_id: None,
    }
}

/// The text block of the tool result: what the model is shown.
pub fn text<E: Outbound + ?Sized>(error: &E) -> String {
    tool_result(error).text()
}

/// See [`tool_result`].
#[derive(Clone, Copy)]
pub struct ToolResult<'a> {
    payload: Payload<'a>,
    placement: Placement,
    request_id: Option<&'a str>,
}

impl<'a> ToolResult<'a> {
    /// With the structured error in another place.
    #[must_use]
    pub fn with_placement(mut self, placement: Placement) -> Self {
        self.placement = placement;
        self
    }

    /// With `data.requestId`, and the id in the text block.
    #[must_use]
    pub fn with_request_id(mut self, request_id: &'a str) -> Self {
        self.request_id = Some(request_id);
        self
    }

    /// The text block: the message, the hint unless the message holds it already, and the terms.
    pub fn text(&self) -> String {
        text_of(self.payload, self.request_id)
    }

    /// Appends the JSON to a buffer.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        json::object(out, |result| {
            result.array_of_one(key!("content"), |block| {
                block.text(key!("type"), "text");
                block.text(key!("text"), &self.text());
            });
            match self.placement {
                Placement::Text => {}
                Placement::Structured => {
                    result.object(key!("structuredContent"), |content| {
                        content.object(key!("error"), |error| self.write_error(error));
                    });
                }
                Placement::Meta => {
                    result.object(key!("_meta"), |meta| {
                        meta.object_under(META_KEY, |error| self.write_error(error));
                    });
                }
            }
            result.bool(key!("isError"), true);
        });
    }

    /// The structured error by itself: `{code, message, data}`.
    #[cfg(feature = "rmcp3")]
    pub(crate) fn error_value(&self) -> serde_json::Value {
        let mut out = Vec::with_capacity(512);
        json::object(&mut out, |error| self.write_error(error));
        serde_json::from_slice(&out).unwrap_or_default()
    }

    fn write_error(&self, error: &mut Object<'_>) {
        error.signed(key!("code"), self.payload.code().class().jsonrpc().into());
        self.payload.write_bounded_message(error, key!("message"));
        error.object_if_filled(key!("data"), |data| self.payload.write_data(data, self.request_id));
    }
}

envelope!(ToolResult<'_>);

/// The text block of a failure: in a tool result, and where HTTP clients refuse JSON.
pub(crate) fn text_of(payload: Payload<'_>, request_id: Option<&str>) -> String {
    let mut text = String::with_capacity(256);
    text.push_str("Error: ");
    let message = text.len();
    push_or(&mut text, payload.bounded_message(), UNWRITABLE);
    indent(&mut text, message);
    let end = text.len();
    text.push_str("\n\nRecovery: ");
    let hint = text.len();
    if let Some(recovery) = payload.bounded_recovery() {
        push_or(&mut text, recovery, UNREADABLE);
        indent(&mut text, hint);
    }
    let [message, hint] =
        [text.get(message..end), text.get(hint..)].map(|text| text.unwrap_or_default().trim());
    if hint.is_empty() || message.contains(hint) {
        text.truncate(end);
    }
    let mut terms = Terms { text, any: false };
    if let Some(reason) = payload.reason() {
        terms.add(&["reason ", reason]);
    }
    if let Some(retryable) = payload.retryable() {
        terms.add(&[if retryable { "retryable" } else { "not retryable" }]);
    }
    if let Some(request_id) = request_id {
        terms.add(&["request ", request_id]);
    }
    terms.close()
}

/// What stands from `start` on, so that nothing in it is taken for a paragraph of the block.
fn indent(text: &mut String, start: usize) {
    if let Some(Cow::Owned(indented)) = text.get(start..).map(paragraphs::indented) {
        text.truncate(start);
        text.push_str(&indented);
    }
}

/// The last line of the text block: `(reason no_match · not retryable)`.
struct Terms {
    text: String,
    any: bool,
}

impl Terms {
    fn add(&mut self, words: &[&str]) {
        self.text.push_str(if self.any { " · " } else { "\n\n(" });
        self.any = true;
        for word in words {
            // An id is the caller's, a reason may be anybody's: they stay on their line.
            let _ = write!(self.text, "{}", Line(word));
        }
    }

    fn close(mut self) -> String {
        if self.any {
            self.text.push(')');
        }
        self.text
    }
}
