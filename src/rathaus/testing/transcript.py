"""Golden playthroughs: whole games as readable text that can be played again from its own action lines."""

import random
from hashlib import sha256

from rathaus.core.events import EVERYBODY, Event, facts, is_seat, kind
from rathaus.core.game import Game, Options
from rathaus.core.match import Match
from rathaus.core.seats import letter, seat_of
from rathaus.core.view import decision_for
from rathaus.testing.spec import AnyPosition

ACTS = " > "
UNDOES = " < undo"
BETWEEN = " | "
LONGEST = 2000  # lines


class TranscriptError(ValueError):
    """A transcript cannot be played: the line, and what was expected."""


def event_line(event: Event) -> str:
    """An event as one line: `cheese-stolen thief=B victim=A cheese=2`."""
    words = [kind(event)]
    words += [f"{name}={_value(event, name, value)}" for name, value in facts(event).items()]
    if event.audience != EVERYBODY:
        words.append(f"(only {letter(event.audience)} knows)")
    return " ".join(words)


def _value(event: Event, name: str, value: object) -> str:
    if is_seat(type(event), name):
        value = [letter(seat) for seat in value] if isinstance(value, list) else letter(int(str(value)))
    if isinstance(value, dict):
        return ",".join(f"{key}:{amount}" for key, amount in value.items())
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


class Writer:
    """Plays a match and writes down what is done and told."""

    def __init__(self, game: Game, players: int, options: Options, seed: str) -> None:
        self.match = Match(game, players, options, seed)
        agreed = ", ".join(f"{name}={value}" for name, value in self.match.options.items())
        self.lines = [f"game: {game.name}", f"rules version: {game.rules_version}", f"players: {players}"]
        self.lines += [f"options: {agreed}", f"seed: {seed}", ""]
        self.numbers: list[list[int]] = []  # of the actions: a saved match is these and nothing else
        self._tell(self.match.opening)

    def act(self, seat: int, texts: list[str]) -> None:
        """A seat's spelled actions as one batch."""
        actions = self._actions(seat, texts)
        told = self.match.act(seat, actions)
        self.numbers.append(actions)
        self.lines.append(letter(seat) + ACTS + BETWEEN.join(texts))
        self._tell(told)

    def _tell(self, told: list[Event]) -> None:
        self.lines += [f"    {event_line(event)}" for event in told]

    def undo(self, seat: int) -> None:
        """A seat takes back."""
        self.match.undo(seat)
        self.lines.append(letter(seat) + UNDOES)

    def _actions(self, seat: int, texts: list[str]) -> list[int]:
        trial = self.match.position.copy()
        actions = []
        for text in texts:
            decision = decision_for(trial, seat)
            offered = {option.text: option.action for option in decision.options} if decision else {}
            if text not in offered:
                raise TranscriptError(f"{letter(seat)} is not offered {text!r}, but {', '.join(offered) or 'nothing'}")
            actions.append(offered[text])
            trial.play(seat, offered[text])
        return actions

    def text(self) -> str:
        """The whole transcript, with the result once there is one.

        Actions are spelled, but saved as numbers. Their digest notices when one gets another number: then matches
        that were saved under this version of the rules would be played differently.
        """
        outcome = self.match.position.outcome
        end = ["", "the game goes on"]
        if outcome is not None:
            winners = ", ".join(letter(seat) for seat in outcome.winners)
            end = ["", f"winners: {winners}", f"scores: {', '.join(map(str, outcome.scores))}"]
        digest = sha256(str(self.numbers).encode()).hexdigest()[:16]
        return "\n".join([*self.lines, *end, f"digest of the actions' numbers: {digest}"]) + "\n"


def write(game: Game, players: int, options: Options, seed: str) -> str:
    """A random game as a transcript, as far as a person would read; now and then somebody changes their mind."""
    writer = Writer(game, players, options, seed)
    chance = random.Random(seed)
    while writer.match.position.asked() and len(writer.lines) < LONGEST:
        seat = chance.choice(writer.match.position.asked())
        writer.act(seat, _batch(writer.match, seat, chance))
        if chance.random() < 0.1 and writer.match.can_undo(seat):
            writer.undo(seat)
    return writer.text()


def _batch(match: Match, seat: int, chance: random.Random) -> list[str]:
    """One whole answer."""
    texts: list[str] = []

    def chosen(trial: AnyPosition, asked: int) -> int:
        decision = decision_for(trial, asked)
        option = chance.choice(decision.options if decision else [])
        texts.append(option.text)
        return option.action

    match.position.whole_answer(seat, chosen)
    return texts


def play_again(text: str, games: dict[str, Game]) -> str:
    """The transcript that the set-up and action lines of a transcript give when they are played again."""
    setup = dict(line.split(": ", 1) for line in text.split("\n\n", maxsplit=1)[0].splitlines() if ": " in line)
    options = dict(pair.split("=", 1) for pair in setup.get("options", "").split(", ") if pair)
    players = int(setup["players"])
    writer = Writer(games[setup["game"]], players, options, setup["seed"])
    for line in text.splitlines():
        if ACTS in line and not line.startswith(" "):
            seat, _, actions = line.partition(ACTS)
            writer.act(seat_of(seat, players), actions.split(BETWEEN))
        elif line.endswith(UNDOES):
            writer.undo(seat_of(line.removesuffix(UNDOES), players))
    return writer.text()
