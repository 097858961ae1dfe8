//! Which envelope it is.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, error_response, foreign, jsonrpc, mcp, problem};

/// What is known before the value is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing: the value must say of itself that it is a failure. Success has a `code`, a `message`, a `title`
    /// and a `type` too.
    Nothing,
    /// It is a failure: the transport said so.
    Failure,
}

/// The failure in a value, in the order that [`Received`](super::Received) documents.
pub(super) fn said_in(value: &Value, told: Told, limits: &Limits) -> Option<Said> {
    let Some(object) = value.as_object() else {
        return foreign::said_in_other(value, told, limits);
    };
    if jsonrpc::is_response(object) {
        if let Some(said) = in_response(object, limits) {
            return Some(said);
        }
        if told == Told::Nothing {
            return None;
        }
    }
    if mcp::is_failure(object) {
        return Some(mcp::said_in(object, limits));
    }
    said_in_object(object, told, limits)
}

fn in_response(response: &Map<String, Value>, limits: &Limits) -> Option<Said> {
    match response.get("error") {
        // Without a number it is an error of somebody who says `id` too.
        Some(Value::Object(error)) if !error.get("code").is_some_and(Value::is_number) => {
            return said_in_object(response, Told::Failure, limits);
        }
        Some(Value::Object(error)) => {
            let mut said = jsonrpc::said_in(error, limits);
            said.envelope = Envelope::JsonRpcError;
            return Some(said);
        }
        Some(Value::String(_)) => return foreign::said_in(response, Told::Failure, limits),
        _ => {}
    }
    let result = response.get("result")?.as_object()?;
    if mcp::is_failure(result) {
        return Some(mcp::said_in(result, limits));
    }
    let error = result.get("error")?.as_object()?;
    let mut said = said_in_object(error, Told::Failure, limits)?;
    if said.envelope == Envelope::ErrorResponse {
        said.envelope = Envelope::JsonRpcResult;
    }
    Some(said)
}

/// One of the objects that carry a failure themselves.
pub(super) fn said_in_object(object: &Map<String, Value>, told: Told, limits: &Limits) -> Option<Said> {
    // Some put one of ours into an `error` of their own.
    let inside = || in_known(object.get("error")?.as_object()?, Told::Failure, limits);
    in_known(object, told, limits).or_else(inside).or_else(|| foreign::said_in(object, told, limits))
}

fn in_known(object: &Map<String, Value>, told: Told, limits: &Limits) -> Option<Said> {
    if problem::is_problem(object, told) {
        Some(problem::said_in(object, limits))
    } else if jsonrpc::is_error(object, told) {
        Some(jsonrpc::said_in(object, limits))
    } else if error_response::is_error_response(object) {
        Some(error_response::said_in(object, limits))
    } else {
        None
    }
}
