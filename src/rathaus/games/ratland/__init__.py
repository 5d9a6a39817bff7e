"""RatLand, by Eduardo García: clans of rats in the sewers send out their rats for cheese. (Never compiled.)"""

from typing import Any

from rathaus.core.data import own_file
from rathaus.core.game import Game, Option, Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.core.view import StandingChoice
from rathaus.games.ratland import scenario, view
from rathaus.games.ratland.components import COLOUR_NAMES, RULEBOOK_NAMES
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.data import load
from rathaus.games.ratland.figures import SewerTally
from rathaus.games.ratland.printed import Printed, printed
from rathaus.games.ratland.scoring import score
from rathaus.games.ratland.setup import lay_table
from rathaus.games.ratland.standing import standing
from rathaus.games.ratland.table import Flow

# Deploying 7 + 3, moving 3, and in each of three areas: add, wound, put back twice, scavenge; trade, alchemy.
DECISIONS_A_TURN = 7 + 3 + 3 + 3 * 5 + 2


class RatLand(Game):
    """RL-1.1: the rules of RatLand for two to twelve clans."""

    data: Data

    def __init__(self, data: Data, *, is_default_data: bool) -> None:
        super().__init__("ratland", package=__name__, prefix="RL", rules_version=2, players=range(2, 13))
        self.option_list = [
            Option("clans", ["false", "true"]),  # RL-13
            Option("boards", ["standard", "aggressive", "secret"]),  # RL-12
            Option("rulebook", RULEBOOK_NAMES),  # RL-14
            Option("food_order", ["shuffled", "ascending"]),  # RL-1.6
            Option("start_player", ["random", "first_seat"]),  # RL-1.7
        ]
        self.phase_rows = scenario.ROWS
        self.headlines = ["cheese"]
        self.private = ["foreseen_events", "foreseen_food"]
        self.has_open_places = True
        self.play_with(data, is_default=is_default_data)

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table after set-up, before the first turn."""
        return lay_table(self.data, players, options, rng)

    def see(self, position: Flow, seat: int) -> view.SewersView:
        """All that a seat may know."""
        return view.see(position, seat)

    def see_from(self, seen: view.SewersView, position: Flow, seat: int) -> view.SewersView:
        """The same, given what spectators see."""
        return view.see_from(seen, position, seat)

    def places(self, seen: view.SewersView) -> dict[str, dict[str, int]]:
        """What lies where."""
        return view.places(seen)

    def printed(self, players: int) -> Printed:
        """What is printed on the cards and boards."""
        return printed(self.data)

    def standing(self, seen: view.SewersView) -> list[StandingChoice]:
        """What may get a standing order."""
        return standing(self.data, seen)

    def imagine(self, seen: view.SewersView, rng: Rng) -> Flow:
        """A position that fits the view."""
        return view.imagine(self.data, seen, rng)

    def turns(self, position: Flow) -> int:
        """How many turns have been begun."""
        return position.table.turn

    def points(self, position: Flow) -> list[int]:
        """RL-10.1: living rats without the dead ones."""
        return [score(position.table, seat) for seat in range(position.table.players)]

    def tally(self, players: int) -> SewerTally:
        """Luck, and who took from whom."""
        return SewerTally(players)

    def bound(self, players: int) -> int:
        """RL-1.5: at most one turn for each event card but the last; each player has seven picks and some choices."""
        turns = self.data.starting_events + self.data.finals_played
        return players * (2 + turns * DECISIONS_A_TURN)

    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        """RL-1.2: rats are never made or lost, only moved; nor are cards."""
        table = position.table
        events = self.data.starting_events + self.data.finals_played + 1
        return {
            "rats": (sum(table.rats) + sum(table.graveyard) + table.pile, self.data.rats * table.boxes),
            "event cards": (len(set(table.event_deck + table.past_events)), events),
            "food cards": (len(table.food_deck + table.past_food), len(self.data.food) * table.boxes),
        }

    def arrange(self, position: Flow, fields: Fields) -> None:
        """Lay a scenario's table."""
        scenario.arrange(position, fields)

    def facts(self, position: Flow) -> dict[str, Any]:
        """The table as the fields of a scenario."""
        return scenario.facts(position)

    def piece(self, text: str) -> int:
        """A piece of cheese by its colour."""
        if text not in COLOUR_NAMES:
            raise ValueError(f"unknown colour {text!r}, expected one of {', '.join(COLOUR_NAMES)}")
        return COLOUR_NAMES.index(text)

    def with_data(self, text: str, file: str) -> "RatLand":
        """The same rules on another data file."""
        data = load(text, file)
        return RatLand(data, is_default_data=data.sha256 == RATLAND.data.sha256)


RATLAND = RatLand(load(*own_file(__name__)), is_default_data=True)
