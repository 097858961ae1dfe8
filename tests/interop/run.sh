#!/usr/bin/env bash
# Drives the example server with three clients that nobody here wrote and with our own, and prints what each of them saw.
# Needs python 3.10 or later, node 20 or later, and the package registries of both.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
folder=$target/interop
failed=0

cd "$root"
cargo build --quiet --package error-contract-tests --example mcp_server --example mcp_client
server=$target/debug/examples/mcp_server

install_npm() {
    mkdir -p "$folder/$1"
    # Without a manifest of its own, npm would install into a folder further up.
    [ -f "$folder/$1/package.json" ] || echo '{"private": true}' > "$folder/$1/package.json"
    npm install --prefix "$folder/$1" --no-audit --no-fund --loglevel=error "$2"
}

install_npm sdk1 '@modelcontextprotocol/sdk@1'
install_npm client2 '@modelcontextprotocol/client@2'
[ -x "$folder/python/bin/python" ] || python3 -m venv "$folder/python"
"$folder/python/bin/python" -m pip install --quiet --disable-pip-version-check 'mcp>=2,<3'

echo "=== python: mcp $("$folder/python/bin/python" -c 'import importlib.metadata as m; print(m.version("mcp"))')"
"$folder/python/bin/python" "$here/drive.py" "$server" || failed=1

echo "=== sdk1: @modelcontextprotocol/sdk $(node -p "require('$folder/sdk1/node_modules/@modelcontextprotocol/sdk/package.json').version")"
node "$here/sdk1.mjs" "$folder/sdk1" "$server" || failed=1

echo "=== client2: @modelcontextprotocol/client $(node -p "require('$folder/client2/node_modules/@modelcontextprotocol/client/package.json').version")"
node "$here/client2.mjs" "$folder/client2" "$server" || failed=1

echo "=== rmcp, and what our own client makes of it"
"$target/debug/examples/mcp_client" "$server" || failed=1

echo "=== a client that goes away in the middle of a call: the server ends, and says so with 0"
printf '%s\n' \
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"gone","version":"0"}}}' \
    '{"jsonrpc":"2.0","method":"notifications/initialized"}' \
    '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"fetch_article","arguments":{"id":"a9"}}}' \
    | timeout 20 "$server" > "$folder/gone.log" || failed=1
cat "$folder/gone.log"

exit "$failed"
