"""Records: what is kept of tables and matches, each a row of the database."""

from typing import Literal

import msgspec

from rathaus.core.events import Move
from rathaus.core.export import BotRecord, LogEntry, OriginNote, SeatRecord, Update
from rathaus.core.game import Options
from rathaus.core.view import Result

TableStage = Literal["open", "starting", "playing", "over"]
Pace = Literal["usual", "fast"]  # how soon bots answer: so that people can follow, or as soon as they can
MatchStage = Literal["waiting", "playing", "over", "aborted", "frozen", "outdated"]
BOT = "bot"
STAND_IN = "stand-in"  # for a bot that gave no answer in time
BY_BOTS: dict[str, Literal["bot", "stand-in"]] = {BOT: "bot", STAND_IN: "stand-in"}  # how a log says it
ORDER = "order"
USUAL_GRACE = 45  # seconds after which somebody without a page counts as away
USUAL_PACE: Pace = "usual"
ENDED = ("over", "aborted", "frozen", "outdated")  # these cannot go on: their secrets are public


class TableSeat(msgspec.Struct):
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


class TableRecord(msgspec.Struct):
    """A table: what is agreed, who sits, and which match is played."""

    code: str
    version: int
    game: str
    options: Options
    is_public: bool
    state: TableStage
    host: str
    seats: list[TableSeat]
    match: str
    earlier: list[str] = []
    abort_asked_by: list[str] = []
    grace: int = USUAL_GRACE
    data: str = ""  # the name of a data set of the house; the box's own has none
    pace: Pace = USUAL_PACE
    guided: bool = False  # a first game
    hints: bool | None = None  # whether people may take hints; None: if only one person plays

    @property
    def has_hints(self) -> bool:
        """Whether people may take hints here."""
        if self.hints is None:
            return sum(seat.kind == "person" for seat in self.seats) == 1
        return self.hints

    def guests(self) -> set[str]:
        """The people who sit here."""
        return {seat.guest for seat in self.seats if seat.guest}

    def seats_of(self, guest: str) -> list[int]:
        """The seats of one of them; none for a stranger."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]


class OriginRecord(msgspec.Struct):
    """Where a match goes on from: which match, which of its steps and entries, and as which viewpoint knew it.

    Its file lies beside the match. `turn` and `names` are those of that step, for people.
    """

    match: str
    step: int
    entry: int
    known_by: int | None
    file_hash: str
    turn: int
    names: list[str]

    @property
    def note(self) -> OriginNote:
        """As it is hashed."""
        return OriginNote(self.entry, self.file_hash, self.known_by)


class HintTaken(msgspec.Struct, frozen=True):
    """A hint that a person took: which seat's, and how many entries the log had then."""

    seat: int
    entry: int


class MatchRecord(msgspec.Struct):
    """All of a match but its log. The secret is what its commitment promises, for the first rules version.

    `promised` is when the commitment was made public, `seed_hashes` what the seats promised: older matches lack both.
    `updates` tells under which rules it went on later; `stopped_at` is the entry that other rules do not allow.
    `data` is the text of its data set where that is not the box's own, `data_name` how the house called it.
    With an `origin`, it goes on from another match, and does not count for figures.
    `hints` are those that were taken: rows of their own, written into the record at the end.
    A match that is `guided` is a first game: a guide helps, and it counts for no figures. Its `seed` is public from the
    beginning and the same for everybody; the secret, the seats' seeds and the commitment mean nothing then.
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
    origin: OriginRecord | None = None
    hints: list[HintTaken] = []
    guided: bool = False
    seed: str = ""

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


class StandingOrder(msgspec.Struct):
    """A standing order's answer."""

    verb: str
    args: dict[str, int | str]


DraftsBySeat = dict[int, tuple[str, list[int]]]  # by seat: decision and picks
OrdersBySeat = dict[int, dict[str, StandingOrder]]  # by seat and prompt


class Newest(msgspec.Struct):
    """A table with its match, and of its log what was asked for; all read at one moment.

    `origin` is the file that the match goes on from, where the whole log was asked for.
    """

    table: TableRecord
    match: MatchRecord
    log: list[LogRow]
    drafts: DraftsBySeat
    orders: OrdersBySeat
    origin: str = ""


# All decoders are made when their module is loaded, before any thread starts: if two threads are the first to decode a
# type, msgspec shows one of them what the other has only half prepared, and the process crashes.
PICKS = msgspec.json.Decoder(list[int])
ENTRY = msgspec.json.Decoder(LogEntry)
EVENTS = msgspec.json.Decoder(list[StoredEvent])
STANDING = msgspec.json.Decoder(StandingOrder)
MATCH = msgspec.json.Decoder(MatchRecord)
TABLE = msgspec.json.Decoder(TableRecord)
