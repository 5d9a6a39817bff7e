"""What all tests share: which of them count for the coverage of the rules."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
COUNTED = (HERE / "core", HERE / "games", HERE / "test_scenarios.py", HERE / "test_golden.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of rules count; random play also gets everywhere, but takes twice as long when it is watched."""
    for item in items:
        if not _counts(item):
            item.add_marker(pytest.mark.no_cover)


def _counts(item: pytest.Item) -> bool:
    if item.path.name == "test_conformance.py":
        return item.name.endswith("[ends]")
    return any(item.path.is_relative_to(place) for place in COUNTED)
