#!/usr/bin/env python3
"""Instructions of each contender of a benchmark, counted by valgrind: they repeat exactly, whatever else runs.

    benchmarks/instructions.py                    metadata, envelopes, and how the catalog grows
    benchmarks/instructions.py envelopes          one of them; classify and received as well
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FEW, MANY = 200, 1200
FORMATS = ["json", "lock", "diff", "diff, no change", "markdown", "markdown_tables", "json_schema", "openapi"]
SIZES = [100, 1_000, 10_000]


def built(bench):
    command = ["cargo", "bench", "-p", "error-contract-benchmarks", "--bench", bench, "--no-run", "--message-format=json"]
    lines = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return [message["executable"] for message in map(json.loads, lines) if message.get("executable")][-1]


def counted(program, *arguments):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *map(str, arguments)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def growth(program):
    print("\n### Instructions, millions\n\n| | 100 | 1,000 | 10,000 | growth |\n|---|---:|---:|---:|---:|")
    for name in FORMATS:
        each = [counted(program, "--once", name, size, 2) - counted(program, "--once", name, size, 1) for size in SIZES]
        cells = " | ".join(f"{count / 1e6:,.2f}" for count in each)
        print(f"| {name} | {cells} | {each[-1] / each[-2]:.2f} × |", flush=True)


def main():
    for bench in sys.argv[1:] or ["metadata", "envelopes", "catalog"]:
        program = built(bench)
        if bench == "catalog":
            growth(program)
            continue
        listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout.splitlines()
        title = None
        for index, (of, name) in enumerate(line.split("\t") for line in listed):
            if of != title:
                title = of
                print(f"\n### {title}\n\n| | instructions |\n|---|---:|")
            each = (counted(program, "--run", index, MANY) - counted(program, "--run", index, FEW)) / (MANY - FEW)
            print(f"| {name} | {each:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
