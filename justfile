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

check: format lint test docs features interop openapi page

# Accept new messages and expansions; read the diff.
bless:
    TRYBUILD=overwrite cargo test -p error-contract-ui-tests
    BLESS=1 cargo test -p error-contract-derive
check: format lint test docs features interop openapi page
