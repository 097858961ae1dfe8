//! Writes every format of the reference: for the contract of the quickstart, and for a catalog of several
//! hundred failures.
//!
//! `cargo run --example docs --features docs -- FOLDER`

#![allow(dead_code, unreachable_pub, reason = "contracts as libraries have them; nothing fails here")]

use std::{env, fs, path::Path};

use error_contract::{HasContract as _, catalog::Catalog, docs::Reference};

#[path = "quickstart.rs"]
mod quickstart;
#[path = "docs/services.rs"]
mod services;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder =
        env::args_os().nth(1).ok_or("where to? cargo run --example docs --features docs -- FOLDER")?;
    let folder = Path::new(&folder);
    let quickstart = Catalog::of(&[quickstart::FetchError::CONTRACT])?;
    let reference =
        Reference::new(&quickstart).with_title("Errors of the PubMed server").with_version("1.4.0");
    write(&folder.join("quickstart"), &quickstart, &reference, "no_match")?;

    let services = services::catalog()?;
    let reference =
        Reference::new(&services).with_title("Errors of the Example Company").with_version("2026.12");
    write(&folder.join("services"), &services, &reference, "service_refused")
}

fn write(
    folder: &Path,
    catalog: &Catalog,
    reference: &Reference<'_>,
    reason: &str,
) -> Result<(), Box<dyn std::error::Error>> {
    fs::create_dir_all(folder)?;
    for (name, text) in [
        ("errors.html", reference.html()),
        ("errors.json", catalog.to_json()),
        ("errors.md", reference.markdown()),
        ("tables.md", reference.markdown_tables()),
        ("explain.txt", reference.explain(reason)?),
        ("errors.schema.json", reference.json_schema()),
        ("openapi.json", reference.openapi()),
    ] {
        let path = folder.join(name);
        println!("{:>9} bytes  {}", text.len(), path.display());
        fs::write(path, text)?;
    }
    Ok(())
}
