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
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from rathaus.core.events import Event
from rathaus.core.view import Result, Standing, View
from rathaus.terminal.canvas import CHEESE, MUTED, chip, shape
from rathaus.terminal.drawing import AnyDrawing
from rathaus.terminal.panels import BOT, READY, THINKING, WINNER, log_table
from rathaus.terminal.rules import clauses_in, with_references
from rathaus.words import Words


class CardScreen(ModalScreen[str]):
    """Base: a titled card in the middle of the screen, with a line that says which keys there are."""

    def __init__(self, title: str, content: Group | Text, keys: str) -> None:
        super().__init__()
        self.card = Vertical(Static(content), Static(Text(keys, style=CHEESE), classes="keys"), classes="card")
        self.card.border_title = title

    def compose(self) -> ComposeResult:
        """The card alone."""
        yield self.card


class Curtain(CardScreen):
    """Hides everything while the screen is passed on."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss('')")]

    def __init__(self, words: Words, seat: int) -> None:
        call = words.say("curtain-text", name=words.player(seat))
        content = Text.assemble(chip(seat), "  ", (call, "bold"))
        super().__init__(words.say("curtain-title"), content, words.say("curtain-hint"))


class Leave(CardScreen):
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
        """If the game is saved anyway, there is nothing to decide."""
        self.dismiss("yes" if self.is_kept else "save")


class Ranking(CardScreen):
    """How the game ended."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,escape", "dismiss('')"), ("q", "dismiss('leave')")]

    def __init__(self, words: Words, result: Result, file: Path | None) -> None:
        verdict = Text(words.verdict(result), style=f"bold {CHEESE}")
        saved = words.say("ranking-saved", file=str(file)) if file else ""
        places, ties = _places(words, result.ranking), _ties(words, result.ranking)
        page = Group(verdict, "", places, *ties, "", Text(saved, style=MUTED))
        super().__init__(words.say("ranking-title"), page, words.say("ranking-keys"))


def _places(words: Words, ranking: list[Standing]) -> Table:
    """Each place with its points and what they are made of."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for standing in ranking:
        points = words.say("ranking-points", points=standing.score)
        place = WINNER if standing.place == 1 else f"{standing.place}"
        parts = Text(words.parts(standing), style=MUTED)
        table.add_row(place, chip(standing.seat), words.player(standing.seat), points, parts)
    return table


def _ties(words: Words, ranking: list[Standing]) -> list[Text]:
    """How ties were decided, with the clause."""
    return [Text.assemble(sentence, (f"  {clause}", MUTED)) for sentence, clause in words.ties(ranking)]


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


class RecapScreen(Pages):
    """What happened since the viewer's last move; a number that is typed here goes to the prompt."""

    BINDINGS: ClassVar[list[BindingType]] = [("c", "clauses")]

    def __init__(self, lines: list[list[Event]], seat: int, drawing: AnyDrawing) -> None:
        words = drawing.words
        summary = words.summary([event for line in lines for event in line], seat)
        first = [Text(f"{summary}\n", style="bold")] if summary else []
        super().__init__(words.say("recap-title"), Group(*first, log_table(lines, drawing)), words)
        self.codes = [line[0].clause for line in lines]
        self.drawing = drawing

    def on_key(self, event: Key) -> None:
        """A typed answer goes to the prompt."""
        if event.character and event.character in DIGITS:
            event.stop()
            self.dismiss(event.character)

    def action_clauses(self) -> None:
        """The rules in full behind the codes of these lines."""
        self.app.push_screen(Clauses(self.codes, self.drawing))


DIGITS = "0123456789"


class Clauses(Pages):
    """Clauses of the rules in full, and those that they refer to."""

    BINDINGS: ClassVar[list[BindingType]] = [("c,q", "dismiss('')")]

    def __init__(self, codes: list[str], drawing: AnyDrawing) -> None:
        words = drawing.words
        clauses = clauses_in(drawing.game.package, words.language)
        table = Table.grid(padding=(0, 2, 1, 0))
        for code in with_references(codes, clauses):
            table.add_row(Text(code, style=f"bold {CHEESE}", no_wrap=True), Text(clauses[code]))
        super().__init__(words.say("clauses-title"), table, words)


class Help(Pages):
    """The keys, the game in a few words, and what letters and marks mean."""

    BINDINGS: ClassVar[list[BindingType]] = [("question_mark,q", "dismiss('')")]

    def __init__(self, seen: View, drawing: AnyDrawing) -> None:
        rows = Table.grid(padding=(0, 3, 0, 0))
        words = drawing.words
        say = words.say
        for key, does in HELP_ROWS:
            rows.add_row(Text(say(key) if "-" in key else key, style="bold"), say(f"help-{does}-does"))
        summary = re.sub(r"[ \n]+", " ", drawing.summary(seen)).strip()  # no-break spaces stay
        codes = Text(say("help-clauses", prefix=drawing.game.prefix), style=MUTED)
        page = Group(Text(summary), "", rows, "", codes, "", marks_table(seen, drawing))
        super().__init__(say("help-title"), page, words)


HELP_ROWS = [
    ("help-number", "number"),
    ("help-more", "more"),
    ("terminal-key-enter", "enter"),
    ("u", "undo"),
    ("terminal-key-pages", "pages"),
    ("c", "clauses"),
    ("i", "info"),
    ("?", "help"),
    ("q", "quit"),
]


class Info(Pages):
    """All that applies now, as far as the viewer may know it, and what letters and marks mean."""

    BINDINGS: ClassVar[list[BindingType]] = [("i,q", "dismiss('')")]

    def __init__(self, seen: View, drawing: AnyDrawing) -> None:
        page = Group(drawing.info(seen), "", marks_table(seen, drawing), "", sources(drawing.words))
        super().__init__(drawing.words.say("info-title"), page, drawing.words)


def marks_table(seen: View, drawing: AnyDrawing) -> Group:
    """Every letter and sign on the screen: those of the game, then those that all games share."""
    say = drawing.words.say
    table = Table.grid(padding=(0, 2, 0, 0))
    shared = [(sign, say(f"mark-{meaning}")) for sign, meaning in MARKS.items()]
    for sign, meaning in [*drawing.marks(seen), *shared]:
        table.add_row(Text(sign, style="bold", no_wrap=True), meaning)
    return Group(Text(say("marks-title"), style=f"bold {CHEESE}"), table)


MARKS = {
    f"{shape(0)}A {shape(1)}B {shape(2)}C": "seat",
    BOT: "bot",
    READY: "ready",
    THINKING: "thinking",
    WINNER: "winner",
}


def sources(words: Words) -> Group:
    """What is the rulebook's and what is not."""
    return Group(Text(words.say("sources-title"), style=f"bold {CHEESE}"), Text(words.sources()))
