#!/usr/bin/env bash
# Starts the example HTTP service on loopback and reads it with curl and with Python's httpx.
# Needs curl, python 3.10 or later, and the package registry of Python.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
folder=$target/interop
mkdir -p "$folder"
unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY

cd "$root"
if ! command -v curl >/dev/null; then
    apt-get update -qq && apt-get install -y -qq curl >/dev/null
fi
[ -x "$folder/python/bin/python" ] || python3 -m venv "$folder/python"
"$folder/python/bin/python" -m pip install --quiet --disable-pip-version-check 'httpx>=0.27,<1'

cargo build --quiet --package error-contract-tests --example http_service
"$target/debug/examples/http_service" > "$folder/http.address" 2> "$folder/http.log" &
service=$!
trap 'kill "$service" 2>/dev/null || true' EXIT
for _ in $(seq 100); do
    [ -s "$folder/http.address" ] && break
    sleep 0.1
done
base=$(cat "$folder/http.address")
failed=0

# expect <name> <wanted line of the head> <wanted piece of the body> <arguments of curl...>
expect() {
    local name=$1 head=$2 piece=$3
    shift 3
    curl --silent --show-error --max-time 10 --dump-header "$folder/head" --output "$folder/body" "$@"
    if tr -d '\r' < "$folder/head" | grep -qixF -- "$head" && grep -qF -- "$piece" "$folder/body"; then
        echo "ok $name"
    else
        echo "FAILED $name"; cat "$folder/head" "$folder/body"; failed=1
    fi
}

echo "=== curl: $(curl --version | head -n 1 | cut -d ' ' -f 2)"
expect 'a status' 'HTTP/1.1 404 Not Found' '"status":404' "$base/orders/9"
expect 'a media type' 'content-type: application/problem+json' '"type":"https://orders.example/errors/unknown_order"' "$base/orders/9"
expect 'a delay' 'retry-after: 2' '"retryAfter":2' "$base/orders/4"
expect 'not 503' 'HTTP/1.1 502 Bad Gateway' '"retry":"terminal"' "$base/orders/5"
expect 'a status of its own' 'HTTP/1.1 410 Gone' '"status":410' "$base/orders/6"
expect 'a request id' 'x-request-id: r-7' '"requestId":"r-7"' -H 'x-request-id: r-7' "$base/orders/9"
expect 'no query in the instance' 'HTTP/1.1 404 Not Found' '"instance":"/orders/9"' "$base/orders/9?token=secret"
expect 'text' 'content-type: text/plain; charset=utf-8' '(reason unknown_order · not retryable · request r-8)' \
    -H 'accept: text/plain' -H 'x-request-id: r-8' "$base/orders/9"
expect 'the body and the status of a rejection' 'HTTP/1.1 400 Bad Request' '"status":400' \
    -H 'content-type: application/json' --data '{' "$base/orders"
expect 'a method that does not exist' 'allow: GET,HEAD,DELETE' '"title":"Method Not Allowed"' -X PATCH "$base/orders/1"
expect 'a panic' 'HTTP/1.1 500 Internal Server Error' '"reason":"handler_panicked"' "$base/broken"
expect 'what went well' 'HTTP/1.1 200 OK' '{"order":1,"state":"open"}' "$base/orders/1"
if [ "$(curl --silent --head --max-time 10 --output /dev/null --write-out '%{http_code}' "$base/orders/9")" != 404 ]; then
    echo 'FAILED a request for the head alone'; failed=1
fi

echo "=== python: httpx $("$folder/python/bin/python" -c 'import importlib.metadata as m; print(m.version("httpx"))')"
"$folder/python/bin/python" "$here/drive_http.py" "$base" || failed=1

exit "$failed"
