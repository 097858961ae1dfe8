//! Tests of the derive as a function of tokens. What the compiler makes of its output is in `ui-tests`.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that panics has failed"
)]

mod arbitrary;
mod expanded;
mod items;
mod lint_vectors;
mod malformed;
mod reference;
mod stability;

use std::{env, fs, path::PathBuf};

/// A file of the workspace.
fn workspace(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Holds a stored file against what it should be; with `BLESS=1` it is written.
fn assert_stored(path: &str, expected: &str) -> Result<(), String> {
    let file = workspace(path);
    if env::var_os("BLESS").is_some() {
        fs::write(&file, expected).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    if stored == expected {
        return Ok(());
    }
    let line = stored.lines().zip(expected.lines()).position(|(stored, expected)| stored != expected);
    let line = line.unwrap_or_else(|| stored.lines().count().min(expected.lines().count()));
    Err(format!(
        "{path} differs from line {} on: it says `{}`, it should say `{}`",
        line + 1,
        stored.lines().nth(line).unwrap_or_default(),
        expected.lines().nth(line).unwrap_or_default(),
    ))
}

/// How to accept what a test found.
const BLESS: &str = "to accept it: BLESS=1 cargo test -p error-contract-derive, then read the diff";

/// The messages of the errors in an expansion.
fn errors(expansion: proc_macro2::TokenStream) -> Vec<String> {
    let file: syn::File = syn::parse2(expansion).unwrap();
    file.items
        .iter()
        .filter_map(|item| match item {
            syn::Item::Macro(item) if item.mac.path.segments.last()?.ident == "compile_error" => {
                Some(item.mac.parse_body::<syn::LitStr>().ok()?.value())
            }
            _ => None,
        })
        .collect()
}
