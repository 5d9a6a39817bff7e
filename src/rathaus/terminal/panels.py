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
from rathaus.words import Words, seat_fields

# The players.


def players_table(session: Session, drawing: AnyDrawing, seen: View, width: int) -> Table:
    """Who has what, and whom the table waits for; in a narrow place headings are cut, names are not."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True, show_edge=False, header_style=MUTED)
    rows = [drawing.numbers(seen, seat) for seat in range(session.match.players)]
    headings = _headings(drawing, rows, width)
    name = drawing.words.say("terminal-players")
    table.add_column(name, no_wrap=True, ratio=1)
    for heading in headings.values():
        table.add_column(heading, justify="right", no_wrap=True)
    left = width - sum(_column_width(rows, at, heading) + 1 for at, heading in headings.items())
    for seat, numbers in enumerate(rows):
        cells = [Text(str(numbers[at]), style="bold" if numbers[at] else LINE) for at in headings]
        table.add_row(_player(session, drawing, seen, seat, left), *cells)
    return table


def _headings(drawing: AnyDrawing, rows: list[list[int]], width: int) -> dict[int, str]:
    """Headings by column: whole if there is room, else cut, and without columns of zeros."""
    headings = dict(enumerate(drawing.columns()))
    if width >= WHOLE_HEADINGS:
        return headings
    filled = {at: heading for at, heading in headings.items() if any(numbers[at] for numbers in rows)}
    return {at: heading[:SHORT_HEADING] for at, heading in filled.items()}


def _column_width(rows: list[list[int]], at: int, heading: str) -> int:
    return max(len(heading), *(len(str(numbers[at])) for numbers in rows))


def _player(session: Session, drawing: AnyDrawing, seen: View, seat: int, width: int) -> Text:
    """Mark, chip, name, what they are, and whether the table waits for them; a name has all the room it needs."""
    names = [_called(session, drawing, other) for other in range(session.match.players)]
    room = width - SIGNS_WIDTH
    name_width = min(max(len(name) for name in names), room)
    name = names[seat] if len(names[seat]) <= name_width else drawing.words.player(seat)  # too long: without its sign
    tag_width = min(TAG_WIDTH, room - name_width - 1)
    tag_width = tag_width if tag_width >= SHORTEST_TAG else 0
    tag = clipped(drawing.tag(seen, seat) or _kind(session, drawing.words, seen, seat), tag_width) if tag_width else ""
    return Text.assemble(
        (drawing.mark(seen, seat) or " ", "bold"),
        chip(seat),
        (f" {clipped(name, name_width).ljust(name_width)}", "bold" if seat == seen.seat else ""),
        (drawing.warning(seen, seat) or " ", DANGER),
        (tag.ljust(tag_width) + " " * bool(tag_width), MUTED),
        _state(seen, seat),
    )


def _called(session: Session, drawing: AnyDrawing, seat: int) -> str:
    """The name, with a sign behind that of a bot."""
    return f"{drawing.words.player(seat)}{'' if seat in session.people else BOT}"


WHOLE_HEADINGS = 40
SHORT_HEADING = 2
SIGNS_WIDTH = 6  # mark, chip, gap, warning, state
TAG_WIDTH = 9
SHORTEST_TAG = 4


def _kind(session: Session, words: Words, seen: View, seat: int) -> str:
    """You, another person at this screen, or a bot."""
    if seat not in session.people:
        return words.say("terminal-bot")
    return words.say("terminal-you" if seat == seen.seat else "terminal-here")


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
WHOLE_LOG = 60  # columns for all three parts of a line


def log_table(lines: list[list[Event]], drawing: AnyDrawing, width: int = WHOLE_LOG) -> Table:
    """Each line: its chapter where that changes, what happened, and dimly its clause."""
    if width < WHOLE_LOG:
        return _narrow_log(lines, drawing)
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


def _narrow_log(lines: list[list[Event]], drawing: AnyDrawing) -> Table:
    """The sentences alone."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(style=MUTED)
    table.add_column(ratio=1)
    for line in lines:
        table.add_row("·", _sentence(line, drawing.words))
    return table


def _sentence(line: list[Event], words: Words) -> Text:
    sentence = Text(words.line(line), style=TEXT)
    for seat, name in enumerate(words.names or []):
        sentence.highlight_words([name], style=f"bold {colour(seat)}")
    return sentence


def is_own(event: Event, seat: int) -> bool:
    """Whether an event tells of nobody but this player: what they did themselves."""
    seats = [getattr(event, field) for field in seat_fields(type(event))]
    return bool(seats) and all(value in (seat, [seat]) for value in seats)


LOG_LINES = 120  # the last few turns
LOG_EVENTS = 600


class LogPanel(VerticalScroll, can_focus=False):
    """What happened, the newest line visible."""

    def __init__(self, words: Words) -> None:
        self.lines = Static(id="lines")
        super().__init__(self.lines, id="log")
        self.border_title = words.say("terminal-log")
        self.shown: tuple[list[list[Event]], int] | None = None
        self.nothing_yet = Text.assemble(words.say("about"), "\n", (words.say("terminal-log-empty"), MUTED))

    def show(self, events: list[Event], drawing: AnyDrawing, width: int) -> None:
        """Show the last of these; for speed, an unchanged log is left alone and old lines are dropped."""
        lines = lines_of(events[-LOG_EVENTS:])[-LOG_LINES:]
        if self.shown == (lines, width):
            return
        self.shown = lines, width
        self.lines.update(log_table(lines, drawing, width) if lines else self.nothing_yet)
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        """A higher prompt must not hide the newest line."""
        self.scroll_end(animate=False)

    def hide(self) -> None:
        """Show nothing at all."""
        self.shown = None
        self.lines.update("")
