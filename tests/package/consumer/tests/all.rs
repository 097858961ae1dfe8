//! With every feature: HTTP, MCP, the reference, the lock.
#![cfg(feature = "all")]

use std::{env, fs};

use axum::response::IntoResponse as _;
use consumer::PaymentError;
use error_contract::{
    HasContract as _,
    catalog::Catalog,
    docs::Reference,
    lock::{LockError, Outcome, Request, check},
    rmcp3, testing,
};
use rmcp::{Json, ServerHandler, tool, tool_handler, tool_router};

#[test]
fn axum_handlers_return_it() {
    let response = PaymentError::Declined.into_response();
    assert_eq!(response.status(), 402);
    assert_eq!(response.headers()["content-type"], "application/problem+json");
}

#[derive(serde::Serialize, schemars::JsonSchema)]
struct Paid {
    payment: u64,
}

struct Server;

#[tool_router]
impl Server {
    /// Pays.
    #[tool]
    async fn create_payment(&self) -> Result<Json<Paid>, PaymentError> {
        Err(PaymentError::Declined)
    }
}

#[tool_handler]
impl ServerHandler for Server {}

#[tokio::test]
async fn rmcp_handlers_return_it() {
    let result = rmcp3::call(Server, "create_payment", serde_json::json!({})).await.expect("a result");
    assert_eq!(result["isError"], true);
    let text = result["content"][0]["text"].as_str().expect("a text");
    assert!(text.contains("Ask the payer for another card"), "{text}");
}

#[test]
fn the_linked_contracts_are_published_and_locked() {
    let catalog = Catalog::linked().expect("the library is linked");
    assert_eq!(catalog.contracts.len(), 1);
    let page = Reference::new(&catalog).with_title("Errors of payments").html();
    assert!(page.contains("card_declined") && page.contains("unknown_payment"));
    let lock = env::temp_dir().join(format!("consumer-{}.lock.json", std::process::id()));
    // The first run writes the file and fails, so that it is committed; the next one holds it.
    let first = check(&lock, &catalog, &Request::default());
    assert!(matches!(first, Err(LockError::Created { .. })), "{first:?}");
    let held = check(&lock, &catalog, &Request::default());
    assert!(matches!(held, Ok(Outcome::Unchanged)), "{held:?}");
    fs::remove_file(lock).expect("removed");
}

#[test]
fn envelopes_are_there_for_snapshots() {
    assert_eq!(PaymentError::CONTRACT.domain(), Some("payments"));
    assert_eq!(testing::envelopes(&PaymentError::Declined)["problem"]["status"], 402);
}
