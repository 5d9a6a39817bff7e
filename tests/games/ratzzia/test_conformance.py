from collections.abc import Callable
from pathlib import Path

import pytest

from rathaus.bots import make_bot
from rathaus.games.ratzzia import RATZZIA
from rathaus.testing.conformance import conformance
from rathaus.testing.spec import Chooser, Spec
from tests.games.ratzzia.redeal import redeal

# At random a game takes hundreds of turns. With a lower goal it is the same in a tenth of the time.
QUICK = RATZZIA.with_data(RATZZIA.data_text.replace("goal = 25", "goal = 4"), "quick.toml")
FOLDER = Path(__file__).parents[3] / "scenarios" / "ratzzia" / "boards"
OTHER = RATZZIA.with_data(
    (FOLDER / "ana-on-the-right.toml").read_text("utf-8").replace("goal = 25", "goal = 4"), "ana-on-the-right.toml"
)
POLICIES: list[Callable[[str], Chooser]] = [lambda seed: make_bot("random", seed), lambda seed: make_bot("rat", seed)]

test_conformance = conformance(Spec(QUICK, redeal, POLICIES))
test_conformance_on_another_board = conformance(Spec(OTHER, redeal, POLICIES))
test_conformance_of_whole_games = pytest.mark.long(conformance(Spec(RATZZIA, redeal, POLICIES), examples=60))


def test_only_the_goal_is_another() -> None:
    assert (QUICK.data.goal, RATZZIA.data.goal) == (4, 25)
