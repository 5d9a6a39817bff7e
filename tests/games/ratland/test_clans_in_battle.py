"""RL-13.8, RL-13.10: Ninja and Warrior in the attacks."""

import pytest

from rathaus.games.ratland.components import LEFT_PIPE
from rathaus.games.ratland.events import AttackRepelled
from tests.games.ratland.builder import LATER, attacked, fierce, ninja, sewers

# RL-13.8: Ninja.


@pytest.mark.clause("RL-13.8")
@pytest.mark.parametrize("pipe", ["left-pipe", "right-pipe"])
def test_rl_13_8_two_rats_at_a_single_neighbour_steal_one_whatever_the_defence(pipe: str) -> None:
    flow = attacked(A=ninja(**{pipe: 2}), B={"pantry": 9}, D={"pantry": 9})

    assert flow.table.cheese[0] == 1


@pytest.mark.clause("RL-13.8")
@pytest.mark.parametrize("rats", [1, 3])
def test_rl_13_8_first_side_another_number_of_rats_steals_nothing_for_sure(rats: int) -> None:
    flow = attacked(A=ninja(**{"left-pipe": rats}), B={"pantry": 9})

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.8")
@pytest.mark.parametrize("other", [1, 2])
def test_rl_13_8_first_side_an_attack_on_both_neighbours_steals_nothing_for_sure(other: int) -> None:
    flow = attacked(A=ninja(**{"left-pipe": 2, "right-pipe": other}), B={"pantry": 9}, D={"pantry": 9})

    assert flow.table.cheese[0] == 0


@pytest.mark.clause("RL-13.8")
def test_rl_13_8_the_larger_of_the_sure_piece_and_the_usual_result_counts() -> None:
    flow = attacked(A=ninja(**{"left-pipe": 2}), B={"pantry": 0, "cheese": 5})

    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-13.8")
def test_rl_13_8_second_side_each_pipe_with_one_rat_steals_one() -> None:
    flow = attacked(past_events=LATER, A=ninja(**{"left-pipe": 1, "right-pipe": 1}), B={"pantry": 9}, D={"pantry": 9})

    assert flow.table.cheese == [2, 1, 2, 1]


@pytest.mark.clause("RL-13.8")
def test_rl_13_8_second_side_a_pipe_with_more_rats_steals_nothing_for_sure() -> None:
    flow = attacked(past_events=LATER, A=ninja(**{"left-pipe": 1, "right-pipe": 2}), B={"pantry": 9}, D={"pantry": 9})

    assert flow.table.cheese == [1, 1, 2, 2]


@pytest.mark.clause("RL-13.8", "RL-11.2")
@pytest.mark.parametrize(("rats", "stolen"), [(1, 0), (2, 1)])
def test_rl_13_8_real_rats_count_without_massive_attacks(rats: int, stolen: int) -> None:
    flow = attacked(past_events=["massive-attacks"], A=ninja(**{"left-pipe": rats}), B={"pantry": 9})

    assert flow.table.cheese[0] == stolen


@pytest.mark.clause("RL-13.8", "RL-5.4")
@pytest.mark.parametrize(("cheese", "shares"), [(1, [0, 0, 1]), (2, [1, 0, 1]), (3, [1, 0, 2])])
def test_rl_13_8_a_sure_piece_is_shared_like_any_other(cheese: int, shares: list[int]) -> None:
    flow = attacked(A=ninja(**{"left-pipe": 2}), B={"pantry": 3, "cheese": cheese}, C={"right-pipe": 6, "cheese": 0})

    assert flow.table.cheese[:3] == shares


@pytest.mark.clause("RL-13.8", "RL-5.3")
def test_rl_13_8_from_who_has_nothing_nothing_is_stolen() -> None:
    flow = sewers(4, ["attack"], A=ninja(**{"left-pipe": 2}), B={"pantry": 3, "cheese": 0})
    told = flow.listen()
    flow.settle()

    assert told == [AttackRepelled(thief=0, victim=1, strength=2, defence=3, is_defended=False)]


@pytest.mark.clause("RL-13.8", "RL-11.7")
def test_rl_13_8_hidden_cheese_is_safe_from_ninjas() -> None:
    flow = attacked(
        past_events=["sound-the-alarm"], A=ninja(**{"left-pipe": 1}), B={"pantry": 3, "cheese": 1, "alarmed": 1}
    )

    assert flow.table.cheese[:2] == [0, 1]


@pytest.mark.clause("RL-13.8", "RL-12.2")
def test_rl_13_8_an_aggressive_ninja_steals_for_sure_and_still_loses_a_rat() -> None:
    flow = attacked(A=fierce(**ninja(**{"left-pipe": 2})), B={"pantry": 3})

    assert (flow.table.cheese[0], flow.table.rats_in(0, LEFT_PIPE)) == (1, 1)


@pytest.mark.clause("RL-13.8")
@pytest.mark.parametrize(("past", "rats"), [(["abundance"], 2), (LATER, 1)])
def test_rl_13_8_other_clans_steal_nothing_for_sure(past: list[str], rats: int) -> None:
    flow = attacked(past_events=past, A={"clan": "family", "cheese": 0, "left-pipe": rats}, B={"pantry": 3})

    assert flow.table.cheese[0] == 0


# RL-13.10: Warrior.


@pytest.mark.clause("RL-13.10")
@pytest.mark.parametrize(("past", "stolen"), [(["abundance"], 3), (LATER, 1)])
def test_rl_13_10_second_side_defends_with_two_more_rats(past: list[str], stolen: int) -> None:
    flow = attacked(past_events=past, A={"left-pipe": 4, "cheese": 0}, B={"clan": "warrior", "pantry": 1, "cheese": 9})

    assert flow.table.cheese[0] == stolen


@pytest.mark.clause("RL-13.10")
def test_rl_13_10_the_two_defend_on_both_sides_and_an_empty_pantry() -> None:
    flow = attacked(
        past_events=LATER,
        A={"left-pipe": 3, "cheese": 0},
        B={"clan": "warrior", "pantry": 0, "cheese": 9},
        C={"right-pipe": 2, "cheese": 0},
    )

    assert flow.table.cheese[:3] == [1, 8, 0]


@pytest.mark.clause("RL-13.10", "RL-12.2")
def test_rl_13_10_the_two_cannot_be_killed() -> None:
    flow = attacked(past_events=LATER, A=fierce(**{"left-pipe": 3}), B={"clan": "warrior", "dump": 3})

    assert flow.table.living_rats(1) == 3


@pytest.mark.clause("RL-13.10", "RL-12.2")
def test_rl_13_10_the_two_repel_an_aggressive_attack() -> None:
    flow = attacked(past_events=LATER, A=fierce(**{"left-pipe": 2}), B={"clan": "warrior", "dump": 3})

    assert flow.table.rats_in(0, LEFT_PIPE) == 1
