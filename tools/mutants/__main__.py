"""Run the changes of core and of each game; fail when one goes unnoticed that tests/mutants.toml does not explain."""

import argparse
import json
import os
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from tools.mutants.changes import ROOT, TARGETS, Change, chosen
from tools.mutants.run import IMPORTED, NOTICED, SURVIVED, Outcome, in_processes, run_imported, run_swapped, tests_of

KEPT = ROOT / "build" / "mutants"
LISTED = ROOT / "tests" / "mutants.toml"
ENOUGH = 0.97


class Results:
    """What is known of the changes of a target, in a file that only grows: an interrupted run goes on from there.

    What was noticed stays so until its file changes; what survived is run again also when a test has changed.
    """

    def __init__(self, target: str) -> None:
        self.target = target
        self.file = KEPT / f"{target}.jsonl"
        self.tests = _hash(*sorted(path for name in tests_of(target) for path in _below(ROOT / name)))
        self.known: dict[str, dict[str, Any]] = {}
        if self.file.exists():
            lines = self.file.read_text("utf-8").splitlines()
            self.known = {line["key"]: line for line in map(json.loads, lines)}

    def of(self, change: Change) -> dict[str, Any] | None:
        """What came of a change, if that still holds."""
        found = self.known.get(change.key)
        if found is None or found["source"] != _hash(change.file):
            return None
        return None if found["outcome"] == SURVIVED and found["tests"] != self.tests else found

    def add(self, outcome: Outcome) -> None:
        """Keep what came of a change, and say so."""
        change, code, test = outcome
        line = {"key": change.key, "outcome": code, "test": test, "source": _hash(change.file), "tests": self.tests}
        self.known[change.key] = line
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if code == SURVIVED:
            print(f"{change.name()}:{change.line}: {change.before()}  →  {change.after()}", flush=True)


def main() -> int:
    """Run what is not known yet, then report; return the exit code."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), help=f"of {', '.join(TARGETS)}; else all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--count", type=int, default=0, help="other than the usual number of changes")
    wanted = parser.parse_args()
    unknown = [target for target in wanted.targets if target not in TARGETS]
    if unknown:
        parser.error(f"unknown target {unknown[0]!r}, expected one of {', '.join(TARGETS)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    return int(any([not run(target, wanted.jobs, wanted.count) for target in wanted.targets]))


def run(target: str, jobs: int, count: int) -> bool:
    """Run the changes of one target; whether all is well."""
    changes = chosen(target, count)
    print(f"{target}: {len(changes)} changes", flush=True)
    _in_a_process(target, jobs, [change for change in changes if Results(target).of(change) is None])
    results = Results(target)
    again = [change for change in changes if (results.of(change) or {}).get("outcome") == IMPORTED]
    for outcome in in_processes(again, jobs, lambda change: run_imported(target, change)):
        results.add(outcome)
    return report(target, changes, results)


def _in_a_process(target: str, jobs: int, changes: list[Change]) -> None:
    """This process itself imports no rules, so that a copy of it can import changed ones."""
    if not changes:
        return
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        code = run_swapped(target, changes, jobs, Results(target).add)
        sys.stdout.flush()
        os._exit(code)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if code:
        sys.exit(f"rathaus: the tests of {target} ended with {code} before a change was made; run them alone first")


def report(target: str, changes: list[Change], results: Results) -> bool:
    """Say how many were noticed, and what is wrong; whether nothing is."""
    outcomes = {change: results.of(change) for change in changes}
    noticed = sum(bool(found) and found["outcome"] == NOTICED for found in outcomes.values() if found)
    survivors = [change for change, found in outcomes.items() if found and found["outcome"] == SURVIVED]
    found = {(change.name(), change.before(), change.after()) for change in survivors}
    listed = {(entry["file"], entry["before"], entry["after"]) for entry in _listed(target)}
    if len(changes) < TARGETS[target]:  # the others are not among these few changes
        listed &= found
    print(f"{target}: {noticed} of {len(changes)} noticed ({noticed / len(changes):.1%}), {len(survivors)} survived")
    for file, before, after in sorted(found - listed):
        print(f"  not listed in {LISTED.name}: {file}: {before}  →  {after}")
    for file, before, after in sorted(listed - found):
        print(f"  listed in {LISTED.name}, but no survivor: {file}: {before}  →  {after}")
    return found == listed and noticed >= ENOUGH * len(changes)


def _listed(target: str) -> list[dict[str, str]]:
    folder = "core/" if target == "core" else f"games/{target}/"
    entries = tomllib.loads(LISTED.read_text("utf-8")).get("survivor", [])
    return [entry for entry in entries if entry["file"].startswith(folder)]


def _below(path: Path) -> list[Path]:
    return [path] if path.is_file() else [file for file in path.rglob("*") if file.suffix in {".py", ".toml", ".txt"}]


def _hash(*files: Path) -> str:
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
