"""The log: one line for what one act did, and none for what says nothing."""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat
from rathaus.core.log import lines_of


class Called(Event):
    """A heading."""

    turn: int


class Turned(Event):
    """What belongs below the next heading."""

    line: ClassVar = Line(under="called")
    card: str


class Ready(Event):
    """What the log does not mention."""

    line: ClassVar = QUIET
    seat: Seat


class Placed(Event):
    """Said in one line with others of its kind, until it is shown."""

    line: ClassVar = Line(needs="rats", until=["shown"], joins=["placed"])
    seat: Seat
    rats: int


class Shown(Event):
    """Said in a line of its own."""

    seat: Seat


class Hit(Event):
    """Said with another hit of the same seat."""

    line: ClassVar = Line(joins=["hit"], same="seat")
    seat: Seat


def test_every_event_has_a_line_unless_it_says_otherwise() -> None:
    events: list[Event] = [Called(turn=1), Shown(seat=0), Shown(seat=0)]

    assert lines_of(events) == [[event] for event in events]
    assert lines_of([]) == []


def test_what_is_quiet_has_no_line_and_does_not_part_others() -> None:
    assert lines_of([Hit(seat=0), Ready(seat=1), Hit(seat=0)]) == [[Hit(seat=0), Hit(seat=0)]]


def test_what_joins_is_added_to_the_line_before() -> None:
    assert lines_of([Placed(seat=0, rats=1), Placed(seat=0, rats=2), Called(turn=2), Placed(seat=0, rats=3)]) == [
        [Placed(seat=0, rats=1), Placed(seat=0, rats=2)],
        [Called(turn=2)],
        [Placed(seat=0, rats=3)],
    ]


def test_some_join_only_what_is_about_the_same() -> None:
    assert lines_of([Hit(seat=0), Hit(seat=1), Hit(seat=1)]) == [[Hit(seat=0)], [Hit(seat=1), Hit(seat=1)]]


def test_what_needs_something_is_not_said_without_it() -> None:
    assert lines_of([Placed(seat=0, rats=0)]) == []


def test_what_holds_until_something_else_is_not_said_after_it() -> None:
    again = Placed(seat=0, rats=4)

    assert lines_of([Placed(seat=0, rats=3), Shown(seat=0), again]) == [[Shown(seat=0)], [again]]


def test_what_is_turned_up_before_a_turn_is_called_stands_below_it() -> None:
    turned = Turned(card="feast")

    assert lines_of([turned, Called(turn=1)]) == [[Called(turn=1)], [turned]]
    assert lines_of([turned, Shown(seat=0), Called(turn=1)]) == [[turned], [Shown(seat=0)], [Called(turn=1)]]
