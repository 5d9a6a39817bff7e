"""What is kept of a table and of a match, as documents."""

from typing import Literal

import msgspec

from rathaus.core.export import LogEntry, SeatRecord
from rathaus.core.game import Options
from rathaus.core.view import Result

TableStage = Literal["open", "starting", "playing", "over"]
MatchStage = Literal["waiting", "playing", "over", "aborted", "frozen"]


class SeatDocument(msgspec.Struct):
    """Who sits there. A person is a guest; a bot may stand in for one who is away."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""
    has_left: bool = False
    bot_asked_by: list[str] = []
    seed_hash: str = ""
    seed: str = ""


class TableDocument(msgspec.Struct):
    """A table: what is agreed, who sits, and which match is played."""

    code: str
    version: int
    game: str
    options: Options
    is_public: bool
    state: TableStage
    host: str
    seats: list[SeatDocument]
    match: str
    earlier: list[str] = []
    abort_asked_by: list[str] = []

    def guests(self) -> set[str]:
        """The people who sit here."""
        return {seat.guest for seat in self.seats if seat.guest}


class MatchDocument(msgspec.Struct):
    """All of a match but its log. The secret is what its commitment promises."""

    id: str
    table: str
    game: str
    rules_version: int
    data_sha256: str
    secret: str
    commitment: str
    state: MatchStage = "waiting"
    options: Options = {}
    seats: list[SeatRecord] = []
    seat_seeds: list[str] = []
    result: Result | None = None


class StoredEvent(msgspec.Struct):
    """One thing that happened, with who may know it (-1: everybody)."""

    audience: int
    kind: str
    clause: str
    facts: dict[str, object]
    seats: list[str]


class LogRow(msgspec.Struct):
    """One entry of a log: what, by whom, and in answer to which command."""

    seq: int
    entry: LogEntry
    by: str
    command: str | None
    events: list[StoredEvent]


class Standing(msgspec.Struct):
    """A standing order's answer."""

    verb: str
    args: dict[str, int | str]


Drafts = dict[int, tuple[str, list[int]]]  # by seat: decision and picks
Orders = dict[int, dict[str, Standing]]  # by seat and prompt


class Newest(msgspec.Struct):
    """A table with its match, and of its log what was asked for; all read at one moment."""

    table: TableDocument
    match: MatchDocument
    log: list[LogRow]
    drafts: Drafts
    orders: Orders
