//! x
use error_contract::{ErrorContract, HasContract, jsonrpc, mcp, problem};
use std::{io, sync::Arc, time::Duration};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "storage")]
/// Storage.
pub enum StorageError {
    /// The disk is full.
    #[error("the disk is full")]
    #[reason("disk_full")]
    #[code(InternalError, 4417)]
    #[recovery("Delete some stored articles before fetching more.")]
    DiskFull,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed")]
/// Fetch.
pub enum FetchError {
    /// No requested PMID returned data.
    #[error("none of {requested} PMIDs returned data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch {
        /// x
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
        /// x
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
        /// x
        #[source]
        cause: io::Error,
    },

    /// Storage
    #[error(transparent)]
    #[contract(transparent)]
    Storage(#[from] StorageError),
    /// Dyn
    #[error("{0}")]
    #[contract(transparent)]
    Other(Arc<dyn ErrorContract + Send + Sync>),
}
fn main() {
    for e in [
        FetchError::NoMatch { requested: 3 },
        FetchError::QueueFull { wait: Duration::from_millis(29_500) },
        FetchError::NcbiDown { cause: io::Error::other("SECRET") },
        StorageError::DiskFull.into(),
        FetchError::Other(Arc::new(StorageError::DiskFull)),
    ] {
        println!(
            "{}\n{}\n{}\n{}\n",
            e.response().to_json(),
            jsonrpc::reply(&e, 1).to_json(),
            mcp::tool_result(&e).to_json(),
            problem::problem(&e).to_json()
        );
    }
    for e in FetchError::CONTRACT.entries() {
        println!("{e:?}");
    }
}
