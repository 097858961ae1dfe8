//! For every envelope: what it carries comes back equal.

use std::{borrow::Cow, fmt, time::Duration};

use error_contract::{
    Class, Code, Entry, Envelope, ErrorContract, Received, Retry, RetryAdvice, jsonrpc,
    jsonrpc::Profile,
    mcp::{self, Placement},
    problem,
};
use serde_json::{Value, json};

use super::random::Random;

const ENTRIES: &[Entry] = &[
    Entry::new("plain", Code::InternalError),
    Entry::new("of_a_domain", Code::InternalError).with_domain("orders"),
    Entry::new("documented", Code::InternalError)
        .with_domain("a.b-c")
        .with_docs("https://example.com/errors/{reason}#top")
        .with_when("It is \"documented\"."),
    Entry::new("protocol_2", Code::InternalError).with_protocol(),
];

/// A failure that says anything.
#[derive(Debug)]
struct Anything {
    entry: &'static Entry,
    code: Code,
    retry: Retry,
    retry_after: Option<Duration>,
    message: String,
    recovery: String,
    field: Option<String>,
    original_error: Option<String>,
    context: Vec<(&'static str, Value)>,
}

impl fmt::Display for Anything {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for Anything {}

impl ErrorContract for Anything {
    fn entry(&self) -> &'static Entry {
        self.entry
    }
    fn code(&self) -> Code {
        self.code
    }
    fn retry(&self) -> Retry {
        self.retry
    }
    fn retry_after(&self) -> Option<Duration> {
        self.retry_after
    }
    fn recovery(&self) -> Cow<'_, str> {
        Cow::Borrowed(&self.recovery)
    }
    fn field(&self) -> Option<Cow<'_, str>> {
        self.field.as_deref().map(Cow::Borrowed)
    }
    fn original_error(&self) -> Option<Cow<'_, str>> {
        self.original_error.as_deref().map(Cow::Borrowed)
    }
    fn __context(&self, to: &mut error_contract::__private::Context<'_>) {
        for (name, value) in &self.context {
            to.field(name, value);
        }
    }
}

fn anything(random: &mut Random) -> Anything {
    let class = random.pick(Class::ALL);
    let code = Code::from_number(class.jsonrpc()).unwrap();
    let own = [2001, 3001, 3002, 4001, 4002, 5001, 1007, 3417, 40_401, -33_001, 0, i32::MAX];
    let code = if random.one_in(2) { code.with_number(random.pick(&own)).unwrap_or(code) } else { code };
    let names = ["requested", "similar", "größe", "id"];
    let context = (0..random.below(4)).map(|at| {
        let value = match random.below(5) {
            0 => json!(random.next()),
            1 => json!(random.text()),
            2 => json!([random.text(), null, -1.5]),
            3 => json!({"deep": {"er": random.below(9)}}),
            _ => Value::Null,
        };
        (names[at], value)
    });
    let context = context.collect();
    Anything {
        entry: &ENTRIES[random.below(ENTRIES.len())],
        code,
        retry: random.pick(&[Retry::Transient, Retry::Correctable, Retry::Terminal]),
        retry_after: random.maybe(|random| Duration::from_millis(random.next() % 200_000_000)),
        message: random.text(),
        recovery: random.text(),
        field: random.maybe(|random| format!("a.b[{}]", random.below(9))),
        original_error: random.maybe(Random::text),
        context,
    }
}

/// What every structured envelope carries.
fn check_all(sent: &Anything, received: &Received) {
    assert_eq!(received.message(), Some(&*sent.message));
    assert_eq!(received.reason(), Some(sent.reason()));
    assert_eq!(received.domain(), sent.domain());
    assert_eq!(received.code(), Some(sent.code.as_i32().into()));
    assert_eq!(received.said_retry(), Some(sent.retry));
    assert_eq!(received.retryable(), sent.retryable());
    assert_eq!(received.recovery(), Some(&*sent.recovery));
    assert_eq!(received.field(), sent.field.as_deref());
    assert_eq!(received.retry_advice(), RetryAdvice::of(sent));
    let context: serde_json::Map<_, _> =
        sent.context.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    assert_eq!(received.context(), &context);
    if sent.code.domain_code().is_none() {
        assert_eq!(received.class(), Some(sent.code.class()));
        assert_eq!(received.category(), Some(sent.category()));
    }
}

fn of(value: &Value) -> Received {
    let text = value.to_string();
    let received = Received::from_slice(text.as_bytes()).unwrap_or_else(|why| panic!("{why}: {text}"));
    assert_eq!(received.to_json(), text, "byte for byte");
    assert_eq!(serde_json::to_value(&received).unwrap(), *value);
    let again = Received::from_value(value.clone()).unwrap();
    assert_eq!(again, received);
    received
}

#[test]
fn what_every_envelope_carries_comes_back_equal() {
    for seed in 0..5_000 {
        let mut random = Random::new(seed);
        let sent = anything(&mut random);
        let request_id = random.maybe(Random::text);

        let received = of(&sent.response().to_value());
        assert_eq!(received.envelope(), Envelope::ErrorResponse);
        check_all(&sent, &received);
        assert_eq!(received.original_error(), sent.original_error.as_deref());

        let received = of(&jsonrpc::reply(&sent, 7).to_value());
        let expected = if sent.is_protocol() { Envelope::JsonRpcError } else { Envelope::JsonRpcResult };
        assert_eq!(received.envelope(), expected);
        check_all(&sent, &received);

        for profile in [Profile::default(), Profile::Classic] {
            let mut object = jsonrpc::error_object(&sent).with_profile(profile);
            if let Some(id) = &request_id {
                object = object.with_request_id(id);
            }
            let received = of(&object.to_value());
            assert_eq!(received.envelope(), Envelope::JsonRpcError);
            check_all(&sent, &received);
            assert_eq!(received.original_error(), sent.original_error.as_deref());
            assert_eq!(received.request_id(), request_id.as_deref());
        }

        for (placement, envelope) in
            [(Placement::Structured, Envelope::McpStructured), (Placement::Meta, Envelope::McpMeta)]
        {
            let mut result = mcp::tool_result(&sent).with_placement(placement);
            if let Some(id) = &request_id {
                result = result.with_request_id(id);
            }
            let value = result.to_value();
            for value in [json!({"jsonrpc": "2.0", "id": "x", "result": value}), value] {
                let received = of(&value);
                assert_eq!(received.envelope(), envelope);
                check_all(&sent, &received);
                assert_eq!(received.class(), Some(sent.code.class()), "of any number");
                assert_eq!(received.original_error(), sent.original_error.as_deref());
                assert_eq!(received.request_id(), request_id.as_deref());
            }
        }

        let problem = problem::problem(&sent).with_instance("/orders/7");
        let value = problem.to_value();
        let received = of(&value);
        assert_eq!(received.envelope(), Envelope::Problem);
        check_all(&sent, &received);
        assert_eq!(received.status(), Some(sent.http_status()));
        assert_eq!(received.instance(), Some("/orders/7"));
        assert_eq!(received.title(), value["title"].as_str());
        assert_eq!(received.docs(), value["type"].as_str().filter(|docs| *docs != "about:blank"));
        let body = value.to_string();
        let retry_after = problem.retry_after().map(Duration::from_secs);
        let heard = Received::from_http(problem.status(), retry_after, body.as_bytes()).unwrap();
        assert_eq!(heard, received);
    }
}

#[test]
fn text_carries_message_hint_reason_and_retryable() {
    for seed in 0..20_000 {
        let mut random = Random::new(seed);
        let sent = anything(&mut random);
        let mut result = mcp::tool_result(&sent).with_placement(Placement::Text);
        let request_id = random.maybe(|random| format!("r-{} · \n\n(reason x · retryable", random.next()));
        if let Some(id) = &request_id {
            result = result.with_request_id(id);
        }
        let received = of(&result.to_value());
        assert_eq!(received.envelope(), Envelope::Text);
        assert_eq!(received.reason(), Some(sent.reason()));
        assert_eq!(received.retryable(), sent.retryable());
        // An id is the caller's: it stays on its line, whatever it holds.
        let shown = request_id.as_ref().map(|id| id.replace('\n', "\\n"));
        assert_eq!(received.request_id(), shown.as_deref());
        assert_eq!(received.message(), Some(&*sent.message));
        if sent.message.trim().contains(sent.recovery.trim()) {
            assert_eq!(received.recovery(), None, "it is in the message");
        } else {
            assert_eq!(received.recovery(), Some(&*sent.recovery));
        }
        // The block by itself says the same.
        let alone = Received::from_text(&result.text());
        assert_eq!(
            (alone.message(), alone.recovery(), alone.reason(), alone.retry()),
            (received.message(), received.recovery(), received.reason(), received.retry())
        );
    }
}

#[test]
fn an_owned_response_that_was_read_is_received_equal() {
    for seed in 0..500 {
        let sent = anything(&mut Random::new(seed));
        let owned = sent.to_response();
        let received = Received::from_value(serde_json::to_value(&owned).unwrap()).unwrap();
        check_all(&sent, &received);
    }
}

/// A failure says less than an error of a derived type; what it does not say is not there.
#[test]
fn what_a_failure_says_comes_back_and_nothing_else() {
    use error_contract::Failure;

    for seed in 0..3_000 {
        let mut random = Random::new(seed);
        let code = anything(&mut random).code;
        let message = random.text();
        let mut failure = Failure::new(code, message.clone());
        let (reason, field) = (random.maybe(|_| "no_match"), random.maybe(|_| "a.b"));
        let (recovery, retry) = (random.maybe(Random::text), random.maybe(Random::one_in_two));
        if let Some(reason) = reason {
            failure = failure.reason(reason);
        }
        if let Some(field) = field {
            failure = failure.field(field);
        }
        if let Some(recovery) = &recovery {
            failure = failure.recovery(recovery.clone());
        }
        if let Some(retry) = retry {
            failure = failure.retryable(retry);
        }
        let wires = [
            failure.response().to_value(),
            jsonrpc::reply(&failure, 1).to_value(),
            jsonrpc::reply(&failure, 1).with_error_object().to_value(),
            mcp::tool_result(&failure).to_value(),
            mcp::tool_result(&failure).with_placement(Placement::Meta).to_value(),
            problem::problem(&failure).to_value(),
        ];
        for wire in wires {
            let received = of(&wire);
            assert_eq!((received.message(), received.reason()), (Some(&*message), reason), "{wire}");
            assert_eq!((received.field(), received.recovery()), (field, recovery.as_deref()));
            assert_eq!(received.code(), Some(code.as_i32().into()));
            assert_eq!((received.domain(), received.original_error()), (None, None));
            assert!(received.context().is_empty());
            // An `ErrorResponse` always says it.
            if received.envelope() != Envelope::ErrorResponse
                && received.envelope() != Envelope::JsonRpcResult
            {
                assert_eq!(received.said_retry().map(Retry::is_transient), retry, "{wire}");
            }
            if code.domain_code().is_none() {
                assert_eq!(
                    received.retryable(),
                    failure.sent().retry().unwrap_or(code.default_retry()).is_transient()
                );
            }
        }
    }
}
