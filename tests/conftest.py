"""What all tests share: which of them count for the coverage of the rules."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = (HERE / "core", HERE / "games", HERE / "test_scenarios.py", HERE / "test_golden.py")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Tests of rules count; random play also gets everywhere, but takes three times as long when it is watched.

    The mark `no_cover` would say the same; in the processes of xdist it has no effect.
    """
    trace, threads = sys.gettrace(), threading.gettrace()
    if not _counts(item):
        sys.settrace(None)
        threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
        threading.settrace(threads)


def _counts(item: pytest.Item) -> bool:
    if getattr(item, "originalname", "") == "test_conformance":
        return item.name.endswith("[ends]")
    return any(item.path.is_relative_to(place) for place in COUNTED)
