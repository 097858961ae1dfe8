#!/usr/bin/env bash
# Packs both crates, looks at what is inside, builds and documents the archives as crates.io and docs.rs
# do, and tests a consumer outside the workspace that depends on them: without features, with those that
# are on by default, with all. Nothing is published.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
cd "$root"
target=$(realpath -m "${CARGO_TARGET_DIR:-$root/target}")
export CARGO_TARGET_DIR=$target
# Outside the repository nothing else says which toolchain.
RUSTUP_TOOLCHAIN=${RUSTUP_TOOLCHAIN:-$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)}
export RUSTUP_TOOLCHAIN
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
features=$(sed -n '/^\[features\]$/,/^\[/s/^\([a-z0-9]*\) = .*/\1/p' error-contract/Cargo.toml)

echo "=== packed, and built from the archives"
rm -f "$target"/package/error-contract*.crate
cargo package --locked --allow-dirty --all-features -p error-contract-derive -p error-contract

outside=$(mktemp -d)
trap 'rm -rf "$outside"' EXIT
fail() { echo "error: $*" >&2; exit 1; }

for crate in error-contract error-contract-derive; do
    archive=$target/package/$crate-$version.crate
    tar -xzf "$archive" -C "$outside"
    mv "$outside/$crate-$version" "$outside/$crate"
    for file in LICENSE-APACHE LICENSE-MIT README.md Cargo.toml; do
        [ -f "$outside/$crate/$file" ] || fail "$crate: there is no $file in the archive"
    done
    # What is there and nobody asked for.
    odd=$(cd "$outside/$crate" && find . -type f | grep -vE \
        '^\./(src/.*\.(rs|txt)|docs/.*\.(md|json)|templates/.*|examples/quickstart\.rs|README\.md|LICENSE-(MIT|APACHE)|Cargo\.(toml|lock|toml\.orig)|\.cargo_vcs_info\.json)$' || true)
    [ -z "$odd" ] || fail "$crate: superfluous in the archive: $odd"
    [ ! -f "$outside/$crate/build.rs" ] || fail "$crate: a build script"
    grep -q '^#!\[forbid(unsafe_code)\]$' "$outside/$crate/src/lib.rs" || fail "$crate: unsafe code is not forbidden"
    printf '%-24s %3d files  %7d bytes\n' "$crate" "$(find "$outside/$crate" -type f | wc -l)" "$(stat -c %s "$archive")"
done

consumer=$outside/consumer
cp -r "$here/consumer" "$consumer"
# The versions that the repository is tested with.
cp Cargo.lock "$consumer/"
cat >> "$consumer/Cargo.toml" <<TOML

[patch.crates-io]
error-contract = { path = "../error-contract" }
error-contract-derive = { path = "../error-contract-derive" }
TOML

cd "$consumer"
echo "=== a consumer without features"
cargo test --quiet --no-default-features
echo "=== with the default features"
cargo test --quiet --features usual
echo "=== with all: $(echo $features)"
# shellcheck disable=SC2086
cargo test --quiet --features all $(printf -- ' --features error-contract/%s' $features)

echo "=== the documentation, as docs.rs builds it"
cp "$root/Cargo.lock" "$outside/error-contract/Cargo.lock"
printf '\n[patch.crates-io]\nerror-contract-derive = { path = "../error-contract-derive" }\n' >> "$outside/error-contract/Cargo.toml"
cd "$outside/error-contract"
if rustup run nightly rustc --version >/dev/null 2>&1; then
    RUSTUP_TOOLCHAIN=nightly RUSTDOCFLAGS="--cfg docsrs -D warnings" \
        cargo doc --quiet --no-deps --all-features --lib --target-dir "$target/docsrs"
    page=$target/docsrs/doc/error_contract/index.html
    grep -q 'Available on <strong>crate feature' "$target/docsrs/doc/error_contract/struct.Received.html" ||
        fail "no label says that Received needs a feature"
else
    echo "no nightly toolchain: without the labels of the features"
    RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --all-features --lib --target-dir "$target/docsrs"
    page=$target/docsrs/doc/error_contract/index.html
fi
printf '%d bytes  front page of the documentation\n' "$(stat -c %s "$page")"
