"""RL-8.3: drawing from the bag, putting back (RL-11.4) and scavenging (RL-13.6)."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.ratland.asking import AskingAtArea
from rathaus.games.ratland.bag import put_into_bag
from rathaus.games.ratland.card_events import PieceKept, PiecePutBack, ScrapsDeclined
from rathaus.games.ratland.components import (
    COLOUR_NAMES,
    DUMP,
    MORE_AT_THE_DUMP,
    PLACE_NAMES,
    PUT_BACK,
    SCAVENGE_IN_EACH_AREA,
    SPANISH_ENGLISH,
)
from rathaus.games.ratland.effects import clan_now, event_now
from rathaus.games.ratland.events import PiecesDrawn
from rathaus.games.ratland.moving import CHEESE
from rathaus.games.ratland.pieces import keep_pieces
from rathaus.games.ratland.table import Flow, with_mark

PASS: Final = 0


class DrawPieces(Step):
    """RL-8.3: each player who sent rats draws blindly; an empty bag gives nothing."""

    def __init__(self, area: int, seat: int, sent: int) -> None:
        self.area = area
        self.seat = seat
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, who draws, and how many rats they sent."""
        return [self.area, self.seat, self.sent]

    def run(self, flow: Flow) -> None:
        """RL-12.4: as many pieces as rats, less the wounded one and one for an aggressive board."""
        draws = self.sent - flow.table.aggressive[self.seat] - (flow.table.wounded == self.seat)
        if self.area == DUMP:
            draws += clan_now(flow, self.seat, MORE_AT_THE_DUMP)  # RL-13.3; rule of the house: if they sent a rat
        draw(flow, self.area, self.seat, max(draws, 0))


def draw(flow: Flow, area: int, seat: int, draws: int) -> None:
    """The pieces take effect, unless one may be put back first (RL-11.4)."""
    table = flow.table
    left = max(0, len(table.bag) - draws)
    pieces = table.bag[left:]
    pieces.reverse()
    table.bag = table.bag[:left]
    if not pieces:
        return
    if flow.heard:
        names = [COLOUR_NAMES[piece] for piece in pieces]
        flow.tell(PiecesDrawn(seat=seat, area=PLACE_NAMES[area], pieces=names))
    if event_now(flow, PUT_BACK) > 0 and not table.has_put_back[seat]:
        flow.then(PutBack(area, seat, pieces))
    else:
        keep_pieces(flow, seat, area, pieces)


class PutBack(Asking):
    """RL-11.4, Rat with a Helmet: one of the pieces just drawn may go back into the bag, once per area."""

    clause: ClassVar[str] = "RL-11.4"
    phase: ClassVar[str] = CHEESE

    def __init__(self, area: int, seat: int, pieces: list[int]) -> None:
        self.area = area
        self.seat = seat
        self.pieces = pieces

    def memory(self) -> list[int]:
        """The area, who drew, and what."""
        return [self.area, self.seat, *self.pieces]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Nothing, or one of the colours drawn."""
        return [PASS, *[colour + 1 for colour in range(len(COLOUR_NAMES)) if colour in self.pieces]]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The rest takes effect."""
        kept = self.pieces.copy()
        if action == PASS:
            if flow.heard:
                flow.tell(PieceKept(seat=seat))
        else:
            kept.remove(action - 1)
            flow.table.has_put_back = with_mark(flow.table.has_put_back, seat)
            put_into_bag(flow, action - 1)
            if flow.heard:
                flow.tell(PiecePutBack(seat=seat, area=PLACE_NAMES[self.area], piece=COLOUR_NAMES[action - 1]))
        keep_pieces(flow, seat, self.area, kept)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`keep`, or `put-back black`."""
        return ("keep", {}) if action == PASS else ("put-back", {"piece": COLOUR_NAMES[action - 1]})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """From which bag."""
        return {"area": PLACE_NAMES[self.area]}


class OfferScraps(Step):
    """RL-13.6, Scavenger: after everyone else, in one area per turn without rats, later in each area.

    RL-14.2: by the German and the French book, always only where it sent no rats.
    """

    def __init__(self, area: int, seat: int, sent: int) -> None:
        self.area = area
        self.seat = seat
        self.sent = sent

    def memory(self) -> list[int]:
        """The area, who may come, and how many rats they sent."""
        return [self.area, self.seat, self.sent]

    def run(self, flow: Flow) -> None:
        """Ask only if there is a piece left to draw."""
        table = flow.table
        is_later = clan_now(flow, self.seat, SCAVENGE_IN_EACH_AREA) > 0
        is_open = is_later or not table.used[self.seat]
        is_free_to_come = self.sent == 0 or (is_later and table.rulebook == SPANISH_ENGLISH)
        if table.bag and is_open and is_free_to_come:
            flow.then(Scavenge(self.area, self.seat))


class Scavenge(AskingAtArea):
    """RL-13.6: it may draw one piece."""

    clause: ClassVar[str] = "RL-13.6"

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Leave it, or draw."""
        return [PASS, 1]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Draw like anybody else."""
        if action == PASS:
            if flow.heard:
                flow.tell(ScrapsDeclined(seat=seat))
            return
        flow.table.used = with_mark(flow.table.used, seat)
        draw(flow, self.area, seat, 1)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`pass` or `draw`."""
        return ("pass", {}) if action == PASS else ("draw", {})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """From which bag."""
        return {"area": PLACE_NAMES[self.area]}
