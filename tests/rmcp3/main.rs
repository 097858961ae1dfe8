//! MCP in process: rmcp's own client, over a pipe in memory, and what the flag generates.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    dead_code,
    reason = "a test that panics has failed, and the example has a main that no test calls"
)]

mod boundary;
#[path = "../behaviour/capture.rs"]
mod capture;
mod contract;
mod conversation;
mod flag;
mod received;

#[path = "../examples/mcp_server.rs"]
mod mcp_server;
