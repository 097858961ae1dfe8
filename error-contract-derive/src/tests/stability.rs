//! A hint that a release accepted is accepted by every compatible one: the stored list is compiled, and
//! only grows.

use quote::quote;

use super::errors;
use crate::derive::derive;

const ACCEPTED: &str = include_str!("../check/text/testdata/accepted.txt");

/// How many hints were there, and what they said. After adding to the end: raise the number, and take the
/// digest that the test prints.
const LINES: usize = 132;
const DIGEST: u64 = 0xa12c_00bd_3e7d_ce64;

fn accepted() -> Vec<&'static str> {
    ACCEPTED.lines().filter(|line| !line.starts_with("# ")).collect()
}

#[test]
fn what_was_accepted_compiles() {
    for hint in accepted() {
        // The braces of a stored hint are text here: what they name is not part of the list.
        let hint = hint.replace('{', "{{").replace('}', "}}");
        let found = errors(derive(quote! {
            enum E {
                /// Something specific happened to the request.
                #[reason("r")]
                #[code(NotFound)]
                #[recovery(#hint)]
                V,
            }
        }));
        assert!(found.is_empty(), "{hint}: {found:?}");
    }
}

#[test]
fn the_list_only_grows() {
    let accepted = accepted();
    let count = accepted.len();
    let Some(old) = accepted.get(..LINES) else { panic!("{} hints are gone", LINES - count) };
    assert_eq!(digest(old), DIGEST, "one of the first {LINES} hints was changed");
    assert_eq!(count, LINES, "raise LINES to {count} and DIGEST to {:#x}", digest(&accepted));
}

/// FNV-1a over the lines.
fn digest(lines: &[&str]) -> u64 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes
        .fold(0xcbf2_9ce4_8422_2325, |digest, byte| (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
