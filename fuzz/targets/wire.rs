//! Texts of errors on every wire, and texts that are classified or read as a header.
#![no_main]

#[path = "../../tests/behaviour/arbitrary/wire.rs"]
mod wire;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&str, &str, &str, &str, u64, u64)| {
    let (first, second, third, fourth, at, now) = input;
    wire::check_text(first, second, now);
    wire::check_date(at, now);
    if let Err(failure) = wire::check_error(&[first, second, third, fourth]) {
        panic!("{failure}");
    }
});
