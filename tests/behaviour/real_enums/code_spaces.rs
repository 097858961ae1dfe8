//! A vector store: HTTP, gRPC and JSON-RPC from one declaration, and retry that a field decides.

use std::time::Duration;

use error_contract::{ErrorContract, GrpcCode, HasContract, Retry, Severity, Varies, jsonrpc, problem};

use crate::privacy::envelopes;

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "shelf", default(severity = warning))]
enum ShelfError {
    /// The request holds a value that the collection does not take.
    #[error("bad input: {description}")]
    #[reason("bad_input")]
    #[code(InvalidParams, 2400)]
    #[severity(info)]
    #[recovery("Send vectors of the size that describe_collection returns.")]
    BadInput {
        description: String,
        #[contract(field)]
        path: String,
    },

    /// No collection has this name.
    #[error("collection {name} does not exist")]
    #[reason("no_collection")]
    #[code(NotFound)]
    #[recovery("Call list_collections and pass one of its names instead of {name}.")]
    NoCollection { name: String },

    /// A collection of this name is there already.
    #[error("collection {name} exists")]
    #[reason("collection_exists")]
    #[code(Conflict)]
    #[recovery("Choose another name, or remove {name} with drop_collection first.")]
    CollectionExists { name: String },

    /// A write came before the snapshot was complete.
    #[error("the snapshot is at {percent} percent")]
    #[reason("snapshot_incomplete")]
    #[code(Conflict)]
    #[contract(http = 412)]
    #[recovery("Wait until snapshot_status reaches 100 percent, then write.")]
    SnapshotIncomplete {
        #[contract(context)]
        percent: u8,
    },

    /// The request is larger than the store accepts.
    #[error("{bytes} bytes are too many")]
    #[reason("too_large")]
    #[code(InvalidRequest)]
    #[contract(http = 413)]
    #[recovery("Split the points into batches of at most 32 MiB.")]
    TooLarge {
        #[contract(context)]
        bytes: u64,
    },

    /// The caller used up its share of reads or writes.
    #[error("rate limit exceeded")]
    #[reason("rate_limited")]
    #[code(RateLimited)]
    #[retryable(with = Self::retry_of_limit)]
    #[recovery("Send at most 1,000 points in one batch.")]
    RateLimited {
        #[contract(retry_after)]
        wait: Option<Duration>,
    },

    /// A shard did not answer.
    #[error("shard {shard} did not answer")]
    #[reason("shard_down")]
    #[code(ServiceUnavailable)]
    #[recovery("Query with consistency set to one, so that a replica may answer.")]
    ShardDown {
        #[contract(context)]
        shard: u32,
        #[contract(retryable)]
        has_replica: bool,
    },

    /// The disk of the node is full.
    #[error("the disk is full")]
    #[reason("disk_full")]
    #[code(ServiceUnavailable)]
    #[retryable(false)]
    #[contract(http = 507)]
    #[recovery("Delete points or collections before you insert more.")]
    DiskFull,

    /// The search ran into its deadline.
    #[error("the search took longer than {0:?}")]
    #[reason("search_timeout")]
    #[code(Timeout)]
    #[recovery("Lower `limit` or pass a longer timeout, then search again.")]
    SearchTimeout(Duration),

    /// Strict mode of the collection refuses the request.
    #[error("strict mode: {rule}")]
    #[reason("strict_mode")]
    #[code(Forbidden)]
    #[recovery("Change the request as strict mode of the collection asks: {solution}.")]
    StrictMode { rule: &'static str, solution: String },

    /// The caller went away.
    #[error("cancelled")]
    #[reason("cancelled")]
    #[code(RequestCancelled)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Keep the connection open until the answer arrives.")]
    Cancelled,

    /// The store failed in a way that nobody expected.
    #[error("{description}")]
    #[reason("internal")]
    #[code(InternalError)]
    #[contract(message = "the operation failed inside the store")]
    #[recovery("Read the collection with describe_collection before you write again.")]
    Internal { description: String, backtrace: Option<String> },

    /// The first shard that failed decides for all of them.
    #[error("at least one shard failed: {first}")]
    #[contract(transparent)]
    Shards { first: Box<Self> },

    /// The node that the request was forwarded to decides.
    #[error("forwarded: {0}")]
    #[contract(transparent)]
    Forwarded(Box<ShelfError>),
}

impl ShelfError {
    /// Without a delay the batch alone is larger than the share, and waiting does not help.
    fn retry_of_limit(&self) -> Retry {
        match self {
            Self::RateLimited { wait: Some(_) } => Retry::Transient,
            _ => Retry::Correctable,
        }
    }
}

fn forwarded(error: ShelfError) -> ShelfError {
    ShelfError::Forwarded(Box::new(ShelfError::Shards { first: Box::new(error) }))
}

type Row = (fn() -> ShelfError, &'static str, u16, GrpcCode, i32, Retry);

/// Error, reason, HTTP, gRPC, JSON-RPC error object, retry.
const ROWS: &[Row] = &[
    (
        || ShelfError::BadInput { description: "size 3".into(), path: "points[0].vector".into() },
        "bad_input",
        400,
        GrpcCode::INVALID_ARGUMENT,
        2400,
        Retry::Correctable,
    ),
    (
        || ShelfError::NoCollection { name: "cats".into() },
        "no_collection",
        404,
        GrpcCode::NOT_FOUND,
        -32602,
        Retry::Correctable,
    ),
    (
        || ShelfError::CollectionExists { name: "cats".into() },
        "collection_exists",
        409,
        GrpcCode::ABORTED,
        -32602,
        Retry::Correctable,
    ),
    (
        || ShelfError::SnapshotIncomplete { percent: 40 },
        "snapshot_incomplete",
        412,
        GrpcCode::ABORTED,
        -32602,
        Retry::Correctable,
    ),
    (
        || ShelfError::TooLarge { bytes: 1 << 30 },
        "too_large",
        413,
        GrpcCode::INVALID_ARGUMENT,
        -32600,
        Retry::Correctable,
    ),
    (
        || ShelfError::RateLimited { wait: Some(Duration::from_millis(1500)) },
        "rate_limited",
        429,
        GrpcCode::RESOURCE_EXHAUSTED,
        -32603,
        Retry::Transient,
    ),
    (
        || ShelfError::RateLimited { wait: None },
        "rate_limited",
        429,
        GrpcCode::RESOURCE_EXHAUSTED,
        -32603,
        Retry::Correctable,
    ),
    (
        || ShelfError::ShardDown { shard: 3, has_replica: true },
        "shard_down",
        503,
        GrpcCode::UNAVAILABLE,
        -32603,
        Retry::Transient,
    ),
    // Clients repeat 503 and UNAVAILABLE by themselves, so what is not transient is neither.
    (
        || ShelfError::ShardDown { shard: 3, has_replica: false },
        "shard_down",
        502,
        GrpcCode::INTERNAL,
        -32603,
        Retry::Correctable,
    ),
    (|| ShelfError::DiskFull, "disk_full", 507, GrpcCode::INTERNAL, -32603, Retry::Correctable),
    (
        || ShelfError::SearchTimeout(Duration::from_secs(5)),
        "search_timeout",
        504,
        GrpcCode::DEADLINE_EXCEEDED,
        -32603,
        Retry::Transient,
    ),
    (
        || ShelfError::StrictMode { rule: "no full scans", solution: "add an index on `color`".into() },
        "strict_mode",
        403,
        GrpcCode::PERMISSION_DENIED,
        -32600,
        Retry::Correctable,
    ),
    (|| ShelfError::Cancelled, "cancelled", 499, GrpcCode::CANCELLED, -32600, Retry::Terminal),
    (
        || ShelfError::Internal { description: "segment 4".into(), backtrace: None },
        "internal",
        500,
        GrpcCode::INTERNAL,
        -32603,
        Retry::Correctable,
    ),
];

#[test]
fn one_declaration_answers_in_three_code_spaces() {
    for &(error, reason, http, grpc, number, retry) in ROWS {
        // The same error alone, and inside two others of its own type.
        for error in [error(), forwarded(error())] {
            assert_eq!(error.reason(), reason);
            assert_eq!(error.http_status(), http, "{reason}");
            assert_eq!(problem::problem(&error).status(), http, "{reason}");
            assert_eq!(error.grpc(), grpc, "{reason}");
            assert_eq!(jsonrpc::error_object(&error).code(), number, "{reason}");
            assert_eq!(error.retry(), retry, "{reason}");
        }
    }
}

#[test]
fn the_samples_cover_the_table() {
    for entry in ShelfError::CONTRACT.entries() {
        let sample = ROWS.iter().find(|(_, reason, ..)| *reason == entry.reason());
        assert!(sample.is_some(), "{}", entry.reason());
    }
    // What contains the type itself adds nothing to its table.
    assert_eq!(ShelfError::CONTRACT.len(), 12);
}

#[test]
fn the_table_says_what_an_occurrence_decides() {
    let entry = |reason| ShelfError::CONTRACT.find(reason).expect("it is declared");
    assert_eq!(entry("rate_limited").varies(), Varies::RETRY.and(Varies::RETRY_AFTER));
    assert_eq!(entry("shard_down").varies(), Varies::RETRY);
    assert_eq!(entry("bad_input").varies(), Varies::FIELD);
    assert_eq!(entry("no_collection").varies(), Varies::RECOVERY);
    assert_eq!(entry("disk_full").varies(), Varies::NONE);
    assert_eq!(entry("disk_full").severity(), Severity::Warning);
    assert_eq!(entry("cancelled").severity(), Severity::Info);
}

#[test]
fn a_delay_is_sent_only_where_the_occurrence_has_one() {
    let sent = |wait| problem::problem(&ShelfError::RateLimited { wait }).retry_after();
    assert_eq!(sent(Some(Duration::from_millis(1500))), Some(2));
    assert_eq!(sent(None), None);
    let inside = forwarded(ShelfError::RateLimited { wait: Some(Duration::from_secs(7)) });
    assert_eq!(problem::problem(&inside).to_value()["retryAfter"], 7);
}

#[test]
fn the_hint_of_a_field_stays_a_hint() {
    let error = ShelfError::StrictMode { rule: "no full scans", solution: "add an index on `color`".into() };
    let details = error.response().to_value();
    assert_eq!(details["message"], "strict mode: no full scans");
    assert_eq!(
        details["details"]["suggestion"],
        "Change the request as strict mode of the collection asks: add an index on `color`.",
    );
}

#[test]
fn a_backtrace_in_a_field_stays_inside() {
    let error = ShelfError::Internal {
        description: "SECRET /srv/shelf/segment-4".into(),
        backtrace: Some("SECRET shelf/src/segment/open.rs".into()),
    };
    assert!(error.to_string().contains("SECRET"));
    let error = forwarded(error);
    for (envelope, text) in envelopes(&error) {
        assert!(!text.contains("SECRET"), "{envelope}: {text}");
        assert!(
            envelope == "hint" || text.contains("the operation failed inside the store"),
            "{envelope}: {text}"
        );
    }
}
