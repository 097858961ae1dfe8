//! The shapes that the examples of RFC 9457 have, with values of our own.

use error_contract::{Class, Envelope, Received, Retry};
use serde_json::json;

/// Section 3, first example: members of one's own beside the standard ones.
#[test]
fn a_problem_with_extension_members() {
    let body = json!({
        "type": "https://bank.example/problems/short-of-funds",
        "title": "The account holds too little.",
        "detail": "It holds 12, and the transfer needs 40.",
        "instance": "/accounts/77/transfers/a1",
        "holds": 12,
        "accounts": ["/accounts/77", "/accounts/78"]
    });
    let received = Received::from_http(403, None, body.to_string().as_bytes()).unwrap();
    assert_eq!(received.envelope(), Envelope::Problem);
    assert_eq!(received.docs(), Some("https://bank.example/problems/short-of-funds"));
    assert_eq!(received.title(), Some("The account holds too little."));
    assert_eq!(received.message(), Some("It holds 12, and the transfer needs 40."));
    assert_eq!(received.instance(), Some("/accounts/77/transfers/a1"));
    assert_eq!(received.context()["holds"], 12);
    assert_eq!(received.context()["accounts"][1], "/accounts/78");
    assert_eq!((received.status(), received.class()), (Some(403), Some(Class::Forbidden)));
    assert_eq!((received.said_retry(), received.retry()), (None, Retry::Correctable));
}

/// Section 3, second example: a list of what is wrong, each with a JSON pointer.
#[test]
fn a_problem_with_a_list_of_errors() {
    let body = json!({
        "type": "https://forms.example/problems/invalid",
        "title": "The request is not valid.",
        "errors": [
            {"detail": "is no whole number", "pointer": "#/person/age"},
            {"detail": "is none of the colors", "pointer": "#/colors/0"}
        ]
    });
    let received = Received::from_http(422, None, body.to_string().as_bytes()).unwrap();
    assert_eq!(received.envelope(), Envelope::Problem);
    assert_eq!(received.field(), Some("person.age"));
    assert_eq!(received.context()["errors"][1]["pointer"], "#/colors/0");
    assert_eq!(received.class(), Some(Class::ValidationError));
}

/// Section 3.1.1 and 4.2.1: `about:blank`, where the title is the phrase of the status.
#[test]
fn a_problem_of_no_type() {
    for body in [
        json!({"type": "about:blank", "title": "Not Found", "status": 404}),
        json!({"title": "Not Found", "status": 404}),
        json!({"title": "Not Found", "status": 404, "detail": null, "instance": 7}),
    ] {
        let received = Received::from_value(body).unwrap();
        assert_eq!(received.envelope(), Envelope::Problem);
        assert_eq!(received.docs(), None);
        assert_eq!((received.status(), received.class()), (Some(404), Some(Class::NotFound)));
    }
}

/// Section 3.1.2: the status of the response counts, the one in the body is for show.
#[test]
fn the_status_of_the_response_counts() {
    let body = br#"{"type": "about:blank", "title": "Not Found", "status": 404}"#;
    let received = Received::from_http(503, None, body).unwrap();
    assert_eq!(received.status(), Some(503));
    assert_eq!(received.retry(), Retry::Transient);
}

/// Section 3.1: a member of the wrong type is passed over. A relative `type` is one too.
#[test]
fn wrong_types_are_passed_over() {
    let body = json!({"type": "/problems/old", "title": ["x"], "status": "gone", "detail": "It is gone.", "instance": {}});
    let received = Received::from_http(410, None, body.to_string().as_bytes()).unwrap();
    assert_eq!(received.envelope(), Envelope::Problem);
    assert_eq!((received.title(), received.instance()), (None, None));
    assert_eq!((received.docs(), received.message()), (Some("/problems/old"), Some("It is gone.")));
    assert_eq!(received.status(), Some(410));
}

/// The document of section 4.1's registry form, with an address that is no locator.
#[test]
fn a_type_that_is_only_a_name() {
    let body = json!({"type": "tag:shop.example,2026:OutOfStock", "title": "Out of stock"});
    let received = Received::from_http(409, None, body.to_string().as_bytes()).unwrap();
    assert_eq!(received.envelope(), Envelope::Problem);
    assert_eq!(received.docs(), Some("tag:shop.example,2026:OutOfStock"));
}

/// Appendix B: the same in XML. It is no JSON, so what it says is its status.
#[test]
fn a_problem_in_xml_says_what_its_status_says() {
    let body = br#"<?xml version="1.0" encoding="UTF-8"?>
        <problem xmlns="urn:ietf:rfc:7807"><title>The account holds too little.</title></problem>"#;
    let received = Received::from_http(403, None, body).unwrap();
    assert_eq!((received.envelope(), received.class()), (Envelope::Status, Some(Class::Forbidden)));
    assert!(received.raw().as_str().is_some_and(|raw| raw.contains("holds too little")));
}
