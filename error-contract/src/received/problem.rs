//! A problem document (RFC 9457), ours or anybody's.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, foreign, members};

/// The members that are not context.
const KNOWN: &[&str] = &[
    "code",
    "context",
    "detail",
    "domain",
    "field",
    "instance",
    "originalError",
    "reason",
    "recovery",
    "requestId",
    "retry",
    "retryAfter",
    "retryable",
    "status",
    "title",
    "type",
];

/// RFC 9457 requires none of the members, so two of them must be there.
pub(super) fn is_problem(object: &Map<String, Value>) -> bool {
    let is_address = |text: &str| text == "about:blank" || text.contains("://") || text.starts_with('/');
    let has_status =
        object.get("status").is_some_and(|status| status.is_number() && members::status(status).is_some());
    let has_type = members::text(object, &["type"])
        .is_some_and(|text| is_address(text) || text.starts_with("urn:") || text.starts_with("tag:"));
    let has_text = members::text(object, &["title", "detail"]).is_some();
    has_text && (has_status || has_type)
}

pub(super) fn said_in(object: &Map<String, Value>, limits: &Limits) -> Said {
    let mut said = Said::new(Envelope::Problem);
    said.status = object.get("status").and_then(members::status);
    said.docs = members::name(object, &["type"], limits).filter(|docs| docs != "about:blank");
    said.title = members::text(object, &["title"]).map(|text| limits.text_of(text));
    said.message = members::text(object, &["detail"]).map(|text| limits.text_of(text));
    said.instance = members::name(object, &["instance"], limits);
    // A number without a word of a contract beside it is the sender's own.
    said.code = object.get("code").and_then(members::integer);
    said.is_ours = ["reason", "retry", "retryable", "recovery"].iter().any(|name| object.contains_key(*name));
    members::say_retry(&mut said, object, limits);
    said.reason = members::name(object, &["reason", "code", "errorCode", "error_code"], limits);
    said.domain = members::name(object, &["domain"], limits);
    said.field = members::name(object, &["field"], limits).or_else(|| foreign::field_in(object, limits));
    said.original_error = members::name(object, &["originalError"], limits);
    said.request_id = members::name(object, &["requestId", "traceId", "trace_id", "request_id"], limits);
    said.recovery = object.get("recovery").and_then(|recovery| members::recovery(recovery, limits));
    said.context = members::rest(object, KNOWN);
    if let Some(Value::Object(context)) = object.get("context") {
        said.context.extend(context.iter().map(|(name, value)| (name.clone(), value.clone())));
    }
    said
}
