//! The example server read by our client: what `rmcp` hands over, as what was received.

use error_contract::{Class, Envelope, HasContract as _, Received, Retry, RetryAdvice, Typed};
use rmcp::ServiceError;
use serde_json::json;

use crate::{
    conversation::{call, connect},
    mcp_server::{
        Library,
        errors::{ExportError, ShelfReason},
        samples,
    },
};

#[tokio::test]
async fn every_failure_in_every_place_comes_back_as_it_was_declared() {
    let client = connect(Library::open().expect("ports")).await;
    for entry in ExportError::CONTRACT.entries() {
        let sent = samples::find(entry.reason()).expect("a sample");
        for (placement, envelope) in
            [("text", Envelope::Text), ("structured", Envelope::McpStructured), ("meta", Envelope::McpMeta)]
        {
            let asked = call("rehearse_failure", &json!({"reason": entry.reason(), "placement": placement}));
            let result = client.call_tool(asked).await.expect("an answer");
            let received = Received::from_tool_result(&result).expect("a failure");
            assert_eq!(received.envelope(), envelope);
            assert_eq!(received.reason(), Some(entry.reason()));
            assert_eq!(received.message(), Some(&*sent.to_string()));
            assert_eq!(received.recovery(), Some(&*sent.recovery()));
            assert_eq!(received.retryable(), sent.retryable());
            if envelope == Envelope::Text {
                continue;
            }
            assert_eq!((received.domain(), received.class()), (Some("articles"), Some(entry.code().class())));
            assert_eq!(received.code(), Some(entry.code().as_i32().into()));
            assert_eq!(received.retry_advice(), RetryAdvice::of(&*sent));
            assert_eq!(received.field(), sent.field().as_deref());
            assert_eq!(received.original_error(), sent.original_error().as_deref());
            assert!(entry.context().iter().all(|field| received.context().contains_key(field.name())));
        }
    }
}

#[tokio::test]
async fn a_client_matches_on_the_reasons_of_the_server() {
    let client = connect(Library::open().expect("ports")).await;
    let fetch = async |article: &str| {
        let result =
            client.call_tool(call("fetch_article", &json!({"id": article}))).await.expect("an answer");
        Received::from_tool_result(&result)
    };
    assert!(fetch("a1").await.is_err(), "it went well");

    let unknown = fetch("a99").await.unwrap();
    assert_eq!(unknown.typed(), Typed::Known(ShelfReason::Unknown));
    assert_eq!(unknown.context()["article"], "a99");
    let edited = fetch("a8").await.unwrap();
    assert_eq!(edited.typed(), Typed::Known(ShelfReason::BeingEdited));
    assert_eq!(edited.retry_advice().after().map(|delay| delay.as_secs()), Some(30));
    // One that belongs to another enum: unknown here, and it says all the same whether to repeat.
    let down = fetch("a10").await.unwrap();
    let Typed::Unknown(down) = down.typed::<ShelfReason>() else { panic!("{down:?}") };
    assert_eq!((down.class(), down.retry()), (Some(Class::ServiceUnavailable), Retry::Transient));
}

#[tokio::test]
async fn an_error_object_is_received_too() {
    let client = connect(Library::open().expect("ports")).await;
    let refused = |error: ServiceError| match error {
        ServiceError::McpError(error) => Received::from_error_data(&error).unwrap(),
        other => panic!("{other}"),
    };
    let cursor = call("search_articles", &json!({"query": "tides", "cursor": "elsewhere"}));
    let received = refused(client.call_tool(cursor).await.unwrap_err());
    assert_eq!((received.envelope(), received.reason()), (Envelope::JsonRpcError, Some("invalid_cursor")));
    assert_eq!((received.code(), received.field()), (Some(-32602), Some("cursor")));
    assert!(received.recovery().is_some());

    let received = refused(client.call_tool(call("no_such_tool", &json!({}))).await.unwrap_err());
    assert_eq!((received.class(), received.reason()), (Some(Class::InvalidParams), Some("unknown_tool")));
    assert!(received.request_id().is_some());
}
