"""Figures of Ratzzia: how many dice the cat caught, and who took food, candy and places from whom."""
# not compiled

from typing import ClassVar

from rathaus.core.events import Event
from rathaus.core.figures import Tally, dice_showing
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import CANDY, NOBODY, face_of
from rathaus.games.ratzzia.events import CatCame, DiceForced, DiceRerolled, DiceRolled, DieShownToCat
from rathaus.games.ratzzia.places import CAT_ROW
from rathaus.games.ratzzia.reward_events import CandyFromBoard, CandyFromPlayer, FoodGiven, FoodRobbed
from rathaus.games.ratzzia.table import Flow


class CupboardTally(Tally):
    """Luck is how many own dice show the cat's value when they are rolled, and so are lost to her row (RZ-9.3)."""

    fewer_is_better: ClassVar[bool] = True

    def __init__(self, players: int, layout: Layout) -> None:
        super().__init__(players)
        self._layout = layout
        self._cat: list[int] = []  # the values in her row

    def begin(self, position: Flow) -> None:
        """What is in the cat's row."""
        self._cat = [face_of(die) for die in position.table.cat]

    def hear(self, event: Event) -> None:
        """The next event."""
        match event:
            case DiceRolled() | DiceRerolled():
                self._roll(event.seat, event.values)
            case DieShownToCat():
                self._cat.append(event.value)
            case DiceForced():
                self._cat += [event.value] * event.dice
            case CatCame():
                self._cat = []
                self._sweep(event)
            case _:
                self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case FoodRobbed():
                self.took(event.seat, event.victim, "food", event.food)
            case FoodGiven():
                self.took(event.receiver, event.giver, "food", event.food)
            case CandyFromPlayer():
                self.took(event.seat, event.holder, "candy")
            case CandyFromBoard():
                self.took(event.seat, event.owner, "candy")

    def _roll(self, seat: int, values: list[int]) -> None:
        """RZ-9.2: she looks once all grey squares are filled; A-07: until her row is full."""
        layout, room = self._layout, self._layout.cat_length - len(self._cat)
        if len(self._cat) >= layout.greys:
            caught = min(values.count(self._cat[layout.marked]), room)
            self.add(seat, caught, dice_showing(len(values), room))

    def _sweep(self, event: CatCame) -> None:
        """RZ-9.4: whoever brought her sent everybody's dice home."""
        lying = zip(event.columns, event.owners, event.values, strict=True)
        owners = [owner for column, owner, value in lying if column != CAT_ROW and value != CANDY]
        for owner in sorted(set(owners) - {NOBODY}):
            self.took(event.seat, owner, "dice", owners.count(owner))
