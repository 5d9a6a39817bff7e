"""Ratville's cards in a few words, and its page of all that applies now."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES
from rathaus.games.ratville.components import CORROSIVE, GAIN_NAMES
from rathaus.games.ratville.data import Data
from rathaus.games.ratville.shapes import Card, Effect
from rathaus.games.ratville.view import TownsView
from rathaus.terminal.canvas import CHEESE, LINE, MUTED, chip
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


def page(cards: Cards, seen: TownsView) -> Group:
    """Hand, towns, buildings for sale, creatures, and the record."""
    words = cards.words
    parts: list[RenderableType] = [_heading(words, "info-towns"), _towns(cards, seen), ""]
    if seen.hand:
        parts += [_heading(words, "info-hand"), _objects(cards, seen.hand), ""]
    parts += [_heading(words, "info-buildings"), _market(cards, seen), ""]
    parts += [_heading(words, "info-creatures"), _creatures(cards, seen)]
    record = _record(words, seen)
    return Group(*parts, "", _heading(words, "info-record"), record) if record.row_count else Group(*parts)


def _heading(words: Words, key: str) -> Text:
    return Text(words.say(key), style=f"bold {CHEESE}")


def _grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))


def _towns(cards: Cards, seen: TownsView) -> Table:
    """Everybody's cards in play, with what they do."""
    table = _grid()
    for seat, (buildings, objects) in enumerate(zip(seen.buildings, seen.objects, strict=True)):
        who = Text.assemble(chip(seat), f" {cards.words.player(seat)}")
        if not buildings + objects:
            table.add_row(who, Text(cards.words.say("table-nothing"), style=LINE), "", "")
        for number, name in enumerate(buildings + objects):
            carrier = Text(cards.carrier(name), style=MUTED)
            table.add_row(who if number == 0 else "", cards.words.name(name), carrier, cards.effects(name))
    return table


def _objects(cards: Cards, names: list[str]) -> Table:
    table = _grid()
    for name in names:
        about = f"{cards.die(name)}  {cards.cost(name)}"
        table.add_row(cards.words.name(name), about, Text(cards.carrier(name), style=MUTED), cards.effects(name))
    return table


def _market(cards: Cards, seen: TownsView) -> Table:
    table = _grid()
    for name, left in zip(seen.faces, seen.stock, strict=True):
        style = "" if left else LINE
        about = f"{cards.die(name)}  {cards.cost(name)}"
        row = [cards.words.name(name), about, cards.effects(name), f"×{left}"]
        table.add_row(*[Text(text, style=style) for text in row])
    return table


def _creatures(cards: Cards, seen: TownsView) -> Table:
    """Those in front of everybody, with the damage on them."""
    table = _grid()
    for seat, creatures in enumerate(seen.creatures):
        who = Text.assemble(chip(seat), f" {cards.words.player(seat)}")
        lines = [creature_line(cards, name, wounds) for name, wounds in zip(creatures, seen.wounds[seat], strict=True)]
        table.add_row(who, " · ".join(lines) or Text(cards.words.say("table-creatures-none"), style=LINE))
    return table


def creature_line(cards: Cards, name: str, wounds: int) -> str:
    """Its name, the life it has left, what it bites, and its food."""
    number = cards.data.creatures.index(name)
    life = cards.data.life[number] - wounds
    food = cards.data.food[number]
    bite = (
        cards.words.say("letter-scrap") if cards.data.special[number] == CORROSIVE else str(cards.data.damage[number])
    )
    line = cards.words.say("table-creature", name=cards.words.name(name), life=life, damage=bite)
    return f"{line} {food}{cards.words.say('letter-food')}" if food else line


def _record(words: Words, seen: TownsView) -> Table:
    """RV-6.4: the achievements."""
    table = _grid()
    for seat, counters in enumerate(seen.counters):
        for number, name in enumerate(ACHIEVEMENT_NAMES):
            if counters["feats"] >> number & 1:
                who = Text.assemble(chip(seat), f" {words.player(seat)}")
                table.add_row(who, words.name(name), Text(words.say(f"about-{name}"), style=MUTED))
    return table
