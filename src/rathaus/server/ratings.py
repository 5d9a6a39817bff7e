"""Ratings: openskill over all finished matches that count, in the order in which they ended.

For each title there are two ladders: people among themselves, and people with bots. Nothing of it is stored: the same
finished matches give the same ratings, in every worker and after every restart (decision 22).
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from openskill.models import PlackettLuce

from rathaus.server.store.finished import FinishedMatch, FinishedSeat

if TYPE_CHECKING:
    from rathaus.server.store import Store

MODEL = PlackettLuce()
PEOPLE, BOTS = "people", "bots"
BOT = "bot:"  # how the names of bots begin; guests have hexadecimal ids
SLICE = 40  # matches before other tasks run


class Rated(msgspec.Struct):
    """A rating: the estimate, its standard deviation, and from how many matches."""

    mu: float
    sigma: float
    matches: int = 0


class Ratings:
    """All ladders, as far as they were computed; the next matches are added, or all is computed again."""

    def __init__(self, store: "Store") -> None:
        self._store = store
        self._computing = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        self._ladders: dict[tuple[str, str], dict[str, Rated]] = {}
        self._count = 0
        self._last = (float("-inf"), "")

    async def refresh(self) -> None:
        """Add all matches that have ended meanwhile."""
        async with self._computing:
            await self._store.finished.catch_up()
            later = await self._store.finished.after(*self._last)
            if self._count + len(later) != await self._store.finished.count():  # another worker noted an earlier one
                self._begin()
                later = await self._store.finished.after(*self._last)
            for number, finished in enumerate(later, start=1):
                self._add(finished)
                if number % SLICE == 0:
                    await asyncio.sleep(0)

    def ladder(self, game: str, kind: str) -> dict[str, Rated]:
        """The ratings of a title: of people, or of people and bots; by guest, and by level with `bot:`."""
        return self._ladders.get((game, kind), {})

    def _add(self, finished: FinishedMatch) -> None:
        self._count += 1
        self._last = finished.ended, finished.match
        if finished.unrated:
            return
        players = [(name, seat.place) for seat in finished.seats if (name := _player(finished, seat))]
        people = [(name, place) for name, place in players if not name.startswith(BOT)]
        self._rate((finished.game, PEOPLE), people)
        if len(people) < len(players):
            self._rate((finished.game, BOTS), players)

    def _rate(self, key: tuple[str, str], players: list[tuple[str, int]]) -> None:
        """Each seat is a player; seats of the same level share a rating, which becomes the mean of theirs."""
        names = [name for name, _ in players]
        if len(set(names)) < 2:
            return
        ladder = self._ladders.setdefault(key, {})
        usual = MODEL.rating()
        for name in names:
            ladder.setdefault(name, Rated(usual.mu, usual.sigma))
        teams = [[MODEL.rating(mu=ladder[name].mu, sigma=ladder[name].sigma)] for name in names]
        after = MODEL.rate(teams, ranks=[float(place) for _, place in players])
        for name in set(names):
            own = [team[0] for team, player in zip(after, names, strict=True) if player == name]
            mu, sigma = sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
            ladder[name] = Rated(mu, sigma, ladder[name].matches + 1)


def _player(finished: FinishedMatch, seat: FinishedSeat) -> str:
    """The name of who played there, if it can be rated: nobody plays two seats."""
    if seat.bot:
        return BOT + seat.bot
    return seat.guest if sum(seat.guest == other.guest for other in finished.seats) == 1 else ""
