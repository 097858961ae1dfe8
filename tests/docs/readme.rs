//! The example server's README shows its failures.

use std::{fs, path::Path};

use error_contract::{
    HasContract as _,
    catalog::Catalog,
    docs::{Reference, check_embedded},
};

use crate::errors::{CiteError, ExportError, SearchError};

#[test]
fn the_readme_of_the_example_shows_its_failures() -> Result<(), Box<dyn std::error::Error>> {
    let contracts = [SearchError::CONTRACT, CiteError::CONTRACT, ExportError::CONTRACT];
    let catalog = Catalog::of(&contracts)?;
    let tables = Reference::new(&catalog).markdown_tables();
    let readme = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/mcp_server/README.md");
    Ok(check_embedded(readme, "errors", &tables)?)
}

#[test]
fn a_stale_readme_says_where_and_how_to_update_it() {
    if std::env::var_os("BLESS").is_some() {
        return;
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("README.md");
    let text = "# Lamp\n<!-- errors: begin -->\n\nold\n\n<!-- errors: end -->\n";
    fs::write(&path, text).unwrap();
    assert_eq!(check_embedded(&path, "errors", "old\n"), Ok(()));
    let stale = check_embedded(&path, "errors", "new\n").unwrap_err();
    let said = format!("{stale:?}");
    assert!(said.contains("README.md: what stands at `errors` is stale"), "{said}");
    assert!(said.contains("line 4\n    is        old\n    should be new"), "{said}");
    assert!(said.contains("BLESS=1 cargo test"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "it is left as it is");

    let none = check_embedded(&path, "tables", "").unwrap_err().to_string();
    assert!(none.ends_with("README.md: there is no line `<!-- tables: begin -->`"), "{none}");
    let gone = check_embedded(path.with_file_name("NONE.md"), "errors", "").unwrap_err().to_string();
    assert!(gone.contains("NONE.md: it cannot be read"), "{gone}");
    // A checkout with other line breaks is not stale.
    fs::write(&path, text.replace('\n', "\r\n")).unwrap();
    assert_eq!(check_embedded(&path, "errors", "old\n"), Ok(()));
}
