"""Drawing: what each game adds to the frame. A game without one cannot be played in the terminal."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from rich.text import Text

from rathaus.core.game import Game
from rathaus.core.view import View
from rathaus.words import Words

V = TypeVar("V", bound=View)


class Drawing(ABC, Generic[V]):
    """How one game looks. Everything is drawn from a view; `board` may use 54 columns and 17 lines."""

    quiet: frozenset[str] = frozenset()  # events that the log does not mention, since the board shows them

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words

    @abstractmethod
    def heading(self, seen: V) -> str:
        """How far the game is, for the top line."""

    @abstractmethod
    def board(self, seen: V, draft: int | None) -> Text:
        """The board; `draft` is the number that the viewer is about to give."""

    @abstractmethod
    def columns(self) -> list[str]:
        """Headings of the numbers that every player has."""

    @abstractmethod
    def numbers(self, seen: V, seat: int) -> list[int]:
        """A player's numbers, in the order of the columns."""

    @abstractmethod
    def mark(self, seen: V, seat: int) -> str:
        """A sign beside a player's name, or nothing."""

    @abstractmethod
    def legend(self) -> str:
        """What the sign means."""

    @abstractmethod
    def cards(self, seen: V) -> Text:
        """What lies open on the table, in 43 columns and 7 lines."""


AnyDrawing = Drawing[Any]  # of whichever game: the frame never looks into a view's own fields
