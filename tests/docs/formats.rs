//! Every format of a small catalog, as it is stored.

use std::{env, fs, path::Path};

use error_contract::{catalog::Catalog, docs::Reference};

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
