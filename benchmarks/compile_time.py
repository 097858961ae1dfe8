#!/usr/bin/env python3
"""What the derive costs whoever compiles: a Markdown table, measured side by side.

Crates of 10, 200 and 1,500 variants are generated, each variant fully annotated, and checked in turn, one kind
after the other, several rounds; the figures are medians. Nothing but Python and cargo is needed.

    benchmarks/compile_time.py                    all sizes, about eight minutes on two cores
    benchmarks/compile_time.py --sizes 200        one size
    benchmarks/compile_time.py --instructions     instructions in place of seconds, by valgrind: they repeat exactly
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What fails, where, and what to do: texts of ordinary length, no two the same.
THINGS = ["order", "invoice", "shipment", "mailbox", "booking", "session", "report", "template", "webhook", "device"]
FAULTS = [
    ("Missing", "is not there", "NotFound", "Call list_{0}s and pass one of the ids that it returns for step {1}."),
    ("Locked", "is being edited by somebody else", "Conflict", "Wait until the other edit is saved, then send edit {1} again."),
    ("Busy", "is asked for too often", "RateLimited", "Wait 30 seconds, then ask for {0} {1} again in smaller batches."),
    ("Refused", "may not be read with this token", "Forbidden", "Call request_access for the {0} {1} and use the token it returns."),
    ("TooLarge", "is larger than what can be stored", "ValidationError", "Send the {0} {1} in parts of at most 5 megabytes each."),
]


def variants(count):
    for index in range(count):
        thing = THINGS[index % len(THINGS)]
        name, fault, code, hint = FAULTS[(index // len(THINGS)) % len(FAULTS)]
        ident = f"{thing.capitalize()}{name}{index}"
        reason = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", ident).lower()
        yield ident, reason, f"the {thing} number {index} {fault}", code, hint.format(thing, index)


def hand(count):
    arms = {"message": [], "reason": [], "code": [], "hint": []}
    names = []
    codes = {"NotFound": -32001, "Conflict": -32002, "RateLimited": -32003, "Forbidden": -32005, "ValidationError": -32007}
    for ident, reason, message, code, hint in variants(count):
        names.append(f"    /// {message}.\n    {ident},\n")
        arms["message"].append(f'            Self::{ident} => f.write_str("{message}"),\n')
        arms["reason"].append(f'            Self::{ident} => "{reason}",\n')
        arms["code"].append(f"            Self::{ident} => {codes[code]},\n")
        arms["hint"].append(f'            Self::{ident} => "{hint}",\n')
    return f"""#[derive(Debug)]
pub enum E {{
{''.join(names)}}}
impl std::fmt::Display for E {{
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{
        match self {{
{''.join(arms['message'])}        }}
    }}
}}
impl std::error::Error for E {{}}
impl E {{
    pub fn reason(&self) -> &'static str {{
        match self {{
{''.join(arms['reason'])}        }}
    }}
    pub fn code(&self) -> i32 {{
        match self {{
{''.join(arms['code'])}        }}
    }}
    pub fn hint(&self) -> &'static str {{
        match self {{
{''.join(arms['hint'])}        }}
    }}
}}
"""


def derived(count, derives, annotate, head=""):
    body = "".join(
        f'    /// {message}.\n    #[error("{message}")]\n{annotate(reason, code, hint)}    {ident},\n'
        for ident, reason, message, code, hint in variants(count)
    )
    return f"#[derive(Debug, {derives})]\n{head}pub enum E {{\n{body}}}\n"


def thiserror(count):
    return derived(count, "thiserror::Error", lambda *_: "")


def miette(count):
    annotate = lambda reason, code, hint: f'    #[diagnostic(code(bench::{reason}), help("{hint}"))]\n'
    return derived(count, "thiserror::Error, miette::Diagnostic", annotate)


def contract(count):
    annotate = lambda reason, code, hint: f'    #[reason("{reason}")]\n    #[code({code})]\n    #[recovery("{hint}")]\n'
    return derived(count, "thiserror::Error, error_contract::ErrorContract", annotate, '#[contract(domain = "bench")]\n')


THISERROR = 'thiserror = "2"\n'
KINDS = {
    "hand-written": (hand, ""),
    "thiserror": (thiserror, THISERROR),
    "thiserror + miette": (miette, THISERROR + 'miette = "7"\n'),
    "thiserror + ErrorContract": (contract, THISERROR + f'error-contract = {{ path = "{ROOT}/error-contract" }}\n'),
}


class Crate:
    def __init__(self, home, kind, count, profile):
        self.kind, self.count = kind, count
        self.home = home / f"{kind.replace(' ', '').replace('+', '-')}-{count}{'-optimised' if profile else ''}"
        source, dependencies = KINDS[kind]
        (self.home / "src").mkdir(parents=True)
        self.source = self.home / "src/lib.rs"
        self.source.write_text("//! Generated.\n" + source(count))
        (self.home / "Cargo.toml").write_text(
            f'[package]\nname = "bench"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n{dependencies}'
            f"{profile}\n[workspace]\n"
        )
        lock = ROOT / "Cargo.lock"
        if lock.exists():
            shutil.copy(lock, self.home / "Cargo.lock")  # the same versions for everybody

    def cargo(self, *arguments, **environment):
        command = ["cargo", *arguments]
        done = subprocess.run(command, cwd=self.home, env={**os.environ, **environment}, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"{' '.join(command)} in {self.kind}:\n{done.stderr}")
        return done

    def touched(self):
        os.utime(self.source)

    def check(self):
        self.touched()
        start = time.perf_counter()
        self.cargo("check", "--offline", "--quiet")
        return (time.perf_counter() - start) * 1000

    def expansion(self):
        """Milliseconds that rustc gives to macro expansion, as it says itself."""
        self.touched()
        done = self.cargo("rustc", "--offline", "--quiet", "--profile=check", "--", "-Ztime-passes", RUSTC_BOOTSTRAP="1")
        found = re.search(r"time:\s*([\d.]+);.*\bmacro_expand_crate$", done.stdout + done.stderr, re.MULTILINE)
        return float(found[1]) * 1000 if found else float("nan")

    def instructions(self):
        """Instructions of rustc for the whole check."""
        self.touched()
        done = self.cargo("check", "--offline", "-v")
        rustc = [line for line in done.stderr.splitlines() if "--crate-name bench" in line][-1]
        command = re.search(r"`(.*)`", rustc)[1]
        counted = subprocess.run(
            f"valgrind --tool=none {command}" if False else f"valgrind --tool=callgrind --callgrind-out-file=/dev/null {command}",
            shell=True, cwd=self.home, capture_output=True, text=True,
        )
        found = re.search(r"Collected : (\d+)", counted.stderr)
        if not found:
            raise SystemExit(counted.stderr)
        return int(found[1]) / 1e6

    def object_size(self):
        """Bytes of machine code and data in the optimised library."""
        self.cargo("build", "--offline", "--quiet", "--release")
        library = next((self.home / "target/release").glob("libbench.rlib"))
        done = subprocess.run(["size", "-t", str(library)], capture_output=True, text=True)
        return int(done.stdout.splitlines()[-1].split()[3]) if done.returncode == 0 else float("nan")


def table(title, unit, rows, columns, rival):
    print(f"\n### {title}\n")
    print("| | " + " | ".join(columns) + " |")
    print("|---|" + "---:|" * len(columns))
    for kind, values in rows.items():
        cells = []
        for column, value in zip(columns, values):
            against = rows.get(rival, values)[columns.index(column)]
            cells.append(f"{value:,.0f} {unit} ({value / against:.2f} ×)")
        print(f"| {kind} | " + " | ".join(cells) + " |")


def measured(crates, measure, rounds):
    """Medians, one kind after the other in each round."""
    found = {crate: [] for crate in crates}
    for _ in range(rounds):
        for crate in crates:
            found[crate].append(measure(crate))
    return {crate: statistics.median(values) for crate, values in found.items()}


def cold(kind, home):
    """Seconds to build everything that a kind depends on, from nothing."""
    crate = Crate(home / "cold", kind, 1, "")
    crate.cargo("fetch")
    crate.cargo("generate-lockfile", "--offline")
    start = time.perf_counter()
    crate.cargo("check", "--offline", "--quiet")
    return time.perf_counter() - start


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--sizes", default="10,200,1500")
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--instructions", action="store_true")
    arguments.add_argument("--skip", default="", help="of size,cold,optimised")
    said = arguments.parse_args()
    sizes = [int(size) for size in said.sizes.split(",")]
    home = Path(tempfile.mkdtemp(prefix="error-contract-bench-"))
    rival = "thiserror + miette"
    try:
        crates = {kind: [Crate(home, kind, size, "") for size in sizes] for kind in KINDS}
        everything = [crate for several in crates.values() for crate in several]
        shared = str(home / "target")
        os.environ["CARGO_TARGET_DIR"] = shared if False else os.environ.get("CARGO_TARGET_DIR", "")
        del os.environ["CARGO_TARGET_DIR"]
        for crate in everything:
            crate.cargo("fetch")
            crate.cargo("check", "--offline", "--quiet")
        columns = [f"{size:,} variants" for size in sizes]

        def rows(measure, rounds):
            found = measured(everything, measure, rounds)
            return {kind: [found[crate] for crate in several] for kind, several in crates.items()}

        if said.instructions:
            table("Instructions of `cargo check`", "M", rows(Crate.instructions, 1), columns, rival)
            return
        table("`cargo check` after a touch", "ms", rows(Crate.check, said.rounds), columns, rival)
        table("Macro expansion, as rustc says", "ms", rows(Crate.expansion, max(3, said.rounds // 2)), columns, rival)
        if "size" not in said.skip:
            table("Code and data of the optimised library", "bytes", rows(Crate.object_size, 1), columns, rival)
        if "optimised" not in said.skip:
            profile = "\n[profile.dev.build-override]\nopt-level = 3\n"
            size = sizes[min(1, len(sizes) - 1)]
            optimised = {kind: Crate(home, kind, size, profile) for kind in KINDS}
            for crate in optimised.values():
                crate.cargo("check", "--offline", "--quiet")
            found = measured(list(optimised.values()), Crate.check, said.rounds)
            columns = [f"{size:,} variants"]
            table("`cargo check` after a touch, derives optimised", "ms", {kind: [found[crate]] for kind, crate in optimised.items()}, columns, rival)
        if "cold" not in said.skip:
            KINDS["darling + serde + serde_json"] = (lambda count: "", 'darling = "0.24"\nserde = { version = "1", features = ["derive"] }\nserde_json = "1"\n')
            seconds = {kind: [cold(kind, home)] for kind in list(KINDS)[1:]}
            table("Everything that it depends on, from nothing", "s", seconds, ["one variant"], "darling + serde + serde_json")
    finally:
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
