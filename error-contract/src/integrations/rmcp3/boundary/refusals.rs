//! What somebody else answered in place of a handler, read as a failure: rmcp's own refusals, and the answers
//! that a handler made by itself.

use alloc::{
    borrow::{Cow, ToOwned as _},
    format,
    string::{String, ToString as _},
    vec::Vec,
};
use core::fmt;

use rmcp::{
    ErrorData,
    model::{CallToolResult, ErrorCode},
};
use serde_json::Value;

use super::scope::Called;
use crate::{
    Code, ErrorContract, Failure,
    bounded::Bounded,
    classify::Classifier,
    integrations::rmcp3::schema::{self, Break, What},
    mcp::META_KEY,
};

/// How rmcp 3 begins the text of a result that refuses arguments.
const ARGUMENTS: &str = "failed to deserialize parameters: ";
/// What rmcp 3 says of a tool that its router does not know.
const NO_TOOL: &str = "tool not found";
/// MCP's `MissingRequiredClientCapability`.
const CAPABILITY_MISSING: i32 = -32021;

/// How many names a hint lists, and how much of each.
const NAMES: usize = 20;
const NAME: usize = 100;

/// A tool that does not exist, and the names of those that do.
#[derive(Debug, ErrorContract)]
#[contract(reason = "unknown_tool", code(InvalidParams), severity = notice, protocol, field = "name")]
#[contract(recovery("Ask for the list of tools, then call one that is in it.", with = UnknownTool::hint))]
pub(super) struct UnknownTool(pub(super) Vec<String>);

impl UnknownTool {
    fn hint(&self) -> Option<Cow<'_, str>> {
        let known = (!self.0.is_empty()).then(|| any_of(&self.0))?;
        Some(format!("Call {known} instead of a tool that this server does not have.").into())
    }
}

/// As rmcp says it.
impl fmt::Display for UnknownTool {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(NO_TOOL)
    }
}

impl core::error::Error for UnknownTool {}

/// Whether rmcp's router refused the name of the tool.
pub(super) fn is_unknown_tool(refused: &ErrorData) -> bool {
    refused.code == ErrorCode::INVALID_PARAMS && refused.message == NO_TOOL && refused.data.is_none()
}

/// The text of a result with nothing else in it.
pub(super) fn text(result: &CallToolResult) -> Option<&str> {
    result.content.first()?.as_text().map(|block| &*block.text)
}

/// Arguments that rmcp refused: the message is rmcp's, the hint names the argument where that can be known.
pub(super) fn of_arguments(result: &CallToolResult, called: Option<&Called>) -> Option<Failure> {
    let message = text(result).filter(|text| text.starts_with(ARGUMENTS))?;
    if result.structured_content.is_some() || result.meta.is_some() || result.content.len() != 1 {
        return None;
    }
    let failure = Failure::invalid_params(message.to_owned()).reason("invalid_arguments");
    let found = called.and_then(break_of).or_else(|| said_by_serde(message));
    Some(match found {
        Some(found) if !found.path.is_empty() => failure.recovery(hint(&found)).field(name(&found.path)),
        _ => failure.recovery(
            "Compare the arguments with the input schema in the list of tools, then repeat the call with what it asks for.",
        ),
    })
}

/// Where the arguments break the input schema.
fn break_of(called: &Called) -> Option<Break> {
    let schema = &called.tool.as_ref()?.input_schema;
    schema::check(schema, &Value::Object(called.arguments.clone().unwrap_or_default())).err()
}

/// What serde says of a value that the schema lets through.
fn said_by_serde(message: &str) -> Option<Break> {
    let of = |words: &str| message.split_once(words)?.1.split_once('`').map(|(name, _)| name.to_owned());
    let missing = of("missing field `").map(|path| Break { path, what: What::Missing });
    missing.or_else(|| of("unknown field `").map(|path| Break { path, what: What::Unknown(Vec::new()) }))
}

fn hint(found: &Break) -> String {
    let at = name(&found.path);
    match &found.what {
        What::Missing => format!("Pass `{at}`, which this tool requires, and repeat the call."),
        What::Unknown(known) if known.is_empty() => format!("Leave out `{at}` and repeat the call."),
        What::Unknown(known) => format!("Leave out `{at}`; pass {} and repeat the call.", any_of(known)),
        What::Type(kind) => format!("Pass `{at}` as {} and repeat the call.", with_article(kind)),
        What::Outside(allowed) => format!("Pass {} as `{at}` and repeat the call.", any_of(allowed)),
        What::Bound(bound) => format!("Pass a value for `{at}` that is {bound} and repeat the call."),
        What::Nothing => {
            format!("Compare `{at}` with the input schema in the list of tools, then repeat the call.")
        }
    }
}

/// `an integer`, `a string or null`.
fn with_article(kind: &str) -> String {
    let article = match kind.as_bytes().first() {
        Some(b'a' | b'i' | b'o') => "an",
        _ => "a",
    };
    if kind == "null" { kind.to_owned() } else { format!("{article} {kind}") }
}

/// A name that the caller may have chosen.
fn name(name: &str) -> String {
    Bounded { text: name, limit: NAME }.to_string()
}

/// `a`; one of `a`, `b`.
fn any_of(names: &[String]) -> String {
    let mut listed: Vec<_> = names.iter().take(NAMES).map(|one| format!("`{}`", name(one))).collect();
    if names.len() > NAMES {
        listed.push("…".to_owned());
    }
    if let [only] = &*listed { only.clone() } else { format!("one of {}", listed.join(", ")) }
}

/// An error object that a handler, or rmcp, made by itself.
pub(super) fn of_error(refused: &ErrorData) -> Failure {
    let message = refused.message.clone();
    if refused.code.0 == CAPABILITY_MISSING {
        return Failure::invalid_request(message).reason("client_capability_missing").recovery("");
    }
    let data = refused.data.as_ref();
    // The number that may be sent is not always the one that was meant.
    let meant = data.and_then(|data| data.get("code")).and_then(number).unwrap_or(refused.code.0);
    with_data(Failure::new(Code::from_number(meant).unwrap_or(Code::InternalError), message), data)
}

/// The structured error of a failed result.
fn structured(result: &CallToolResult) -> Option<&Value> {
    let content = result.structured_content.as_ref().and_then(|content| content.get("error"));
    content.or_else(|| result.meta.as_ref()?.0.get(META_KEY))
}

/// The request that a failed result names: then it has been through a boundary, on another task.
pub(super) fn request_of(result: &CallToolResult) -> Option<&str> {
    structured(result)?.pointer("/data/requestId")?.as_str()
}

/// A failed result that a handler made by itself.
pub(super) fn of_result(result: &CallToolResult) -> Failure {
    let Some(error) = structured(result) else {
        let text = text(result).unwrap_or_default();
        // Texts are cut before they are told; one of any length is read whole.
        return Failure::new(Classifier::new().text(None, text), text.to_owned()).recovery("");
    };
    let class = error.get("code").and_then(number).and_then(Code::from_number).unwrap_or(Code::InternalError);
    let message = error.get("message").and_then(Value::as_str).or_else(|| text(result)).unwrap_or_default();
    let data = error.get("data");
    let own = data.and_then(|data| data.get("domainCode")).and_then(number);
    let code = own.and_then(|number| class.with_number(number)).unwrap_or(class);
    with_data(Failure::new(code, message.to_owned()), data)
}

fn number(value: &Value) -> Option<i32> {
    value.as_i64().and_then(|number| number.try_into().ok())
}

/// What the data says, and no other hint than the one in it.
fn with_data(mut failure: Failure, data: Option<&Value>) -> Failure {
    let text = |key: &str| data.and_then(|data| data.get(key)).and_then(Value::as_str).map(str::to_owned);
    if let Some(reason) = text("reason") {
        failure = failure.reason(reason);
    }
    if let Some(domain) = text("domain") {
        failure = failure.domain(domain);
    }
    if let Some(retryable) = data.and_then(|data| data.get("retryable")).and_then(Value::as_bool) {
        failure = failure.retryable(retryable);
    }
    let hint = data.and_then(|data| data.pointer("/recovery/hint")).and_then(Value::as_str);
    failure.recovery(hint.unwrap_or_default().to_owned())
}

/// For the message about a result that breaks the output schema.
impl fmt::Display for Break {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(out, "{}: ", name(&self.path))?;
        }
        match &self.what {
            What::Missing => out.write_str("it is missing"),
            What::Unknown(_) => out.write_str("it is not declared"),
            What::Type(kind) => write!(out, "it is not of type {kind}"),
            What::Outside(allowed) => write!(out, "it is not {}", any_of(allowed)),
            What::Bound(bound) => write!(out, "it is not {bound}"),
            What::Nothing => out.write_str("it fits nothing that is declared"),
        }
    }
}
