"""Goes through cases.json with the Python client `mcp`, and prints what it saw. The argument is the server."""

import asyncio
import json
import pathlib
import re
import sys
import traceback

from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

KEY = "io.github.error-contract/error"
CASES = json.loads((pathlib.Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))


def holds(actual, expected, path):
    """Asserts that `actual` holds everything that `expected` names."""
    if isinstance(expected, dict):
        assert isinstance(actual, dict), f"{path}: {actual!r}"
        for key, value in expected.items():
            holds(actual.get(key), value, f"{path}.{key}")
    else:
        assert actual == expected, f"{path}: {actual!r} is not {expected!r}"


async def answer_of(client, step):
    try:
        if "read" in step:
            result = await client.read_resource(step["read"])
        elif "prompt" in step:
            result = await client.get_prompt(step["prompt"], step["arguments"])
        else:
            result = await client.call_tool(step["call"], step["arguments"])
    except MCPError as refused:
        return None, refused
    return result.model_dump(by_alias=True, mode="json", exclude_unset=True), None


def without_request(result):
    """The text block without the id of the request, which is that of the structured error."""
    text = result["content"][0]["text"]
    structured = (result.get("structuredContent") or {}).get("error")
    error = structured or (result.get("_meta") or {}).get(KEY) or {}
    said = re.search(r" · request (\S+)\)$", text)
    if "requestId" in error.get("data", {}):
        assert said and said[1] == error["data"]["requestId"], text
    return text[: said.start()] + ")" if said else text


def check_failure(result, expected):
    assert result["isError"] is True
    assert len(result["content"]) == 1
    text = without_request(result)
    if "text" in expected:
        assert text == expected["text"], text
    else:
        assert text.startswith(expected["starts"]), text[:200]
        assert text.endswith(expected["ends"]), text[-200:]
        assert len(text) <= expected["longest"], len(text)
    structured = (result.get("structuredContent") or {}).get("error")
    meta = (result.get("_meta") or {}).get(KEY)
    carried = [value for value in (structured, meta) if value is not None]
    assert len(carried) == (0 if expected["placement"] == "text" else 1), "the error is carried once"
    if "error" in expected:
        holds({"structured": structured, "meta": meta}[expected["placement"]], expected["error"], "error")


def check(step, result, refused):
    if "refused" in step:
        assert refused is not None, result
        assert refused.code == step["refused"]["code"], refused
        assert step["refused"]["message"] in refused.message, refused
        if "data" in step["refused"]:
            holds(refused.data, step["refused"]["data"], "data")
        return
    if refused is not None:
        raise refused
    if "fails" in step:
        check_failure(result, step["fails"])
    else:
        assert not result.get("isError")
    if "succeeds" in step:
        holds(result["structuredContent"], step["succeeds"], "structuredContent")
    if "says" in step:
        said = result.get("content") or result.get("contents") or [result["messages"][0]["content"]]
        assert said[0]["text"] == step["says"], said


def show(step, result, refused):
    def cut(text):
        return text if len(text) <= 400 or "show" in step else f"{text[:200]} [...] {text[-200:]}"

    print(f"--- {step['name']}")
    if refused is not None:
        print(cut(f"refused {refused.code}: {refused.message} {json.dumps(refused.data, ensure_ascii=False)}"))
    elif "fails" in step:
        print(f"isError {result['isError']}; text block:\n{cut(result['content'][0]['text'])}")
        for place in ("structuredContent", "_meta"):
            if result.get(place):
                print(f"{place} {cut(json.dumps(result[place], ensure_ascii=False))}")
    else:
        print(cut(json.dumps(result, ensure_ascii=False)))


async def check_tools(client):
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    expected = ["cite_article", "export_articles", "fetch_article", "rehearse_failure", "search_articles"]
    assert sorted(tools) == expected, sorted(tools)
    fetch = tools["fetch_article"].model_dump(by_alias=True, mode="json", exclude_none=True)
    assert sorted(fetch["outputSchema"]["properties"]) == ["id", "text", "title"]
    assert "\n- mirror_down (retryable): The mirror that holds the record takes" in fetch["description"]
    schema = fetch["_meta"]["io.github.error-contract/failures"]
    assert "mirror_down" in schema["properties"]["data"]["properties"]["reason"]["examples"]
    assert "unknown_style" not in tools["cite_article"].description
    print(f"--- tools/list\n{fetch['description']}")
    reasons = {"unknown_style": None}
    for tool in tools.values():
        failures = (tool.meta or {}).get("io.github.error-contract/failures")
        if failures:
            reasons.update(dict.fromkeys(failures["properties"]["data"]["properties"]["reason"]["examples"]))
    for reason in reasons:
        for placement in ("text", "structured", "meta"):
            await rehearse(client, reason, placement)
    print(f"--- rehearsed in text, structured and meta: {', '.join(reasons)}")


async def rehearse(client, reason, placement):
    """One of the failures that the tools advertise, in one place."""
    answer = await client.call_tool("rehearse_failure", {"reason": reason, "placement": placement})
    result = answer.model_dump(by_alias=True, mode="json", exclude_unset=True)
    check_failure(result, {"placement": placement, "starts": "Error: ", "ends": "retryable)", "longest": 500})
    text = result["content"][0]["text"]
    assert re.search(rf"\n\nRecovery: [^\n]+\n\n\(reason {reason} · (not )?retryable\)$", text), text
    if placement != "text":
        error = result["structuredContent"]["error"] if placement == "structured" else result["_meta"][KEY]
        data = error["data"]
        holds(data, {"reason": reason, "domain": "articles", "retryable": data["retry"] == "transient"}, placement)
        if reason == "repeated_ids":
            assert data["repeated"] == "[Unreadable]", data
        assert f"Recovery: {data['recovery']['hint']}" in text, text
        assert text.startswith(f"Error: {error['message']}"), text


async def check_case(client, step):
    result, refused = await answer_of(client, step)
    for _ in range(1, step.get("atMost", 1)):
        if result is None or result.get("isError"):
            break
        result, refused = await answer_of(client, step)
    show(step, result, refused)
    check(step, result, refused)


async def give_up(client):
    """A call that is given up in the middle; the server goes on."""
    try:
        await client.call_tool("fetch_article", {"id": "a9"}, read_timeout_seconds=0.05)
    except MCPError as timeout:
        print(f"--- a call that was given up ({timeout}): the next one is answered")
    else:
        raise AssertionError("the call was answered")
    assert not (await client.call_tool("fetch_article", {"id": "a1"})).is_error


async def main():
    passed, failures = 0, []
    with open("/dev/null", "w", encoding="utf-8") as nowhere:
        transport = stdio_client(StdioServerParameters(command=sys.argv[1]), errlog=nowhere)
        async with Client(transport) as client:
            print(f"protocol {client.protocol_version}")
            runs = [("tools/list", check_tools, ())]
            runs += [(step["name"], check_case, (step,)) for step in CASES]
            runs += [("giving up", give_up, ())]
            for name, run, arguments in runs:
                try:
                    await run(client, *arguments)
                    passed += 1
                except Exception:  # the other cases are tried all the same
                    failures.append(name)
                    print(f"FAILED {name}: {traceback.format_exc()}")
    print(f"python: {passed} passed, {len(failures)} failed")
    return 1 if failures else 0


sys.exit(asyncio.run(main()))
