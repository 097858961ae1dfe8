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
mod arbitrary;
mod boundary_bad_input;
mod capture;
mod classification;
mod codes;
mod consistency;
mod context;
mod delegation;
mod failure;
mod house;
mod jsonrpc_codes;
mod jsonrpc_replies;
mod privacy;
mod real_enums;
mod received;
mod report;
mod retry;
mod robust_texts;
mod supply;
mod vectors;
