"""Ratville's cards and creatures in a few words."""

from rathaus.games.ratville.box import Card, Effect
from rathaus.games.ratville.components import CORROSIVE, GAIN_NAMES
from rathaus.games.ratville.contents import Data
from rathaus.words import Words


class Cards:
    """Puts cards into words, from the data that is played with."""

    def __init__(self, words: Words, data: Data, faces: list[Card]) -> None:
        self.words = words
        self.data = data
        self.faces = {face.name: face for face in faces}

    def letters(self, amounts: dict[str, int]) -> str:
        """Resources in letters: `2S1E`."""
        return "".join(f"{amount}{self.words.say(f'letter-{name}')}" for name, amount in amounts.items() if amount)

    def vector(self, amounts: list[int]) -> str:
        """The same from a list by resource."""
        return self.letters(dict(zip(GAIN_NAMES, amounts, strict=False)))

    def box(self, loot: str, box: int) -> str:
        """What is in a box of a loot card."""
        return self.vector(self.data.loot_boxes[self.data.loot.index(loot)][box - 1])

    def die(self, name: str) -> int:
        """The value that it needs."""
        return self.faces[name].die

    def cost(self, name: str) -> str:
        """What it costs, in letters."""
        return self.letters(self.faces[name].cost) or "–"

    def carrier(self, name: str) -> str:
        """The character that carries an object, or nothing."""
        character = self.faces[name].character
        return self.words.name(character) if character else ""

    def effects(self, name: str) -> str:
        """All that it does."""
        return ", ".join(self._effect(effect) for effect in self.faces[name].effects)

    def _effect(self, effect: Effect) -> str:
        one_of = "/".join(self.words.say(f"letter-{name}") for name in effect.one_of)
        return self.words.say(
            f"effect-{effect.kind}",
            amount=effect.amount,
            pay=self.letters(effect.pay),
            gain=self.letters(effect.gain),
            one_of=one_of,
            faces="/".join(str(face) for face in effect.faces),
        )


def creature_line(cards: Cards, name: str, wounds: int) -> str:
    """Its name, and how strong it is."""
    return f"{cards.words.name(name)} {strength(cards, name, wounds)}"


def strength(cards: Cards, name: str, wounds: int) -> str:
    """The life it has left, what it bites, and its food."""
    number = cards.data.creatures.index(name)
    life = cards.data.life[number] - wounds
    food = cards.data.food[number]
    bite = (
        cards.words.say("letter-scrap") if cards.data.special[number] == CORROSIVE else str(cards.data.damage[number])
    )
    line = cards.words.say("table-strength", life=life, damage=bite)
    return f"{line} {food}{cards.words.say('letter-food')}" if food else line
