#!/usr/bin/env bash
# Opens the reference page in a headless Chromium and asserts on what is shown.
# Needs node 20 or later and its package registry. Where there is no Chromium, Debian's is installed.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
folder=$target/page

cd "$root"
cargo run --quiet --package error-contract --features docs --example docs -- "$folder/reference" > /dev/null
cargo run --quiet --package error-contract-tests --example pages -- "$folder/pages"

find_chromium() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [ -n "$name" ] && command -v "$name" && return
    done
    return 1
}

if ! find_chromium > /dev/null; then
    echo "=== no Chromium: installing Debian's"
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends \
        chromium fonts-dejavu-core > /dev/null
fi
CHROMIUM=$(find_chromium)
export CHROMIUM

mkdir -p "$folder/client"
# Without a manifest of its own, npm would install into a folder further up.
[ -f "$folder/client/package.json" ] || echo '{"private": true}' > "$folder/client/package.json"
# Without a browser: its own would be downloaded.
npm install --prefix "$folder/client" --no-audit --no-fund --loglevel=error 'playwright-core@1' 'axe-core@4'

echo "=== $("$CHROMIUM" --version 2> /dev/null)"
PAGE_FOLDER=$folder timeout 900 node --test --test-reporter=spec "$here/page.test.mjs"
