"""Event: one thing that happened, with who may know it."""

import re
from functools import cache
from typing import Annotated, ClassVar, get_type_hints

import msgspec

EVERYBODY = -1
Seat = Annotated[int, msgspec.Meta(title="seat")]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the log shows events of one kind; other kinds are named as in catalogues.

    A quiet one has no line, nor has one whose fact `needs` is nothing, or that was followed by one of `until`. It is
    added to the line before where that begins with one of `joins` (whose fact `same` is the same, where that is named),
    and stands below the next event if that is `under`.
    """

    quiet: bool = False
    needs: str = ""
    until: list[str] = []
    joins: list[str] = []
    same: str = ""
    under: str = ""


QUIET = Line(quiet=True)


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many things that are alike go from one place to another.

    Places are those that the game's view counts (`Game.places`), or the box, which is never empty. `seat` is whose they
    are; `which` is the very thing, where everybody who hears of it may know that.
    """

    what: str
    source: str
    target: str
    count: int = 1
    seat: int = EVERYBODY
    which: str = ""


BOX = ""  # things come from here and go back, and nobody counts what is left


def place_of(seat: int, name: str) -> str:
    """A place that each seat has of its own: `2/pantry`."""
    return f"{seat}/{name}"


class Event(msgspec.Struct, kw_only=True):
    """Base of a game's events: facts only, put into words by whoever shows them.

    `changes` names the view fields that it may change, `clause` the rule that made it happen, `phase` the part of a
    turn that it belongs to; `reveals` marks that somebody learned what was hidden, so that nothing before it can be
    taken back; `line` is its place in the log.
    """

    changes: ClassVar[tuple[str, ...]] = ()
    clause: ClassVar[str] = ""
    phase: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    line: ClassVar[Line] = Line()
    audience: int = EVERYBODY

    def moves(self) -> list[Move]:
        """What goes from where to where: all that this changes in what the places hold."""
        return []

    def is_heard_by(self, seat: int) -> bool:
        """Whether this seat (or a spectator) may know of it."""
        return self.audience in (EVERYBODY, seat)


def kind(event: Event) -> str:
    """The event's name in catalogues, logs and on the wire: `CheeseStolen` is `cheese-stolen`."""
    return kebab(type(event).__name__)


@cache
def kebab(name: str) -> str:
    """`RatsPlaced` as `rats-placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def is_seat(event: type[Event], field: str) -> bool:
    """Whether a field names a seat, or a list of seats."""
    return "title='seat'" in repr(get_type_hints(event, include_extras=True)[field])


def facts(event: Event) -> dict[str, object]:
    """What the event says, without its audience."""
    return {name: getattr(event, name) for name in event.__struct_fields__ if name != "audience"}
