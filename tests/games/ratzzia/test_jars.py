"""RZ-12.3: jars of sausages."""

import pytest

from rathaus.games.ratzzia.reward_events import JarOpened
from tests.games.ratzzia.builder import Table, cupboard, fact


@pytest.mark.clause("RZ-12.3")
@pytest.mark.parametrize(("column", "squares", "jar"), [(3, 6, 5), (4, 5, 3), (5, 5, 2), (6, 5, 4)])
def test_rz_12_3_as_many_sausages_as_the_label_says(column: int, squares: int, jar: int) -> None:
    dice: Table = {f"C{column}": ["-"] * (squares - 1) + ["B1"]}
    flow = cupboard(4, "rewards", **dice, A={"food": 1, "sack": 6}, B={"food": 0})

    assert JarOpened(seat=0, sausages=jar, is_bank_limited=False) in flow.told
    assert (fact(flow, "A")["food"], fact(flow, "A")["sack"]) == (1 + jar, 6)
    assert fact(flow, "B")["food"] == 1
