//! Catalogs that the bytes decide on: no text of theirs is markup in a document.
#![no_main]

#[path = "../../tests/behaviour/arbitrary/documents.rs"]
mod documents;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter();
    let mut chance = |bound: usize| usize::from(bytes.next().copied().unwrap_or_default()) % bound.max(1);
    let file = documents::catalog(&mut chance);
    if let Err(failure) = documents::check(&file, "The title") {
        panic!("{failure}\n{file:#}");
    }
});
