"""RL-12.2: aggressive boards in the attacks; with two players as in RL-5.7."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import RatKilled
from rathaus.games.ratland.components import LEFT_PIPE, NURSERY, PANTRY, RIGHT_PIPE
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen, RatsBorn
from tests.games.ratland.builder import LATER, attacked, fierce, ninja, pipes, sewers


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_a_stronger_attack_kills_one_defender() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 5}), B={"pantry": 3})

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)) == (5, 2)


@pytest.mark.clause("RL-12.2")
@pytest.mark.parametrize("strength", [2, 3])
def test_rl_12_2_an_equal_or_weaker_attack_loses_one_rat(strength: int) -> None:
    flow = attacked(A=fierce(**{"left-pipe": strength}), B={"pantry": 3})

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)) == (strength - 1, 3)


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_where_nobody_defends_nobody_dies() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 2}), B={"pantry": 0, "nursery": 4})

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, NURSERY)) == (2, 4)


@pytest.mark.clause("RL-12.2")
@pytest.mark.parametrize("strength", [2, 4])
def test_rl_12_2_killed_rats_go_to_the_pile(strength: int) -> None:
    flow = sewers(4, ["attack"], A=fierce(**{"left-pipe": strength}), B={"pantry": 3})
    pile = flow.table.pile
    flow.settle()

    assert flow.table.pile == pile + 1
    assert flow.table.graveyard == [0, 0, 0, 0]


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_without_an_attack_nothing_is_lost() -> None:
    flow = sewers(4, ["attack"], A=fierce(pantry=3), B=fierce(pantry=0))
    before = flow.table.rats.copy()
    flow.settle()

    assert flow.table.rats == before


@pytest.mark.clause("RL-12.2")
@pytest.mark.parametrize("strength", [2, 5])
def test_rl_12_2_an_attack_from_a_standard_board_kills_nobody(strength: int) -> None:
    flow = attacked(A={"left-pipe": strength}, B={"pantry": 3})

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)) == (strength, 3)


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_aggressive_defenders_kill_nobody() -> None:
    flow = attacked(A={"left-pipe": 2}, B=fierce(pantry=3))

    assert flow.table.rats_in(0, LEFT_PIPE) == 2


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_each_pipe_is_an_attack_of_its_own() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 2, "right-pipe": 2}), B={"pantry": 3}, D={"pantry": 1})

    assert (flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(0, RIGHT_PIPE)) == (1, 2)
    assert (flow.table.rats_in(1, PANTRY), flow.table.rats_in(3, PANTRY)) == (3, 0)


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_two_attackers_kill_one_each() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 5}), B={"pantry": 3}, C=fierce(**{"right-pipe": 4}))

    assert flow.table.rats_in(1, PANTRY) == 1


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_two_attackers_cannot_kill_the_same_rat() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 5}), B={"pantry": 1}, C=fierce(**{"right-pipe": 4}))

    assert flow.table.rats_in(1, PANTRY) == 0
    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_strengths_are_fixed_before_losses() -> None:
    flow = attacked(
        A=fierce(**{"left-pipe": 5, "cheese": 0}),
        B={"pantry": 3, "cheese": 9},
        C=fierce(**{"right-pipe": 3, "cheese": 0}),
    )

    # A's attack kills a defender, and C's three rats still meet three.
    assert flow.table.cheese[:3] == [2, 7, 0]
    assert (flow.table.rats_in(1, PANTRY), flow.table.rats_in(2, RIGHT_PIPE)) == (2, 2)


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_an_attacker_that_is_attacked_keeps_its_strength() -> None:
    flow = attacked(
        A=fierce(**{"left-pipe": 2, "cheese": 0}),
        B=fierce(**{"right-pipe": 2, "pantry": 2, "cheese": 5}),
    )

    # A is repelled by B's two and loses a rat; B meets an empty pantry.
    assert flow.table.cheese[:2] == [0, 5]
    assert pipes(flow) == [1, 0, 0, 2]


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_deaths_are_told_after_the_thefts() -> None:
    flow = sewers(4, ["attack"], A=fierce(**{"left-pipe": 3, "right-pipe": 1}), B={"pantry": 2}, D={"pantry": 2})
    told = flow.listen()
    flow.settle()

    assert told == [
        CheeseStolen(thief=0, victim=1, cheese=1, strength=3, defence=2),
        AttackRepelled(thief=0, victim=3, strength=1, defence=2, is_defended=True),
        RatKilled(seat=1, place="pantry", killer=0, is_repelled=False),
        RatKilled(seat=0, place="right-pipe", killer=3, is_repelled=True),
    ]


@pytest.mark.clause("RL-12.2", "RL-11.2")
@pytest.mark.parametrize(("strength", "left"), [(3, [3, 2]), (2, [1, 3])])
def test_rl_12_2_massive_attacks_make_an_attack_deadlier(strength: int, left: list[int]) -> None:
    flow = attacked(past_events=["massive-attacks"], A=fierce(**{"left-pipe": strength}), B={"pantry": 3})

    assert [flow.table.rats_in(0, LEFT_PIPE), flow.table.rats_in(1, PANTRY)] == left


@pytest.mark.clause("RL-12.2")
def test_rl_12_2_an_empty_larder_does_not_save_the_defender() -> None:
    flow = attacked(A=fierce(**{"left-pipe": 4}), B={"pantry": 3, "cheese": 0})

    assert flow.table.rats_in(1, PANTRY) == 2


@pytest.mark.clause("RL-12.2", "RL-11.14")
@pytest.mark.parametrize(("pantry", "nursery", "left"), [(1, 2, [0, 2]), (0, 3, [0, 2]), (3, 0, [2, 0])])
def test_rl_12_2_locked_and_loaded_defenders_die_in_the_pantry_first(
    pantry: int, nursery: int, left: list[int]
) -> None:
    flow = attacked(
        past_events=["locked-and-loaded"], A=fierce(**{"left-pipe": 4}), B={"pantry": pantry, "nursery": nursery}
    )

    assert [flow.table.rats_in(1, PANTRY), flow.table.rats_in(1, NURSERY)] == left


@pytest.mark.clause("RL-12.2", "RL-11.14")
def test_rl_12_2_a_killed_rat_does_not_breed() -> None:
    flow = sewers(
        3,
        ["attack", "nursery"],
        past_events=["locked-and-loaded"],
        A=fierce(**{"left-pipe": 4}),
        B={"pantry": 1, "nursery": 1},
        C={"dump": 1},
    )
    told = flow.listen()
    flow.settle()

    assert told[-1] == RatsBorn(seat=1, rats=1)


# RL-5.7: two players.


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_an_attack_above_the_block_kills_a_facing_rat() -> None:
    flow = attacked(2, A=fierce(**{"left-pipe": 3}), B={"right-pipe": 2})

    assert pipes(flow) == [3, 0, 0, 1]


@pytest.mark.clause("RL-5.7")
@pytest.mark.parametrize("strength", [1, 2])
def test_rl_5_7_an_equal_or_smaller_attack_loses_one(strength: int) -> None:
    flow = attacked(2, A=fierce(**{"left-pipe": strength}), B={"right-pipe": 2})

    assert pipes(flow) == [strength - 1, 0, 0, 2]


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_without_a_facing_rat_nobody_dies() -> None:
    flow = attacked(2, A=fierce(**{"left-pipe": 3}), B={"left-pipe": 2, "nursery": 3})

    assert pipes(flow) == [3, 0, 2, 0]
    assert flow.table.rats_in(1, NURSERY) == 3


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_without_a_rat_in_the_pipe_nothing_is_lost() -> None:
    flow = attacked(2, A=fierce(nursery=3), B={"right-pipe": 2})

    assert pipes(flow) == [0, 0, 0, 2]
    assert flow.table.rats_in(0, NURSERY) == 3


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_equal_aggressive_pipes_lose_one_each() -> None:
    flow = attacked(2, A=fierce(**{"left-pipe": 2}), B=fierce(**{"right-pipe": 2}))

    assert pipes(flow) == [1, 0, 0, 1]


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_a_player_loses_at_most_one_rat_on_a_side() -> None:
    flow = attacked(2, A=fierce(**{"left-pipe": 3}), B=fierce(**{"right-pipe": 2}))

    # B's attack fails and A's kills: still only one of B's rats.
    assert pipes(flow) == [3, 0, 0, 1]


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_both_sides_are_counted() -> None:
    flow = attacked(
        2,
        A=fierce(**{"left-pipe": 3, "right-pipe": 3}),
        B=fierce(**{"left-pipe": 2, "right-pipe": 2}),
    )

    assert pipes(flow) == [3, 3, 1, 1]


@pytest.mark.clause("RL-5.7", "RL-11.2")
def test_rl_5_7_with_massive_attacks_both_may_kill_on_one_side() -> None:
    flow = attacked(2, past_events=["massive-attacks"], A=fierce(**{"left-pipe": 2}), B=fierce(**{"right-pipe": 2}))

    assert pipes(flow) == [1, 0, 0, 1]


@pytest.mark.clause("RL-5.7", "RL-11.14")
def test_rl_5_7_a_rat_that_blocks_from_the_nursery_dies_where_no_facing_rat_does() -> None:
    flow = attacked(2, past_events=["locked-and-loaded"], A=fierce(**{"left-pipe": 4}), B={"nursery": 3})

    assert flow.table.rats_in(1, NURSERY) == 2


@pytest.mark.clause("RL-5.7", "RL-11.14")
def test_rl_5_7_a_facing_rat_dies_before_one_in_the_nursery() -> None:
    flow = attacked(
        2, past_events=["locked-and-loaded"], A=fierce(**{"left-pipe": 5}), B={"right-pipe": 1, "nursery": 3}
    )

    assert pipes(flow) == [5, 0, 0, 0]
    assert flow.table.rats_in(1, NURSERY) == 3


@pytest.mark.clause("RL-5.7", "RL-11.14")
def test_rl_5_7_each_side_may_cost_the_nursery_a_rat() -> None:
    flow = attacked(
        2, past_events=["locked-and-loaded"], A=fierce(**{"left-pipe": 4, "right-pipe": 4}), B={"nursery": 3}
    )

    assert flow.table.rats_in(1, NURSERY) == 1


@pytest.mark.clause("RL-5.7", "RL-13.10")
def test_rl_5_7_a_warrior_s_two_are_no_rats_and_cannot_die() -> None:
    flow = attacked(2, past_events=LATER, A=fierce(**{"left-pipe": 3}), B={"clan": "warrior", "nursery": 3})

    assert flow.table.rats_in(1, NURSERY) == 3


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_ninja_one_needs_two_rats_in_one_pipe_and_the_other_empty() -> None:
    flow = attacked(2, A=ninja(**{"left-pipe": 2}), B={"right-pipe": 5, "cheese": 4})

    assert flow.table.cheese == [1, 3]


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_ninja_one_with_rats_in_both_pipes_steals_nothing_for_sure() -> None:
    flow = attacked(2, A=ninja(**{"left-pipe": 2, "right-pipe": 1}), B={"left-pipe": 5, "right-pipe": 5, "cheese": 4})

    assert flow.table.cheese == [0, 4]


@pytest.mark.clause("RL-5.7")
def test_rl_5_7_ninja_two_counts_per_pipe() -> None:
    flow = attacked(
        2,
        past_events=LATER,
        A=ninja(**{"left-pipe": 1, "right-pipe": 1}),
        B={"left-pipe": 5, "right-pipe": 5, "cheese": 4},
    )

    assert flow.table.cheese == [2, 2]


@pytest.mark.clause("RL-5.7", "RL-5.6")
def test_rl_5_7_what_the_ninja_takes_can_cross_what_is_stolen_from_it() -> None:
    flow = attacked(2, A=ninja(**{"left-pipe": 2, "cheese": 3}), B={"right-pipe": 4, "cheese": 1})

    assert flow.table.cheese == [2, 2]


@pytest.mark.clause("RL-5.6", "RL-13.10")
def test_rl_5_6_warrior_two_blocks_with_two_more_on_each_side_and_steals_nothing_with_them() -> None:
    flow = attacked(
        2,
        past_events=LATER,
        A={"left-pipe": 3, "right-pipe": 4, "cheese": 0},
        B={"clan": "warrior", "left-pipe": 1, "right-pipe": 0, "cheese": 9},
    )

    assert flow.table.cheese == [2, 7]
