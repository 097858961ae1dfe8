//! The contract of a tool that fetches articles: every failure as its callers receive it, and the table.
//!
//! `cargo run --example quickstart`

use std::{io, time::Duration};

use error_contract::{ErrorContract, HasContract, Received, jsonrpc, mcp, problem};

/// What fetching articles can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed")]
pub(crate) enum FetchError {
    /// No requested PMID returned data.
    #[error("none of {requested} PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch {
        #[contract(context)]
        requested: usize,
    },

    /// Local request queue is at capacity.
    #[error("the request queue is full")]
    #[reason("queue_full")]
    #[code(RateLimited)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait 30 seconds and retry, or reduce batch size.")]
    QueueFull {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// NCBI E-utilities unreachable after retries.
    #[error("NCBI is unreachable")]
    #[reason("ncbi_down")]
    #[code(ServiceUnavailable)]
    #[retryable]
    #[recovery("NCBI is degraded; retry in a few minutes.")]
    NcbiDown {
        #[source]
        cause: io::Error,
    },

    // Everything that the store can be, with its own codes and hints.
    #[error(transparent)]
    #[contract(transparent)]
    Store(#[from] StoreError),
}

/// What keeping them can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "store")]
pub(crate) enum StoreError {
    /// The store holds as many articles as it may.
    #[error("the store is full: {held} articles")]
    #[reason("store_full")]
    #[code(Conflict, 3417)]
    #[recovery("Call delete_articles to make room; the store holds {held} articles.")]
    Full { held: u32 },
}

fn main() {
    let failures = [
        FetchError::NoMatch { requested: 3 },
        FetchError::QueueFull { wait: Duration::from_millis(29_500) },
        // The cause is for the log: look for it below.
        FetchError::NcbiDown { cause: io::Error::other("tcp connect to 10.0.0.7:443 refused") },
        FetchError::from(StoreError::Full { held: 5_000 }),
    ];
    for (id, failure) in (1..).zip(&failures) {
        println!("━━━ {} ━━━\n", failure.reason());
        println!(
            "ErrorResponse\n{}\n",
            serde_json::to_string_pretty(&failure.to_response()).unwrap_or_default()
        );
        println!("JSON-RPC\n{}\n", jsonrpc::reply(failure, id).to_json());
        let problem = problem::problem(failure);
        println!("HTTP {}\n{}\n", problem.status(), problem.to_json());
        println!("MCP, as the model reads it\n{}\n", indented(&mcp::text(failure)));
        println!("MCP, as the host reads it\n{}\n", mcp::tool_result(failure).to_json());
    }

    println!("━━━ at the other end ━━━\n");
    for failure in &failures {
        // Whatever the envelope was; here, the one that says least.
        let received = Received::from_text(&mcp::text(failure));
        let does = if received.retryable() { "repeats the call" } else { "does what the hint says" };
        println!(
            "{:<12} {does}: {}",
            received.reason().unwrap_or_default(),
            received.recovery().unwrap_or_default()
        );
    }

    println!("\n━━━ the contract of {} ━━━\n", FetchError::CONTRACT.name());
    println!("{:<12} {:<28} {:>4}  {:<11} {:<8} when", "reason", "code", "HTTP", "retry", "severity");
    for entry in FetchError::CONTRACT.entries() {
        println!(
            "{:<12} {:<28} {:>4}  {:<11} {:<8} {}",
            entry.reason(),
            entry.code().to_string(),
            entry.http_status(),
            entry.retry(),
            entry.severity(),
            entry.when(),
        );
    }

    println!("\n━━━ in a clone of the repository ━━━\n");
    println!("the same as a page, and 365 failures more: cargo run --example docs --features docs -- FOLDER");
    println!(
        "what a lock says of a release: the test tests/workspace/service/tests/lock.rs and its errors.lock.json"
    );
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}").trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}
