//! JSON-RPC responses: ids of every kind go back as they came, batches, and what a client makes of them.

use error_contract::{
    ErrorContract, Failure, Received,
    jsonrpc::{self, Batch, Id, Profile},
};
use serde_json::{Value, json};

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "orders")]
enum OrderError {
    /// The order does not exist.
    #[error("order {0} does not exist")]
    #[reason("unknown_order")]
    #[code(NotFound)]
    #[recovery("Call list_orders and pass one of its ids.")]
    Unknown(u32),
    /// The session was closed.
    #[error("the session is closed")]
    #[reason("session_closed")]
    #[code(Conflict)]
    #[contract(protocol)]
    #[recovery("Open a session with open_session first.")]
    Closed,
}

fn id_of(sent: &str) -> &str {
    let from = sent.strip_prefix(r#"{"jsonrpc":"2.0","id":"#).unwrap();
    from.split_once(r#","result""#).or(from.split_once(r#","error""#)).unwrap().0
}

#[test]
fn ids_go_back_as_they_came() {
    let numbers = [
        "0",
        "-1",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-0",
        "1.0",
        "1.50",
        "1e3",
        "-1.5E-7",
        "123456789012345678901234567890",
        "0.1",
        "1E+400",
    ];
    for number in numbers {
        let sent = jsonrpc::reply(&OrderError::Unknown(7), Id::from_json(number)).to_json();
        assert_eq!(id_of(&sent), number);
        assert_eq!(id_of(&jsonrpc::invalid_params(None, Id::from_json(number)).to_json()), number);
        assert_eq!(
            id_of(&jsonrpc::reply(&OrderError::Closed, Id::from_json(&format!(" {number}\n"))).to_json()),
            number
        );
    }
    for text in ["", "7", "null", "a\"b\\c\n", "é🦀", "\u{0}\u{2028}", &"x".repeat(10_000)] {
        let sent = jsonrpc::reply(&OrderError::Unknown(7), text).to_value();
        assert_eq!(sent["id"], text);
    }
    assert_eq!(id_of(&jsonrpc::reply(&OrderError::Closed, Id::Null).to_json()), "null");
}

#[test]
fn ids_of_a_value_go_back_equal() {
    for id in [json!(7), json!(-7), json!(u64::MAX), json!(1.5), json!(1e300), json!("x"), json!(null)] {
        assert_eq!(jsonrpc::reply(&OrderError::Unknown(7), &id).to_value()["id"], id);
    }
    for none in [json!(true), json!([7]), json!({"id": 7})] {
        assert_eq!(jsonrpc::reply(&OrderError::Unknown(7), &none).to_value()["id"], Value::Null);
    }
}

/// What is written as it came cannot be anything but a number.
#[test]
fn what_is_no_number_does_not_get_into_the_response() {
    for bad in [
        "1,\"result\":1",
        "1}",
        "NaN",
        "Infinity",
        "0x10",
        "+1",
        "1 2",
        "--1",
        ".5",
        "5.",
        "1e",
        "1e+",
        "01",
        "\"a\"b\"",
        "\"a\\\"",
        "１",
    ] {
        assert_eq!(Id::from_json(bad), Id::Null, "{bad}");
    }
}

#[test]
fn strict_unless_the_older_numbers_are_asked_for() {
    let strict = jsonrpc::reply(&OrderError::Closed, 1);
    assert_eq!(strict.to_value()["error"]["code"], -32602);
    assert_eq!(strict.with_profile(Profile::Classic).to_value()["error"]["code"], -32002);
    // An error object for what is no failure of the protocol, too.
    let forced = jsonrpc::reply(&OrderError::Unknown(7), 1).with_error_object().to_value();
    assert_eq!(
        (&forced["error"]["code"], &forced["error"]["data"]["code"]),
        (&json!(-32602), &json!(-32001))
    );
    assert!(forced.get("result").is_none());
}

#[test]
fn a_batch_is_answered_by_a_batch() {
    let mut batch = Batch::new();
    batch.push_json(r#"{"jsonrpc":"2.0","id":"ok","result":[]}"#);
    batch.push(&jsonrpc::reply(&OrderError::Unknown(7), Id::from_json("1.50")));
    batch.push(&jsonrpc::reply(&OrderError::Closed, 3));
    batch.push(&jsonrpc::reply(&Failure::invalid_request("no method"), Id::Null).with_error_object());
    batch.push_invalid_params(&jsonrpc::invalid_params(Some("order"), "p"));
    let sent: Vec<Value> = serde_json::from_str(&batch.to_json().unwrap()).unwrap();
    assert_eq!(sent.len(), 5);
    assert!(batch.to_json().unwrap().contains(r#""id":1.50,"#));

    // The client takes them one by one; what went well is no failure.
    let received: Vec<_> = sent.into_iter().map(Received::from_value).collect();
    assert!(received[0].is_err());
    let reasons: Vec<_> = received.iter().flatten().map(|received| received.reason()).collect();
    assert_eq!(reasons, [Some("unknown_order"), Some("session_closed"), None, None]);
    assert_eq!(received[4].as_ref().unwrap().field(), Some("order"));

    let mut nothing = Vec::new();
    assert!(!Batch::default().write_json(&mut nothing) && nothing.is_empty());
}
