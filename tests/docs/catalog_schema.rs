//! The schema of the catalog's own file.

use std::collections::BTreeSet;

use error_contract::{
    Category, Class, Fault, Retry, Severity, Surface, Varies, catalog::Catalog, docs::CATALOG_SCHEMA,
};
use serde_json::{Value, json};

use crate::{everything::contracts, services};

fn schema() -> Value {
    serde_json::from_str(CATALOG_SCHEMA).unwrap()
}

fn written(catalog: &Catalog) -> Value {
    serde_json::from_str(&catalog.to_json()).unwrap()
}

#[test]
fn real_catalogs_are_valid() {
    let validator = jsonschema::draft202012::new(&schema()).unwrap();
    let everything = Catalog::of(&contracts()).unwrap();
    for catalog in [Catalog::default(), everything, services::catalog().unwrap(), Catalog::linked().unwrap()]
    {
        let wrong: Vec<_> = validator
            .iter_errors(&written(&catalog))
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

#[test]
fn what_the_reader_refuses_is_refused() {
    let validator = jsonschema::draft202012::new(&schema()).unwrap();
    let catalog = Catalog::of(&contracts()).unwrap();
    let mut good = written(&catalog);
    // One that declares something.
    good["contracts"].as_array_mut().unwrap().retain(|contract| contract["entries"] != json!([]));
    // (path, what is put there)
    let mutations: &[(&str, Value)] = &[
        ("/version", json!(2)),
        ("/format", json!("other")),
        ("/contracts/0/surprise", json!(1)),
        ("/contracts/0/surface", json!("nowhere")),
        ("/contracts/0/entries/0/surprise", json!(1)),
        ("/contracts/0/entries/0/retry", json!("maybe")),
        ("/contracts/0/entries/0/code/class", json!("Nothing")),
        ("/contracts/0/entries/0/code/surprise", json!(1)),
        ("/contracts/0/entries/0/varies", json!(["weather"])),
        ("/contracts/0/entries/0/retryAfter", json!("never")),
    ];
    for (path, value) in mutations {
        let mut bad = good.clone();
        let (parent, member) = path.rsplit_once('/').unwrap();
        bad.pointer_mut(parent).unwrap()[member] = value.clone();
        assert!(!validator.is_valid(&bad), "{path}");
        assert!(Catalog::from_json(&bad.to_string()).is_err(), "{path}");
    }
}

/// Every member that is ever written, by where it is described.
fn members(value: &Value, place: &str, seen: &mut BTreeSet<(String, String)>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                seen.insert((place.to_owned(), key.clone()));
                let inside = match key.as_str() {
                    "contracts" => "contract",
                    "entries" => "entry",
                    "includes" => "include",
                    "context" => "field",
                    "code" | "leftOut" => key,
                    // Its members are the user's own, or described where it stands.
                    _ => continue,
                };
                members(value, inside, seen);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| members(item, place, seen)),
        _ => {}
    }
}

#[test]
fn every_member_that_is_written_is_described_and_no_other() {
    let mut seen = BTreeSet::new();
    for catalog in [Catalog::of(&contracts()).unwrap(), services::catalog().unwrap()] {
        members(&written(&catalog), "", &mut seen);
    }
    let schema = schema();
    let mut described = BTreeSet::new();
    let mut describe = |place: &str, object: &Value| {
        assert_eq!(object["additionalProperties"], false, "`{place}` is open, and the reader is not");
        for key in object["properties"].as_object().unwrap().keys() {
            described.insert((place.to_owned(), key.clone()));
        }
    };
    describe("", &schema);
    for (place, object) in
        schema["$defs"].as_object().unwrap().iter().filter(|(_, object)| object["type"] == "object")
    {
        describe(place, object);
    }
    assert_eq!(seen, described);
}

#[test]
fn every_word_that_is_written_is_in_an_enum() {
    fn words<T: serde::Serialize>(all: &[T]) -> Value {
        serde_json::to_value(all).unwrap()
    }
    let schema = schema();
    let of = |place: &str, key: &str| schema["$defs"][place]["properties"][key]["enum"].clone();
    assert_eq!(of("code", "class"), words(Class::ALL));
    assert_eq!(of("entry", "retry"), words(&[Retry::Transient, Retry::Correctable, Retry::Terminal]));
    let severities = [Severity::Debug, Severity::Info, Severity::Notice, Severity::Warning, Severity::Error];
    assert_eq!(of("entry", "severity"), words(&severities));
    let categories =
        [Category::Protocol, Category::Validation, Category::Business, Category::System, Category::Adapter];
    assert_eq!(of("code", "category"), words(&categories));
    assert_eq!(of("code", "fault"), words(&[Fault::Client, Fault::Server, Fault::Upstream]));
    let surfaces = [Surface::Private, Surface::Exhaustive, Surface::NonExhaustive];
    assert_eq!(of("contract", "surface"), words(&surfaces));
    let varies: Vec<_> = Varies::ALL.names().collect();
    assert_eq!(schema["$defs"]["entry"]["properties"]["varies"]["items"]["enum"], json!(varies));
}
