"""RT-5: King, Baker, Caravanner."""

import pytest

from tests.games.rattus.builder import europe, facts, offered, play


@pytest.mark.clause("RT-5.1e")
def test_rt_5_1e_only_from_regions_without_rats() -> None:
    flow = europe(2, rats={"italia": ["any"]}, A={"italia": 2, "france": 1, "anglia": 1, "cards": ["king"]})
    play(flow, "use king")

    assert offered(flow) == ["save anglia", "save france"]


@pytest.mark.clause("RT-5.1e")
def test_rt_5_1e_where_all_have_rats_the_king_is_of_no_use() -> None:
    flow = europe(2, rats={"italia": ["any"]}, A={"italia": 2, "cards": ["king"]}, B={"france": 1})

    assert "use king" not in offered(flow)


@pytest.mark.clause("RT-5.4")
def test_rt_5_4_in_the_haven_a_citizen_counts() -> None:
    flow = europe(2, rats={}, A={"italia": 2, "cards": ["king"]})
    play(flow, "use king", "save italia")

    assert (flow.table.haven, flow.table.score(0)) == ([1, 0], 2)


@pytest.mark.clause("RT-5.1g")
def test_rt_5_1g_one_citizen_a_turn_from_the_supply() -> None:
    flow = europe(2, cards=["baker"], A={"cards": ["baker"]})
    told = play(flow, "use baker")

    assert told[-1] == "citizen-kept seat=A citizens=1"
    assert (facts(flow)["bread"], facts(flow)["supply"]) == (1, 19)
    assert "use baker" not in offered(flow)


@pytest.mark.clause("RT-5.1g")
def test_rt_5_1g_without_a_citizen_in_the_supply_he_bakes_nothing() -> None:
    flow = europe(2, cards=["baker"], A={"italia": 20, "cards": ["baker"]})

    assert "use baker" not in offered(flow)


@pytest.mark.clause("RT-5.1g")
def test_rt_5_1g_whoever_takes_the_card_places_them_all_in_one_region() -> None:
    flow = europe(2, cards=["baker"], B={"cards": ["baker"], "bread": 3})
    play(flow, "take", "card baker")
    assert len(offered(flow)) == 7
    told = play(flow, "place scandia")

    assert told == ["kept-citizens-placed seat=A owner=B region=scandia citizens=3"]
    assert (facts(flow, "B")["scandia"], facts(flow, "B")["bread"], facts(flow)["scandia"]) == (3, 0, 0)
    assert "use baker" in offered(flow)


@pytest.mark.clause("RT-5.1g")
def test_rt_5_1g_a_card_without_citizens_is_just_taken() -> None:
    flow = europe(2, cards=["baker"], B={"cards": ["baker"]})
    play(flow, "take", "card baker")

    assert "use baker" in offered(flow)


@pytest.mark.clause("RT-5.1l")
def test_rt_5_1l_the_camel_goes_one_step_with_a_citizen_on_both_sides() -> None:
    flow = europe(5, camel="libya", A={"cards": ["caravanner"]})
    play(flow, "use caravanner")
    assert offered(flow) == ["to ifriqiya", "to egyptus"]
    told = play(flow, "to egyptus")

    assert told == [
        "camel-moved seat=A source=libya target=egyptus",
        "caravan-settled seat=A region=libya",
        "caravan-settled seat=A region=egyptus",
    ]
    assert (facts(flow)["libya"], facts(flow)["egyptus"], flow.table.camel) == (1, 1, 15)


@pytest.mark.clause("RT-5.1l")
@pytest.mark.parametrize(("supply", "settled"), [(1, (1, 0)), (0, (0, 0))])
def test_rt_5_1l_with_a_small_supply_the_region_left_comes_first(supply: int, settled: tuple[int, int]) -> None:
    flow = europe(5, camel="libya", A={"anglia": 20 - supply, "cards": ["caravanner"]})
    play(flow, "use caravanner", "to egyptus")

    assert (facts(flow)["libya"], facts(flow)["egyptus"]) == settled
