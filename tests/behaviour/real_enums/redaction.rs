//! A webhook service: `Display` is written for the log and holds secrets, `message` is what leaves.

use std::io;

use error_contract::{ErrorContract, HasContract, Varies, mcp};

use crate::privacy::envelopes;

/// What the database driver says; it repeats its connection string.
#[derive(Debug, thiserror::Error)]
#[error("SECRET postgres://hooks:hunter2@db-3/main: {0}")]
struct DriverError(#[source] io::Error);

#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "hooks", docs = "https://hooks.example/errors/{reason}")]
enum HookError {
    /// The message could not be stored.
    #[error("{sql} for tenant {tenant} failed: {source}")]
    #[reason("not_stored")]
    #[code(DatabaseError)]
    #[retryable]
    #[contract(message = "the message could not be stored")]
    #[recovery("Wait 30 seconds and send the message with the same event id.")]
    NotStored { sql: &'static str, tenant: String, source: DriverError },

    /// The signing key of the endpoint is of no use.
    #[error("key {key} of {endpoint} does not sign")]
    #[reason("bad_key")]
    #[code(ConfigurationError)]
    #[contract(message = "endpoint {endpoint} has no usable signing key")]
    #[recovery("Rotate the key of {endpoint} with rotate_key.")]
    BadKey {
        key: String,
        #[contract(context)]
        endpoint: String,
    },

    /// A member of the body does not validate.
    #[error("{path}: {value} is no url")]
    #[reason("bad_body")]
    #[code(ValidationError)]
    #[contract(message = "the body does not validate")]
    #[recovery("Send an absolute https address in the member that `field` names.")]
    BadBody {
        #[contract(field)]
        path: &'static str,
        value: String,
    },

    /// The delivery did not finish within its deadline.
    #[error("attempt {attempt} timed out; {debug_info}")]
    #[reason("delivery_timeout")]
    #[code(Timeout)]
    #[contract(message = "attempt {attempt:03} did not finish in time")]
    #[recovery("Answer the webhook within {deadline} seconds.")]
    DeliveryTimeout { attempt: u32, deadline: u8, debug_info: String },

    /// Whatever a plugin says is for the log; the caller learns which kind of failure it was.
    #[error("plugin {name}: {0}", name = "SECRET-plugin")]
    #[contract(transparent, message = "a plugin refused the message")]
    Plugin(#[from] PluginError),
}

/// An error of another team, who trust their callers more than we do.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "plugins")]
enum PluginError {
    /// The plugin does not take messages of this tenant.
    #[error("tenant {tenant} is not on the list SECRET-list")]
    #[reason("tenant_refused")]
    #[code(Forbidden)]
    #[recovery("Enable the plugin for the tenant with enable_plugin.")]
    TenantRefused { tenant: String },
}

fn errors() -> Vec<HookError> {
    vec![
        HookError::NotStored {
            sql: "INSERT SECRET",
            tenant: "SECRET-tenant".into(),
            source: DriverError(io::Error::other("SECRET host")),
        },
        HookError::BadKey { key: "SECRET-whsec".into(), endpoint: "ep_7".into() },
        HookError::BadBody { path: "endpoint.url", value: "SECRET://x".into() },
        HookError::DeliveryTimeout {
            attempt: 7,
            deadline: 15,
            debug_info: "SECRET { peer: 10.0.0.4 }".into(),
        },
        PluginError::TenantRefused { tenant: "SECRET-tenant".into() }.into(),
    ]
}

#[test]
fn the_log_has_the_secret_and_no_envelope_does() {
    for error in errors() {
        assert!(error.to_string().contains("SECRET"), "{error}");
        for (envelope, text) in envelopes(&error) {
            assert!(!text.contains("SECRET"), "{envelope}: {text}");
        }
    }
}

#[test]
fn the_declared_message_stands_in_every_envelope() {
    let messages = [
        "the message could not be stored",
        "endpoint ep_7 has no usable signing key",
        "the body does not validate",
        "attempt 007 did not finish in time",
        "a plugin refused the message",
    ];
    let errors = errors();
    assert_eq!(errors.len(), messages.len());
    for (error, message) in errors.iter().zip(messages) {
        assert!(mcp::text(error).starts_with(&format!("Error: {message}\n")));
        for (envelope, text) in envelopes(error) {
            assert!(envelope == "hint" || text.contains(message), "{envelope}: {text}");
        }
    }
}

#[test]
fn the_table_says_which_messages_hold_values() {
    let message = |reason| HookError::CONTRACT.find(reason).expect("it is declared").message();
    assert_eq!(message("not_stored"), Some("the message could not be stored"));
    assert_eq!(message("bad_key"), Some("endpoint {endpoint} has no usable signing key"));
    assert_eq!(message("tenant_refused"), Some("a plugin refused the message"));
    // Inside its own contract the plugin still speaks for itself.
    assert_eq!(PluginError::CONTRACT.find("tenant_refused").expect("it is declared").message(), None);
    let varies: Vec<_> = HookError::CONTRACT
        .entries()
        .filter(|entry| entry.varies().contains(Varies::MESSAGE))
        .map(|entry| entry.reason())
        .collect();
    assert_eq!(varies, ["bad_key", "delivery_timeout"]);
}

#[test]
fn a_value_in_a_message_is_not_context_by_that() {
    let error = HookError::DeliveryTimeout { attempt: 7, deadline: 15, debug_info: String::new() };
    let response = error.to_response();
    let details = response.details.expect("they are always there");
    assert_eq!(details.context, None);
    assert_eq!(details.suggestion.as_deref(), Some("Answer the webhook within 15 seconds."));
}
