"""Which clauses of a game's rules are coded and tested, and where; which are not; and what is cited but not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rathaus.core.game import Game

RULES = "rules.en.md"
NO_EFFECT = "*(no effect)*"
RULING = r"RR-\d+|A-\d\d"
MARKS = ("pytest.mark.clause", "mark.clause")
Citations = dict[str, list[str]]  # "file:line" for each place that cites the id


class ClauseRow(msgspec.Struct, frozen=True):
    """One clause: its first sentence, and the places (`file:line`) that cite it."""

    id: str
    text: str
    coded: list[str]
    tested: list[str]


class ClauseReport(msgspec.Struct, frozen=True):
    """A game's clauses, counted and listed; `missing` says what a clause lacks, `unknown` where it is cited."""

    game: str
    clauses: int
    coded: int
    tested: int
    exempt: list[str]
    missing: list[str]
    unknown: list[str]
    rows: list[ClauseRow]


class Clause(msgspec.Struct, frozen=True):
    """A list item of the rules with its bold id."""

    id: str
    text: str
    is_exempt: bool


def report(game: Game, root: Path) -> ClauseReport:
    """Compare a game's rules with its code, tests and scenarios; `root` holds `src`, `tests` and `scenarios`."""
    package = root.joinpath("src", *game.package.split("."))
    clauses = list(clauses_of(package / RULES, game.prefix))
    kinds = {kind_of(clause.id) for clause in clauses} | {game.prefix}
    coded = _of_kinds(kinds, cited_by_code(package, root, game.prefix))
    tested = _of_kinds(kinds, cited_by_tests(root, game.name))
    rows = [
        ClauseRow(clause.id, clause.text, coded.get(clause.id, []), tested.get(clause.id, [])) for clause in clauses
    ]
    exempt = [clause.id for clause in clauses if clause.is_exempt]
    return ClauseReport(
        game=game.name,
        clauses=len(rows),
        coded=sum(bool(row.coded) for row in rows),
        tested=sum(bool(row.tested) for row in rows),
        exempt=exempt,
        missing=[f"{row.id}: {_lack(row)}" for row in rows if row.id not in exempt and _lack(row)],
        unknown=_unknown(clauses, [coded, tested]),
        rows=rows,
    )


def clauses_of(rules: Path, prefix: str) -> Iterator[Clause]:
    """The list items of a rules file that begin with a bold id; lines below an item are indented."""
    item = re.compile(rf"^- \*\*({_pattern(prefix)})\*\* (.*(?:\n[ \t]+.*)*)", re.MULTILINE)
    for found in item.finditer(rules.read_text("utf-8")):
        yield Clause(found[1], found[2].splitlines()[0], NO_EFFECT in found[2])


def _pattern(prefix: str) -> str:
    return rf"{re.escape(prefix)}-\d+\.\d+[a-z]?|{RULING}"


def kind_of(clause: str) -> str:
    """The letters of an id. A kind of ruling that a game's rules never list is ignored."""
    return clause.partition("-")[0]


def cited_by_code(package: Path, root: Path, prefix: str) -> Citations:
    """Every id that the code and the data of a package cite."""
    cited: Citations = {}
    pattern = re.compile(rf"\b(?:{_pattern(prefix)})\b")
    for file in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            for clause in pattern.findall(line):
                _cite(cited, clause, file.relative_to(root), number)
    return cited


def cited_by_tests(root: Path, game: str) -> Citations:
    """Every id that a test is marked with, or that a scenario of the game lists."""
    cited: Citations = {}
    for file in sorted((root / "tests").rglob("*.py")):
        for clause, number in marks_in(file.read_text("utf-8")):
            _cite(cited, clause, file.relative_to(root), number)
    for file in sorted((root / "scenarios" / game).glob("*.toml")):
        for clause, number in listed_in(file.read_text("utf-8")):
            _cite(cited, clause, file.relative_to(root), number)
    return cited


def marks_in(source: str) -> Iterator[tuple[str, int]]:
    """The ids in `pytest.mark.clause("RL-5.4", …)`, with their lines."""
    if not any(mark in source for mark in MARKS):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func) in MARKS:
            yield from ((str(ast.literal_eval(word)), word.lineno) for word in node.args)


def listed_in(scenario: str) -> Iterator[tuple[str, int]]:
    """The ids in `clauses = ["RL-5.4", …]`, with their lines."""
    for field in re.finditer(r"^clauses\s*=\s*\[([^]]*)\]", scenario, re.MULTILINE):
        for clause in re.finditer(r"[\"']([^\"'\n]+)[\"']", field[1]):
            yield clause[1], scenario.count("\n", 0, field.start(1) + clause.start()) + 1


def _cite(cited: Citations, clause: str, file: Path, line: int) -> None:
    place = f"{file.as_posix()}:{line}"
    places = cited.setdefault(clause, [])
    if place not in places:
        places.append(place)


def _of_kinds(kinds: set[str], cited: Citations) -> Citations:
    return {clause: places for clause, places in cited.items() if kind_of(clause) in kinds}


def _lack(row: ClauseRow) -> str:
    lacks = [name for name, places in (("code", row.coded), ("test", row.tested)) if not places]
    return " and ".join(f"no {name}" for name in lacks)


def _unknown(clauses: list[Clause], citations: list[Citations]) -> list[str]:
    known = {clause.id for clause in clauses}
    cited = [(clause, places) for source in citations for clause, places in source.items()]
    return sorted(f"{clause}: {', '.join(places)}" for clause, places in cited if clause not in known)
