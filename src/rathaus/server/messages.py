"""All that travels between page and service, as typed messages. `docs/protocol.md` tells when each is sent.

Bodies of HTTP requests and answers come first, then what a page says on its socket, then what it hears.
Whatever comes in refuses unknown fields; text that people write is limited in length, lists in number.
"""

from typing import Annotated, Any, Literal

import msgspec

from rathaus.core.game import Options
from rathaus.core.view import Decision, Result

PROTOCOL = 1  # a page of another version is told to load itself anew

SPECTATOR = -1
MAX_PICKS = 100

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]
Viewpoint = Annotated[int, msgspec.Meta(ge=-1, le=63)]
Picks = Annotated[list[int], msgspec.Meta(min_length=1, max_length=MAX_PICKS)]
DraftPicks = Annotated[list[int], msgspec.Meta(max_length=MAX_PICKS)]
Hex64 = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Args = dict[str, int | str]


class Inbound(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of all that comes in."""


class Outbound(msgspec.Struct, kw_only=True):
    """Base of all that goes out."""


# --- HTTP: what is answered


class Problem(Outbound):
    """Why something was not done: a key for `refused-<reason>`, its arguments, and the sentence."""

    reason: str
    args: Args = {}
    message: str = ""


class OptionInfo(Outbound):
    """One thing that may be agreed before a game; the usual value first (see `rathaus games`)."""

    name: str
    values: list[str]
    default: str
    most: int = 0
    items: list[str] = []


class GameInfo(Outbound):
    """A title of the house."""

    name: str
    players_min: int
    players_max: int
    options: list[OptionInfo]
    rules_version: int
    data_sha256: str
    languages: list[str]


class House(Outbound):
    """What is on offer here, and how the house can be reached from other devices."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    bots: list[str]
    address: str


class YourGame(Outbound):
    """A table at which one sits, for the list of one's games."""

    table: str
    game: str
    state: Literal["open", "starting", "playing", "over"]
    names: list[str]
    seats: list[int]
    asked: list[int]
    is_your_turn: bool
    version: int
    updated: float


class Me(Outbound):
    """Who one is here. `who` is public; it opens no door."""

    who: str
    name: str
    games: list[YourGame]


class SeatState(Outbound):
    """One seat of a table. `bot` is the level of the bot that plays here, also where it stands in for a person."""

    kind: Literal["open", "person", "bot"]
    name: str
    who: str = ""
    bot: str = ""
    is_host: bool = False
    is_connected: bool = False
    has_left: bool = False
    bot_asked_by: list[str] = []
    seed_hash: str = ""


class Fairness(Outbound):
    """Where chance comes from. Secret and seeds are empty until the match is over or given up."""

    stream: str
    match: str
    commitment: str
    secret: str = ""
    seat_seeds: list[str] = []


class MatchInfo(Outbound):
    """The match of a table. `aborted` has no result; `frozen` means that a fault of the rules stopped it."""

    id: str
    state: Literal["waiting", "playing", "over", "aborted", "frozen"]
    rules_version: int
    data_sha256: str
    fairness: Fairness
    result: Result | None = None


class You(Outbound):
    """What the reader is at this table."""

    who: str
    seats: list[int]
    is_host: bool


class TableState(Outbound):
    """A table as its people see it; `version` grows with each change."""

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
    you: You


class OpenTable(Outbound):
    """A public table with free seats."""

    code: str
    game: str
    options: Options
    host: str
    seats: int
    free: int


class ReturnLink(Outbound):
    """A personal link: a path that makes another device yours, once."""

    path: str
    expires: float


# --- HTTP: what is asked


class SetName(Inbound):
    """Who one wants to be called; the first time it makes a guest."""

    name: Name


class UseLink(Inbound):
    """The secret of a personal link."""

    secret: Key


class SeatWish(Inbound):
    """What a seat shall be: free, mine, another person's on this device, or a bot's."""

    kind: Literal["open", "you", "here", "bot"]
    bot: Key = ""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class NewTable(Inbound):
    """A table to be made. With `start` the match begins at once, if nobody is missing."""

    game: Key
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    options: Annotated[dict[Key, Key], msgspec.Meta(max_length=32)] = {}
    is_public: bool = False
    start: bool = False


class Sit(Inbound):
    """Take a seat, this one or any that is free. With a `name`, it is another person's on this device."""

    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class SetTable(Inbound):
    """The host agrees on other options, or opens and closes the table to the public."""

    options: Annotated[dict[Key, Key], msgspec.Meta(max_length=32)] | None = None
    is_public: bool | None = None


class Swap(Inbound):
    """The host lets two seats change places."""

    a: SeatNumber
    b: SeatNumber


class OneSeat(Inbound):
    """A seat that something is about: to be freed in the lobby, or taken back from a bot."""

    seat: SeatNumber


class Ask(Inbound):
    """Ask for a bot in a seat whose person is away, or for an end without a result; it takes all the others."""

    what: Literal["bot", "abort"]
    seat: SeatNumber = 0
    bot: Key = ""


# --- The socket: what a page says. Each has an `id` and gets exactly one `done` or `refused` with it.


class Command(Inbound, tag_field="type"):
    """Base of all that a page says on its socket."""

    id: CommandId


class Hello(Command, tag="hello"):
    """The first message of every socket: the version of the protocol that the page speaks."""

    version: int


class Ping(Command, tag="ping"):
    """Are you there?"""


class Watch(Command, tag="watch"):
    """Look at a table from one of one's seats, or as a spectator. `match` and `seen` tell what is known already."""

    table: Code
    seat: Viewpoint = SPECTATOR
    match: Key = ""
    seen: int = -1


class Unwatch(Command, tag="unwatch"):
    """Look no longer."""

    table: Code


class Play(Command, tag="play"):
    """Answer a decision: one action, or several in a row that stand or fall together. This locks a draft in."""

    table: Code
    seat: SeatNumber
    decision: Key
    actions: Picks


class Draft(Command, tag="draft"):
    """Keep picks for a decision, in private; none deletes the draft."""

    table: Code
    seat: SeatNumber
    decision: Key
    picks: DraftPicks


class Undo(Command, tag="undo"):
    """Take back the seat's last answer; this unlocks what was locked in."""

    table: Code
    seat: SeatNumber


class Order(Command, tag="order"):
    """A standing order: always answer this prompt with this option; without a verb, ask again."""

    table: Code
    seat: SeatNumber
    prompt: Key
    verb: Key = ""
    args: Annotated[Args, msgspec.Meta(max_length=16)] = {}


class Single(Command, tag="single"):
    """Whether the house answers where there is only one thing to choose."""

    table: Code
    seat: SeatNumber
    is_on: bool


class Seed(Command, tag="seed"):
    """The seat's part of chance: its SHA-256 before the start, the seed itself when the table is starting."""

    table: Code
    seat: SeatNumber
    hash: Hex64 = ""
    seed: Hex64 = ""


class Chat(Command, tag="chat"):
    """Say something at a table."""

    table: Code
    text: ChatText


class Mute(Command, tag="mute"):
    """Hear somebody no longer, or again."""

    who: Key
    is_on: bool


Said = Hello | Ping | Watch | Unwatch | Play | Draft | Undo | Order | Single | Seed | Chat | Mute


# --- The socket: what a page hears


class News(Outbound, tag_field="type"):
    """Base of all that a page hears on its socket."""


class Welcome(News, tag="welcome"):
    """The answer to `hello`, besides its `done`."""

    version: int
    me: Me | None


class Done(News, tag="done"):
    """The command was carried out; the match has this version now (0 where none is concerned)."""

    id: str
    version: int


class Refused(News, tag="refused"):
    """The command was not carried out, and nothing has changed."""

    id: str
    reason: str
    args: Args = {}
    version: int = 0


class TableNews(News, tag="table"):
    """The table has changed."""

    table: TableState


class EventLine(Outbound):
    """One thing that happened, in log entry number `entry`; `seats` names the facts that are seats."""

    entry: int
    kind: str
    clause: str
    facts: dict[str, Any]
    seats: list[str]


class DraftState(Outbound):
    """The picks kept so far, what may be picked next, and whether the answer is complete."""

    picks: list[int]
    next: Decision | None
    is_complete: bool


class OrderState(Outbound):
    """A standing order."""

    prompt: str
    verb: str
    args: Args


class State(News, tag="state"):
    """A match as one viewpoint may know it, and what happened after version `since`.

    `view` is the game's own. `decision` names what the seat is asked, for `play` and `draft`; it is empty while the
    seat is not asked. `undone` lists entries since then that were taken back: their events are void.
    """

    table: str
    match: str
    version: int
    seat: int
    view: msgspec.Raw
    since: int
    events: list[EventLine]
    undone: list[int]
    decision: str = ""
    draft: DraftState | None = None
    can_undo: bool = False
    orders: list[OrderState] = []
    is_single: bool = False
    last_own: int = 0


class ChatLine(Outbound):
    """Something that was said."""

    number: int
    who: str
    name: str
    seat: int
    text: str
    at: float


class ChatNews(News, tag="chat"):
    """What was said at a table; all of the last lines when one begins to look, then each new line."""

    table: str
    lines: list[ChatLine]


class Yours(News, tag="yours"):
    """One's games have changed, or it is one's turn somewhere."""

    games: list[YourGame]


class Bye(News, tag="bye"):
    """The house closes the socket, and this is why (`refused-<reason>`)."""

    reason: str


Heard = Welcome | Done | Refused | TableNews | State | ChatNews | Yours | Bye

BODIES_OUT = (Problem, House, Me, TableState, OpenTable, ReturnLink)
BODIES_IN = (SetName, UseLink, NewTable, SeatWish, Sit, SetTable, Swap, OneSeat, Ask)
