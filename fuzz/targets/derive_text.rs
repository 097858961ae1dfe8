//! Source text: each item in it is derived. The ui cases are where it starts from.
#![no_main]
#![allow(dead_code, unfulfilled_lint_expectations, reason = "what serves the tests of the derive")]

extern crate proc_macro;

#[path = "../../error-contract-derive/src"]
mod source {
    pub(crate) mod check;
    pub(crate) mod codes;
    pub(crate) mod derive;
    pub(crate) mod expand;
    pub(crate) mod model;
    pub(crate) mod parse;
    #[path = "tests/items.rs"]
    pub(crate) mod items;
}

use libfuzzer_sys::fuzz_target;
use source::{check, codes, derive, expand, items, model, parse};

fuzz_target!(|text: &str| {
    for item in items::items_of(text) {
        if let Some(Err(failure)) = items::check(&item) {
            panic!("{failure}");
        }
    }
});
