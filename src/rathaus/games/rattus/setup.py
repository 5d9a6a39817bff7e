"""RT-1: components and set-up."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Position, Spelling, Step
from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.games.rattus.components import MOVE_CAMEL, NOBODY, NOT_PLAYED, NOWHERE, ON_TABLE
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.events import CitizensPlaced, MapLaid
from rathaus.games.rattus.phases import SETUP
from rathaus.games.rattus.sequence import TakeTurn
from rathaus.games.rattus.table import Europe, Flow, starting_places

CITIZENS_PLACED: Final = 2


def lay_table(data: Data, players: int, options: Options, rng: Rng) -> Flow:
    """RT-1.2 to RT-1.5: cards, a starting token in every region in play, the supply of rats, the plague piece."""
    lands = data.lands[players]
    cards = choose_cards(data, players, options["classes"], rng)
    starting, supply, removed = deal_tokens(data, players, rng)
    rats, marks = starting_places(lands, starting, len(data.regions))
    plague = lands[rng.below(len(lands))]  # RT-1.5
    has_camel = any(data.effects[card][MOVE_CAMEL] > 0 for card in cards)
    start = rng.below(players)  # RT-1.6
    table = Europe(
        citizens=[0] * (players * len(data.regions)),
        reserves=[data.citizens] * players,
        haven=[0] * players,
        bread=[0] * players,
        rats=rats,
        rat_counts=[int(region in lands) for region in range(len(data.regions))],
        marks=marks,
        supply=supply,
        removed=removed,
        revealed=[],
        returnable=0,
        holders=[ON_TABLE if card in cards else NOT_PLAYED for card in range(len(data.cards))],
        plague=plague,
        camel=lands[rng.below(len(lands))] if has_camel else NOWHERE,  # RT-5.1l, Caravanner
        turn=0,
        active=start,
        last=NOBODY,
    )
    return Position(data, table, [TakeTurn(start), PlaceCitizens(start, start, 0), OpenGame()], rng)


def choose_cards(data: Data, players: int, choice: str, rng: Rng) -> list[int]:
    """RT-1.3: the recommended cards, random ones, one of each class, or those that are named."""
    wanted = data.cards_played[players]
    if choice == "recommended":
        return data.recommended[:wanted]
    if choice == "one_per_class":
        return [one_of(data, name, rng) for name in data.classes[:wanted]]
    if choice == "random":
        cards = list(range(len(data.cards)))
        rng.shuffle(cards)
        return cards[:wanted]
    return [data.cards.index(name) for name in choice.split(",")]


def one_of(data: Data, name: str, rng: Rng) -> int:
    """A random card of a class."""
    cards = [card for card, card_class in enumerate(data.card_classes) if card_class == name]
    return cards[rng.below(len(cards))]


def deal_tokens(data: Data, players: int, rng: Rng) -> tuple[list[int], list[int], list[int]]:
    """RT-1.4: starting tokens for the map; the rest shuffled into the supply; some of it removed unseen."""
    kinds = [kind for kind, count in enumerate(data.counts) for _ in range(count)]
    starting = [kind for kind in kinds if kind < data.starting_kinds]
    rng.shuffle(starting)
    lands = len(data.lands[players])
    supply = starting[lands:] + [kind for kind in kinds if kind >= data.starting_kinds]
    rng.shuffle(supply)
    return starting[:lands], supply[data.removed[players] :], supply[: data.removed[players]]


class OpenGame(Step):
    """RT-1.5: where the plague piece starts, and who begins."""

    def run(self, flow: Flow) -> None:
        """Tell everybody."""
        if flow.heard:
            flow.tell(MapLaid(region=flow.data.regions[flow.table.plague], seat=flow.table.active))


class PlaceCitizens(Asking):
    """RT-1.6: two citizens at a time in any one region: clockwise, then back, with many players once more."""

    clause: ClassVar[str] = "RT-1.6"
    phase: ClassVar[str] = SETUP

    def __init__(self, seat: int, start: int, number: int) -> None:
        self.seat = seat
        self.start = start
        self.number = number  # the number of placements so far

    def memory(self) -> list[int]:
        """Who places, who began, and the number of placements so far."""
        return [self.seat, self.start, self.number]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any region in play."""
        return flow.data.lands[flow.table.players].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Place them, and ask the next one."""
        table = flow.table
        table.settle(seat, action, CITIZENS_PLACED)
        if flow.heard:
            flow.tell(CitizensPlaced(seat=seat, region=flow.data.regions[action], citizens=CITIZENS_PLACED))
        number = self.number + 1
        if number < table.players * flow.data.placements[table.players]:
            flow.then(PlaceCitizens(placing(self.start, number, table.players), self.start, number))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`place france`."""
        return "place", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many, and how many more times after this."""
        placements = flow.data.placements[flow.table.players]
        return {"citizens": CITIZENS_PLACED, "more": placements - 1 - self.number // flow.table.players}


def placing(start: int, number: int, players: int) -> int:
    """RT-1.6: who places: every second round goes in reverse order."""
    placing_round, place = divmod(number, players)
    return (start + (place if placing_round % 2 == 0 else players - 1 - place)) % players
