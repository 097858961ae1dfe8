//! Every format of a small catalog, as it is stored.

use std::{collections::BTreeSet, env, fs, path::Path};

use error_contract::{
    Varies,
    catalog::{Catalog, CatalogEntry, Delay},
    docs::Reference,
};

use crate::everything::contracts;

#[test]
fn every_format_is_what_it_was() {
    let catalog = Catalog::of(&contracts()).unwrap();
    let reference = Reference::new(&catalog).with_title("Errors of everything | <all>").with_version("1.2.3");
    let formats = [
        ("errors.json", catalog.to_json() + "\n"),
        ("errors.md", reference.markdown()),
        ("tables.md", reference.markdown_tables()),
        ("errors.schema.json", reference.json_schema()),
        ("openapi.json", reference.openapi()),
        ("plain.txt", reference.explain("plain").unwrap()),
        ("fields.txt", reference.explain("fields").unwrap()),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/stored");
    let mut stale = Vec::new();
    for (name, written) in formats {
        let path = folder.join(name);
        if env::var_os("BLESS").is_some() {
            fs::write(&path, written).unwrap();
        } else if fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n") != written {
            stale.push(name);
        }
    }
    assert!(
        stale.is_empty(),
        "{stale:?} differ from docs/stored: BLESS=1 cargo test -p error-contract-tests, then read the diff"
    );
}

#[test]
fn the_order_of_what_is_handed_in_does_not_matter() {
    let [one, two, three] = contracts();
    let (one, two) = (Catalog::of(&[one, two, three]).unwrap(), Catalog::of(&[three, two, one]).unwrap());
    assert_eq!(Reference::new(&one).openapi(), Reference::new(&two).openapi());
    assert_eq!(Reference::new(&one).markdown(), Reference::new(&two).markdown());
}

/// The example's catalog has what a reference has to cope with.
#[test]
fn the_catalog_of_the_example_is_a_large_one() {
    let catalog = crate::services::catalog().unwrap();
    let domains: BTreeSet<_> =
        catalog.contracts.iter().filter_map(|contract| contract.domain.as_deref()).collect();
    assert!(catalog.entries().count() > 300 && domains.len() > 15, "{domains:?}");
    assert_eq!(catalog.left_out.len(), 1);
    let any = |is: &dyn Fn(&CatalogEntry) -> bool| catalog.entries().any(|(_, entry)| is(entry));
    assert!(any(&|entry| entry.since.is_some()));
    assert!(any(&|entry| entry.deprecated.is_some()));
    assert!(any(&|entry| entry.protocol));
    assert!(any(&|entry| entry.varies.contains(Varies::CODE)));
    assert!(any(&|entry| entry.code.http_declared));
    assert!(any(&|entry| matches!(entry.retry_after, Some(Delay::Seconds(_)))));
    assert!(any(&|entry| entry.retry_after == Some(Delay::PerOccurrence)));
    assert!(any(&|entry| catalog.find(&entry.reason).count() > 1));
    assert!(catalog.contracts.iter().any(|contract| !contract.retired.is_empty()));
    assert!(
        catalog.contracts.iter().any(|contract| contract.includes.iter().any(|include| include.delegated))
    );
}
