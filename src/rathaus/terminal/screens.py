"""Screens over the table: curtain, recap, help, leaving, ranking."""

import re
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from rathaus.core.events import Event
from rathaus.core.view import Result, View
from rathaus.terminal.canvas import CHEESE, MUTED, chip
from rathaus.terminal.drawing import AnyDrawing
from rathaus.terminal.panels import WINNER, log_table
from rathaus.words import Words


class Card(ModalScreen[str]):
    """Base: a titled card in the middle of the screen, with a line that says which keys there are."""

    def __init__(self, title: str, content: Group | Text, keys: str) -> None:
        super().__init__()
        self.card = Vertical(Static(content), Static(Text(keys, style=CHEESE), classes="keys"), classes="card")
        self.card.border_title = title

    def compose(self) -> ComposeResult:
        """The card alone."""
        yield self.card


class Curtain(Card):
    """Hides everything while the screen is passed on."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss('')")]

    def __init__(self, words: Words, seat: int) -> None:
        call = words.say("curtain-text", name=words.player(seat))
        content = Text.assemble(chip(seat), "  ", (call, "bold"))
        super().__init__(words.say("curtain-title"), content, words.say("curtain-hint"))


class Help(Card):
    """The keys, and the game in a few words."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape,question_mark,q", "dismiss('')")]

    def __init__(self, words: Words, prefix: str, summary: str) -> None:
        rows = Table.grid(padding=(0, 3, 0, 0))
        say = words.say
        for key, does in HELP_ROWS:
            rows.add_row(Text(say(key) if "-" in key else key, style="bold"), say(f"help-{does}-does"))
        told = re.sub(r"[ \n]+", " ", summary).strip()  # no-break spaces stay
        page = Group(rows, "", Text(told), "", Text(say("help-clauses", prefix=prefix), style=MUTED))
        super().__init__(say("help-title"), page, say("help-close"))


HELP_ROWS = [
    ("help-number", "number"),
    ("help-more", "more"),
    ("terminal-key-enter", "enter"),
    ("u", "undo"),
    ("terminal-key-pages", "pages"),
    ("i", "info"),
    ("?", "help"),
    ("q", "quit"),
]


class Leave(Card):
    """Asks whether to go: `yes`, `save` or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("y", "dismiss('yes')"),
        ("s", "save"),
        ("n,escape,q", "dismiss('')"),
    ]

    def __init__(self, words: Words, file: Path, *, is_kept: bool) -> None:
        self.is_kept = is_kept
        ending = "saved" if is_kept else "unsaved"
        content = Text(words.say(f"leave-{ending}", file=str(file)))
        super().__init__(words.say("leave-title"), content, words.say(f"leave-keys-{ending}", file=str(file)))

    def action_save(self) -> None:
        """Where the game is kept anyway, there is nothing to decide."""
        self.dismiss("yes" if self.is_kept else "save")


class Ranking(Card):
    """How the game ended."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape", "dismiss('')"), ("q", "dismiss('leave')")]

    def __init__(self, words: Words, result: Result, file: Path | None) -> None:
        verdict = Text(_verdict(words, result), style=f"bold {CHEESE}")
        saved = words.say("ranking-saved", file=str(file)) if file else ""
        page = Group(verdict, "", _places(words, result), "", Text(saved, style=MUTED))
        super().__init__(words.say("ranking-title"), page, words.say("ranking-keys"))


def _verdict(words: Words, result: Result) -> str:
    key = "ranking-winner" if len(result.winners) == 1 else "ranking-winners"
    points = result.scores[result.winners[0]]
    return words.say(key, names=words.name_list(result.winners), points=points)


def _places(words: Words, result: Result) -> Table:
    """Winners first, then by points."""
    table = Table.grid(padding=(0, 3, 0, 0))
    seats = range(len(result.scores))
    order = sorted(seats, key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    for seat in order:
        place = 1 + sum(score > result.scores[seat] for score in result.scores)
        points = words.say("ranking-points", points=result.scores[seat])
        table.add_row(WINNER if seat in result.winners else f"{place}", chip(seat), words.player(seat), points)
    return table


class Pages(ModalScreen[str]):
    """Base: more than fits on the screen, page by page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,space,pagedown,down", "read_on"),
        ("pageup,up", "read_back"),
        ("escape", "dismiss('')"),
    ]

    def __init__(self, title: str, content: Group | Table, words: Words) -> None:
        super().__init__()
        self.words = words
        self.pages = VerticalScroll(Static(content), id="pages", can_focus=False)
        self.pages.border_title = title
        self.keys = Static(id="pages-keys")

    def compose(self) -> ComposeResult:
        """The lines, and what Enter does."""
        yield self.pages
        yield self.keys

    def on_mount(self) -> None:
        """Say what Enter does as soon as it is known whether all lines fit."""
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Read on, or go back to the table."""
        key = "recap-done" if self.is_read else "recap-more"
        self.keys.update(Text(self.words.say(key), style=CHEESE))

    @property
    def is_read(self) -> bool:
        """Whether the last line is visible."""
        return self.pages.scroll_y >= self.pages.max_scroll_y

    def action_read_on(self) -> None:
        """The next page, or back to the table after the last."""
        if self.is_read:
            self.dismiss("")
            return
        self.pages.scroll_page_down(animate=False)
        self.call_after_refresh(self.redraw)

    def action_read_back(self) -> None:
        """The page before."""
        self.pages.scroll_page_up(animate=False)
        self.call_after_refresh(self.redraw)


class Recap(Pages):
    """What happened since the viewer's last move."""

    def __init__(self, events: list[Event], drawing: AnyDrawing) -> None:
        super().__init__(drawing.words.say("recap-title"), log_table(events, drawing), drawing.words)


class Info(Pages):
    """All that applies now, as far as the viewer may know it."""

    BINDINGS: ClassVar[list[BindingType]] = [("i,q", "dismiss('')")]

    def __init__(self, seen: View, drawing: AnyDrawing) -> None:
        page = Group(drawing.info(seen), "", sources(drawing.words))
        super().__init__(drawing.words.say("info-title"), page, drawing.words)


def sources(words: Words) -> Group:
    """What is the rulebook's and what is not."""
    return Group(Text(words.say("sources-title"), style=f"bold {CHEESE}"), Text(words.sources()))
