"""News between the workers of one house. They are hints: a worker that gets one reads the database.

An entry and a draft are told in full, so that a worker that knows all before them need not read. News travel by NOTIFY
of PostgreSQL, which delivers them when the transaction that told them is committed. A payload has at most 8,000 bytes,
so lists are bounded.
"""

from typing import TypeAlias

import msgspec

from rathaus.core.export import LogEntry

CHANNEL = "rathaus"
MOST_GUESTS = 300
LONGEST = 7_900


class TableWritten(msgspec.Struct, tag="table"):
    """Something of this table was written: itself, its match, a draft or a standing order."""

    table: str
    turns: list[str] = []


class EntryWritten(msgspec.Struct, tag="entry"):
    """An entry of the table's match was written, by whom, and what everybody can see after it, as a hash.

    `turns` are the guests whose turn it is now, or no longer.
    """

    table: str
    match: str
    seq: int
    entry: LogEntry
    by: str
    state_sha256: str | None
    turns: list[str] = []


class DraftWritten(msgspec.Struct, tag="draft"):
    """A draft was written; no picks, no draft."""

    table: str
    match: str
    seat: int
    decision: str
    picks: list[int]


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


Written: TypeAlias = TableWritten | EntryWritten | DraftWritten | LineSaid | GuestWritten | TurnsChanged
PeerNews: TypeAlias = Written | Present | Alive | Gone


class Letter(msgspec.Struct):
    """News, and which worker sends them."""

    worker: str
    news: PeerNews


LETTER = msgspec.json.Decoder(Letter)


def encoded(worker: str, news: PeerNews) -> str:
    """News as they travel; what is too long to be told in full has to be read."""
    letter = msgspec.json.encode(Letter(worker, news))
    if len(letter) > LONGEST and isinstance(news, EntryWritten | DraftWritten):
        turns = news.turns if isinstance(news, EntryWritten) else []
        return encoded(worker, TableWritten(news.table, turns))
    return letter.decode()
