"""Match: one played instance. Game, options, seats, seed and the log are the truth; the position is their replay."""

from typing import Any

from rathaus.core.errors import SetupError, UndoRefusedError
from rathaus.core.events import Event
from rathaus.core.flow import Position, Sealed
from rathaus.core.game import Game, Options
from rathaus.core.rng import RecordingRng, Rng, drawn_by, generator


class Acted:
    """A seat chose, once or several times in a row; all choices count or none."""

    def __init__(self, seat: int, actions: list[int]) -> None:
        self.seat = seat
        self.actions = actions


class Undone:
    """A seat took back its last choices."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


Entry = Acted | Undone


class _Kept:
    """An entry that is in force, and what it means for undo."""

    def __init__(self, entry: Acted, before: Position[Any, Any] | None, *, bars: bool, sealed: bool) -> None:
        self.entry = entry
        self.before = before  # the position to go back to; None if that is no longer possible
        self.bars = bars  # it drew, or somebody learned something
        self.sealed = sealed  # nobody else has seen it


class Change:
    """An entry that was tried: the match as it would be with it. `Match.keep` applies it."""

    def __init__(
        self, entry: Entry, position: Position[Any, Any], told: list[Event], *, at: int, kept: list[_Kept]
    ) -> None:
        self.entry = entry
        self.position = position
        self.told = told
        self.at = at  # index from which the entries in force are replaced
        self.kept = kept


class Origin:
    """Where a match goes on from: a position of another one, as it was or as one viewpoint knew it.

    `known_by` is that viewpoint (-1: a spectator): what it did not know is dealt again, with the first draws of the
    match that goes on. None keeps everything.
    """

    def __init__(self, position: Position[Any, Any], known_by: int | None) -> None:
        self.position = position
        self.known_by = known_by

    def beginning(self, game: Game, rng: Rng) -> Position[Any, Any]:
        """The first position of the match that goes on."""
        if self.known_by is None:
            position = self.position.copy()
        else:
            position = game.imagine(game.see(self.position, self.known_by), rng)
            _forget_picks(position, self.known_by)
        position.rng = rng
        return position


def _forget_picks(position: Position[Any, Any], seat: int) -> None:
    """A seat that has not answered in secret yet has made no pick; only one's own picks are known."""
    step = _sealed_step(position)
    if step is not None:
        step.answers = [
            [] if other in step.missing and other != seat else picks for other, picks in enumerate(step.answers)
        ]


class Match:
    """One played instance of a game, led by its log; with an origin, it begins in the middle of a game."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        seed: str,
        *,
        records_draws: bool = False,
        origin: Origin | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.agreed(players, options)
        self.seed = seed
        self.records_draws = records_draws
        self.origin = origin
        self.log: list[Entry] = []
        self._kept: list[_Kept] = []
        self._barred = 0  # this many of them can't be taken back any more
        self.position: Position[Any, Any] = self._beginning()
        self.opening: list[Event] = self.position.listen()  # what happened before the first question
        self.position.settle()
        self.position.heard = False

    def _beginning(self) -> Position[Any, Any]:
        chance = generator(self.seed)
        if self.records_draws:
            chance = RecordingRng(chance, [])
        if self.origin is not None:
            return self.origin.beginning(self.game, chance)
        return self.game.start(self.players, self.options, chance)

    def draws(self) -> list[tuple[int, int]]:
        """All draws as pairs n, result, if the match records them."""
        return drawn_by(self.position.rng)

    def act(self, seat: int, actions: list[int]) -> list[Event]:
        """Play a batch, all or none, and return what happened."""
        change = self.acting(seat, actions)
        self.keep(change)
        return change.told

    def acting(self, seat: int, actions: list[int]) -> Change:
        """Try a batch without applying it; it is accepted or refused as a whole."""
        trial = self.position.copy()
        told = trial.listen()
        sealed = True
        for action in actions:
            sealed = sealed and bool(trial.todo) and trial.todo[-1].sealed
            trial.play(seat, action)
        trial.heard = False
        entry = Acted(seat, actions.copy())
        kept = _Kept(entry, self.position, bars=bars_undo(self.position, trial, told), sealed=sealed)
        return Change(entry, trial, told, at=len(self._kept), kept=[kept])

    def undo(self, seat: int) -> None:
        """Undo the seat's last entry, if nobody has learned anything from it or played on after it."""
        self.keep(self.undoing(seat))

    def undoing(self, seat: int) -> Change:
        """Try the match without the seat's last entry: sealed answers that came after it stay."""
        at = self._last_of(seat)
        position = self._kept[at].before
        assert position is not None, "what can be taken back knows where to"
        stay: list[_Kept] = []
        for kept in self._kept[at + 1 :]:
            stay.append(_Kept(kept.entry, position, bars=kept.bars, sealed=kept.sealed))
            position = position.copy()
            for action in kept.entry.actions:
                position.apply(kept.entry.seat, action)
        return Change(Undone(seat), position, [], at=at, kept=stay)

    def keep(self, change: Change) -> None:
        """Apply a change that was tried on this match."""
        self._kept[change.at :] = change.kept
        self.log.append(change.entry)
        self.position = change.position
        if any(kept.bars for kept in change.kept):
            for kept in self._kept[self._barred :]:
                kept.before = None
            self._barred = len(self._kept)

    def skip(self, entry: Entry) -> None:
        """Add an undone entry or its undo to the log without playing it: together they change nothing."""
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
            if kept.entry.seat == seat:
                return at
            if not kept.sealed:
                raise UndoRefusedError(
                    "undo-overtaken", f"seat {seat} cannot take back: seat {kept.entry.seat} has acted since"
                )
        raise UndoRefusedError("undo-nothing", f"seat {seat} has nothing to take back")

    def follow(self, log: list[Entry]) -> None:
        """Play further entries of a log."""
        for entry in log:
            if isinstance(entry, Acted):
                self.act(entry.seat, entry.actions)
            else:
                self.undo(entry.seat)


def bars_undo(before: Position[Any, Any], after: Position[Any, Any], told: list[Event]) -> bool:
    """Whether undo is barred: something was drawn, or somebody learned something hidden."""
    return after.rng.draws != before.rng.draws or any(event.reveals for event in told)


def taken_back(log: list[Entry]) -> set[int]:
    """The indices of all undone entries of a log, and of their undos."""
    found: set[int] = set()
    own: dict[int, list[int]] = {}  # by seat: the entries that it could undo
    for at, entry in enumerate(log):
        if isinstance(entry, Acted):
            own.setdefault(entry.seat, []).append(at)
        elif own.get(entry.seat):
            found |= {own[entry.seat].pop(), at}
    return found


def replay(
    game: Game,
    players: int,
    options: Options,
    seed: str,
    log: list[Entry],
    *,
    records_draws: bool = False,
    origin: Origin | None = None,
) -> Match:
    """The match that a log describes. The log is trusted: undone entries are not played."""
    match = Match(game, players, options, seed, records_draws=records_draws, origin=origin)
    skipped = taken_back(log)
    for at, entry in enumerate(log):
        if at in skipped:
            match.skip(entry)
        else:
            match.follow([entry])
    return match


def origin_in(match: Match, log: list[Entry], entry: int, known_by: int | None) -> Origin:
    """The origin of a match that goes on from this one after an entry of its log; what was taken back is left out.

    A viewpoint does not know what others have just answered in secret: as it knew it, they have not answered yet.
    """
    skipped = taken_back(log)
    position = match.position.copy()
    asked = position  # before the first secret answer to what is asked
    own: list[Acted] = []  # the viewpoint's answers since
    for at, done in enumerate(log[:entry]):
        if at in skipped:
            continue
        assert isinstance(done, Acted), "an undo takes something back"
        step = _sealed_step(position)
        if step is not None and not any(step.answers):
            asked, own = position.copy(), []
        own += [done] if done.seat == known_by else []
        _play(position, done)
    step = _sealed_step(position)
    if known_by is not None and step is not None and any(step.answers):
        position = asked
        for done in own:
            _play(position, done)
    if position.outcome is not None:
        raise SetupError(f"nobody can play on after entry {entry}: the match is over there")
    return Origin(position, known_by)


def _play(position: Position[Any, Any], entry: Acted) -> None:
    for action in entry.actions:
        position.play(entry.seat, action)


def _sealed_step(position: Position[Any, Any]) -> Sealed | None:
    """The step that waits for secret answers, if one does."""
    step = position.todo[-1] if position.todo else None
    return step if isinstance(step, Sealed) else None
