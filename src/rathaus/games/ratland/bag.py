"""RL-8.1, RL-8.2: the bag, and who may add to it (RL-13.13)."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Spelling
from rathaus.games.ratland.asking import AskingAtArea
from rathaus.games.ratland.card_events import BribeDeclined, PieceAdded
from rathaus.games.ratland.components import ADD_PIECE_IN_EACH_AREA, COLOUR_NAMES, PLACE_NAMES, SPANISH_ENGLISH
from rathaus.games.ratland.effects import clan_now
from rathaus.games.ratland.events import BagFilled
from rathaus.games.ratland.table import Flow, with_mark

PASS: Final = 0


def fill_bag(flow: Flow, area: int) -> None:
    """RL-8.1: the pieces that the food card shows for the area, shuffled: the next one is the last of the list."""
    bag = pieces_for(flow, area)
    if flow.heard:
        flow.tell(BagFilled(area=PLACE_NAMES[area], pieces=content(bag)))
    flow.rng.shuffle(bag)
    flow.table.bag = bag


WITH_MORE_PIECES: Final = (5, 6, 11, 12)


def pieces_for(flow: Flow, area: int) -> list[int]:
    """What the food cards of this turn show for the area."""
    table = flow.table
    if table.players < 5 and table.past_food:
        return flow.data.food[table.past_food[-1]][area].copy()
    return pieces_on(flow, table.past_food[-table.boxes :], area)


def pieces_on(flow: Flow, cards: list[int], area: int) -> list[int]:
    """RL-8.2: the cards' pieces; with 5, 6, 11 or 12 players one more of each colour that a card shows.

    RL-14.3: this applies to each of two cards or, by the German and the French book, once to both.
    """
    bag: list[int] = []
    has_more = flow.table.players in WITH_MORE_PIECES
    is_for_each_card = flow.table.rulebook == SPANISH_ENGLISH
    for card in cards:
        pieces = flow.data.food[card][area]
        bag += pieces
        if has_more and is_for_each_card:
            bag += sorted(set(pieces))
    if has_more and not is_for_each_card:
        bag += sorted(set(bag))
    return bag


def content(bag: list[int]) -> dict[str, int]:
    """How many pieces of each colour a bag holds."""
    return {name: bag.count(colour) for colour, name in enumerate(COLOUR_NAMES) if colour in bag}


def put_into_bag(flow: Flow, piece: int) -> None:
    """Add one more piece and shuffle."""
    bag = [*flow.table.bag, piece]
    flow.rng.shuffle(bag)
    flow.table.bag = bag


def may_add(flow: Flow, seat: int) -> bool:
    """RL-13.13: in each area, or in one that was not used yet this turn."""
    return clan_now(flow, seat, ADD_PIECE_IN_EACH_AREA) > 0 or not flow.table.used[seat]


class AddPiece(AskingAtArea):
    """RL-13.13, Corrupt: it may openly add one piece of any colour to the bag."""

    clause: ClassVar[str] = "RL-13.13"

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Nothing, or a colour."""
        return list(range(1 + len(COLOUR_NAMES)))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The piece goes into the bag, and the bag is shuffled."""
        if action == PASS:
            if flow.heard:
                flow.tell(BribeDeclined(seat=seat))
            return
        flow.table.used = with_mark(flow.table.used, seat)
        put_into_bag(flow, action - 1)
        if flow.heard:
            flow.tell(PieceAdded(seat=seat, area=PLACE_NAMES[self.area], piece=COLOUR_NAMES[action - 1]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`pass`, or `add black`."""
        return ("pass", {}) if action == PASS else ("add", {"piece": COLOUR_NAMES[action - 1]})

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which bag."""
        return {"area": PLACE_NAMES[self.area]}
