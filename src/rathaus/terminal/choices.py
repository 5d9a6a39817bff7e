"""Choices: a list of options that fits under the board, in one column or in several."""

from math import ceil
from textwrap import wrap

from rich.text import Text

from rathaus.terminal.canvas import CHEESE, MUTED, TEXT

WIDTH = 94  # unless the frame is narrower or wider
LINES = 5
ONE_COLUMN = 4  # up to this many options stand below each other
INDENT = 6  # of an explanation


class Choices:
    """The options with their numbers and words, the explanations of each, and the place (from 1) of the chosen one.

    Explanations stand below each option where all of them fit, else only that of the chosen one, below the list.
    """

    def __init__(
        self,
        numbers: list[int],
        labels: list[str],
        details: list[list[str]],
        *,
        chosen: int,
        width: int = WIDTH,
        lines: int = LINES,
    ) -> None:
        self.numbers = numbers
        self.labels = labels
        self.details = [[part for line in texts for part in wrap(line, width - INDENT)] for texts in details]
        self.chosen = chosen
        self.width = max(len(label) for label in labels) + len(_numbered(max(numbers), "")) + 2  # mark and gap
        whole = sum(1 + len(texts) for texts in self.details)
        self.is_explained = any(details) and whole <= lines + 1
        self.below = 0 if self.is_explained else max(len(texts) for texts in self.details)
        most = max(1, lines - self.below)
        is_short = self.is_explained or len(labels) <= min(ONE_COLUMN, most)
        self.columns = 1 if is_short else max(1, (width + 1) // self.width)
        self.rows = min(len(labels) if self.is_explained else most, ceil(len(labels) / self.columns))

    @property
    def part(self) -> tuple[int, int, int] | None:
        """Which options are shown, of how many; None where all of them are."""
        size = self.rows * self.columns
        if len(self.labels) <= size:
            return None
        first = (max(1, min(self.chosen, len(self.labels))) - 1) // size * size
        return first + 1, min(first + size, len(self.labels)), len(self.labels)

    def lines(self) -> list[Text]:
        """The part of the list with the option that is chosen, column by column."""
        first, last, _ = self.part or (1, len(self.labels), 0)
        places = range(first, last + 1)
        lines: list[Text] = []
        for row in range(min(self.rows, len(places))):
            line = Text()
            for place in places[row :: self.rows]:
                line += self._option(place)
            line.rstrip()
            lines += [line, *(self._explanation(first + row) if self.is_explained else [])]
        return lines + self._below()

    def _below(self) -> list[Text]:
        """What the chosen option means, in as many lines as the longest explanation has."""
        texts = self._explanation(self.chosen) if self.chosen and self.below else []
        return texts + [Text()] * (self.below - len(texts))

    def _option(self, place: int) -> Text:
        style = f"bold {CHEESE}" if place == self.chosen else TEXT
        mark = "▸" if place == self.chosen else " "
        label = _numbered(self.numbers[place - 1], self.labels[place - 1])
        return Text(f"{mark}{label}".ljust(self.width), style=style)

    def _explanation(self, place: int) -> list[Text]:
        return [Text(" " * INDENT + line, style=MUTED) for line in self.details[place - 1]]


def _numbered(number: int, label: str) -> str:
    return f"{number:>3}  {label}"
