"""RV-1, RV-1.6: the contents of the box, as the rules use them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Deal:
    """An effect of a card that its owner may use or not: what it takes, and what it gives."""

    card: int
    kind: int
    moment: int
    amount: int
    pay: list[int]
    one_of: list[int]  # the resources among which one is chosen
    faces: list[int]


@dataclass(frozen=True)
class Data:
    """The box: immutable, shared by all positions that are played with it.

    Cards are numbered: first the A faces of the building types, then the existing B faces, then the objects.
    """

    mandatory: list[int]  # the characters that must be used (RV-2.3)
    skills: list[list[list[int]]]  # by character and value: the resources that its skill gives
    start_population: int
    dealt: int
    kept: int
    acid: int
    kills_from: int
    fighter_damage: int
    preacher_bonus: int
    rounds: int
    boards: list[str]
    goals: list[int]
    boxes: list[int]
    food_due: list[list[int]]  # by board and box; the last one also applies beyond it
    types: list[str]
    type_copies: list[list[int]]  # by type: for any number, from 3, from 4 players
    b_faces: list[int]  # by type: the card of its B face, or -1
    cards: list[str]
    first_object: int
    object_copies: list[int]  # by object
    die: list[int]  # by card
    cost: list[list[int]]
    owner: list[int]  # by card: the character that carries the object, or 0
    amounts: list[list[int]]  # by kind and card
    gains: list[list[list[int]]]  # by kind and card: resources, population last
    deals: list[Deal]
    card_deals: list[list[list[int]]]  # by moment and card
    creatures: list[str]
    decks: list[str]
    creature_copies: list[list[int]]
    life: list[int]
    damage: list[int]
    food: list[int]
    special: list[int]
    loot: list[str]
    loot_boxes: list[list[list[int]]]  # by card and box
    sha256: str
    text: str

    @property
    def objects(self) -> list[int]:
        """The object cards, each as often as it is in the box."""
        copies = enumerate(self.object_copies, start=self.first_object)
        return [card for card, times in copies for _ in range(times)]
