"""Figures of RatLand: the worth of what was drawn, and who took what."""

import pytest

from rathaus.core.figures import Taking
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import (
    CheeseGiven,
    PieceAdded,
    PiecePutBack,
    RatGiven,
    RatKilled,
    RatWounded,
)
from rathaus.games.ratland.events import BagFilled, CheeseStolen, PiecesDrawn, TurnBegan


def test_rl_8_3_a_draw_is_measured_against_the_bag_as_it_was() -> None:
    tally = RATLAND.tally(2)
    tally.hear(BagFilled(area="dump", pieces={"yellow": 1, "orange": 1, "white": 1}))
    tally.hear(PieceAdded(seat=1, area="dump", piece="black"))
    tally.hear(PiecesDrawn(seat=0, area="dump", pieces=["orange", "yellow"]))
    tally.hear(PiecesDrawn(seat=1, area="dump", pieces=["black"]))
    first, second = tally.draws

    assert (first.seat, first.count) == (0, 3)
    assert first.chances == pytest.approx({3: 1 / 6, 2: 1 / 6, 1: 2 / 6, 0: 1 / 6, -1: 1 / 6})
    assert (second.seat, second.count, second.chances) == (1, -1, {0: 0.5, -1: 0.5})


def test_rl_11_4_a_piece_that_was_put_back_may_be_drawn_again() -> None:
    tally = RATLAND.tally(2)
    tally.hear(BagFilled(area="city", pieces={"blue": 1, "yellow": 1}))
    tally.hear(PiecesDrawn(seat=0, area="city", pieces=["blue"]))
    tally.hear(PiecePutBack(seat=0, area="city", piece="blue"))
    tally.hear(PiecesDrawn(seat=1, area="city", pieces=["blue"]))

    assert [draw.chances for draw in tally.draws] == [{-1: 0.5, 1: 0.5}] * 2


def test_cheese_and_rats_that_change_hands_are_noted() -> None:
    tally = RATLAND.tally(3)
    tally.hear(TurnBegan(turn=1, active=0))
    tally.hear(CheeseStolen(thief=0, victim=1, cheese=3, strength=4, defence=1))
    tally.hear(CheeseGiven(giver=0, receiver=2))
    tally.hear(RatGiven(giver=1, receiver=0, place="pantry"))
    tally.hear(RatKilled(seat=2, place="pantry", killer=1, is_repelled=False))
    tally.hear(RatWounded(fighter=1, seat=0, area="city"))

    assert tally.takings == [
        Taking(0, 1, "cheese", 3),
        Taking(2, 0, "cheese", 1),
        Taking(0, 1, "rats", 1),
        Taking(1, 2, "rats", 1),
        Taking(1, 0, "wounded", 1),
    ]
