"""Ratville's page of all that applies now."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.games.ratville.achievements import ACHIEVEMENT_NAMES
from rathaus.games.ratville.view import TownsView
from rathaus.terminal.canvas import CHEESE, LINE, MUTED, chip
from rathaus.terminal.ratville_cards import Cards, creature_line
from rathaus.terminal.ratville_characters import characters
from rathaus.words import Words


def page(cards: Cards, seen: TownsView) -> Group:
    """Towns, hand, buildings for sale, creatures, the record, and what characters do."""
    words = cards.words
    parts: list[RenderableType] = [_heading(words, "info-towns"), _towns(cards, seen), ""]
    if seen.hand:
        parts += [_heading(words, "info-hand"), _objects(cards, seen.hand), ""]
    parts += [_heading(words, "info-buildings"), _market(cards, seen), ""]
    parts += [_heading(words, "info-creatures"), _creatures(cards, seen), ""]
    record = _record(words, seen)
    if record.row_count:
        parts += [_heading(words, "info-record"), record, ""]
    return Group(*parts, _heading(words, "info-characters"), characters(cards, seen))


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


def _record(words: Words, seen: TownsView) -> Table:
    """RV-6.4: the achievements."""
    table = _grid()
    for seat, counters in enumerate(seen.counters):
        for number, name in enumerate(ACHIEVEMENT_NAMES):
            if counters["feats"] >> number & 1:
                who = Text.assemble(chip(seat), f" {words.player(seat)}")
                table.add_row(who, words.name(name), Text(words.say(f"about-{name}"), style=MUTED))
    return table
