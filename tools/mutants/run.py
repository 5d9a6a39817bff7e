"""Runs changes, each in a process of its own, and says which test noticed."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import _hypothesis_pytestplugin
import hypothesis  # imported here once, and not in each process
import msgspec
import pytest
import pytest_asyncio.plugin

from tools.mutants.changes import ROOT, RULES, Change
from tools.mutants.swap import Calls, Place, changed_code, functions_below, place, swap

PRELOADED = hypothesis, msgspec
PLUGINS = [pytest_asyncio.plugin, _hypothesis_pytestplugin]
SURVIVED, NOTICED, IMPORTED = 0, 1, 3  # how a process ends; the last: the change matters when modules are imported
SECONDS = 5  # of CPU time that a test has, besides ten times what it takes without a change

Outcome = tuple[Change, int, str]  # the change, how its process ended, the test that noticed


def in_processes(changes: list[Change], jobs: int, child: Callable[[Change], str]) -> Iterator[Outcome]:
    """Run child for each change in a process of its own, some at once; yield the outcomes as they end.

    The child returns the test that noticed, if one did, or ends its process itself.
    """
    waiting, running = list(reversed(changes)), dict[int, tuple[Change, int]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            change = waiting.pop()
            pid, answers = _fork(change, child)
            running[pid] = change, answers
        pid, status = os.wait()
        change, answers = running.pop(pid)
        with os.fdopen(answers) as answer:
            code = os.waitstatus_to_exitcode(status)
            yield change, NOTICED if code < 0 else code, answer.read() or f"signal {-code}"


def _fork(change: Change, child: Callable[[Change], str]) -> tuple[int, int]:
    answers, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, answers
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    test = child(change)
    os.write(writing, test.encode())
    os._exit(NOTICED if test else SURVIVED)


def tests_of(target: str) -> list[str]:
    """The tests that run for a change of the target; the fast and specific ones first."""
    common = ["tests/test_scenarios.py", "tests/test_golden.py"]
    return ["tests/core" if target == "core" else f"tests/games/{target}", *common]


def pytest_words(tests: list[str], target: str, also: str = "") -> list[str]:
    """The arguments for pytest: no plugins, output or cache; of the common tests only those of the game."""
    chosen = ("test" if target == "core" else target) + also
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return ["-p", "no:terminal", "-p", "no:cacheprovider", "-k", chosen, *tests]


class Plugin:
    """Replaces the loop of pytest over all tests: they are collected once, and run for each change."""

    def __init__(self, target: str, changes: list[Change], jobs: int, report: Callable[[Outcome], None]) -> None:
        self.target, self.changes, self.jobs, self.report = target, changes, jobs, report
        self.calls = Calls(RULES)
        self.reached: dict[str, set[Place]] = {}
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the test that failed."""
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """See what each test calls, then make one change after another."""
        imported = self.calls.stop()
        self._watch(session.items)
        functions = functions_below(RULES)

        def child(change: Change) -> str:
            changed = changed_code(change)
            touched = {place(code) for code in changed}
            if not changed or touched & imported or not swap(functions, changed):
                os._exit(IMPORTED)
            items = [item for item in session.items if _is_whole_game(item) or self.reached[item.nodeid] & touched]
            return self._noticed([item for item in items if needs_random_games(change) or not _is_random(item)], change)

        for outcome in in_processes(self.changes, self.jobs, child):
            self.report(outcome)
        return True

    def _watch(self, items: list[pytest.Item]) -> None:
        for item in items:
            if _is_whole_game(item):
                continue
            before = time.process_time()
            self.calls.start()
            _run(item)
            self.reached[item.nodeid] = self.calls.stop()
            self.seconds[item.nodeid] = time.process_time() - before
            if self.failed:
                print(f"{self.failed} fails without any change", flush=True)
                pytest.exit(self.failed, returncode=2)

    def _noticed(self, items: list[pytest.Item], change: Change) -> str:
        for item in sorted(
            items, key=lambda item: (_is_whole_game(item), item.path.stem != f"test_{change.file.stem}")
        ):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + 10 * self.seconds.get(item.nodeid, SECONDS))
            _run(item)
            if self.failed:
                return self.failed
        return ""


def _run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def _is_whole_game(item: pytest.Item) -> bool:
    """Such tests come last: they say that something is wrong, not what."""
    return _is_random(item) or item.path.name in {"test_golden.py", "test_scenarios.py"}


def _is_random(item: pytest.Item) -> bool:
    return "conformance" in item.name


def needs_random_games(change: Change) -> bool:
    """Random play is what shows that a view keeps its secrets; a rule needs a test of its own."""
    return change.file.stem == "view"


def run_swapped(target: str, changes: list[Change], jobs: int, report: Callable[[Outcome], None]) -> int:
    """Import and collect everything once, in this process, and make each change in a copy of it."""
    plugin = Plugin(target, changes, jobs, report)
    plugin.calls.start()
    return int(pytest.main(pytest_words(tests_of(target), target), [*PLUGINS, plugin]))


class First:
    """Remembers the first test that failed."""

    failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep its name."""
        self.failed = self.failed or (report.nodeid if report.failed else "")


def run_imported(target: str, change: Change) -> str:
    """Import everything with the change, and run the tests; the one that noticed."""
    new = compile(change.source(), str(change.file), "exec")
    _import_instead(change.file, new)
    folder = ROOT / "tests" / change.file.parent.relative_to(RULES)
    likely = [folder / f"test_{name}.py" for name in (change.file.stem, "data", "setup")]
    return _fails(target, [str(test) for test in likely if test.exists()], change) or _fails(
        target, tests_of(target), change
    )


def _fails(target: str, tests: list[str], change: Change) -> str:
    also = "" if needs_random_games(change) else " and not conformance"
    first = First()
    signal.setitimer(signal.ITIMER_VIRTUAL, 120)
    code = pytest.main([*pytest_words(tests, target, also), "-x"], [*PLUGINS, first]) if tests else pytest.ExitCode.OK
    return first.failed or ("" if code == pytest.ExitCode.OK else "collection")


def _import_instead(file: Path, code: CodeType) -> None:
    original: Any = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType:
        found: CodeType = code if loader.path == str(file) else original(loader, name)
        return found

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    assert "rathaus.games" not in sys.modules
