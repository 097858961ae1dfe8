# What CI runs.
check: format lint test docs features package deny api interop page

format:
    cargo fmt --all --check

lint:
    cargo clippy --workspace --all-targets --all-features -- -D warnings

test:
    cargo test --workspace

docs:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --all-features

# Features add up: none, each alone, any two, and all. Needs cargo-hack.
features:
    cargo hack clippy -p error-contract --lib --feature-powerset --depth 2 --exclude-features default -- -D warnings
    cargo clippy -p error-contract --lib --all-features -- -D warnings

# Every set of features there is: some 340, half an hour. Needs cargo-hack.
powerset:
    cargo hack check -p error-contract --lib --feature-powerset --exclude-features default

# The archives as crates.io and docs.rs build them, and a consumer outside the workspace.
package:
    tests/package/run.sh

# Against the oldest versions that the manifests admit. Needs a nightly toolchain and the registry.
minimal:
    tests/package/minimal.sh

# Licences, bans, duplicates, sources of what comes along. Needs cargo-deny.
deny:
    cargo deny check licenses bans sources

# What is known against what comes along. Needs cargo-deny, and its database from the network.
advisories:
    cargo deny check advisories

# The public API against its snapshots in error-contract/api. Needs cargo-public-api and a nightly toolchain.
api:
    tests/package/api.sh

# What breaks users of the release before; from the first release on. Needs cargo-semver-checks.
semver baseline:
    cargo semver-checks -p error-contract --all-features --baseline-rev {{baseline}}

# Clients that nobody here wrote: needs Python 3.10 and Node 20.
interop:
    tests/interop/run.sh
    tests/interop/run_http.sh

# The reference page in a headless Chromium: needs Node 20; where there is no Chromium, Debian's is installed.
page:
    tests/page/run.sh

# Accept new messages, expansions and public API; read the diff.
bless:
    TRYBUILD=overwrite cargo test -p error-contract-ui-tests
    BLESS=1 cargo test -p error-contract-derive
    BLESS=1 cargo test -p error-contract --all-features --lib hashes
    BLESS=1 tests/package/api.sh
