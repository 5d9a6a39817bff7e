"""RL-1: what is printed on the cards and boards of this match. (Plain structs, never compiled.)"""

import msgspec

from rathaus.games.ratland.components import COLOUR_NAMES, EFFECT_NAMES, EXIT_NAMES
from rathaus.games.ratland.contents import Data


class EventCard(msgspec.Struct, frozen=True):
    """RL-1.5: an event, and what it does this turn by the names of its effects; the last one ends the game."""

    name: str
    is_final: bool
    effects: dict[str, int]


class ClanCard(msgspec.Struct, frozen=True):
    """RL-13: a clan with both its sides."""

    name: str
    first: dict[str, int]
    second: dict[str, int]


class FoodCard(msgspec.Struct, frozen=True):
    """RL-1.6: the pieces that an area holds, by colour."""

    number: int
    areas: dict[str, dict[str, int]]


class Printed(msgspec.Struct, frozen=True):
    """The cards, and what feeding costs: this many rats, as far as the reference card goes, and each one beyond it."""

    events: list[EventCard]
    clans: list[ClanCard]
    food: list[FoodCard]
    feeding: list[int]
    feeding_beyond: int
    start_rats: int
    start_cheese: int


def printed(data: Data) -> Printed:
    """All cards of the box, in play or not."""
    first, second = data.clan_effects
    return Printed(
        events=[
            EventCard(name, at >= data.starting_events, _named(data.event_effects[at]))
            for at, name in enumerate(data.events)
        ],
        clans=[ClanCard(name, _named(first[at]), _named(second[at])) for at, name in enumerate(data.clans)],
        food=[
            FoodCard(at, {name: _colours(card[area]) for area, name in enumerate(EXIT_NAMES)})
            for at, card in enumerate(data.food, start=1)
        ],
        feeding=data.feeding,
        feeding_beyond=data.feeding_beyond,
        start_rats=data.start_rats,
        start_cheese=data.start_cheese,
    )


def _named(effects: list[int]) -> dict[str, int]:
    return {EFFECT_NAMES[effect]: amount for effect, amount in enumerate(effects) if amount}


def _colours(pieces: list[int]) -> dict[str, int]:
    return {name: pieces.count(colour) for colour, name in enumerate(COLOUR_NAMES) if colour in pieces}
