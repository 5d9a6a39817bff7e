"""The panels that are only read: the players and the log."""

from rich.table import Table
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from rathaus.core.events import Event
from rathaus.core.log import lines_of
from rathaus.core.view import View
from rathaus.terminal.canvas import DANGER, LINE, MUTED, TEXT, chip, clipped, colour
from rathaus.terminal.drawing import AnyDrawing
from rathaus.terminal.session import Session
from rathaus.words import Words

# The players.


def players_table(session: Session, drawing: AnyDrawing, seen: View) -> Table:
    """Who has what, and whom the table waits for."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, show_edge=False, header_style=MUTED)
    table.add_column(drawing.words.say("terminal-players"), no_wrap=True, ratio=1)
    for column in drawing.columns():
        table.add_column(column, justify="right", no_wrap=True)
    for seat in range(session.match.players):
        numbers = [Text(str(number), style="bold" if number else LINE) for number in drawing.numbers(seen, seat)]
        table.add_row(_player(session, drawing, seen, seat), *numbers)
    return table


def _player(session: Session, drawing: AnyDrawing, seen: View, seat: int) -> Text:
    """Mark, chip, name, what they are, and whether the table waits for them."""
    name_width = min(NAME_WIDTH, max(len(drawing.words.player(other)) for other in range(session.match.players)))
    name = clipped(drawing.words.player(seat), name_width).ljust(name_width)
    tag_width = NAME_AND_TAG - name_width
    tag = clipped(drawing.tag(seen, seat) or _kind(session, drawing.words, seen, seat), tag_width)
    return Text.assemble(
        (drawing.mark(seen, seat) or " ", "bold"),
        chip(seat),
        (f" {name}", "bold" if seat == seen.seat else ""),
        (drawing.warning(seen, seat) or " ", DANGER),
        (f"{tag.ljust(tag_width)} ", MUTED),
        _state(seen, seat),
    )


def _kind(session: Session, words: Words, seen: View, seat: int) -> str:
    """You, another person at this screen, or a bot."""
    if seat not in session.people:
        return words.say("terminal-bot")
    return words.say("terminal-you" if seat == seen.seat else "terminal-here")


NAME_WIDTH = 7
NAME_AND_TAG = 14
THINKING, READY, WINNER = "…", "✓", "★"


def _state(seen: View, seat: int) -> str:
    if seen.result is not None:
        return WINNER if seat in seen.result.winners else ""
    return THINKING if seat in seen.asked else READY


def legend(drawing: AnyDrawing, seen: View) -> Text:
    """What the signs beside the names mean."""
    say = drawing.words.say
    signs = f"{READY} {say('terminal-ready')}  {THINKING} {say('terminal-thinking')}  {drawing.legend(seen)}"
    return Text(signs, style=MUTED)


# The log.

CHAPTER_WIDTH = 9


def log_table(lines: list[list[Event]], drawing: AnyDrawing) -> Table:
    """Each line: its chapter where that changes, what happened, and dimly its clause."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(style=MUTED, no_wrap=True, width=CHAPTER_WIDTH)
    table.add_column(ratio=1)
    table.add_column(style=LINE, justify="right", no_wrap=True, width=8)
    before = ""
    for line in lines:
        clause = line[0].clause
        chapter = drawing.words.chapter(clause)
        table.add_row("" if chapter == before else chapter, _sentence(line, drawing.words), clause)
        before = chapter
    return table


def _sentence(line: list[Event], words: Words) -> Text:
    sentence = Text(words.line(line), style=TEXT)
    for seat, name in enumerate(words.names or []):
        sentence.highlight_words([name], style=f"bold {colour(seat)}")
    return sentence


LOG_LINES = 120  # the last few turns
LOG_EVENTS = 600


class LogPanel(VerticalScroll, can_focus=False):
    """What happened, the newest line visible."""

    def __init__(self, words: Words) -> None:
        self.lines = Static(id="lines")
        super().__init__(self.lines, id="log")
        self.border_title = words.say("terminal-log")
        self.shown: list[list[Event]] | None = None
        self.nothing_yet = Text.assemble(words.say("about"), "\n", (words.say("terminal-log-empty"), MUTED))

    def show(self, events: list[Event], drawing: AnyDrawing) -> None:
        """Show the last of these; a log that says the same is left alone, and old lines are dropped, for speed."""
        lines = lines_of(events[-LOG_EVENTS:])[-LOG_LINES:]
        if lines == self.shown:
            return
        self.shown = lines
        self.lines.update(log_table(lines, drawing) if lines else self.nothing_yet)
        self.scroll_end(animate=False)

    def hide(self) -> None:
        """Show nothing at all."""
        self.shown = None
        self.lines.update("")
