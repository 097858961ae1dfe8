//! The one line in a test.

use std::path::Path;

use super::{Outcome, Request, check, table::written};
use crate::catalog::{Catalog, CatalogError};

/// Holds the contracts of this program against a committed lock file; in a test.
///
/// ```no_run
/// // tests/errors.rs; without this line the library is not linked, and the test says so
/// # #[cfg(any())]
/// use my_service as _;
///
/// #[test]
/// # fn inside_a_doctest() {}
/// fn errors_are_what_was_promised() {
///     error_contract::lock!("errors.lock.json");
/// }
/// # errors_are_what_was_promised();
/// ```
///
/// The path is relative to the `Cargo.toml` of the package. `packages = ["…"]` narrows it to the contracts of those
/// packages and what they hold; `contracts = [A::CONTRACT]` hands them in. A workspace that shares one lock has one
/// such test, in a package that names all of them.
///
/// # Panics
///
/// As an assertion does: where a contract changed, where there is no lock yet, where it cannot be read.
#[macro_export]
macro_rules! lock {
    ($path:expr $(,)?) => {
        $crate::lock::assert(::core::env!("CARGO_MANIFEST_DIR"), $path, $crate::catalog::Catalog::linked())
    };
    ($path:expr, packages = [$($package:expr),* $(,)?] $(,)?) => {
        $crate::lock::assert(::core::env!("CARGO_MANIFEST_DIR"), $path, $crate::catalog::Catalog::linked_in(&[$($package),*]))
    };
    ($path:expr, contracts = [$($contract:expr),* $(,)?] $(,)?) => {
        $crate::lock::assert(::core::env!("CARGO_MANIFEST_DIR"), $path, $crate::catalog::Catalog::of(&[$($contract),*]))
    };
}

/// What [`lock!`](crate::lock!) calls.
#[doc(hidden)]
#[expect(clippy::panic, reason = "an assertion")]
#[track_caller]
pub fn assert(package: &str, path: &str, catalog: Result<Catalog, CatalogError>) {
    let held = || {
        let request = Request::from_env()?;
        check(&Path::new(package).join(path), &catalog?, &request)
    };
    match held() {
        Ok(Outcome::Unchanged) => {}
        Ok(Outcome::Written(findings)) => std::eprintln!("{path} was written: {}", written(&findings)),
        Err(error) => panic!("{error}"),
    }
}
