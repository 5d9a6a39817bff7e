"""News between the workers of one house. They are hints: a worker that gets one reads the database.

They travel by NOTIFY of PostgreSQL, which delivers them when the transaction that told them is committed. A payload has
at most 8,000 bytes, so lists are bounded.
"""

from typing import TypeAlias

import msgspec

CHANNEL = "rathaus"
MOST_GUESTS = 300


class TableWritten(msgspec.Struct, tag="table"):
    """Something of this table was written: itself, its match, a draft or a standing order."""

    table: str


class LineSaid(msgspec.Struct, tag="line"):
    """A line of chat."""

    table: str
    number: int


class GuestWritten(msgspec.Struct, tag="guest"):
    """A guest has muted somebody, or forgotten other devices."""

    guest: str


class TurnsChanged(msgspec.Struct, tag="turns"):
    """The lists of games of these guests look different now, because of this table."""

    table: str
    guests: list[str]


class Present(msgspec.Struct, tag="present"):
    """Who looks at a table through this worker, if they have a name, and how many look from no seat."""

    table: str
    guests: list[str]
    spectators: int


class Alive(msgspec.Struct, tag="alive"):
    """A worker's heartbeat. A new worker asks all others to say who is present there."""

    asks: bool = False


class Gone(msgspec.Struct, tag="gone"):
    """A worker's goodbye."""


PeerNews: TypeAlias = TableWritten | LineSaid | GuestWritten | TurnsChanged | Present | Alive | Gone


class Letter(msgspec.Struct):
    """News, and which worker sends them."""

    worker: str
    news: PeerNews


LETTER = msgspec.json.Decoder(Letter)


def encoded(worker: str, news: PeerNews) -> str:
    """News as they travel."""
    return msgspec.json.encode(Letter(worker, news)).decode()
