//! What the layer tells the log: each failure once, with what must not leave.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode},
    routing::get,
};
use error_contract::{ErrorContract, Failure, axum08::ProblemLayer};
use tower::{ServiceBuilder, ServiceExt as _};
use tracing::Level;

use crate::capture::{Log, Record};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", axum08)]
enum OrderError {
    /// The shop is closed.
    #[error("the shop is closed")]
    #[reason("closed")]
    #[code(ServiceUnavailable)]
    #[severity(notice)]
    #[recovery("Wait until nine, then send the order once more.")]
    Closed(#[source] std::io::Error),
}

async fn reported(path: &str) -> Vec<Record> {
    let log = Log::start();
    let app = Router::new()
        .route("/closed", get(|| async { OrderError::Closed(std::io::Error::other("door 7")) }))
        .route(
            "/claimed",
            get(|| async {
                let failure = Failure::conflict("taken");
                assert!(failure.claim_report());
                failure
            }),
        )
        .route("/panic", get(panics))
        .route("/leak", get(|| async { (StatusCode::INTERNAL_SERVER_ERROR, "the disk is full") }))
        .route("/fine", get(|| async { "fine" }))
        .nest("/nested", Router::new().route("/panic", get(panics)).layer(ProblemLayer::new()))
        // A layer in a layer reports no more than one.
        .layer(ProblemLayer::new())
        .layer(ProblemLayer::new());
    let request = Request::get(path).header("x-request-id", "r-7").body(Body::empty()).unwrap();
    app.oneshot(request).await.unwrap();
    log.take()
}

async fn panics() -> &'static str {
    panic!("a bug on line 7")
}

#[tokio::test]
async fn each_failure_is_reported_once_with_its_request() {
    let records = reported("/closed?token=hunter2").await;
    assert_eq!(records.len(), 1);
    let record = &records[0];
    assert_eq!((record.level, record.get("error.reason")), (Level::INFO, "closed"));
    assert_eq!((record.get("error.chain"), record.get("error.request_id")), ("door 7", "r-7"));
    assert_eq!(record.get("error.operation"), "GET /closed");
    assert!(reported("/claimed").await.is_empty(), "somebody has reported it");
    assert!(reported("/fine").await.is_empty());
}

#[tokio::test]
async fn what_nobody_declared_is_reported_too() {
    let missing = reported("/nowhere").await;
    assert_eq!((missing.len(), missing[0].get("error.type")), (1, "NotFound"));
    // What a caller does wrong wakes nobody up.
    assert_eq!((missing[0].level, missing[0].get("error.severity")), (Level::INFO, "notice"));
    let leaked = reported("/leak").await;
    assert_eq!((leaked[0].level, leaked[0].get("error.chain")), (Level::ERROR, "the disk is full"));
    let panicked = reported("/panic").await;
    assert_eq!((panicked.len(), panicked[0].level), (1, Level::ERROR));
    assert!(panicked[0].get("error.chain").contains("a bug on line 7"), "{panicked:?}");
    let nested = reported("/nested/panic").await;
    assert_eq!((nested.len(), nested[0].get("error.operation")), (1, "GET /nested/panic"));
}

#[tokio::test]
async fn what_panics_while_it_is_told_is_answered_and_told() {
    #[derive(Debug)]
    struct Broken;
    impl std::fmt::Display for Broken {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            panic!("a bug on line 7")
        }
    }
    impl std::error::Error for Broken {}

    // The log asks the source for its text after the handler has returned, the classifier asks an error of a service.
    let caused = get(|| async { Failure::not_found("no book").source(Broken) });
    let broken = tower::service_fn(|_: Request<Body>| async { Err::<String, _>(Broken) });
    let app = Router::new()
        .route("/caused", caused)
        .route_service("/broken", ServiceBuilder::new().layer(ProblemLayer::new()).service(broken))
        .layer(ProblemLayer::new());
    for path in ["/caused", "/broken"] {
        let log = Log::start();
        let response = app.clone().oneshot(Request::get(path).body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let records = log.take();
        assert_eq!((records.len(), records[0].get("error.reason")), (1, "handler_panicked"));
        assert_eq!(records[0].get("error.operation"), format!("GET {path}"));
    }
}
