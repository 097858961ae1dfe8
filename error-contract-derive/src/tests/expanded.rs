//! The expansions of `ui-tests/pass`, pretty-printed: reviewed as diffs.

use std::{fs, path::Path};

use quote::ToTokens;
use syn::{Attribute, DeriveInput, File, Item};

use super::{BLESS, assert_stored, workspace};
use crate::derive::derive;

#[test]
fn the_expansions_are_the_stored_ones() {
    let mut failures = Vec::new();
    let mut expanded = Vec::new();
    for entry in fs::read_dir(workspace("ui-tests/pass")).unwrap() {
        let path = entry.unwrap().path();
        let Some(expansion) = expansion(&path) else { continue };
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if let Err(failure) = assert_stored(&format!("ui-tests/expanded/{name}"), &expansion) {
            failures.push(failure);
        }
        expanded.push(name);
    }
    for entry in fs::read_dir(workspace("ui-tests/expanded")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        if !expanded.contains(&name) {
            failures.push(format!("ui-tests/expanded/{name} has no case in ui-tests/pass"));
        }
    }
    assert!(expanded.len() > 30, "only {} cases were expanded", expanded.len());
    assert!(failures.is_empty(), "{}\n{BLESS}", failures.join("\n"));
}

/// What the derive makes of the items at the top of a file. Those in bodies and macros look the same.
fn expansion(path: &Path) -> Option<String> {
    let file = syn::parse_file(&fs::read_to_string(path).unwrap()).ok()?;
    let mut items = Vec::new();
    for item in &file.items {
        let (attrs, tokens) = match item {
            Item::Enum(item) => (&item.attrs, item.to_token_stream()),
            Item::Struct(item) => (&item.attrs, item.to_token_stream()),
            _ => continue,
        };
        // `cfg_attr` is resolved by the compiler before a derive sees it.
        let is_conditional = tokens.to_string().contains("cfg");
        if !is_conditional && attrs.iter().any(derives) {
            let input: DeriveInput = syn::parse2(tokens).unwrap();
            items.extend(syn::parse2::<File>(derive(input.into_token_stream())).unwrap().items);
        }
    }
    let name = path.file_name()?.to_string_lossy();
    let printed = prettyplease::unparse(&File { shebang: None, frontmatter: None, attrs: Vec::new(), items });
    (!printed.is_empty()).then(|| format!("// What the derive makes of pass/{name}.\n\n{printed}"))
}

fn derives(attr: &Attribute) -> bool {
    attr.path().is_ident("derive") && attr.to_token_stream().to_string().contains("ErrorContract")
}
