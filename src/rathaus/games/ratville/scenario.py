"""Ratville's scenarios: set up a table from fields, and write a table as fields. (Never compiled.)"""

from typing import Any

from rathaus.core.flow import Step
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS
from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES, bits, earned
from rathaus.games.ratville.actions import RevealCharacter
from rathaus.games.ratville.components import CHARACTER_NAMES, COLLECTOR, DICE, HUNTER, RAGGED_BOY, RESOURCE_NAMES
from rathaus.games.ratville.final import EndRound
from rathaus.games.ratville.initial import BeginRound
from rathaus.games.ratville.planning import RollDice
from rathaus.games.ratville.population import GrowTowns
from rathaus.games.ratville.sequence import PlayRound
from rathaus.games.ratville.table import COUNTER_NAMES, COUNTERS, FEATS, NO_LOOT, OBJECTS_USED, Flow

PHASES: dict[str, Step] = {
    "initial": BeginRound(),
    "planning": RollDice(),
    **{name: RevealCharacter(number) for number, name in enumerate(CHARACTER_NAMES) if name},
    "population": GrowTowns(),
    "final": EndRound(),
    "rounds": PlayRound(),
}
ROWS = [["objects", "rounds"], list(PHASES)]
BEFORE_ROUND = ("objects", "initial", "rounds")
BEFORE_PLANS = (*BEFORE_ROUND, "planning")
USUAL_PLAN = {"preacher": 1, "collector": 1, "fighter": 1, "hunter": 1}
COUNTED = COUNTER_NAMES[:OBJECTS_USED]
MARKED = {"objects_used": CHARACTER_NAMES, "characters_used": CHARACTER_NAMES, "feats": ACHIEVEMENT_NAMES}


def arrange(flow: Flow, fields: Fields) -> None:
    """Lay the table that the fields describe; what they don't name is as at the start, or filled in to fit."""
    table = flow.table
    names = fields.names("phases", ["objects", *PHASES], ["objects", "rounds"])
    first = names[0] if names else "final"
    table.round = fields.number("round", int(first not in BEFORE_ROUND))
    table.start = fields.seat("start", table.players, table.start)
    table.stage = _stage_before(first)
    towns = fields.seats(table.players)
    _arrange_towns(flow, towns)
    _arrange_buildings(flow, towns)
    _arrange_objects(flow, fields, towns, is_dealing=first == "objects")
    _arrange_creatures(flow, fields, towns, n_centre=_usual_centre(flow, first))
    _arrange_loot(flow, fields, is_open=first not in BEFORE_ROUND)
    if first not in BEFORE_PLANS:
        _arrange_plans(flow, towns)
    flow.todo = [flow.todo[-1] if name == "objects" else PHASES[name] for name in reversed(names)]
    for town in towns:
        town.done()
    fields.done()


def _stage_before(first: str) -> int:
    """The last character whose step is over before this phase."""
    if first in BEFORE_PLANS:
        return 0
    return CHARACTER_NAMES.index(first) - 1 if first in CHARACTER_NAMES else HUNTER


def _usual_centre(flow: Flow, first: str) -> int:
    """Creatures lie in the centre from the initial phase until they are shared."""
    return 0 if first in BEFORE_ROUND or flow.table.stage >= RAGGED_BOY else flow.table.players


def _arrange_towns(flow: Flow, towns: list[Fields]) -> None:
    """Population, resources, and what is counted for the achievements."""
    table = flow.table
    table.population = [town.number("population", table.population[seat]) for seat, town in enumerate(towns)]
    table.resources = [town.number(name, 0) for town in towns for name in RESOURCE_NAMES]
    table.fresh = [town.flag("fresh") for town in towns]
    table.counters = []
    for town in towns:
        table.counters += [town.number(name, 0) for name in COUNTED]
        for name, known in MARKED.items():
            table.counters.append(bits([known.index(value) for value in town.names(name, known, [])]))


# Cards.


class _Pool:
    """Cards without a place so far, in the order in which they are dealt."""

    def __init__(self, cards: list[int], names: list[str]) -> None:
        self.cards = cards
        self.names = names

    def named(self, fields: Fields, name: str, usual: list[int]) -> list[int]:
        """Take the cards that a field names, or the usual ones; each must still be there."""
        names = fields.names(name, self.names, [self.names[card] for card in usual])
        return self.taken(fields, name, [self.names.index(value) for value in names])

    def taken(self, fields: Fields, name: str, cards: list[int]) -> list[int]:
        """Take these cards."""
        for card in cards:
            if card not in self.cards:
                raise fields.wrong(name, f"there is no further {self.names[card]!r}")
            self.cards.remove(card)
        return cards


def _arrange_buildings(flow: Flow, towns: list[Fields]) -> None:
    table, data = flow.table, flow.data
    faces = [data.cards[card] for card in table.faces]
    stock = table.stock.copy()
    built = []
    for town in towns:
        kinds = [faces.index(name) for name in town.names("buildings", faces, [])]
        for kind in kinds:
            if stock[kind] == 0:
                raise town.wrong("buildings", f"there is no further {faces[kind]!r}")
            stock[kind] -= 1
        built.append([table.faces[kind] for kind in kinds])
    table.buildings = built
    table.stock = stock


def _arrange_objects(flow: Flow, fields: Fields, towns: list[Fields], *, is_dealing: bool) -> None:
    """Cards that are named are placed first; then hands are filled, and the rest is the deck."""
    table = flow.table
    order = [card for hand in table.hands for card in hand] + table.object_deck[::-1]
    pool = _Pool(order, flow.data.cards)
    table.objects = [pool.named(town, "objects", []) for town in towns]
    hands = [pool.named(town, "hand", []) for town in towns]
    following = pool.named(fields, "next_objects", [])
    table.past_objects = pool.named(fields, "past_objects", [])
    table.returned = [pool.named(town, "returned", []) for town in towns]
    table.drawn = [town.number("drawn", 0) for town in towns]
    size = flow.data.dealt if is_dealing else flow.data.kept
    free = pool.cards
    table.hands = [
        hand if town.has("hand") else [free.pop(0) for _ in range(size)]
        for hand, town in zip(hands, towns, strict=True)
    ]
    back = [card for cards in table.returned for card in cards]
    table.object_deck = [*reversed(free), *back, *reversed(following)]


def _arrange_creatures(flow: Flow, fields: Fields, towns: list[Fields], *, n_centre: int) -> None:
    """Players' rats that nobody has are in the discards; the rest is the deck, as it was shuffled."""
    table, data = flow.table, flow.data
    rat = data.decks.index("start")
    spare = table.creature_deck.count(rat)
    pool = _Pool([rat] * table.players + table.creature_deck[::-1], data.creatures)
    named = [pool.taken(town, "creatures", _beasts(flow, town)[0]) for town in towns]
    wounds = [_beasts(flow, town)[1] for town in towns]
    following = pool.named(fields, "next_creatures", [])
    past = pool.named(fields, "past_creatures", [])
    for seat, town in enumerate(towns):
        if not town.has("creatures") and rat in pool.cards:
            named[seat] = pool.taken(town, "creatures", [rat])
            wounds[seat] = [0]
    idle = max(0, pool.cards.count(rat) - spare)
    table.past_creatures = past + pool.taken(fields, "past_creatures", [rat] * idle)
    table.centre = pool.named(fields, "centre", pool.cards[:n_centre])
    table.creatures, table.wounds = named, wounds
    table.is_mixed = fields.flag("is_mixed")
    table.creature_deck = [*reversed(pool.cards), *reversed(following)]


def _beasts(flow: Flow, town: Fields) -> tuple[list[int], list[int]]:
    """`toad 2` is a toad with two damage on it."""
    texts = town.values.get("creatures", []) if town.has("creatures") else []
    if not isinstance(texts, list):
        raise town.wrong("creatures", f"{texts!r} is not a list of names")
    creatures, wounds = [], []
    for text in texts:
        name, _, damage = str(text).partition(" ")
        if name not in flow.data.creatures or not (damage or "0").isdecimal():
            raise town.wrong("creatures", f"unknown {text!r}, expected a creature, or one with its damage: 'toad 2'")
        creatures.append(flow.data.creatures.index(name))
        wounds.append(int(damage or 0))
        if wounds[-1] >= flow.data.life[creatures[-1]]:
            raise town.wrong("creatures", f"{text!r} would be dead")
    return creatures, wounds


def _arrange_loot(flow: Flow, fields: Fields, *, is_open: bool) -> None:
    table, data = flow.table, flow.data
    pool = _Pool(table.loot_deck[::-1], data.loot)
    open_card = fields.name("loot", data.loot, "")
    table.loot = pool.taken(fields, "loot", [data.loot.index(open_card)])[0] if open_card else NO_LOOT
    following = pool.named(fields, "next_loot", [])
    table.past_loot = pool.named(fields, "past_loot", [])
    if is_open and not open_card:
        table.loot = pool.cards.pop(0)
    known = [str(box + 1) for box in range(table.players)]
    usual = known if table.loot != NO_LOOT and table.stage < COLLECTOR else []
    table.boxes = [int(box) - 1 for box in fields.names("boxes", known, usual)]
    table.loot_deck = [*reversed(pool.cards), *reversed(following)]


# Plans.


def _arrange_plans(flow: Flow, towns: list[Fields]) -> None:
    """Which die lies on which character, slot by slot, and what has been added to it."""
    table = flow.table
    table.dice, table.assigned, table.bonus = [], [], []
    for town in towns:
        plan = town.values["plan"] if town.has("plan") else USUAL_PLAN
        _check_plan(flow, town, plan)
        added = town.table("bonus")
        table.assigned += [CHARACTER_NAMES.index(name) for name in plan]
        table.dice += list(plan.values())
        table.bonus += [added.number(name, 0) for name in plan]
        added.done()


def _check_plan(flow: Flow, town: Fields, plan: object) -> None:
    """RV-2.3: four dice for four characters, those that must be used among them."""
    if not isinstance(plan, dict) or len(plan) != DICE or not all(name in CHARACTER_NAMES[1:] for name in plan):
        raise town.wrong("plan", f"{plan!r} is not four characters with their dice")
    if not all(die in range(1, 7) for die in plan.values()):
        raise town.wrong("plan", f"the dice are {list(plan.values())}, expected 1 to 6")
    for number in flow.data.mandatory:
        if flow.table.is_mandatory and CHARACTER_NAMES[number] not in plan:
            raise town.wrong("plan", f"{CHARACTER_NAMES[number]} must have a die")


# What can be said of the table.


def facts(flow: Flow) -> dict[str, Any]:
    """The table as the fields that `arrange` reads, and the stock of buildings."""
    table, data = flow.table, flow.data
    return {
        "round": table.round,
        "start": LETTERS[table.start],
        "stage": CHARACTER_NAMES[table.stage],
        "centre": [data.creatures[card] for card in table.centre],
        "next_creatures": [data.creatures[card] for card in reversed(table.creature_deck)],
        "past_creatures": [data.creatures[card] for card in table.past_creatures],
        "is_mixed": table.is_mixed,
        "loot": "" if table.loot == NO_LOOT else data.loot[table.loot],
        "boxes": [str(box + 1) for box in table.boxes],
        "next_loot": [data.loot[card] for card in reversed(table.loot_deck)],
        "past_loot": [data.loot[card] for card in table.past_loot],
        "next_objects": [data.cards[card] for card in reversed(table.object_deck)],
        "past_objects": [data.cards[card] for card in table.past_objects],
        "stock": {data.cards[card]: table.stock[kind] for kind, card in enumerate(table.faces)},
        **{LETTERS[seat]: _town(flow, seat) for seat in range(table.players)},
    }


def _town(flow: Flow, seat: int) -> dict[str, Any]:
    table, data = flow.table, flow.data
    slots = range(seat * DICE, seat * DICE + DICE)
    plan = [(CHARACTER_NAMES[table.assigned[slot]], slot) for slot in slots if table.assigned[slot]]
    counters = table.counters[seat * COUNTERS : seat * COUNTERS + COUNTERS]
    beasts = zip(table.creatures[seat], table.wounds[seat], strict=True)
    return {
        "population": table.population[seat],
        **{name: table.owned(seat, resource) for resource, name in enumerate(RESOURCE_NAMES)},
        "buildings": [data.cards[card] for card in table.buildings[seat]],
        "objects": [data.cards[card] for card in table.objects[seat]],
        "hand": [data.cards[card] for card in table.hands[seat]],
        "returned": [data.cards[card] for card in table.returned[seat]],
        "drawn": table.drawn[seat],
        "creatures": [f"{data.creatures[card]} {damage}".removesuffix(" 0") for card, damage in beasts],
        "fresh": table.fresh[seat],
        "plan": {name: table.dice[slot] for name, slot in plan},
        "bonus": {name: table.bonus[slot] for name, slot in plan},
        **dict(zip(COUNTED, counters, strict=False)),
        "objects_used": _marked(counters[OBJECTS_USED]),
        "characters_used": _marked(counters[OBJECTS_USED + 1]),
        "feats": earned(counters[FEATS]),
    }


def _marked(characters: int) -> list[str]:
    return [name for number, name in enumerate(CHARACTER_NAMES) if characters >> number & 1]
