"""make mutants: what its report lets pass, and what not."""

from pathlib import Path
from typing import Any

import pytest

from tools.mutants import __main__ as mutants
from tools.mutants.changes import Change, chosen
from tools.mutants.run import NOTICED, SURVIVED

CHANGES = chosen("core", 40)


class Known:
    """What came of the changes: all were noticed but these."""

    def __init__(self, *survivors: Change) -> None:
        self.survivors = survivors

    def of(self, change: Change) -> dict[str, Any]:
        return {"outcome": SURVIVED if change in self.survivors else NOTICED}


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty list of changes that change nothing."""
    file = tmp_path / "mutants.toml"
    file.touch()
    monkeypatch.setattr(mutants, "LISTED", file)
    return file


def explain(file: Path, *texts: tuple[str, str, str]) -> None:
    names = ("file", "before", "after")
    entries = [[f"{name} = '''{part}'''" for name, part in zip(names, text, strict=True)] for text in texts]
    file.write_text("\n".join("\n".join(["[[survivor]]", *entry]) for entry in entries), encoding="utf-8")


def reported(*survivors: Change) -> bool:
    known: Any = Known(*survivors)
    return mutants.report("core", CHANGES, known)


def test_all_noticed_is_well(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert reported()
    assert "core: 40 of 40 changes noticed (100.0%)" in capsys.readouterr().out


def test_a_survivor_that_is_not_explained_is_named(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not reported(CHANGES[0])
    assert f"not listed in mutants.toml: {CHANGES[0].name()}: {CHANGES[0].before()}" in capsys.readouterr().out


def test_what_changes_nothing_is_left_out_of_the_share(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    explain(listed, CHANGES[0].text())

    assert reported(CHANGES[0])
    assert (
        "39 of 40 changes noticed (97.5%); without 1 that change nothing, as mutants.toml explains, 100.0%"
        in capsys.readouterr().out
    )


def test_what_is_listed_but_noticed_is_named(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    explain(listed, CHANGES[0].text())

    assert not reported()
    assert "but no survivor" in capsys.readouterr().out


def test_what_is_listed_but_cannot_be_made_is_named(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    explain(listed, ("core/rng.py", "rats = 1", "rats = 2"))

    assert not reported()
    assert "but no survivor: core/rng.py: rats = 1  →  rats = 2" in capsys.readouterr().out


def test_what_is_listed_and_not_drawn_may_stay(listed: Path) -> None:
    explain(listed, chosen("core", 41)[40].text())

    assert reported()


def test_not_too_many_may_be_listed(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    explain(listed, *(change.text() for change in CHANGES[:3]))

    assert not reported(*CHANGES[:3])
    assert "3 listed in mutants.toml, expected 5% of the changes at most" in capsys.readouterr().out
