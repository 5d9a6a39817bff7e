"""Scenarios: a TOML file sets a table up, plays spelled actions, and states what must hold after each."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from rathaus.core.data import parse
from rathaus.core.errors import DataError, FieldError, RefusedError, SetupError
from rathaus.core.events import Event
from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.core.seats import letter, seat_of
from rathaus.core.view import decision_for
from rathaus.testing.lines import line_of
from rathaus.testing.transcript import event_line

AnyPosition = Position[Any, Any]


class ScenarioError(ValueError):
    """A scenario cannot be played, or something does not hold: the file, the line, and what was expected."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")


class ScenarioPlay(msgspec.Struct, forbid_unknown_fields=True):
    """Some actions of one seat, and what holds after them."""

    seat: str
    actions: list[str] = []
    refused: list[str] = []
    expect: dict[str, Any] = {}
    tells: list[str] = []


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario file. `dice`, `rolls` and `shuffles` fix what chance does.

    Dice are drawn numbers from 0 on, rolls the values that dice show; a shuffle says what comes out first.
    """

    game: str
    players: int
    about: str
    clauses: list[str] = []
    options: Options = {}
    table: dict[str, Any] = {}
    dice: list[int] = []
    rolls: list[int] = []
    shuffles: list[list[str]] = []
    expect: dict[str, Any] = {}
    tells: list[str] = []
    play: list[ScenarioPlay] = []


Staged = tuple[str, int]  # the key that stages a number, `dice` or `rolls`, and the number


class StagedRng(Rng):
    """Chance as a scenario stages it; the rest is drawn from a fixed seed. A strict one refuses what does not fit."""

    def __init__(
        self, dice: list[Staged], shuffles: list[list[tuple[str, int]]], rest: Rng, draws: int = 0, *, is_strict: bool
    ) -> None:
        self.draws = draws
        self.dice = dice
        self.shuffles = shuffles
        self.rest = rest
        self.is_strict = is_strict

    def below(self, n: int) -> int:
        """The next of the dice."""
        if n == 1:
            return 0
        self.draws += 1
        if not self.dice:
            return self.rest.below(n)
        key, shown = self.dice.pop(0)
        lowest = 1 if key == "rolls" else 0
        if not 0 <= shown - lowest < n:
            if not self.is_strict:
                return self.rest.below(n)
            raise FieldError([key], f"{shown} cannot be rolled, expected {lowest} to {n - 1 + lowest}")
        return shown - lowest

    def shuffle(self, pieces: list[int]) -> None:
        """What is staged comes out first, in that order; pieces come out from the end."""
        self.draws += 1
        first = self.shuffles.pop(0) if self.shuffles else []
        found: list[int] = []
        for name, piece in first:
            if piece in pieces:
                pieces.remove(piece)
                found.insert(0, piece)
            elif self.is_strict:
                raise FieldError(["shuffles"], f"{name!r} is not, or no more, among what is shuffled")
        self.rest.shuffle(pieces)
        pieces.extend(found)

    def copy(self) -> "StagedRng":
        """A copy that gives the same numbers."""
        shuffles = [first.copy() for first in self.shuffles]
        return StagedRng(self.dice.copy(), shuffles, self.rest.copy(), self.draws, is_strict=self.is_strict)


class Runner:
    """Plays one scenario file."""

    def __init__(self, text: str, file: str, games: dict[str, Game]) -> None:
        self.text = text
        self.file = file
        self.scenario = self._read()
        if self.scenario.game not in games:
            raise self.error(["game"], f"unknown game {self.scenario.game!r}, expected one of {', '.join(games)}")
        self.game = self._with_data(games[self.scenario.game])

    def _with_data(self, game: Game) -> Game:
        """The game on the data file that the options name, if any; its path begins at the scenario's own folder."""
        options = self.scenario.options
        if game.data_name not in options:
            return game
        name = options[game.data_name]
        self.scenario.options = {option: options[option] for option in options if option != game.data_name}
        try:
            return game.with_data((Path(self.file).parent / name).read_text("utf-8"), name)
        except (OSError, UnicodeDecodeError):
            problem = f"option {game.data_name!r} names {name!r}, expected a text file, seen from the scenario's folder"
        except DataError as wrong:
            problem = str(wrong)
        raise self.error(["options"], problem)

    def _read(self) -> Scenario:
        try:
            return msgspec.convert(parse(self.text), type=Scenario)
        except FieldError as problem:
            raise self.error(problem.path, str(problem)) from None
        except msgspec.ValidationError as problem:
            raise ScenarioError(self.file, self._line_named(str(problem)), str(problem)) from None
        except ValueError as problem:
            raise ScenarioError(self.file, 1, f"not TOML: {problem}") from None

    def _line_named(self, problem: str) -> int:
        quoted = problem.split("`")[1::2]
        path = quoted[-1].removeprefix("$").replace("[", ".").replace("]", "") if quoted else ""
        return line_of(self.text, [part for part in path.split(".") if part], quoted[0] if len(quoted) > 1 else "")

    def error(self, path: list[str], problem: str, needle: str = "") -> ScenarioError:
        """A complaint that names the line."""
        return ScenarioError(self.file, line_of(self.text, path, needle), problem)

    def run(self) -> AnyPosition:
        """Set up, play, and check; returns the position at the end."""
        return self.named(self._run)

    def named(self, work: Callable[[], AnyPosition]) -> AnyPosition:
        """Do it; an error names its line."""
        try:
            return work()
        except FieldError as problem:
            raise self.error(problem.path, str(problem)) from None
        except SetupError as problem:
            path = ["options"] if "option" in str(problem) else ["players"]
            raise self.error(path, str(problem)) from None

    def _run(self) -> AnyPosition:
        position = self.set_up(self.scenario.table, is_strict=True)
        told = position.listen()
        position.settle()
        self._check(position, self.scenario.expect, self.scenario.tells, told, [])
        for number, play in enumerate(self.scenario.play):
            self._play(position, play, ["play", str(number)])
        return position

    def set_up(self, table: dict[str, Any], *, is_strict: bool) -> AnyPosition:
        """The table set up, its first step not yet run; a strict one also refuses dice that do not fit."""
        scenario = self.scenario
        agreed = self.game.agreed(scenario.players, scenario.options)
        position = self.game.start(scenario.players, agreed, fast("scenario"))
        self.game.arrange(position, Fields(table, ["table"]))
        for name, (found, expected) in self.game.laws(position).items():
            if found != expected:
                raise FieldError(["table"], f"the law of {name} is broken: {found}, expected {expected}")
        dice = [("dice", number) for number in scenario.dice] + [("rolls", value) for value in scenario.rolls]
        position.rng = StagedRng(dice, self._shuffles(), fast("scenario"), is_strict=is_strict)
        return position

    def _shuffles(self) -> list[list[tuple[str, int]]]:
        try:
            return [[(name, self.game.piece(name)) for name in first] for first in self.scenario.shuffles]
        except ValueError as problem:
            raise FieldError(["shuffles"], str(problem)) from None

    def _play(self, position: AnyPosition, play: ScenarioPlay, path: list[str]) -> None:
        told = position.listen()
        seat = self.seat_of(play, path)
        for text in play.refused:
            self._check_refused(position, seat, text, path)
        for text in play.actions:
            self._act(position, seat, text, path)
        self._check(position, play.expect, play.tells, told, path)

    def seat_of(self, play: ScenarioPlay, path: list[str]) -> int:
        """The seat that plays."""
        try:
            return seat_of(play.seat, self.scenario.players)
        except ValueError as problem:
            raise self.error([*path, "seat"], str(problem)) from None

    def _act(self, position: AnyPosition, seat: int, text: str, path: list[str]) -> None:
        options = self._options(position, seat)
        if text not in options:
            offered = ", ".join(options) or f"nothing; the table waits for {_letters(position.asked())}"
            raise self.error([*path, "actions"], f"illegal action {text!r}; {letter(seat)} is offered {offered}", text)
        position.play(seat, options[text])

    def _check_refused(self, position: AnyPosition, seat: int, text: str, path: list[str]) -> None:
        if text in self._options(position, seat):
            raise self.error([*path, "refused"], f"{text!r} is legal for {letter(seat)}, expected a refusal", text)

    def _options(self, position: AnyPosition, seat: int) -> dict[str, int]:
        decision = decision_for(position, seat)
        return {option.text: option.action for option in decision.options} if decision else {}

    def _check(
        self,
        position: AnyPosition,
        expect: dict[str, Any],
        tells: list[str],
        told: list[Event],
        path: list[str],
    ) -> None:
        self._compare({**self.game.facts(position), **_frame(position)}, expect, [*path, "expect"])
        lines = [event_line(event) for event in told]
        for tell in tells:
            if tell not in lines:
                heard = "".join(f"\n  {line}" for line in lines)
                raise self.error([*path, "tells"], f"expected to be told {tell!r}, but was told:{heard}", tell)

    def _compare(self, found: dict[str, Any], expected: dict[str, Any], path: list[str]) -> None:
        for name, value in expected.items():
            here = [*path, name]
            if name not in found:
                raise FieldError(here, f"unknown fact, expected one of {', '.join(found)}")
            if isinstance(value, dict) and isinstance(found[name], dict):
                self._compare(found[name], value, here)
            elif found[name] != value:
                raise self.error(here, f"{'.'.join(here)} is {found[name]!r}, expected {value!r}", name)


def _frame(position: AnyPosition) -> dict[str, Any]:
    """The facts that every game has: whom the table waits for, and how it ended."""
    outcome = position.outcome
    return {
        "asked": [letter(seat) for seat in position.asked()],
        "winners": [] if outcome is None else [letter(seat) for seat in outcome.winners],
        "scores": [] if outcome is None else outcome.scores,
    }


def _letters(seats: list[int]) -> str:
    return ", ".join(letter(seat) for seat in seats) or "nobody"


def run_scenario(text: str, file: str, games: dict[str, Game]) -> AnyPosition:
    """Play a scenario; whatever is wrong or does not hold is a ScenarioError with its line."""
    try:
        return Runner(text, file, games).run()
    except RefusedError as problem:
        raise ScenarioError(file, 1, str(problem)) from None
