"""A person's page, and the best of the house: put together from finished matches and their ratings."""

from typing import TYPE_CHECKING

from rathaus.server.limits import Sender
from rathaus.server.person_bodies import (
    BestBot,
    BestMoment,
    BestOfTitle,
    BestPerson,
    PastMatch,
    PastSeat,
    PersonFigures,
    Rating,
    TitleRatings,
)
from rathaus.server.ratings import BOT, BOTS, PEOPLE, Rated, Ratings
from rathaus.server.refusals import Refusal
from rathaus.server.store.finished import FIRST_GAME, PLAYED_ON, FinishedMatch, Noted

if TYPE_CHECKING:
    from rathaus.server.service import Service

RECENT = 30
MOMENTS = 3
LOOKED_AT = 8  # matches in which best moments are looked for at once; the others wait for the next time
PATIENCE = 1.0  # seconds after which they wait, too
ENOUGH = 5  # matches before somebody is compared with others
LISTED = 10
SHARED = "shared"  # two seats of a match were one person's device


class Persons:
    """What people have played here, and how well."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self.ratings = Ratings(service.store)

    async def figures(self, guest: str, sender: Sender) -> PersonFigures:
        """Somebody's own page."""
        await self.ratings.refresh()
        noted = await self._service.store.finished.of_guest(guest)
        await self._look_for_moments(noted, sender)
        played = [each.finished for each in noted if each.finished.unrated not in (PLAYED_ON, FIRST_GAME)]
        return PersonFigures(
            matches=len(played),
            won=sum(_is_won(finished, guest) for finished in played),
            titles=[self._title(game, guest, played) for game in self._service.games],
            recent=[_past(each, guest) for each in noted[:RECENT]],
            moments=_best(noted, guest),
        )

    async def best(self, guest: str) -> list[BestOfTitle]:
        """The best of each title; the house may not want to know."""
        if not self._service.config.has_best:
            raise Refusal("no-such-page")
        await self.ratings.refresh()
        names = await self._service.store.people.names(self._listed())
        return [self._best_of(game, guest, names) for game in self._service.games]

    def _listed(self) -> set[str]:
        """Who has played enough to be compared."""
        ladders = [self.ratings.ladder(game, PEOPLE) for game in self._service.games]
        return {who for ladder in ladders for who, rated in ladder.items() if rated.matches >= ENOUGH}

    def _title(self, game: str, guest: str, played: list[FinishedMatch]) -> TitleRatings:
        own = [finished for finished in played if finished.game == game]
        people = self.ratings.ladder(game, PEOPLE)
        return TitleRatings(
            game=game,
            matches=len(own),
            won=sum(_is_won(finished, guest) for finished in own),
            people=_rating(people.get(guest)),
            bots=_rating(self.ratings.ladder(game, BOTS).get(guest)),
            better_than=_better_than(people, guest),
        )

    def _best_of(self, game: str, guest: str, names: dict[str, str]) -> BestOfTitle:
        people = self.ratings.ladder(game, PEOPLE).items()
        listed = [(who, rated) for who, rated in people if rated.matches >= ENOUGH and who in names]
        listed.sort(key=lambda each: (-each[1].mu, each[0]))
        ladder = self.ratings.ladder(game, BOTS)
        bots = [(level, ladder[BOT + level]) for level in reversed(self._service.bot_names) if BOT + level in ladder]
        return BestOfTitle(
            game=game,
            people=[
                BestPerson(name=names[who], rating=_sure(rated), is_you=who == guest) for who, rated in listed[:LISTED]
            ],
            bots=[BestBot(bot=level, rating=_sure(rated)) for level, rated in bots],
        )

    async def _look_for_moments(self, noted: list[Noted], sender: Sender) -> None:
        """Moments are found once for each match, and kept."""
        missing = [each for each in noted if each.moments is None and each.record and not each.finished.unrated]
        begun = self._service.clock()
        for each in missing[:LOOKED_AT]:
            if self._service.clock() - begun > PATIENCE:
                return
            try:
                each.moments = await self._service.replays.moments(each.finished.match, sender)
            except Refusal:  # too much at once: another time
                return
            await self._service.store.finished.keep_moments(each.finished.match, each.moments)


def _is_won(finished: FinishedMatch, guest: str) -> bool:
    return any(seat.place == 1 for seat in finished.seats if seat.guest == guest)


def _sure(rated: Rated) -> Rating:
    return Rating(rating=round(rated.mu, 1), doubt=round(2 * rated.sigma, 1), matches=rated.matches)


def _rating(rated: Rated | None) -> Rating | None:
    return None if rated is None else _sure(rated)


def _better_than(ladder: dict[str, Rated], guest: str) -> int | None:
    """How many of ten others have a lower rating, where there are enough matches and others."""
    own = ladder.get(guest)
    others = [rated.mu for who, rated in ladder.items() if who != guest and rated.matches >= ENOUGH]
    if own is None or own.matches < ENOUGH or not others:
        return None
    return round(10 * sum(mu < own.mu for mu in others) / len(others))


def _past(noted: Noted, guest: str) -> PastMatch:
    finished, record = noted.finished, noted.record
    own = [number for number, seat in enumerate(finished.seats) if seat.guest == guest]
    names = [seat.name for seat in record.seats] if record else [""] * len(finished.seats)
    return PastMatch(
        match=finished.match,
        game=finished.game,
        ended=finished.ended,
        seat=min(own, key=lambda seat: finished.seats[seat].place),
        seats=[
            PastSeat(name=name, bot=seat.bot, place=seat.place)
            for name, seat in zip(names, finished.seats, strict=True)
        ],
        unrated=finished.unrated or (SHARED if len(own) > 1 else ""),
        is_kept=record is not None,
    )


def _best(noted: list[Noted], guest: str) -> list[BestMoment]:
    """The best moments of matches that can be watched, at most one of each match."""
    found: list[tuple[float, BestMoment]] = []
    for each in noted:
        if each.record is None or each.finished.unrated:
            continue
        seats = each.finished.seats
        own = [moment for moment in each.moments or [] if seats[moment.seat].guest == guest]
        if own:
            moment = max(own, key=lambda moment: moment.weight)
            other = each.record.seats[moment.other].name if moment.other >= 0 else ""
            body = BestMoment(
                match=each.finished.match,
                game=each.finished.game,
                kind=moment.kind,
                step=moment.step,
                turn=moment.turn,
                count=moment.count,
                what=moment.what,
                other=other,
            )
            found.append((moment.weight, body))
    found.sort(key=lambda pair: -pair[0])
    return [body for _, body in found[:MOMENTS]]
