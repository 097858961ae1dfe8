//! What every envelope is written from.

use core::fmt;

use alloc::borrow::Cow;

use crate::{
    Code, ErrorContract, Retry, bounded::Bounded, context, json::Object, mcp::MAX_TEXT, retry::wire_seconds,
};

/// What stands in the place of a message whose `Display` fails.
pub(crate) const UNWRITABLE: &str = "the message of this error could not be written";

/// One failure, as the envelopes see it: the only place they ask.
#[derive(Clone, Copy)]
pub(crate) struct Payload<'a>(&'a dyn ErrorContract);

impl<'a> Payload<'a> {
    pub(crate) fn new(error: &'a dyn ErrorContract) -> Self {
        Self(error)
    }

    pub(crate) fn code(self) -> Code {
        self.0.code()
    }

    pub(crate) fn retry(self) -> Retry {
        self.0.retry()
    }

    pub(crate) fn reason(self) -> &'static str {
        self.0.reason()
    }

    pub(crate) fn domain(self) -> Option<&'static str> {
        self.0.domain()
    }

    pub(crate) fn when(self) -> &'static str {
        self.0.entry().when()
    }

    pub(crate) fn docs(self) -> Option<&'static str> {
        self.0.entry().docs()
    }

    pub(crate) fn field(self) -> Option<Cow<'a, str>> {
        self.0.field()
    }

    pub(crate) fn original_error(self) -> Option<Cow<'a, str>> {
        self.0.original_error()
    }

    /// Whole seconds, rounded up, at most a day. Nobody waits for what never will work.
    pub(crate) fn retry_after(self) -> Option<u64> {
        match self.retry() {
            Retry::Terminal => None,
            Retry::Transient | Retry::Correctable => self.0.retry_after().map(wire_seconds),
        }
    }

    pub(crate) fn http_status(self) -> u16 {
        self.0.http_status()
    }

    pub(crate) fn is_protocol(self) -> bool {
        self.0.is_protocol()
    }

    /// What the caller sees: `message = "…"`, else `Display`. May fail to format.
    pub(crate) fn message(self) -> impl fmt::Display {
        struct Message<'a>(&'a dyn ErrorContract);
        impl fmt::Display for Message<'_> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.__write_message(out)
            }
        }
        Message(self.0)
    }

    /// What the receiver should do next. May fail to format.
    pub(crate) fn recovery(self) -> impl fmt::Display {
        struct Recovery<'a>(&'a dyn ErrorContract);
        impl fmt::Display for Recovery<'_> {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.__write_recovery(out)
            }
        }
        Recovery(self.0)
    }

    pub(crate) fn write_message(self, object: &mut Object<'_>, key: &str) {
        object.written(key, self.message(), UNWRITABLE);
    }

    /// The message as MCP sends it: in a tool result and in an error object.
    pub(crate) fn mcp_message(self) -> impl fmt::Display {
        Bounded { text: self.message(), limit: MAX_TEXT }
    }

    /// The hint as MCP sends it.
    pub(crate) fn mcp_recovery(self) -> impl fmt::Display {
        Bounded { text: self.recovery(), limit: MAX_TEXT }
    }

    pub(crate) fn write_mcp_message(self, object: &mut Object<'_>, key: &str) {
        object.written(key, self.mcp_message(), UNWRITABLE);
    }

    /// The hint; a part of it that fails to format costs the values, not the advice.
    pub(crate) fn write_recovery(self, object: &mut Object<'_>, key: &str) {
        object.written(key, self.recovery(), self.0.entry().recovery());
    }

    pub(crate) fn write_context(self, object: &mut Object<'_>) {
        context::add(self.0, object);
    }

    /// The members of `error.data`, in MCP tool results and in JSON-RPC error objects: `reason` comes
    /// last, so that nothing before it can stand in its place.
    pub(crate) fn write_data(self, object: &mut Object<'_>, request_id: Option<&str>) {
        object.bool("retryable", self.retry().is_transient());
        object.text("retry", self.retry().as_str());
        object.number_if_some("retryAfter", self.retry_after());
        object.text_if_some("domain", self.domain());
        if let Some(code) = self.code().domain_code() {
            object.signed("domainCode", code.into());
        }
        object.text_if_some("field", self.field().as_deref());
        object.text_if_some("originalError", self.original_error().as_deref());
        object.text_if_some("requestId", request_id);
        object.object("recovery", |recovery| {
            recovery.written("hint", self.mcp_recovery(), self.0.entry().recovery());
        });
        self.write_context(object);
        object.text("reason", self.reason());
    }
}
