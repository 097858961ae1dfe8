//! HTTP: what the flag generates, what the layer does, and our own client over a real connection.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    dead_code,
    reason = "a test that panics has failed, and the example has a main that no test calls"
)]

mod client;
mod flag;
mod layer;
mod reported;

#[path = "../behaviour/capture.rs"]
mod capture;

#[path = "../examples/http_service.rs"]
mod http_service;
