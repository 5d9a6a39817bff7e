"""Match: one played instance. Game, options, seats, seed and the log are the truth; the position is their replay."""

from typing import Any

from rathaus.core.errors import UndoRefusedError
from rathaus.core.events import Event
from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import RecordingRng, Rng, drawn_by, generator


class Acted:
    """A seat chose, once or several times in a row; the choices stand or fall together."""

    def __init__(self, seat: int, actions: list[int]) -> None:
        self.seat = seat
        self.actions = actions


class Undone:
    """A seat took back its last choices."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Reseeded:
    """From here on chance comes from another seed: a new match goes on from an old one's position."""

    def __init__(self, seed: str) -> None:
        self.seed = seed


Entry = Acted | Undone | Reseeded


class _Kept:
    """An entry that is in force, and what it means for undo."""

    def __init__(self, entry: Acted | Reseeded, seat: int, *, bars: bool, sealed: bool) -> None:
        self.entry = entry
        self.seat = seat
        self.bars = bars  # it drew, or somebody learned something
        self.sealed = sealed  # nobody else has seen it


class Match:
    """One played instance of a game, led by its log."""

    def __init__(self, game: Game, players: int, options: Options, seed: str, *, records_draws: bool = False) -> None:
        self.game = game
        self.players = players
        self.options = game.agreed(players, options)
        self.seed = seed
        self.records_draws = records_draws
        self.log: list[Entry] = []
        self._kept: list[_Kept] = []
        self.position: Position[Any, Any] = self._beginning()
        self.opening: list[Event] = self.position.listen()  # what happened before the first question
        self.position.settle()
        self.position.heard = False

    def _beginning(self) -> Position[Any, Any]:
        return self.game.start(self.players, self.options, self._chance(self.seed, []))

    def _chance(self, seed: str, drawn: list[tuple[int, int]]) -> Rng:
        rng = generator(seed)
        return RecordingRng(rng, drawn.copy()) if self.records_draws else rng

    def draws(self) -> list[tuple[int, int]]:
        """All that was drawn, as pairs n, result, where the match records it."""
        return drawn_by(self.position.rng)

    def act(self, seat: int, actions: list[int]) -> list[Event]:
        """Play a batch, all or none, and return what happened."""
        trial = self.position.copy()
        told = trial.listen()
        sealed = True
        for action in actions:
            sealed = sealed and bool(trial.todo) and trial.todo[-1].sealed
            trial.play(seat, action)
        drew = trial.rng.draws != self.position.rng.draws
        bars = drew or any(event.reveals for event in told)
        trial.heard = False
        entry = Acted(seat, actions.copy())
        self.position = trial
        self.log.append(entry)
        self._kept.append(_Kept(entry, seat, bars=bars, sealed=sealed))
        return told

    def undo(self, seat: int) -> None:
        """Take back the seat's last entry, where nobody has learned or built anything on it."""
        at = self._last_of(seat)
        del self._kept[at]
        self.log.append(Undone(seat))
        self.position = self._replayed()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last entry may be taken back."""
        try:
            self._last_of(seat)
        except UndoRefusedError:
            return False
        return True

    def _last_of(self, seat: int) -> int:
        for at in range(len(self._kept) - 1, -1, -1):
            kept = self._kept[at]
            if kept.bars:
                raise UndoRefusedError(
                    "undo-revealed", f"seat {seat} cannot take back what came before a draw or a reveal"
                )
            if kept.seat == seat:
                return at
            if not kept.sealed:
                raise UndoRefusedError(
                    "undo-overtaken", f"seat {seat} cannot take back: seat {kept.seat} has acted since"
                )
        raise UndoRefusedError("undo-nothing", f"seat {seat} has nothing to take back")

    def reseed(self, seed: str) -> None:
        """Go on with another seed; nothing before it can be taken back."""
        entry = Reseeded(seed)
        self.position.rng = self._chance(seed, self.draws())
        self.log.append(entry)
        self._kept.append(_Kept(entry, -1, bars=True, sealed=False))

    def follow(self, log: list[Entry]) -> None:
        """Play a log after what has been played already."""
        for entry in log:
            if isinstance(entry, Acted):
                self.act(entry.seat, entry.actions)
            elif isinstance(entry, Undone):
                self.undo(entry.seat)
            else:
                self.reseed(entry.seed)

    def _replayed(self) -> Position[Any, Any]:
        position = self._beginning()
        position.settle()
        for kept in self._kept:
            entry = kept.entry
            if isinstance(entry, Reseeded):
                position.rng = self._chance(entry.seed, drawn_by(position.rng))
            else:
                for action in entry.actions:
                    position.apply(entry.seat, action)
        return position


def replay(
    game: Game, players: int, options: Options, seed: str, log: list[Entry], *, records_draws: bool = False
) -> Match:
    """The match that a log tells."""
    match = Match(game, players, options, seed, records_draws=records_draws)
    match.follow(log)
    return match
