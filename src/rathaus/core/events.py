"""Event: one thing that happened, with who may know it."""

import re
from functools import cache
from typing import Annotated, ClassVar, get_type_hints

import msgspec

EVERYBODY = -1
Seat = Annotated[int, msgspec.Meta(title="seat")]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the log shows events of one kind; other kinds are named as in catalogues.

    An event has no line if it is `quiet`, if its fact `needs` is empty, or if one of `until` follows it. It is added to
    the previous line if that begins with one of `joins` (and, where `same` is set, if both have the same value of that
    fact). It stands below the next event if that is `under`.
    """

    quiet: bool = False
    needs: str = ""
    until: list[str] = []
    joins: list[str] = []
    same: str = ""
    under: str = ""


QUIET = Line(quiet=True)


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number of things that are alike go from one place to another.

    Places are those that the game's view counts (`Game.places`), or the box, which is never empty. `seat` is whose they
    are; `which` is the very thing, where everybody who hears of it may know that.
    """

    what: str
    source: str
    target: str
    count: int = 1
    seat: int = EVERYBODY
    which: str = ""


BOX = ""  # things come from here and go back; its contents are not counted


def place_of(seat: int, name: str) -> str:
    """A place that belongs to one seat: `2/pantry`."""
    return f"{seat}/{name}"


class Event(msgspec.Struct, kw_only=True):
    """Base of a game's events: facts only; the words are added where they are shown.

    `changes` names the view fields that it may change, `clause` the rule that made it happen, `phase` the part of a
    turn that it belongs to; `reveals` marks that somebody learned something hidden, so that nothing before it can be
    undone; `line` is how the log shows it.
    """

    changes: ClassVar[tuple[str, ...]] = ()
    clause: ClassVar[str] = ""
    phase: ClassVar[str] = ""
    reveals: ClassVar[bool] = False
    line: ClassVar[Line] = Line()
    audience: int = EVERYBODY

    def moves(self) -> list[Move]:
        """What moves from where to where: every change that this event makes to the places."""
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
    """The facts of the event, without its audience."""
    return {name: getattr(event, name) for name in event.__struct_fields__ if name != "audience"}
