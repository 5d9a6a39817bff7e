"""Writes web/src/lib/generated/<game>.ts: a game's view, what is printed, its questions with their answers, its events.

View and events are structs, so their types are known. Questions and answers are spelled by the steps as they are
asked: all scenarios and some matches are played, and what was spelled is written down; every step must have asked.
"""

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from rathaus.core.events import Event, kebab
from rathaus.core.flow import Args, Position, Step
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.core.view import Decision, View, decision_for
from rathaus.games import GAMES
from rathaus.testing.scenario import Runner
from rathaus.testing.spec import setups
from tools import typescript

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "lib" / "generated"
HEADER = """// Written by tools/game_types.py from the rules of {game}; `make types` does it again.

import type {{ View }} from '../messages';
"""
Shape = dict[str, set[str]]  # the types that an argument was seen with; `undefined` where it may be missing


def main() -> int:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in all_files().items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


def all_files() -> dict[str, str]:
    """What the files must hold, by their names."""
    return {f"{game.name}.ts": written(game) for game in GAMES.values()}


def written(game: Game) -> str:
    """All types of a game."""
    return "\n".join(
        [
            HEADER.format(game=game.name),
            *view_types(game),
            *printed_types(game),
            questions_type(game),
            events_type(game),
        ]
    )


# The view.


def view_types(game: Game) -> list[str]:
    """The view's interface, after those of the structs that it is made of."""
    struct = type(game.see(game.setup(game.players[0], {}, fast("view")), 0))
    found: dict[type[msgspec.Struct], None] = {}
    typescript.collect(inspect.type_info(struct), found)
    shared = set(typescript.structs())
    own = [typescript.declaration(part) for part in found if part not in shared and part is not struct]
    return [*own, _extended(struct)]


def printed_types(game: Game) -> list[str]:
    """What is printed on boards and cards, after the structs that it is made of."""
    found: dict[type[msgspec.Struct], None] = {}
    typescript.collect(inspect.type_info(type(game.printed(game.players[0]))), found)
    return [typescript.declaration(part) for part in found]


def _extended(struct: type[msgspec.Struct]) -> str:
    text = typescript.declaration(struct).replace(
        f"interface {struct.__name__} ", f"interface {struct.__name__} extends View "
    )
    inherited = {f"  {field.name}: {typescript.spelled(field.type)};" for field in _fields(View)}
    return "\n".join(line for line in text.split("\n") if line not in inherited)


def _fields(struct: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType), f"{struct} is a struct"
    return info.fields


# Events.


def events_type(game: Game) -> str:
    """Every event with its facts, by its kind."""
    structs = [struct for struct in below(Event) if struct.__module__.startswith(f"{game.package}.")]
    lines = [f"  '{kebab(struct.__name__)}': {_facts(struct)};" for struct in structs]
    return "/** What is told, and its facts. */\nexport interface Events {\n" + "\n".join(sorted(lines)) + "\n}\n"


def _facts(struct: type[Event]) -> str:
    facts = [f"{field.name}: {typescript.spelled(field.type)}" for field in _fields(struct) if field.name != "audience"]
    return f"{{ {'; '.join(facts)} }}" if facts else "Record<string, never>"


# Questions and answers.


class Question:
    """What a step asks: the shape of its arguments, and of those of each verb that it offers."""

    def __init__(self) -> None:
        self.args: Shape | None = None
        self.verbs: dict[str, Shape] = {}

    def note(self, decision: Decision) -> None:
        """It was asked like this."""
        self.args = _merged(self.args, decision.args)
        for option in decision.options:
            self.verbs[option.verb] = _merged(self.verbs.get(option.verb), option.args)


def _merged(known: Shape | None, args: Args) -> Shape:
    seen = {name: {"string" if isinstance(value, str) else "number"} for name, value in args.items()}
    if known is None:
        return seen
    missing = {"undefined"}
    return {name: known.get(name, missing) | seen.get(name, missing) for name in [*known, *seen]}


def questions_type(game: Game) -> str:
    """Every prompt with its arguments, and the answers that it may offer with theirs."""
    found: dict[str, Question] = {}
    for decision in all_decisions(game):
        found.setdefault(decision.prompt, Question()).note(decision)
    silent = asking(game) - set(found)
    assert not silent, f"{game.name}: no scenario and no match asks {', '.join(sorted(silent))}"
    lines = [f"  '{name}': {{ args: {_shape(found[name].args)}; answers: {_answers(found[name])} }};" for name in found]
    return (
        "/** What is asked, and what may be answered. */\nexport interface Questions {\n"
        + "\n".join(sorted(lines))
        + "\n}\n"
    )


def _answers(question: Question) -> str:
    verbs = sorted(question.verbs.items())
    return " | ".join(f"{{ verb: '{verb}'; args: {_shape(shape)} }}" for verb, shape in verbs)


def _shape(shape: Shape | None) -> str:
    args = [f"{_key(name)}{_type(types)}" for name, types in sorted((shape or {}).items())]
    return f"{{ {'; '.join(args)} }}" if args else "Record<string, never>"


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def _type(types: set[str]) -> str:
    mark = "?" if "undefined" in types else ""
    return f"{mark}: {' | '.join(sorted(types - {'undefined'}))}"


def asking(game: Game) -> set[str]:
    """The names of all steps of a game that ask somebody something."""
    return {
        kebab(step.__name__) for step in below(Step) if step.__module__.startswith(f"{game.package}.") and _asks(step)
    }


def below(kind: type[Any]) -> Iterator[type[Any]]:
    """All subclasses of a class, at any depth."""
    for child in kind.__subclasses__():
        yield child
        yield from below(child)


def _asks(step: type[Any]) -> bool:
    return step.spell is not Step.spell and not step.__subclasses__()


def all_decisions(game: Game) -> Iterator[Decision]:
    """All that is asked in the game's scenarios, and in matches with all its options that are played at random."""
    for file in sorted((ROOT / "scenarios" / game.name).glob("*.toml")):
        yield from _in_scenario(Runner(file.read_text("utf-8"), str(file), GAMES))
    for number, (players, options) in enumerate(setups(game)):
        yield from _in_match(game, players, options, f"types {number}")


def _in_scenario(runner: Runner) -> Iterator[Decision]:
    position = runner.set_up(runner.scenario.table, is_strict=True)
    position.settle()
    yield from _asked(position)
    for number, play in enumerate(runner.scenario.play):
        seat = runner.seat_of(play, ["play", str(number)])
        for text in play.actions:
            decision = decision_for(position, seat)
            assert decision is not None, "every scenario holds"
            position.play(seat, next(option.action for option in decision.options if option.text == text))
            yield from _asked(position)


def _asked(position: Position[Any, Any]) -> Iterator[Decision]:
    for seat in position.asked():
        decision = decision_for(position, seat)
        assert decision is not None, "who is asked has a decision"
        yield decision


def _in_match(game: Game, players: int, options: Options, seed: str) -> Iterator[Decision]:
    match, chance = Match(game, players, options, seed), random.Random(seed)
    position = match.position
    while asked := position.asked():
        decision = decision_for(position, asked[-1])
        assert decision is not None, "who is asked has a decision"
        yield decision
        position.play(asked[-1], chance.choice(decision.options).action)


if __name__ == "__main__":
    sys.exit(main())
