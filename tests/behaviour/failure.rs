//! `Failure`, `Within` and what is filled: what was said is sent, what was not is not.

use std::{borrow::Cow, error::Error, fmt, io, sync::Arc, time::Duration};

use error_contract::{
    Code, Entry, ErrorContract, Failure, HasContract, Outbound, Reason, ResultExt, Retry, RetryAdvice,
    Severity, Within, jsonrpc,
    mcp::{self, META_KEY, Placement},
    problem, rmcp3,
};
use serde::{Serialize, Serializer, ser};
use serde_json::{Value, json};

/// Every envelope of whatever can leave.
fn envelopes(error: &(impl Outbound + ?Sized)) -> Vec<Value> {
    let placed =
        |placement| mcp::tool_result(error).with_placement(placement).with_request_id("r").to_value();
    vec![
        placed(Placement::Text),
        placed(Placement::Structured),
        placed(Placement::Meta)["_meta"][META_KEY].clone(),
        mcp::text(error).into(),
        jsonrpc::error_object(error).to_value(),
        jsonrpc::reply(error, 1).to_value(),
        problem::problem(error).with_instance("/1").to_value(),
        serde_json::to_value(rmcp3::call_tool_result(error, Placement::Meta)).unwrap(),
    ]
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders", docs = "https://example.com/{reason}", reasons = OrderReason)]
enum OrderError {
    /// The order was shipped before it was cancelled.
    #[error("order {order} has been shipped, says {cause}")]
    #[reason("already_shipped")]
    #[code(Conflict, 40901)]
    #[severity(notice)]
    #[recovery("Register a return for order {order} with create_return instead.")]
    #[contract(http = 410, message = "order {order} has been shipped")]
    Shipped {
        #[contract(context)]
        order: u32,
        #[contract(context)]
        parcels: Vec<u32>,
        #[contract(field)]
        path: String,
        #[contract(original_error)]
        vendor: String,
        #[source]
        cause: io::Error,
    },

    /// The carrier takes nothing at present.
    #[error("the carrier is closed")]
    #[reason("carrier_closed")]
    #[code(ServiceUnavailable)]
    #[retryable]
    #[recovery("Wait an hour, then send the order again.")]
    Closed {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The session is gone.
    #[error("the session is gone")]
    #[reason("session_gone")]
    #[code(InvalidRequest)]
    #[contract(protocol)]
    #[recovery("Open a session with open_session first.")]
    Gone,

    #[error(transparent)]
    #[contract(transparent)]
    Stock(#[from] StockError),
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "stock", reasons = StockReason, mcp = text)]
enum StockError {
    /// Nothing is left of it.
    #[error("nothing left")]
    #[reason("sold_out")]
    #[code(NotFound)]
    #[recovery("Call list_articles and pick an article that is in stock.")]
    SoldOut,
}

fn samples() -> Vec<OrderError> {
    let cause = io::Error::other("carrier line 17 at 10.0.0.7");
    vec![
        OrderError::Shipped {
            order: 7,
            parcels: vec![1, 2],
            path: "order.id".into(),
            vendor: "ORDER_SHIPPED".into(),
            cause,
        },
        OrderError::Closed { wait: Duration::from_millis(1_500) },
        OrderError::Gone,
        OrderError::Stock(StockError::SoldOut),
    ]
}

#[test]
fn an_error_of_a_derived_type_loses_nothing() {
    for (error, again) in samples().into_iter().zip(samples()) {
        let failure = Failure::from(again);
        assert_eq!(envelopes(&error), envelopes(&failure));
        assert_eq!(error.response().to_json(), failure.response().to_json());
        assert_eq!(error.to_response(), failure.to_response());
        assert_eq!(error.to_string(), failure.to_string());
        assert_eq!(error.source().map(ToString::to_string), Error::source(&failure).map(ToString::to_string));
        let sent = failure.sent();
        assert_eq!(
            (
                error.code(),
                error.severity(),
                error.http_status(),
                error.grpc(),
                error.category(),
                error.fault()
            ),
            (sent.code(), sent.severity(), sent.http_status(), sent.grpc(), sent.category(), sent.fault()),
        );
        assert_eq!((error.retry(), error.retry_after()), (sent.retry().unwrap(), sent.retry_after()));
        assert_eq!(RetryAdvice::of(&error), RetryAdvice::of(&failure));
        assert!(failure.downcast_ref::<OrderError>().is_some());
        assert_eq!(mcp::tool_result(&error).to_json(), mcp::tool_result(&failure).to_json());
        // Through a handler as well.
        assert_eq!(envelopes(&error), envelopes(&Within::<OrderError>::from(failure)));
    }
}

#[test]
fn what_is_said_over_an_error_stands_over_it() {
    let shipped = samples().swap_remove(0);
    let failure = Failure::from(shipped)
        .context("order", "seven")
        .context("clerk", 3)
        .recovery("Ask the clerk.")
        .message("too late")
        .retry(Retry::Terminal);
    let json = failure.response().to_json();
    let response: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(response["details"]["context"], json!({"order": "seven", "clerk": 3, "parcels": [1, 2]}),);
    assert_eq!(json.matches("\"order\"").count(), 1, "{json}");
    assert_eq!(response["details"]["suggestion"], "Ask the clerk.");
    assert_eq!(
        (&response["message"], &response["details"]["retry"]),
        (&json!("too late"), &json!("terminal"))
    );
    assert_eq!(response["details"]["reason"], "already_shipped");
    // The log goes on showing what happened.
    assert!(failure.to_string().starts_with("order 7 has been shipped, says carrier line 17"));
}

#[test]
fn nothing_is_sent_that_was_not_said() {
    let failure = Failure::timeout("no answer");
    assert_eq!(
        mcp::tool_result(&failure).to_json(),
        r#"{"content":[{"type":"text","text":"Error: no answer"}],"structuredContent":{"error":"#.to_owned()
            + r#"{"code":-32004,"message":"no answer"}},"isError":true}"#,
    );
    assert_eq!(
        problem::problem(&failure).to_value(),
        json!({"type": "about:blank", "title": "Gateway Timeout", "status": 504, "detail": "no answer", "code": -32004}),
    );
    // What an `ErrorResponse` must have follows from the code.
    assert_eq!(failure.response().to_json(), r#"{"code":-32004,"message":"no answer","retryable":true}"#);
    assert_eq!(failure.to_response().details, None);
    assert_eq!(RetryAdvice::of(&failure).retry(), Retry::Transient);
}

#[test]
fn every_code_has_its_factory() {
    for class in error_contract::Class::ALL {
        let code = Code::from_number(class.jsonrpc()).unwrap();
        assert_eq!(Failure::new(code, "x").sent().code(), code);
    }
    assert_eq!(Failure::request_cancelled("x").sent().severity(), Severity::Info);
    assert_eq!(Failure::unknown_error("x").to_response().code, -32099);
}

#[test]
fn only_the_hint_is_filled_whatever_the_code() {
    let failure = Failure::database_error("row lock").reason(OrderReason::Closed);
    let within = Within::<OrderError>::from(failure);
    let response = within.response().to_value();
    assert_eq!(
        response,
        json!({"code": -32010, "message": "row lock", "retryable": false, "details": {
            "domain": "orders",
            "reason": "carrier_closed", "suggestion": "Wait an hour, then send the order again.",
        }}),
    );
    // The failure itself is not changed.
    assert_eq!(within.failure().sent().recovery(), None);
    assert_eq!(within.into_failure().to_response().details.unwrap().suggestion, None);
}

#[test]
fn a_hint_that_was_given_wins() {
    for given in ["Ids run from 1 to 50; pick one.", ""] {
        let failure = Failure::not_found("x").reason("carrier_closed").recovery(given);
        assert_eq!(failure.sent_within(OrderError::CONTRACT).recovery().as_deref(), Some(given));
    }
    // Another entry's hint, given on purpose.
    let other = OrderError::CONTRACT.recovery_for("session_gone").unwrap();
    let failure = Failure::not_found("x").reason("carrier_closed").recovery(other);
    assert_eq!(failure.sent_within(OrderError::CONTRACT).recovery().as_deref(), Some(other));
}

#[test]
fn nothing_is_filled_that_nobody_declared() {
    let filled = |failure: Failure| failure.sent_within(OrderError::CONTRACT).recovery().map(Cow::into_owned);
    assert_eq!(filled(Failure::not_found("x").reason("typo")), None);
    assert_eq!(filled(Failure::not_found("x")), None);
    assert_eq!(filled(Failure::classify(io::Error::other("carrier_closed"))), None);
    assert_eq!(filled(Failure::not_found("x").reason("carrier_closed").into_cancelled()), None);
    // Each occurrence writes its order into this one; the template is for the documentation.
    assert_eq!(filled(Failure::conflict("x").reason("already_shipped")), None);
    assert_eq!(OrderError::CONTRACT.recovery_for("already_shipped"), None);
    // A transparent variant declares what is inside it.
    assert_eq!(
        filled(Failure::conflict("x").reason("sold_out")).as_deref(),
        Some("Call list_articles and pick an article that is in stock."),
    );
}

#[test]
fn made_by_reason_it_says_what_the_entry_declares() {
    let failure = Within::<OrderError>::by_reason(OrderReason::Closed);
    assert_eq!(failure.to_string(), "The carrier takes nothing at present.");
    let sent = failure.sent();
    assert_eq!((sent.code(), sent.retry()), (Code::ServiceUnavailable, Some(Retry::Transient)));
    assert_eq!((sent.reason(), sent.domain()), (Some("carrier_closed"), Some("orders")));
    // Not declared, so not sent.
    assert_eq!(Failure::by_reason(StockReason::SoldOut).sent().retry(), None);
    assert_eq!(Failure::by_reason(OrderReason::Shipped).sent().http_status(), 410);
    assert_eq!(Failure::by_reason(OrderReason::Shipped).sent().severity(), Severity::Notice);
    assert!(jsonrpc::reply(&Failure::by_reason(OrderReason::Gone), 1).to_value().get("error").is_some());
    // The caller may say otherwise, except about the reason's name.
    let failure = Failure::by_reason(OrderReason::Closed).retryable(false).message("closed for good");
    assert_eq!(failure.sent().retry(), Some(Retry::Correctable));
    assert_eq!(failure.sent().http_status(), 502); // nobody repeats that by itself
    // A contract that does not declare the reason leaves the hint of the entry.
    let sold_out = Failure::by_reason(StockReason::SoldOut);
    assert!(sold_out.sent().recovery().unwrap().starts_with("Call list_articles"));
}

#[test]
fn reasons_know_their_entries() {
    for reason in OrderReason::ALL {
        assert_eq!(reason.entry().reason(), reason.as_str());
        assert_eq!(Reason::entry(*reason).reason(), reason.as_str());
    }
    assert!(Within::<OrderError>::find("sold_out").is_some());
    assert!(Within::<OrderError>::find("typo").is_none());
}

#[test]
fn the_same_name_in_another_domain_is_another_reason() {
    let filled = |domain: &'static str| {
        let failure = Failure::not_found("x").reason("carrier_closed").domain(domain);
        failure.sent_within(OrderError::CONTRACT).recovery().is_some()
    };
    assert!(filled("orders"));
    assert!(!filled("ships"));
}

#[test]
fn severity_is_that_of_the_contract_in_force() {
    let severity = |reason: &'static str| {
        Failure::internal_error("x").reason(reason).sent_within(OrderError::CONTRACT).severity()
    };
    assert_eq!(severity("already_shipped"), Severity::Notice);
    assert_eq!(severity("carrier_closed"), Severity::Error);
    assert_eq!(severity("client_capability_missing"), Severity::Notice);
    assert_eq!(severity("typo"), Severity::Error);
}

#[test]
fn a_cancelled_call_says_so_and_nothing_else() {
    let shipped = samples().swap_remove(0);
    let cancelled = Failure::from(shipped).context("clerk", 3).into_cancelled();
    assert_eq!(
        mcp::tool_result(&cancelled).to_value()["structuredContent"]["error"],
        json!({"code": -32011, "message": "order 7 has been shipped"}),
    );
    assert_eq!(cancelled.sent().severity(), Severity::Info);
    assert!(Error::source(&cancelled).is_none());
}

#[test]
fn a_key_that_an_envelope_has_costs_its_value_only() {
    let names = include_str!("../../error-contract/src/context/names.rs");
    let reserved: Vec<&str> = names.split('"').skip(1).step_by(2).collect();
    assert!(reserved.len() > 20);
    let mut failure = Failure::not_found("gone").reason("no_match").context("kept", 1);
    let before = envelopes(&failure);
    for key in reserved.into_iter().chain(["auth"]) {
        failure = failure.context(key.to_owned(), "from the context");
    }
    assert_eq!(before, envelopes(&failure));
}

#[test]
fn a_value_that_cannot_be_sent_costs_itself_only() {
    struct Unwritable;
    impl Serialize for Unwritable {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(ser::Error::custom("secret"))
        }
    }
    struct FailsAsText;
    impl fmt::Display for FailsAsText {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Err(fmt::Error)
        }
    }
    impl Serialize for FailsAsText {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }
    let failure = Failure::not_found("gone")
        .context("first", Unwritable)
        .context("second", FailsAsText)
        .context("not a number", f64::NAN)
        .context("quo\"te\0\n", vec![1, 2])
        .context("twice", 1)
        .context("twice", 2);
    let context = failure.response().to_value()["details"]["context"].clone();
    assert_eq!(
        context,
        json!({
            "first": "[Unreadable]", "second": "[Unreadable]", "not a number": null,
            "quo\"te\0\n": [1, 2], "twice": 2,
        }),
    );
}

#[test]
fn the_source_and_the_operation_stay_inside() {
    let failure = Failure::service_unavailable("the index is offline")
        .operation("secret_operation")
        .source(io::Error::other("secret source"));
    for envelope in envelopes(&failure) {
        assert!(!envelope.to_string().contains("secret"), "{envelope}");
    }
    assert!(Error::source(&failure).unwrap().to_string().contains("secret"));
}

#[test]
fn services_keep_the_cause_and_name_the_operation() {
    let lost: Result<(), io::Error> = Err(io::Error::other("line 17"));
    let failure =
        lost.or_failure(|| Failure::service_unavailable("offline").reason("carrier_closed")).unwrap_err();
    assert!(Error::source(&failure).unwrap().is::<io::Error>());

    let failed: Result<(), OrderError> = Err(OrderError::Gone);
    let failure = failed.during("inner").during("outer").unwrap_err();
    assert_eq!(failure.sent().reason(), Some("session_gone"));
    assert!(format!("{failure:?}").contains("inner"));
    assert!(failure.claim_report() && !failure.claim_report());
}

fn service() -> Result<(), Failure> {
    Err(StockError::SoldOut)?
}

fn handler() -> Result<(), Within<OrderError>> {
    service()?;
    Err(StockError::SoldOut)?
}

fn travels<T: Send + Sync + 'static>() {}

#[test]
fn failures_travel() {
    travels::<Failure>();
    travels::<Within<OrderError>>();
    assert_eq!(handler().unwrap_err().sent().reason(), Some("sold_out"));
    // The placement too, until a handler of another type has the last word.
    let placed = |error: &dyn Outbound| mcp::tool_result(error).to_value().get("structuredContent").is_some();
    assert!(!placed(&Failure::from(StockError::SoldOut)));
    assert!(!placed(&Within::<StockError>::from(Failure::timeout("x"))));
    assert!(placed(&Failure::timeout("x")));
    let shared: Arc<dyn ErrorContract + Send + Sync> = Arc::new(StockError::SoldOut);
    assert_eq!(Failure::from(shared).sent().reason(), Some("sold_out"));
    assert!(size_of::<Failure>() <= 16);
}

#[test]
fn an_entry_by_hand_makes_one_too() {
    let entry = Entry::new("no_match", Code::NotFound).with_when("No record matches the id.");
    assert_eq!(
        mcp::text(&Failure::by_entry(&entry)),
        "Error: No record matches the id.\n\n(reason no_match)"
    );
}
