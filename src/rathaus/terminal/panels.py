"""The panels that are only read: the players and the log."""

from rich.table import Table
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from rathaus.core.events import Event, kind
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
    is_bot = seat not in session.people
    name = f"{clipped(drawing.words.player(seat), name_width)}{BOT if is_bot else ''}".ljust(name_width + 1)
    tag_width = NAME_AND_TAG - len(name)
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
NAME_AND_TAG = 15
BOT, THINKING, READY, WINNER = "°", "…", "✓", "★"


def _state(seen: View, seat: int) -> str:
    if seen.result is not None:
        return WINNER if seat in seen.result.winners else ""
    return THINKING if seat in seen.asked else READY


def legend(session: Session, drawing: AnyDrawing, seen: View) -> Text:
    """What the signs beside the names mean; that of bots only where the word is not there."""
    say = drawing.words.say
    meanings = [f"{READY} {say('terminal-ready')}", f"{THINKING} {say('terminal-thinking')}"]
    if any(drawing.tag(seen, seat) for seat in range(session.match.players) if seat not in session.people):
        meanings.append(f"{BOT} {say('terminal-bot')}")
    return Text("  ".join([*meanings, drawing.legend(seen)]), style=MUTED)


# The log.

CHAPTER_WIDTH = 9


def log_table(events: list[Event], drawing: AnyDrawing) -> Table:
    """One line for each event: its chapter where that changes, the sentence, and dimly its clause."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(style=MUTED, no_wrap=True, width=CHAPTER_WIDTH)
    table.add_column(ratio=1)
    table.add_column(style=LINE, justify="right", no_wrap=True, width=8)
    before = ""
    for event in events:
        chapter = drawing.words.chapter(event.clause)
        table.add_row("" if chapter == before else chapter, _sentence(event, drawing.words), event.clause)
        before = chapter
    return table


def _sentence(event: Event, words: Words) -> Text:
    sentence = Text(words.event(event), style=TEXT)
    for seat, name in enumerate(words.names or []):
        sentence.highlight_words([name], style=f"bold {colour(seat)}")
    return sentence


def told(events: list[Event], drawing: AnyDrawing) -> list[Event]:
    """The events that are worth a line."""
    return [event for event in events if kind(event) not in drawing.quiet]


LOG_LINES = 120  # the last two turns or so


class LogPanel(VerticalScroll, can_focus=False):
    """What happened, the newest line visible."""

    def __init__(self, words: Words) -> None:
        self.lines = Static(id="lines")
        super().__init__(self.lines, id="log")
        self.border_title = words.say("terminal-log")
        self.shown: list[Event] | None = None
        self.nothing_yet = Text.assemble(words.say("about"), "\n", (words.say("terminal-log-empty"), MUTED))

    def show(self, events: list[Event], drawing: AnyDrawing) -> None:
        """Show the last of these; a log that says the same is left alone, and old lines are dropped, for speed."""
        events = events[-LOG_LINES:]
        if events == self.shown:
            return
        self.shown = events
        self.lines.update(log_table(events, drawing) if events else self.nothing_yet)
        self.scroll_end(animate=False)

    def hide(self) -> None:
        """Show nothing at all."""
        self.shown = None
        self.lines.update("")
