"""Choices: a list of options that fits under the board, in one column or in several."""

from math import ceil

from rich.text import Text

from rathaus.terminal.canvas import CHEESE, MUTED, TEXT

WIDTH = 94  # unless the frame is narrower or wider
ROWS = 5  # of a list in columns
LINES = 6  # of a list with explanations
ONE_COLUMN = 4  # so many options stand below each other


class Choices:
    """The options with their numbers and words, the explanations of each, and the place (from 1) of the chosen one."""

    def __init__(
        self, numbers: list[int], labels: list[str], details: list[list[str]], *, chosen: int, width: int = WIDTH
    ) -> None:
        self.numbers = numbers
        self.labels = labels
        self.details = details
        self.chosen = chosen
        self.width = max(len(label) for label in labels) + len(_numbered(max(numbers), "")) + 3  # mark and gap
        is_plain = not any(details) and len(labels) > ONE_COLUMN
        self.columns = max(1, width // self.width) if is_plain else 1
        self.rows = min(self._most_rows(), ceil(len(labels) / self.columns))

    def _most_rows(self) -> int:
        tallest = 1 + max(len(lines) for lines in self.details)
        return ROWS if tallest == 1 else max(1, LINES // tallest)

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
            lines += [line, *self._explained(first + row)]
        return lines

    def _option(self, place: int) -> Text:
        style = f"bold {CHEESE}" if place == self.chosen else TEXT
        mark = "▸" if place == self.chosen else " "
        label = _numbered(self.numbers[place - 1], self.labels[place - 1])
        return Text(f"{mark}{label}".ljust(self.width), style=style)

    def _explained(self, place: int) -> list[Text]:
        return [Text(f"      {line}", style=MUTED) for line in self.details[place - 1]]


def _numbered(number: int, label: str) -> str:
    return f"{number:>3}  {label}"
