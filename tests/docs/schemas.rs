//! The schemas of what is sent, held against what is sent.

use error_contract::{
    ErrorContract, HasContract as _,
    catalog::Catalog,
    docs::Reference,
    jsonrpc, mcp,
    mcp::{META_KEY, Placement},
    problem,
};
use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{
    errors::{CiteError, ExportError, SearchError},
    everything::{contracts, samples},
    samples as server,
};

const ENVELOPES: [&str; 4] = ["ErrorResponse", "McpError", "JsonRpcError", "Problem"];

/// The part of the schema that describes `name`.
fn part(schema: &Value, name: &str) -> Validator {
    let part = json!({"$ref": format!("#/$defs/{name}"), "$defs": schema["$defs"]});
    jsonschema::draft202012::new(&part).unwrap()
}

fn sent(error: &dyn ErrorContract) -> [Value; 4] {
    let result = mcp::tool_result(error).with_placement(Placement::Meta).with_request_id("r").to_value();
    [
        error.response().to_value(),
        result["_meta"][META_KEY].clone(),
        jsonrpc::error_object(error).with_request_id("r").to_value(),
        problem::problem(error).with_instance("/1").to_value(),
    ]
}

fn check(catalog: &Catalog, errors: &[&dyn ErrorContract]) {
    let schema: Value = serde_json::from_str(&Reference::new(catalog).json_schema()).unwrap();
    jsonschema::draft202012::meta::validate(&schema).unwrap();
    let whole = jsonschema::draft202012::new(&schema).unwrap();
    for error in errors {
        for (envelope, value) in ENVELOPES.iter().zip(sent(*error)) {
            let declared = catalog
                .find(error.reason())
                .any(|(contract, _)| contract.domain.as_deref() == error.domain());
            let own = if declared {
                format!("{}.{}.{envelope}", error.domain().unwrap(), error.reason())
            } else {
                format!("Undeclared{envelope}")
            };
            let wrong: Vec<_> =
                part(&schema, &own).iter_errors(&value).map(|error| error.to_string()).collect();
            assert!(wrong.is_empty(), "{own}: {wrong:#?}\n{value:#}");
            assert!(part(&schema, envelope).is_valid(&value), "{envelope}: {value:#}");
            assert!(whole.is_valid(&value), "{value:#}");
        }
    }
}

#[test]
fn everything_that_is_sent_is_valid() {
    let samples = samples();
    let samples: Vec<_> = samples.iter().map(|error| &**error).collect();
    check(&Catalog::of(&contracts()).unwrap(), &samples);
}

#[test]
fn what_the_example_sends_is_valid() {
    let catalog = Catalog::of(&[SearchError::CONTRACT, CiteError::CONTRACT, ExportError::CONTRACT]).unwrap();
    let (search, cite, export) = (server::search(), server::cite(), server::export());
    let all = search.iter().map(|error| error as &dyn ErrorContract);
    let all = all.chain(cite.iter().map(|error| error as &dyn ErrorContract));
    let all: Vec<_> = all.chain(export.iter().map(|error| error as &dyn ErrorContract)).collect();
    check(&catalog, &all);
}

/// What is not what the contract says is refused.
#[test]
fn what_would_not_be_sent_is_not_valid() {
    let mut catalog = Catalog::of(&contracts()).unwrap();
    // Closed, so that nothing but what is declared is admitted.
    for contract in &mut catalog.contracts {
        contract.includes.retain(|include| !include.delegated);
    }
    let schema: Value = serde_json::from_str(&Reference::new(&catalog).json_schema()).unwrap();
    let problems = part(&schema, "Problem");
    let samples = samples();
    let find = |reason: &str| {
        let found = samples.iter().find(|error| error.reason() == reason).unwrap();
        problem::problem(&**found).to_value()
    };
    let wrong: &[(&str, &str, Value)] = &[
        ("plain", "/reason", json!("plane")),
        ("plain", "/domain", json!("every.where")),
        ("plain", "/code", json!(404)),
        ("plain", "/status", json!(500)),
        ("plain", "/retry", json!("transient")),
        ("plain", "/retryable", json!(true)),
        ("plain", "/type", json!("about:blank")),
        ("fields", "/context/small", json!(256)),
        ("fields", "/context/small", json!(-1)),
        ("fields", "/context/small", json!(null)),
        ("fields", "/context/small", json!("3")),
        ("fields", "/context/list", json!(["x"])),
        ("fields", "/context/map", json!({"k": [70_000]})),
        ("pausing", "/retryAfter", json!(31)),
        ("busy", "/retryAfter", json!(86_401)),
        ("busy", "/retryAfter", json!(null)),
        ("bad_start", "/field", json!("range.end")),
        ("refused", "/retry", json!("perhaps")),
    ];
    for (reason, path, value) in wrong {
        let mut problem = find(reason);
        assert!(problems.is_valid(&problem), "{reason}: {problem:#}");
        *problem.pointer_mut(path).unwrap() = value.clone();
        assert!(!problems.is_valid(&problem), "{reason}, {path}: {problem:#}");
    }
    // What cannot be serialized is admitted wherever a field is.
    for field in ["small", "share", "maybe", "list", "map", "pairs", "paint", "text"] {
        let mut problem = find("fields");
        problem["context"][field] = json!("[Unreadable]");
        assert!(problems.is_valid(&problem), "{field}");
        problem["context"].as_object_mut().unwrap().remove(field);
        assert!(!problems.is_valid(&problem), "{field} is always there");
    }
}

#[test]
fn the_responses_of_openapi_hold_what_is_sent() {
    let catalog = Catalog::of(&contracts()).unwrap();
    let document: Value = serde_json::from_str(&Reference::new(&catalog).openapi()).unwrap();
    let components = &document["components"];
    for error in samples() {
        let problem = problem::problem(&*error);
        let response = components["responses"].get(format!("Error{}", problem.status()));
        let response = response.unwrap_or(&components["responses"]["ErrorOther"]);
        let schema = &response["content"]["application/problem+json"]["schema"];
        let schema = json!({"oneOf": schema["oneOf"], "components": components});
        let validator = jsonschema::draft202012::new(&schema).unwrap();
        let value = problem.to_value();
        let is_elsewhere = !validator.is_valid(&value);
        if is_elsewhere {
            // Its status is decided when it happens.
            let schema =
                &components["responses"]["ErrorOther"]["content"]["application/problem+json"]["schema"];
            let schema = json!({"oneOf": schema["oneOf"], "components": components});
            assert!(jsonschema::draft202012::new(&schema).unwrap().is_valid(&value), "{value:#}");
        }
        if problem.retry_after().is_some() && !is_elsewhere {
            let header = &response["headers"]["Retry-After"]["$ref"];
            assert!(
                header == "#/components/headers/RetryAfter" || error.domain() == Some("plugin"),
                "{value:#}"
            );
        }
    }
    for (name, example) in components["examples"].as_object().unwrap() {
        let schema = json!({"$ref": format!("#/components/schemas/{name}"), "components": components});
        let validator = jsonschema::draft202012::new(&schema).unwrap();
        let wrong: Vec<_> = validator.iter_errors(&example["value"]).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:#?}");
    }
}

#[test]
fn names_of_components_are_names() {
    let mut catalog = Catalog::of(&contracts()).unwrap();
    for contract in &mut catalog.contracts {
        contract.domain = Some("größe / <x>".into());
        for entry in &mut contract.entries {
            entry.reason = "\"#/~1".into();
        }
    }
    let document: Value = serde_json::from_str(&Reference::new(&catalog).openapi()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '-');
    assert!(
        schemas.keys().all(|name| name.chars().all(is_plain)),
        "{:?}",
        schemas.keys().collect::<Vec<_>>()
    );
    assert_eq!(schemas.len(), catalog.entries().count() + 2, "each entry has its own");
}
