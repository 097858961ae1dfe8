//! An `ErrorResponse`: `code`, `message`, `retryable`, and `details` where it has some.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, members};

pub(super) fn is_error_response(object: &Map<String, Value>) -> bool {
    let has_terms = object.get("retryable").is_some_and(Value::is_boolean)
        || object.get("details").is_some_and(Value::is_object);
    has_terms
        && object.get("code").is_some_and(|code| members::integer(code).is_some())
        && object.get("message").is_some_and(Value::is_string)
}

pub(super) fn said_in(object: &Map<String, Value>, limits: &Limits) -> Said {
    let mut said = Said::new(Envelope::ErrorResponse);
    said.code = object.get("code").and_then(members::integer);
    said.message = members::text(object, &["message"]).map(|text| limits.text_of(text));
    members::say_retry(&mut said, object, limits);
    let Some(Value::Object(details)) = object.get("details") else { return said };
    let flag = said.retry;
    members::say_retry(&mut said, details, limits);
    said.retry = said.retry.or(flag);
    said.reason = members::name(details, &["reason"], limits);
    said.domain = members::name(details, &["domain"], limits);
    said.field = members::name(details, &["field"], limits);
    said.original_error = members::name(details, &["originalError"], limits);
    said.request_id = members::name(details, &["requestId"], limits);
    said.recovery = members::text(details, &["suggestion"]).and_then(|text| limits.recovery_of(text));
    members::say_context(&mut said, details);
    said
}
