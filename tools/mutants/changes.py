"""Which changes are made: comparisons, signs, and/or, not and numbers, by Cosmic Ray, chosen by a fixed seed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from parso.tree import Leaf, NodeOrLeaf

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "rathaus"
SEED = "rats"
TARGETS = {"core": 200, "ratland": 400, "rattus": 400, "ratville": 400, "ratzzia": 400}

# The opposite, and the same except at the limit; other comparisons mostly mean the same for numbers from 0 on.
COMPARISONS = ["Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt"]
COMPARISONS += ["Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"]
OTHERS = ["ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceUnaryOperator_USub_UAdd"]
OTHERS += ["ReplaceUnaryOperator_Delete_Not", "AddNot", "ReplaceAndWithOr", "ReplaceOrWithAnd", "NumberReplacer"]

Text = tuple[str, str, str]  # how tests/mutants.toml names a change: file, line as it is, line with the change


class ReplaceToken(Operator):  # type: ignore[misc]
    """One token becomes another: `+=` and `in` are not among what Cosmic Ray changes."""

    old = new = ""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Any]:
        """Where the token stands; `in` only where it compares."""
        compares = node.parent is not None and node.parent.type == "comparison"
        if getattr(node, "value", "") == self.old and (compares or self.old != "in"):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Leaf, _index: int) -> Leaf:
        """The same node with the other token."""
        node.value = self.new
        return node

    @classmethod
    def examples(cls) -> list[Any]:
        """None; the token says it all."""
        return []


class AddBecomesSubtract(ReplaceToken):
    """`+=` becomes `-=`."""

    old, new = "+=", "-="


class SubtractBecomesAdd(ReplaceToken):
    """`-=` becomes `+=`."""

    old, new = "-=", "+="


class InBecomesNotIn(ReplaceToken):
    """`in` becomes `not in`."""

    old, new = "in", "not in"


OPERATORS: dict[str, Any] = {
    **{name: get_operator(f"core/{name}") for name in OTHERS},
    **{name: get_operator(f"core/ReplaceComparisonOperator_{name}") for name in COMPARISONS},
    **{operator.__name__: operator for operator in (AddBecomesSubtract, SubtractBecomesAdd, InBecomesNotIn)},
}


@dataclass(frozen=True)
class Change:
    """One change: an operator, and the number of the place in a file where it fits."""

    file: Path
    operator: str
    occurrence: int
    line: int
    key: str  # the same for as long as the line stays, wherever it moves

    def source(self) -> str:
        """The whole file with the change."""
        changed: str = mutate_code(self.file.read_text("utf-8"), OPERATORS[self.operator](), self.occurrence)
        return changed

    def before(self) -> str:
        """The line as it is."""
        return self.file.read_text("utf-8").splitlines()[self.line - 1].strip()

    def after(self) -> str:
        """The line with the change."""
        return self.source().splitlines()[self.line - 1].strip()

    def name(self) -> str:
        """The file, seen from the package."""
        return str(self.file.relative_to(RULES))

    def text(self) -> Text:
        """What it does, wherever its line moves."""
        return self.name(), self.before(), self.after()


@cache
def possible(target: str) -> list[Change]:
    """All changes of a game, or of core, in a random order with a fixed seed."""
    folder = RULES / "core" if target == "core" else RULES / "games" / target
    found = [change for file in sorted(folder.rglob("*.py")) for change in changes_of(file)]
    return sorted(found, key=lambda change: sha256(f"{SEED} {change.key}".encode()).digest())


def chosen(target: str, count: int = 0) -> list[Change]:
    """The changes that are made: the first of that order, up to the count."""
    return possible(target)[: count or TARGETS[target]]


def changes_of(file: Path) -> Iterator[Change]:
    """All changes that can be made to a file."""
    text = file.read_text("utf-8")
    lines, nodes, seen = text.splitlines(), list(ast_nodes(get_ast(text))), Counter[str]()
    for name, operator in OPERATORS.items():
        places = [place for node in nodes for place in operator().mutation_positions(node)]
        for occurrence, ((line, _), _end) in enumerate(places):
            key = f"{file.relative_to(RULES)} {name} {lines[line - 1].strip()}"
            seen[key] += 1
            yield Change(file, name, occurrence, line, f"{key} {seen[key]}")
