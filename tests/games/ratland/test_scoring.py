"""RL-10: end and score."""

import pytest

from rathaus.core.flow import Outcome
from rathaus.core.view import Standing
from rathaus.games.ratland.events import GameEnded
from rathaus.games.ratland.scoring import ranking
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import sewers


def outcome(flow: Flow) -> Outcome:
    flow.settle()
    assert flow.outcome is not None
    return flow.outcome


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_every_living_rat_is_a_point() -> None:
    flow = sewers(2, ["scoring"], A={"dump": 1, "pantry": 2, "nursery": 4, "infirmary": 8, "lost": 16})
    end = outcome(flow)

    assert end.scores == [31, 7]


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_every_rat_in_the_graveyard_takes_a_point_away() -> None:
    flow = sewers(2, ["scoring"], A={"pantry": 5, "graveyard": 3}, B={"pantry": 1, "graveyard": 4})
    end = outcome(flow)

    assert end.scores == [2, -3]


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_most_points_win_whatever_the_cheese() -> None:
    flow = sewers(3, ["scoring"], A={"pantry": 7, "cheese": 50}, B={"pantry": 8, "cheese": 0})
    end = outcome(flow)

    assert end.winners == [1]


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_the_end_is_told() -> None:
    flow = sewers(3, ["scoring"], C={"pantry": 9, "graveyard": 1})
    told = flow.listen()
    flow.settle()

    assert told == [GameEnded(winners=[2], scores=[7, 7, 8])]


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_nobody_is_asked_any_more() -> None:
    flow = sewers(3, ["scoring", "turns"])
    flow.settle()

    assert flow.asked() == []


@pytest.mark.clause("RL-10.2")
def test_rl_10_2_a_tie_goes_to_the_most_cheese() -> None:
    flow = sewers(3, ["scoring"], active="A", B={"cheese": 3})
    end = outcome(flow)

    assert end.winners == [1]


@pytest.mark.clause("RL-10.2")
def test_rl_10_2_cheese_counts_among_the_best_only() -> None:
    flow = sewers(3, ["scoring"], A={"pantry": 6, "cheese": 9}, B={"cheese": 1})
    end = outcome(flow)

    assert end.winners == [2]


@pytest.mark.clause("RL-10.2")
def test_rl_10_2_who_is_still_tied_shares_the_victory() -> None:
    flow = sewers(4, ["scoring"], active="B", B={"pantry": 6}, D={"cheese": 1})
    end = outcome(flow)

    assert end.winners == [0, 2]


@pytest.mark.clause("RL-10.1")
def test_rl_10_1_the_ranking_tells_living_and_dead_rats() -> None:
    flow = sewers(2, ["scoring"], A={"pantry": 5, "lost": 1, "graveyard": 3}, B={"pantry": 1, "graveyard": 4})
    flow.settle()

    assert ranking(flow) == [
        Standing(0, 1, 3, {"living": 6, "dead": -3}),
        Standing(1, 2, -3, {"living": 1, "dead": -4}),
    ]


@pytest.mark.clause("RL-10.2")
def test_rl_10_2_the_ranking_tells_that_cheese_decided() -> None:
    flow = sewers(3, ["scoring"], A={"pantry": 7, "cheese": 2}, B={"pantry": 7, "cheese": 3}, C={"pantry": 2})
    flow.settle()
    standings = ranking(flow)

    assert [(place.seat, place.place) for place in standings] == [(1, 1), (0, 2), (2, 3)]
    assert [(place.tie, place.clause, place.measures) for place in standings] == [
        ("most-cheese", "RL-10.2", {"most-cheese": 3}),
        ("most-cheese", "RL-10.2", {"most-cheese": 2}),
        ("", "", {}),
    ]
