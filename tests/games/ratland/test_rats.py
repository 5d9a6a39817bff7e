"""RL-4: phase 2, rats."""

import pytest

from rathaus.core.errors import IllegalActionError, NotYourTurnError
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.events import DeploymentReady, RatsDeployed, RatsGathered, RatsPlaced
from rathaus.games.ratland.rats import zones
from tests.games.ratland.builder import ZONE_NAMES, deploy, sewers, zones_asked


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_all_rats_of_the_zones_are_taken_up() -> None:
    flow = sewers(3, ["rats"], A=dict.fromkeys(ZONE_NAMES, 2))
    flow.settle()
    clan = RATLAND.facts(flow)["A"]

    assert [clan[zone] for zone in ZONE_NAMES] == [0, 0, 0, 0, 0, 14, 0]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_that_rats_are_taken_up_is_told() -> None:
    flow = sewers(3, ["rats"])
    told = flow.listen()
    flow.settle()

    assert told == [RatsGathered(clans=[], zones=[], rats=[])]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_everybody_is_asked_at_once() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()

    assert flow.asked() == [0, 1, 2]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_seven_zones_are_asked_about() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()

    assert zones_asked(flow, 1) == ZONE_NAMES


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_no_more_rats_are_offered_than_are_left() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 0, [3, 2])

    assert flow.options(0) == [0, 1, 2]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_the_last_zone_takes_all_that_are_left() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 0, [3, 0, 0, 0, 0, 0])

    assert flow.options(0) == [4]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_a_clan_without_rats_can_only_say_so() -> None:
    flow = sewers(3, ["rats"], A={"pantry": 0})
    flow.settle()

    assert flow.options(0) == [0]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_rats_stand_where_they_were_sent() -> None:
    flow = sewers(3, ["rats"], A={"pantry": 28})
    flow.settle()
    for seat, picks in enumerate([[1, 2, 3, 4, 5, 6, 7], [7, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 7, 0]]):
        deploy(flow, seat, picks)
    clan = RATLAND.facts(flow)["A"]

    assert [clan[zone] for zone in ZONE_NAMES] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_the_screens_are_lifted_when_the_last_player_is_done() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 2, [7, 0, 0, 0, 0, 0, 0])
    deploy(flow, 0, [0, 0, 0, 0, 0, 7, 0])
    deploy(flow, 1, [0, 4, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(1, 3)

    nowhere = dict.fromkeys(ZONE_NAMES, 0)
    assert told == [
        RatsPlaced(seat=1, zone="nursery", rats=3, audience=1),
        DeploymentReady(seat=1),
        RatsDeployed(seat=0, zones={**nowhere, "pantry": 7}, joined={}),
        RatsDeployed(seat=1, zones={**nowhere, "city": 4, "nursery": 3}, joined={}),
        RatsDeployed(seat=2, zones={**nowhere, "dump": 7}, joined={}),
    ]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_the_question_names_the_zone_and_the_rats_left() -> None:
    flow = sewers(3, ["rats"], A={"pantry": 4})
    flow.settle()
    deploy(flow, 0, [1, 2])

    assert RATLAND.see(flow, 0).decision == Decision(
        "deploy",
        {"zone": "field", "rats": 1},
        [SpelledOption(0, "field", {"rats": 0}), SpelledOption(1, "field", {"rats": 1})],
        "RL-4.1",
    )


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_an_answer_is_spelled_as_zone_and_number() -> None:
    flow = sewers(3, ["rats"], A={"pantry": 1})
    flow.settle()
    deploy(flow, 0, [0, 0, 0])
    decision = RATLAND.see(flow, 0).decision

    assert decision is not None
    assert [option.text for option in decision.options] == ["left-pipe 0", "left-pipe 1"]


@pytest.mark.clause("RL-4.1")
@pytest.mark.parametrize("action", [-1, 8])
def test_rl_4_1_rats_that_are_not_there_are_refused(action: int) -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    before = RATLAND.see(flow, 0)
    with pytest.raises(IllegalActionError, match="not among the options"):
        flow.play(0, action)

    assert RATLAND.see(flow, 0) == before


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_keeping_a_rat_back_is_refused() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 0, [3, 0, 0, 0, 0, 0])
    with pytest.raises(IllegalActionError, match=r"options \[4\]"):
        flow.play(0, 3)

    assert flow.options(0) == [4]


@pytest.mark.clause("RL-4.1")
def test_rl_4_1_who_is_ready_is_not_asked_again() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0])
    with pytest.raises(NotYourTurnError, match=r"waits for \[1, 2\]"):
        flow.play(0, 0)

    assert flow.asked() == [1, 2]


@pytest.mark.clause("RL-4.2")
def test_rl_4_2_poisoned_rats_cannot_be_deployed() -> None:
    flow = sewers(3, ["rats"], A={"city": 2, "infirmary": 3})
    flow.settle()

    assert flow.options(0) == [0, 1, 2]
    assert RATLAND.facts(flow)["A"]["infirmary"] == 3


@pytest.mark.clause("RL-4.2")
def test_rl_4_2_lost_rats_cannot_be_deployed() -> None:
    flow = sewers(3, ["rats"], A={"city": 2, "lost": 3})
    flow.settle()

    assert flow.options(0) == [0, 1, 2]
    assert RATLAND.facts(flow)["A"]["lost"] == 3


@pytest.mark.clause("RL-4.3")
def test_rl_4_3_two_players_are_not_asked_about_the_pantry() -> None:
    flow = sewers(2, ["rats"])
    flow.settle()

    assert zones_asked(flow, 0) == ["dump", "city", "field", "left-pipe", "right-pipe", "nursery"]


@pytest.mark.clause("RL-4.3")
def test_rl_4_3_with_two_players_the_pantry_stays_empty() -> None:
    flow = sewers(2, ["rats"])
    flow.settle()
    deploy(flow, 0, [1, 1, 1, 1, 1, 2])
    deploy(flow, 1, [0, 0, 0, 0, 0, 7])

    assert [RATLAND.facts(flow)[clan]["pantry"] for clan in "AB"] == [0, 0]
    assert [RATLAND.facts(flow)[clan]["nursery"] for clan in "AB"] == [2, 7]


@pytest.mark.clause("RL-4.3")
def test_rl_4_3_with_two_players_no_pantry_is_told() -> None:
    flow = sewers(2, ["rats"])
    flow.settle()
    deploy(flow, 0, [0, 0, 0, 0, 0, 7])
    told = flow.listen()
    deploy(flow, 1, [0, 0, 0, 0, 0, 7])

    deployed = [event for event in told if isinstance(event, RatsDeployed)]
    assert ["pantry" in event.zones for event in deployed] == [False, False]


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_a_pick_is_told_to_its_owner_only() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    told = flow.listen()
    flow.play(1, 5)

    assert told == [RatsPlaced(seat=1, zone="dump", rats=5, audience=1)]
    assert [told[0].is_heard_by(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_that_a_player_is_ready_is_told_to_everybody() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    deploy(flow, 1, [7, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(1, 0)

    assert told[1] == DeploymentReady(seat=1)
    assert told[1].is_heard_by(0)


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_nobody_sees_another_s_picks() -> None:
    flow = sewers(3, ["rats"])
    flow.settle()
    before = RATLAND.see(flow, 0)
    deploy(flow, 1, [5, 1])

    assert RATLAND.see(flow, 0) == before


@pytest.mark.clause("RL-4.4")
def test_rl_4_4_everybody_sees_who_is_ready_and_nothing_more() -> None:
    one, other = sewers(3, ["rats"]), sewers(3, ["rats"])
    for flow, picks in ((one, [7, 0, 0, 0, 0, 0, 0]), (other, [0, 1, 2, 0, 0, 0, 4])):
        flow.settle()
        deploy(flow, 1, picks)

    assert RATLAND.see(one, 0) == RATLAND.see(other, 0)
    assert RATLAND.see(one, 0).asked == [0, 2]


def test_zones_of_any_table() -> None:
    assert len(zones(2)) == 6
    assert zones(3) == zones(12)
