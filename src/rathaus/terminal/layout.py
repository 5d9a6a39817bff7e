"""Layout: where the parts of the frame are on a screen of a certain size.

There are three: `wide` has players and cards beside the board, and notes and log below it; `tall` is for screens that
are narrow but high, and has the cards below the board, too; `low` is for all smaller ones, down to 80 × 24, and has
notes and log beside the board, and no cards: what they tell is on the page of all that applies.
"""

from rich.console import Console
from rich.text import Text

LAYOUTS = ("wide", "tall", "low")
WIDE = (100, 30)
TALL = 36
SMALLEST = (80, 24)
BOARD = (54, 17)
CARD_LINES = 7
PROMPT_LINES = 6  # the question and five lines of a list
FRAME = 2  # lines of the frame of the prompt


class ScreenLayout:
    """The places for a table of this many players."""

    def __init__(self, width: int, height: int, *, players: int) -> None:
        is_wide = width >= WIDE[0]
        self.name = "low" if height < (WIDE[1] if is_wide else TALL) else "wide" if is_wide else "tall"
        self.is_low = self.name == "low"
        self.players = players
        self.heading = 1  # lines
        self.notes = 0  # lines
        self.height = height
        self.width = width - 4  # columns of the prompt
        self.beside = width - BOARD[0] - 2  # columns beside the board
        self.side = width - 2 if self.name == "tall" else self.beside - 1  # columns of the cards
        self.across = self.beside if self.is_low else width - 2  # columns of the notes
        self.card_lines = min(CARD_LINES, BOARD[1] - players - 2) if self.name == "wide" else CARD_LINES
        self.prompt_lines = max(3, height - BOARD[1] - FRAME) if self.is_low else PROMPT_LINES

    def hold(self, heading: Text, notes: list[Text]) -> None:
        """Make room for these; beside the board they leave some for the log."""
        self.heading = len(heading.wrap(Console(), self.across)) if self.is_low else 1
        lines = sum(len(note.wrap(Console(), self.across)) for note in notes)
        room = BOARD[1] - self.players - 2 - self.heading - LOG_LINES
        self.notes = max(0, min(lines, room)) if self.is_low else lines

    def rows(self) -> str:
        """The heights of the rows beside and below the board."""
        shown = [str(self.notes)] if self.notes else []
        above = {
            "wide": [str(BOARD[1] - self.card_lines - 1), str(self.card_lines + 1)],
            "tall": [str(BOARD[1]), str(self.card_lines + 1)],
            "low": [str(self.heading), str(self.players + 1)],
        }[self.name]
        return " ".join([*above, *shown, "1fr"])

    def log_lines(self, prompt: int) -> int:
        """How many lines of the log are visible above a prompt of this many lines."""
        taken = {
            "wide": BOARD[1] + 2,
            "tall": BOARD[1] + self.card_lines + 3,
            "low": self.players + self.heading + 1,
        }[self.name]
        return self.height - taken - self.notes - prompt - FRAME - 1


LOG_LINES = 4  # at least, beside the board
