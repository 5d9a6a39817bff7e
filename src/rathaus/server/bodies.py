"""All that is answered over HTTP, and what all bodies share. `docs/protocol.md` tells when each is sent.

Inbound bodies refuse unknown fields; text that people write is limited in length, lists in number.
"""

from typing import Annotated, Any, Literal

import msgspec

from rathaus.core.events import Move
from rathaus.core.game import Options
from rathaus.core.view import Result

SPECTATOR = -1
MAX_PICKS = 100
SHORTEST_GRACE, LONGEST_GRACE = 15, 300
NO_NUL = r"^[^\x00]*$"  # PostgreSQL cannot store NUL

Name = Annotated[str, msgspec.Meta(max_length=24)]
OptionValue = Annotated[str, msgspec.Meta(max_length=200)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Key = Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=NO_NUL)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Viewpoint = Annotated[int, msgspec.Meta(ge=-1, le=63)]
Picks = Annotated[list[int], msgspec.Meta(min_length=1, max_length=MAX_PICKS)]
PickNumber = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PICKS)]
DraftPicks = Annotated[list[int], msgspec.Meta(max_length=MAX_PICKS)]
Hex64 = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
Grace = Annotated[int, msgspec.Meta(ge=SHORTEST_GRACE, le=LONGEST_GRACE)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Args = dict[str, int | str]


class Inbound(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of all that comes in."""


class Outbound(msgspec.Struct, kw_only=True):
    """Base of all that goes out."""


class Problem(Outbound):
    """Why something was not done: a key for `refused-<reason>`, its arguments, and the sentence."""

    reason: str
    args: Args = {}
    message: str = ""


class Health(Outbound):
    """The house is open and can read its database."""

    status: Literal["ok"]
    version: str


class OptionInfo(Outbound):
    """One thing that may be agreed before a game; the usual value first (see `rathaus games`)."""

    name: str
    values: list[str]
    default: str
    most: int = 0
    items: list[str] = []


class GameInfo(Outbound):
    """A title of the house; `data` has the names of the data sets that a table may choose instead of the box's own.

    `headlines` are the view fields with a seat's numbers that people compare first. Where a game has no secrets,
    people at one device need no curtain between them. `has_first_game`: a guide can teach it.
    """

    name: str
    players_min: int
    players_max: int
    options: list[OptionInfo]
    rules_version: int
    data_sha256: str
    languages: list[str]
    data: list[str] = []
    headlines: list[str] = []
    has_secrets: bool = True
    has_first_game: bool = False


class Strength(Outbound):
    """How many of 100 games a bot wins among bots of another level, with four players; 25 is the fair share.

    `low` and `high` are the ends of a 95 % interval.
    """

    game: str
    bot: str
    field: str
    games: int
    wins: int
    low: int
    high: int


class House(Outbound):
    """What is on offer here, and how the house can be reached from other devices. A staged one keeps nothing."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    strength: list[Strength]
    is_slow: bool  # rules run interpreted, so bots that search do less
    address: str
    is_staged: bool
    has_best: bool = True


class YourTable(Outbound):
    """A table at which one sits, for the list of one's games; `guided` is a first game."""

    table: str
    game: str
    state: Literal["open", "starting", "playing", "over"]
    names: list[str]
    seats: list[int]
    asked: list[int]
    is_your_turn: bool
    version: int
    updated: float
    guided: bool = False


class Me(Outbound):
    """Who one is here. `who` is public; it opens no door."""

    who: str
    name: str
    tables: list[YourTable]


class SeatState(Outbound):
    """One seat of a table. `bot` is the level of the bot that plays here, also where it stands in for a person.

    Then `is_lent` says that the person wanted it. Without a connection, they count as away after `grace_left` seconds.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    who: str = ""
    bot: str = ""
    is_lent: bool = False
    is_host: bool = False
    is_connected: bool = False
    grace_left: int = 0
    has_left: bool = False
    bot_asked_by: list[str] = []
    seed_hash: str = ""


class FairnessState(Outbound):
    """Where chance comes from. Secret and seeds are empty until the match is over or given up.

    `promised` is when the commitment was made public (empty where it was not kept). `seeds_used` has for each seat the
    SHA-256 of the seed that the dice follow from, empty where it gave none; it is there from the start of the match on.
    A first game has a public `seed` instead of all that, the same for everybody.
    """

    stream: str
    match: str
    commitment: str
    promised: str = ""
    seeds_used: list[str] = []
    secret: str = ""
    seat_seeds: list[str] = []
    seed: str = ""


class RulesUpdate(Outbound):
    """After this entry the match went on under other rules; whether all see the same table as before."""

    entry: int
    rules_version: int
    is_same: bool


class OriginState(Outbound):
    """What a match goes on from: step `step` of another match, in its turn `turn`, where these `names` sat.

    `known_by` is the viewpoint for which everything hidden was dealt again (-1: a spectator); none where it was kept.
    """

    match: str
    step: int
    turn: int
    names: list[str]
    known_by: int | None = None


class HintLine(Outbound):
    """A hint was taken for this seat, after this entry of the log. What it said, nobody else learns."""

    seat: int
    entry: int


class MatchInfo(Outbound):
    """The match of a table. `aborted` has no result; `frozen` means that a fault of the rules stopped it.

    `outdated` means that the rules were updated and do not allow entry `stopped_at` (0: the options) any more;
    `updates` lists those under which it could go on. `rules_version` is that of the beginning. With an `origin` it goes
    on from another match, a match that is `guided` is a first game: neither counts for figures. `unrated` is the key
    of the reason why it does not count, empty where it does.
    """

    id: str
    state: Literal["waiting", "playing", "over", "aborted", "frozen", "outdated"]
    rules_version: int
    data_sha256: str
    fairness: FairnessState
    result: Result | None = None
    updates: list[RulesUpdate] = []
    stopped_at: int = 0
    origin: OriginState | None = None
    hints: list[HintLine] = []
    guided: bool = False
    unrated: str = ""


class You(Outbound):
    """What the reader is at this table."""

    who: str
    seats: list[int]
    is_host: bool


class TableState(Outbound):
    """A table as its people see it; `version` grows with each change, `grace` is how long nobody is away.

    `data` is the name of the data set of the house that is played with, or empty: the box's own. `pace` is how soon
    bots answer in the open: so that people can follow, or as soon as they can. `has_hints`: people may take hints.
    `guided`: its match is a first game.
    """

    code: str
    version: int
    game: str
    options: Options
    is_public: bool
    state: Literal["open", "starting", "playing", "over"]
    seats: list[SeatState]
    spectators: int
    match: MatchInfo
    earlier: list[str]
    abort_asked_by: list[str]
    grace: int
    you: You
    data: str = ""
    pace: Literal["usual", "fast"] = "usual"
    has_hints: bool = False
    guided: bool = False


class OpenTable(Outbound):
    """A public table with free seats; `taken` lists the others."""

    code: str
    game: str
    options: Options
    host: str
    seats: int
    free: int
    taken: list[int]
    data: str = ""


class EventLine(Outbound):
    """One thing that happened in log entry `entry`; `seats` names the facts that are seats, `moves` what moved."""

    entry: int
    kind: str
    clause: str
    facts: dict[str, Any]
    seats: list[str]
    moves: list[Move]


class Recap(Outbound):
    """What happened from the reader's last answer on (entry `answer`, 0: none yet), the newest last, up to a limit.

    `seat` is the reader's; -1 where several people share a device.
    """

    names: list[str]
    events: list[EventLine]
    seat: int
    answer: int


class ReturnLink(Outbound):
    """A personal link: a path that makes another device yours, once; and the whole address as a picture (SVG)."""

    path: str
    expires: float
    qr: str


BODIES_OUT = (Problem, House, Me, TableState, OpenTable, Recap, ReturnLink)
