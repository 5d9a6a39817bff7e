"""RV-1.6: the data file as it is written: which tables and fields it has."""
# not compiled

import msgspec

Counts = dict[str, int]


class CardCounts(msgspec.Struct, forbid_unknown_fields=True):
    """How many cards of each sort there are."""

    characters: int
    creatures: int
    buildings: int
    objects: int
    loot: int


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody begins with."""

    population: int
    dealt: int
    kept: int


class Corrosive(msgspec.Struct, forbid_unknown_fields=True):
    """What acid removes."""

    scrap: int


class Fighter(msgspec.Struct, forbid_unknown_fields=True):
    """From which value on the Fighter kills, and what he adds below it."""

    kills_from: int
    damage: int


class Preacher(msgspec.Struct, forbid_unknown_fields=True):
    """What the Preacher adds."""

    bonus: int


class HouseRules(msgspec.Struct, forbid_unknown_fields=True):
    """What the rulebook leaves open."""

    rounds: int


class Food(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    """The food that is due from a box on."""

    from_: int
    due: int


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """A side of the population board."""

    name: str
    goal: int
    boxes: int
    food: list[Food]


class Band(msgspec.Struct, forbid_unknown_fields=True, rename={"from_": "from"}):
    """What a skill gives from a value on."""

    from_: int
    gain: Counts


class Character(msgspec.Struct, forbid_unknown_fields=True):
    """One of the seven."""

    name: str
    mandatory: bool = False
    skill: list[Band] = []


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    """One effect of a card; which of the fields it needs depends on its kind."""

    kind: str
    amount: int = 0
    pay: Counts = {}
    gain: Counts = {}
    one_of: list[str] = []
    faces: list[int] = []


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """The B face of a building."""

    name: str
    die: int
    cost: Counts
    effects: list[Effect]


class BuildingCard(msgspec.Struct, forbid_unknown_fields=True):
    """A type of building with its A face."""

    name: str
    copies: list[int]
    die: int
    cost: Counts
    effects: list[Effect]
    b: Face | None = None


class BoxObject(msgspec.Struct, forbid_unknown_fields=True):
    """An object and who carries it."""

    name: str
    character: str
    die: int
    cost: Counts
    effects: list[Effect]
    copies: int = 1


class BoxCreature(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of creature."""

    name: str
    deck: str
    life: int
    damage: int
    food: int
    copies: list[int]
    special: str = ""


class BoxLoot(msgspec.Struct, forbid_unknown_fields=True):
    """Four boxes full of loot."""

    name: str
    boxes: list[Counts]


class Card(msgspec.Struct, frozen=True):
    """A face of a building, or an object; `character` is empty for buildings."""

    name: str
    die: int
    cost: Counts
    effects: list[Effect]
    character: str


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    box: CardCounts
    start: Start
    corrosive: Corrosive
    fighter: Fighter
    preacher: Preacher
    house: HouseRules
    board: list[Board]
    character: list[Character]
    building: list[BuildingCard]
    object: list[BoxObject]
    creature: list[BoxCreature]
    loot: list[BoxLoot]

    @property
    def cards(self) -> list[Card]:
        """All cards in the order of their numbers: A faces, B faces, objects."""
        a_faces = [Card(face.name, face.die, face.cost, face.effects, "") for face in self.building]
        b_faces = [Card(face.b.name, face.b.die, face.b.cost, face.b.effects, "") for face in self.building if face.b]
        return [*a_faces, *b_faces, *(Card(o.name, o.die, o.cost, o.effects, o.character) for o in self.object)]
