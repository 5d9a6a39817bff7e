"""RZ-12.5, RZ-12.6: the greedy mouse and the accountant mouse."""

from typing import ClassVar, Final

from rathaus.core.flow import Asking, Spelling, Step
from rathaus.core.seats import LETTERS
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.components import halved
from rathaus.games.ratzzia.reward_events import FoodGiven, FoodRobbed
from rathaus.games.ratzzia.table import Flow

LEFT: Final = 0
RIGHT: Final = 1


class Rob(Asking):
    """RZ-12.5: half of another player's unsecured food, rounded up."""

    clause: ClassVar[str] = "RZ-12.5"
    phase: ClassVar[str] = phases.REWARDS

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """A-31: any other player, even one without food."""
        return [other for other in range(flow.table.players) if other != seat]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """RZ-12.4d: what is in the sack is safe."""
        food = flow.table.food
        taken = halved(food[action])
        food[action] -= taken
        food[seat] += taken
        if flow.heard:
            flow.tell(FoodRobbed(seat=seat, victim=action, food=taken))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`rob B`."""
        return "rob", {"player": LETTERS[action]}


class ChooseSide(Asking):
    """RZ-12.6: the player who completed the column says whether everybody gives to the left or to the right."""

    clause: ClassVar[str] = "RZ-12.6"
    phase: ClassVar[str] = phases.REWARDS

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """One or the other."""
        return [LEFT, RIGHT]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """The left neighbour is the next seat."""
        flow.then(ShareFood(1 if action == LEFT else flow.table.players - 1))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`left` or `right`."""
        return ("left", {}) if action == LEFT else ("right", {})


class ShareFood(Step):
    """RZ-12.6: all at once give half of their unsecured food to the player this many seats on."""

    def __init__(self, distance: int) -> None:
        self.distance = distance

    def memory(self) -> list[int]:
        """How far the food goes."""
        return [self.distance]

    def run(self, flow: Flow) -> None:
        """A-33: halves are computed before anything moves; A-32: rounded up, or down if so agreed."""
        table = flow.table
        given = [halved(food, is_up=table.is_rounding_up) for food in table.food]
        for giver, food in enumerate(given):
            receiver = (giver + self.distance) % table.players
            table.food[giver] -= food
            table.food[receiver] += food
            if flow.heard:
                flow.tell(FoodGiven(giver=giver, receiver=receiver, food=food))
