"""What lies where, as a view counts it: the places that events name. (Plain structs, never compiled.)"""
# not compiled

from rathaus.core.events import place_of
from rathaus.games.ratville.components import CHARACTER_NAMES, DICE
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.effects import named
from rathaus.games.ratville.places import (
    BONUS,
    BUILDING,
    BUILDINGS,
    CENTRE,
    CHARACTER,
    CHARACTERS,
    CREATURE,
    CREATURES,
    DIE,
    HAND,
    LOOT,
    LOOT_CARD,
    MARKER,
    OBJECT,
    OBJECTS,
    PERSON,
    START,
    STORE,
    TOWN,
    WOUND,
    box_place,
    deck,
    discards,
    slot_place,
    supply,
    thing,
)
from rathaus.games.ratville.places import DICE as CUP
from rathaus.games.ratville.view import TownsView

Places = dict[str, dict[str, int]]


def places(data: Data, view: TownsView) -> Places:
    """Everything that can be counted; cards and characters that lie face down are only counted."""
    found: Places = {
        deck("creatures"): {CREATURE: view.creatures_left},
        discards("creatures"): {CREATURE: len(view.past_creatures)},
        deck("objects"): {OBJECT: view.objects_left},
        discards("objects"): {OBJECT: len(view.past_objects)},
        deck("loot"): {LOOT: view.loot_left},
        discards("loot"): {LOOT: len(view.past_loot)},
        LOOT_CARD: {LOOT: int(view.loot != "")},
        CENTRE: {CREATURE: len(view.centre)},
        **{supply(name): {BUILDING: left} for name, left in zip(view.faces, view.stock, strict=True)},
    }
    for seat in range(len(view.population)):
        found[box_place(seat + 1)] = _box(data, view, seat + 1)  # RR-4: as many boxes as players
        found |= _town(view, seat) | _slots(view, seat)
    return found


def _box(data: Data, view: TownsView, number: int) -> dict[str, int]:
    """What nobody has taken out of a loot box."""
    if number not in view.boxes:
        return {}
    content = data.loot_boxes[data.loot.index(view.loot)][number - 1]
    return {thing(name): count for name, count in named(content).items()}


def _town(view: TownsView, seat: int) -> Places:
    """What a player has, besides dice and characters."""
    return {
        place_of(seat, TOWN): {PERSON: view.population[seat]},
        place_of(seat, STORE): view.resources[seat].copy(),
        place_of(seat, HAND): {OBJECT: view.hand_sizes[seat]},
        place_of(seat, OBJECTS): {OBJECT: len(view.objects[seat])},
        place_of(seat, BUILDINGS): {BUILDING: len(view.buildings[seat])},
        place_of(seat, CREATURES): {CREATURE: len(view.creatures[seat]), WOUND: sum(view.wounds[seat])},
        place_of(seat, START): {MARKER: int(view.start == seat)},
    }


def _slots(view: TownsView, seat: int) -> Places:
    """RV-2.3: rolled dice lie in slots; once all plans are made, a character lies under each of them."""
    rolled = [int(die > 0) for die in view.dice[seat]]
    laid = [0] * DICE if _is_planning(view) else rolled
    characters = len(CHARACTER_NAMES[1:])
    return {
        place_of(seat, CUP): {DIE: DICE - sum(rolled)},
        place_of(seat, CHARACTERS): {CHARACTER: characters - sum(laid)},
        **{
            slot_place(seat, at + 1): {DIE: rolled[at], CHARACTER: laid[at], BONUS: view.bonus[seat][at]}
            for at in range(DICE)
        },
    }


def _is_planning(view: TownsView) -> bool:
    return any(step.step == "plan" for step in view.pending)
