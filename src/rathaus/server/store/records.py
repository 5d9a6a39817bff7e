"""What is kept of a table and of a match, as documents."""

from typing import Literal

import msgspec

from rathaus.core.events import Move
from rathaus.core.export import BotRecord, LogEntry, SeatRecord, Update
from rathaus.core.game import Options
from rathaus.core.view import Result

TableStage = Literal["open", "starting", "playing", "over"]
MatchStage = Literal["waiting", "playing", "over", "aborted", "frozen", "outdated"]
BOT = "bot"
STAND_IN = "stand-in"  # for a bot that gave no answer in time
ORDER = "order"
USUAL_GRACE = 45  # seconds after which somebody without a page counts as away
ENDED = ("over", "aborted", "frozen", "outdated")  # nothing can come of these any more: their secrets are told


class SeatDocument(msgspec.Struct):
    """Who sits there. A person is a guest; a bot may stand in, because others asked for it or, lent, the person did."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""
    is_lent: bool = False
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
    grace: int = USUAL_GRACE
    data: str = ""  # the name of a data set of the house; the box's own has none

    def guests(self) -> set[str]:
        """The people who sit here."""
        return {seat.guest for seat in self.seats if seat.guest}


class MatchDocument(msgspec.Struct):
    """All of a match but its log. The secret is what its commitment promises, for the first rules version.

    `promised` is when the commitment was made public, `seed_hashes` what the seats promised: older matches lack both.
    `updates` tells under which rules it went on later; `stopped_at` is the entry that other rules do not allow.
    `data` is the text of its data set where that is not the box's own, `data_name` how the house called it.
    """

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
    promised: str = ""
    seed_hashes: list[str] = []
    result: Result | None = None
    updates: list[Update] = []
    stopped_at: int = 0
    data: str = ""
    data_name: str = ""
    bots: list[BotRecord] = []  # by seat, as they were at the start; older matches have none

    @property
    def rules(self) -> tuple[int, str]:
        """The rules that it is played with now: their version and the hash of their data."""
        if self.updates:
            return self.updates[-1].rules_version, self.updates[-1].data_sha256
        return self.rules_version, self.data_sha256


class StoredEvent(msgspec.Struct, omit_defaults=True):
    """One thing that happened, with who may know it (-1: everybody), and what moved."""

    audience: int
    kind: str
    clause: str
    facts: dict[str, object]
    seats: list[str]
    moves: list[Move] = []


class LogRow(msgspec.Struct):
    """One entry of a log: what, by whom, in answer to which command, and a hash of what everybody could see then.

    Row 0 is the opening: what happened before the first question. Older matches have none, no hashes, and do not say
    which answers were sealed.
    """

    seq: int
    entry: LogEntry
    by: str
    command: str | None
    events: list[StoredEvent]
    state_sha256: str | None = None
    is_sealed: bool | None = None

    @property
    def is_own(self) -> bool:
        """Whether the seat's person gave it, and neither a bot nor a standing order."""
        return self.by not in (BOT, STAND_IN, ORDER)


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


# All decoders are made when their module is loaded, before any thread is there: where two threads are the first to
# decode a type, msgspec shows one of them what the other has only half worked out, and the process dies.
PICKS = msgspec.json.Decoder(list[int])
ENTRY = msgspec.json.Decoder(LogEntry)
EVENTS = msgspec.json.Decoder(list[StoredEvent])
STANDING = msgspec.json.Decoder(Standing)
MATCH = msgspec.json.Decoder(MatchDocument)
TABLE = msgspec.json.Decoder(TableDocument)
