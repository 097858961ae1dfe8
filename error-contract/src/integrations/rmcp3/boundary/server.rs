//! The boundary around a whole server.

use alloc::{borrow::Cow, collections::BTreeMap, string::String, sync::Arc, vec::Vec};
use core::fmt;

use rmcp::{
    ErrorData, RoleServer, ServerHandler,
    model::{ClientNotification, ClientRequest, ProtocolVersion, ServerConfig, ServerResult},
    service::{NotificationContext, RequestContext, Service},
};

use super::{
    refusals,
    scope::{Called, Scope},
};
use crate::{
    Contract, Failure,
    integrations::rmcp3::{error_data, guard::caught},
    report::{self, Metrics},
};

/// A server with a boundary around every call; see the [module](super). It is served as the server
/// itself is: `Boundary::new(server).serve(transport)`.
///
/// ```
/// use std::sync::{Arc, atomic::{AtomicU64, Ordering}};
///
/// use error_contract::{Fault, report::Labels, rmcp3::boundary::Boundary};
/// use rmcp::ServerHandler;
///
/// struct Server;
/// impl ServerHandler for Server {}
///
/// let ours = Arc::new(AtomicU64::new(0));
/// let count = Arc::clone(&ours);
/// let server = Boundary::new(Server).with_metrics(move |labels: Labels| {
///     if labels.fault() == Fault::Server {
///         count.fetch_add(1, Ordering::Relaxed);
///     }
/// });
/// ```
#[derive(Clone)]
pub struct Boundary<S> {
    server: S,
    contracts: BTreeMap<Cow<'static, str>, &'static Contract>,
    metrics: Option<Arc<dyn Metrics + Send + Sync>>,
}

impl<S> Boundary<S> {
    /// A boundary around `server`.
    pub fn new(server: S) -> Self {
        Self { server, contracts: BTreeMap::new(), metrics: None }
    }

    /// What the tool called `tool` can fail with: a [`Failure`] with a reason that `contract` declares gets the
    /// hint and the severity declared there.
    ///
    /// A tool whose handler returns the type itself, or a [`Within`](crate::Within) of it, does not need it,
    /// except to name the refusals: an entry `invalid_arguments` then says how loudly they are logged.
    #[must_use]
    pub fn with_contract(mut self, tool: impl Into<Cow<'static, str>>, contract: &'static Contract) -> Self {
        self.contracts.insert(tool.into(), contract);
        self
    }

    /// Where each failure is counted, once.
    #[must_use]
    pub fn with_metrics(mut self, metrics: impl Metrics + Send + Sync + 'static) -> Self {
        self.metrics = Some(Arc::new(metrics));
        self
    }
}

impl<S: fmt::Debug> fmt::Debug for Boundary<S> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Boundary").field("server", &self.server).finish_non_exhaustive()
    }
}

impl<S: ServerHandler> Service<RoleServer> for Boundary<S> {
    async fn handle_request(
        &self,
        request: ClientRequest,
        context: RequestContext<RoleServer>,
    ) -> Result<ServerResult, ErrorData> {
        let ClientRequest::CallToolRequest(call) = &request else {
            return self.handle_other(request, context).await;
        };
        let name = call.params.name.clone();
        let called = Called {
            arguments: call.params.arguments.clone(),
            tool: self.server.get_tool(&name),
            name: name.clone(),
        };
        let scope = Scope::new(context.clone())
            .with_contract(self.contracts.get(&name).copied())
            .with_metrics(self.metrics.clone())
            .with_called(called);
        let scope = Arc::new(scope);
        let mut ended = scope.run(self.server.handle_request(request, context)).await;
        if let Ok(Err(refused)) = &ended
            && refusals::is_unknown_tool(refused)
        {
            ended = Ok(Err(scope.unknown_tool(self.tools(&scope.context).await)));
        }
        match scope.settle(ended)? {
            ServerResult::CallToolResult(result) => {
                let mut result = ServerResult::CallToolResult(scope.settle_result(result));
                if is_legacy(&scope.context) {
                    // What was made here did not go through rmcp, which does this to every answer.
                    result.strip_result_type_for_legacy_peer();
                }
                Ok(result)
            }
            other => Ok(other),
        }
    }

    async fn handle_notification(
        &self,
        notification: ClientNotification,
        context: NotificationContext<RoleServer>,
    ) -> Result<(), ErrorData> {
        self.server.handle_notification(notification, context).await
    }

    fn get_info(&self) -> ServerConfig {
        ServerHandler::get_info(&self.server)
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        ServerHandler::supported_protocol_versions(&self.server)
    }
}

impl<S: ServerHandler> Boundary<S> {
    /// Resources, prompts and the rest: answered, when they panic or were cancelled, and otherwise left alone.
    async fn handle_other(
        &self,
        request: ClientRequest,
        context: RequestContext<RoleServer>,
    ) -> Result<ServerResult, ErrorData> {
        let (cancelled, id) = (context.ct.clone(), context.id.clone());
        match caught(self.server.handle_request(request, context)).await {
            Ok(Err(refused)) if cancelled.is_cancelled() => {
                Err(error_data(&Failure::request_cancelled(refused.message)))
            }
            Ok(answered) => answered,
            Err(panicked) => {
                let id = alloc::string::ToString::to_string(&id);
                let report = report::report(&panicked).with_request_id(&id);
                match &self.metrics {
                    Some(metrics) => report.emit_and_count(&**metrics),
                    None => report.emit(),
                }
                Err(error_data(&panicked))
            }
        }
    }

    /// The names of the tools that this client is shown.
    async fn tools(&self, context: &RequestContext<RoleServer>) -> Vec<String> {
        let listed = caught(self.server.list_tools(None, context.clone())).await;
        let tools = listed.ok().and_then(Result::ok).map(|listed| listed.tools).unwrap_or_default();
        tools.into_iter().map(|tool| tool.name.into_owned()).collect()
    }
}

fn is_legacy(context: &RequestContext<RoleServer>) -> bool {
    // ISO dates compare as texts.
    context.protocol_version().is_none_or(|version| version.as_str() < ProtocolVersion::V_2026_07_28.as_str())
}
