//! The code of an entry, with its numbers in each code space.

use super::Text;
use crate::{Category, Class, Entry, Fault, jsonrpc::Profile};

/// The code of an entry, with everything that follows from it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct CatalogCode {
    /// The class.
    pub class: Class,
    /// The number that [`ErrorResponse`](crate::ErrorResponse) carries.
    pub number: i32,
    /// The standard name of the number, else the name of the class.
    pub name: Text,
    /// The number of the class in the JSON-RPC code space, in `structuredContent.error.code`.
    pub jsonrpc: i32,
    /// The number in a JSON-RPC error object, under the rules of MCP 2026-07-28.
    pub error_object: i32,
    /// The HTTP status.
    pub http: u16,
    /// Whether the status was declared, or follows from the code.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub http_declared: bool,
    /// The gRPC code, as `google.rpc.Code` spells it.
    pub grpc: Text,
    /// The range family.
    pub category: Category,
    /// Who is to blame.
    pub fault: Fault,
}

impl CatalogCode {
    pub(super) fn of(entry: &Entry) -> Self {
        let code = entry.code();
        Self {
            class: code.class(),
            number: code.as_i32(),
            name: code.name().into(),
            jsonrpc: code.class().jsonrpc(),
            error_object: crate::jsonrpc::error_code(code, Profile::default()),
            http: entry.http_status(),
            http_declared: entry.declared_http_status().is_some(),
            grpc: entry.grpc().as_str().into(),
            category: entry.category(),
            fault: entry.fault(),
        }
    }
}
