"""What each seat of Rattus may see, and how to imagine the rest. (Plain structs, never compiled.)"""

from collections.abc import Callable
from typing import Any

import msgspec

from rathaus.core.events import place_of
from rathaus.core.flow import Outcome, Position, Step
from rathaus.core.rng import Rng
from rathaus.core.view import Result, View, shared
from rathaus.games.rattus.action import Act, IncreasePopulation, TakeCard, UseBonus
from rathaus.games.rattus.class_citizens import MoveCamel, PlaceKeptCitizens, SaveCitizen
from rathaus.games.rattus.class_moves import CarryFrom, CarryTo, ChooseSource, ChooseTarget, MoveCitizens
from rathaus.games.rattus.class_rats import ChooseRat, LookAtRat, MoveRat, SwapRats
from rathaus.games.rattus.components import EMPTY, NOT_PLAYED, NOWHERE, ON_TABLE, RETURNED, SLOTS, STARTED
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.final import (
    ActFinally,
    BeginFinalPlague,
    ChooseNextRat,
    ChooseRegion,
    NextRegion,
    PlaceFinally,
    RavageRegion,
    ScoreGame,
    ShareBread,
    TakeFinalTurn,
    ranking,
)
from rathaus.games.rattus.forecast import Forecast, forecast
from rathaus.games.rattus.places import (
    BREAD,
    CAMEL,
    CARD,
    CARDS,
    CITIZEN,
    HAVEN,
    PLAGUE_PIECE,
    RAT,
    REVEALED,
    SUPPLY,
    rat_place,
)
from rathaus.games.rattus.plague import AddExtraRat, AddRat, MovePlague, OfferExtraRat
from rathaus.games.rattus.resolve import Flee, Join, LowerLimits, ResolvePlague, RevealRats
from rathaus.games.rattus.sequence import EndTurn, TakeTurn
from rathaus.games.rattus.setup import PlaceCitizens
from rathaus.games.rattus.table import Europe, Flow

START, DRAWN, DRAWN_AGAIN = "start", "supply", "returned"


class EuropeView(View, kw_only=True):
    """Rattus's table as a seat sees it: rats by their backs, and the fronts that it has looked at itself.

    A rat is named by its place, as in `france-2`.
    """

    turn: int
    active: int
    last: int
    citizens: dict[str, list[int]]  # by region in play, then by seat
    reserves: list[int]
    haven: list[int]
    bread: list[int]
    rats: dict[str, str]  # by place: the token's origin, which is public
    seen_by: dict[str, list[int]]  # by place: who has looked at the token
    known: dict[str, str]  # by place: the tokens that the viewer has looked at
    rats_left: int
    revealed: list[str]
    returnable: int
    holders: dict[str, int]  # by card in play; -1 on the table
    plague: str
    camel: str
    forecast: Forecast


def see(flow: Flow, seat: int) -> EuropeView:
    """All that the seat may know."""
    table, data = flow.table, flow.data
    lands = data.lands[table.players]
    places = [place for place, kind in enumerate(table.rats) if kind != EMPTY]
    return EuropeView(
        **shared(flow, seat, ranking),
        **_own(flow, seat),
        turn=table.turn,
        active=table.active,
        last=table.last,
        citizens={data.regions[region]: table.people(region) for region in lands},
        reserves=table.reserves,
        haven=table.haven,
        bread=table.bread,
        rats={place_name(data, place): origin(table.marks[place]) for place in places},
        seen_by={place_name(data, place): looked for place in places if (looked := lookers(table, place))},
        rats_left=len(table.supply),
        revealed=[data.tokens[kind] for kind in table.revealed],
        returnable=table.returnable,
        holders={data.cards[card]: holder for card, holder in enumerate(table.holders) if holder != NOT_PLAYED},
        plague=data.regions[table.plague],
        camel=data.regions[table.camel] if table.camel != NOWHERE else "",
    )


def see_from(view: EuropeView, flow: Flow, seat: int) -> EuropeView:
    """The same for another seat, given what spectators see."""
    return msgspec.structs.replace(view, **shared(flow, seat, ranking), **_own(flow, seat, view.forecast))


def _own(flow: Flow, seat: int, known: Forecast | None = None) -> dict[str, Any]:
    """The fields that are not the same for everybody; `known` has the part of the forecast that is."""
    table, data = flow.table, flow.data
    seen = [place for place, kind in enumerate(table.rats) if kind != EMPTY and table.is_known(place, seat)]
    return {
        "known": {place_name(data, place): data.tokens[table.rats[place]] for place in seen},
        "forecast": forecast(flow, seat, known),
    }


def see_open(flow: Flow) -> EuropeView:
    """RT-1.4: for looking back: every rat by its front."""
    table, data = flow.table, flow.data
    known = {place_name(data, at): data.tokens[kind] for at, kind in enumerate(table.rats) if kind != EMPTY}
    return msgspec.structs.replace(see(flow, -1), known=known)


def place_name(data: Data, place: int) -> str:
    """`france-2`: the region, and the number of the place in it."""
    return rat_place(data.regions[place // SLOTS], place % SLOTS + 1)


def place_named(data: Data, name: str) -> int:
    """The place of that name."""
    region, _, number = name.rpartition("-")
    if region not in data.regions or number not in ("1", "2", "3"):
        raise ValueError(f"unknown place {name!r}, expected a region and a number, as in {data.regions[0]}-1")
    return data.regions.index(region) * SLOTS + int(number) - 1


def origin(mark: int) -> str:
    """Where a token came from: the set-up, the supply, or the tokens that had been revealed."""
    return START if mark & STARTED else DRAWN_AGAIN if mark & RETURNED else DRAWN


MARKS = {START: STARTED, DRAWN: 0, DRAWN_AGAIN: RETURNED}


def lookers(table: Europe, place: int) -> list[int]:
    """Who has looked at a token."""
    return [seat for seat in range(table.players) if table.is_known(place, seat)]


def places(view: EuropeView) -> dict[str, dict[str, int]]:
    """What lies where; rats that lie face down are only counted."""
    drawn_again = list(view.rats.values()).count(DRAWN_AGAIN)  # RT-6.3: they are still listed as revealed
    found = {
        SUPPLY: {RAT: view.rats_left},
        REVEALED: {RAT: len(view.revealed) - drawn_again},
        CARDS: {CARD: held_by(view, ON_TABLE)},
    }
    for region in view.citizens:
        found |= places_in(view, region)
    for seat in range(len(view.reserves)):
        found[place_of(seat, SUPPLY)] = {CITIZEN: view.reserves[seat]}
        found[place_of(seat, HAVEN)] = {CITIZEN: view.haven[seat]}
        found[place_of(seat, BREAD)] = {CITIZEN: view.bread[seat]}
        found[place_of(seat, CARDS)] = {CARD: held_by(view, seat)}
    return found


def places_in(view: EuropeView, region: str) -> dict[str, dict[str, int]]:
    """What lies in a region: pieces, rats, everybody's citizens."""
    rats = [rat_place(region, number) for number in range(1, SLOTS + 1)]
    return {
        region: {PLAGUE_PIECE: int(view.plague == region), CAMEL: int(view.camel == region)},
        **{place: {RAT: int(place in view.rats)} for place in rats},
        **{place_of(seat, region): {CITIZEN: citizens} for seat, citizens in enumerate(view.citizens[region])},
    }


def held_by(view: EuropeView, holder: int) -> int:
    """How many class cards lie in front of a player, or on the table."""
    return list(view.holders.values()).count(holder)


def imagine(data: Data, view: EuropeView, rng: Rng) -> Flow:
    """A position that fits the view: tokens that the seat has not seen are dealt at random."""
    players = len(view.reserves)
    rats, supply, removed = imagine_tokens(data, view, rng)
    marks = [0] * len(rats)
    for place, came_from in view.rats.items():
        looked = sum(1 << seat for seat in view.seen_by.get(place, []))
        marks[place_named(data, place)] = MARKS[came_from] | looked
    table = Europe(
        citizens=[number for name in data.regions for number in view.citizens.get(name, [0] * players)],
        reserves=view.reserves,
        haven=view.haven,
        bread=view.bread,
        rats=rats,
        rat_counts=[SLOTS - rats[at : at + SLOTS].count(EMPTY) for at in range(0, len(rats), SLOTS)],
        marks=marks,
        supply=supply,
        removed=removed,
        revealed=[data.tokens.index(name) for name in view.revealed],
        returnable=view.returnable,
        holders=[view.holders.get(name, NOT_PLAYED) for name in data.cards],
        plague=data.regions.index(view.plague),
        camel=data.regions.index(view.camel) if view.camel else NOWHERE,
        turn=view.turn,
        active=view.active,
        last=view.last,
    )
    todo = [STEPS[pending.step](*pending.memory) for pending in view.pending]
    return Position(data, table, todo, rng.copy(), _outcome(view.result))


def _outcome(result: Result | None) -> Outcome | None:
    return None if result is None else Outcome(result.winners.copy(), result.scores.copy())


def imagine_tokens(data: Data, view: EuropeView, rng: Rng) -> tuple[list[int], list[int], list[int]]:
    """RT-1.4: random unseen tokens on the board, in the supply, and removed; starting places get starting tokens."""
    unseen = unseen_tokens(data, view)
    rng.shuffle(unseen)
    rats = [EMPTY] * (len(data.regions) * SLOTS)
    starting = [kind for kind in unseen if kind < data.starting_kinds]
    for place, came_from in sorted(view.rats.items(), key=lambda rat: rat[1] != START):  # those from the start first
        at = place_named(data, place)
        if place in view.known:
            rats[at] = data.tokens.index(view.known[place])
        elif came_from == DRAWN_AGAIN:  # RT-6.3: any of those that had been revealed
            rats[at] = data.tokens.index(view.revealed[rng.below(view.returnable)])
        else:
            rats[at] = starting.pop() if came_from == START else unseen[-1]
            unseen.remove(rats[at])
    return rats, unseen[: view.rats_left], unseen[view.rats_left :]


def unseen_tokens(data: Data, view: EuropeView) -> list[int]:
    """All tokens but those that were revealed or that the seat has looked at."""
    unseen = [kind for kind, count in enumerate(data.counts) for _ in range(count)]
    looked_at = [name for place, name in view.known.items() if view.rats[place] != DRAWN_AGAIN]
    for name in view.revealed + looked_at:
        unseen.remove(data.tokens.index(name))
    return unseen


STEPS: dict[str, Callable[..., Step]] = {
    "place-citizens": PlaceCitizens,
    "take-turn": TakeTurn,
    "end-turn": EndTurn,
    "act": Act,
    "increase-population": IncreasePopulation,
    "use-bonus": UseBonus,
    "take-card": TakeCard,
    "choose-rat": ChooseRat,
    "move-rat": MoveRat,
    "look-at-rat": LookAtRat,
    "swap-rats": SwapRats,
    "choose-source": ChooseSource,
    "choose-target": ChooseTarget,
    "move-citizens": MoveCitizens,
    "save-citizen": SaveCitizen,
    "place-kept-citizens": PlaceKeptCitizens,
    "carry-from": CarryFrom,
    "carry-to": CarryTo,
    "move-camel": MoveCamel,
    "move-plague": MovePlague,
    "add-rat": AddRat,
    "offer-extra-rat": OfferExtraRat,
    "add-extra-rat": AddExtraRat,
    "resolve-plague": ResolvePlague,
    "lower-limits": LowerLimits,
    "reveal-rats": RevealRats,
    "join": Join,
    "flee": Flee,
    "take-final-turn": TakeFinalTurn,
    "act-finally": ActFinally,
    "place-finally": PlaceFinally,
    "share-bread": ShareBread,
    "begin-final-plague": BeginFinalPlague,
    "next-region": NextRegion,
    "choose-region": ChooseRegion,
    "ravage-region": RavageRegion,
    "choose-next-rat": ChooseNextRat,
    "score-game": ScoreGame,
}
