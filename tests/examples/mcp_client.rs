//! Our own client over stdio: calls the tools of the example server through `rmcp` and does what the failures
//! say. The argument is the server.
//!
//! ```text
//! cargo run -p error-contract-tests --example mcp_client target/debug/examples/mcp_server
//! ```

#[path = "mcp_server/errors.rs"]
#[expect(dead_code, reason = "the client builds none of the errors, it matches on their reasons")]
mod errors;

use std::{error::Error, process::Stdio};

use error_contract::{Class, Received, Retry, Typed};
use errors::ShelfReason;
use rmcp::{ServiceExt as _, model::CallToolRequestParams};
use serde_json::json;
use tokio::process::Command;

/// What the client does next.
#[derive(Debug, PartialEq)]
enum Next {
    SearchAgain,
    Repeat { seconds: u64 },
    TellUser(String),
}

fn next(received: &Received) -> Next {
    match received.typed() {
        Typed::Known(ShelfReason::Unknown) => Next::SearchAgain,
        Typed::Known(ShelfReason::Withdrawn) => Next::TellUser(received.to_string()),
        // What is being edited and whatever this client has never heard of.
        Typed::Known(ShelfReason::BeingEdited) | Typed::Unknown(_) => {
            let advice = received.retry_advice();
            if advice.is_transient() {
                Next::Repeat { seconds: advice.after().map_or(5, |delay| delay.as_secs()) }
            } else {
                Next::TellUser(received.recovery().unwrap_or("it did not work").to_owned())
            }
        }
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let server = std::env::args().nth(1).ok_or("the argument is the server")?;
    let mut server =
        Command::new(server).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let (Some(stdout), Some(stdin)) = (server.stdout.take(), server.stdin.take()) else {
        return Err("the server has no pipes".into());
    };
    let client = ().serve((stdout, stdin)).await?;

    let expected = [
        ("a99", Next::SearchAgain),
        ("a7", Next::TellUser("article a7 was withdrawn".to_owned())),
        ("a8", Next::Repeat { seconds: 30 }),
        ("a10", Next::Repeat { seconds: 5 }),
    ];
    for (article, expected) in expected {
        let arguments = json!({"id": article}).as_object().cloned().unwrap_or_default();
        let asked = CallToolRequestParams::new("fetch_article").with_arguments(arguments);
        let received = Received::from_tool_result(&client.call_tool(asked).await?)?;
        println!("{article}: {:?} {:?} -> {:?}", received.reason(), received.class(), next(&received));
        if next(&received) != expected {
            return Err(format!("{article}: expected {expected:?}: {}", received.to_json()).into());
        }
    }

    // A tool that does not exist is an error object.
    match client.call_tool(CallToolRequestParams::new("no_such_tool")).await {
        Err(rmcp::ServiceError::McpError(error)) => {
            let received = Received::from_error_data(&error)?;
            println!("no_such_tool: {:?} {:?}", received.class(), received.retry());
            if (received.class(), received.retry()) != (Some(Class::InvalidParams), Retry::Correctable) {
                return Err(received.into());
            }
        }
        other => return Err(format!("{other:?}").into()),
    }
    client.cancel().await?;
    println!("rmcp: 5 passed, 0 failed");
    Ok(())
}
