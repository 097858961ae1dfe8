//! Where a failure leaves an rmcp server: what needs the request happens here, once, for every tool.
//!
//! A value knows its envelope by itself; that is what `#[contract(rmcp3)]` writes. The boundary knows the
//! request, and adds what follows from it:
//!
//! - a request that was cancelled is answered, and told in the log, as [`RequestCancelled`](crate::Class), whatever
//!   the handler failed with on its way out;
//! - the id of the request is on the wire, as `data.requestId` and in the text block;
//! - a handler that panics is answered: rmcp drops such a request, and its client waits until it gives up;
//! - each failure is [reported](crate::report) once, with the hint that the wire carries;
//! - the structured error goes into `_meta` for a tool with an output schema, into `structuredContent` for one
//!   without, unless the type says where (`mcp = …`);
//! - a [`Failure`](crate::Failure) whose reason the tool's contract declares gets the hint declared there;
//! - arguments that rmcp refuses get a reason, `invalid_arguments`, and a hint that names the argument; a tool that does
//!   not exist gets the names of those that do;
//! - a result that breaks the tool's own output schema is `InternalError`, without data: clients in use throw away such
//!   an answer, and the defect is the server's.
//!
//! [`Boundary`] does this around a whole server, [`call`] around one handler:
//!
//! ```
//! use error_contract::{ErrorContract, HasContract, rmcp3::boundary::Boundary};
//! use rmcp::{Json, ServerHandler, tool, tool_handler, tool_router};
//!
//! #[derive(Debug, thiserror::Error, ErrorContract)]
//! #[contract(rmcp3)]
//! enum PortError {
//!     /// The harbor takes no more ships today.
//!     #[error("the harbor is full")]
//!     #[reason("harbor_full")]
//!     #[code(RateLimited)]
//!     #[severity(notice)]
//!     #[recovery("Wait for tomorrow, or call find_harbor for another one.")]
//!     Full,
//! }
//!
//! struct Harbor;
//!
//! #[tool_router]
//! impl Harbor {
//!     /// Books a berth.
//!     #[tool]
//!     async fn book_berth(&self) -> Result<Json<u8>, PortError> {
//!         Err(PortError::Full)
//!     }
//! }
//!
//! #[tool_handler]
//! impl ServerHandler for Harbor {}
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! let server = Boundary::new(Harbor).with_contract("book_berth", PortError::CONTRACT);
//! // server.serve(rmcp::transport::stdio()).await?
//! # #[cfg(feature = "testing")] {
//! let result = error_contract::rmcp3::call(server, "book_berth", serde_json::json!({})).await.unwrap();
//! let text = result["content"][0]["text"].as_str().unwrap();
//! assert!(text.ends_with("(reason harbor_full · retryable · request 2)"));
//! # }
//! # }
//! ```
//!
//! # What it leaves alone
//!
//! Resources and prompts have no contract at the boundary: their failures are error objects, a severity has no effect
//! there, and nothing is reported but a handler that panics, which is answered too. An error object or a tool result
//! that a handler made by itself is sent as it is; it is reported like the others, by what it says.

mod refusals;
mod scope;
mod server;

use alloc::sync::Arc;
use core::future::Future;

use rmcp::{
    ErrorData, RoleServer, handler::server::tool::IntoCallToolResult, model::CallToolResponse,
    service::RequestContext,
};

use self::scope::Scope;
use super::{DEFAULT_PLACEMENT, error_data, into_result};
use crate::{
    Sent,
    mcp::{self, Placement},
    payload::Payload,
};

pub use self::server::Boundary;

/// Does around one handler what [`Boundary`] does around a server, as far as it can be done without knowing the
/// tool: not the placement by its output schema, nor the output itself.
///
/// The future may have any output that a handler may return. Inside a [`Boundary`], what is done here is not done
/// again.
///
/// ```
/// use error_contract::{Failure, rmcp3::boundary};
/// use rmcp::{ErrorData, RoleServer, model::CallToolResponse, service::RequestContext};
///
/// async fn handler(context: RequestContext<RoleServer>) -> Result<CallToolResponse, ErrorData> {
///     boundary::call(&context, async {
///         let found: Result<String, Failure> = Err(Failure::not_found("no record 77"));
///         found
///     })
///     .await
/// }
/// ```
#[expect(clippy::missing_errors_doc, reason = "the errors are those of the handler")]
pub fn call<F>(
    context: &RequestContext<RoleServer>,
    handler: F,
) -> impl Future<Output = Result<CallToolResponse, ErrorData>> + use<F>
where
    F: Future,
    F::Output: IntoCallToolResult,
{
    let context = context.clone();
    async move {
        let handler = async { handler.await.into_call_tool_result() };
        if scope::current().is_some() {
            return handler.await; // the boundary around it does everything
        }
        let scope = Arc::new(Scope::new(context));
        match scope.settle(scope.run(handler).await) {
            Ok(CallToolResponse::Complete(result)) => Ok(scope.settle_result(result).into()),
            other => other,
        }
    }
}

/// What an error is answered with: by the call whose handler is being polled, or by the error alone.
pub(super) fn leave(
    payload: Payload<'_>,
    declared: Option<Placement>,
) -> Result<CallToolResponse, ErrorData> {
    if let Some(scope) = scope::current() {
        return scope.leave(payload, declared).map(Into::into);
    }
    let sent = Sent(payload);
    if payload.is_protocol() {
        return Err(error_data(&sent));
    }
    let sent = mcp::tool_result(&sent);
    Ok(into_result(sent, sent.text(), declared.unwrap_or(DEFAULT_PLACEMENT)).into())
}
