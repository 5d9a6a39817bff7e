"""Rattus, by Åse and Henrik Berg: citizens of Europe try to live through the plague. (Never compiled.)"""

from typing import Any

from rathaus.core.data import own_file
from rathaus.core.errors import SetupError
from rathaus.core.game import Game, Option, Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.core.view import StandingChoice
from rathaus.games.rattus import scenario, view
from rathaus.games.rattus.components import EMPTY, NOT_PLAYED, RETURNED
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.data import load
from rathaus.games.rattus.figures import PlagueTally
from rathaus.games.rattus.printed import Printed, printed
from rathaus.games.rattus.setup import lay_table
from rathaus.games.rattus.standing import standing
from rathaus.games.rattus.table import Flow

# Increase 3, take 3, end; Monk 3, Merchant 4, Witch 4, King 2, Baker 1, Courier 5, Caravanner 2; the plague: move, add
# three rats, lower limits, three serfs, flee.
DECISIONS_A_TURN = 3 + 3 + 1 + 3 + 4 + 4 + 2 + 1 + 5 + 2 + 1 + 3 + 1 + 3 + 1


class Rattus(Game):
    """RT-1.1: the rules of Rattus for two to six players."""

    data: Data

    def __init__(self, data: Data, *, is_default_data: bool) -> None:
        super().__init__("rattus", package=__name__, prefix="RT", rules_version=2, players=range(2, 7))
        self.option_list = [Option("classes", ["recommended", "random", "one_per_class"], items=data.cards)]  # RT-1.3
        self.phase_rows = scenario.ROWS
        self.headlines = ["reserves", "haven"]
        self.has_open_places = True
        self.play_with(data, is_default=is_default_data)

    def agreed(self, players: int, options: Options) -> Options:
        """RT-1.3: a list of class cards has as many as this number of players use."""
        agreed = super().agreed(players, options)
        choice = agreed["classes"]
        wanted = self.data.cards_played[players]
        if choice not in self.option_list[0].values and len(choice.split(",")) != wanted:
            named = len(choice.split(","))
            message = f"option 'classes' of {self.name} names {named} cards, but {players} players use {wanted}"
            raise SetupError(message, "list-length", {"named": named, "wanted": wanted, "players": players})
        return agreed

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table after set-up, before citizens are placed."""
        return lay_table(self.data, players, options, rng)

    def see(self, position: Flow, seat: int) -> view.EuropeView:
        """All that a seat may know."""
        return view.see(position, seat)

    def see_from(self, seen: view.EuropeView, position: Flow, seat: int) -> view.EuropeView:
        """The same, given what spectators see."""
        return view.see_from(seen, position, seat)

    def see_open(self, position: Flow) -> view.EuropeView:
        """The table with all rats turned up."""
        return view.see_open(position)

    def places(self, seen: view.EuropeView) -> dict[str, dict[str, int]]:
        """What lies where."""
        return view.places(seen)

    def printed(self, players: int) -> Printed:
        """What is printed on the cards and boards."""
        return printed(self.data, players)

    def standing(self, seen: view.EuropeView) -> list[StandingChoice]:
        """What may get a standing order."""
        return standing(self.data, seen)

    def imagine(self, seen: view.EuropeView, rng: Rng) -> Flow:
        """A position that fits the view."""
        return view.imagine(self.data, seen, rng)

    def turns(self, position: Flow) -> int:
        """How many turns have been begun."""
        return position.table.turn

    def points(self, position: Flow) -> list[int]:
        """RT-6.5: citizens on the board and in the Safe Haven."""
        return [position.table.score(seat) for seat in range(position.table.players)]

    def tally(self, players: int) -> PlagueTally:
        """Luck, and who took from whom."""
        return PlagueTally(players, self.data)

    def bound(self, players: int) -> int:
        """RT-6.6: at most this many turns, then a final turn for everyone, and each rat on the board once."""
        rats = 2 * sum(self.data.counts)
        placements = self.data.placements[players]
        return players * (placements + (self.data.longest + 1) * DECISIONS_A_TURN) + rats

    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        """RT-1.1, RT-1.4: citizens and tokens are never made or lost; RT-4.2: at most three rats in a region."""
        table = position.table
        citizens = {
            f"citizens of seat {seat}": (
                table.reserves[seat] + table.bread[seat] + table.score(seat),
                self.data.citizens,
            )
            for seat in range(table.players)
        }
        lying = [
            kind for kind, mark in zip(table.rats, table.marks, strict=True) if kind != EMPTY and not mark & RETURNED
        ]
        tokens = [*lying, *table.supply, *table.removed, *table.revealed]
        counted = [len(table.places_in(region)) for region in range(len(self.data.regions))]
        wrong = [kind for kind, count in enumerate(self.data.counts) if tokens.count(kind) != count]
        return {
            **citizens,
            "tokens": (len(tokens), sum(self.data.counts)),
            "kinds of tokens": (len(wrong), 0),
            "rats counted by region": (int(counted == table.rat_counts), 1),
            "class cards": (
                sum(holder != NOT_PLAYED for holder in table.holders),
                self.data.cards_played[table.players],
            ),
        }

    def arrange(self, position: Flow, fields: Fields) -> None:
        """Lay a scenario's table."""
        scenario.arrange(position, fields)

    def facts(self, position: Flow) -> dict[str, Any]:
        """The table as the fields of a scenario."""
        return scenario.facts(position)

    def piece(self, text: str) -> int:
        """A rat by its place, or a token by its name."""
        if text in self.data.tokens:
            return self.data.tokens.index(text)
        return view.place_named(self.data, text)

    def with_data(self, text: str, file: str) -> "Rattus":
        """The same rules on another data file."""
        data = load(text, file)
        return Rattus(data, is_default_data=data.sha256 == RATTUS.data.sha256)


RATTUS = Rattus(load(*own_file(__name__)), is_default_data=True)
