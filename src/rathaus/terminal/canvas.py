"""A canvas of characters to draw boards on, and the colours of the house."""

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from rathaus.core.seats import letter

TEXT = "#f4efdf"
MUTED = "#b4c4b8"
LINE = "#4a6b60"
CHEESE = "#f7c043"  # only for what the viewer can do now
DANGER = "bold #ff9b80"
INK = "#15211d"
SEAT_COLOURS = ["#ea6433", "#7ccbf5", "#fbe26a", "#2fb592", "#e07fb3", "#8d89f0"]
SEAT_SHAPES = "●■▲◆♥★"  # every terminal font has these


def shape(seat: int) -> str:
    """The shape of a seat, on chips and as its pieces; no two seats have both shape and colour in common."""
    return SEAT_SHAPES[(seat + seat // len(SEAT_COLOURS)) % len(SEAT_SHAPES)]


def colour(seat: int) -> str:
    """The colour of a seat; never the only sign of it."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def chip(seat: int) -> Text:
    """Shape and letter of a seat in its colour."""
    return Text(f"{shape(seat)}{letter(seat)}", style=f"bold {colour(seat)}")


def clipped(text: str, width: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    return text if cell_len(text) <= width else text[: width - 1] + "…"


def capital(text: str) -> str:
    """The text with a capital letter in front; German nouns further on keep theirs."""
    return text[:1].upper() + text[1:]


class Canvas:
    """A grid of characters with styles. What is put outside of it is cut off."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text; spaces count."""
        for at, character in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._cells[y][at] = (character, style)

    def centre(self, x: int, y: int, width: int, text: str, style: str) -> None:
        """Write a text into the middle of this many cells."""
        text = clipped(text, width)
        self.put(x + (width - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def box(self, x: int, y: int, width: int, height: int, edges: str, style: str) -> None:
        """Draw a frame; edges are the corners from the top left to the bottom right, then across and down."""
        top_left, top_right, bottom_left, bottom_right, across, down = list(edges)
        self.put(x, y, top_left + across * (width - 2) + top_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)
        self.put(x, y + height - 1, bottom_left + across * (width - 2) + bottom_right, style)

    def text(self) -> Text:
        """The drawing, to be shown."""
        return Text("\n").join([_line(row) for row in self._cells])


def _line(cells: list[tuple[str, str]]) -> Text:
    runs = groupby(cells, key=itemgetter(1))
    return Text.assemble(*[("".join(character for character, _ in run), style) for style, run in runs])
