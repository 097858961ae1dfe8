//! Payloads in the style of APIs that many people call, written by us.

use error_contract::{Class, Envelope, Received, Retry};
use serde_json::{Value, json};

fn heard(status: u16, body: &Value) -> Received {
    Received::from_http(status, None, body.to_string().as_bytes()).unwrap()
}

#[test]
fn payments_with_an_error_object() {
    let received = heard(
        402,
        &json!({"error": {
            "type": "card_error", "code": "card_declined", "decline_code": "insufficient_funds",
            "message": "The card was declined.", "param": "source",
            "doc_url": "https://pay.example/docs/card-declined", "request_log_url": "https://pay.example/logs/1"
        }}),
    );
    assert_eq!(received.envelope(), Envelope::Foreign);
    assert_eq!(received.reason(), Some("card_declined"));
    assert_eq!(received.original_error(), Some("insufficient_funds"));
    assert_eq!(received.message(), Some("The card was declined."));
    assert_eq!(received.field(), Some("source"));
    assert_eq!(received.docs(), Some("https://pay.example/docs/card-declined"));
    assert_eq!((received.class(), received.retry()), (Some(Class::Forbidden), Retry::Correctable));
}

#[test]
fn a_code_host_with_a_flat_object() {
    let received = heard(
        422,
        &json!({
            "message": "Validation Failed", "documentation_url": "https://code.example/docs", "status": "422",
            "errors": [{"resource": "Issue", "field": "title", "code": "missing_field"}]
        }),
    );
    assert_eq!(received.message(), Some("Validation Failed"));
    assert_eq!((received.reason(), received.field()), (Some("missing_field"), Some("title")));
    assert_eq!(received.docs(), Some("https://code.example/docs"));
    assert_eq!(received.class(), Some(Class::ValidationError));
}

#[test]
fn a_cloud_with_rpc_status_and_details() {
    let received = heard(
        429,
        &json!({"error": {
            "code": 429, "message": "Quota is used up.", "status": "RESOURCE_EXHAUSTED",
            "details": [
                {"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "RATE_LIMIT_EXCEEDED",
                 "domain": "maps.example", "metadata": {"quota_limit": "60"}},
                {"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "12.5s"},
                {"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [{"field": "page.size"}]},
                {"@type": "type.googleapis.com/google.rpc.RequestInfo", "requestId": "r-1"}
            ]
        }}),
    );
    assert_eq!((received.reason(), received.domain()), (Some("RATE_LIMIT_EXCEEDED"), Some("maps.example")));
    assert_eq!(received.class(), Some(Class::RateLimited));
    assert_eq!(received.retry_advice().after().map(|delay| delay.as_secs()), Some(13));
    assert_eq!(received.context()["quota_limit"], "60");
    assert_eq!((received.field(), received.request_id()), (Some("page.size"), Some("r-1")));
}

#[test]
fn a_model_provider_that_is_overloaded() {
    let received = heard(
        529,
        &json!({
            "type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}, "request_id": "req_1"
        }),
    );
    assert_eq!((received.reason(), received.message()), (Some("overloaded_error"), Some("Overloaded")));
    assert_eq!(received.request_id(), Some("req_1"));
    assert_eq!((received.class(), received.retry()), (Some(Class::ServiceUnavailable), Retry::Transient));
}

#[test]
fn another_model_provider_with_nulls() {
    let received = heard(
        400,
        &json!({"error": {
            "message": "The text is too long.", "type": "invalid_request_error", "param": "messages",
            "code": "context_length_exceeded"
        }}),
    );
    assert_eq!(received.reason(), Some("context_length_exceeded"));
    assert_eq!((received.field(), received.class()), (Some("messages"), Some(Class::InvalidRequest)));
    let nulls = json!({"error": {"message": "No such model.", "type": "invalid_request_error", "param": null, "code": null}});
    assert_eq!(heard(404, &nulls).reason(), Some("invalid_request_error"));
}

#[test]
fn a_token_endpoint_of_oauth() {
    let received = heard(
        400,
        &json!({
            "error": "invalid_grant", "error_description": "The refresh token has expired.",
            "error_uri": "https://id.example/help"
        }),
    );
    assert_eq!(received.reason(), Some("invalid_grant"));
    assert_eq!(received.message(), Some("The refresh token has expired."));
    assert_eq!(received.docs(), Some("https://id.example/help"));
}

#[test]
fn json_api_with_a_list() {
    let received = heard(
        422,
        &json!({"errors": [
            {"id": "e-1", "status": "422", "code": "too_short", "title": "Too short", "detail": "The name is too short.",
             "source": {"pointer": "/data/attributes/name"}},
            {"status": "422", "title": "Too long"}
        ]}),
    );
    assert_eq!((received.reason(), received.status()), (Some("too_short"), Some(422)));
    assert_eq!(received.message(), Some("The name is too short."));
    assert_eq!(received.field(), Some("data.attributes.name"));
}

#[test]
fn graphql_under_200() {
    let received = heard(
        200,
        &json!({"data": null, "errors": [
            {"message": "Sign in first.", "path": ["me", "orders", 0], "extensions": {"code": "UNAUTHENTICATED"}}
        ]}),
    );
    assert_eq!(received.reason(), Some("UNAUTHENTICATED"));
    assert_eq!((received.class(), received.retryable()), (Some(Class::Unauthorized), false));
    assert_eq!(received.field(), Some("me.orders.0"));
}

#[test]
fn a_cloud_whose_errors_name_their_type() {
    let received = heard(
        400,
        &json!({
            "__type": "com.cloud.storage#ThrottlingException", "message": "Rate exceeded"
        }),
    );
    assert_eq!(received.reason(), Some("com.cloud.storage#ThrottlingException"));
    assert_eq!((received.class(), received.retry()), (Some(Class::RateLimited), Retry::Transient));
}

#[test]
fn a_web_framework_with_a_list_as_detail() {
    let received = heard(
        422,
        &json!({"detail": [
            {"type": "int_parsing", "loc": ["body", "items", 2, "price"], "msg": "Input should be a number", "input": "x"}
        ]}),
    );
    assert_eq!(received.message(), Some("Input should be a number"));
    assert_eq!((received.reason(), received.field()), (Some("int_parsing"), Some("body.items.2.price")));
    let plain = heard(404, &json!({"detail": "Not Found"}));
    assert_eq!((plain.message(), plain.class()), (Some("Not Found"), Some(Class::NotFound)));
}

#[test]
fn two_more_frameworks() {
    let spring = heard(
        404,
        &json!({"timestamp": "2026-01-01T00:00:00Z", "status": 404, "error": "Not Found", "path": "/orders/7"}),
    );
    assert_eq!((spring.message(), spring.field(), spring.status()), (Some("Not Found"), None, Some(404)));
    let asp = heard(
        400,
        &json!({
            "type": "https://tools.ietf.org/html/rfc9110#section-15.5.1", "title": "One or more validation errors occurred.",
            "status": 400, "errors": {"Email": ["The Email field is required."]}, "traceId": "00-1-2-00"
        }),
    );
    assert_eq!(asp.envelope(), Envelope::Problem);
    assert_eq!((asp.field(), asp.request_id()), (Some("Email"), Some("00-1-2-00")));
}

#[test]
fn a_messenger_and_a_telephone() {
    let slack = heard(200, &json!({"ok": false, "error": "ratelimited"}));
    assert_eq!((slack.reason(), slack.class()), (Some("ratelimited"), Some(Class::RateLimited)));
    let phone = heard(
        404,
        &json!({"code": 20404, "message": "It was not found.", "more_info": "https://tel.example/20404", "status": 404}),
    );
    assert_eq!(
        (phone.code(), phone.class(), phone.category()),
        (Some(20404), Some(Class::NotFound), Some(error_contract::Category::Business))
    );
    assert_eq!(phone.docs(), Some("https://tel.example/20404"));
}
