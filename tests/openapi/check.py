"""Holds what the example `wire` wrote against the validators of OpenAPI and JSON Schema."""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

PROBLEM = "application/problem+json"
failed = False


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def check(what, errors):
    global failed
    errors = list(errors)
    for error in errors[:5]:
        failed = True
        print(f"  {what}: {error.json_path}: {error.message[:300]}")
    return not errors


def part(schema, name):
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def response_of(components, problem):
    """The response of a problem: that of its status, or of those whose status is decided when they happen."""
    responses = components["responses"]
    known = responses.get(f"Error{problem['status']}", responses.get("ErrorOther"))

    def validator(response):
        return OAS31Validator(response["content"][PROBLEM]["schema"] | {"components": components})

    if "ErrorOther" in responses and not validator(known).is_valid(problem):
        known = responses["ErrorOther"]
    return known, validator(known)


def check_folder(folder, catalog_schema):
    global failed
    document = load(folder / "openapi.json")
    schema = load(folder / "errors.schema.json")
    sent = load(folder / "sent.json")
    components = document["components"]
    check("openapi.json", OpenAPIV31SpecValidator(document).iter_errors())
    Draft202012Validator.check_schema(schema)
    check("catalog.json", Draft202012Validator(catalog_schema).iter_errors(load(folder / "catalog.json")))
    for name, one in components["schemas"].items():
        OAS31Validator.check_schema(one)
    for name, example in components["examples"].items():
        one = {"$ref": f"#/components/schemas/{name}", "components": components}
        check(f"example {name}", OAS31Validator(one).iter_errors(example["value"]))

    whole = Draft202012Validator(schema)
    validators = {name: part(schema, name) for name in ["ErrorResponse", "McpError", "JsonRpcError", "Problem"]}
    headers = 0
    for failure in sent:
        problem = failure["problem"]
        envelopes = {
            "ErrorResponse": failure["response"],
            "McpError": failure["mcpError"],
            "JsonRpcError": failure["errorObject"],
            "Problem": problem,
        }
        for name, value in envelopes.items():
            own = f"{failure['domain']}.{failure['reason']}.{name}"
            if own in schema["$defs"]:
                check(own, part(schema, own).iter_errors(value))
            check(f"{name} of {failure['reason']}", validators[name].iter_errors(value))
            check(f"any envelope, {name} of {failure['reason']}", whole.iter_errors(value))
        response, validator = response_of(components, problem)
        check(f"response {problem['status']} of {failure['reason']}", validator.iter_errors(problem))
        if failure["retryAfter"] is not None and f"{failure['domain']}.{failure['reason']}" in components["schemas"]:
            headers += 1
            header = OAS31Validator(components["headers"]["RetryAfter"]["schema"])
            check("Retry-After", header.iter_errors(failure["retryAfter"]))
            if "Retry-After" not in response.get("headers", {}):
                failed = True
                print(f"  {failure['reason']} is sent with Retry-After, and its response does not say so")
        # What another failure is called is not valid here.
        own = f"{failure['domain']}.{failure['reason']}"
        if own in components["schemas"]:
            one = OAS31Validator({"$ref": f"#/components/schemas/{own}", "components": components})
            if one.is_valid(problem | {"reason": "another"}) or one.is_valid(problem | {"retry": "another"}):
                failed = True
                print(f"  {own} admits what is never sent")
    print(
        f"{folder.name}: {len(components['schemas'])} schemas, {len(components['responses'])} responses,"
        f" {len(components['examples'])} examples; {len(sent)} failures in 4 envelopes, {headers} with Retry-After"
    )


def main():
    root = Path(sys.argv[1])
    catalog_schema = load(Path(sys.argv[2]))
    Draft202012Validator.check_schema(catalog_schema)
    folders = sorted(folder for folder in root.iterdir() if folder.is_dir())
    for folder in folders:
        check_folder(folder, catalog_schema)
    if failed or not folders:
        sys.exit("not valid")
    print("valid")


main()
