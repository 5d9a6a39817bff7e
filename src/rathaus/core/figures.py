"""Figures of a match: what chance gave to whom, against what was to be expected; and who took what from whom."""
# not compiled

from collections import Counter
from math import comb
from typing import Any, ClassVar, Final

import msgspec

from rathaus.core.events import Event
from rathaus.core.flow import Position

Chances = dict[int, float]  # how likely each count is
NOBODY: Final = -1  # takes what is lost in nobody's turn
FACES: Final = 6
RAREST: Final = 1e-12  # what is rarer changes no figure, but takes time


class Draw(msgspec.Struct, frozen=True):
    """One thing that chance decided for a seat: how much it was, and how likely each amount had been just before."""

    seat: int
    count: int
    chances: Chances


class Taking(msgspec.Struct, frozen=True):
    """Somebody took something from somebody, or cost them something; `what` is a key of the catalogue."""

    taker: int
    victim: int
    what: str
    count: int


class Luck(msgspec.Struct, frozen=True):
    """All draws of a seat: what they came to, what was to be expected, and how many of 1 go better.

    Of those that come to the same, half count as better.
    """

    seat: int
    draws: int
    count: int
    expected: float
    better: float


class Tally:
    """Hears all that happens in a match, in order, and notes draws and takings. Games say which events count."""

    fewer_is_better: ClassVar[bool] = False

    def __init__(self, players: int) -> None:
        self.players = players
        self.draws: list[Draw] = []
        self.takings: list[Taking] = []

    def begin(self, position: Position[Any, Any]) -> None:
        """A match that goes on from another one: what lies on the table before the first event."""

    def hear(self, event: Event) -> None:
        """The next event; here nothing counts."""

    def add(self, seat: int, count: int, chances: Chances) -> None:
        """Note what chance decided."""
        self.draws.append(Draw(seat, count, chances))

    def took(self, taker: int, victim: int, what: str, count: int = 1) -> None:
        """Note a taking."""
        self.takings.append(Taking(taker, victim, what, count))

    def luck(self) -> list[Luck]:
        """The luck of each seat for which chance decided something."""
        return [self._luck_of(seat) for seat in range(self.players) if any(draw.seat == seat for draw in self.draws)]

    def _luck_of(self, seat: int) -> Luck:
        own = [draw for draw in self.draws if draw.seat == seat]
        count = sum(draw.count for draw in own)
        chances = added([draw.chances for draw in own])
        same = chances.get(count, 0.0)
        expected = sum(amount * chance for amount, chance in chances.items())
        less = sum(chance for amount, chance in chances.items() if amount < count)
        better = (less if self.fewer_is_better else 1 - less - same) + same / 2
        return Luck(seat, len(own), count, round(expected, 2), round(min(1.0, max(0.0, better)), 4))


# How likely something is.


def added(all_chances: list[Chances]) -> Chances:
    """The sum of amounts that are drawn independently."""
    total: Chances = {0: 1.0}
    for chances in all_chances:
        following: Chances = {}
        for before, sure in total.items():
            for amount, chance in chances.items():
                following[before + amount] = following.get(before + amount, 0.0) + sure * chance
        total = {amount: chance for amount, chance in following.items() if chance > RAREST}
    return total


def dice_sum(dice: int) -> Chances:
    """What this many dice show together."""
    return added([dict.fromkeys(range(1, FACES + 1), 1 / FACES)] * dice)


def dice_showing(dice: int, most: int) -> Chances:
    """How many of these dice show one certain face; those beyond the most do not count."""
    found: Chances = {}
    for hits in range(dice + 1):
        chance = comb(dice, hits) * (FACES - 1) ** (dice - hits) / FACES**dice
        found[min(hits, most)] = found.get(min(hits, most), 0.0) + chance
    return found


def drawn_together(pieces: dict[int, int], draws: int) -> Chances:
    """What this many pieces are worth together, drawn blindly; `pieces` has how many there are of each worth."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})  # by pieces drawn and their worth
    for worth, count in pieces.items():
        following: Counter[tuple[int, int]] = Counter()
        for (drawn, total), many in ways.items():
            for more in range(min(count, draws - drawn) + 1):
                following[drawn + more, total + more * worth] += many * comb(count, more)
        ways = following
    whole = comb(sum(pieces.values()), draws)
    return {total: many / whole for (drawn, total), many in ways.items() if drawn == draws}
