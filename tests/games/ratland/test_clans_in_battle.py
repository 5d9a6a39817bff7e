"""RL-12.2, RL-13.8, RL-13.10, RL-13.12: boards and clans in the attacks, for two players as in RL-5.7."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import MoveDeclined, RatKilled, RatMoved
from rathaus.games.ratland.components import LEFT_PIPE, NURSERY, PANTRY, PLACE_NAMES, RIGHT_PIPE
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen, RatsBorn, RatsDeployed
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import deploy, sewers

LATER = ["holy-rat"]  # an event of the final stage that changes nothing here


def fierce(**clan: Any) -> dict[str, Any]:
    """A clan on an aggressive board."""
    return {"board": "aggressive", **clan}


def ninja(**clan: Any) -> dict[str, Any]:
    return {"clan": "ninja", "cheese": 0, **clan}


def attacked(players: int = 4, phases: tuple[str, ...] = ("attack",), **table: Any) -> Flow:
    flow = sewers(players, phases, **table)
    flow.settle()
    return flow


def pipes(flow: Flow) -> list[int]:
    """The rats in A's left and right pipe, then in B's."""
    return [flow.table.rats_in(seat, pipe) for seat in (0, 1) for pipe in (LEFT_PIPE, RIGHT_PIPE)]


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
        AttackRepelled(thief=0, victim=3, strength=1, defence=2),
        RatKilled(seat=1, place="pantry"),
        RatKilled(seat=0, place="right-pipe"),
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
def test_rl_5_7_rats_that_block_from_the_nursery_are_not_facing_rats() -> None:
    flow = attacked(2, past_events=["locked-and-loaded"], A=fierce(**{"left-pipe": 4}), B={"nursery": 3})

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

    assert told == [AttackRepelled(thief=0, victim=1, strength=2, defence=3)]


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


# RL-13.12: Sports.


def revealed(players: int = 3, *, picks: list[int], **table: Any) -> Flow:
    """The screens just lifted: A has placed its rats as it likes, the others sit in the nursery."""
    flow = sewers(players, ["rats"], **table)
    flow.settle()
    deploy(flow, 0, picks)
    while 0 not in flow.asked() and flow.asked():
        seat = flow.asked()[0]
        flow.play(seat, flow.options(seat)[0])
    return flow


def move(source: str, target: str) -> int:
    return 1 + PLACE_NAMES.index(source) * 7 + PLACE_NAMES.index(target)


SPORTS = {"clan": "sports", "pantry": 3}


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_after_the_reveal_it_may_move_a_rat_or_stay() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])

    assert RATLAND.see(flow, 0).decision == Decision(
        "redeploy",
        {"moves": 1},
        [
            SpelledOption(0, "stay", {}),
            *[
                SpelledOption(move("dump", zone), "move", {"source": "dump", "target": zone})
                for zone in PLACE_NAMES[1:7]
            ],
        ],
        "RL-13.12",
    )


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_all_deployments_are_known_when_it_moves() -> None:
    flow = sewers(3, ["rats"], A=SPORTS)
    flow.settle()
    deploy(flow, 0, [3, 0, 0, 0, 0, 0, 0])
    deploy(flow, 1, [0, 7, 0, 0, 0, 0, 0])
    told = flow.listen()
    deploy(flow, 2, [0, 0, 7, 0, 0, 0, 0])

    assert [event.seat for event in told if isinstance(event, RatsDeployed)] == [0, 1, 2]
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_first_side_moves_one_rat() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(0, move("dump", "left-pipe"))

    assert told == [RatMoved(seat=0, source="dump", target="left-pipe")]
    assert RATLAND.facts(flow)["A"]["left-pipe"] == 1
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_it_may_stay() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(0, 0)

    assert told == [MoveDeclined(seat=0)]
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_second_side_moves_up_to_three() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    for target in ("city", "field", "nursery"):
        flow.play(0, move("dump", target))

    assert [RATLAND.facts(flow)["A"][zone] for zone in ("dump", "city", "field", "nursery")] == [0, 1, 1, 1]
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_second_side_may_stop_after_any_move() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    flow.play(0, move("dump", "city"))
    flow.play(0, 0)

    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_how_many_moves_are_left_is_said() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    flow.play(0, move("dump", "city"))

    assert flow.todo[-1].prompt(flow, 0) == {"moves": 2}
    assert flow.todo[-1].memory() == [0, 2]


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_nobody_else_moves() -> None:
    flow = revealed(A={"clan": "family", "pantry": 3}, picks=[3, 0, 0, 0, 0, 0, 0])

    assert flow.asked() == []


@pytest.mark.clause("RL-13.12", "RL-4.2")
def test_rl_13_12_poisoned_and_lost_rats_do_not_move() -> None:
    flow = revealed(A={"clan": "sports", "pantry": 0, "infirmary": 2, "lost": 1}, picks=[0, 0, 0, 0, 0, 0, 0])

    assert flow.options(0) == [0]


@pytest.mark.clause("RL-13.12", "RL-4.3")
def test_rl_13_12_with_two_players_no_rat_moves_to_the_pantry() -> None:
    flow = revealed(2, A=SPORTS, picks=[3, 0, 0, 0, 0, 0])

    with pytest.raises(IllegalActionError):
        flow.play(0, move("dump", "pantry"))


@pytest.mark.clause("RL-13.12", "RL-11.14")
@pytest.mark.parametrize("target", ["pantry", "nursery"])
def test_rl_13_12_locked_and_loaded_no_fourth_rat_moves_inside(target: str) -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[2, 1, 4, 0, 0, 0, 0])

    with pytest.raises(IllegalActionError):
        flow.play(0, move("dump", target))


@pytest.mark.clause("RL-13.12", "RL-11.14")
def test_rl_13_12_locked_and_loaded_rats_inside_may_change_places() -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[2, 1, 4, 0, 0, 0, 0])
    flow.play(0, move("pantry", "nursery"))

    assert (flow.table.rats_in(0, PANTRY), flow.table.rats_in(0, NURSERY)) == (1, 2)


@pytest.mark.clause("RL-13.12", "RL-11.14")
def test_rl_13_12_locked_and_loaded_a_third_rat_may_move_inside() -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[1, 1, 5, 0, 0, 0, 0])
    flow.play(0, move("dump", "pantry"))

    assert (flow.table.rats_in(0, PANTRY), flow.table.rats_in(0, NURSERY)) == (2, 1)


@pytest.mark.clause("RL-13.12", "RL-5.1")
def test_rl_13_12_a_moved_rat_attacks() -> None:
    flow = sewers(3, ["rats", "attack"], A=SPORTS, B={"pantry": 0, "cheese": 5}, C={"pantry": 0})
    flow.settle()
    for seat in range(3):
        deploy(flow, seat, [0, 0, 0, 0, 0, 0, flow.options(seat)[-1]])
    flow.play(0, move("nursery", "left-pipe"))

    assert flow.table.cheese == [3, 4, 2]


@pytest.mark.clause("RL-13.12", "RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 2]), ("B", [2, 0])])
def test_rl_13_15_two_sports_clans_move_in_active_order(active: str, order: list[int]) -> None:
    flow = sewers(7, ["rats"], active=active, A=SPORTS, C=SPORTS)
    flow.settle()
    for seat in range(7):
        deploy(flow, seat, [flow.options(seat)[-1], 0, 0, 0, 0, 0, 0])
    first = flow.asked()
    flow.play(first[0], 0)

    assert [*first, *flow.asked()] == order
