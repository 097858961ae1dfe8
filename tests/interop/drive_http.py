"""Reads the example HTTP service with httpx: status, headers and members. The argument is its address."""

import sys
import traceback

import httpx

PROBLEM = "application/problem+json"

# Name, method, path, body; status, headers, members.
CASES = [
    ("not found", "GET", "/orders/9", None, 404, {}, {
        "type": "https://orders.example/errors/unknown_order", "title": "No order has this id.",
        "detail": "there is no order 9", "instance": "/orders/9", "code": -32001, "reason": "unknown_order",
        "domain": "orders", "retryable": False, "retry": "correctable",
        "recovery": "List the orders with GET /orders and use one of their ids.", "context": {"order": 9},
    }),
    ("a number of its own, terminal", "DELETE", "/orders/3", None, 409, {}, {
        "code": 40901, "reason": "already_shipped", "retryable": False, "retry": "terminal", "context": {"order": 3},
    }),
    ("the path of the input", "POST", "/orders", {"quantity": 21}, 422, {}, {
        "reason": "wrong_quantity", "field": "order.quantity", "context": {"quantity": 21},
    }),
    ("a delay", "GET", "/orders/4", None, 429, {"retry-after": "2"}, {
        "reason": "too_many_orders", "retryable": True, "retry": "transient", "retryAfter": 2, "instance": "/orders/4",
    }),
    ("never 503 where it is not transient", "GET", "/orders/5", None, 502, {}, {"retry": "terminal", "context": {"order": 5}}),
    ("a status of its own", "GET", "/orders/6", None, 410, {}, {"code": -32001, "recovery": "Ask for it with GET /archive/6 instead."}),
    ("a panic", "GET", "/broken", None, 500, {}, {"reason": "handler_panicked", "type": "about:blank"}),
    ("a rejection", "POST", "/orders", {"quantity": "many"}, 422, {}, {"type": "about:blank", "title": "Unprocessable Content"}),
    ("a route that does not exist", "GET", "/nowhere", None, 404, {}, {"title": "Not Found", "code": -32001, "instance": "/nowhere"}),
    ("a method that does not exist", "PUT", "/orders/1", None, 405, {"allow": "GET,HEAD,DELETE"}, {"title": "Method Not Allowed"}),
]


def check(client, method, path, body, status, headers, members):
    answer = client.request(method, path, json=body, headers={"x-request-id": "py-1"})
    assert answer.status_code == status, (answer.status_code, answer.text)
    assert answer.headers["content-type"] == PROBLEM, answer.headers
    assert answer.headers["x-request-id"] == "py-1", answer.headers
    assert int(answer.headers["content-length"]) == len(answer.content)
    for name, value in headers.items():
        assert answer.headers.get(name) == value, (name, answer.headers)
    if "retry-after" not in headers:
        assert "retry-after" not in answer.headers, answer.headers
    problem = answer.json()
    assert problem["status"] == status, problem
    assert problem["requestId"] == "py-1", problem
    for name, value in members.items():
        assert problem.get(name) == value, (name, problem)
    for secret in ("4711", "10.0.0.7"):
        assert secret not in answer.text, answer.text


def accepts(client):
    """Who refuses JSON gets text, everybody else a problem."""
    for accept, is_text in [("text/plain", True), ("text/html", True), ("application/json;q=0, */*", True),
                            ("application/problem+json;q=0, */*", True), ("*/*", False), ("application/json", False)]:
        answer = client.get("/orders/9", headers={"accept": accept})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/plain" if is_text else PROBLEM), (accept, answer.headers)
        assert answer.headers["vary"] == "accept"
        if is_text:
            assert answer.text.startswith("Error: there is no order 9\n\nRecovery: List the orders"), answer.text


def same_connection(client):
    """A failure leaves the connection as it was."""
    for _ in range(20):
        assert client.get("/orders/9").status_code == 404
        assert client.get("/broken").status_code == 500
        assert client.get("/orders/1").json() == {"order": 1, "state": "open"}
    ids = {client.get("/orders/9").json()["requestId"] for _ in range(50)}
    assert len(ids) == 50, "an id for each request"


def main():
    passed, failed = 0, 0
    with httpx.Client(base_url=sys.argv[1], timeout=10, trust_env=False) as client:
        runs = [(name, check, case) for name, *case in CASES]
        runs += [("accept", accepts, ()), ("one connection", same_connection, ())]
        for name, run, arguments in runs:
            try:
                run(client, *arguments)
                passed += 1
                print(f"ok {name}")
            except Exception:  # the other cases are tried all the same
                failed += 1
                print(f"FAILED {name}: {traceback.format_exc()}")
    print(f"httpx: {passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
