//! What the documentation says of features and dependencies is what the manifests say.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::Command,
};

use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// What a tool of the toolchain prints.
fn run(tool: &str, arguments: &[&str]) -> Vec<u8> {
    let path = env::var_os(tool.to_uppercase()).unwrap_or_else(|| tool.into());
    let output = Command::new(path).args(arguments).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The packages that cargo knows of.
fn packages(arguments: &[&str]) -> Vec<Value> {
    let arguments = [&["metadata", "--offline", "--format-version=1"], arguments].concat();
    let metadata: Value = serde_json::from_slice(&run("cargo", &arguments)).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// What cargo knows of a package of the workspace.
fn package(name: &str) -> Value {
    packages(&["--no-deps"]).into_iter().find(|package| package["name"] == name).unwrap()
}

/// The dependencies that are no development's own.
fn dependencies(package: &Value) -> BTreeSet<String> {
    let dependencies = package["dependencies"].as_array().unwrap().iter();
    dependencies
        .filter(|dependency| dependency["kind"].is_null())
        .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
        .collect()
}

fn features(package: &Value) -> BTreeMap<String, Vec<String>> {
    serde_json::from_value(package["features"].clone()).unwrap()
}

/// Whether a feature turns a dependency on, by itself or by others.
fn turns_on(features: &BTreeMap<String, Vec<String>>, feature: &str, dependency: &str) -> bool {
    features[feature].iter().any(|on| {
        on.strip_prefix("dep:").is_some_and(|on| on == dependency)
            || features.contains_key(on) && turns_on(features, on, dependency)
    })
}

/// The rows of the tables in a text, cells without blanks and backticks; the heads are left out.
fn rows(text: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|').split('|').map(|cell| cell.replace('`', "").trim().to_owned()).collect()
    };
    text.lines().filter(|line| line.starts_with("| `")).map(cells).collect()
}

#[test]
fn each_dependency_stands_beside_its_features_and_why() {
    let text = read("error-contract/docs/features.md");
    let (runtime, derive) = text.split_once("# The derive").unwrap();

    let package = package("error-contract");
    let features = features(&package);
    let expected: Vec<_> = dependencies(&package)
        .into_iter()
        .map(|dependency| {
            let with: Vec<_> = features
                .keys()
                .filter(|feature| turns_on(&features, feature, &dependency))
                .cloned()
                .collect();
            let with = if with.is_empty() { "always".to_owned() } else { with.join(", ") };
            (dependency, with)
        })
        .collect();
    let mut said: Vec<_> = rows(runtime)
        .into_iter()
        .map(|row| {
            assert!(row[2].contains(' '), "why is `{}` there?", row[0]);
            (row[0].clone(), row[1].clone())
        })
        .collect();
    said.sort();
    assert_eq!(said, expected, "error-contract/docs/features.md");

    let said: BTreeSet<_> = rows(derive).into_iter().map(|row| row[0].clone()).collect();
    assert_eq!(
        said,
        dependencies(&self::package("error-contract-derive")),
        "error-contract/docs/features.md"
    );
}

#[test]
fn each_feature_stands_on_the_front_page() {
    let readme = read("README.md");
    let table = readme.split_once("## Features").unwrap().1.split_once("\n## ").unwrap().0;
    let said: BTreeMap<_, _> = rows(table).into_iter().map(|row| (row[0].clone(), row[1].clone())).collect();
    let features = features(&package("error-contract"));
    let expected: BTreeMap<_, _> = features
        .keys()
        .filter(|feature| *feature != "default")
        .map(|feature| {
            let default = features["default"].contains(feature);
            (feature.clone(), if default { "yes" } else { "no" }.to_owned())
        })
        .collect();
    assert_eq!(said, expected, "README.md");
}

#[test]
fn no_package_has_a_build_script_and_both_forbid_unsafe_code() {
    for name in ["error-contract", "error-contract-derive"] {
        let package = package(name);
        let targets = package["targets"].as_array().unwrap();
        assert!(
            targets.iter().all(|target| target["kind"][0] != "custom-build"),
            "{name} has a build script"
        );
        assert!(package["links"].is_null());
        assert!(read(&format!("{name}/src/lib.rs")).contains("#![forbid(unsafe_code)]"), "{name}");
        for file in ["LICENSE-APACHE", "LICENSE-MIT"] {
            assert!(read(file) == read(&format!("{name}/{file}")), "copy {file} to {name}/{file}");
        }
    }
}

#[test]
fn nothing_asks_for_a_newer_rust_than_we_do() {
    let version = |package: &Value| -> Option<Vec<u32>> {
        package["rust_version"].as_str().map(|version| {
            let mut parts: Vec<_> = version.split('.').map(|part| part.parse().unwrap()).collect();
            parts.resize(3, 0);
            parts
        })
    };
    let ours = version(&package("error-contract")).unwrap();
    let host = String::from_utf8(run("rustc", &["-vV"])).unwrap();
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let packages = packages(&["--filter-platform", host]);
    assert!(packages.len() > 100);
    let newer: Vec<_> = packages
        .iter()
        .filter(|package| version(package) > Some(ours.clone()))
        .map(|package| &package["name"])
        .collect();
    assert!(newer.is_empty(), "need a newer Rust than {ours:?}: {newer:?}");
}
