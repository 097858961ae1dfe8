//! One call of a tool, from the request to the answer.

use alloc::{
    borrow::Cow,
    format,
    string::{String, ToString as _},
    sync::Arc,
    vec::Vec,
};
use core::{
    cell::RefCell,
    future::{Future, poll_fn},
    pin::pin,
    sync::atomic::{AtomicBool, Ordering},
};

use rmcp::{
    ErrorData, RoleServer,
    model::{CallToolResult, JsonObject, Tool},
    service::RequestContext,
};
use serde_json::Value;

use super::refusals;
use crate::{
    Contract, Failure, Outbound as _, Sent,
    integrations::rmcp3::{
        DEFAULT_PLACEMENT,
        guard::{HandlerPanicked, caught},
        into_error_data, into_result, schema,
    },
    jsonrpc,
    mcp::{self, Placement},
    payload::{Payload, UNWRITABLE, text_or},
    report::{self, Metrics},
};

std::thread_local! {
    /// The call whose handler is being polled. A handler's error becomes an answer while it is, and only then
    /// the error itself is at hand, with its severity and its causes.
    static CURRENT: RefCell<Option<Arc<Scope>>> = const { RefCell::new(None) };
}

pub(super) fn current() -> Option<Arc<Scope>> {
    CURRENT.with_borrow(Clone::clone)
}

/// Puts back what was there, also when the handler panics.
struct Entered(Option<Arc<Scope>>);

impl Entered {
    fn new(scope: &Arc<Scope>) -> Self {
        Self(CURRENT.replace(Some(Arc::clone(scope))))
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}

/// What of a call is known besides the request.
pub(super) struct Called {
    pub(super) name: Cow<'static, str>,
    pub(super) arguments: Option<JsonObject>,
    pub(super) tool: Option<Tool>,
}

pub(super) struct Scope {
    pub(super) context: RequestContext<RoleServer>,
    request_id: String,
    called: Option<Called>,
    contract: Option<&'static Contract>,
    metrics: Option<Arc<dyn Metrics + Send + Sync>>,
    reported: AtomicBool,
}

impl Scope {
    pub(super) fn new(context: RequestContext<RoleServer>) -> Self {
        Self {
            request_id: context.id.to_string(),
            context,
            called: None,
            contract: None,
            metrics: None,
            reported: AtomicBool::new(false),
        }
    }

    pub(super) fn with_called(mut self, called: Called) -> Self {
        self.called = Some(called);
        self
    }

    pub(super) fn with_contract(mut self, contract: Option<&'static Contract>) -> Self {
        self.contract = contract;
        self
    }

    pub(super) fn with_metrics(mut self, metrics: Option<Arc<dyn Metrics + Send + Sync>>) -> Self {
        self.metrics = metrics;
        self
    }

    /// Runs a handler inside this call.
    pub(super) async fn run<T>(
        self: &Arc<Self>,
        handler: impl Future<Output = T>,
    ) -> Result<T, HandlerPanicked> {
        let mut handler = pin!(handler);
        let polled = poll_fn(|context| {
            let _entered = Entered::new(self);
            handler.as_mut().poll(context)
        });
        caught(polled).await
    }

    /// The answer to an error, while its handler is being polled: reported, with the id of the request.
    pub(super) fn leave(
        &self,
        payload: Payload<'_>,
        declared: Option<Placement>,
    ) -> Result<CallToolResult, ErrorData> {
        if self.context.ct.is_cancelled() {
            return Ok(self.cancelled(text_or(payload.message(), UNWRITABLE)));
        }
        let payload = self.contract.map_or(payload, |contract| payload.within(contract));
        self.report(payload);
        if payload.is_protocol() {
            let sent = Sent(payload);
            return Err(into_error_data(jsonrpc::error_object(&sent).with_request_id(&self.request_id)));
        }
        Ok(self.result(payload, declared))
    }

    /// The answer to a call that has ended in whatever way.
    pub(super) fn settle<T: From<CallToolResult>>(
        &self,
        ended: Result<Result<T, ErrorData>, HandlerPanicked>,
    ) -> Result<T, ErrorData> {
        match ended {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(refused)) if self.context.ct.is_cancelled() => {
                Ok(self.cancelled(refused.message.into_owned()).into())
            }
            Ok(Err(refused)) => {
                self.report_as_it_is(|| refusals::of_error(&refused));
                Err(refused)
            }
            Err(panicked) => self.leave(panicked.__payload(), None).map(Into::into),
        }
    }

    /// What is sent of a result: a failure is reported, a success is held against the schema of the tool.
    pub(super) fn settle_result(&self, result: CallToolResult) -> CallToolResult {
        if result.is_error != Some(true) {
            return self.broken(&result).unwrap_or(result);
        }
        if self.reported.load(Ordering::Relaxed) || refusals::request_of(&result) == Some(&self.request_id) {
            return result;
        }
        if self.context.ct.is_cancelled() {
            return self.cancelled(refusals::text(&result).unwrap_or_default().into());
        }
        if let Some(refused) = refusals::of_arguments(&result, self.called.as_ref()) {
            let payload = refused.__payload();
            let payload = self.contract.map_or(payload, |contract| payload.within(contract));
            self.report(payload);
            return self.result(payload, None);
        }
        self.report_as_it_is(|| refusals::of_result(&result));
        result
    }

    /// The answer in place of a result that breaks the output schema of the tool. It has no data, not even the
    /// id of the request, which is in the text.
    fn broken(&self, result: &CallToolResult) -> Option<CallToolResult> {
        let called = self.called.as_ref()?;
        let schema = called.tool.as_ref()?.output_schema.as_deref()?;
        let found = match &result.structured_content {
            Some(output) => schema::check(schema, output).err()?.to_string(),
            // rmcp takes away what is no object where the client's protocol does not know it yet.
            None if schema.get("type").and_then(Value::as_str) == Some("object") => "there is none".into(),
            None => return None,
        };
        let failure = Failure::internal_error(format!(
            "tool {} returned output that does not match its output schema: {found}",
            called.name
        ));
        self.report(failure.__payload());
        let sent = mcp::tool_result(&failure);
        let text = sent.with_request_id(&self.request_id).text();
        Some(into_result(sent, text, self.placement(None)))
    }

    /// The unknown tool, and those that there are.
    pub(super) fn unknown_tool(&self, names: Vec<String>) -> ErrorData {
        let unknown = refusals::UnknownTool(names);
        match self.leave(unknown.__payload(), None) {
            Err(refused) => refused,
            // Only where the request was cancelled, and nobody waits for an answer.
            Ok(_) => crate::integrations::rmcp3::error_data(&unknown),
        }
    }

    fn cancelled(&self, message: String) -> CallToolResult {
        let failure = Failure::request_cancelled(message);
        self.report(failure.__payload());
        self.result(failure.__payload(), None)
    }

    fn result(&self, payload: Payload<'_>, declared: Option<Placement>) -> CallToolResult {
        let sent = Sent(payload);
        let sent = mcp::tool_result(&sent).with_request_id(&self.request_id);
        into_result(sent, sent.text(), self.placement(declared))
    }

    /// Where the type says, else where clients in use read it: with an output schema, `structuredContent` is
    /// the output's alone.
    fn placement(&self, declared: Option<Placement>) -> Placement {
        declared.unwrap_or(match self.called.as_ref().and_then(|called| called.tool.as_ref()) {
            Some(tool) if tool.output_schema.is_none() => Placement::Structured,
            _ => DEFAULT_PLACEMENT,
        })
    }

    /// Reports what is sent as somebody else made it: with the severity that an entry declares for its reason,
    /// and with no other hint than the one it has.
    fn report_as_it_is(&self, failure: impl FnOnce() -> Failure) {
        if !self.reported.load(Ordering::Relaxed) {
            let failure = failure();
            let payload = failure.__payload();
            self.report(self.contract.map_or(payload, |contract| payload.within(contract)));
        }
    }

    /// Reports once, whatever else happens to this call.
    fn report(&self, payload: Payload<'_>) {
        if self.reported.load(Ordering::Relaxed) {
            return;
        }
        let sent = Sent(payload);
        let mut report = report::report(&sent).with_request_id(&self.request_id);
        if let Some(called) = &self.called {
            report = report.with_operation(&called.name);
        }
        match &self.metrics {
            Some(metrics) => report.emit_and_count(&**metrics),
            None => report.emit(),
        }
        // Last, because a `Display` that panics has reported nothing.
        self.reported.store(true, Ordering::Relaxed);
    }
}
