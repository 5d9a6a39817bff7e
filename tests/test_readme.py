"""The README is true: its game is played, and its links lead somewhere."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_game_in_the_readme_plays_as_shown() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert results.attempted >= 9
    assert results.failed == 0


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text("utf-8"))

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
