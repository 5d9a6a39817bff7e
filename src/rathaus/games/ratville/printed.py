"""RV-1: what is printed on the cards and boards. (Plain structs, never compiled.)"""

import msgspec

from rathaus.core.data import read
from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES
from rathaus.games.ratville.box import Board, Box, Card, Character, Effect
from rathaus.games.ratville.components import KIND_NAMES, MOMENT_NAMES, POP, POP_OF_OBJECT, PREACH_TWICE
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.data import DEAL_MOMENTS
from rathaus.games.ratville.setup import copies_for

ICONS = KIND_NAMES[: PREACH_TWICE + 1]  # kinds that are printed as icons, one for each time they count


class CardEffect(msgspec.Struct, frozen=True):
    """One effect: its kind and what that kind needs; `moment` is when its owner may use it, empty if it always counts.

    `faces` are those that the character's die must show, `one_of` the resources of which one is chosen.
    """

    kind: str
    moment: str
    amount: int
    pay: dict[str, int]
    gain: dict[str, int]
    one_of: list[str]
    faces: list[int]


class CardFace(msgspec.Struct, frozen=True):
    """A face of a building, or an object: the die that it takes at least, what it costs and what it does."""

    name: str
    die: int
    cost: dict[str, int]
    effects: list[CardEffect]


class BuildingType(msgspec.Struct, frozen=True):
    """RV-1.4: a type of building with its faces, and how many cards of it there are with this many players."""

    a: CardFace
    b: CardFace | None
    copies: int


class ObjectCard(msgspec.Struct, frozen=True):
    """RV-1.3: an object, who carries it, and how many cards of it there are."""

    face: CardFace
    character: str
    copies: int


class CreatureCard(msgspec.Struct, frozen=True):
    """RV-1.2: a creature: the damage that kills it, the people it bites, the food it leaves, what is special."""

    name: str
    deck: str
    life: int
    bite: int
    food: int
    special: str
    copies: int


class LootCard(msgspec.Struct, frozen=True):
    """RV-2.2: what lies in the boxes of a loot card; only as many are filled as there are players."""

    name: str
    boxes: list[dict[str, int]]


class SkillBand(msgspec.Struct, frozen=True):
    """What a skill gives from a die's value on, up to the next band."""

    least: int
    gain: dict[str, int]


class CharacterCard(msgspec.Struct, frozen=True):
    """RV-3: a character; who is mandatory must be used (RV-2.3)."""

    name: str
    is_mandatory: bool
    skill: list[SkillBand]


class FoodStep(msgspec.Struct, frozen=True):
    """The food that is due from a box of the population board on."""

    least: int
    due: int


class PopulationBoard(msgspec.Struct, frozen=True):
    """RV-1.5, RV-6.1: a side of the population board."""

    name: str
    goal: int
    boxes: int
    food: list[FoodStep]


class Printed(msgspec.Struct, frozen=True):
    """All cards and boards, and the numbers of those whose skill is no table."""

    buildings: list[BuildingType]
    objects: list[ObjectCard]
    creatures: list[CreatureCard]
    loot: list[LootCard]
    characters: list[CharacterCard]
    boards: list[PopulationBoard]
    achievements: list[str]
    fighter_kills_from: int
    fighter_damage: int
    preacher_bonus: int
    acid: int  # RV-3.10: the scrap that a corrosive creature removes
    start_population: int


def printed(data: Data, players: int) -> Printed:
    """What this many players play with."""
    box = read(data.text, "data", Box)
    faces = {card.name: _face(card) for card in box.cards}
    return Printed(
        buildings=[
            BuildingType(faces[each.name], faces[each.b.name] if each.b else None, copies_for(each.copies, players))
            for each in box.building
        ],
        objects=[ObjectCard(faces[each.name], each.character, each.copies) for each in box.object],
        creatures=[
            CreatureCard(c.name, c.deck, c.life, c.damage, c.food, c.special, copies_for(c.copies, players))
            for c in box.creature
        ],
        loot=[LootCard(card.name, card.boxes) for card in box.loot],
        characters=[_character(each) for each in box.character],
        boards=[_board(each) for each in box.board],
        achievements=ACHIEVEMENT_NAMES,
        fighter_kills_from=data.kills_from,
        fighter_damage=data.fighter_damage,
        preacher_bonus=data.preacher_bonus,
        acid=data.acid,
        start_population=data.start_population,
    )


def _face(card: Card) -> CardFace:
    is_object = bool(card.character)
    return CardFace(card.name, card.die, card.cost, [_effect(each, is_object=is_object) for each in card.effects])


def _effect(effect: Effect, *, is_object: bool) -> CardEffect:
    """RV-3.5: more people by an object is its owner's choice; an icon without a number counts as one."""
    kind = KIND_NAMES.index(effect.kind)
    moment = DEAL_MOMENTS.get(POP_OF_OBJECT if kind == POP and is_object else kind)
    return CardEffect(
        kind=effect.kind,
        moment="" if moment is None else MOMENT_NAMES[moment],
        amount=effect.amount or int(effect.kind in ICONS),
        pay=effect.pay,
        gain=effect.gain,
        one_of=effect.one_of,
        faces=effect.faces,
    )


def _character(character: Character) -> CharacterCard:
    return CharacterCard(
        character.name, character.mandatory, [SkillBand(band.from_, band.gain) for band in character.skill]
    )


def _board(board: Board) -> PopulationBoard:
    return PopulationBoard(board.name, board.goal, board.boxes, [FoodStep(food.from_, food.due) for food in board.food])
