//! MCP and JSON-RPC servers that nobody here wrote.

use error_contract::{Class, Envelope, NotReceived, Received, Retry};
use serde_json::{Value, json};

fn of(value: Value) -> Received {
    Received::from_value(value).unwrap()
}

/// What a TypeScript framework with contracts sends: no domain, no `retry`, `retryable` only where declared.
#[test]
fn a_framework_with_contracts() {
    let received = of(json!({
        "isError": true,
        "content": [{"type": "text", "text": "Error: No record 77\n\nRecovery: Ids run from 1 to 50; pick one.\n\n(reason no_match · request ABCDE-12345)"}],
        "structuredContent": {"error": {"code": -32001, "message": "No record 77", "data": {
            "ids": [77], "tried": 2, "reason": "no_match", "requestId": "ABCDE-12345",
            "recovery": {"hint": "Ids run from 1 to 50; pick one."}
        }}}
    }));
    assert_eq!((received.envelope(), received.reason()), (Envelope::McpStructured, Some("no_match")));
    assert_eq!((received.class(), received.code()), (Some(Class::NotFound), Some(-32001)));
    assert_eq!((received.said_retry(), received.retry()), (None, Retry::Correctable));
    assert_eq!(received.recovery(), Some("Ids run from 1 to 50; pick one."));
    assert_eq!(received.request_id(), Some("ABCDE-12345"));
    assert_eq!((&received.context()["ids"], &received.context()["tried"]), (&json!([77]), &json!(2)));
}

/// An error that it did not expect: code and message only.
#[test]
fn a_framework_with_a_foreign_error() {
    let received = of(json!({
        "isError": true,
        "content": [{"type": "text", "text": "Error: fetch failed"}],
        "structuredContent": {"error": {"code": -32000, "message": "fetch failed"}}
    }));
    assert_eq!((received.class(), received.retry()), (Some(Class::ServiceUnavailable), Retry::Transient));
    assert_eq!((received.reason(), received.recovery()), (None, None));
    // A hint that is no text is none.
    let odd = of(
        json!({"isError": true, "structuredContent": {"error": {"code": -32001, "message": "x", "data": {"recovery": {"hint": 5}}}}}),
    );
    assert_eq!((odd.recovery(), odd.context().len()), (None, 0));
}

/// The same framework in resources: an error object with data of the contract.
#[test]
fn an_error_object_with_a_word_of_a_contract() {
    let received = of(json!({"jsonrpc": "2.0", "id": null, "error": {
        "code": -32002, "message": "It changed.", "data": {"reason": "stale", "recovery": {"hint": "Read it again."}}
    }}));
    assert_eq!(received.class(), Some(Class::Conflict));
    assert_eq!(received.recovery(), Some("Read it again."));
}

/// Without one, the numbers that everybody uses mean nothing, but for the one that MCP gave a meaning.
#[test]
fn numbers_that_everybody_uses() {
    let error = |code: i32| of(json!({"jsonrpc": "2.0", "id": 1, "error": {"code": code, "message": "x"}}));
    for code in [-32000, -32001, -32003, -32004, -32050, -32099, 7, 404] {
        assert_eq!((error(code).class(), error(code).retry()), (None, Retry::Correctable), "{code}");
        assert_eq!(error(code).code(), Some(code.into()));
    }
    assert_eq!(error(-32002).class(), Some(Class::NotFound));
    assert_eq!(error(-32601).class(), Some(Class::MethodNotFound));
    assert_eq!(error(-32022).class(), Some(Class::InvalidRequest));
}

/// JSON that a server writes by hand, in the text block or as the structured content itself.
#[test]
fn json_by_hand() {
    let block = |text: &str| json!({"isError": true, "content": [{"type": "text", "text": text}]});
    let received = of(block(
        r#"{"error": {"code": "NOT_FOUND", "message": "no such row", "hint": "List the rows first."}}"#,
    ));
    assert_eq!((received.envelope(), received.reason()), (Envelope::Text, Some("NOT_FOUND")));
    assert_eq!(
        (received.class(), received.recovery()),
        (Some(Class::NotFound), Some("List the rows first."))
    );
    let received = of(block(r#" {"error": "queue is full", "retryable": true, "retry_after_ms": 1500}"#));
    assert_eq!((received.message(), received.retry()), (Some("queue is full"), Retry::Transient));
    assert_eq!(received.retry_after().map(|delay| delay.as_secs()), Some(2));
    let received =
        of(block(r#"{"code":3001,"message":"slow","retryable":true,"details":{"suggestion":"Wait."}}"#));
    assert_eq!((received.class(), received.recovery()), (Some(Class::RateLimited), Some("Wait.")));
    let received = of(
        json!({"isError": true, "structuredContent": {"success": false, "error": "no such row", "code": "row_missing"}, "content": []}),
    );
    assert_eq!((received.reason(), received.message()), (Some("row_missing"), Some("no such row")));
    // Half an object is a text.
    assert_eq!(of(block("{\"error\": ")).message(), Some("{\"error\": "));
}

#[test]
fn text_by_hand() {
    let block = |text: &str| {
        of(
            json!({"isError": true, "content": [{"type": "image", "data": ""}, {"type": "text", "text": text}]}),
        )
    };
    assert_eq!(block("it broke").message(), Some("it broke"));
    let received = block("it broke\n\nRecovery: mend it\n\n(see the manual)");
    assert_eq!(
        (received.message(), received.recovery()),
        (Some("it broke\n\nRecovery: mend it\n\n(see the manual)"), None)
    );
    assert_eq!(block("Error: it broke").message(), Some("it broke"));
    assert_eq!(block("(retryable)").retry(), Retry::Transient);
    assert_eq!(of(json!({"isError": true})).message(), None);
    assert_eq!(
        of(json!({"isError": true, "content": 7, "structuredContent": [], "_meta": 1})).to_string(),
        "a failure that says nothing"
    );
}

#[test]
fn success_is_no_failure() {
    for value in [
        json!({"jsonrpc": "2.0", "id": 1, "result": {}}),
        json!({"jsonrpc": "2.0", "id": 1, "result": {"error": null}}),
        json!({"jsonrpc": "2.0", "id": 1, "error": null, "result": 7}),
        json!({"content": [{"type": "text", "text": "Error: in a log"}], "isError": false}),
        json!({"content": [], "structuredContent": {"error": {"code": 1, "message": "data"}}}),
        json!({"message": "welcome", "status": "ok"}),
        json!({"error": null, "data": []}),
        json!({"errors": []}),
        json!({"code": 200}),
        // How many APIs wrap what went well.
        json!({"code": 0, "message": "success", "data": {"id": 7}}),
        json!({"code": 200, "msg": "ok", "data": {}}),
        json!({"code": "A1", "message": "a text message", "type": "sms"}),
        json!({"type": "https://schema.example/Book", "title": "Dune", "detail": "a novel"}),
        json!({"title": "a task", "status": 200}),
        json!({"error": {}}),
        json!({"errors": [{}]}),
        json!({"id": 7, "result": "won", "title": "a match"}),
        json!([1, 2]),
        json!("Error: a text"),
        json!(null),
    ] {
        let received = Received::from_value(value.clone());
        assert_eq!(received.unwrap_err(), NotReceived::NoFailure, "{value}");
        assert!(Received::from_http(200, None, value.to_string().as_bytes()).is_err());
        // Where the transport says so it is one, whatever it holds.
        let heard = Received::from_http(500, None, value.to_string().as_bytes()).unwrap();
        assert_eq!(
            (heard.class(), heard.retry()),
            (Some(Class::InternalError), Retry::Correctable),
            "{value}"
        );
    }
}

#[test]
fn an_error_of_somebody_who_says_id_too() {
    let received = of(
        json!({"id": "req_1", "error": {"type": "invalid_request", "message": "no model", "param": "model"}}),
    );
    assert_eq!((received.envelope(), received.reason()), (Envelope::Foreign, Some("invalid_request")));
    assert_eq!((received.field(), received.message()), (Some("model"), Some("no model")));
    let received = of(json!({"id": 7, "error": "not there"}));
    assert_eq!(received.message(), Some("not there"));
}
