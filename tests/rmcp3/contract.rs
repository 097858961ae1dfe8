//! What the example's callers receive, as a test of one's own would hold it.

use std::{env, fs, path::PathBuf};

use error_contract::{HasContract as _, advertise, rmcp3, testing};
use serde_json::json;

use crate::mcp_server::{
    Library,
    errors::{CiteError, FetchError, ShelfError, ShelfReason},
    samples,
};

/// The file with what callers receive of a type.
fn stored(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "rmcp3", "stored", name].iter().collect()
}

#[test]
fn callers_receive_what_they_received_before() {
    testing::assert_covers_at(stored("shelf.json"), &samples::shelf());
    testing::assert_covers_at(stored("search.json"), &samples::search());
    testing::assert_covers_at(stored("fetch.json"), &samples::fetch());
    testing::assert_covers_at(stored("cite.json"), &samples::cite());
    testing::assert_covers_at(stored("export.json"), &samples::export());
}

#[tokio::test]
async fn a_call_gives_what_production_sends() {
    let library = Library::open().expect("ports");
    let failed = rmcp3::call(library.clone(), "fetch_article", json!({"id": "a10"})).await.expect("a result");
    assert_eq!(failed["isError"], true);
    assert_eq!(failed["_meta"][error_contract::mcp::META_KEY]["data"]["reason"], "mirror_down");
    assert!(failed.get("resultType").is_none(), "rmcp takes it away for the protocol of the call");

    let refused =
        rmcp3::call(library.clone(), "search_articles", json!({"query": "tides", "cursor": "x"})).await;
    assert_eq!(refused.expect_err("the entry says protocol")["data"]["reason"], "invalid_cursor");

    let unknown = rmcp3::call(library, "burn_article", json!({})).await.expect_err("no such tool");
    assert_eq!(unknown["code"], -32602);
}

#[test]
fn what_is_advertised_is_declared() {
    let opening: Vec<_> = ShelfReason::ALL.iter().map(|reason| reason.as_str()).collect();
    for contract in [CiteError::CONTRACT, FetchError::CONTRACT] {
        assert_eq!(advertise::failures(contract).only(&opening).unknown().count(), 0);
    }
    let failures = advertise::failures(CiteError::CONTRACT);
    assert!(failures.only(&["being_edited", "nothing"]).unknown().eq(["nothing"]));
}

#[test]
fn coverage_names_what_is_missing_and_what_has_changed() {
    let message = |run: &(dyn Fn() + std::panic::RefUnwindSafe)| {
        let panicked = std::panic::catch_unwind(run).expect_err("the assertion fails");
        *panicked.downcast::<String>().expect("a message")
    };
    let path = || [env!("CARGO_TARGET_TMPDIR"), "shelf.json"].iter().collect::<PathBuf>();
    let shelf = samples::shelf();
    let envelopes: Vec<_> = shelf.iter().map(testing::envelopes).collect();
    fs::write(path(), serde_json::to_string(&envelopes).expect("JSON")).expect("a folder for it");
    testing::assert_covers_at(path(), &shelf);

    let missing = message(&|| testing::assert_covers_at(path(), &samples::shelf()[..2]));
    assert!(missing.contains("\n  reason `being_edited` is not produced"), "{missing}");
    assert!(!missing.contains("withdrawn"), "{missing}");

    if env::var_os("BLESS").is_some() {
        return;
    }
    let changed = message(&|| {
        let mut shelf = samples::shelf();
        shelf.reverse();
        shelf[0] = ShelfError::BeingEdited { article: "a9".to_owned() };
        testing::assert_covers_at(path(), &shelf);
    });
    assert!(
        changed.contains("shelf.json: being_edited: errorObject: message: was \"article a8 is"),
        "{changed}"
    );
    assert!(!changed.contains("withdrawn"), "the order does not matter: {changed}");
    assert!(changed.contains("BLESS=1"), "{changed}");
    let gone = message(&|| testing::assert_covers_at(path().with_file_name("none.json"), &samples::shelf()));
    assert!(gone.contains("none.json cannot be read"), "{gone}");
}
