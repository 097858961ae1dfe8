//! An MCP tool result with `isError`: the structured error, wherever it is, else the text.

use alloc::string::String;

use serde_json::{Map, Value};

use super::{Envelope, Limits, Said, detect, detect::Told, jsonrpc, mcp_text, members};
use crate::mcp::META_KEY;

pub(super) fn is_failure(result: &Map<String, Value>) -> bool {
    result.get("isError") == Some(&Value::Bool(true))
}

pub(super) fn said_in(result: &Map<String, Value>, limits: &Limits) -> Said {
    let structured = result.get("structuredContent");
    let error = |value: Option<&Value>, envelope| {
        let error = value?.as_object()?;
        let is_structured =
            error.get("code").is_some_and(Value::is_number) && !error.contains_key("retryable");
        let mut said = if is_structured && !error.contains_key("details") {
            jsonrpc::said_in_mcp_error(error, limits)
        } else {
            detect::said_in_object(error, Told::Failure, limits)?
        };
        said.envelope = envelope;
        Some(said)
    };
    let in_structured = || error(structured?.get("error"), Envelope::McpStructured);
    let in_meta = || error(result.get("_meta")?.get(META_KEY), Envelope::McpMeta);
    let in_whole = || error(structured, Envelope::McpStructured);
    let said = in_structured().or_else(in_meta).or_else(in_whole);
    let text = first_text(result).map(|text| in_text(text, limits));
    match (said, text) {
        (Some(mut said), Some(text)) => {
            // What a server by hand says in words only.
            said.message = said.message.or(text.message);
            said.request_id = said.request_id.or(text.request_id);
            said
        }
        (Some(said), None) => said,
        (None, Some(text)) => text,
        (None, None) => Said::new(Envelope::Text),
    }
}

/// The first text block: some servers put JSON there.
fn in_text(text: &str, limits: &Limits) -> Said {
    if text.trim_start().starts_with('{')
        && let Ok((Value::Object(object), _)) = limits.read(text.trim().as_bytes())
        && let Some(mut said) = detect::said_in_object(&object, Told::Failure, limits)
    {
        said.envelope = Envelope::Text;
        return said;
    }
    mcp_text::said_in(text, limits)
}

fn first_text(result: &Map<String, Value>) -> Option<&str> {
    let blocks = result.get("content")?.as_array()?;
    blocks.iter().find_map(|block| members::text(block.as_object()?, &["text"]))
}
