//! A problem document (RFC 9457), ours or anybody's.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, detect::Told, foreign, members};
use crate::code::is_reserved;

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

/// RFC 9457 requires none of the members, so two of them must be there; where nobody said that it is a failure,
/// one is the status of one.
pub(super) fn is_problem(object: &Map<String, Value>, told: Told) -> bool {
    let is_address = |text: &str| {
        text == "about:blank"
            || text.contains("://")
            || ["/", "urn:", "tag:"].iter().any(|start| text.starts_with(start))
    };
    let status = object.get("status").filter(|status| status.is_number()).and_then(members::status);
    let has_type = || members::text(object, &["type"]).is_some_and(is_address);
    let has_text = members::text(object, &["title", "detail"]).is_some();
    has_text
        && match (told, status) {
            (Told::Nothing, status) => status.is_some_and(|status| status >= 400),
            (Told::Failure, Some(_)) => true,
            (Told::Failure, None) => has_type(),
        }
}

pub(super) fn said_in(object: &Map<String, Value>, limits: &Limits) -> Said {
    let mut said = Said::new(Envelope::Problem);
    said.status = object.get("status").and_then(members::status);
    said.docs = members::name(object, &["type"], limits).filter(|docs| docs != "about:blank");
    said.title = members::text(object, &["title"]).map(|text| limits.text_of(text));
    said.message = members::text(object, &["detail"]).map(|text| limits.text_of(text));
    said.instance = members::name(object, &["instance"], limits);
    said.code = object.get("code").and_then(members::integer);
    // A number without a word of a contract beside it is the sender's own, unless only JSON-RPC has such numbers.
    let has_words =
        ["reason", "retry", "retryable", "recovery"].iter().any(|name| object.contains_key(*name));
    let is_jsonrpc = || said.code.and_then(|code| i32::try_from(code).ok()).is_some_and(is_reserved);
    said.is_ours = has_words || is_jsonrpc();
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
