"""RV-2.1: the round."""

import pytest

from rathaus.bots.random import Random
from rathaus.core.rng import fast
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.action_events import StepBegan
from rathaus.games.ratville.events import RoundBegan, RoundEnded
from tests.games.ratville.builder import towns


@pytest.mark.clause("RV-2.1", "RR-6")
def test_rv_2_1_five_phases_and_then_the_next_round() -> None:
    flow = towns(2)
    events = flow.listen()
    flow.settle()
    mouse = Random(fast("round"))
    while flow.table.round == 1:
        seat = flow.asked()[0]
        flow.play(seat, mouse.choose(flow, seat))

    marks = [event for event in events if isinstance(event, RoundBegan | StepBegan | RoundEnded)]
    ended = marks.pop(-2)
    names = ["preacher", "collector", "builder", "geek", "ragged_boy", "fighter", "hunter"]
    assert marks == [
        RoundBegan(round=1, start=0),
        *[StepBegan(character=name) for name in names],
        RoundBegan(round=2, start=1),
    ]
    assert isinstance(ended, RoundEnded)
    assert (ended.round, ended.last_start, ended.start) == (1, 0, 1)


def test_rounds_are_counted() -> None:
    flow = towns(2, ["planning"], round=4)

    assert RATVILLE.turns(flow) == 4
