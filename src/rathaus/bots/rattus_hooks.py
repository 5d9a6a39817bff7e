"""What the search knows about Rattus: every option, a few turns ahead, and whose citizens are in danger."""

from math import exp
from typing import Any, Final

from rathaus.bots.policy import Policy
from rathaus.bots.rat import Rat
from rathaus.bots.rattus_worth import losses, losses_by_rat, neighbours, risk
from rathaus.bots.search import Hooks
from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.rattus.class_citizens import safe_homes
from rathaus.games.rattus.plague import PASS, AddExtraRat, AddRat, MovePlague
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
STEEP: Final = 0.5  # how fast a chance to win grows with citizens
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

    def policy(self, rng: Rng) -> Policy:
        """A rat of some kind."""
        return Schemer(rng, 3) if self.careful else super().policy(rng)

    def own_policy(self, rng: Rng) -> Policy:
        """A rat without mistakes."""
        return Schemer(rng, 0)


class Schemer(Rat):
    """A rat that knows who is ahead: it sends the plague and its rats against whoever is most likely to win."""

    def by_thumb(self, position: Position[Any, Any], seat: int, options: list[int]) -> int:
        """Where its own chance to win grows most; everything else as a rat."""
        step = position.todo[-1]
        if not isinstance(step, (MovePlague, AddRat, AddExtraRat)):
            return super().by_thumb(position, seat, options)
        likely = likely_winners(position.table)
        best, most = options[0], -1e9
        for region in options:
            if region == PASS:
                gain = 0.0
            elif isinstance(step, MovePlague):
                gain = gained(losses(position, seat, region, 0), likely, seat)
            else:
                gain = gained(losses_by_rat(position, region), likely, seat)
            if gain > most:
                best, most = region, gain
        return best


def likely_winners(table: Europe) -> list[float]:
    """Everybody's chance to win, as far as points show it."""
    scores = [table.score(seat) for seat in range(table.players)]
    most = max(scores)
    powers = [exp(STEEP * (score - most)) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def gained(lost: list[int], likely: list[float], seat: int) -> float:
    """How much losses raise the chance of a seat, in proportion."""
    gain = -float(lost[seat])
    for victim in range(len(lost)):
        gain += likely[victim] * lost[victim]
    return gain


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
