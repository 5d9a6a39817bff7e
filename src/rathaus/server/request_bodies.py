"""All that is asked over HTTP, as typed bodies. `docs/protocol.md` tells when each is sent."""

from typing import Annotated, Literal

import msgspec

from rathaus.server.bodies import Grace, Inbound, Key, Name, OptionValue, SeatNumber, Viewpoint


class SetName(Inbound):
    """Who one wants to be called; the first time it makes a guest."""

    name: Name


class UseLink(Inbound):
    """The secret of a personal link."""

    secret: Key


class SeatWish(Inbound):
    """What a seat should be: free, mine, another person's on this device, or a bot's."""

    kind: Literal["open", "you", "here", "bot"]
    bot: Key = ""
    name: Name = ""


class NewTable(Inbound):
    """A table to be made. With `start` the match begins at once, if nobody is missing."""

    game: Key
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    options: Annotated[dict[Key, OptionValue], msgspec.Meta(max_length=32)] = msgspec.field(default_factory=dict)
    is_public: bool = False
    start: bool = False
    data: Key = ""
    pace: Literal["usual", "fast"] = "usual"


class PlayOn(Inbound):
    """Play on from a step of a match that has ended: all as it was, or dealt again from what one viewpoint knew.

    Seats and `start` are those of `NewTable`; there are as many seats as in that match.
    """

    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    known_by: Viewpoint | None = None
    is_public: bool = False
    start: bool = False
    pace: Literal["usual", "fast"] = "usual"


class FirstGame(Inbound):
    """A first game with a guide: the one that was begun, or a new one; `is_again` ends the one that was begun."""

    game: Key
    is_again: bool = False


class Sit(Inbound):
    """Take a seat, this one or any that is free. With a `name`, it is another person's on this device."""

    seat: SeatNumber | None = None
    name: Name = ""


class SetTable(Inbound):
    """The host agrees on other options, opens and closes the table to the public, or sets grace time, pace and hints.

    Where the host chooses another data set, the match is promised again, and seats promise their seeds again.
    """

    options: Annotated[dict[Key, OptionValue], msgspec.Meta(max_length=32)] | None = None
    is_public: bool | None = None
    grace: Grace | None = None
    data: Key | None = None
    pace: Literal["usual", "fast"] | None = None
    hints: bool | None = None


class Swap(Inbound):
    """The host lets two seats change places."""

    a: SeatNumber
    b: SeatNumber


class OneSeat(Inbound):
    """A seat that something is about: to be freed in the lobby, or taken back from a bot."""

    seat: SeatNumber


class AskHint(Inbound):
    """Ask what the strongest bot would consider for what one's seat is asked."""

    seat: SeatNumber
    decision: Key


class Ask(Inbound):
    """Ask for a bot in a seat whose person is away, or for an end without a result; it takes all the others.

    A bot for one's own seat comes at once. `is_on` false takes back what one has asked for.
    """

    what: Literal["bot", "abort"]
    seat: SeatNumber = 0
    is_on: bool = True


BODIES_IN = (SetName, UseLink, NewTable, PlayOn, FirstGame, SeatWish, Sit, SetTable, Swap, OneSeat, Ask, AskHint)
