//! A test that forgets to name the library: the catalog is empty, and says so.

#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use error_contract::catalog::{Catalog, CatalogProblem};

#[test]
fn an_empty_catalog_is_an_error_that_says_what_to_write() {
    let error = Catalog::linked().expect_err("nothing is named here");
    assert_eq!(error.problems(), [CatalogProblem::Empty]);
    assert!(error.to_string().contains("write `use my_crate as _;` in this file"), "{error}");
}

#[test]
#[should_panic(expected = "the catalog is empty")]
fn a_lock_of_nothing_fails() {
    error_contract::lock!("../errors.lock.json");
}
