#!/usr/bin/env bash
# Builds both crates, with every feature, against the oldest versions that the manifests admit. Needs a nightly
# toolchain to choose them, and the registry; what builds is the toolchain of the repository.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=$(realpath -m "${CARGO_TARGET_DIR:-$root/target}")
toolchain=$(sed -n 's/^channel = "\(.*\)"$/\1/p' "$root/rust-toolchain.toml")

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
for crate in error-contract error-contract-derive; do
    cp -r "$root/$crate" "$copy/"
    # What only tests need may ask for newer versions, and would be chosen with the rest.
    awk '/^\[/ { dev = /^\[dev-dependencies/ } !dev' "$root/$crate/Cargo.toml" > "$copy/$crate/Cargo.toml"
done
sed 's/^members = .*/members = ["error-contract", "error-contract-derive"]/' "$root/Cargo.toml" > "$copy/Cargo.toml"

cd "$copy"
# Ours are the oldest; what those depend on is chosen as usual.
cargo +nightly update --quiet -Z direct-minimal-versions
for crate in error-contract error-contract-derive; do
    cargo +nightly tree --quiet --all-features --depth 1 --prefix none --edges normal -p "$crate"
done | grep -v '^error-contract' | sort -u
# An old dependency may make lints see more in our code; whether it builds is what is asked.
RUSTFLAGS="--cap-lints=allow" cargo "+$toolchain" check --quiet --target-dir "$target/minimal" -p error-contract --all-features
echo "both crates build with them"
