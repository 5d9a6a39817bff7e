"""The guide of a first game: a fixed match with a script that says when to tell what, and where to point.

A script is a game's own file, `first_game.toml`; its words are `guide-<step>` and `guide-<step>-title` in the game's
catalogue. What is due follows from the match alone: nothing is stored, so a first game can be left and gone on with.
"""

from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files

import msgspec

from rathaus.core.data import read
from rathaus.core.game import Game, Options

FILE = "first_game.toml"
LEARNER = 0  # the seat of the person; bots have the others


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a step is due: all that is set here has to be so.

    `prompts` is what may be asked, `offers` which of these verbs has to be on offer, `turn` the first turn of the
    game, `told` which steps come before it. `after` is what has to have happened, any of these events, and `own` the
    same with the learner in it. `over` is after the end.
    """

    prompts: list[str] = []
    offers: list[str] = []
    turn: int = 0
    told: list[str] = []
    after: list[str] = []
    own: list[str] = []
    over: bool = False


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to tell: its name in the catalogue, its clause, and what it points at, the best first.

    That is a place of the game, or a part of the page that has this name. After the step that is `enough`, the learner
    knows all that it takes: the guide offers to stop.
    """

    name: str
    clause: str
    at: list[str]
    when: When
    enough: bool = False


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game: how it is set up, the seed that everybody knows, and the steps in the order of telling."""

    seed: str
    players: int
    bot: str
    steps: list[ScriptStep]
    options: Options = {}


class Moment(msgspec.Struct, frozen=True):
    """What the guide knows of a match when the learner is asked, or after the end. `number` counts own picks."""

    number: int
    turn: int
    prompt: str = ""
    offers: frozenset[str] = frozenset()
    heard: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    is_over: bool = False


class Guide:
    """What was told in a match so far. Where answers are taken back, so is what was told after them."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self._told: list[tuple[int, ScriptStep]] = []
        self._number = -1

    def follow(self, number: int, look: Callable[[], Moment]) -> None:
        """The learner is asked, or the match is over: tell what is due, once for each moment."""
        self._number = number
        self._told = [(at, step) for at, step in self._told if at <= number]
        if not self.now:
            told = {step.name for _, step in self._told}
            self._told += [(number, step) for step in due(self.script, look(), told)]

    @property
    def told(self) -> list[str]:
        """The names of all steps that were told, in this order."""
        return [step.name for _, step in self._told]

    @property
    def now(self) -> list[ScriptStep]:
        """What was told at this moment."""
        return [step for number, step in self._told if number == self._number]


def due(script: Script, moment: Moment, told: Collection[str]) -> list[ScriptStep]:
    """The steps that are due at a moment, in the order of the script; nothing is told twice."""
    return [step for step in script.steps if step.name not in told and is_due(step.when, moment, told)]


def is_due(when: When, moment: Moment, told: Collection[str]) -> bool:
    """Whether all that a step waits for is so."""
    return (
        when.over == moment.is_over
        and moment.turn >= when.turn
        and (not when.prompts or moment.prompt in when.prompts)
        and all(name in told for name in when.told)
        and all(
            not wanted or not known.isdisjoint(wanted)
            for wanted, known in ((when.offers, moment.offers), (when.after, moment.heard), (when.own, moment.own))
        )
    )


@cache
def script_of(package: str) -> Script | None:
    """The first game of a title, by its package; None where it has none."""
    file = files(package) / FILE
    return read(file.read_text("utf-8"), FILE, Script) if file.is_file() else None


def guide_of(game: Game) -> Guide | None:
    """A guide for a match that begins."""
    script = script_of(game.package)
    return None if script is None else Guide(script)
