//! A JSON-RPC error object, which the structured error of MCP is too: `code`, `message`, `data`.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, detect::Told, members};
use crate::{Class, code::is_reserved};

/// The members of `data` that are not context.
const KNOWN: &[&str] = &[
    "code",
    "domain",
    "domainCode",
    "field",
    "originalError",
    "reason",
    "recovery",
    "requestId",
    "retry",
    "retryAfter",
    "retryable",
];

/// A response to a request, whatever it carries.
pub(super) fn is_response(object: &Map<String, Value>) -> bool {
    let answers = object.contains_key("error") || object.contains_key("result");
    answers && (object.contains_key("jsonrpc") || object.contains_key("id"))
}

/// An error object by itself. With the terms of an `ErrorResponse` it is one of those. Many a success has
/// `code`, `message` and `data` too, so where nobody said that it is a failure, `data` or the number must.
pub(super) fn is_error(object: &Map<String, Value>, told: Told) -> bool {
    let Some(code) = object.get("code").and_then(members::integer) else { return false };
    let has_data = |data: &Map<String, Value>| told == Told::Failure || is_of_contract(data);
    let is_standard = || i32::try_from(code).is_ok_and(is_reserved);
    object.get("message").is_some_and(Value::is_string)
        && !object.contains_key("retryable")
        && !object.contains_key("details")
        && (is_standard() || object.get("data").and_then(Value::as_object).is_some_and(has_data))
}

/// Whether it is a contract that wrote this `data`.
fn is_of_contract(data: &Map<String, Value>) -> bool {
    ["code", "reason", "recovery", "retryable"].iter().any(|name| data.contains_key(*name))
}

pub(super) fn said_in(error: &Map<String, Value>, limits: &Limits) -> Said {
    let mut said = Said::new(Envelope::JsonRpcError);
    said.code = error.get("code").and_then(members::integer);
    said.message = members::text(error, &["message"]).map(|text| limits.text_of(text));
    let data = error.get("data").and_then(Value::as_object);
    if !data.is_some_and(is_of_contract) {
        said.is_ours = false;
        said.class = said.code.and_then(class_of_foreign);
    }
    if let Some(data) = data {
        say_data(&mut said, data, limits);
    }
    said
}

/// The structured error of an MCP tool result: its number is application data, always of our table.
pub(super) fn said_in_mcp_error(error: &Map<String, Value>, limits: &Limits) -> Said {
    let mut said = said_in(error, limits);
    said.is_ours = true;
    said.class = error.get("code").and_then(members::integer).and_then(class_of);
    said
}

fn say_data(said: &mut Said, data: &Map<String, Value>, limits: &Limits) {
    // The number of the class stands outside, the contract's own in here.
    let own = ["code", "domainCode"].iter().find_map(|name| members::integer(data.get(*name)?));
    said.code = own.or(said.code);
    members::say_retry(said, data, limits);
    said.reason = members::name(data, &["reason"], limits);
    said.domain = members::name(data, &["domain"], limits);
    said.field = members::name(data, &["field"], limits);
    said.original_error = members::name(data, &["originalError"], limits);
    said.request_id = members::name(data, &["requestId"], limits);
    said.recovery = data.get("recovery").and_then(|recovery| members::recovery(recovery, limits));
    said.context = members::rest(data, KNOWN);
}

fn class_of(code: i64) -> Option<Class> {
    Class::from_jsonrpc(i32::try_from(code).ok()?)
}

/// The class of a number that came without a word of a contract. −32000…−32019 is everybody's: an SDK says
/// −32001 when time is up, and MCP said −32002 where a resource was not found.
fn class_of_foreign(code: i64) -> Option<Class> {
    match code {
        -32_002 => Some(Class::NotFound),
        -32_022..=-32_020 => Some(Class::InvalidRequest),
        -32_768..=-32_100 => class_of(code),
        _ => None,
    }
}
