"""RL-5: phase 3, attacks."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.attack import Raid, loot, raids_on
from rathaus.games.ratland.components import LEFT_PIPE
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen
from tests.games.ratland.builder import RICH, sewers


@pytest.mark.clause("RL-5.1")
def test_rl_5_1_the_left_pipe_attacks_the_left_neighbour() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3, "cheese": 0}, B=RICH, C=RICH, D=RICH)
    flow.settle()

    assert flow.table.cheese == [3, 6, 9, 9]


@pytest.mark.clause("RL-5.1")
def test_rl_5_1_the_right_pipe_attacks_the_right_neighbour() -> None:
    flow = sewers(4, ["attack"], A={"right-pipe": 3, "cheese": 0}, B=RICH, C=RICH, D=RICH)
    flow.settle()

    assert flow.table.cheese == [3, 9, 9, 6]


@pytest.mark.clause("RL-5.1")
@pytest.mark.parametrize(("defence", "stolen"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_rl_5_1_the_difference_is_stolen(defence: int, stolen: int) -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3, "cheese": 0}, B={"pantry": defence, "cheese": 9})
    flow.settle()

    assert flow.table.cheese[:2] == [stolen, 9 - stolen]


@pytest.mark.clause("RL-5.1")
def test_rl_5_1_a_theft_is_told() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3}, B={"pantry": 1, "cheese": 9})
    told = flow.listen()
    flow.settle()

    assert told == [CheeseStolen(thief=0, victim=1, cheese=2, strength=3, defence=1)]


@pytest.mark.clause("RL-5.1")
def test_rl_5_1_an_attack_in_vain_is_told() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3}, B={"pantry": 3, "cheese": 9})
    told = flow.listen()
    flow.settle()

    assert told == [AttackRepelled(thief=0, victim=1, strength=3, defence=3, is_defended=True)]


@pytest.mark.clause("RL-5.1")
def test_rl_5_1_where_nobody_attacks_nothing_is_told() -> None:
    flow = sewers(4, ["attack"])
    told = flow.listen()
    flow.settle()

    assert told == []


@pytest.mark.clause("RL-5.2")
def test_rl_5_2_the_pantry_defends_in_full_on_both_sides() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3}, B={"pantry": 2, "cheese": 9}, C={"right-pipe": 4}, D={"pantry": 7})
    flow.settle()

    assert flow.table.cheese == [3, 6, 4, 2]


@pytest.mark.clause("RL-5.2")
def test_rl_5_2_no_rat_is_harmed() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3}, B={"pantry": 2, "cheese": 9}, C={"right-pipe": 1})
    before = flow.table.rats.copy()
    flow.settle()

    assert flow.table.rats == before


@pytest.mark.clause("RL-5.2")
@pytest.mark.parametrize("zone", ["dump", "city", "field", "right-pipe", "nursery", "infirmary", "lost"])
def test_rl_5_2_only_the_pantry_defends(zone: str) -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 2, "cheese": 0}, B={"pantry": 0, zone: 5, "cheese": 9})
    flow.settle()

    assert flow.table.cheese[:2] == [2, 7]


@pytest.mark.clause("RL-5.3")
def test_rl_5_3_no_more_is_stolen_than_there_was() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 7, "cheese": 0}, B={"pantry": 0, "cheese": 2})
    flow.settle()

    assert flow.table.cheese[:2] == [2, 0]


@pytest.mark.clause("RL-5.3")
def test_rl_5_3_stolen_cheese_is_not_stolen_again() -> None:
    flow = sewers(
        4,
        ["attack"],
        A={"left-pipe": 7, "cheese": 0},
        B={"left-pipe": 7, "cheese": 1},
        C={"left-pipe": 7, "cheese": 0},
        D={"pantry": 0, "cheese": 5},
    )
    flow.settle()

    assert flow.table.cheese == [1, 0, 5, 0]


@pytest.mark.clause("RL-5.3")
def test_rl_5_3_thieves_rob_each_other_at_once() -> None:
    flow = sewers(3, ["attack"], A={"left-pipe": 3, "cheese": 1}, B={"right-pipe": 2, "cheese": 5})
    flow.settle()

    assert flow.table.cheese[:2] == [3, 3]


@pytest.mark.clause("RL-5.3")
def test_rl_5_3_from_an_empty_pantry_nothing_is_stolen() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 3}, B={"pantry": 1, "cheese": 0})
    told = flow.listen()
    flow.settle()

    assert told == [AttackRepelled(thief=0, victim=1, strength=3, defence=1, is_defended=False)]


@pytest.mark.clause("RL-5.4")
def test_rl_5_4_three_cheese_two_defenders_and_attacks_of_four_and_five() -> None:
    flow = sewers(
        4,
        ["attack"],
        A={"left-pipe": 5, "cheese": 0},
        B={"pantry": 2, "cheese": 3},
        C={"right-pipe": 4, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == [2, 0, 1]


@pytest.mark.clause("RL-5.4")
def test_rl_5_4_the_thief_with_more_rats_begins_on_either_side() -> None:
    flow = sewers(
        4,
        ["attack"],
        A={"left-pipe": 4, "cheese": 0},
        B={"pantry": 2, "cheese": 3},
        C={"right-pipe": 5, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == [1, 0, 2]


@pytest.mark.clause("RL-5.4")
@pytest.mark.parametrize(("active", "cheese"), [("A", [2, 0, 1]), ("B", [1, 0, 2]), ("C", [1, 0, 2]), ("D", [2, 0, 1])])
def test_rl_5_4_equal_thieves_begin_in_active_order(active: str, cheese: list[int]) -> None:
    flow = sewers(
        4,
        ["attack"],
        active=active,
        A={"left-pipe": 4, "cheese": 0},
        B={"pantry": 0, "cheese": 3},
        C={"right-pipe": 4, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == cheese


@pytest.mark.clause("RL-5.4")
def test_rl_5_4_where_there_is_enough_each_gets_its_due() -> None:
    flow = sewers(
        4,
        ["attack"],
        A={"left-pipe": 5, "cheese": 0},
        B={"pantry": 2, "cheese": 5},
        C={"right-pipe": 4, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == [3, 0, 2]


@pytest.mark.clause("RL-5.4")
@pytest.mark.parametrize(
    ("cheese", "dues", "shares"),
    [
        (0, [3, 2], [0, 0]),
        (1, [3, 2], [1, 0]),
        (4, [5, 1], [3, 1]),
        (4, [5, 0], [4, 0]),
        (9, [5, 1], [5, 1]),
        (9, [0, 0], [0, 0]),
        (9, [], []),
    ],
)
def test_rl_5_4_one_piece_each_in_turn_up_to_what_each_is_due(cheese: int, dues: list[int], shares: list[int]) -> None:
    raids = [Raid(thief, LEFT_PIPE, 0, strength=9, defence=0, due=due) for thief, due in enumerate(dues, start=1)]

    assert loot(raids, [cheese]) == shares


@pytest.mark.clause("RL-5.4")
def test_rl_5_4_the_thieves_are_told_in_the_order_of_their_turns() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 4}, B={"pantry": 2, "cheese": 3}, C={"right-pipe": 5})
    told = flow.listen()
    flow.settle()

    assert told == [
        CheeseStolen(thief=2, victim=1, cheese=2, strength=5, defence=2),
        CheeseStolen(thief=0, victim=1, cheese=1, strength=4, defence=2),
    ]


@pytest.mark.clause("RL-5.5")
def test_rl_5_5_with_three_players_each_of_the_others_is_a_neighbour() -> None:
    flow = sewers(3, ["attack"], A={"left-pipe": 1, "right-pipe": 2, "cheese": 0}, B=RICH, C=RICH)
    flow.settle()

    assert flow.table.cheese == [3, 8, 7]


@pytest.mark.clause("RL-5.5")
@pytest.mark.parametrize("players", range(3, 13))
def test_rl_5_5_the_two_neighbours_differ(players: int) -> None:
    flow = sewers(players, ["attack"], A={"left-pipe": 1, "right-pipe": 1})

    assert [raid.victim for raid in raids_on(flow)] == [1, players - 1]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_my_left_pipe_faces_the_opponent_s_right_pipe() -> None:
    flow = sewers(2, ["attack"], A={"left-pipe": 5, "cheese": 0}, B={"right-pipe": 3, "cheese": 9})
    flow.settle()

    assert flow.table.cheese == [2, 7]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_my_right_pipe_faces_the_opponent_s_left_pipe() -> None:
    flow = sewers(2, ["attack"], A={"right-pipe": 5, "cheese": 0}, B={"left-pipe": 1, "cheese": 9})
    flow.settle()

    assert flow.table.cheese == [4, 5]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_a_pipe_on_the_same_hand_does_not_block() -> None:
    flow = sewers(2, ["attack"], A={"left-pipe": 3, "cheese": 9}, B={"left-pipe": 2, "cheese": 9})
    flow.settle()

    assert flow.table.cheese == [10, 8]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_both_sides_add_up() -> None:
    flow = sewers(
        2,
        ["attack"],
        A={"left-pipe": 3, "right-pipe": 4, "cheese": 0},
        B={"left-pipe": 1, "right-pipe": 1, "cheese": 9},
    )
    flow.settle()

    assert flow.table.cheese == [5, 4]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_both_sides_together_take_no_more_than_there_was() -> None:
    flow = sewers(2, ["attack"], A={"left-pipe": 3, "right-pipe": 4, "cheese": 0}, B={"nursery": 7, "cheese": 5})
    flow.settle()

    assert flow.table.cheese == [5, 0]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_rats_in_a_pantry_do_not_block() -> None:
    flow = sewers(2, ["attack"], A={"left-pipe": 3, "cheese": 0}, B={"pantry": 7, "cheese": 9})
    flow.settle()

    assert flow.table.cheese == [3, 6]


@pytest.mark.clause("RL-5.6")
def test_rl_5_6_both_pipes_are_told() -> None:
    flow = sewers(2, ["attack"], A={"left-pipe": 3}, B={"right-pipe": 2})
    told = flow.listen()
    flow.settle()

    assert told == [
        CheeseStolen(thief=0, victim=1, cheese=1, strength=3, defence=2),
        AttackRepelled(thief=1, victim=0, strength=2, defence=3, is_defended=True),
    ]
    assert RATLAND.laws(flow)["rats"] == (115, 115)
