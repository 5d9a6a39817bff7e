"""Drawing: what each game adds to the frame. A game without one cannot be played in the terminal."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.console import Group
from rich.text import Text

from rathaus.core.game import Game
from rathaus.core.view import SpelledOption, View
from rathaus.words import Words

V = TypeVar("V", bound=View)


class Drawing(ABC, Generic[V]):
    """How one game looks. Everything is drawn from a view; `board` may use 54 columns and 17 lines."""

    counted: frozenset[str] = frozenset()  # verbs whose numbers are chosen on the board, not from a list

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.side = 43  # columns that the cards have; the frame says how many

    @abstractmethod
    def heading(self, seen: V) -> str:
        """How far the game is, for the top line."""

    @abstractmethod
    def board(self, seen: V, draft: SpelledOption | None) -> Text:
        """The board; `draft` is the option that the viewer is about to choose."""

    def amount(self, draft: SpelledOption | None) -> int | None:
        """The number that is being chosen on the board, if it is one of those."""
        if draft is None or draft.verb not in self.counted:
            return None
        return next((value for value in draft.args.values() if isinstance(value, int)), None)

    @abstractmethod
    def columns(self) -> list[str]:
        """Headings of the numbers that every player has."""

    @abstractmethod
    def numbers(self, seen: V, seat: int) -> list[int]:
        """A player's numbers, in the order of the columns."""

    @abstractmethod
    def mark(self, seen: V, seat: int) -> str:
        """A sign before a player's name, or nothing."""

    def tag(self, seen: V, seat: int) -> str:
        """A word after a player's name that matters more than whether it is a bot, or nothing."""
        return ""

    def warning(self, seen: V, seat: int) -> str:
        """A sign of danger after a player's name, or nothing."""
        return ""

    @abstractmethod
    def legend(self, seen: V) -> str:
        """What the signs mean."""

    @abstractmethod
    def cards(self, seen: V, lines: int) -> list[Text]:
        """What lies open on the table, in `side` columns and at most this many lines."""

    def notes(self, seen: V) -> list[Text]:
        """What applies to the viewer now: at most two lines of 98 columns, which wrap where there are fewer."""
        return []

    def listed(self, options: list[SpelledOption]) -> list[tuple[int, SpelledOption]]:
        """The options in list order, each with the number to type for it: 1, 2, 3 unless other numbers mean more."""
        return list(enumerate(options, start=1))

    def beside(self, option: SpelledOption) -> str:
        """A few words that stand in the line of an option; most need none."""
        return ""

    def details(self, option: SpelledOption) -> list[str]:
        """What an option of a list means, in lines that wrap; most options need none."""
        return []

    def summary(self, seen: V) -> str:
        """The game in a few words, for the help."""
        return self.words.say("rules-summary")

    def marks(self, seen: V) -> list[tuple[str, str]]:
        """Every letter and sign of the game on the screen, with what it means."""
        return []

    @abstractmethod
    def info(self, seen: V) -> Group:
        """Everything that applies now, on a separate page."""


AnyDrawing = Drawing[Any]  # of any game: the frame never reads a game's own fields of a view
