# What CI runs.
check: format lint test docs features versions package deny api interop openapi page

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

# Validators that nobody here wrote: needs Python 3.10.
openapi:
    tests/openapi/run.sh

# Fuzzes a target of `fuzz/targets`, for ten minutes unless told otherwise: needs a nightly compiler and `cargo install
# cargo-fuzz`. What crashes is kept in `fuzz/artifacts`; make a test of it.
fuzz target seconds="600":
    #!/usr/bin/env bash
    set -euo pipefail
    cd fuzz
    # Types that are nested deeply take stack before the derive is asked.
    ulimit -s 1000000 || ulimit -s "$(ulimit -Hs)"
    dictionary=wire.dict
    seeds=()
    case "{{target}}" in
      derive_*) dictionary=derive.dict ;;&
      derive_text) seeds=(../ui-tests/pass ../ui-tests/fail ../ui-tests/advice) ;;
      lock) seeds=(../tests/workspace) ;;
    esac
    mkdir -p "corpus/{{target}}"
    cargo +nightly fuzz run -O -a --fuzz-dir . "{{target}}" "corpus/{{target}}" "${seeds[@]}" -- -dict="$dictionary" \
      -max_total_time={{seconds}} -max_len=16384 -len_control=0 -timeout=60 -rss_limit_mb=4096 -print_final_stats=1

# Two versions of the crate in one program.
versions:
    tests/two_versions/run.sh

# Accept new messages, expansions and public API; read the diff.
bless:
    TRYBUILD=overwrite cargo test -p error-contract-ui-tests
    BLESS=1 cargo test -p error-contract-derive
    BLESS=1 cargo test -p error-contract --all-features --lib hashes
    BLESS=1 cargo test -p error-contract-tests
    BLESS=1 tests/package/api.sh

# What it costs at run time, against what people would use instead; see PERFORMANCE.md. About three minutes.
bench:
    cargo bench -p error-contract-benchmarks

# The same in instructions, which repeat exactly: needs valgrind and Python 3.10.
bench-instructions:
    benchmarks/instructions.py

# What the derive costs whoever compiles: needs Python 3.10. About eight minutes.
bench-compile:
    benchmarks/compile_time.py
