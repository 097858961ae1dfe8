#![doc = include_str!("../../docs/mcp.md")]

use alloc::{string::String, vec, vec::Vec};

use rmcp::{
    ErrorData,
    model::{CallToolResponse, CallToolResult, ContentBlock, ErrorCode, JsonObject, MetaObject, Tool},
};
use serde_json::Value;

use crate::{
    Outbound,
    advertise::Failures,
    jsonrpc::{self, Profile},
    mcp::{self, META_KEY, Placement},
    payload::UNWRITABLE,
};

pub mod boundary;
#[cfg(feature = "testing")]
mod call;
mod failure;
mod guard;
mod received;
mod schema;

#[cfg(feature = "testing")]
pub use call::call;
pub use guard::{guard, guard_call};

/// Where the structured error goes unless the type says otherwise.
///
/// `_meta`, since a handler's `Json<Out>` has an output schema, and clients in use throw away an error
/// whose `structuredContent` does not match it.
///
/// ```
/// use error_contract::{mcp::Placement, rmcp3};
///
/// assert_eq!(rmcp3::DEFAULT_PLACEMENT, Placement::Meta);
/// ```
pub const DEFAULT_PLACEMENT: Placement = Placement::Meta;

/// The tool result of a failure, for code that does not use the flag.
///
/// It does not look at `protocol`: whoever calls this wants a result.
///
/// ```
/// use error_contract::{ErrorContract, mcp::Placement, rmcp3};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum FetchError {
///     /// No requested PMID returned data.
///     #[error("none of 3 PMIDs returned data")]
///     #[reason("no_match")]
///     #[code(NotFound)]
///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
///     NoMatch,
/// }
///
/// let result = rmcp3::call_tool_result(&FetchError::NoMatch, Placement::Text);
/// assert_eq!(result.is_error, Some(true));
/// assert!(result.meta.is_none() && result.structured_content.is_none());
/// ```
pub fn call_tool_result<E: Outbound + ?Sized>(error: &E, placement: Placement) -> CallToolResult {
    let sent = mcp::tool_result(error);
    into_result(sent, sent.text(), placement)
}

fn into_result(sent: mcp::ToolResult<'_>, text: String, placement: Placement) -> CallToolResult {
    let mut result = CallToolResult::error(vec![ContentBlock::text(text)]);
    match placement {
        Placement::Text => {}
        Placement::Structured => result.structured_content = Some(object("error", sent.error_value()).into()),
        Placement::Meta => result.meta = Some(MetaObject(object(META_KEY, sent.error_value()))),
    }
    result
}

/// The JSON-RPC error object of a failure, for resources and prompts, and for code that does not use the
/// flag: the rules of [`jsonrpc::error_code`], and the contract's own number in `data.code`.
///
/// ```
/// use error_contract::{ErrorContract, rmcp3};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum ShelfError {
///     /// Somebody else holds the record.
///     #[error("record 7 is being edited")]
///     #[reason("record_locked")]
///     #[code(Conflict)]
///     #[recovery("Wait a minute, then read the record again.")]
///     Locked,
/// }
///
/// let error = rmcp3::error_data(&ShelfError::Locked);
/// assert_eq!(error.code.0, -32602); // −32002 may not be sent
/// assert_eq!(error.data.and_then(|data| data.get("code").cloned()), Some((-32002).into()));
/// ```
pub fn error_data<E: Outbound + ?Sized>(error: &E) -> ErrorData {
    error_data_with(error, Profile::default())
}

/// [`error_data`] with the numbers of another profile: for servers whose older clients switch on them.
///
/// ```
/// use error_contract::{ErrorContract, jsonrpc::Profile, rmcp3};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum ShelfError {
///     /// Somebody else holds the record.
///     #[error("record 7 is being edited")]
///     #[reason("record_locked")]
///     #[code(Conflict)]
///     #[recovery("Wait a minute, then read the record again.")]
///     Locked,
/// }
///
/// assert_eq!(rmcp3::error_data_with(&ShelfError::Locked, Profile::Classic).code.0, -32002);
/// ```
pub fn error_data_with<E: Outbound + ?Sized>(error: &E, profile: Profile) -> ErrorData {
    into_error_data(jsonrpc::error_object(error).with_profile(profile))
}

fn into_error_data(sent: jsonrpc::ErrorObject<'_>) -> ErrorData {
    let mut value = sent.to_value();
    let message = match value.get_mut("message").map(Value::take) {
        Some(Value::String(message)) => message,
        _ => UNWRITABLE.into(),
    };
    ErrorData::new(ErrorCode(sent.code()), message, value.get_mut("data").map(Value::take))
}

/// What a handler answers with: the tool result, or the error object where the entry says `protocol`; for a
/// type whose `IntoCallToolResult` is written by hand. Inside a [`boundary`] it is reported, and has the id of
/// the request.
///
/// ```
/// use error_contract::{ErrorContract, rmcp3};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum SessionError {
///     /// The session was closed.
///     #[error("the session is closed")]
///     #[reason("session_closed")]
///     #[code(InvalidRequest)]
///     #[contract(protocol)]
///     #[recovery("Open a session with open_session first.")]
///     Closed,
/// }
///
/// assert!(rmcp3::answer(&SessionError::Closed, rmcp3::DEFAULT_PLACEMENT).is_err());
/// ```
#[expect(clippy::missing_errors_doc, reason = "the sentence above says when")]
pub fn answer<E: Outbound + ?Sized>(error: &E, placement: Placement) -> Result<CallToolResponse, ErrorData> {
    boundary::leave(error.__payload(), Some(placement))
}

/// [`answer`] with the placement of the type, for the impls that are written for it.
#[doc(hidden)]
pub fn __answer<E: Outbound + ?Sized>(error: &E) -> Result<CallToolResponse, ErrorData> {
    boundary::leave(error.__payload(), error.__placed())
}

/// The key in a tool's `_meta` under which [`advertise()`] puts the schema of its failures.
pub const FAILURES_KEY: &str = "io.github.error-contract/failures";

/// Tells callers what a tool can fail with: the text at the end of its description, the schema in its
/// `_meta` under [`FAILURES_KEY`]. The output schema stays what it is.
///
/// ```
/// use error_contract::{ErrorContract, HasContract, advertise, rmcp3};
/// use rmcp::model::Tool;
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// enum FetchError {
///     /// No requested PMID returned data.
///     #[error("none of 3 PMIDs returned data")]
///     #[reason("no_match")]
///     #[code(NotFound)]
///     #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
///     NoMatch,
/// }
///
/// let mut tool = Tool::new("fetch", "Fetch articles by PMID.", rmcp::model::JsonObject::new());
/// rmcp3::advertise(&mut tool, &advertise::failures(FetchError::CONTRACT));
/// let description = tool.description.unwrap();
/// assert!(description.starts_with("Fetch articles by PMID.\n\nWhen it fails, the answer names a reason:\n"));
/// ```
pub fn advertise(tool: &mut Tool, failures: &Failures<'_>) {
    let said = failures.text();
    if !said.is_empty() {
        let mut description = tool.description.take().unwrap_or_default().into_owned();
        if !description.is_empty() {
            description.push_str("\n\n");
        }
        description.push_str(said.trim_end());
        tool.description = Some(description.into());
    }
    tool.meta.get_or_insert_default().0.insert(FAILURES_KEY.into(), failures.schema());
}

fn object(key: &str, value: Value) -> JsonObject {
    Vec::from([(key.into(), value)]).into_iter().collect()
}

/// `#[contract(rmcp3)]`: what a handler may return, and what `?` makes of it in resources and prompts.
#[doc(hidden)]
#[macro_export]
macro_rules! __rmcp3 {
    ([$($generics:tt)*] [$($type:tt)*] [$($where:tt)*]) => {
        #[automatically_derived]
        impl $($generics)* $crate::__private::rmcp::handler::server::tool::IntoCallToolResult for $($type)*
        $($where)*
        {
            fn into_call_tool_result(
                self,
            ) -> ::core::result::Result<
                $crate::__private::rmcp::model::CallToolResponse,
                $crate::__private::rmcp::ErrorData,
            > {
                $crate::rmcp3::__answer(&self)
            }
        }

        #[automatically_derived]
        impl $($generics)* ::core::convert::From<$($type)*> for $crate::__private::rmcp::ErrorData
        $($where)*
        {
            fn from(error: $($type)*) -> Self {
                $crate::rmcp3::error_data(&error)
            }
        }
    };
}
