"""RatLand's page of all that applies now: the event, clans and boards, and where everybody's rats are."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rathaus.games.ratland.components import PLACE_NAMES
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.effects import is_final_stage
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView
from rathaus.terminal.canvas import CHEESE, DANGER, LINE, MUTED, capital, chip
from rathaus.words import Words

FIGHTER = "!"
FORCE = "▸"
SIDES = ["first", "second"]


def about(words: Words, rulebook: str, thing: str) -> str:
    """What a card or a board does, as the table's rulebook has it (RL-14)."""
    key = f"about-{thing}"
    return words.say(f"{key}-{rulebook}" if words.has(f"{key}-{rulebook}") else key)


def event_line(words: Words, seen: SewersView) -> Text:
    """The event of the turn and what it does."""
    card = seen.past_events[-1]
    return _line(words, "table-event", words.name(card), about(words, seen.rulebook, card))


def clan_line(words: Words, seen: SewersView, side: int) -> Text:
    """The viewer's clan, what it foresees, and what it can do on the side in force."""
    clan = seen.clans[seen.seat]
    name = f"{words.name(clan)} {words.say(f'info-{SIDES[side]}')}"
    return _line(words, "table-clan", name, about(words, seen.rulebook, f"{clan}-{SIDES[side]}"), foreseen(words, seen))


def _line(words: Words, key: str, name: str, about: str, secret: str = "") -> Text:
    """A secret stands first, where it is never cut off."""
    known = (f" · {secret}" if secret else "", f"bold {CHEESE}")
    start = (words.say(key), MUTED), (name, "bold")
    return Text.assemble(*start, known, f" · {about}")


def foreseen(words: Words, seen: SewersView) -> str:
    """What the viewer alone knows of the next turn, or nothing."""
    cards = [words.name(card) for card in seen.foreseen_events]
    if seen.foreseen_food:
        numbers = ", ".join(str(card) for card in seen.foreseen_food)
        cards.append(words.say("table-next-food", cards=numbers, count=len(seen.foreseen_food)))
    return words.say("table-next", cards=" · ".join(cards)) if cards else ""


def page(words: Words, seen: SewersView, flow: Flow) -> Group:
    """Everything, under headings; what the game does not use is left out."""
    book = words.say("info-rulebook", rulebook=words.name(seen.rulebook))
    parts: list[RenderableType] = [Text(book, style=MUTED), ""]  # RL-14.6
    if seen.past_events:
        parts += [event_line(words, seen), ""]
    if any(seen.clans):
        parts += [_heading(words, "info-clans"), _clans(words, seen, is_final_stage(flow))]
        parts += [Text(words.say("info-sides"), style=MUTED), ""]
    if "aggressive" in seen.boards:
        fighters = [seat for seat, board in enumerate(seen.boards) if board == "aggressive"]
        keys = ["raid", *["defence"] * (seen.rulebook == "french"), "area", "draw"]  # RL-14.4
        abouts = [words.say(f"about-aggressive-{key}") for key in keys]
        parts += [_heading(words, "info-boards"), Text(f"{FIGHTER} {words.name_list(fighters)}", style=DANGER)]
        parts += [*abouts, ""]
    parts += [_heading(words, "info-rats"), _rats(words, seen), ""]
    parts += [_heading(words, "info-feeding"), _feeding(words, flow.data)]
    return Group(*parts)


def _heading(words: Words, key: str) -> Text:
    return Text(words.say(key), style=f"bold {CHEESE}")


def _clans(words: Words, seen: SewersView, side: int) -> Table:
    """Both sides of everybody's clan, the one in force bright."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat, clan in enumerate(seen.clans):
        if not clan:
            continue
        for number, key in enumerate(SIDES):
            who = Text.assemble(chip(seat), f" {words.player(seat)}") if number == 0 else Text(f"   {words.name(clan)}")
            style = "bold" if number == side else MUTED
            what = Text(about(words, seen.rulebook, f"{clan}-{key}"), style=style)
            table.add_row(
                who, Text(FORCE if number == side else " "), Text(words.say(f"info-{key}"), style=style), what
            )
    return table


def _feeding(words: Words, data: Data) -> Group:
    """RL-9.1: how much cheese rats cost, and the rule for more rats than the table has."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    known = range(1, len(data.feeding))
    for first in range(0, len(known), FEEDING_COLUMNS):
        rats = known[first : first + FEEDING_COLUMNS]
        table.add_row(capital(words.say("table-rats")), *[Text(f"{number:>2}", style=MUTED) for number in rats])
        table.add_row(capital(words.say("table-cheese")), *[f"{data.feeding[number]:>2}" for number in rats])
    beyond = words.say("info-feeding-beyond", rats=known[-1], beyond=data.feeding_beyond)
    return Group(table, Text(beyond, style=MUTED))


FEEDING_COLUMNS = 20


def _rats(words: Words, seen: SewersView) -> Table:
    """Everybody's rats by place; while screens are up, they wait in the pantry."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=MUTED)
    table.add_column("", no_wrap=True)
    for place in PLACE_NAMES:
        table.add_column(words.short(place).replace(" ", "\n"), justify="right", no_wrap=True)
    for seat, rats in enumerate(seen.rats):
        numbers = [Text(str(rats[place]), style="bold" if rats[place] else LINE) for place in PLACE_NAMES]
        table.add_row(Text.assemble(chip(seat), f" {words.player(seat)}"), *numbers)
    return table
