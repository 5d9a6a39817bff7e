"""Lays Ratzzia's table for a test: what the test does not name is as at the start."""

from typing import Any

from rathaus.core.events import Event
from rathaus.core.rng import Rng, fast
from rathaus.core.scenario import Fields
from rathaus.core.view import decision_for
from rathaus.games.ratzzia import RATZZIA, Ratzzia
from rathaus.games.ratzzia.events import CatCame
from rathaus.games.ratzzia.table import Flow

Table = dict[str, Any]  # fields of a scenario, to be laid with others

SMALL = """
goal = 25
start_food = 3
pieces = []
cat = { squares = ["grey", "red"] }
tokens = { sausage = { count = 45, worth = 1 }, biscuit = { count = 7, worth = 5 }, cheese = { count = 7, worth = 10 } }
dice = { colours = 5, each = 7, candy = 2 }
players = [
    { players = 2, dice = 6, support = 3, candy = 1 },
    { players = 3, dice = 7, support = 2, candy = 1 },
    { players = 4, dice = 7, support = 0, candy = 2 },
    { players = 5, dice = 7, support = 0, candy = 2 },
]
columns = [
    { reward = "ana", squares = ["any:1"] },
    { reward = "secure", squares = ["=A:0", "=A:0", "=B:0", "=B:0"] },
]
"""


class Rolls(Rng):
    """Dice that show these values, in this order; after the last, all show sixes."""

    def __init__(self, *values: int) -> None:
        self.draws = 0
        self.values = list(values)

    def below(self, n: int) -> int:
        self.draws += 1
        return self.values.pop(0) - 1 if self.values else n - 1

    def copy(self) -> "Rolls":
        return Rolls(*self.values)


def cupboard(
    players: int = 4,
    phase: str = "",
    *,
    rolls: tuple[int, ...] = (),
    game: Ratzzia = RATZZIA,
    options: dict[str, str] | None = None,
    **table: Any,
) -> Flow:
    """The table laid, with A to play, up to the first question: `cupboard(3, "placing", rolled=[1, 3], C5=["B2"])`."""
    agreed = game.agreed(players, {"start_player": "first_seat", **(options or {})})
    flow = game.start(players, agreed, fast("mice"))
    named = {"phase": phase} if phase else {}
    game.arrange(flow, Fields({"active": "A", **named, **table}, ["table"]))
    flow.rng = Rolls(*rolls)
    flow.listen()
    flow.settle()
    return flow


def offered(flow: Flow) -> list[str]:
    """What the player who is asked may do, spelled."""
    decision = decision_for(flow, flow.asked()[0])
    assert decision is not None
    return [option.text for option in decision.options]


def act(flow: Flow, *texts: str) -> list[Event]:
    """The player who is asked does these things, one after another; what is told of it."""
    told = flow.listen()
    for text in texts:
        seat = flow.asked()[0]
        decision = decision_for(flow, seat)
        assert decision is not None
        actions = {option.text: option.action for option in decision.options}
        assert text in actions, f"{text!r} is not among {list(actions)}"
        flow.play(seat, actions[text])
    return told


def recovered(told: list[Event]) -> list[int]:
    """How many dice each cat that came gave back to be rolled again."""
    return [event.recovered for event in told if isinstance(event, CatCame)]


def fact(flow: Flow, name: str) -> Any:
    """One thing on the table in a scenario's words."""
    return RATZZIA.facts(flow)[name]


def changed(*pairs: tuple[str, str]) -> str:
    """The data file of the box with some texts replaced; each must be there once."""
    text = RATZZIA.data_text
    for old, new in pairs:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return text


def on_board(*pairs: tuple[str, str]) -> Ratzzia:
    """The game on a board that is a little different."""
    return RATZZIA.with_data(changed(*pairs), "house.toml")


def quietly(flow: Flow, *texts: str) -> None:
    """The same, while nobody listens."""
    flow.heard = False
    for text in texts:
        seat = flow.asked()[0]
        flow.play(seat, flow.options(seat)[offered(flow).index(text)])


def small_game() -> Ratzzia:
    """The game on the smallest board: Ana above one square, and two pairs; support dice for three players too."""
    return RATZZIA.with_data(SMALL, "small.toml")
