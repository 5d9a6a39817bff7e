"""Ratville: leaders of small towns in the sewers make their population grow. (Never compiled.)"""

from collections import Counter
from typing import Any

from rathaus.core.data import own_file
from rathaus.core.game import Game, Option, Options
from rathaus.core.rng import Rng
from rathaus.core.scenario import Fields
from rathaus.games.ratville import counts, scenario, view
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.data import load
from rathaus.games.ratville.figures import TownTally
from rathaus.games.ratville.printed import Printed, printed
from rathaus.games.ratville.setup import copies_for, lay_table
from rathaus.games.ratville.table import Flow

# Planning 4, preaching 2, loot, building, making and discarding, creatures 2, fighting; and what cards and creatures
# ask for: each of them once, and a pass.
DECISIONS_A_ROUND = 12
MOST_PLAYERS = 4


class Ratville(Game):
    """RV-1.1: the rules of Ratville for two to four players."""

    data: Data

    def __init__(self, data: Data, *, is_default_data: bool) -> None:
        super().__init__("ratville", package=__name__, prefix="RV", rules_version=2, players=range(2, MOST_PLAYERS + 1))
        two_sided = [name for name, b_face in zip(data.types, data.b_faces, strict=True) if b_face >= 0]
        self.option_list = [
            Option("population_board", data.boards),  # RV-6.1
            Option("building_faces", ["A", "B", "mixed"], items=two_sided),  # RV-6.2
            Option("mandatory_characters", ["true", "false"]),  # RV-6.3
            Option("fighter_defence", ["1", "0"], most=9),  # RV-6.5
        ]
        self.phase_rows = scenario.ROWS
        self.headlines = ["population"]
        self.private = ["hand", "returned"]
        self.obvious = ["take-loot", "build", "assign-creature", "take-creature", "eliminate", "trap"]
        self.play_with(data, is_default=is_default_data)

    def start(self, players: int, options: Options, rng: Rng) -> Flow:
        """The table after set-up, objects dealt, before the first round."""
        return lay_table(self.data, players, options, rng)

    def see(self, position: Flow, seat: int) -> view.TownsView:
        """All that a seat may know."""
        return view.see(position, seat)

    def see_from(self, seen: view.TownsView, position: Flow, seat: int) -> view.TownsView:
        """The same, given what spectators see."""
        return view.see_from(seen, position, seat)

    def phase(self, position: Flow) -> str:
        """The phase, or the character whose action it is."""
        return view.phase_now(position)

    def see_open(self, position: Flow) -> view.TownsView:
        """The table with all characters turned up."""
        return view.see_open(position)

    def places(self, seen: view.TownsView) -> dict[str, dict[str, int]]:
        """What lies where."""
        return counts.places(self.data, seen)

    def printed(self, players: int) -> Printed:
        """What is printed on the cards and boards."""
        return printed(self.data, players)

    def imagine(self, seen: view.TownsView, rng: Rng) -> Flow:
        """A position that fits the view."""
        return view.imagine(self.data, seen, rng)

    def turns(self, position: Flow) -> int:
        """How many rounds have been begun."""
        return position.table.round

    def points(self, position: Flow) -> list[int]:
        """RV-5.1: the population of each town."""
        return position.table.population.copy()

    def tally(self, players: int) -> TownTally:
        """Luck, and who took from whom."""
        return TownTally(players)

    def bound(self, players: int) -> int:
        """RR-53: this many rounds; each card and each creature may ask once a round."""
        cards = len(self.data.objects) + sum(sum(copies) for copies in self.data.type_copies)
        creatures = sum(sum(copies) for copies in self.data.creature_copies)
        return players * 5 + self.data.rounds * (players * DECISIONS_A_ROUND + 2 * cards + 3 * creatures)

    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        """RV-1.6: cards are never made or lost, only moved."""
        table, data = position.table, self.data
        built = Counter(card for cards in table.buildings for card in cards)
        objects = _all(*table.hands, *table.objects, table.object_deck, table.past_objects)
        beasts = Counter(_all(*table.creatures, table.centre, table.creature_deck, table.past_creatures))
        loot = [*table.loot_deck, *table.past_loot, *([table.loot] if table.loot >= 0 else [])]
        return {
            "objects": (len(objects), len(data.objects)),
            **{
                f"object {data.cards[card]}": (objects.count(card), times)
                for card, times in enumerate(data.object_copies, start=data.first_object)
            },
            "loot": (len(loot), len(data.loot)),
            "different loot": (len(set(loot)), len(data.loot)),
            **{
                f"building {name}": (
                    table.stock[kind] + built[table.faces[kind]],
                    copies_for(data.type_copies[kind], table.players),
                )
                for kind, name in enumerate(data.types)
            },
            **{
                f"creature {name}": (beasts[kind], copies_for(data.creature_copies[kind], table.players))
                for kind, name in enumerate(data.creatures)
            },
        }

    def arrange(self, position: Flow, fields: Fields) -> None:
        """Lay a scenario's table."""
        scenario.arrange(position, fields)

    def facts(self, position: Flow) -> dict[str, Any]:
        """The table as the fields of a scenario."""
        return scenario.facts(position)

    def piece(self, text: str) -> int:
        """A card by its name: a creature, an object or a loot card."""
        for known in (self.data.creatures, self.data.cards, self.data.loot):
            if text in known:
                return known.index(text)
        raise ValueError(f"unknown card {text!r}, expected a creature, an object or a loot card")

    def with_data(self, text: str, file: str) -> "Ratville":
        """The same rules on another data file."""
        data = load(text, file)
        return Ratville(data, is_default_data=data.sha256 == RATVILLE.data.sha256)


def _all(*piles: list[int]) -> list[int]:
    return [card for pile in piles for card in pile]


RATVILLE = Ratville(load(*own_file(__name__)), is_default_data=True)
