//! A handler that panics: rmcp 3 drops the request, and its client waits until it gives up. Here it is
//! an answer.

use core::future::Future;

use rmcp::{ErrorData, model::CallToolResponse};

use super::{DEFAULT_PLACEMENT, answer, error_data};
use crate::panicked::handler_panicked;

/// Answers a tool call whose handler panics with a tool result, reason `handler_panicked`. What the panic
/// said is not sent.
///
/// It belongs into `ServerHandler::call_tool`, around the call of the router; `#[tool_handler]` then writes
/// the rest, the list of tools among it:
///
/// ```
/// use error_contract::rmcp3;
/// use rmcp::{
///     ErrorData, RoleServer, ServerHandler,
///     handler::server::{router::tool::ToolRouter, tool::ToolCallContext},
///     model::{CallToolRequestParams, CallToolResponse},
///     service::RequestContext,
///     tool_handler,
/// };
///
/// struct Server {
///     tools: ToolRouter<Self>,
/// }
///
/// #[tool_handler(router = self.tools)]
/// impl ServerHandler for Server {
///     async fn call_tool(
///         &self,
///         request: CallToolRequestParams,
///         context: RequestContext<RoleServer>,
///     ) -> Result<CallToolResponse, ErrorData> {
///         rmcp3::guard_call(self.tools.call(ToolCallContext::new(self, request, context))).await
///     }
/// }
///
/// let server = Server { tools: ToolRouter::new() };
/// assert!(server.get_info().capabilities.tools.is_some());
/// ```
#[expect(clippy::missing_errors_doc, reason = "the errors are those of the call")]
pub async fn guard_call(
    call: impl Future<Output = Result<CallToolResponse, ErrorData>>,
) -> Result<CallToolResponse, ErrorData> {
    match caught(call).await {
        Ok(answered) => answered,
        Err(panicked) => answer(&panicked, DEFAULT_PLACEMENT),
    }
}

/// Answers a request for a resource or a prompt whose handler panics with an error object.
///
/// ```
/// # use std::{future::Future, pin::pin, task::{Context, Poll, Waker}};
/// use error_contract::rmcp3;
///
/// let answer = rmcp3::guard(async { if true { panic!("a bug") } else { Ok(1) } });
/// # std::panic::set_hook(Box::new(|_| {}));
/// # let Poll::Ready(answer) = pin!(answer).poll(&mut Context::from_waker(Waker::noop())) else { return };
/// assert_eq!(answer.unwrap_err().code.0, -32603);
/// ```
#[expect(clippy::missing_errors_doc, reason = "the errors are those of the call")]
pub async fn guard<T>(call: impl Future<Output = Result<T, ErrorData>>) -> Result<T, ErrorData> {
    caught(call).await.unwrap_or_else(|panicked| Err(error_data(&panicked)))
}

handler_panicked!("Check with a tool that reads whether the call took effect, before you call it again.");
