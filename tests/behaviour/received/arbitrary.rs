//! Arbitrary bytes: no panic, and everything that is said is within the limits.

use error_contract::{ErrorContract, Limits, Received};
use serde_json::Value;
use std::time::Duration;

use super::random::Random;

const CASES: u64 = 100_000;

/// Where mutations start from.
const SEEDS: &[&str] = &[
    r#"{"code":-32001,"message":"m","retryable":false,"details":{"field":"a.b","reason":"no_match","domain":"d","suggestion":"s","retry":"terminal","originalError":"E","retryAfter":3,"context":{"k":[1,2]}}}"#,
    r#"{"jsonrpc":"2.0","id":1,"result":{"error":{"code":40401,"message":"m","retryable":true,"details":{"reason":"r"}}}}"#,
    r#"{"jsonrpc":"2.0","id":"x","error":{"code":-32602,"message":"m","data":{"code":-32001,"retryable":false,"retry":"correctable","recovery":{"hint":"h"},"k":1,"reason":"r"}}}"#,
    r#"{"content":[{"type":"text","text":"Error: m\n\nRecovery: h\n\n(reason r · not retryable · request q)"}],"structuredContent":{"error":{"code":-32003,"message":"m","data":{"retryable":true,"retryAfter":30,"reason":"r"}}},"isError":true}"#,
    r#"{"content":[{"type":"text","text":"{\"error\":{\"code\":\"X\"}}"}],"_meta":{"io.github.error-contract/error":{"code":-32001,"message":"m","data":{"domainCode":3417,"reason":"r"}}},"isError":true}"#,
    r##"{"type":"https://e.example/p","title":"t","status":422,"detail":"d","instance":"/i","errors":[{"pointer":"#/a/0~1b","detail":"x"}],"code":1,"reason":"r","retryable":false,"context":{"a":null}}"##,
    r#"{"error":{"type":"card_error","code":"card_declined","message":"m","param":"p","doc_url":"https://x"}}"#,
    r#"{"error":{"code":429,"message":"m","status":"RESOURCE_EXHAUSTED","details":[{"@type":"x/google.rpc.RetryInfo","retryDelay":"1.5s"},{"@type":"google.rpc.ErrorInfo","reason":"R","metadata":{"a":"b"}}]}}"#,
    r#"{"detail":[{"loc":["body",1,"x"],"msg":"m","type":"t"}]}"#,
    r#"{"errors":{"email":["bad"]}}"#,
    "Error: m\n\nRecovery: h\n\n(reason r · retryable · request q)",
    "<html><body>502</body></html>",
    "null",
];

/// What is put in somewhere.
const PIECES: &[&[u8]] = &[
    b"\"",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"\xff",
    b"\xf0\x9f",
    b"null",
    b"true",
    b"-1",
    b"1e999",
    b"0.1",
    b"99999999999999999999",
    b"\n\n(",
    b" \xc2\xb7 ",
    b"reason ",
    b"\"error\":",
    b"\"isError\":true,",
    b"\"status\":200,",
    b"\"jsonrpc\":\"2.0\",",
    b"\"data\":{},",
    b"\"code\":\"x\",",
    b"\"retryAfter\":-1,",
    b"{\"a\":[",
    b"\xef\xbb\xbf",
];

fn bytes(random: &mut Random) -> Vec<u8> {
    if random.one_in(20) {
        return (0..random.below(300)).map(|_| random.next().to_le_bytes()[0]).collect();
    }
    let mut bytes = random.pick(SEEDS).as_bytes().to_vec();
    for _ in 0..random.below(6) {
        let at = random.below(bytes.len() + 1);
        match random.below(7) {
            0 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random.next().to_le_bytes()[0];
                }
            }
            1 => bytes.truncate(at),
            2 => drop(bytes.splice(at..at, random.pick(PIECES).iter().copied())),
            3 => {
                let end = (at + random.below(12)).min(bytes.len());
                drop(bytes.drain(at..end));
            }
            4 => {
                let other = random.pick(SEEDS).as_bytes();
                let from = random.below(other.len());
                drop(
                    bytes.splice(
                        at..at,
                        other[from..(from + random.below(40)).min(other.len())].iter().copied(),
                    ),
                );
            }
            5 => {
                let piece = random.pick(PIECES).repeat(random.below(200));
                drop(bytes.splice(at..at, piece));
            }
            _ => bytes.extend_from_within(..at),
        }
    }
    bytes
}

/// The same, kept to JSON: a node somewhere becomes another.
fn value(random: &mut Random, of: &mut Value) {
    if random.one_in(4) {
        *of = match random.below(8) {
            0 => Value::Null,
            1 => Value::from(random.next()),
            2 => Value::from(-1.5e300),
            3 => Value::from(random.text()),
            4 => Value::from(true),
            5 => Value::Array(vec![of.take()]),
            6 => serde_json::from_str(random.pick(&SEEDS[..10])).unwrap(),
            _ => Value::Object(serde_json::Map::new()),
        };
        return;
    }
    match of {
        Value::Array(values) if !values.is_empty() => {
            let at = random.below(values.len());
            value(random, &mut values[at]);
        }
        Value::Object(members) if !members.is_empty() => {
            let at = random.below(members.len());
            value(random, members.values_mut().nth(at).unwrap());
        }
        other => *other = Value::from(random.below(700)),
    }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "d", reasons = KnownReason)]
enum Known {
    /// It is the reason of most seeds.
    #[error("r")]
    #[reason("r")]
    #[code(NotFound)]
    #[recovery("Call list_things and pass one of the ids.")]
    R,
}

/// Everything is asked, and held against the limits.
fn check(received: &Received) {
    let limits = Limits::DEFAULT;
    for text in [received.message(), received.recovery(), received.title()].into_iter().flatten() {
        assert!(text.len() <= limits.text + 32);
    }
    let names = [
        received.reason(),
        received.domain(),
        received.field(),
        received.original_error(),
        received.request_id(),
        received.docs(),
        received.instance(),
    ];
    for name in names.into_iter().flatten() {
        assert!(!name.trim().is_empty() && name.len() <= limits.name);
    }
    assert!(received.retry_after().is_none_or(|delay| delay.as_secs() <= 86_400));
    assert!(received.retry_advice().after().is_none_or(|delay| delay.as_secs() <= 86_400));
    let is_known = received.reason() == Some("r") && received.domain().is_none_or(|domain| domain == "d");
    assert_eq!(received.typed::<KnownReason>().known().is_some(), is_known);
    let _ = (received.class(), received.category(), received.retryable(), received.status(), received.code());
    assert!(!received.to_string().is_empty() || received.message() == Some(""));
    let again: Value = serde_json::from_str(&received.to_json()).unwrap();
    assert_eq!(again, *received.raw(), "nothing is lost");
    let _ = (serde_json::to_string(received).unwrap(), received.context().len(), received.envelope());
}

#[test]
fn no_bytes_do_harm() {
    let (mut failures, mut refused) = (0, 0);
    for case in 0..CASES {
        let mut random = Random::new(case);
        let bytes = bytes(&mut random);
        match Received::from_slice(&bytes) {
            Ok(received) => {
                failures += 1;
                let text = received.to_json();
                assert_eq!(
                    text.as_bytes(),
                    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes),
                    "case {case}"
                );
                check(&received);
            }
            Err(_) => refused += 1,
        }
        let status = u16::try_from(random.below(800)).unwrap();
        let header = random.maybe(|random| Duration::from_millis(random.next()));
        match Received::from_http(status, header, &bytes) {
            Ok(received) => check(&received),
            Err(_) => assert!(status < 400, "case {case}"),
        }
        check(&Received::from_text(&String::from_utf8_lossy(&bytes)));
    }
    // It is no test of one branch.
    assert!(failures > CASES / 20 && refused > CASES / 20, "{failures} failures, {refused} refused");
}

#[test]
fn no_value_does_harm() {
    let mut failures = 0;
    for case in 0..CASES {
        let mut random = Random::new(case);
        let mut raw: Value = serde_json::from_str(random.pick(&SEEDS[..10])).unwrap();
        for _ in 0..=random.below(4) {
            value(&mut random, &mut raw);
        }
        if let Ok(received) = Received::from_value(raw.clone()) {
            failures += 1;
            assert_eq!(*received.raw(), raw);
            check(&received);
        }
    }
    assert!(failures > CASES / 4, "{failures} failures");
}
