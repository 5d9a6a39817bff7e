"""RV-1, RV-1.6: the contents of the box, as the rules use them, read from the data file and checked."""
# not compiled

from hashlib import sha256

from rathaus.core.data import read
from rathaus.games.ratville.box import Band, Box, BuildingCard, Card, Food
from rathaus.games.ratville.checks import HIGHEST_VALUE, check
from rathaus.games.ratville.components import (
    AT_BUILDING,
    AT_GROWTH,
    AT_HUNT,
    AT_KILL,
    AT_REVEAL,
    CHARACTER_NAMES,
    CONVERT,
    DIE_PLUS,
    DISCOUNT,
    DMG_PAY,
    GAIN,
    GAIN_NAMES,
    IF_DIE,
    KILL_PAY,
    KIND_NAMES,
    MOMENTS,
    ON_BUILD_POP,
    ON_KILL,
    ON_KILL_POP,
    POP,
    POP_OF_OBJECT,
    POP_PAY,
    RESOURCE_NAMES,
    SPECIAL_NAMES,
)
from rathaus.games.ratville.contents import Data, Deal

DEAL_MOMENTS = {
    POP_PAY: AT_GROWTH,
    POP_OF_OBJECT: AT_GROWTH,
    DMG_PAY: AT_HUNT,
    KILL_PAY: AT_HUNT,
    CONVERT: AT_REVEAL,
    IF_DIE: AT_REVEAL,
    DIE_PLUS: AT_REVEAL,
    ON_KILL_POP: AT_KILL,
    ON_BUILD_POP: AT_BUILDING,
}


def load(text: str, file: str) -> Data:
    """The box that a data file describes."""
    box = read(text, file, Box)
    check(box, file)
    cards = box.cards
    deals = [deal for number, card in enumerate(cards) for deal in _deals(number, card)]
    return Data(
        mandatory=[number for number, character in enumerate(box.character, start=1) if character.mandatory],
        skills=[[], *(_skill(character.skill) for character in box.character)],
        start_population=box.start.population,
        dealt=box.start.dealt,
        kept=box.start.kept,
        acid=box.corrosive.scrap,
        kills_from=box.fighter.kills_from,
        fighter_damage=box.fighter.damage,
        preacher_bonus=box.preacher.bonus,
        rounds=box.house.rounds,
        boards=[board.name for board in box.board],
        goals=[board.goal for board in box.board],
        boxes=[board.boxes for board in box.board],
        food_due=[_food_due(board.food, board.boxes) for board in box.board],
        types=[building.name for building in box.building],
        type_copies=[building.copies for building in box.building],
        b_faces=_b_faces(box.building),
        cards=[card.name for card in cards],
        first_object=len(cards) - len(box.object),
        object_copies=[card.copies for card in box.object],
        die=[card.die for card in cards],
        cost=[_resources(card.cost)[:-1] for card in cards],
        owner=[CHARACTER_NAMES.index(card.character) for card in cards],
        amounts=[[_amount(card, kind) for card in cards] for kind in range(len(KIND_NAMES))],
        gains=[[_gain(card, kind) for card in cards] for kind in range(len(KIND_NAMES))],
        deals=deals,
        card_deals=_by_moment_and_card(deals, len(cards)),
        creatures=[creature.name for creature in box.creature],
        decks=[creature.deck for creature in box.creature],
        creature_copies=[creature.copies for creature in box.creature],
        life=[creature.life for creature in box.creature],
        damage=[creature.damage for creature in box.creature],
        food=[creature.food for creature in box.creature],
        special=[SPECIAL_NAMES.index(creature.special) for creature in box.creature],
        loot=[card.name for card in box.loot],
        loot_boxes=[[_resources(content) for content in card.boxes] for card in box.loot],
        sha256=sha256(text.encode()).hexdigest(),
        text=text,
    )


def cards_in(data: Data) -> list[Card]:
    """The cards as the file describes them, for display."""
    return read(data.text, "data", Box).cards


# What the rules make of it.


def _b_faces(buildings: list[BuildingCard]) -> list[int]:
    faces, following = [], len(buildings)
    for building in buildings:
        faces.append(following if building.b else -1)
        following += building.b is not None
    return faces


def _resources(counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in GAIN_NAMES]


def _amount(card: Card, kind: int) -> int:
    """How much of an effect a card has; an icon without a number counts as one."""
    if kind == POP and card.character:
        return 0  # RV-3.5: it is a deal
    return sum(effect.amount or 1 for effect in card.effects if effect.kind == KIND_NAMES[kind])


def _gain(card: Card, kind: int) -> list[int]:
    """The resources of an effect that names them, all such effects of the card together."""
    named = [effect.gain or effect.pay for effect in card.effects if effect.kind == KIND_NAMES[kind]]
    total = [sum(counts.get(name, 0) for counts in named) for name in GAIN_NAMES]
    return total if kind in (ON_KILL, GAIN, DISCOUNT) and any(total) else []


def _deals(number: int, card: Card) -> list[Deal]:
    deals = []
    for effect in card.effects:
        kind = KIND_NAMES.index(effect.kind)
        kind = POP_OF_OBJECT if kind == POP and card.character else kind
        if kind in DEAL_MOMENTS:
            one_of = [RESOURCE_NAMES.index(name) for name in effect.one_of]
            pay = _resources(effect.pay)[:-1]
            deals.append(Deal(number, kind, DEAL_MOMENTS[kind], effect.amount, pay, one_of, effect.faces))
    return deals


def _by_moment_and_card(deals: list[Deal], cards: int) -> list[list[list[int]]]:
    by_moment: list[list[list[int]]] = [[[] for _ in range(cards)] for _ in range(MOMENTS)]
    for number, deal in enumerate(deals):
        by_moment[deal.moment][deal.card].append(number)
    return by_moment


def _skill(bands: list[Band]) -> list[list[int]]:
    return [
        next((_resources(band.gain) for band in reversed(bands) if band.from_ <= value), _resources({}))
        for value in range(HIGHEST_VALUE + 1)
    ]


def _food_due(steps: list[Food], boxes: int) -> list[int]:
    return [next(step.due for step in reversed(steps) if step.from_ <= at) for at in range(boxes + 1)]
