"""Run the changes of core and of each game; fail when one goes unnoticed that tests/mutants.toml does not explain."""

import argparse
import json
import os
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from tools.mutants.changes import ROOT, TARGETS, Change, Text, chosen, possible
from tools.mutants.run import IMPORTED, NOTICED, SURVIVED, Outcome, in_processes, run_imported, run_swapped, tests_of

KEPT = ROOT / "build" / "mutants"
LISTED = ROOT / "tests" / "mutants.toml"
ENOUGH = 0.97  # of the changes that change something
MOST_LISTED = 0.05  # of all changes: if more of them change nothing, the rules repeat themselves


class Results:
    """What is known about the changes of a target, in a file that only grows: an interrupted run goes on from there.

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
        """The outcome of a change, if it is still valid."""
        found = self.known.get(change.key)
        if found is None or found["source"] != _hash(change.file):
            return None
        return None if found["outcome"] == SURVIVED and found["tests"] != self.tests else found

    def add(self, outcome: Outcome) -> None:
        """Keep the outcome of a change, and print it."""
        change, code, test = outcome
        line = {"key": change.key, "outcome": code, "test": test, "source": _hash(change.file), "tests": self.tests}
        self.known[change.key] = line
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        if code == SURVIVED:
            print(_said(change.text()), flush=True)


def main() -> int:
    """Run what is not known yet, then report; return the exit code."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(TARGETS), help=f"some of {', '.join(TARGETS)}; usually all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--count", type=int, default=0, help="number of changes, if not the usual one")
    wanted = parser.parse_args()
    unknown = [target for target in wanted.targets if target not in TARGETS]
    if unknown:
        parser.error(f"unknown target {unknown[0]!r}, expected one of {', '.join(TARGETS)}")
    KEPT.mkdir(parents=True, exist_ok=True)
    return int(any([not run(target, wanted.jobs, wanted.count) for target in wanted.targets]))


def run(target: str, jobs: int, count: int) -> bool:
    """Run the changes of one target; return whether all is well."""
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
    """Print how many were noticed, and what is wrong; return whether all is well."""
    outcomes = {change: known["outcome"] for change in changes if (known := results.of(change))}
    noticed = [change for change, outcome in outcomes.items() if outcome == NOTICED]
    survivors = [change.text() for change, outcome in outcomes.items() if outcome == SURVIVED]
    listed = _listed(target)
    same = sum(text in listed for text in survivors)  # they change nothing, so that nothing can be noticed
    share = len(noticed) / (len(changes) - same)
    print(f"{target}: {len(noticed)} of {len(changes)} changes noticed ({len(noticed) / len(changes):.1%});", end=" ")
    print(f"without {same} that change nothing, as {LISTED.name} explains, {share:.1%}")
    wrong = [f"not listed in {LISTED.name}: {_said(text)}" for text in survivors if text not in listed]
    wrong += [
        f"listed in {LISTED.name}, but no survivor: {_said(text)}"
        for text in _stale(target, listed - set(survivors), noticed)
    ]
    if same > MOST_LISTED * len(changes):
        wrong.append(f"{same} listed in {LISTED.name}, expected {MOST_LISTED:.0%} of the changes at most")
    print(*(f"  {line}\n" for line in sorted(wrong)), sep="", end="", flush=True)
    return not wrong and share >= ENOUGH


def _listed(target: str) -> set[Text]:
    folder = "core/" if target == "core" else f"games/{target}/"
    entries = tomllib.loads(LISTED.read_text("utf-8")).get("survivor", [])
    return {(entry["file"], entry["before"], entry["after"]) for entry in entries if entry["file"].startswith(folder)}


def _stale(target: str, listed: set[Text], noticed: list[Change]) -> set[Text]:
    """What a test notices, or what cannot be made any more; the others may just not be among those drawn."""
    lines = {(file, before) for file, before, _ in listed}
    possible_texts, noticed_texts = (
        {change.text() for change in changes if (change.name(), change.before()) in lines}
        for changes in (possible(target), noticed)
    )
    return listed - possible_texts | listed & noticed_texts


def _said(text: Text) -> str:
    return "{}: {}  →  {}".format(*text)


def _below(path: Path) -> list[Path]:
    return [path] if path.is_file() else [file for file in path.rglob("*") if file.suffix in {".py", ".toml", ".txt"}]


def _hash(*files: Path) -> str:
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(main())
