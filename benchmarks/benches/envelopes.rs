//! What it costs to write an error as what a client reads, against what one would write by hand.
//!
//! `cargo bench -p error-contract-benchmarks --bench envelopes`

#![allow(clippy::indexing_slicing, reason = "it makes members of JSON objects")]

use error_contract::{ErrorContract, jsonrpc, mcp, problem};
use error_contract_benchmarks::{Bench, Contender, contender};
use serde::Serialize;
use serde_json::{Value, json};

/// An application-level failure as services have them: nothing to say besides, some values, many.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed")]
enum FetchError {
    /// Local request queue is at capacity.
    #[error("the request queue is full")]
    #[reason("queue_full")]
    #[code(RateLimited)]
    #[recovery("Wait 30 seconds and retry, or reduce the batch size.")]
    QueueFull,

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

impl FetchError {
    fn code_by_hand(&self) -> i32 {
        match self {
            Self::QueueFull => -32003,
            Self::NoMatch { .. } => -32001,
        }
    }

    fn status_by_hand(&self) -> (u16, &'static str) {
        match self {
            Self::QueueFull => (429, "Too Many Requests"),
            Self::NoMatch { .. } => (404, "Not Found"),
        }
    }

    fn reason_by_hand(&self) -> &'static str {
        match self {
            Self::QueueFull => "queue_full",
            Self::NoMatch { .. } => "no_match",
        }
    }

    fn hint_by_hand(&self) -> &'static str {
        match self {
            Self::QueueFull => "Wait 30 seconds and retry, or reduce the batch size.",
            Self::NoMatch { .. } => "Try pubmed_search_articles to discover valid PMIDs first.",
        }
    }

    fn retry_by_hand(&self) -> (bool, &'static str) {
        match self {
            Self::QueueFull => (true, "transient"),
            Self::NoMatch { .. } => (false, "correctable"),
        }
    }

    fn context_by_hand(&self) -> Option<Context<'_>> {
        match self {
            Self::QueueFull => None,
            Self::NoMatch { requested, tried } => Some(Context { requested: *requested, tried }),
        }
    }

    fn text_by_hand(&self) -> String {
        let retryable = if self.retry_by_hand().0 { "retryable" } else { "not retryable" };
        format!(
            "Error: {self}\n\nRecovery: {}\n\n(reason {} · {retryable})",
            self.hint_by_hand(),
            self.reason_by_hand()
        )
    }
}

/// The structs that one would write, and what fills them.
#[derive(Serialize)]
struct Context<'a> {
    requested: usize,
    tried: &'a [String],
}

#[derive(Serialize)]
struct Response<'a, M> {
    code: i32,
    message: M,
    retryable: bool,
    details: Details<'a>,
}

#[derive(Serialize)]
struct Details<'a> {
    reason: &'a str,
    domain: &'a str,
    suggestion: &'a str,
    retry: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<Context<'a>>,
}

fn response<M>(error: &FetchError, message: M) -> Response<'_, M> {
    let (retryable, retry) = error.retry_by_hand();
    Response {
        code: error.code_by_hand(),
        message,
        retryable,
        details: Details {
            reason: error.reason_by_hand(),
            domain: "pubmed",
            suggestion: error.hint_by_hand(),
            retry,
            context: error.context_by_hand(),
        },
    }
}

fn response_value(error: &FetchError) -> Value {
    let (retryable, retry) = error.retry_by_hand();
    let mut value = json!({
        "code": error.code_by_hand(),
        "message": error.to_string(),
        "retryable": retryable,
        "details": {
            "reason": error.reason_by_hand(),
            "domain": "pubmed",
            "suggestion": error.hint_by_hand(),
            "retry": retry,
        },
    });
    if let FetchError::NoMatch { requested, tried } = error {
        value["details"]["context"] = json!({ "requested": requested, "tried": tried });
    }
    value
}

#[derive(Serialize)]
struct Recovery<'a> {
    hint: &'a str,
}

/// What an MCP result and a JSON-RPC error object say beside number and message.
#[derive(Serialize)]
struct Data<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<i32>,
    retryable: bool,
    retry: &'a str,
    domain: &'a str,
    recovery: Recovery<'a>,
    #[serde(flatten)]
    context: Option<Context<'a>>,
    reason: &'a str,
}

#[derive(Serialize)]
struct ErrorObject<'a> {
    code: i32,
    message: String,
    data: Data<'a>,
}

fn error_object(error: &FetchError, code: i32, own: Option<i32>) -> ErrorObject<'_> {
    let (retryable, retry) = error.retry_by_hand();
    ErrorObject {
        code,
        message: error.to_string(),
        data: Data {
            code: own,
            retryable,
            retry,
            domain: "pubmed",
            recovery: Recovery { hint: error.hint_by_hand() },
            context: error.context_by_hand(),
            reason: error.reason_by_hand(),
        },
    }
}

fn error_object_value(error: &FetchError, code: i32, own: Option<i32>) -> Value {
    let (retryable, retry) = error.retry_by_hand();
    let mut value = json!({
        "code": code,
        "message": error.to_string(),
        "data": {
            "retryable": retryable,
            "retry": retry,
            "domain": "pubmed",
            "recovery": { "hint": error.hint_by_hand() },
            "reason": error.reason_by_hand(),
        },
    });
    if let Some(own) = own {
        value["data"]["code"] = own.into();
    }
    if let FetchError::NoMatch { requested, tried } = error {
        value["data"]["requested"] = json!(requested);
        value["data"]["tried"] = json!(tried);
    }
    value
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ToolResult<'a> {
    content: [Block<'a>; 1],
    structured_content: Structured<'a>,
    is_error: bool,
}

#[derive(Serialize)]
struct Block<'a> {
    r#type: &'a str,
    text: String,
}

#[derive(Serialize)]
struct Structured<'a> {
    error: ErrorObject<'a>,
}

fn tool_result(error: &FetchError) -> ToolResult<'_> {
    ToolResult {
        content: [Block { r#type: "text", text: error.text_by_hand() }],
        structured_content: Structured { error: error_object(error, error.code_by_hand(), None) },
        is_error: true,
    }
}

fn tool_result_value(error: &FetchError) -> Value {
    json!({
        "content": [{ "type": "text", "text": error.text_by_hand() }],
        "structuredContent": { "error": error_object_value(error, error.code_by_hand(), None) },
        "isError": true,
    })
}

#[derive(Serialize)]
struct Reply<'a> {
    jsonrpc: &'a str,
    id: u64,
    error: ErrorObject<'a>,
}

/// The number that the current MCP specification leaves for it.
fn number(error: &FetchError) -> i32 {
    match error {
        FetchError::QueueFull => -32603,
        FetchError::NoMatch { .. } => -32602,
    }
}

fn reply(error: &FetchError) -> Reply<'_> {
    Reply { jsonrpc: "2.0", id: 7, error: error_object(error, number(error), Some(error.code_by_hand())) }
}

fn reply_value(error: &FetchError) -> Value {
    json!({
        "jsonrpc": "2.0",
        "id": 7,
        "error": error_object_value(error, number(error), Some(error.code_by_hand())),
    })
}

#[derive(Serialize)]
struct Problem<'a> {
    r#type: &'a str,
    title: &'a str,
    status: u16,
    detail: String,
    code: i32,
    reason: &'a str,
    domain: &'a str,
    retryable: bool,
    retry: &'a str,
    recovery: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    context: Option<Context<'a>>,
}

fn problem(error: &FetchError) -> Problem<'_> {
    let (status, title) = error.status_by_hand();
    let (retryable, retry) = error.retry_by_hand();
    Problem {
        r#type: "about:blank",
        title,
        status,
        detail: error.to_string(),
        code: error.code_by_hand(),
        reason: error.reason_by_hand(),
        domain: "pubmed",
        retryable,
        retry,
        recovery: error.hint_by_hand(),
        context: error.context_by_hand(),
    }
}

fn problem_value(error: &FetchError) -> Value {
    let (status, title) = error.status_by_hand();
    let (retryable, retry) = error.retry_by_hand();
    let mut value = json!({
        "type": "about:blank",
        "title": title,
        "status": status,
        "detail": error.to_string(),
        "code": error.code_by_hand(),
        "reason": error.reason_by_hand(),
        "domain": "pubmed",
        "retryable": retryable,
        "retry": retry,
        "recovery": error.hint_by_hand(),
    });
    if let FetchError::NoMatch { requested, tried } = error {
        value["context"] = json!({ "requested": requested, "tried": tried });
    }
    value
}

/// Writes into a buffer that is there already, as services have them.
fn into_buffer<'a>(name: &'a str, write: impl Fn(&mut Vec<u8>) + 'a) -> Contender<'a> {
    let mut buffer = Vec::with_capacity(4096);
    contender(name, move || {
        buffer.clear();
        write(&mut buffer);
        buffer.len()
    })
}

fn serialized<T: Serialize>(out: &mut Vec<u8>, value: &T) {
    let written = serde_json::to_writer(out, value);
    debug_assert!(written.is_ok(), "nothing fails here");
}

/// The same JSON, or the comparison is worth nothing.
fn same(ours: impl Fn(&mut Vec<u8>), theirs: impl Fn(&mut Vec<u8>)) {
    let value = |write: &dyn Fn(&mut Vec<u8>)| {
        let mut out = Vec::new();
        write(&mut out);
        serde_json::from_slice::<Value>(&out).map_err(|error| error.to_string())
    };
    assert_eq!(value(&ours), value(&theirs));
}

fn main() {
    let mut bench = Bench::new();
    let errors = [
        ("no values", FetchError::QueueFull),
        (
            "one value in the message, two in the context",
            FetchError::NoMatch { requested: 3, tried: vec!["38201337".into(), "38201338".into()] },
        ),
    ];
    for (what, error) in &errors {
        bench.table(&format!("Written to a buffer: {what}"));
        macro_rules! compare {
            ($name:literal, $ours:expr, $hand:expr, $value:expr, $bounds:expr $(, $tuned:expr)?) => {{
                let ours = |out: &mut Vec<u8>| $ours.write_json(out);
                let hand = |out: &mut Vec<u8>| serialized(out, &$hand);
                let value = |out: &mut Vec<u8>| serialized(out, &$value);
                same(ours, hand);
                same(ours, value);
                let (than_hand, than_value): (Option<f64>, Option<f64>) = $bounds;
                bench.against(
                    into_buffer($name, ours),
                    vec![
                        (into_buffer("hand-written `Serialize` struct", hand), than_hand),
                        $((into_buffer("the same, the message by `collect_str`", |out| serialized(out, &$tuned)), None),)?
                        (into_buffer("`json!`", value), than_value),
                    ],
                );
            }};
        }
        compare!(
            "`ErrorResponse`",
            error.response(),
            response(error, error.to_string()),
            response_value(error),
            (Some(0.8), Some(0.25)),
            response(error, Shown(error))
        );
        compare!(
            "MCP tool result",
            mcp::tool_result(error),
            tool_result(error),
            tool_result_value(error),
            (None, None)
        );
        compare!("problem", problem::problem(error), problem(error), problem_value(error), (None, None));
        compare!(
            "JSON-RPC error",
            jsonrpc::reply(error, 7).with_error_object(),
            reply(error),
            reply_value(error),
            (None, None)
        );
    }
}

/// A message that is formatted while it is written: what one writes by hand who counts allocations.
struct Shown<'a>(&'a FetchError);

impl Serialize for Shown<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
