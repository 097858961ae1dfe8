//! The reference of a catalog, in each format. What is stored is accepted with `BLESS=1`.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    dead_code,
    unreachable_pub,
    reason = "a test that panics has failed, and contracts are shown here of which nothing fails"
)]

mod catalog_schema;
mod everything;
mod explain;
mod formats;
mod html;
mod markdown;
mod readme;
mod schemas;

#[path = "../examples/mcp_server/errors.rs"]
mod errors;
#[path = "../examples/mcp_server/samples.rs"]
mod samples;
#[path = "../../error-contract/examples/docs/services.rs"]
mod services;
