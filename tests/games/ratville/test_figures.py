"""Figures of Ratville: the dice, and who sent creatures to whom."""

import pytest

from rathaus.core.figures import Taking
from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.creature_events import CreatureAssigned, CreatureTaken
from rathaus.games.ratville.events import DiceRolled


def test_rv_2_3_luck_is_the_sum_of_the_dice() -> None:
    tally = RATVILLE.tally(2)
    tally.hear(DiceRolled(seat=1, dice=[6, 6, 6, 6], sum=24))
    (luck,) = tally.luck()

    assert (luck.seat, luck.count, luck.expected) == (1, 24, 14.0)
    assert luck.better == pytest.approx(1 / 6**4 / 2, abs=1e-4)


def test_creatures_that_a_ragged_boy_sends_are_noted() -> None:
    tally = RATVILLE.tally(2)
    tally.hear(CreatureAssigned(seat=0, target=1, creature="squeaky-beast"))
    tally.hear(CreatureTaken(seat=0, creature="squeaky-beast"))

    assert tally.takings == [Taking(0, 1, "creatures", 1)]
