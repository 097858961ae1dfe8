//! What a change to a contract does: every rule, any two catalogs, the file, and the test line in a workspace.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "tests fail by panicking"
)]

mod file;
mod front_page;
mod random;
mod rules;
mod sample;
