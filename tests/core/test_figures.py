"""Luck and takings: how likely sums are, and what a tally makes of them."""

import random
from typing import ClassVar

import pytest

from crumbs import CRUMBS
from rathaus.core.events import Event
from rathaus.core.figures import Tally, added, dice_showing, dice_sum, drawn_together
from rathaus.core.rng import fast


class Fewer(Tally):
    fewer_is_better: ClassVar[bool] = True


def test_two_dice_show_seven_most_often() -> None:
    chances = dice_sum(2)

    assert chances[7] == pytest.approx(6 / 36)
    assert [chances[2], chances[12]] == pytest.approx([1 / 36, 1 / 36])
    assert sum(chances.values()) == pytest.approx(1)
    assert dice_sum(0) == {0: 1.0}


def test_dice_that_show_a_face_count_up_to_the_most() -> None:
    assert dice_showing(1, 5) == {0: pytest.approx(5 / 6), 1: pytest.approx(1 / 6)}
    assert dice_showing(3, 1)[1] == pytest.approx(1 - (5 / 6) ** 3)


def test_pieces_drawn_together_are_like_pieces_drawn_one_by_one() -> None:
    bag = [2, 2, 1, 1, 1, 0, -1, -1]
    chances = drawn_together({2: 2, 1: 3, 0: 1, -1: 2}, 3)
    chance = random.Random(5)
    drawn = [sum(chance.sample(bag, 3)) for _ in range(20_000)]

    assert sum(chances.values()) == pytest.approx(1)
    assert sum(worth * each for worth, each in chances.items()) == pytest.approx(3 * sum(bag) / len(bag))
    for worth, each in chances.items():
        assert drawn.count(worth) / len(drawn) == pytest.approx(each, abs=0.015)


def test_sums_of_independent_amounts() -> None:
    assert added([{0: 0.5, 1: 0.5}, {0: 0.5, 2: 0.5}]) == {0: 0.25, 1: 0.25, 2: 0.25, 3: 0.25}


def test_luck_is_what_came_against_what_was_to_be_expected() -> None:
    tally = Tally(3)
    tally.add(0, 6, dice_sum(1))
    tally.add(0, 6, dice_sum(1))
    tally.add(2, 3, dice_sum(1))
    best, third = tally.luck()

    assert (best.seat, best.draws, best.count, best.expected) == (0, 2, 12, 7.0)
    assert best.better == pytest.approx(1 / 72, abs=1e-4)
    assert third.seat == 2
    assert third.better == pytest.approx(3 / 6 + 1 / 12, abs=1e-4)


def test_where_fewer_is_better_less_is_luckier() -> None:
    tally = Fewer(1)
    tally.add(0, 0, dice_showing(2, 2))

    assert tally.luck()[0].better == pytest.approx(25 / 72, abs=1e-4)


def test_equal_shares_lie_in_the_middle() -> None:
    """Half of those that come to the same count as better, so luck is even on average."""
    shares = []
    for face in range(1, 7):
        tally = Tally(1)
        tally.add(0, face, dice_sum(1))
        shares.append(tally.luck()[0].better)

    assert sum(shares) / 6 == pytest.approx(0.5, abs=1e-3)


def test_by_default_nothing_counts() -> None:
    tally = CRUMBS.tally(2)
    tally.begin(CRUMBS.setup(2, {}, fast("7")))
    tally.hear(Event())

    assert (tally.draws, tally.takings, tally.luck()) == ([], [], [])
