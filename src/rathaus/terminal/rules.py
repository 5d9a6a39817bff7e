"""The rules of a game, clause by clause, as the page shows them."""

import re
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*\b")
START = re.compile(r"- \*\*([A-Z]{2}-\d+(?:\.\d+)*)\*\* *")
HEADING = re.compile(r"#+ +")
MARKS = re.compile(r"\*\*|\*|`")


@cache
def clauses_in(package: str, language: str) -> dict[str, str]:
    """Every clause with its text; parts of a list below it begin with a dot, and tables stay as they are."""
    clauses: dict[str, str] = {}
    code = ""
    for line in (files(package) / f"rules.{language}.md").read_text("utf-8").splitlines():
        found = START.match(line)
        if found:
            code = found[1]
            clauses[code] = _plain(line[found.end() :])
        elif HEADING.match(line):
            code = ""
        elif code and line.strip():
            clauses[code] += _joint(line) + _plain(line)
    return clauses


def _plain(line: str) -> str:
    return MARKS.sub("", re.sub(r"^\s*[-*] +", "· ", line)).strip()


def _joint(line: str) -> str:
    return "\n" if re.match(r"\s*([-*] |\|)", line) else " "


def with_references(codes: list[str], clauses: dict[str, str]) -> list[str]:
    """The codes that there are texts for, each once, and behind them those that the texts refer to."""
    wanted = list(dict.fromkeys(code for code in codes if code in clauses))
    further = [code for known in wanted for code in CLAUSE.findall(clauses[known])]
    return list(dict.fromkeys([*wanted, *(code for code in further if code in clauses)]))
