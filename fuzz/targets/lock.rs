//! Files that say that they are a lock or a catalog.
#![no_main]

use error_contract::{
    catalog::Catalog,
    docs::Reference,
    lock::{Lock, compare},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(lock) = Lock::from_json(text) {
        assert_eq!(Lock::from_json(&lock.to_json()).as_ref(), Ok(&lock));
        assert_eq!(compare(&lock.catalog, &lock.catalog), []);
        let _ = compare(&Catalog::default(), &lock.catalog);
        let _ = compare(&lock.catalog, &Catalog::default());
    }
    if let Ok(catalog) = Catalog::from_json(text) {
        assert_eq!(Catalog::from_json(&catalog.to_json()).as_ref(), Ok(&catalog));
        let reference = Reference::new(&catalog);
        let _ = (reference.html(), reference.markdown(), reference.openapi(), reference.json_schema());
    }
});
