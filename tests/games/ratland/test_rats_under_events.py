"""RL-11.7, RL-11.8, RL-11.14: events that change how rats are sent out."""

from typing import Any

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import CheeseHidden
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import ZONE_NAMES, deploy, sewers, zones_asked


def last_to_deploy(event: str, **table: Any) -> Flow:
    """A is the last of three players to deploy under an event; the others keep theirs together."""
    flow = sewers(3, ["rats"], past_events=[event], **table)
    flow.settle()
    for seat in (1, 2):
        while seat in flow.asked():
            flow.play(seat, flow.options(seat)[0])
    return flow


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_after_the_zones_everyone_is_asked_about_a_cheese_to_hide() -> None:
    flow = sewers(3, ["rats"], past_events=["sound-the-alarm"])
    flow.settle()

    assert zones_asked(flow, 1) == [*ZONE_NAMES, "alarm"]


@pytest.mark.clause("RL-11.7")
@pytest.mark.parametrize(("cheese", "options"), [(0, [0]), (1, [0, 1]), (5, [0, 1])])
def test_rl_11_7_one_cheese_may_be_hidden_if_there_is_one(cheese: int, options: list[int]) -> None:
    flow = last_to_deploy("sound-the-alarm", A={"cheese": cheese})
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0])

    assert flow.options(0) == options


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_hiding_is_spelled_as_alarm_and_number() -> None:
    flow = last_to_deploy("sound-the-alarm")
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0])
    decision = RATLAND.see(flow, 0).decision

    assert decision is not None
    assert [option.text for option in decision.options] == ["alarm 0", "alarm 1"]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_who_hides_is_revealed_with_the_deployment() -> None:
    flow = last_to_deploy("sound-the-alarm")
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(0, 1)

    assert [event for event in told if isinstance(event, CheeseHidden)] == [CheeseHidden(seat=0, cheese=1)]
    assert flow.table.alarmed == [1, 0, 0]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_until_the_reveal_nobody_knows_who_hides() -> None:
    flow = sewers(3, ["rats"], past_events=["sound-the-alarm"])
    flow.settle()
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0, 1])

    assert flow.table.alarmed == [0, 0, 0]
    assert RATLAND.see(flow, 1).alarmed == [0, 0, 0]


@pytest.mark.clause("RL-11.7")
def test_rl_11_7_hidden_cheese_still_counts() -> None:
    flow = last_to_deploy("sound-the-alarm")
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0, 1])

    assert flow.table.cheese == [2, 2, 2]


@pytest.mark.clause("RL-3.4", "RL-11.7")
def test_rl_3_4_without_an_alarm_nobody_is_asked_to_hide() -> None:
    flow = sewers(3, ["rats"], past_events=["sound-the-alarm", "tacticians"])
    flow.settle()

    assert zones_asked(flow, 1) == ZONE_NAMES


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_who_has_struck_rats_is_asked_first_how_many_join() -> None:
    flow = sewers(3, ["rats"], past_events=["just-in-time"], A={"infirmary": 1, "lost": 2}, B={"lost": 1})
    flow.settle()

    assert zones_asked(flow, 0) == ["infirmary", "lost", *ZONE_NAMES]
    assert zones_asked(flow, 1) == ["lost", *ZONE_NAMES]
    assert zones_asked(flow, 2) == ZONE_NAMES


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_none_some_or_all_of_them_may_join() -> None:
    flow = sewers(3, ["rats"], past_events=["just-in-time"], A={"infirmary": 2, "lost": 1})
    flow.settle()
    offered = [flow.options(0)]
    flow.play(0, 1)
    offered.append(flow.options(0))

    assert offered == [[0, 1, 2], [0, 1]]


@pytest.mark.clause("RL-11.8")
@pytest.mark.parametrize(("poisoned", "lost"), [(0, 0), (2, 0), (0, 3), (1, 2), (2, 3)])
def test_rl_11_8_those_who_join_are_deployed_like_the_others(poisoned: int, lost: int) -> None:
    flow = last_to_deploy("just-in-time", A={"pantry": 4, "infirmary": 2, "lost": 3})
    rats = 4 + poisoned + lost
    deploy(flow, 0, [poisoned, lost, 0, rats, 0, 0, 0, 0, 0])
    clan = RATLAND.facts(flow)["A"]

    assert (clan["city"], clan["pantry"], clan["infirmary"], clan["lost"]) == (rats, 0, 2 - poisoned, 3 - lost)


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_all_that_join_must_be_placed() -> None:
    flow = last_to_deploy("just-in-time", A={"pantry": 4, "infirmary": 2})
    deploy(flow, 0, [2, 1, 0, 0, 0, 0, 0])

    assert flow.options(0) == [5]


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_who_joins_is_as_secret_as_the_rest() -> None:
    one, other = (sewers(3, ["rats"], past_events=["just-in-time"], B={"infirmary": 2}) for _ in range(2))
    for flow, picks in ((one, [0, 7, 0, 0, 0, 0, 0, 0]), (other, [2, 9, 0, 0, 0, 0, 0, 0])):
        flow.settle()
        deploy(flow, 1, picks)

    assert RATLAND.see(one, 0) == RATLAND.see(other, 0)


@pytest.mark.clause("RL-4.3", "RL-11.8")
def test_rl_11_8_with_two_players_they_join_too() -> None:
    flow = sewers(2, ["rats"], past_events=["just-in-time"], A={"pantry": 1, "lost": 2})
    flow.settle()
    deploy(flow, 1, [0, 0, 0, 0, 0, 7])
    deploy(flow, 0, [1, 0, 0, 0, 2, 0, 0])
    clan = RATLAND.facts(flow)["A"]

    assert (clan["left-pipe"], clan["pantry"], clan["lost"]) == (2, 0, 1)


@pytest.mark.clause("RL-11.8")
def test_rl_11_8_lost_rats_that_joined_are_remembered_for_this_turn() -> None:
    flow = last_to_deploy("just-in-time", A={"pantry": 4, "infirmary": 2, "lost": 3})
    deploy(flow, 0, [2, 1, 7, 0, 0, 0, 0, 0, 0])

    assert flow.table.rejoined == [1, 0, 0]


@pytest.mark.clause("RL-3.4", "RL-11.8")
def test_rl_3_4_in_other_turns_struck_rats_sit_out() -> None:
    flow = sewers(3, ["rats"], past_events=["just-in-time", "tacticians"], A={"infirmary": 1, "lost": 2})
    flow.settle()

    assert zones_asked(flow, 0) == ZONE_NAMES


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_pantry_and_nursery_are_asked_about_first() -> None:
    flow = sewers(3, ["rats"], past_events=["locked-and-loaded"])
    flow.settle()

    assert zones_asked(flow, 0) == ["pantry", "nursery", "dump", "city", "field", "left-pipe", "right-pipe"]


@pytest.mark.clause("RL-11.14")
@pytest.mark.parametrize(("pantry", "nursery"), [(0, [0, 1, 2, 3]), (1, [0, 1, 2]), (2, [0, 1]), (3, [0])])
def test_rl_11_14_they_hold_three_rats_together_at_the_most(pantry: int, nursery: list[int]) -> None:
    flow = sewers(3, ["rats"], past_events=["locked-and-loaded"])
    flow.settle()
    offered = flow.options(0)
    flow.play(0, pantry)

    assert (offered, flow.options(0)) == ([0, 1, 2, 3], nursery)


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_no_more_than_there_are() -> None:
    flow = sewers(3, ["rats"], past_events=["locked-and-loaded"], A={"pantry": 2})
    flow.settle()
    deploy(flow, 0, [1])

    assert flow.options(0) == [0, 1]


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_all_others_go_out_and_the_right_pipe_takes_the_rest() -> None:
    flow = last_to_deploy("locked-and-loaded")
    deploy(flow, 0, [1, 2, 1, 1, 0, 0])
    left = flow.options(0)
    flow.play(0, 2)
    clan = RATLAND.facts(flow)["A"]

    assert left == [2]
    assert [clan[zone] for zone in ZONE_NAMES] == [1, 1, 0, 0, 2, 1, 2]


@pytest.mark.clause("RL-4.3", "RL-11.14")
def test_rl_11_14_with_two_players_the_nursery_holds_three() -> None:
    flow = sewers(2, ["rats"], past_events=["locked-and-loaded"])
    flow.settle()

    assert flow.options(0) == [0, 1, 2, 3]
    assert zones_asked(flow, 0) == ["nursery", "dump", "city", "field", "left-pipe", "right-pipe"]


@pytest.mark.clause("RL-3.4", "RL-11.14")
def test_rl_3_4_in_other_turns_pantry_and_nursery_hold_any_number() -> None:
    flow = sewers(3, ["rats"], past_events=["locked-and-loaded", "tacticians"])
    flow.settle()
    deploy(flow, 0, [0, 0, 0, 0, 0])

    assert flow.options(0) == [0, 1, 2, 3, 4, 5, 6, 7]
