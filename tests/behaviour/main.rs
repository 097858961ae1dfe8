//! Tests of behaviour, a module a topic. Types are declared inside the tests.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    dead_code,
    reason = "a test that panics has failed, and a variant that no test builds is still part of a contract"
)]

mod allocation;
mod codes;
mod consistency;
mod context;
mod delegation;
mod house;
mod jsonrpc_codes;
mod privacy;
mod real_enums;
mod robust_texts;
