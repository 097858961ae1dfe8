//! Privacy: nothing leaves the process that was not declared or marked.

use std::{error::Error, fmt, io, sync::Arc, time::Duration};

use error_contract::{
    ErrorContract, HasContract,
    jsonrpc::{self, Profile},
    mcp::{self, Placement},
    problem,
};
use serde::{Serialize, Serializer};

/// Everything that can leave the process, each with its name. All but `hint` hold the message.
pub(crate) fn envelopes(error: &dyn ErrorContract) -> Vec<(&'static str, String)> {
    let owned = error.to_response();
    let mut all = vec![
        ("hint", error.recovery().into_owned()),
        ("borrowed response", error.response().to_json()),
        ("serialized response", serde_json::to_string(&error.response()).unwrap()),
        ("owned response", serde_json::to_string(&owned).unwrap()),
        ("owned response for people", format!("{owned:?}")),
        ("text", mcp::text(error)),
        ("problem", problem::problem(error).with_instance("/calls/1").to_json()),
    ];
    for (name, profile) in
        [("error object", Profile::Mcp20260728), ("classic error object", Profile::Classic)]
    {
        let object = jsonrpc::error_object(error).with_profile(profile).with_request_id("request-1");
        all.push((name, object.to_json()));
        all.push((name, jsonrpc::reply(error, 1).with_profile(profile).to_json()));
    }
    for (name, placement) in [
        ("text result", Placement::Text),
        ("structured result", Placement::Structured),
        ("meta result", Placement::Meta),
    ] {
        let result = mcp::tool_result(error).with_placement(placement).with_request_id("request-1");
        all.push((name, result.to_json()));
    }
    all
}

/// Says so, whoever asks: a person, a developer or a serializer.
struct Secret;

impl fmt::Display for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SECRET-field")
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[derive(Debug, thiserror::Error)]
#[error("SECRET-outer {key}")]
struct Outer {
    key: Secret,
    #[source]
    cause: Middle,
}

#[derive(Debug, thiserror::Error)]
#[error("SECRET-middle")]
struct Middle(#[source] Root);

#[derive(Debug, thiserror::Error)]
#[error("SECRET-root {0}")]
struct Root(&'static str);

fn outer() -> Outer {
    Outer { key: Secret, cause: Middle(Root("SECRET-root-field")) }
}

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "vault", docs = "https://vault.example/errors/{reason}")]
enum VaultError {
    /// The vault does not open for this key.
    #[error("vault {vault} does not open")]
    #[reason("sealed")]
    #[code(Forbidden, 40301)]
    #[recovery("Call list_keys and pass one that opens {vault}.")]
    Sealed {
        #[contract(context)]
        vault: &'static str,
        #[contract(context)]
        attempts: Vec<u32>,
        password: Secret,
        backtrace: String,
        source: Outer,
    },

    /// The vault of a partner refuses the key.
    #[error("the partner refuses")]
    #[reason("refused")]
    #[code(4001)]
    #[retryable]
    #[severity(notice)]
    #[recovery("Wait {0:?} and send the key again.")]
    Refused(#[contract(retry_after)] Duration, #[contract(original_error)] String, Secret, #[source] Outer),

    /// The key has the wrong form.
    #[error("SECRET-display {password}")]
    #[reason("malformed")]
    #[code(InvalidParams)]
    #[contract(protocol, message = "the key is malformed")]
    #[recovery("Send a key of 32 hexadecimal digits.")]
    Malformed {
        #[contract(field)]
        path: String,
        password: Secret,
        context: Secret,
        reason: Secret,
        data: Secret,
    },

    /// The vault is a directory that cannot be read.
    #[error("the vault cannot be read")]
    #[reason("unreadable")]
    #[code(InternalError)]
    #[recovery("Open another vault from list_vaults.")]
    Unreadable(#[from] io::Error),
}

fn errors() -> Vec<VaultError> {
    vec![
        VaultError::Sealed {
            vault: "north",
            attempts: vec![1, 2],
            password: Secret,
            backtrace: "SECRET-backtrace at vault.rs:12".into(),
            source: outer(),
        },
        VaultError::Refused(Duration::from_secs(3), "E_REFUSED".into(), Secret, outer()),
        VaultError::Malformed {
            path: "key".into(),
            password: Secret,
            context: Secret,
            reason: Secret,
            data: Secret,
        },
        VaultError::Unreadable(io::Error::other(outer())),
    ]
}

/// A transparent wrapper with a `Display` of its own, which is for the log.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("SECRET-wrapper")]
#[contract(transparent)]
struct Wrapped<E: HasContract + Error + 'static>(E);

/// A transparent wrapper that has a reason, a message and nothing else.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[error("SECRET-wrapper around {0}")]
#[contract(domain = "outside", transparent, message = "the vault did not open")]
#[reason("not_opened")]
#[when("The vault did not open.")]
struct Renamed<E: HasContract + Error + 'static>(E);

#[track_caller]
fn holds_no_secret(error: &dyn ErrorContract) {
    // Not vacuous: whoever may see the error itself sees all of it.
    assert!(format!("{error:?}").contains("SECRET"), "{error:?}");
    for (envelope, text) in envelopes(error) {
        assert!(!text.contains("SECRET"), "{envelope}: {text}");
    }
}

#[test]
fn no_envelope_holds_what_was_not_marked() {
    for error in errors() {
        holds_no_secret(&error);
    }
}

#[test]
fn the_source_chain_is_there_and_stays() {
    let error = &errors()[0];
    let mut chain = Vec::new();
    let mut source = error.source();
    while let Some(cause) = source {
        chain.push(cause.to_string());
        source = cause.source();
    }
    assert_eq!(chain, ["SECRET-outer SECRET-field", "SECRET-middle", "SECRET-root SECRET-root-field"]);
}

#[test]
fn a_wrapper_opens_nothing() {
    for error in errors() {
        holds_no_secret(&Wrapped(error));
    }
    for error in errors() {
        holds_no_secret(&Wrapped(Box::new(error)));
    }
    for error in errors() {
        holds_no_secret(&Wrapped(Arc::new(error)));
    }
    for error in errors() {
        let boxed: Box<dyn ErrorContract + Send + Sync> = Box::new(error);
        holds_no_secret(&boxed);
        holds_no_secret(&Wrapped(boxed));
    }
    for error in errors() {
        let shared: Arc<dyn ErrorContract + Send + Sync> = Arc::new(error);
        holds_no_secret(&shared);
        holds_no_secret(&Wrapped(Box::new(Wrapped(shared))));
    }
    for error in errors() {
        holds_no_secret(&Renamed(Wrapped(Box::new(error))));
    }
}

#[test]
fn a_marked_field_is_in_every_envelope_with_data() {
    let error = Wrapped(Arc::new(errors().swap_remove(0)));
    for (envelope, text) in envelopes(&error) {
        let has_data = !matches!(envelope, "hint" | "text" | "text result" | "owned response for people");
        assert_eq!(text.contains(r#""attempts":[1,2]"#), has_data, "{envelope}: {text}");
        assert_eq!(text.contains(r#""vault":"north""#), has_data, "{envelope}: {text}");
        // Named in the hint, so it may stand there, in every envelope.
        assert!(text.contains("Call list_keys and pass one that opens north."), "{envelope}: {text}");
    }
}

#[test]
fn a_mark_sends_a_field_as_what_it_is_marked() {
    let errors = errors();
    let refused = errors[1].response().to_value();
    assert_eq!(refused["details"]["originalError"], "E_REFUSED");
    assert_eq!(refused["details"]["retryAfter"], 3);
    assert_eq!(refused["details"]["context"], serde_json::Value::Null);
    let malformed = jsonrpc::reply(&errors[2], "a").to_value();
    assert_eq!(malformed["error"]["data"]["field"], "key");
    assert_eq!(malformed["error"]["data"]["reason"], "malformed");
}

#[test]
fn a_renamed_wrapper_keeps_the_marked_fields_and_its_own_message() {
    let error = Renamed(errors().swap_remove(0));
    let response = error.response().to_value();
    assert_eq!(response["message"], "the vault did not open");
    assert_eq!(response["details"]["domain"], "outside");
    assert_eq!(response["details"]["reason"], "not_opened");
    assert_eq!(response["details"]["context"], serde_json::json!({ "vault": "north", "attempts": [1, 2] }));
}
