"""RT-1, RT-5: what is printed on the map, the cards and the tokens. (Plain structs, never compiled.)"""

import msgspec

from rathaus.core.data import read
from rathaus.games.rattus.box import Box
from rathaus.games.rattus.components import EFFECT_NAMES, PLAGUE_STEPS, PLAGUE_STEPS_OF_MANY, SLOTS
from rathaus.games.rattus.contents import Data


class MapRegion(msgspec.Struct, frozen=True):
    """RT-1.2: a region, and those in play that it borders on; a region that is not in play has no neighbours."""

    name: str
    tier: str
    is_in_play: bool
    land: list[str]
    sea: list[str]


class ClassCard(msgspec.Struct, frozen=True):
    """RT-5.1: a class card: the number of its heading, its symbol, and what it does with this many players."""

    name: str
    number: int
    symbol: str
    effects: dict[str, int]


class RatToken(msgspec.Struct, frozen=True):
    """RT-1.4: the rat tokens that look alike, and how many of them there are."""

    name: str
    limit: int
    symbols: list[str]
    count: int
    is_starting: bool


class Printed(msgspec.Struct, frozen=True):
    """The map, all class cards, all tokens; this many of these are removed unseen, this many cards are in play."""

    regions: list[MapRegion]
    cards: list[ClassCard]
    tokens: list[RatToken]
    citizens: int  # of each player
    rats: int
    rats_removed: int
    rats_in_a_region: int  # RT-4.2: at the most
    cards_in_play: int


def printed(data: Data, players: int) -> Printed:
    """What this many players play with."""
    return Printed(
        regions=_regions(data, players),
        cards=[
            ClassCard(name, data.card_numbers[at], data.card_classes[at], _effects(data, at, players))
            for at, name in enumerate(data.cards)
        ],
        tokens=[
            RatToken(name, data.limits[at], data.symbols[at], data.counts[at], at < data.starting_kinds)
            for at, name in enumerate(data.tokens)
        ],
        citizens=data.citizens,
        rats=sum(data.counts),
        rats_removed=data.removed[players],
        rats_in_a_region=SLOTS,
        cards_in_play=data.cards_played[players],
    )


def _regions(data: Data, players: int) -> list[MapRegion]:
    found = []
    for at, region in enumerate(read(data.text, "data", Box).region):
        near = [data.regions[other] for other in data.neighbours[players][at]]
        land, sea = ([name for name in near if name in way] for way in (region.land, region.sea))
        found.append(MapRegion(region.name, region.tier, at in data.lands[players], land, sea))
    return found


def _effects(data: Data, card: int, players: int) -> dict[str, int]:
    """RT-5: with many players the plague piece goes further, so only one of the two numbers counts."""
    void = PLAGUE_STEPS if players >= data.many else PLAGUE_STEPS_OF_MANY
    amounts = enumerate(data.effects[card])
    told = {effect: amount for effect, amount in amounts if amount and effect != void}
    if PLAGUE_STEPS_OF_MANY in told:
        told = {PLAGUE_STEPS if effect == PLAGUE_STEPS_OF_MANY else effect: told[effect] for effect in told}
    return {EFFECT_NAMES[effect]: amount for effect, amount in told.items()}
