"""RL-11.2, RL-11.7, RL-11.14: events that change the attacks."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import AlarmOver
from rathaus.games.ratland.events import AttackRepelled, CheeseStolen
from tests.games.ratland.builder import RICH, sewers, zones_asked


@pytest.mark.clause("RL-11.2")
@pytest.mark.parametrize(("defence", "stolen"), [(0, 4), (3, 1), (4, 0)])
def test_rl_11_2_with_massive_attacks_an_attack_counts_one_rat_more(defence: int, stolen: int) -> None:
    flow = sewers(
        4,
        ["attack"],
        past_events=["massive-attacks"],
        A={"left-pipe": 3, "cheese": 0},
        B={"pantry": defence, "cheese": 9},
    )
    flow.settle()

    assert flow.table.cheese[0] == stolen


@pytest.mark.clause("RL-11.2")
def test_rl_11_2_each_pipe_counts_one_rat_more() -> None:
    flow = sewers(
        4, ["attack"], past_events=["massive-attacks"], A={"left-pipe": 1, "right-pipe": 1, "cheese": 0}, B=RICH, D=RICH
    )
    flow.settle()

    assert flow.table.cheese == [4, 7, 2, 7]


@pytest.mark.clause("RL-11.2")
def test_rl_11_2_an_empty_pipe_does_not_attack() -> None:
    flow = sewers(4, ["attack"], past_events=["massive-attacks"], A={"left-pipe": 1}, B=RICH, D=RICH)
    told = flow.listen()
    flow.settle()

    assert told == [CheeseStolen(thief=0, victim=1, cheese=2, strength=2, defence=0)]


@pytest.mark.clause("RL-3.4", "RL-11.2")
def test_rl_3_4_massive_attacks_are_over_in_the_next_turn() -> None:
    flow = sewers(4, ["attack"], past_events=["massive-attacks", "we-did-it"], A={"left-pipe": 3, "cheese": 0}, B=RICH)
    flow.settle()

    assert flow.table.cheese[0] == 3


@pytest.mark.clause("RL-5.6", "RL-11.2")
def test_rl_5_6_massive_attacks_strengthen_the_attack_and_not_the_block() -> None:
    flow = sewers(
        2,
        ["attack"],
        past_events=["massive-attacks"],
        A={"left-pipe": 2, "cheese": 5},
        B={"right-pipe": 2, "cheese": 5},
    )
    told = flow.listen()
    flow.settle()

    assert told == [
        CheeseStolen(thief=0, victim=1, cheese=1, strength=3, defence=2),
        CheeseStolen(thief=1, victim=0, cheese=1, strength=3, defence=2),
    ]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_hidden_cheese_cannot_be_stolen() -> None:
    flow = sewers(4, ["attack"], A={"left-pipe": 5, "cheese": 0}, B={"pantry": 0, "cheese": 3, "alarmed": 1})
    flow.settle()

    assert flow.table.cheese[:2] == [2, 1]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_hidden_cheese_is_out_of_reach_of_two_thieves_too() -> None:
    flow = sewers(
        4,
        ["attack"],
        A={"left-pipe": 5, "cheese": 0},
        B={"pantry": 0, "cheese": 2, "alarmed": 1},
        C={"right-pipe": 4, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == [1, 1, 0]


@pytest.mark.clause("RL-5.6", "RL-11.7")
def test_rl_11_7_with_two_players_hidden_cheese_is_safe_on_both_sides() -> None:
    flow = sewers(
        2, ["attack"], A={"left-pipe": 3, "right-pipe": 3, "cheese": 0}, B={"nursery": 7, "cheese": 4, "alarmed": 1}
    )
    flow.settle()

    assert flow.table.cheese == [3, 1]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_after_the_attacks_the_cheese_lies_in_the_open_again() -> None:
    flow = sewers(4, ["attack"], B={"alarmed": 1})
    told = flow.listen()
    flow.settle()

    assert told == [AlarmOver()]
    assert flow.table.alarmed == [0, 0, 0, 0]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_the_alarm_ends_unheard_too() -> None:
    flow = sewers(4, ["attack"], B={"alarmed": 1})
    flow.settle()

    assert flow.table.alarmed == [0, 0, 0, 0]


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_rats_in_the_nursery_defend_beside_those_in_the_pantry() -> None:
    flow = sewers(
        4,
        ["attack"],
        past_events=["locked-and-loaded"],
        A={"left-pipe": 5, "cheese": 0},
        B={"pantry": 1, "nursery": 2, "cheese": 9},
    )
    flow.settle()

    assert flow.table.cheese[0] == 2


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_a_limit_of_one_rat_is_one_too() -> None:
    text = RATLAND.data_text.replace("breeders-defend = 3", "breeders-defend = 1")
    game = RATLAND.with_data(text, "house.toml")
    event = ["locked-and-loaded"]
    thief, victim = {"left-pipe": 5, "cheese": 0}, {"nursery": 1, "cheese": 9}
    flow = sewers(4, ["attack"], game=game, past_events=event, A=thief, B=victim)
    flow.settle()
    deploying = sewers(4, ["rats"], game=game, past_events=event)
    deploying.settle()

    assert flow.table.cheese[0] == 4
    assert zones_asked(deploying, 0)[:2] == ["pantry", "nursery"]


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_they_defend_in_full_on_both_sides() -> None:
    flow = sewers(
        4,
        ["attack"],
        past_events=["locked-and-loaded"],
        A={"left-pipe": 4, "cheese": 0},
        B={"nursery": 3, "cheese": 9},
        C={"right-pipe": 5, "cheese": 0},
    )
    flow.settle()

    assert flow.table.cheese[:3] == [1, 6, 2]


@pytest.mark.clause("RL-5.6", "RL-11.14")
def test_rl_11_14_with_two_players_they_block_on_both_sides() -> None:
    flow = sewers(
        2,
        ["attack"],
        past_events=["locked-and-loaded"],
        A={"left-pipe": 5, "right-pipe": 4, "cheese": 0},
        B={"nursery": 3, "right-pipe": 1, "cheese": 9},
    )
    flow.settle()

    assert flow.table.cheese == [1 + 1, 7]


@pytest.mark.clause("RL-5.6", "RL-11.14")
def test_rl_5_6_rats_that_only_block_never_steal() -> None:
    flow = sewers(
        2,
        ["attack"],
        past_events=["locked-and-loaded"],
        A={"nursery": 3, "left-pipe": 1, "cheese": 5},
        B={"right-pipe": 1, "cheese": 5},
    )
    told = flow.listen()
    flow.settle()

    assert told == [
        AttackRepelled(thief=0, victim=1, strength=1, defence=1, is_defended=True),
        AttackRepelled(thief=1, victim=0, strength=1, defence=4, is_defended=True),
    ]
