"""RL-2, RL-4, RL-6, RL-9: what follows from the table, and what a player can expect of this turn from own picks."""
# not compiled

from itertools import product

import msgspec

from rathaus.games.ratland.asking import AskingAtArea
from rathaus.games.ratland.attack import end_of
from rathaus.games.ratland.components import (
    BIRTH_ALWAYS,
    BIRTH_WITHOUT_NURSERY,
    INFIRMARY,
    LEFT_PIPE,
    LOST,
    NURSERY,
    PANTRY,
    PLACE_NAMES,
    RIGHT_PIPE,
)
from rathaus.games.ratland.draws import PutBack
from rathaus.games.ratland.effects import clan_now
from rathaus.games.ratland.feeding import FeedClans, PayCheese, feeding_cost
from rathaus.games.ratland.nursery import Breed, breeders, extra_births
from rathaus.games.ratland.rats import ALARM, QUESTION_NAMES, Deploy, zones
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.table import Flow


class Meal(msgspec.Struct, frozen=True):
    """RL-9.1: how many rats will eat, how many of them are born until then, the cost, and how much is missing."""

    rats: int
    pups: int
    cost: int
    short: int


class PlannedMeal(msgspec.Struct, frozen=True):
    """The meal if this many rats are sent to each of the zones whose rats breed."""

    sent: list[int]
    meal: Meal


class Share(msgspec.Struct, frozen=True):
    """What a deployment asks for: rats for a zone, rats that join from where they lie, or cheese; and the most of it.

    A zone takes as many rats as are left.
    """

    question: str
    kind: str
    most: int


class Forecast(msgspec.Struct, frozen=True):
    """RL-2.2: the order in which ties are decided; RL-8: the area that is searched, while a player is asked there.

    RL-3.2: the food cards of this turn. RL-4.3: the zones where rats may be placed. RL-5.1: whom the viewer's pipes
    lead to. For a clan that still has to eat: its meal with the rats as they are placed now, if nobody strikes or finds
    anything until then. During deployment: the `healthy` rats to place, what is asked for, the zones whose rats breed,
    and the meal for each way to send rats there. RL-11.14: the `limited` zones hold `limit` rats together.
    """

    order: list[int]
    area: str
    pipes: dict[str, int]
    food: list[int]
    zones: list[str]
    meal: Meal | None = None
    healthy: int = 0
    shares: list[Share] = []
    breeding: list[str] = []
    meals: list[PlannedMeal] = []
    limited: list[str] = []
    limit: int = 0


def forecast(flow: Flow, seat: int) -> Forecast:
    """What a seat, or a spectator, may know."""
    table = flow.table
    known = Forecast(
        order=table.active_order(),
        area=_area(flow),
        pipes=_pipes(flow, seat),
        food=[card + 1 for card in table.past_food[-table.boxes :]],
        zones=[PLACE_NAMES[zone] for zone in zones(table.players)],
    )
    if seat < 0 or not any(isinstance(step, FeedClans | PayCheese) for step in flow.todo):
        return known
    step = flow.todo[-1]
    if isinstance(step, Deploy):
        return _deployed(flow, step, seat, known)
    return msgspec.structs.replace(known, meal=_meal(flow, seat, _pups(flow, seat)))


def _deployed(flow: Flow, step: Deploy, seat: int, known: Forecast) -> Forecast:
    """RL-6.1, RL-11.14: what the deployment asks for, and the meal after it."""
    places = [PANTRY, NURSERY] if step.limit else [NURSERY]
    picks = dict(zip(step.questions[seat], step.answers[seat], strict=False))
    shares = [_share(flow, step, seat, question) for question in step.questions[seat]]
    healthy = flow.table.rats_in(seat, PANTRY)
    most = healthy + sum(share.most for share in shares if share.kind == "join")
    breeding = [place for place in places if place in step.questions[seat]]
    names = [PLACE_NAMES[place] for place in breeding]
    return msgspec.structs.replace(
        known,
        meal=_meal_after(flow, seat, {place: picks.get(place, 0) for place in breeding}),
        healthy=healthy,
        shares=shares,
        breeding=names,
        meals=_meals(flow, seat, breeding, min(most, step.limit) if step.limit else most),
        limited=names if step.limit else [],
        limit=step.limit,
    )


def _area(flow: Flow) -> str:
    step = flow.todo[-1] if flow.todo else None
    return PLACE_NAMES[step.area] if isinstance(step, AskingAtArea | PutBack) else ""


def _pipes(flow: Flow, seat: int) -> dict[str, int]:
    """RL-2.3: spectators have no neighbours."""
    return {PLACE_NAMES[pipe]: end_of(flow.table, seat, pipe) for pipe in (LEFT_PIPE, RIGHT_PIPE)} if seat >= 0 else {}


def _meals(flow: Flow, seat: int, zones: list[int], most: int) -> list[PlannedMeal]:
    """Each way to send up to this many rats to the zones whose rats breed."""
    ways = [list(sent) for sent in product(range(most + 1), repeat=len(zones)) if sum(sent) <= most]
    return [PlannedMeal(sent, _meal_after(flow, seat, dict(zip(zones, sent, strict=True)))) for sent in ways]


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


def _meal_after(flow: Flow, seat: int, sent: dict[int, int]) -> Meal:
    """RL-6.1, RL-13.9: with the pups of the rats sent, limited by the pile; how many others take from it is unknown."""
    extra = clan_now(flow, seat, BIRTH_ALWAYS)
    if not sent[NURSERY]:
        extra += clan_now(flow, seat, BIRTH_WITHOUT_NURSERY)
    return _meal(flow, seat, min(sum(sent.values()) + extra, flow.table.pile))


def _pups(flow: Flow, seat: int) -> int:
    """The pups once all rats are placed; none after the nursery phase."""
    if not any(isinstance(step, Breed) for step in flow.todo):
        return 0
    return min(breeders(flow)[seat] + extra_births(flow, seat), flow.table.pile)
