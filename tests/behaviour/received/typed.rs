//! A received reason among the reasons of a type.

use error_contract::{ErrorContract, Received, Retry, Typed, mcp, problem};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "pubmed", reasons = FetchReason)]
enum FetchError {
    /// No requested PMID returned data.
    #[error("no data")]
    #[reason("no_match")]
    #[code(NotFound)]
    #[recovery("Try pubmed_search_articles to discover valid PMIDs first.")]
    NoMatch,
    #[error(transparent)]
    #[contract(transparent)]
    Shelf(ShelfError),
    /// The queue is full.
    #[error("full")]
    #[reason("queue_full")]
    #[code(RateLimited)]
    #[recovery("Wait 30 seconds and retry, or reduce batch size.")]
    QueueFull,
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "shelf", reasons = ShelfReason)]
enum ShelfError {
    /// Nothing is on the shelf.
    #[error("nothing there")]
    #[reason("no_book")]
    #[code(NotFound)]
    #[recovery("Call list_shelves and pass another of its ids.")]
    NoBook,
}

/// One without a domain.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(reasons = LoanReason)]
enum LoanError {
    /// It is lent.
    #[error("lent")]
    #[reason("lent")]
    #[code(Conflict)]
    #[recovery("Call list_books and borrow another copy of it.")]
    Lent,
}

#[test]
fn a_reason_of_the_type_is_known_from_every_envelope() {
    let error = FetchError::QueueFull;
    let received = [
        Received::from_value(error.response().to_value()).unwrap(),
        Received::from_value(mcp::tool_result(&error).to_value()).unwrap(),
        Received::from_value(problem::problem(&error).to_value()).unwrap(),
        Received::from_text(&mcp::text(&error)),
    ];
    for received in received {
        assert_eq!(received.typed(), Typed::Known(FetchReason::QueueFull));
    }
}

#[test]
fn those_of_an_error_inside_belong_to_its_own_type() {
    let sent = FetchError::Shelf(ShelfError::NoBook);
    let received = Received::from_value(sent.response().to_value()).unwrap();
    assert_eq!(received.typed::<FetchReason>().known(), None);
    assert_eq!(received.typed::<ShelfReason>().known(), Some(ShelfReason::NoBook));
}

#[test]
fn an_unknown_reason_keeps_acting_on_retry_and_code() {
    let newer = Received::from_slice(
        br#"{"code": -32003, "message": "slow", "retryable": true, "details": {"domain": "pubmed", "reason": "too_fast", "retryAfter": 9}}"#,
    )
    .unwrap();
    let Typed::Unknown(unknown) = newer.typed::<FetchReason>() else { panic!("{newer:?}") };
    assert_eq!(unknown.retry_advice().after().map(|delay| delay.as_secs()), Some(9));
    assert_eq!(unknown.class(), Some(error_contract::Class::RateLimited));
}

#[test]
fn the_reason_of_another_domain_is_another_reason() {
    let other = Received::from_slice(
        br#"{"code": -32001, "message": "x", "retryable": false, "details": {"domain": "arxiv", "reason": "no_match"}}"#,
    )
    .unwrap();
    assert_eq!(other.typed::<FetchReason>().known(), None);
    assert_eq!(other.retry(), Retry::Correctable);
    // A type without a domain takes it from anywhere.
    let lent = other.to_json().replace("no_match", "lent");
    let lent = Received::from_slice(lent.as_bytes()).unwrap();
    assert_eq!(lent.typed(), Typed::Known(LoanReason::Lent));
}

#[test]
fn a_reason_knows_its_entry() {
    assert_eq!(FetchReason::QueueFull.entry().reason(), "queue_full");
    assert_eq!(FetchReason::NoMatch.entry().http_status(), 404);
    assert_eq!(LoanReason::Lent.entry().code(), error_contract::Code::Conflict);
    for reason in FetchReason::ALL {
        assert_eq!(reason.entry().reason(), reason.as_str());
    }
}
