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

    def __init__(
        self, entry: Acted | Reseeded, seat: int, before: Position[Any, Any] | None, *, bars: bool, sealed: bool
    ) -> None:
        self.entry = entry
        self.seat = seat
        self.before = before  # where the match goes back to; None where it cannot any more
        self.bars = bars  # it drew, or somebody learned something
        self.sealed = sealed  # nobody else has seen it


class Change:
    """An entry that was tried: what the match would be with it. `Match.keep` makes it so."""

    def __init__(
        self, entry: Entry, position: Position[Any, Any], told: list[Event], *, at: int, kept: list[_Kept]
    ) -> None:
        self.entry = entry
        self.position = position
        self.told = told
        self.at = at  # from here on the entries in force are
        self.kept = kept


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
        self._barred = 0  # so many of them can't be taken back any more
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
        change = self.acting(seat, actions)
        self.keep(change)
        return change.told

    def acting(self, seat: int, actions: list[int]) -> Change:
        """What a batch would make of the match; it is refused as a whole, or not at all."""
        trial = self.position.copy()
        told = trial.listen()
        sealed = True
        for action in actions:
            sealed = sealed and bool(trial.todo) and trial.todo[-1].sealed
            trial.play(seat, action)
        trial.heard = False
        entry = Acted(seat, actions.copy())
        kept = _Kept(entry, seat, self.position, bars=bars_undo(self.position, trial, told), sealed=sealed)
        return Change(entry, trial, told, at=len(self._kept), kept=[kept])

    def undo(self, seat: int) -> None:
        """Take back the seat's last entry, where nobody has learned or built anything on it."""
        self.keep(self.undoing(seat))

    def undoing(self, seat: int) -> Change:
        """What the match would be without the seat's last entry: sealed answers that came after it stay."""
        at = self._last_of(seat)
        position = self._kept[at].before
        assert position is not None, "what can be taken back knows where to"
        stay: list[_Kept] = []
        for kept in self._kept[at + 1 :]:
            stay.append(_Kept(kept.entry, kept.seat, position, bars=kept.bars, sealed=kept.sealed))
            position = position.copy()
            self._apply(position, kept.entry)
        return Change(Undone(seat), position, [], at=at, kept=stay)

    def keep(self, change: Change) -> None:
        """Let a change of this very match be its next entry."""
        self._kept[change.at :] = change.kept
        self.log.append(change.entry)
        self.position = change.position
        if any(kept.bars for kept in change.kept):
            for kept in self._kept[self._barred :]:
                kept.before = None
            self._barred = len(self._kept)

    def skip(self, entry: Entry) -> None:
        """Note an entry that is taken back later in the log, or the one that takes it back: both change nothing."""
        self.log.append(entry)

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
        position = self.position.copy()
        self._apply(position, entry)
        kept = _Kept(entry, -1, None, bars=True, sealed=False)
        self.keep(Change(entry, position, [], at=len(self._kept), kept=[kept]))

    def follow(self, log: list[Entry]) -> None:
        """Play a log after what has been played already."""
        for entry in log:
            if isinstance(entry, Acted):
                self.act(entry.seat, entry.actions)
            elif isinstance(entry, Undone):
                self.undo(entry.seat)
            else:
                self.reseed(entry.seed)

    def _apply(self, position: Position[Any, Any], entry: Acted | Reseeded) -> None:
        if isinstance(entry, Reseeded):
            position.rng = self._chance(entry.seed, drawn_by(position.rng))
        else:
            for action in entry.actions:
                position.apply(entry.seat, action)


def bars_undo(before: Position[Any, Any], after: Position[Any, Any], told: list[Event]) -> bool:
    """Whether nothing can be taken back any more: something was drawn, or somebody learned what was hidden."""
    return after.rng.draws != before.rng.draws or any(event.reveals for event in told)


def taken_back(log: list[Entry]) -> set[int]:
    """The places in a log of all entries that were taken back within it, and of those that took them back."""
    found: set[int] = set()
    own: dict[int, list[int]] = {}  # by seat: what it has done and could take back
    for at, entry in enumerate(log):
        if isinstance(entry, Acted):
            own.setdefault(entry.seat, []).append(at)
        elif isinstance(entry, Undone) and own.get(entry.seat):
            found |= {own[entry.seat].pop(), at}
    return found


def replay(
    game: Game, players: int, options: Options, seed: str, log: list[Entry], *, records_draws: bool = False
) -> Match:
    """The match that a log tells. The log is trusted: what was taken back is not played."""
    match = Match(game, players, options, seed, records_draws=records_draws)
    skipped = taken_back(log)
    for at, entry in enumerate(log):
        if at in skipped:
            match.skip(entry)
        else:
            match.follow([entry])
    return match
