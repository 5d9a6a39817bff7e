"""Ratzzia, by Sophia Wagner: mice as dice climb the shelves of a cupboard that a cat guards. (Never compiled.)"""

from typing import Any

from rathaus.core.data import own_file
from rathaus.core.errors import SetupError
from rathaus.core.game import Game, Option, Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.games.ratzzia import scenario, view
from rathaus.games.ratzzia.components import CANDY, EMPTY, SUPPORT, face_of, owner_of
from rathaus.games.ratzzia.contents import Data
from rathaus.games.ratzzia.data import load
from rathaus.games.ratzzia.figures import CupboardTally
from rathaus.games.ratzzia.printed import Printed, printed
from rathaus.games.ratzzia.setup import lay_table
from rathaus.games.ratzzia.table import Flow, layout_of

BANK = 150  # RZ-2.1: the worth of all tokens in the box
MOST_BANK = 999
PATIENCE = 100_000


class Ratzzia(Game):
    """RZ-1.1: the rules of Ratzzia for two to five families of mice."""

    data: Data

    def __init__(self, data: Data, *, is_default_data: bool) -> None:
        super().__init__("ratzzia", package=__name__, prefix="RZ", rules_version=2, players=range(2, 6))
        self.option_list = [
            Option("accountant_rounding", ["up", "down"]),
            Option("secure_counts", ["doubles", "sum"]),
            Option("forced_counts_as_placed", ["false", "true"]),
            Option("red_voluntary", ["false", "true"]),
            Option("candy_on_cat", ["jar", "owner"]),
            Option("bank_limit", ["0", str(BANK)], most=MOST_BANK),
            Option("start_player", ["random", "first_seat"]),
        ]
        self.headlines = ["food", "sacks"]
        self.has_secrets = False
        self.data_name = "board"
        self.play_with(data, is_default=is_default_data)

    def agreed(self, players: int, options: Options) -> Options:
        """A-36: with a bank too small for everybody to come near the goal, a game might never end."""
        agreed = super().agreed(players, options)
        least = self.data.goal * players
        if 0 < int(agreed["bank_limit"]) < least:
            raise SetupError(
                f"option 'bank_limit' of ratzzia cannot be {agreed['bank_limit']!r} with {players} players; "
                f"it is 0 for no limit, or {least} and more",
                "number-too-small",
                {"least": least, "players": players},
            )
        return agreed

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table after set-up, before the first turn."""
        return lay_table(self.data, players, options, rng)

    def see(self, position: Flow, seat: int) -> view.CupboardView:
        """All that a seat may know."""
        return view.see(position, seat)

    def see_from(self, seen: view.CupboardView, position: Flow, seat: int) -> view.CupboardView:
        """The same, given what spectators see."""
        return view.see_from(seen, position, seat)

    def places(self, seen: view.CupboardView) -> dict[str, dict[str, int]]:
        """What lies where."""
        return view.places(seen)

    def printed(self, players: int) -> Printed:
        """What is printed on the cards and boards."""
        return printed(self.data, players)

    def imagine(self, seen: view.CupboardView, rng: Rng) -> Flow:
        """A position that fits the view."""
        return view.imagine(self.data, seen, rng)

    def turns(self, position: Flow) -> int:
        """How many turns each player has begun, counting the current round for those who have had their turn."""
        table = position.table
        return (table.turn + table.players - 1) // table.players

    def points(self, position: Flow) -> list[int]:
        """RZ-10.1: what is in the sacks."""
        return position.table.sacks.copy()

    def tally(self, players: int) -> CupboardTally:
        """Luck, and who took from whom."""
        return CupboardTally(players, self.data.layout(players))

    def bound(self, players: int) -> int:
        """The rules do not end a game in which nobody gathers food; no random game has come near this number."""
        return PATIENCE

    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        """RZ-2.2: dice are never made or lost, only moved."""
        table, layout = position.table, layout_of(position)
        board = [number for number in [*table.squares, *table.cat] if number != EMPTY]
        plain = [owner_of(number) for number in board if face_of(number) != CANDY]
        rolled = [sum(table.rolled) if seat == table.active else 0 for seat in range(table.players)]
        dice = {
            f"dice of seat {seat}": (table.hands[seat] + rolled[seat] + plain.count(seat), layout.dice)
            for seat in range(table.players)
        }
        support = table.reserve + sum(table.rolled_support) + plain.count(SUPPORT)
        candy = table.jar + sum(table.candies) + len(board) - len(plain)
        return {**dice, "support dice": (support, layout.support), "candy dice": (candy, layout.candy)}

    def arrange(self, position: Flow, fields: Fields) -> None:
        """Lay a scenario's table."""
        scenario.arrange(position, fields)

    def facts(self, position: Flow) -> dict[str, Any]:
        """The table as the fields of a scenario."""
        return scenario.facts(position)

    def piece(self, text: str) -> int:
        """A die by its value, as it is rolled."""
        if text not in scenario.VALUES:
            raise ValueError(f"unknown value {text!r}, expected one of {', '.join(scenario.VALUES)}")
        return int(text) - 1

    def with_data(self, text: str, file: str) -> "Ratzzia":
        """The same rules on another board."""
        data = load(text, file)
        return Ratzzia(data, is_default_data=data.sha256 == RATZZIA.data.sha256)


RATZZIA = Ratzzia(load(*own_file(__name__)), is_default_data=True)
