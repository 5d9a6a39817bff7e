"""What the search knows about Rattus: every option, a few turns ahead, and whose citizens are in danger."""

from typing import Any, Final

from rathaus.bots.rattus_worth import neighbours, risk
from rathaus.bots.search import Hooks
from rathaus.core.flow import Position
from rathaus.games.rattus.class_citizens import safe_homes
from rathaus.games.rattus.table import Europe, Flow

NAMES: Final = [
    "citizens",
    "haven",
    "citizens-late",
    "haven-late",
    "ahead-late",
    "risk",
    "risk-late",
    "risk-near-plague",
    "cards",
    "cards-late",
    "homes",
    "growth",
    "bread",
    "next",
    "spread",
]
CARDS: Final = 16
SUPPLY: Final = 37.0  # rats at the start with four players
ROOM: Final = 20.0  # citizens of each player


class RattusHooks(Hooks):
    """Everybody has a turn, and then the position is evaluated."""

    def __init__(self, weights: list[float]) -> None:
        self.names = NAMES + [f"card-{card}" for card in range(CARDS)]
        self.weights = weights
        self.ahead = 4

    def clock(self, position: Position[Any, Any]) -> int:
        """The turn."""
        table: Europe = position.table
        return table.turn

    def features(self, position: Position[Any, Any]) -> list[list[float]]:
        """What each player has, and may lose."""
        table: Europe = position.table
        scores = [table.score(seat) for seat in range(table.players)]
        return [features_of(position, table, seat, scores) for seat in range(table.players)]


def features_of(flow: Flow, table: Europe, seat: int, scores: list[int]) -> list[float]:
    """The features, in the order of the names above."""
    full = max(scores) / ROOM
    late = 1.0 if table.is_final else max(full * full, 1.0 - min(1.0, len(table.supply) / SUPPLY))
    lands = flow.data.lands[table.players]
    near = neighbours(flow, table.plague)
    lost = [risk(flow, seat, region) / 100 for region in lands]
    close = sum([lost[at] for at, region in enumerate(lands) if region in near])
    citizens, haven = scores[seat] - table.haven[seat], table.haven[seat]
    best = max([other for at, other in enumerate(scores) if at != seat])
    cards = table.holders.count(seat)
    found = [
        citizens / 4.0,
        haven / 4.0,
        citizens * late / 4.0,
        haven * late / 4.0,
        max(-3.0, min(3.0, (scores[seat] - best) / 2.0)) * late,
        sum(lost) / 2,
        sum(lost) * late / 2,
        close / 2,
        cards / 2.0,
        cards * late / 2.0,
        len(safe_homes(flow, seat)) / 2.0,
        1.0 if table.reserves[seat] > 0 else 0.0,
        table.bread[seat] / 2.0,
        (1.0 if table.left_of(table.active) == seat else 0.0) * (1.0 - late),
        sum([1 for region in lands if table.citizens_of(seat, region) > 0]) / 3.0,
    ]
    for card in range(CARDS):
        found.append(1.0 if card < len(table.holders) and table.holders[card] == seat else 0.0)
    return found
