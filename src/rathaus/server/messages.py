"""All that travels on a page's socket, as typed messages. `docs/protocol.md` tells when each is sent."""

from typing import Annotated

import msgspec

from rathaus.core.view import Decision, SpelledOption, StandingChoice
from rathaus.server.bodies import (
    SPECTATOR,
    Args,
    ChatText,
    Code,
    CommandId,
    DraftPicks,
    EventLine,
    Hex64,
    Inbound,
    Key,
    Me,
    Outbound,
    PickNumber,
    Picks,
    SeatNumber,
    TableState,
    Viewpoint,
    YourTable,
)

PROTOCOL = 3  # a page of another version is told to reload


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
    """Answer a decision, with all picks of one whole answer and none beyond it. This locks a draft in."""

    table: Code
    seat: SeatNumber
    decision: Key
    actions: Picks


class Draft(Command, tag="draft"):
    """Keep picks for a decision, in private; none deletes the draft.

    `without` is the place of a pick that is taken back: later ones that no longer fit are dropped with it.
    """

    table: Code
    seat: SeatNumber
    decision: Key
    picks: DraftPicks
    without: PickNumber | None = None


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
    args: Annotated[Args, msgspec.Meta(max_length=16)] = msgspec.field(default_factory=dict)


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
    args: Args = msgspec.field(default_factory=dict)
    version: int = 0


class TableNews(News, tag="table"):
    """The table has changed."""

    table: TableState


class DraftState(Outbound):
    """The picks kept so far, as numbers and spelled, what may be picked next, and whether the answer is complete.

    Where an answer takes several picks, `view` has the fields of the seat's view that are different with these; nothing
    that follows from them is in it.
    """

    picks: list[int]
    spelled: list[SpelledOption]
    next: Decision | None
    is_complete: bool
    view: msgspec.Raw | None = None


class OrderState(Outbound):
    """A standing order."""

    prompt: str
    verb: str
    args: Args


class GuideStep(Outbound):
    """One thing that a guide tells: `guide-<name>` in the game's catalogue, its clause, and what it points at.

    These are places or named parts of the page, the best first. After the step that is `enough`, one may stop.
    """

    name: str
    clause: str
    at: list[str]
    enough: bool = False


class GuideState(Outbound):
    """The guide of a first game: all its steps, the names of those that were told, and what is told now.

    `now` is empty while others are asked, or where there is nothing new to say.
    """

    steps: list[GuideStep]
    told: list[str]
    now: list[str]


class State(News, tag="state"):
    """A match as one viewpoint may know it, and what happened after version `since`.

    `view` is the game's own. Where `is_change`, it has only the fields that are not as in the state that this page got
    before, `places` only the places where something else lies (a place that is empty now is empty), and `standing` is
    missing if it is the same. `decision` names what the seat is asked, for `play` and `draft`; it is empty while the
    seat is not asked. `undone` lists entries since then that were taken back: their events are void. `is_sealed`: what
    the table waits for is answered by all at once, in secret. `is_staged`: it is answered by several picks in a row.
    `log_hash` is the running hash of the log at `version`. `places` counts what lies at each place, by its kind, as far
    as this viewpoint knows; events tell what moves between them. `standing` is what the seat may order in this match.
    Where `is_told`, the rules of the match are not installed any more, or have failed: its history is all there is, and
    its view holds nothing but the result. `guide` is for the learner in a first game.
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
    is_sealed: bool = False
    is_staged: bool = False
    draft: DraftState | None = None
    can_undo: bool = False
    orders: list[OrderState] = msgspec.field(default_factory=list)
    is_single: bool = False
    last_own: int = 0
    is_told: bool = False
    log_hash: str = ""
    is_change: bool = False
    standing: list[StandingChoice] | None = None
    places: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    guide: GuideState | None = None


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
    """One's tables have changed, or it is one's turn somewhere."""

    tables: list[YourTable]


class Bye(News, tag="bye"):
    """The house closes the socket, and this is why (`refused-<reason>`)."""

    reason: str


Heard = Welcome | Done | Refused | TableNews | State | ChatNews | Yours | Bye
