//! What other APIs send, as far as it says something.

use alloc::{
    borrow::ToOwned as _,
    string::{String, ToString as _},
};

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, detect::Told, members};
use crate::{Class, Retry};

const MESSAGE: &[&str] =
    &["message", "error_description", "errorMessage", "error_message", "detail", "msg", "title", "Message"];
const REASON: &[&str] =
    &["reason", "code", "error_code", "errorCode", "error", "type", "__type", "status", "kind", "name"];
const RECOVERY: &[&str] =
    &["recovery", "suggestion", "hint", "help", "next_action", "nextAction", "recommendation"];
const FIELD: &[&str] = &["field", "param", "parameter", "field_path", "pointer", "property"];
const REQUEST_ID: &[&str] =
    &["request_id", "requestId", "RequestId", "trace_id", "traceId", "correlation_id", "correlationId"];
const DOCS: &[&str] =
    &["doc_url", "documentation_url", "docs", "docs_url", "more_info", "help_url", "info", "error_uri"];
const RETRYABLE: &[&str] =
    &["retryable", "isRetryable", "is_retryable", "retriable", "should_retry", "transient"];
const SECONDS: &[&str] =
    &["retryAfter", "retry_after", "retryAfterSeconds", "retry_after_seconds", "retryDelay"];
const MILLISECONDS: &[&str] = &["retryAfterMs", "retry_after_ms", "retryDelayMs", "retry_delay_ms"];
const STATUS: &[&str] = &["status", "statusCode", "status_code", "http_status", "httpStatus"];

/// A failure in an object: around it stands what belongs to the response, inside what went wrong.
pub(super) fn said_in(object: &Map<String, Value>, told: Told, limits: &Limits) -> Option<Said> {
    let first = || ["errors", "detail"].iter().find_map(|name| object.get(*name)?.as_array()?.first());
    let mut said = Said::new(Envelope::Foreign);
    said.is_ours = false;
    match (object.get("error"), first()) {
        (Some(Value::Object(error)), _) | (_, Some(Value::Object(error))) => {
            say(&mut said, error, limits);
            said.field = said.field.or_else(|| in_error(error, limits));
            if let Some(Value::Object(extensions)) = error.get("extensions") {
                say(&mut said, extensions, limits);
            }
            // An error of the whole response, such as its id, stands around it.
            say(&mut said, object, limits);
        }
        (Some(Value::String(text)), _) => {
            say(&mut said, object, limits);
            if said.message.is_none() {
                said.message = Some(limits.text_of(text));
            }
        }
        (_, Some(Value::String(text))) => {
            say(&mut said, object, limits);
            said.message = said.message.or_else(|| Some(limits.text_of(text)));
        }
        _ => {
            if told == Told::Nothing {
                return None;
            }
            say(&mut said, object, limits);
        }
    }
    let is_said = said.message.is_some() || said.reason.is_some() || said.code.is_some();
    (told == Told::Failure || is_said).then_some(said)
}

/// A failure that is no object: a text, a list whose first element is one.
pub(super) fn said_in_other(value: &Value, told: Told, limits: &Limits) -> Option<Said> {
    if told == Told::Nothing {
        return None;
    }
    match value {
        Value::String(text) => {
            let mut said = Said::new(Envelope::Foreign);
            said.message = Some(limits.text_of(text));
            Some(said)
        }
        Value::Array(values) => said_in(values.first()?.as_object()?, told, limits),
        _ => None,
    }
}

/// Adds what is said here and was not said before.
fn say(said: &mut Said, object: &Map<String, Value>, limits: &Limits) {
    let message = members::text(object, MESSAGE).map(|text| limits.text_of(text));
    said.message = said.message.take().or(message);
    let identifier = |name: &&str| {
        let text = object.get(*name)?.as_str()?;
        is_identifier(text).then(|| limits.name_of(text)).flatten()
    };
    let status = STATUS.iter().find_map(|name| members::status(object.get(*name)?));
    said.status = said.status.or(status);
    if said.reason.is_none() {
        said.reason = REASON.iter().find_map(identifier);
    }
    let class = REASON.iter().find_map(|name| class_named(object.get(*name)?.as_str()?));
    said.class = said.class.or(class);
    if said.code.is_none() {
        said.code = object.get("code").and_then(members::integer);
        // Where the number is a status, as some say it twice.
        if said.status.is_none() {
            let status = object.get("code").and_then(members::status);
            said.status = status.filter(|status| *status >= 400);
        }
    }
    let recovery = RECOVERY.iter().find_map(|name| members::recovery(object.get(*name)?, limits));
    said.recovery = said.recovery.take().or(recovery);
    let field = members::name(object, FIELD, limits).map(|path| plain_path(&path));
    said.field = said.field.take().or(field).or_else(|| field_in(object, limits));
    said.request_id = said.request_id.take().or_else(|| members::name(object, REQUEST_ID, limits));
    said.docs = said.docs.take().or_else(|| members::name(object, DOCS, limits));
    said.domain = said.domain.take().or_else(|| members::name(object, &["domain"], limits));
    let original = || members::name(object, &["originalError", "decline_code"], limits);
    said.original_error = said.original_error.take().or_else(original);
    say_retry(said, object, limits);
    if said.context.is_empty() {
        let context = ["context", "metadata"].iter().find_map(|name| object.get(*name)?.as_object());
        said.context = context.cloned().unwrap_or_default();
    }
    say_rpc_details(said, object, limits);
}

fn say_retry(said: &mut Said, object: &Map<String, Value>, limits: &Limits) {
    let word = members::text(object, &["retry"]).and_then(Retry::from_name);
    let flag = RETRYABLE.iter().find_map(|name| object.get(*name)?.as_bool());
    let of_flag = |is_transient| if is_transient { Retry::Transient } else { Retry::Correctable };
    said.retry = said.retry.or(word).or(flag.map(of_flag));
    let seconds = SECONDS.iter().find_map(|name| limits.seconds_of(object.get(*name)?));
    let milliseconds = || MILLISECONDS.iter().find_map(|name| limits.milliseconds_of(object.get(*name)?));
    said.retry_after = said.retry_after.or(seconds).or_else(milliseconds);
}

/// The `details` of `google.rpc.Status`: a list of objects that name their type.
fn say_rpc_details(said: &mut Said, object: &Map<String, Value>, limits: &Limits) {
    let Some(Value::Array(details)) = object.get("details") else { return };
    for detail in details.iter().filter_map(Value::as_object) {
        match members::text(detail, &["@type"]).and_then(|name| name.rsplit('.').next()) {
            Some("ErrorInfo") => {
                // More exact than the status that stood in its place.
                said.reason = members::name(detail, &["reason"], limits).or(said.reason.take());
                said.domain = members::name(detail, &["domain"], limits).or(said.domain.take());
                if let Some(Value::Object(metadata)) = detail.get("metadata") {
                    said.context.clone_from(metadata);
                }
            }
            Some("RetryInfo") => {
                let delay = detail.get("retryDelay").and_then(|delay| limits.seconds_of(delay));
                said.retry_after = delay.or(said.retry_after);
                // Who says how long to wait says that it may be repeated.
                said.retry = said.retry.or(delay.map(|_| Retry::Transient));
            }
            Some("BadRequest") => {
                let first = || detail.get("fieldViolations")?.as_array()?.first()?.as_object();
                said.field =
                    first().and_then(|first| members::name(first, &["field"], limits)).or(said.field.take());
            }
            Some("RequestInfo") => {
                said.request_id = members::name(detail, &["requestId"], limits).or(said.request_id.take());
            }
            _ => {}
        }
    }
}

/// The path of the first input that a list of `errors` (or, where no list of its own, of `detail`) names.
pub(super) fn field_in(object: &Map<String, Value>, limits: &Limits) -> Option<String> {
    if let Some(path) = object.get("source").and_then(|source| in_error(source.as_object()?, limits)) {
        return Some(path);
    }
    match ["errors", "invalid-params", "invalid_params", "detail"].iter().find_map(|name| {
        match object.get(*name) {
            Some(list @ (Value::Array(_) | Value::Object(_))) => Some(list),
            _ => None,
        }
    })? {
        Value::Array(errors) => in_error(errors.first()?.as_object()?, limits),
        // `{"errors": {"age": ["must be positive"]}}`
        Value::Object(errors) => limits.name_of(errors.keys().next()?),
        _ => None,
    }
}

fn in_error(error: &Map<String, Value>, limits: &Limits) -> Option<String> {
    if let Some(Value::Array(path)) = error.get("loc").or_else(|| error.get("path")) {
        let mut joined = String::new();
        for step in path {
            let step = match step {
                Value::String(step) => step.clone(),
                Value::Number(step) => step.to_string(),
                _ => return None,
            };
            if !joined.is_empty() {
                joined.push('.');
            }
            joined.push_str(&step);
        }
        return limits.name_of(&joined);
    }
    let path = members::name(error, &["pointer", "field", "parameter", "name", "param"], limits)?;
    Some(plain_path(&path))
}

/// A JSON pointer as the dotted path that contracts use; other paths as they are.
fn plain_path(path: &str) -> String {
    let pointer = path.strip_prefix("#/").or_else(|| path.strip_prefix('/'));
    match pointer {
        Some(steps) => steps.replace('/', ".").replace("~1", "/").replace("~0", "~"),
        None => path.to_owned(),
    }
}

/// Whether a text can be a name to switch on, rather than a sentence or an address.
fn is_identifier(text: &str) -> bool {
    let is_part =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.' | ':' | '#' | '/');
    !text.is_empty()
        && text.len() <= 128
        && !text.contains("://")
        && text.chars().all(is_part)
        && text.contains(|letter: char| letter.is_ascii_alphabetic())
}

/// The class that a name means: one of ours (`NotFound`), of gRPC (`RESOURCE_EXHAUSTED`) or of a common
/// kind, however it is written.
fn class_named(name: &str) -> Option<Class> {
    if name.len() > 64 {
        return None;
    }
    let letters = name.rsplit(['.', '#', '/', ':']).next()?.chars().filter(char::is_ascii_alphanumeric);
    let squeezed: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    let plain = squeezed.strip_suffix("exception").or(squeezed.strip_suffix("error")).unwrap_or(&squeezed);
    Some(match plain {
        "ratelimit" | "ratelimited" | "ratelimitexceeded" | "resourceexhausted" | "toomanyrequests"
        | "throttling" | "throttled" | "quotaexceeded" | "insufficientquota" => Class::RateLimited,
        "notfound" | "resourcenotfound" | "resourcemissing" => Class::NotFound,
        "unavailable" | "serviceunavailable" | "overloaded" | "backendunavailable" => {
            Class::ServiceUnavailable
        }
        "deadlineexceeded" | "timeout" | "timedout" | "requesttimeout" | "gatewaytimeout" => Class::Timeout,
        "permissiondenied" | "forbidden" | "accessdenied" | "permission" => Class::Forbidden,
        "unauthenticated" | "unauthorized" | "authentication" | "invalidtoken" | "invalidclient" => {
            Class::Unauthorized
        }
        "invalidargument" | "invalidparams" | "badrequest" | "missingrequiredfield" | "invalidformat" => {
            Class::InvalidParams
        }
        "failedprecondition" | "unprocessableentity" | "validation" => Class::ValidationError,
        "conflict" | "alreadyexists" | "aborted" => Class::Conflict,
        "invalidrequest" => Class::InvalidRequest,
        "unimplemented" | "methodnotfound" | "unknownoperation" => Class::MethodNotFound,
        "cancelled" | "canceled" | "requestcancelled" => Class::RequestCancelled,
        "internal" | "internalserver" | "api" => Class::InternalError,
        _ => return None,
    })
}
