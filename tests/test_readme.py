"""The README is true: its game is played, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_game_in_the_readme_plays_as_shown() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert results.attempted >= 9
    assert results.failed == 0


@pytest.mark.parametrize("file", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(file: str) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", (ROOT / file).read_text("utf-8"))

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_contributing_names_commands_and_files_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)

    assert set(re.findall(r"\bmake ([a-z-]+)`", text)) <= set(targets)
    files = re.findall(r"\b(?:tests|scenarios|src)/[\w/-]+\.(?:py|toml)", text)
    assert [file for file in files if not (ROOT / file).exists()] == []
