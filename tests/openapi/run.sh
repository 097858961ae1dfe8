#!/usr/bin/env bash
# Holds the generated OpenAPI documents and JSON Schemas, and what real errors send, against validators that
# nobody here wrote. Needs python 3.10 or later, and its package registry.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
folder=$target/openapi

cd "$root"
rm -rf "$folder/written"
cargo run --quiet --package error-contract-tests --example wire -- "$folder/written"

[ -x "$folder/python/bin/python" ] || python3 -m venv "$folder/python"
"$folder/python/bin/python" -m pip install --quiet --disable-pip-version-check \
    'openapi-spec-validator>=0.7,<1' 'openapi-schema-validator>=0.6,<1' 'jsonschema>=4.23,<5'

"$folder/python/bin/python" -c '
import importlib.metadata as m
print("===", ", ".join(f"{name} {m.version(name)}" for name in ["openapi-spec-validator", "openapi-schema-validator", "jsonschema"]))'
for document in "$folder"/written/*/openapi.json; do
    "$folder/python/bin/python" -m openapi_spec_validator "$document"
done
"$folder/python/bin/python" "$here/check.py" "$folder/written" error-contract/docs/catalog.schema.json
