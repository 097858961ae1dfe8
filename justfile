# What CI runs.
check: format lint test docs features interop openapi page

format:
    cargo fmt --all --check

lint:
    cargo clippy --workspace --all-targets --all-features -- -D warnings

test:
    cargo test --workspace

docs:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --all-features

# Features add up: each set builds alone.
features:
    cargo clippy -p error-contract --no-default-features -- -D warnings
    cargo clippy -p error-contract --no-default-features --features serde -- -D warnings
    cargo clippy -p error-contract --no-default-features --features std -- -D warnings

# Clients that nobody here wrote: needs Python 3.10 and Node 20.
interop:
    tests/interop/run.sh

# The reference page in a headless Chromium: needs Node 20; where there is no Chromium, Debian's is installed.
page:
    tests/page/run.sh
# Validators that nobody here wrote: needs Python 3.10.
openapi:
    tests/openapi/run.sh

# What a catalog of 10,000 entries costs in each format.
bench:
    cargo bench -p error-contract-tests --bench catalog

# Accept new messages and expansions; read the diff.
bless:
    TRYBUILD=overwrite cargo test -p error-contract-ui-tests
    BLESS=1 cargo test -p error-contract-derive
    BLESS=1 cargo test -p error-contract --all-features --lib hashes
    BLESS=1 cargo test -p error-contract-tests
