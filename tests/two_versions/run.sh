#!/usr/bin/env bash
# Two versions of the crate in one program: each has its own contracts, and neither sees the other's.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
# Outside the repository: inside it, the next version would inherit the version of this one.
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
mkdir "$made/src"
# Nothing else says which toolchain there.
RUSTUP_TOOLCHAIN=${RUSTUP_TOOLCHAIN:-$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)}
export RUSTUP_TOOLCHAIN

# The same sources under the next version.
mkdir "$made/next"
cp -r error-contract error-contract-derive "$made/next/"
sed 's/^version = "0\.1\.0"/version = "0.2.0"/
  s/^\(error-contract = .*\)version = "0\.1\.0"/\1version = "0.2.0"/
  s/=0\.1\.0/=0.2.0/
  s/^members = .*/members = ["error-contract", "error-contract-derive"]/' Cargo.toml >"$made/next/Cargo.toml"
# As the test of the name asks for.
sed -i 's/ERROR_CONTRACT_0_1/ERROR_CONTRACT_0_2/g' "$made/next/error-contract/src/catalog/linked.rs"
cp Cargo.lock "$made/"

cat >"$made/Cargo.toml" <<EOF
[package]
name = "two-versions"
version = "0.0.0"
edition = "2024"

[workspace]
exclude = ["next"]

[dependencies]
old = { package = "error-contract", path = "$PWD/error-contract", features = ["lock"] }
next = { package = "error-contract", path = "next/error-contract", features = ["lock"] }
thiserror = "2"
EOF
cat >"$made/src/main.rs" <<'EOF'
//! An error of each version, and one that has both contracts.
#![deny(warnings)]
#![forbid(unsafe_code)]

#[derive(Debug, thiserror::Error, old::ErrorContract)]
#[error("old")]
#[contract(crate = old, domain = "old")]
#[reason("of_old")]
#[code(NotFound)]
#[when("The old one failed.")]
#[recovery("Call list_old and pass one of the ids.")]
struct Old;

#[derive(Debug, thiserror::Error, next::ErrorContract)]
#[error("next")]
#[contract(crate = next, domain = "next")]
#[reason("of_next")]
#[code(Conflict)]
#[when("The next one failed.")]
#[recovery("Call list_next and pass one of the ids.")]
struct Next;

#[derive(Debug, thiserror::Error, old::ErrorContract)]
#[error("both")]
#[contract(crate = old, domain = "both")]
#[reason("of_both")]
#[code(Timeout)]
#[when("Both failed.")]
#[recovery("Call list_both and pass one of the ids.")]
struct Both;

fn main() {
    assert_eq!(old::ErrorContract::reason(&Old), "of_old");
    assert_eq!(next::ErrorContract::reason(&Next), "of_next");
    assert_eq!(old::ErrorContract::reason(&Both), "of_both");
    let of_old = old::catalog::Catalog::linked().expect("a catalog");
    let of_next = next::catalog::Catalog::linked().expect("a catalog");
    let reasons: Vec<_> = of_old.entries().map(|(_, entry)| entry.reason.to_string()).collect();
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    let reasons: Vec<_> = of_next.entries().map(|(_, entry)| entry.reason.to_string()).collect();
    assert_eq!(reasons, ["of_next"]);
    println!("two versions, each with its own contracts");
}
EOF
cargo run --quiet --manifest-path "$made/Cargo.toml" --target-dir "$target/two_versions"
