//! A tool call as production answers it, for tests.

use alloc::{borrow::ToOwned as _, collections::VecDeque, string::ToString as _, sync::Arc};
use core::{
    convert::Infallible,
    future::{Future, poll_fn, ready},
    task::{Context, Poll, Waker},
};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rmcp::{
    RoleServer, Service,
    service::{RxJsonRpcMessage, TxJsonRpcMessage, serve_server},
    transport::Transport,
};
use serde_json::{Value, json};

/// The id of the call; the handshake before it has another.
const CALL: u64 = 2;

/// Calls one tool of a server and gives the answer as it goes onto the wire: `Ok` with the `result` of
/// the JSON-RPC response, `Err` with its `error` object. With the feature `testing`.
///
/// The server is served whole, handshake included, on a transport in memory; so routing, argument errors
/// and whatever rmcp does to results are those of production. Call it inside a tokio runtime.
///
/// A handler that panics is never answered by rmcp, here as in production: see
/// [`Boundary`](super::boundary::Boundary).
///
/// ```
/// use error_contract::{ErrorContract, rmcp3};
/// use rmcp::{ServerHandler, Json, tool, tool_handler, tool_router};
///
/// #[derive(Debug, thiserror::Error, ErrorContract)]
/// #[contract(rmcp3)]
/// enum PortError {
///     /// The harbor takes no more ships today.
///     #[error("the harbor is full")]
///     #[reason("harbor_full")]
///     #[code(RateLimited)]
///     #[recovery("Wait for tomorrow, or call find_harbor for another one.")]
///     Full,
/// }
///
/// struct Harbor;
///
/// #[tool_router]
/// impl Harbor {
///     /// Books a berth.
///     #[tool]
///     async fn book_berth(&self) -> Result<Json<u8>, PortError> {
///         Err(PortError::Full)
///     }
/// }
///
/// #[tool_handler]
/// impl ServerHandler for Harbor {}
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() {
/// let result = rmcp3::call(Harbor, "book_berth", serde_json::json!({})).await.unwrap();
/// assert_eq!(result["isError"], true);
/// assert_eq!(result["_meta"]["io.github.error-contract/error"]["data"]["reason"], "harbor_full");
/// # }
/// ```
///
/// # Errors
///
/// The JSON-RPC error object that the client receives.
pub async fn call<S: Service<RoleServer>>(server: S, tool: &str, arguments: Value) -> Result<Value, Value> {
    let wire = Arc::new(Mutex::new(Wire::default()));
    let requests = [
        json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "0"},
        }}),
        json!({"jsonrpc": "2.0", "method": "notifications/initialized"}),
        json!({"jsonrpc": "2.0", "id": CALL, "method": "tools/call", "params": {
            "name": tool, "arguments": arguments,
        }}),
    ];
    let client = Client { requests: VecDeque::from(requests), wire: Arc::clone(&wire) };
    match serve_server(server, client).await {
        Ok(running) => {
            // The client hangs up once it has its answer.
            let _ = running.waiting().await;
        }
        Err(refused) => return Err(refused.to_string().into()),
    }
    let mut answer = lock(&wire).answer.take().unwrap_or_default();
    match answer.get_mut("result").map(Value::take) {
        Some(result) => Ok(result),
        None => Err(answer.get_mut("error").map_or_else(|| "no answer".to_owned().into(), Value::take)),
    }
}

#[derive(Default)]
struct Wire {
    answer: Option<Value>,
    waiting: Option<Waker>,
}

fn lock(wire: &Mutex<Wire>) -> MutexGuard<'_, Wire> {
    wire.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Says what it has to say, waits for the answer to the call, hangs up.
struct Client {
    requests: VecDeque<Value>,
    wire: Arc<Mutex<Wire>>,
}

impl Client {
    fn poll_message(&mut self, context: &mut Context<'_>) -> Poll<Option<RxJsonRpcMessage<RoleServer>>> {
        if let Some(request) = self.requests.pop_front() {
            return Poll::Ready(serde_json::from_value(request).ok());
        }
        let mut wire = lock(&self.wire);
        if wire.answer.is_some() {
            return Poll::Ready(None);
        }
        wire.waiting = Some(context.waker().clone());
        Poll::Pending
    }
}

impl Transport<RoleServer> for Client {
    type Error = Infallible;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Infallible>> + Send + 'static {
        let message = serde_json::to_value(message).unwrap_or_default();
        // A request of the server's own counts its ids for itself.
        let is_answer = message.get("method").is_none();
        if is_answer && message.get("id").and_then(Value::as_u64) == Some(CALL) {
            let mut wire = lock(&self.wire);
            wire.answer = Some(message);
            if let Some(waiting) = wire.waiting.take() {
                waiting.wake();
            }
        }
        ready(Ok(()))
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        poll_fn(|context| self.poll_message(context)).await
    }

    async fn close(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
}
