"""RL-4, RL-6, RL-9: what a player can expect of this turn, from public facts and from own picks."""
# not compiled

import msgspec

from rathaus.games.ratland.components import (
    BIRTH_ALWAYS,
    BIRTH_WITHOUT_NURSERY,
    INFIRMARY,
    LOST,
    NURSERY,
    PANTRY,
    PLACE_NAMES,
)
from rathaus.games.ratland.effects import clan_now
from rathaus.games.ratland.feeding import FeedClans, PayCheese, feeding_cost
from rathaus.games.ratland.nursery import Breed, breeders, extra_births
from rathaus.games.ratland.rats import ALARM, QUESTION_NAMES, Deploy
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.table import Flow


class Meal(msgspec.Struct, frozen=True):
    """RL-9.1: how many rats will eat, how many of them are born until then, the cost, and how much is missing."""

    rats: int
    pups: int
    cost: int
    short: int


class Share(msgspec.Struct, frozen=True):
    """What a deployment asks for: rats for a zone, rats that join from where they lie, or cheese; and the most of it.

    A zone takes as many rats as are left.
    """

    question: str
    kind: str
    most: int


class Forecast(msgspec.Struct, frozen=True):
    """The meal of this turn with the rats as they are placed now, if nobody strikes or finds anything until then.

    During deployment: the `healthy` rats to place, what is asked for, the zones whose rats breed, and the meal by
    the number of rats sent to them. RL-11.14: the `limited` zones hold `limit` rats together.
    """

    meal: Meal
    healthy: int = 0
    shares: list[Share] = []
    breeding: list[str] = []
    meals: list[Meal] = []
    limited: list[str] = []
    limit: int = 0


def forecast(flow: Flow, seat: int) -> Forecast | None:
    """The forecast for a player whose clan still has to eat in this turn."""
    if seat < 0 or not any(isinstance(step, FeedClans | PayCheese) for step in flow.todo):
        return None
    step = flow.todo[-1]
    if not isinstance(step, Deploy):
        return Forecast(_meal(flow, seat, _pups(flow, seat)))
    places = [PANTRY, NURSERY] if step.limit else [NURSERY]
    picks = dict(zip(step.questions[seat], step.answers[seat], strict=False))
    sent = sum(picks.get(place, 0) for place in places)
    shares = [_share(flow, step, seat, question) for question in step.questions[seat]]
    healthy = flow.table.rats_in(seat, PANTRY)
    most = healthy + sum(share.most for share in shares if share.kind == "join")
    return Forecast(
        meal=_meal(flow, seat, _sent_pups(flow, seat, sent, is_nursery=picks.get(NURSERY, 0) > 0)),
        healthy=healthy,
        shares=shares,
        breeding=[PLACE_NAMES[place] for place in places],
        meals=[_meal(flow, seat, _sent_pups(flow, seat, rats, is_nursery=rats > 0)) for rats in range(most + 1)],
        limited=[PLACE_NAMES[place] for place in places] if step.limit else [],
        limit=step.limit,
    )


def _share(flow: Flow, step: Deploy, seat: int, question: int) -> Share:
    """RL-11.7, RL-11.8: as many as there are; a zone has no limit of its own."""
    if question < INFIRMARY:
        return Share(QUESTION_NAMES[question], "zone", 0)
    kind = "cheese" if question == ALARM else "join"
    return Share(QUESTION_NAMES[question], kind, step.most_besides(flow, seat, question))


def _meal(flow: Flow, seat: int, pups: int) -> Meal:
    """RL-7.1: lost rats come home before the meal, if the return is still to come."""
    table = flow.table
    lost = table.rats_in(seat, LOST) if any(isinstance(step, ReturnRats) for step in flow.todo) else 0
    rats = table.rats_in_sewer(seat) + lost + pups
    cost = feeding_cost(flow.data, rats)
    return Meal(rats, pups, cost, max(0, cost - table.cheese[seat]))


def _sent_pups(flow: Flow, seat: int, sent: int, *, is_nursery: bool) -> int:
    """RL-6.1, RL-13.9: the pups of these rats, limited by the pile; how many others take from it is unknown."""
    extra = clan_now(flow, seat, BIRTH_ALWAYS)
    if not is_nursery:
        extra += clan_now(flow, seat, BIRTH_WITHOUT_NURSERY)
    return min(sent + extra, flow.table.pile)


def _pups(flow: Flow, seat: int) -> int:
    """The pups once all rats are placed; none after the nursery phase."""
    if not any(isinstance(step, Breed) for step in flow.todo):
        return 0
    return min(breeders(flow)[seat] + extra_births(flow, seat), flow.table.pile)
