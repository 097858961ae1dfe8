//! Robustness: texts and values that fail, that are huge or that are strange, and responses from outside.

use std::{collections::BTreeMap, fmt, sync::Arc, time::Duration};

use error_contract::{
    Details, ErrorContract, ErrorResponse, Retry, jsonrpc,
    mcp::{self, META_KEY, Placement},
    problem,
};
use serde::{Serialize, Serializer, ser};
use serde_json::{Value, json};

use crate::privacy::envelopes;

const UNWRITABLE: &str = "the message of this error could not be written";

const UNREADABLE: &str = "[Unreadable]";

/// The message in every envelope, by name.
fn messages(error: &dyn ErrorContract) -> Vec<(&'static str, Value)> {
    let result = |placement| mcp::tool_result(error).with_placement(placement).to_value();
    vec![
        ("borrowed response", error.response().to_value()["message"].clone()),
        ("owned response", error.to_response().message.into()),
        ("reply", jsonrpc::reply(error, 1).to_value()["result"]["error"]["message"].clone()),
        ("error object", jsonrpc::error_object(error).to_value()["message"].clone()),
        ("structured", result(Placement::Structured)["structuredContent"]["error"]["message"].clone()),
        ("meta", result(Placement::Meta)["_meta"][META_KEY]["message"].clone()),
        ("problem", problem::problem(error).to_value()["detail"].clone()),
    ]
}

/// The context in every envelope that keeps it apart, by name.
fn contexts(error: &dyn ErrorContract) -> Vec<(&'static str, Value)> {
    let data = jsonrpc::error_object(error).to_value()["data"].clone();
    let structured = mcp::tool_result(error).to_value()["structuredContent"]["error"]["data"].clone();
    let context = error.response().to_value()["details"]["context"].clone();
    // There the fields stand beside the members of the envelope.
    let among = |members: &Value| -> Value {
        context.as_object().unwrap().keys().map(|key| (key.clone(), members[key].clone())).collect()
    };
    vec![
        ("error object", among(&data)),
        ("structured", among(&structured)),
        ("owned response", error.to_response().details.unwrap().context.unwrap()),
        ("problem", problem::problem(error).to_value()["context"].clone()),
        ("borrowed response", context),
    ]
}

/// Writes half of what it has to say, then fails.
#[derive(Debug, Clone, Copy)]
struct Broken;

impl fmt::Display for Broken {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("HALF")?;
        Err(fmt::Error)
    }
}

impl Serialize for Broken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A message that cannot be written, one way or the other.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "robust", docs = "https://robust.example/{reason}")]
enum MuteError {
    /// The display of a value fails.
    #[error("order {order} {broken}")]
    #[reason("mute_display")]
    #[code(NotFound)]
    #[recovery("Call list_orders and pass one of its ids.")]
    Display {
        #[contract(context)]
        order: u32,
        broken: Broken,
    },

    /// The value in a declared message fails.
    #[error("for the log")]
    #[reason("mute_message")]
    #[code(NotFound)]
    #[contract(message = "order {order} {broken}")]
    #[recovery("Call list_orders and pass one of its ids.")]
    Message {
        #[contract(context)]
        order: u32,
        broken: Broken,
    },

    #[error("for the log")]
    #[contract(transparent)]
    Boxed(Box<Self>),
}

#[test]
fn a_message_that_fails_is_replaced_and_the_response_goes_out() {
    // Nobody knows what of a `Display` is missing; of a declared message it is the value.
    let mute = || {
        [
            (UNWRITABLE, MuteError::Display { order: 7, broken: Broken }),
            ("order 7 [Unreadable]", MuteError::Message { order: 7, broken: Broken }),
            (UNWRITABLE, MuteError::Boxed(Box::new(MuteError::Display { order: 7, broken: Broken }))),
        ]
    };
    let shared = mute().map(|(text, error)| (text, Box::new(Arc::new(error)) as Box<dyn ErrorContract>));
    let boxed = mute().map(|(text, error)| (text, Box::new(error) as Box<dyn ErrorContract>));
    for (expected, error) in boxed.iter().chain(&shared) {
        for (envelope, message) in messages(&**error) {
            assert_eq!(message, *expected, "{envelope}");
        }
        assert_eq!(
            mcp::text(&**error),
            format!(
                "Error: {expected}\n\nRecovery: Call list_orders and pass one of its ids.\n\n(reason {} · not retryable)",
                error.reason()
            ),
        );
        for (envelope, text) in envelopes(&**error) {
            assert!(!text.contains("HALF"), "{envelope}: {text}");
        }
        // Everything else stays.
        let response = error.response().to_value();
        assert_eq!(response["code"], -32001);
        assert_eq!(response["details"]["suggestion"], "Call list_orders and pass one of its ids.");
        assert_eq!(response["details"]["context"], json!({ "order": 7 }));
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("the import stopped")]
#[reason("import_stopped")]
#[code(Conflict)]
#[when("The import stopped half way.")]
#[recovery("Call resume_import with the row {row}, not with {broken}.")]
struct BrokenHint {
    #[contract(context)]
    row: u32,
    broken: Broken,
}

#[test]
fn a_hint_that_fails_costs_its_values_and_not_the_response() {
    let error = BrokenHint { row: 12, broken: Broken };
    let hint = "Call resume_import with the row 12, not with [Unreadable].";
    assert_eq!(error.recovery(), hint);
    assert_eq!(error.response().to_json(), serde_json::to_string(&error.to_response()).unwrap());
    for (envelope, text) in envelopes(&error) {
        assert!(text.contains(hint), "{envelope}: {text}");
        assert!(!text.contains("HALF"), "{envelope}: {text}");
    }
    for (envelope, message) in messages(&error) {
        assert_eq!(message, "the import stopped", "{envelope}");
    }
    for (envelope, context) in contexts(&error) {
        assert_eq!(context, json!({ "row": 12 }), "{envelope}");
    }
}

/// Refuses at once.
#[derive(Debug)]
struct Refuses;

impl Serialize for Refuses {
    fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
        Err(ser::Error::custom("REFUSED"))
    }
}

/// Refuses when half of it is out.
#[derive(Debug)]
struct HalfWay;

impl Serialize for HalfWay {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use ser::SerializeStruct as _;
        let mut half = serializer.serialize_struct("HalfWay", 2)?;
        half.serialize_field("first", &json!({ "deep": ["HALF"] }))?;
        half.serialize_field("second", &Refuses)?;
        half.end()
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("values that cannot be read")]
#[reason("unreadable_values")]
#[code(InternalError)]
#[when("Some of the values cannot be serialized.")]
#[recovery("Read the values one by one with get_value.")]
struct UnreadableValues {
    #[contract(context)]
    before: u8,
    #[contract(context)]
    refuses: Refuses,
    #[contract(context)]
    half_way: HalfWay,
    #[contract(context)]
    collected: Broken,
    #[contract(context)]
    nested: Vec<Option<Broken>>,
    #[contract(context)]
    between: &'static str,
    #[contract(context)]
    list_keys: BTreeMap<Vec<u8>, u8>,
    #[contract(context)]
    option_keys: BTreeMap<Option<u8>, u8>,
    #[contract(context)]
    number_keys: BTreeMap<u8, bool>,
    #[contract(context)]
    after: Option<Vec<bool>>,
}

#[test]
fn a_value_that_cannot_be_serialized_costs_itself_alone() {
    let error = UnreadableValues {
        before: 1,
        refuses: Refuses,
        half_way: HalfWay,
        collected: Broken,
        nested: vec![None, Some(Broken)],
        between: "\"quoted\"",
        list_keys: BTreeMap::from([(vec![1], 1)]),
        option_keys: BTreeMap::from([(None, 1)]),
        number_keys: BTreeMap::from([(1, true)]),
        after: Some(vec![true]),
    };
    for (envelope, context) in contexts(&error) {
        assert_eq!(
            context,
            json!({
                "before": 1,
                "refuses": UNREADABLE,
                "half_way": UNREADABLE,
                "collected": UNREADABLE,
                "nested": UNREADABLE,
                "between": "\"quoted\"",
                "list_keys": UNREADABLE,
                "option_keys": UNREADABLE,
                "number_keys": { "1": true },
                "after": [true],
            }),
            "{envelope}",
        );
    }
    for (envelope, text) in envelopes(&error) {
        assert!(!text.contains("HALF") && !text.contains("REFUSED"), "{envelope}: {text}");
        assert!(envelope == "hint" || text.contains("values that cannot be read"), "{envelope}: {text}");
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("{text}")]
#[reason("any_text")]
#[code(InvalidParams)]
#[when("A text of any kind came in.")]
#[recovery("Replace the text {text} by plain letters.")]
struct AnyText {
    #[contract(context)]
    text: String,
    #[contract(field)]
    path: String,
    #[contract(original_error)]
    vendor: String,
}

#[track_caller]
fn round_trips(text: &str) {
    let error = AnyText { text: text.into(), path: text.into(), vendor: text.into() };
    let short: String = text.chars().take(20).collect();
    let is_cut = |envelope| matches!(envelope, "error object" | "structured" | "meta" | "problem");
    for (envelope, message) in messages(&error) {
        let expected = if is_cut(envelope) { bounded(text) } else { text.to_owned() };
        assert!(message == expected, "{envelope}: {short:?}");
    }
    for (envelope, context) in contexts(&error) {
        assert!(context["text"] == text, "{envelope}: {short:?}");
    }
    let details = &error.response().to_value()["details"];
    assert!(details["field"] == text && details["originalError"] == text, "{short:?}");
    assert!(details["suggestion"] == format!("Replace the text {text} by plain letters."), "{short:?}");
    // The owned one comes back as it was, and reads the borrowed one.
    let owned = error.to_response();
    assert!(serde_json::from_str::<ErrorResponse>(&serde_json::to_string(&owned).unwrap()).unwrap() == owned);
    assert!(serde_json::from_str::<ErrorResponse>(&error.response().to_json()).unwrap() == owned);
    let block = mcp::tool_result(&error).to_value()["content"][0]["text"].clone();
    assert!(
        block == mcp::text(&error) && mcp::text(&error).starts_with(&format!("Error: {}", bounded(text)))
    );
}

/// What MCP sends of a text in ASCII.
fn bounded(text: &str) -> String {
    match text.split_at_checked(mcp::MAX_TEXT) {
        Some((kept, rest)) if !rest.is_empty() => format!("{kept}… (cut, {} bytes)", text.len()),
        _ => text.to_owned(),
    }
}

#[test]
fn a_long_message_with_every_control_character_round_trips() {
    let piece: String = (0..=0x1f_u8).chain([0x7f, b'"', b'\\', b'/', b' ', b'a']).map(char::from).collect();
    round_trips(&piece);
    round_trips(&piece.repeat(100_000 / piece.len() + 1));
    round_trips(&"\u{0}".repeat(100_000));
    round_trips(&"\\\"".repeat(50_000));
}

#[test]
fn strange_letters_round_trip() {
    for text in [
        "",
        " ",
        "👩‍🚀",
        "\u{1f468}",
        "\u{200d}",
        "\u{2028}\u{2029}",
        "\u{feff}",
        "\u{fffd}\u{fffe}\u{ffff}\u{10ffff}",
        "\u{80}\u{85}\u{9f}\u{a0}",
        "\u{202e}evil\u{2066}",
        "e\u{301}",
        "مرحبا 你好 ไทย",
        "</script><!--",
        "{text} {} {{}} %s ${x}",
        "\\u0000 \\n",
    ] {
        round_trips(text);
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("wait")]
#[reason("wait")]
#[code(RateLimited)]
#[retryable(with = Self::retry)]
#[when("The caller has to wait.")]
#[recovery("Wait as long as `retryAfter` says, then call again.")]
struct Waits {
    #[contract(retry_after)]
    wait: Option<Duration>,
    retry: Retry,
}

impl Waits {
    fn retry(&self) -> Retry {
        self.retry
    }
}

#[test]
fn a_delay_is_whole_seconds_rounded_up_and_the_same_on_every_wire() {
    const DAY: Duration = Duration::from_secs(86_400);
    for (wait, sent) in [
        (Duration::ZERO, 0),
        (Duration::from_nanos(1), 1),
        (Duration::from_millis(1), 1),
        (Duration::from_millis(999), 1),
        (Duration::from_secs(1), 1),
        (Duration::from_nanos(1_000_000_001), 2),
        (Duration::from_secs(86_399), 86_399),
        (Duration::new(86_399, 1), 86_400),
        (DAY, 86_400),
        (DAY + Duration::from_nanos(1), 86_400),
        (DAY * 7, 86_400),
        (Duration::MAX, 86_400),
    ] {
        for retry in [Retry::Transient, Retry::Correctable] {
            assert_eq!(delays(&Waits { wait: Some(wait), retry }), [Some(sent); 6], "{wait:?}");
        }
        assert_eq!(delays(&Waits { wait: Some(wait), retry: Retry::Terminal }), [None; 6], "{wait:?}");
    }
    assert_eq!(delays(&Waits { wait: None, retry: Retry::Transient }), [None; 6]);
}

/// The delay on every wire.
fn delays(error: &Waits) -> [Option<u64>; 6] {
    let structured = &mcp::tool_result(error).to_value()["structuredContent"]["error"]["data"]["retryAfter"];
    [
        error.response().to_value()["details"]["retryAfter"].as_u64(),
        error.to_response().details.unwrap().retry_after,
        jsonrpc::error_object(error).to_value()["data"]["retryAfter"].as_u64(),
        structured.as_u64(),
        problem::problem(error).to_value()["retryAfter"].as_u64(),
        problem::problem(error).retry_after(),
    ]
}

fn read(json: &str) -> Result<ErrorResponse, serde_json::Error> {
    serde_json::from_str(json)
}

#[test]
fn the_example_of_the_error_model_is_read() {
    let response = read(
        r#"{ "code": 4001, "message": "Adapter error", "retryable": false, "details": { "originalError": "ORDER_NOT_FOUND" } }"#,
    )
    .unwrap();
    assert_eq!(
        (response.code, response.message.as_str(), response.retryable),
        (4001, "Adapter error", false)
    );
    let mut details = response.details.clone().unwrap();
    assert_eq!(details.original_error.take().as_deref(), Some("ORDER_NOT_FOUND"));
    assert_eq!(details, Details::default());
    // What was not there is not invented when it is written again.
    assert_eq!(
        serde_json::to_value(&response).unwrap(),
        json!({ "code": 4001, "message": "Adapter error", "retryable": false, "details": { "originalError": "ORDER_NOT_FOUND" } }),
    );
}

#[test]
fn members_that_are_not_known_are_passed_over() {
    let response = read(
        r#"{ "id": [1], "code": 1, "message": "m", "retryable": true, "extra": { "code": 2 },
             "details": { "retry": "sometimes", "cause": null, "field": "a.b", "Reason": "x", "retry_after": 5 } }"#,
    )
    .unwrap();
    let details = response.details.unwrap();
    assert_eq!((details.field.as_deref(), details.retry), (Some("a.b"), None));
    assert_eq!((details.reason, details.retry_after), (None, None));
}

#[test]
fn details_may_be_left_out() {
    for json in [
        r#"{ "code": -32001, "message": "", "retryable": true }"#,
        r#"{ "code": -32001, "message": "", "retryable": true, "details": null }"#,
    ] {
        let response = read(json).unwrap();
        assert_eq!(response.details, None);
        assert_eq!(
            serde_json::to_value(&response).unwrap(),
            json!({ "code": -32001, "message": "", "retryable": true })
        );
    }
    let empty = read(r#"{ "code": 1, "message": "", "retryable": true, "details": {} }"#).unwrap();
    assert_eq!(empty.details, Some(Details::default()));
}

#[test]
fn context_may_be_any_json() {
    for context in [
        json!(true),
        json!(-1.5),
        json!(u64::MAX),
        json!("text"),
        json!([]),
        json!([1, [null]]),
        json!({}),
        json!({ "a": { "b": null } }),
    ] {
        let json =
            json!({ "code": 1, "message": "m", "retryable": false, "details": { "context": context } });
        let response: ErrorResponse = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(response.details.as_ref().unwrap().context.as_ref(), Some(&context));
        assert_eq!(serde_json::to_value(&response).unwrap(), json);
        assert_eq!(read(&json.to_string()).unwrap(), response);
    }
    let null = read(r#"{ "code": 1, "message": "m", "retryable": false, "details": { "context": null } }"#);
    assert_eq!(null.unwrap().details.unwrap().context, None);
}

#[test]
fn each_retry_is_read_and_an_unknown_one_is_none() {
    for (name, retry) in [
        (json!("transient"), Some(Retry::Transient)),
        (json!("correctable"), Some(Retry::Correctable)),
        (json!("terminal"), Some(Retry::Terminal)),
        (json!("Transient"), None),
        (json!(""), None),
        (json!("\u{1f468}\n"), None),
        (Value::Null, None),
    ] {
        let json = json!({ "code": 1, "message": "m", "retryable": false, "details": { "retry": name } });
        assert_eq!(read(&json.to_string()).unwrap().details.unwrap().retry, retry, "{name}");
        let from_value: ErrorResponse = serde_json::from_value(json).unwrap();
        assert_eq!(from_value.details.unwrap().retry, retry, "{name}");
    }
}

#[test]
fn a_wrong_type_is_an_error_value() {
    for json in [
        "",
        "null",
        "7",
        "\"text\"",
        "{}",
        r#"{ "message": "m", "retryable": true }"#,
        r#"{ "code": 1, "retryable": true }"#,
        r#"{ "code": 1, "message": "m" }"#,
        r#"{ "code": "1", "message": "m", "retryable": true }"#,
        r#"{ "code": 1.5, "message": "m", "retryable": true }"#,
        r#"{ "code": 2147483648, "message": "m", "retryable": true }"#,
        r#"{ "code": null, "message": "m", "retryable": true }"#,
        r#"{ "code": 1, "message": null, "retryable": true }"#,
        r#"{ "code": 1, "message": ["m"], "retryable": true }"#,
        r#"{ "code": 1, "message": "m", "retryable": "yes" }"#,
        r#"{ "code": 1, "message": "m", "retryable": 1 }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": "d" }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": { "retryAfter": -1 } }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": { "retryAfter": "5" } }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": { "retry": 5 } }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": { "reason": {} } }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": { "field": ["a"] } }"#,
        r#"{ "code": 1, "message": "m", "retryable": true, "details": {} "#,
    ] {
        assert!(read(json).is_err(), "{json}");
    }
}

/// Arrays in arrays.
#[derive(Debug)]
struct Nest(u32);

impl Serialize for Nest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            0 => serializer.serialize_u8(0),
            depth => [Nest(depth - 1)].serialize(serializer),
        }
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("nested")]
#[reason("nested")]
#[code(InternalError)]
#[when("The value is nested deeply.")]
#[recovery("Read the value in parts with get_value.")]
struct Nested {
    #[contract(context)]
    neighbour: u8,
    #[contract(context)]
    nest: Nest,
}

#[test]
fn no_depth_of_a_value_costs_more_than_the_value() {
    for depth in [1, 90, 100, 101, 120, 125, 127, 128, 200] {
        let error = Nested { neighbour: 7, nest: Nest(depth) };
        for (envelope, context) in contexts(&error) {
            assert_eq!(context["neighbour"], 7, "{envelope} at {depth}");
            assert_eq!(context["nest"] == "[Unreadable]", depth > 100, "{envelope} at {depth}");
        }
    }
}
