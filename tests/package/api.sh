#!/usr/bin/env bash
# Holds the public API against its snapshots, so that a change of it is a diff that somebody reads. With BLESS=1
# they are written. Needs cargo-public-api and a nightly toolchain, whose rustdoc it reads.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=$(realpath -m "${CARGO_TARGET_DIR:-$root/target}")
stored=$root/error-contract/api
written=$target/api
mkdir -p "$written" "$stored"
cd "$root"

# Without what the compiler adds to each type by itself.
api() {
    cargo +nightly public-api --package error-contract --target-dir "$target/api-json" -sss --color=never "${@:2}" > "$written/$1.txt"
}
api none --no-default-features
api default
api all --all-features

status=0
for set in none default all; do
    if [ -n "${BLESS:-}" ]; then
        cp "$written/$set.txt" "$stored/"
    elif ! diff -u "$stored/$set.txt" "$written/$set.txt"; then
        status=1
    fi
    printf '%-8s %5d public items\n' "$set" "$(wc -l < "$written/$set.txt")"
done
[ "$status" -eq 0 ] || echo "the public API changed; where that is meant: BLESS=1 tests/package/api.sh, then read the diff" >&2
exit "$status"
