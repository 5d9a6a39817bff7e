"""Every clause of a game's rules is coded and tested, and every clause that is cited exists."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rathaus.bots import make_bot
from rathaus.core.events import Event
from rathaus.core.flow import Step
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND
from rathaus.testing.clauses import (
    ClauseReport,
    ClauseRow,
    cited_by_tests,
    clauses_of,
    kind_of,
    listed_in,
    marks_in,
    report,
)
from rathaus.words import languages

ROOT = Path(__file__).parents[1]
reported = cache(report)  # of the house as it is


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_is_coded_and_tested(game: Game) -> None:
    assert reported(game, ROOT).missing == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_that_is_cited_exists(game: Game) -> None:
    assert reported(game, ROOT).unknown == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_is_listed_once_and_has_a_text(game: Game) -> None:
    rows = reported(game, ROOT).rows

    assert rows
    assert len({row.id for row in rows}) == len(rows)
    assert all(row.text for row in rows)


def test_every_mark_names_a_clause_of_some_game() -> None:
    known = {row.id for game in GAMES.values() for row in reported(game, ROOT).rows}
    marked = {clause for game in GAMES for clause in cited_by_tests(ROOT, game)}

    assert marked - known == set()


# What a question says of itself.


def steps_of(game: Game, base: type[Step] = Step) -> Iterator[type[Step]]:
    """All kinds of steps that a game asks."""
    for step in base.__subclasses__():
        if step.__module__.startswith(f"{game.package}.") and step.options is not Step.options:
            yield step
        yield from steps_of(game, step)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_step_that_asks_names_the_clause_of_its_docstring(game: Game) -> None:
    steps = set(steps_of(game))

    assert steps
    for step in steps:
        cited = re.match(r"[A-Z]+-\d+(\.\d+[a-z]?)?", step.__doc__ or "")
        assert cited
        assert step.clause == cited[0], step.__name__


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_step_that_asks_does_so_in_a_phase_that_events_know(game: Game) -> None:
    phases = {event.phase for event in events_of(game)}

    assert {step.__name__: step.phase for step in steps_of(game) if step.phase not in phases} == {}


def events_of(game: Game, base: type[Event] = Event) -> Iterator[type[Event]]:
    for event in base.__subclasses__():
        if event.__module__.startswith(f"{game.package}."):
            yield event
        yield from events_of(game, event)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_decision_met_in_play_names_a_clause_of_the_rules_in_every_language(game: Game) -> None:
    package = ROOT.joinpath("src", *game.package.split("."))
    rules = [package / f"rules.{language}.md" for language in languages(game)]
    known = [{clause.id for clause in clauses_of(file, game.prefix)} for file in rules]
    bot = make_bot("rat", "clauses")
    match = Match(game, game.players[-1], {}, "clauses")
    met = set()
    while asked := match.position.asked():
        met.add(match.game.see(match.position, asked[-1]).decision.clause)
        match.act(asked[-1], [bot.choose(match.position, asked[-1])])

    assert len(rules) == 4
    assert met
    assert all(met <= clauses for clauses in known)


# The report itself, on a made-up package with RatLand's name.

RULES = """
# Rules

## RL-1 A chapter

- **RL-1.1** The first sentence.
  The second sentence.
- **RL-1.2a** A clause with a letter.
- not a clause, though **RL-9.9** is bold
"""


def house(root: Path, *, rules: str = RULES, code: str = "", test: str = "", scenario: str = "") -> ClauseReport:
    """The report of a house with these files."""
    package = root / "src" / "rathaus" / "games" / "ratland"
    files = {
        package / "rules.en.md": rules,
        package / "phase.py": code,
        root / "tests" / "games" / "test_phase.py": test,
        root / "scenarios" / "ratland" / "one.toml": scenario,
    }
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return report(RATLAND, root)


def marked(*clauses: str) -> str:
    return f"import pytest\n\n@pytest.mark.clause({', '.join(map(repr, clauses))})\ndef test_it(): pass\n"


def test_a_clause_that_is_coded_and_tested_is_a_row(tmp_path: Path) -> None:
    found = house(tmp_path, code='"""RL-1.1, RL-1.2a; again RL-1.1."""\n', test=marked("RL-1.1", "RL-1.2a"))

    package = "src/rathaus/games/ratland"
    assert found == ClauseReport(
        game="ratland",
        clauses=2,
        coded=2,
        tested=2,
        exempt=[],
        missing=[],
        unknown=[],
        rows=[
            ClauseRow("RL-1.1", "The first sentence.", [f"{package}/phase.py:1"], ["tests/games/test_phase.py:3"]),
            ClauseRow(
                "RL-1.2a",
                "A clause with a letter.",
                [f"{package}/phase.py:1"],
                ["tests/games/test_phase.py:3"],
            ),
        ],
    )


def test_a_clause_without_code_is_missing(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RL-1.1", test=marked("RL-1.1", "RL-1.2a"))

    assert found.missing == ["RL-1.2a: no code"]
    assert (found.clauses, found.coded, found.tested) == (2, 1, 2)


def test_a_clause_without_a_test_is_missing(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RL-1.1 RL-1.2a", test=marked("RL-1.2a"))

    assert found.missing == ["RL-1.1: no test"]


def test_a_clause_without_either_says_so(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RL-1.1", test=marked("RL-1.1"))

    assert found.missing == ["RL-1.2a: no code and no test"]


def test_a_range_counts_for_its_ends_only(tmp_path: Path) -> None:
    rules = RULES + "- **RL-1.3** Third.\n"
    found = house(tmp_path, rules=rules, code="# RL-1.1 to RL-1.3", test=marked("RL-1.1", "RL-1.2a", "RL-1.3"))

    assert found.missing == ["RL-1.2a: no code"]


def test_an_unknown_clause_in_the_code_is_reported(tmp_path: Path) -> None:
    found = house(tmp_path, code="\n# RL-1.2\n# RL-1.2\n")

    package = "src/rathaus/games/ratland"
    assert found.unknown == [f"RL-1.2: {package}/phase.py:2, {package}/phase.py:3"]


def test_an_unknown_clause_in_a_test_is_reported(tmp_path: Path) -> None:
    found = house(tmp_path, test=marked("RL-7.7"))

    assert found.unknown == ["RL-7.7: tests/games/test_phase.py:3"]


def test_an_unknown_clause_in_a_scenario_is_reported(tmp_path: Path) -> None:
    found = house(tmp_path, scenario='clauses = ["RL-7.7"]\n')

    assert found.unknown == ["RL-7.7: scenarios/ratland/one.toml:1"]


def test_a_bold_id_inside_a_text_is_no_clause(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RL-9.9")

    assert [entry.partition(":")[0] for entry in found.unknown] == ["RL-9.9"]


def test_a_scenario_is_a_test(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RL-1.1 RL-1.2a", scenario='name = "x"\nclauses = [\n"RL-1.1",\n"RL-1.2a"]\n')

    assert found.missing == []
    assert found.rows[1].tested == ["scenarios/ratland/one.toml:4"]


def test_a_clause_in_a_data_file_is_coded(tmp_path: Path) -> None:
    house(tmp_path)
    (tmp_path / "src/rathaus/games/ratland/data.toml").write_text("rats = 3 # RL-1.1\n", "utf-8")

    assert report(RATLAND, tmp_path).rows[0].coded == ["src/rathaus/games/ratland/data.toml:1"]


def test_a_clause_in_a_catalogue_is_not_coded(tmp_path: Path) -> None:
    house(tmp_path)
    (tmp_path / "src/rathaus/games/ratland/text.en.ftl").write_text("# RL-1.1\n", "utf-8")

    assert report(RATLAND, tmp_path).coded == 0


def test_a_clause_without_effect_is_exempt(tmp_path: Path) -> None:
    rules = "- **RL-1.1** Bring five sacks.\n  *(no effect)* A program has no sacks.\n- **RL-1.2** More.\n"
    found = house(tmp_path, rules=rules)

    assert found.exempt == ["RL-1.1"]
    assert found.missing == ["RL-1.2: no code and no test"]


def test_rulings_count_where_the_rules_list_them(tmp_path: Path) -> None:
    found = house(tmp_path, rules="- **A-07** A ruling.\n", code="# A-07, A-08, RR-3", test=marked("A-07"))

    assert found.missing == []
    assert found.unknown == ["A-08: src/rathaus/games/ratland/phase.py:1"]


def test_other_games_clauses_are_none_of_our_business(tmp_path: Path) -> None:
    found = house(tmp_path, code="# RV-1.1", test=marked("RV-1.1"))

    assert found.unknown == []


def test_ids_inside_a_longer_word_are_no_citations(tmp_path: Path) -> None:
    found = house(tmp_path, code="# XRL-1.1 RL-1.1st RL-1")

    assert (found.coded, found.unknown) == (0, [])


def test_marks_are_read_and_words_about_marks_are_not() -> None:
    source = 'text = "pytest.mark.clause(\'RL-1.1\')"\nx = pytest.param(marks=[pytest.mark.clause("RL-1.2")])\n'

    assert list(marks_in(source)) == [("RL-1.2", 2)]


def test_lists_of_clauses_are_read_with_their_lines() -> None:
    assert list(listed_in("a = 1\nclauses = ['RL-1.1',\n  \"RL-1.2\"]\n")) == [("RL-1.1", 2), ("RL-1.2", 3)]


def test_a_clause_knows_its_kind() -> None:
    assert kind_of("RL-5.4") == "RL"


def test_a_clause_is_told_by_its_first_sentence(tmp_path: Path) -> None:
    rules = tmp_path / "rules.en.md"
    rules.write_text(RULES, "utf-8")

    assert [clause.text for clause in clauses_of(rules, "RL")] == [
        "The first sentence.",
        "A clause with a letter.",
    ]
