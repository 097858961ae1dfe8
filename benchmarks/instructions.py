#!/usr/bin/env python3
"""Instructions of each contender of a benchmark, counted by valgrind: they repeat exactly, whatever else runs.

    benchmarks/instructions.py envelopes [metadata …]
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FEW, MANY = 200, 1200


def built(bench):
    command = ["cargo", "bench", "-p", "error-contract-benchmarks", "--bench", bench, "--no-run", "--message-format=json"]
    lines = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    return [message["executable"] for message in map(json.loads, lines) if message.get("executable")][-1]


def counted(program, index, times):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "--run", str(index), str(times)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


def main():
    for bench in sys.argv[1:] or ["metadata", "envelopes"]:
        program = built(bench)
        listed = subprocess.run([program, "--list"], check=True, capture_output=True, text=True).stdout.splitlines()
        title = None
        for index, (of, name) in enumerate(line.split("\t") for line in listed):
            if of != title:
                title = of
                print(f"\n### {title}\n\n| | instructions |\n|---|---:|")
            each = (counted(program, index, MANY) - counted(program, index, FEW)) / (MANY - FEW)
            print(f"| {name} | {each:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
