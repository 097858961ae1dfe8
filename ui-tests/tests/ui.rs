//! What must compile in silence and run (`pass/`), and what must not compile (`fail/`, with the words that
//! its author sees).
//!
//! After a change to a message: `TRYBUILD=overwrite cargo test -p error-contract-ui-tests`, then read the
//! diff of the `.stderr` files as somebody who meets them at two in the morning.

use std::{fmt::Write as _, fs, path::Path};

#[test]
fn ui() {
    println!("to accept new messages: TRYBUILD=overwrite cargo test -p error-contract-ui-tests");
    let cases = trybuild::TestCases::new();
    cases.pass("pass/*.rs");
    cases.pass(huge());
    cases.compile_fail("fail/*.rs");
    // Advice is a warning: `deny(warnings)` makes it one that the test sees.
    cases.compile_fail("advice/*.rs");
}

/// An enum of 1,500 variants: the expansion is linear, seconds and not minutes.
fn huge() -> impl AsRef<Path> {
    let mut source = String::from(
        "//! Written by the test.\n#![deny(warnings)]\n\n#[derive(Debug, error_contract::ErrorContract)]\n#[allow(dead_code)]\nenum Huge {\n",
    );
    for number in 0..1500 {
        let _ = writeln!(
            source,
            "    /// Variant number {number}\n    #[reason(\"v_{number}\")] #[code(-{})] #[recovery(\"Read line {number} of the long table.\")] V{number},",
            33000 + number
        );
    }
    source.push_str(
        "}\nimpl std::fmt::Display for Huge {\n    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n        out.write_str(\"huge\")\n    }\n}\nimpl std::error::Error for Huge {}\n\nfn main() {\n    assert_eq!(error_contract::ErrorContract::reason(&Huge::V1499), \"v_1499\");\n}\n",
    );
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("huge.rs");
    fs::write(&path, source).expect("the target folder can be written to");
    path
}
