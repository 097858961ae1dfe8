//! What the repository promises about itself.

use std::{fs, path::Path};

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

#[test]
fn the_front_page_is_the_crate_documentation() {
    assert!(
        read("README.md") == read("error-contract/README.md"),
        "copy README.md to error-contract/README.md"
    );
}

#[test]
fn the_two_crates_move_together() {
    let manifest = read("Cargo.toml");
    let version = env!("CARGO_PKG_VERSION");
    assert!(manifest.contains(&format!(
        r#"error-contract-derive = {{ path = "error-contract-derive", version = "={version}" }}"#
    )));
}

#[test]
fn every_key_of_every_envelope_is_reserved() {
    use error_contract::{ErrorContract, jsonrpc, mcp, problem};
    use std::{borrow::Cow, time::Duration};

    #[derive(Debug, thiserror::Error, ErrorContract)]
    #[error("everything")]
    #[contract(domain = "all", docs = "https://example.com/{reason}", reason = "all", code = Conflict, http = 410)]
    #[contract(when = "Everything is said.", recovery = "Read the context with `get_context`, then go on.")]
    struct Everything {
        #[contract(field)]
        path: Cow<'static, str>,
        #[contract(original_error)]
        vendor: String,
        #[contract(retry_after)]
        wait: Duration,
        #[contract(context)]
        marked: u8,
    }

    let error =
        Everything { path: "a.b".into(), vendor: "V".into(), wait: Duration::from_secs(1), marked: 1 };
    let envelopes = [
        error.response().to_value(),
        jsonrpc::reply(&error, 1).to_value()["result"].clone(),
        jsonrpc::error_object(&error).with_request_id("r").to_value(),
        mcp::tool_result(&error).with_request_id("r").to_value()["structuredContent"].clone(),
        problem::problem(&error).with_instance("/1").to_value(),
    ];
    let reserved = read("error-contract-derive/src/check/reserved/names.rs");
    assert!(
        reserved == read("error-contract/src/context/names.rs"),
        "copy error-contract-derive/src/check/reserved/names.rs to error-contract/src/context/names.rs"
    );
    let mut seen = 0;
    for envelope in &envelopes {
        keys(envelope, &mut |key| {
            seen += 1;
            assert!(key == "marked" || reserved.contains(&format!("\"{key}\"")), "`{key}` is not reserved");
        });
    }
    assert!(seen > 50, "only {seen} keys were seen");
}

fn keys(value: &serde_json::Value, see: &mut impl FnMut(&str)) {
    if let Some(object) = value.as_object() {
        for (key, value) in object {
            see(key);
            keys(value, see);
        }
    }
}
