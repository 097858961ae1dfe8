//! What it costs to read a failure, against reading a struct that knows beforehand what comes.
//!
//! `cargo bench -p error-contract-benchmarks --bench received`

use error_contract::{ErrorContract, ErrorResponse, Received, jsonrpc, mcp, problem};
use error_contract_benchmarks::{Bench, contender};
use serde::Deserialize;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed")]
enum FetchError {
    /// No requested PMID returned data.
    #[error("none of {requested} PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch {
        #[contract(context)]
        requested: usize,
        #[contract(context)]
        tried: Vec<String>,
    },
}

/// What a client reads that knows one envelope and nothing of what may be wrong with it.
#[derive(Deserialize)]
#[expect(dead_code, reason = "they are read into, not out of")]
struct Plain {
    code: i32,
    message: String,
    retryable: bool,
    details: PlainDetails,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "they are read into, not out of")]
struct PlainDetails {
    reason: Option<String>,
    domain: Option<String>,
    suggestion: Option<String>,
    retry: Option<String>,
    retry_after: Option<u64>,
    field: Option<String>,
    context: Option<PlainContext>,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "they are read into, not out of")]
struct PlainContext {
    requested: usize,
    tried: Vec<String>,
}

fn main() {
    let mut bench = Bench::new();
    let error = FetchError::NoMatch { requested: 3, tried: vec!["38201337".into(), "38201338".into()] };
    let response = error.response().to_json();
    bench.table("An `ErrorResponse` is read");
    bench.against(
        contender("`Received::from_slice`", || Received::from_slice(response.as_bytes()).is_ok()),
        vec![
            (
                contender("plain struct, `serde_json::from_str`", || {
                    serde_json::from_str::<Plain>(&response).is_ok()
                }),
                None,
            ),
            (
                contender("`ErrorResponse`, `from_str`", || {
                    serde_json::from_str::<ErrorResponse>(&response).is_ok()
                }),
                None,
            ),
            (
                contender("`serde_json::Value`, `from_str`", || {
                    serde_json::from_str::<serde_json::Value>(&response).is_ok()
                }),
                None,
            ),
        ],
    );
    for (name, json) in [
        ("`Received`: MCP tool result", mcp::tool_result(&error).to_json()),
        ("`Received`: problem", problem::problem(&error).to_json()),
        ("`Received`: JSON-RPC error", jsonrpc::reply(&error, 7).with_error_object().to_json()),
    ] {
        bench.against(
            contender(name, || Received::from_slice(json.as_bytes()).is_ok()),
            vec![(
                contender("`serde_json::Value`, `from_str`", || {
                    serde_json::from_str::<serde_json::Value>(&json).is_ok()
                }),
                None,
            )],
        );
    }
}
