"""Figures of Rattus: what the tokens did to everybody's citizens, and who took citizens and cards from whom."""
# not compiled

from typing import ClassVar

from rathaus.core.events import Event
from rathaus.core.figures import NOBODY, Chances, Tally
from rathaus.games.rattus.card_events import LimitsLowered
from rathaus.games.rattus.components import ON_TABLE, token_name
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.events import (
    CardTaken,
    CardTakenAway,
    CitizensDied,
    FinalPlagueBegan,
    FinalTurnBegan,
    PlagueBrokeOut,
    PlagueMoved,
    PlagueSpared,
    TurnBegan,
)
from rathaus.games.rattus.outbreak import losses
from rathaus.games.rattus.places import CITIZEN
from rathaus.games.rattus.table import Flow


class PlagueTally(Tally):
    """Luck is how many citizens a token costs, against all tokens with such a back that were not turned up yet."""

    fewer_is_better: ClassVar[bool] = True

    def __init__(self, players: int, data: Data) -> None:
        super().__init__(players)
        self._data = data
        self._people = {region: [0] * players for region in data.regions}
        self._holders = [ON_TABLE] * len(data.cards)
        self._unseen = data.counts.copy()  # by kind of token
        self._less = 0  # RT-5.3: by how much limits are lowered
        self._turn = NOBODY  # whose turn it is

    def begin(self, position: Flow) -> None:
        """Where citizens and cards are, which tokens have been turned up, and whose turn it is."""
        table = position.table
        self._people = {name: table.people(region) for region, name in enumerate(self._data.regions)}
        self._holders = table.holders.copy()
        self._unseen = [count - table.revealed.count(kind) for kind, count in enumerate(self._data.counts)]
        self._turn = NOBODY if table.is_final else table.active

    def hear(self, event: Event) -> None:
        """The next event."""
        match event:
            case TurnBegan() | FinalTurnBegan():
                self._turn = event.seat
            case FinalPlagueBegan():  # RT-6.4: nobody's turn
                self._turn, self._less = NOBODY, 0
            case PlagueMoved():
                self._less = 0
            case LimitsLowered():
                self._less = event.less
            case PlagueBrokeOut() | PlagueSpared():
                self._turn_up(event)
            case _:
                self._take(event)
        self._follow(event)

    def _take(self, event: Event) -> None:
        match event:
            case CardTaken():
                self._holders[self._data.cards.index(event.card)] = event.seat
            case CardTakenAway():
                self._holders[self._data.cards.index(event.card)] = event.seat
                self.took(event.seat, event.victim, "cards")
            case CitizensDied():
                self.took(self._turn, event.seat, "citizens", event.citizens)

    def _follow(self, event: Event) -> None:
        """Citizens come and go."""
        for move in event.moves():
            for place, change in ((move.source, -move.count), (move.target, move.count)):
                region = place.partition("/")[2]
                if move.what == CITIZEN and region in self._people:
                    self._people[region][move.seat] += change

    def _turn_up(self, event: PlagueBrokeOut | PlagueSpared) -> None:
        data, people = self._data, self._people[event.region]
        name = token_name(event.limit, event.symbols, is_starting=event.is_starting)
        backs = range(data.starting_kinds) if event.is_starting else range(data.starting_kinds, len(data.tokens))
        kind = data.tokens.index(name)
        self._unseen[kind] = max(1, self._unseen[kind])  # RT-6.3: one that was turned up before may come again
        whole = sum(self._unseen[other] for other in backs)
        dead = {other: self._dead(other, people) for other in backs if self._unseen[other]}
        for seat in [seat for seat, citizens in enumerate(people) if citizens > 0]:
            chances: Chances = {}
            for other, lost in dead.items():
                chances[lost[seat]] = chances.get(lost[seat], 0.0) + self._unseen[other] / whole
            self.add(seat, dead[kind][seat], chances)
        self._unseen[kind] -= 1

    def _dead(self, kind: int, people: list[int]) -> list[int]:
        """RT-4.5: nobody, where there are too few citizens for the token."""
        strikes = sum(people) >= self._data.limits[kind] - self._less
        return losses(self._data, self._holders, kind, people) if strikes else [0] * self.players
