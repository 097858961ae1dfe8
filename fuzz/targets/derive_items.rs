//! Items that the bytes decide on: the ui cases with something changed, and items written by chance.
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

use std::{path::Path, sync::OnceLock};

use libfuzzer_sys::fuzz_target;
use source::{check, codes, derive, expand, items, model, parse};

fn seeds() -> &'static [String] {
    static SEEDS: OnceLock<Vec<String>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui-tests");
        let items = items::items_in(&["pass", "fail", "advice"].map(|kind| cases.join(kind)));
        assert!(items.len() > 150, "the ui cases are not there");
        items.iter().map(ToString::to_string).collect()
    })
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter();
    // One byte for a choice of few, two for one of many; what is over is 0.
    let mut numbers = |bound: usize| {
        let mut next = || usize::from(bytes.next().copied().unwrap_or_default());
        if bound <= 256 { next() % bound } else { (next() << 8 | next()) % bound }
    };
    let seed = numbers(seeds().len() * 2);
    let mut chance = items::Chance(&mut numbers);
    let item = match seeds().get(seed).and_then(|text| text.parse().ok()) {
        Some(item) => items::mutated(item, &mut chance),
        None => items::item(&mut chance),
    };
    if let Some(Err(failure)) = items::check(&item) {
        panic!("{failure}");
    }
});
