#!/usr/bin/env python3
"""What the derive costs whoever compiles: Markdown tables, measured side by side.

Crates of 10, 200 and 1,500 variants are generated, each variant fully annotated, and checked in turn, one kind
after the other, several rounds; the figures are medians of the time that cargo and rustc spend on the processor, so that
what else runs on the machine counts less. Nothing but Python and cargo is needed.

    benchmarks/compile_time.py                    everything, under eight minutes on two cores
    benchmarks/compile_time.py --only check       one table: check, touch, expansion, optimised, size, nested, cold
    benchmarks/compile_time.py --instructions     instructions of rustc for 200 variants and for nested contracts, by
                                                  valgrind: they repeat exactly
"""

import argparse
import os
import re
import resource
import shutil
import statistics
import subprocess
import tempfile
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


def masterror(count):
    kinds = {"ValidationError": "Validation", "RateLimited": "RateLimited"}
    body = ""
    for ident, _, message, code, _ in variants(count):
        kind = kinds.get(code, code)
        say = f"kind = masterror::AppErrorKind::{kind}, code = masterror::AppCode::{kind}, message"
        body += f'    /// {message}.\n    #[error("{message}")]\n    #[app_error({say})]\n    {ident},\n'
    return f"#[derive(Debug, masterror::Error)]\npub enum E {{\n{body}}}\n"


def miette(count):
    annotate = lambda reason, code, hint: f'    #[diagnostic(code(bench::{reason}), help("{hint}"))]\n'
    return derived(count, "thiserror::Error, miette::Diagnostic", annotate)


def annotated(reason, code, hint):
    return f'    #[reason("{reason}")]\n    #[code({code})]\n    #[recovery("{hint}")]\n'


def contract(count):
    head = '#[contract(domain = "bench")]\n'
    return derived(count, "thiserror::Error, error_contract::ErrorContract", annotated, head)


def nested(count):
    """Two contracts of so many variants each, and a third one that has both inside."""
    inside = contract(count)
    other = inside.replace("pub enum E ", "pub enum F ").replace('reason("', 'reason("other_')
    return (
        inside
        + other
        + """#[derive(Debug, thiserror::Error, error_contract::ErrorContract)]
pub enum Both {
    #[error(transparent)]
    #[contract(transparent)]
    E(E),
    #[error(transparent)]
    #[contract(transparent)]
    F(F),
}
"""
    )


THISERROR = 'thiserror = "2"\n'
CONTRACT = f'error-contract = {{ path = "{ROOT}/error-contract" }}\n'
RIVAL = "thiserror + miette"
KINDS = {
    "hand-written": (hand, ""),
    "thiserror": (thiserror, THISERROR),
    RIVAL: (miette, THISERROR + 'miette = "7"\n'),
    # 0.32 asks for a compiler that is newer than the toolchain.
    "masterror 0.27": (masterror, 'masterror = { version = "=0.27.3", default-features = false, features = ["std"] }\n'),
    "thiserror + ErrorContract": (contract, THISERROR + CONTRACT),
}
NESTED = ("nested", nested, THISERROR + CONTRACT)
# Trees that are built from nothing, and what is in them.
BASE = "darling + serde + serde_json"
TREES = {
    BASE: 'darling = "0.24"\nserde = { version = "1", features = ["derive"] }\nserde_json = "1"\n',
    "ErrorContract": CONTRACT,
    **{kind: dependencies for kind, (_, dependencies) in KINDS.items() if dependencies},
}
OPTIMISED = ("--config", "profile.dev.build-override.opt-level=3")


class Workspace:
    """All the crates, so that they share what they depend on."""

    def __init__(self, home):
        self.home = home
        self.members = []

    def crate(self, kind, source, dependencies, size):
        name = re.sub(r"\W+", "-", f"bench {kind} {size}")
        crate = Crate(self, kind, name)
        (crate.home / "src").mkdir(parents=True)
        crate.source.write_text("//! Generated.\n" + source)
        manifest = f'[package]\nname = "{name}"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n{dependencies}'
        (crate.home / "Cargo.toml").write_text(manifest)
        self.members.append(name)
        return crate

    def close(self):
        members = ", ".join(f'"{name}"' for name in self.members)
        (self.home / "Cargo.toml").write_text(f'[workspace]\nresolver = "3"\nmembers = [{members}]\n')
        for file in ["Cargo.lock", "rust-toolchain.toml"]:  # the same versions for everybody
            if (ROOT / file).exists():
                shutil.copy(ROOT / file, self.home / file)
        self.cargo("fetch")

    def cargo(self, *arguments, target="target", may_fail=False, **environment):
        environment = {**os.environ, "CARGO_TARGET_DIR": str(self.home / target), **environment}
        command = ["cargo", *arguments]
        done = subprocess.run(command, cwd=self.home, env=environment, capture_output=True, text=True)
        if done.returncode and not may_fail:
            raise SystemExit(f"{' '.join(command)}:\n{done.stderr}")
        return done


class Crate:
    def __init__(self, workspace, kind, name):
        self.workspace, self.kind, self.name = workspace, kind, name
        self.home = workspace.home / name
        self.source = self.home / "src/lib.rs"

    def cargo(self, command, *arguments, **more):
        return self.workspace.cargo(command, "--offline", "-p", self.name, *arguments, **more)

    def builds(self):
        return self.cargo("check", "--quiet", may_fail=True).returncode == 0

    def touch(self, *arguments, **environment):
        """Milliseconds to check it after a touch: what did not change is taken from the last time."""
        os.utime(self.source)
        return on_processor(lambda: self.cargo("check", "--quiet", *arguments, **environment)) * 1000

    def check(self):
        """Milliseconds to check all of it."""
        return self.touch(CARGO_INCREMENTAL="0")

    def optimised(self):
        return self.touch(*OPTIMISED, CARGO_INCREMENTAL="0")

    def expansion(self):
        """Milliseconds that rustc gives to macro expansion, as it says itself."""
        os.utime(self.source)
        done = self.cargo("rustc", "--quiet", "--profile=check", "--", "-Ztime-passes", RUSTC_BOOTSTRAP="1")
        found = re.search(r"time:\s*([\d.]+);.*\bmacro_expand_crate$", done.stdout + done.stderr, re.MULTILINE)
        return float(found[1]) * 1000 if found else float("nan")

    def instructions(self):
        """Millions of instructions of rustc to check all of it."""
        os.utime(self.source)
        done = self.cargo("check", "-v", CARGO_INCREMENTAL="0")
        name = f"--crate-name {self.name.replace('-', '_')} "
        rustc = next(line for line in done.stderr.splitlines() if name in line)
        command = re.search(r"`(.*)`", rustc)[1]
        counted = subprocess.run(
            f"valgrind --tool=callgrind --callgrind-out-file=/dev/null {command}",
            shell=True, cwd=self.workspace.home, capture_output=True, text=True,
        )
        found = re.search(r"Collected : (\d+)", counted.stderr)
        if not found:
            raise SystemExit(counted.stderr)
        return int(found[1]) / 1e6

    def object_size(self):
        """Bytes of machine code and data in the optimised library."""
        self.cargo("build", "--quiet", "--release")
        library = self.workspace.home / f"target/release/lib{self.name.replace('-', '_')}.rlib"
        done = subprocess.run(["size", "-t", str(library)], capture_output=True, text=True)
        return int(done.stdout.splitlines()[-1].split()[3]) if done.returncode == 0 else float("nan")

    def cold(self):
        """Seconds to check everything that it depends on, from nothing."""
        target = f"cold-{self.name}"
        taken = on_processor(lambda: self.cargo("check", "--quiet", target=target))
        shutil.rmtree(self.workspace.home / target)
        return taken


def on_processor(run):
    """Seconds that the programs which are started take, all of them together."""

    def spent():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = spent()
    run()
    return spent() - before


def measured(crates, measure, rounds, of=statistics.median):
    """Medians, one crate after the other in each round."""
    found = {crate: [] for crate in crates}
    for _ in range(rounds):
        for crate in crates:
            found[crate].append(measure(crate))
    return {crate: of(values) for crate, values in found.items()}


def table(title, unit, rows, columns, rival):
    """`rows`: a list of figures for each kind."""
    digits = 1 if unit == "s" else 0
    print(f"\n### {title}\n\n| | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")
    for kind, values in rows.items():
        cells = [f"{value:,.{digits}f} {unit} ({value / against:.2f} ×)" for value, against in zip(values, rows[rival])]
        print(f"| {kind} | {' | '.join(cells)} |", flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--only", default="check,touch,expansion,optimised,size,nested,cold")
    arguments.add_argument("--sizes", default="10,200,1500")
    arguments.add_argument("--nested", default="300,1000", help="variants of each of two nested contracts")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--instructions", action="store_true")
    said = arguments.parse_args()
    only = said.only.split(",")
    sizes = [200] if said.instructions else [int(size) for size in said.sizes.split(",")]
    home = Path(tempfile.mkdtemp(prefix="error-contract-bench-"))
    try:
        workspace = Workspace(home)
        crates = {
            kind: [workspace.crate(kind, source(size), dependencies, size) for size in sizes]
            for kind, (source, dependencies) in KINDS.items()
        }
        kind, source, dependencies = NESTED
        pairs = {int(size): workspace.crate(kind, source(int(size)), dependencies, size) for size in said.nested.split(",")}
        trees = {tree: [workspace.crate(f"tree {tree}", "", needs, 0)] for tree, needs in TREES.items()}
        workspace.close()
        for kind in list(crates):
            if not all(crate.builds() for crate in crates[kind]):
                print(f"{kind} does not build with this toolchain and is left out.")
                del crates[kind]
                trees.pop(kind, None)

        def show(title, unit, several, measure, rounds, columns, rival, of=statistics.median):
            found = measured([crate for row in several.values() for crate in row], measure, rounds, of)
            rows = {kind: [found[crate] for crate in row] for kind, row in several.items()}
            table(title, unit, rows, columns, rival)

        columns = [f"{size:,} variants" for size in sizes]
        if said.instructions:
            show("Instructions of rustc for a check", "M", crates, Crate.instructions, 1, columns, RIVAL)
            both = {f"{size:,} + {size:,} nested": [crate] for size, crate in pairs.items()}
            show("The same for nested contracts", "M", both, Crate.instructions, 1, ["check"], next(iter(both)))
            return
        if "check" in only:
            show("`cargo check`, not incremental", "ms", crates, Crate.check, said.rounds, columns, RIVAL)
        if "touch" in only:
            show("`cargo check` after a touch, incremental", "ms", crates, Crate.touch, said.rounds, columns, RIVAL)
        if "expansion" in only:
            # On the clock, so the best counts.
            show("Macro expansion, as rustc says", "ms", crates, Crate.expansion, said.rounds, columns, RIVAL, min)
        if "optimised" in only:
            middle = {kind: row[len(row) // 2 : len(row) // 2 + 1] for kind, row in crates.items()}
            title = "`cargo check`, not incremental, derives optimised (`profile.dev.build-override.opt-level = 3`)"
            measured([row[0] for row in middle.values()], Crate.optimised, 1)
            show(title, "ms", middle, Crate.optimised, said.rounds, columns[len(columns) // 2 :][:1], RIVAL)
        if "size" in only:
            show("Code and data of the optimised library", "bytes", crates, Crate.object_size, 1, columns, RIVAL)
        if "nested" in only:
            both = {f"{size:,} + {size:,} variants": [crate] for size, crate in pairs.items()}
            measured([row[0] for row in both.values()], Crate.check, 1)
            show("`cargo check` of two nested contracts, not incremental", "ms", both, Crate.check, said.rounds, ["check"], next(iter(both)))
        if "cold" in only:
            show("Everything that it depends on, from nothing", "s", trees, Crate.cold, 1, ["check"], BASE)
    finally:
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
