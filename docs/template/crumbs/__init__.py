"""Crumbs: a small game that shows how a game is made. See docs/adding-a-game.md."""

import tomllib
from hashlib import sha256
from importlib.resources import files
from typing import Any

from crumbs import view
from crumbs.sequence import PlayRound
from crumbs.table import IN_DECK, Crumbs, Data, Flow
from rathaus.core.flow import Position
from rathaus.core.game import Game, Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS


class CrumbsGame(Game):
    """The rules of Crumbs on one set of numbers."""

    def __init__(self, text: str) -> None:
        super().__init__("crumbs", package=__name__, prefix="CR", rules_version=1, players=range(2, 5))
        self.data: Data = Data(**tomllib.loads(text))
        self.data_text = text
        self.data_sha256 = sha256(text.encode()).hexdigest()

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """CR-1: the deck shuffled, whiskers for everyone."""
        deck = list(range(self.data.cards))
        rng.shuffle(deck)
        owners = [IN_DECK] * self.data.cards
        table = Crumbs(deck, owners, [self.data.whiskers] * players, 0, [0] * players)
        return Position(self.data, table, [PlayRound()], rng)

    def see(self, position: Flow, seat: int) -> view.CrumbsView:
        """All that a seat may know."""
        return view.see(position, seat)

    def places(self, seen: view.CrumbsView) -> dict[str, dict[str, int]]:
        """What lies where."""
        return view.places(seen)

    def imagine(self, seen: view.CrumbsView, rng: Rng) -> Flow:
        """A position that fits the view."""
        return view.imagine(self.data, seen, rng)

    def turns(self, position: Flow) -> int:
        """Rounds, of which one is played for each card."""
        return self.data.cards - len(position.table.deck)

    def bound(self, players: int) -> int:
        """A bid from everyone and a gamble, for each card."""
        return self.data.cards * (players + 1)

    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        """Whiskers are only spent, cards only taken."""
        table = position.table
        taken = len(table.owners) - table.owners.count(IN_DECK)
        return {
            "whiskers": (sum(table.whiskers) + table.spent, self.data.whiskers * len(table.whiskers)),
            "cards": (len(table.deck) + taken, self.data.cards),
        }

    def arrange(self, position: Flow, fields: Fields) -> None:
        """Fields: `next` (the worth of the next card), and for each seat its `whiskers`."""
        table = position.table
        worth = fields.number("next", table.deck[-1] + 1)
        if worth - 1 not in table.deck:
            raise fields.wrong("next", f"there is no card worth {worth}, expected 1 to {self.data.cards}")
        table.deck.remove(worth - 1)
        table.deck.append(worth - 1)
        for seat, player in enumerate(fields.seats(len(table.whiskers))):
            table.whiskers[seat] = player.number("whiskers", self.data.whiskers)
            player.done()
        table.spent = self.data.whiskers * len(table.whiskers) - sum(table.whiskers)
        fields.done()

    def facts(self, position: Flow) -> dict[str, Any]:
        """The table in the words of `arrange`."""
        table = position.table
        seats = range(len(table.whiskers))
        return {
            "next": table.deck[-1] + 1 if table.deck else 0,
            **{LETTERS[seat]: {"whiskers": table.whiskers[seat], "bonus": table.bonus[seat]} for seat in seats},
        }

    def piece(self, text: str) -> int:
        """A card by its worth."""
        return int(text) - 1

    def with_data(self, text: str, file: str) -> "CrumbsGame":
        """The same rules with other numbers."""
        game = CrumbsGame(text)
        game.is_default_data = game.data_sha256 == CRUMBS.data_sha256
        return game


CRUMBS = CrumbsGame((files(__name__) / "data.toml").read_text("utf-8"))
