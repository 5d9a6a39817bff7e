"""Rattus's page of all that applies now: class cards, what was seen and revealed, regions and their neighbours."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.view import EuropeView
from rathaus.terminal.canvas import CHEESE, MUTED, TEXT, chip
from rathaus.words import Words

CHANGED_AT_THE_END = ("peasant", "queen", "knight", "soldier", "serf", "baker")


def page(words: Words, data: Data, seen: EuropeView) -> Group:
    """Everything, under headings."""
    parts: list[RenderableType] = [_heading(words, "info-cards"), _cards(words, data, seen), ""]
    if seen.known:
        parts += [_heading(words, "info-seen"), *_known(words, seen), ""]
    parts += [
        _heading(words, "info-regions"),
        _regions(words, data, seen),
        Text(words.say("info-sea"), style=MUTED),
        "",
    ]
    parts += [_heading(words, "info-revealed"), Text(_revealed(words, seen), style=MUTED)]
    return Group(*parts)


def _heading(words: Words, key: str) -> Text:
    return Text(words.say(key), style=f"bold {CHEESE}")


def _cards(words: Words, data: Data, seen: EuropeView) -> Table:
    """Each card with its holder and class, and what it does; at the end, what it does there."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for card, holder in seen.holders.items():
        card_class = data.card_classes[data.cards.index(card)]
        who = chip(holder) if holder >= 0 else Text("  ")
        table.add_row(who, Text(words.name(card), style="bold"), words.say(f"letter-{card_class}"), about(words, card))
        if card in CHANGED_AT_THE_END:
            table.add_row("", "", "", Text(words.say(f"about-final-{card}"), style=MUTED))
    return table


def about(words: Words, thing: str, *, is_final: bool = False) -> str:
    """What a card or an action does, in a line."""
    return words.say(f"about-final-{thing}" if is_final and thing in CHANGED_AT_THE_END else f"about-{thing}")


def _known(words: Words, seen: EuropeView) -> list[RenderableType]:
    return [
        Text(words.say("titled", title=place_in_words(words, place), text=token_in_words(words, name)))
        for place, name in seen.known.items()
    ]


def place_in_words(words: Words, place: str) -> str:
    """`France 2`."""
    region, _, number = place.rpartition("-")
    return f"{words.name(region)} {number}"


def token_in_words(words: Words, name: str) -> str:
    """The limit and the signs of a token: `4 M Pe Ma`."""
    limit, *symbols = name.removesuffix(" start").split()
    return " ".join([limit, *(words.say(f"letter-{symbol}") for symbol in symbols)])


def _regions(words: Words, data: Data, seen: EuropeView) -> Table:
    """Each region with its letters and the full names of its neighbours; a wave means across the sea."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for region in seen.citizens:
        number = data.regions.index(region)
        near = data.neighbours[len(seen.reserves)][number]
        names = [("~" if at in data.overseas[number] else "") + words.name(data.regions[at]) for at in near]
        short = Text(words.say(f"short-{region}"), style=MUTED)
        table.add_row(short, Text(words.name(region), style=TEXT), Text(", ".join(names), style=MUTED))
    return table


def _revealed(words: Words, seen: EuropeView) -> str:
    counts = Counter(token_in_words(words, name) for name in seen.revealed)
    parts = [f"{count}× {token}" if count > 1 else token for token, count in sorted(counts.items())]
    return "  ·  ".join(parts) or words.say("info-nothing")
