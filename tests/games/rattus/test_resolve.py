"""RT-4.4: how the plague is resolved, with Knight, Serf and Boccaccio."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.rattus import RATTUS
from rathaus.games.rattus.resolve import JOIN, STAY_AWAY
from tests.games.rattus.builder import HARMLESS, PLAGUE, Unshuffled, europe, facts, offered, play, rats


@pytest.mark.clause("RT-4.4")
def test_rt_4_4_one_at_a_time_until_no_rat_is_left() -> None:
    table = {"italia": [HARMLESS, "4 all islam", "5 majority majority islam"]}
    flow = europe(2, ["plague"], plague="france", rng=Unshuffled(), rats=table, A={"italia": 1})
    told = play(flow, "plague italia", "add france", "add france")

    assert [line.split()[2] for line in told if line.startswith("plague-spared")] == ["rat=3", "rat=2", "rat=1"]
    assert (rats(flow, "italia"), RATTUS.facts(flow)["revealed"]) == ([], table["italia"][::-1])


@pytest.mark.clause("RT-4.4")
def test_rt_4_4_or_until_no_citizen_is_left_and_then_rats_stay() -> None:
    table = {"italia": [HARMLESS, "4 all islam", PLAGUE]}
    flow = europe(2, ["plague"], plague="france", rng=Unshuffled(), rats=table, A={"italia": 1})
    play(flow, "plague italia", "add france", "add france")

    assert rats(flow, "italia") == [HARMLESS, "4 all islam"]


@pytest.mark.clause("RT-4.7")
def test_rt_4_7_in_random_order() -> None:
    first = set()
    for number in range(30):
        rng = fast(f"order {number}")
        flow = europe(2, ["plague"], rng=rng, plague="france", rats={"italia": ["any"] * 3}, A={"italia": 1})
        told = play(flow, "plague italia", "add france", "add france")
        first.add(next(line.split()[2] for line in told if "limit=" in line))

    assert first == {"rat=1", "rat=2", "rat=3"}


@pytest.mark.clause("RT-5.1f", "RT-5.3")
@pytest.mark.parametrize(("answer", "left"), [("lower", 0), ("keep", 1)])
def test_rt_5_3_limits_count_two_less_if_one_likes(answer: str, left: int) -> None:
    flow = europe(
        2, ["plague"], plague="france", rats={"italia": ["3 all islam"]}, A={"cards": ["knight"]}, B={"italia": 1}
    )
    play(flow, "plague italia", "add france")
    assert offered(flow) == ["keep", "lower"]
    play(flow, answer)

    assert facts(flow, "B")["italia"] == left


@pytest.mark.clause("RT-5.3")
def test_rt_5_3_it_is_decided_once_for_all_rats_of_the_plague() -> None:
    table = {"italia": ["3 all islam", "3 majority majority islam"]}
    flow = europe(2, ["plague"], plague="france", rats=table, A={"cards": ["knight"]}, B={"italia": 1})
    play(flow, "plague italia", "add france", "add france", "keep")

    assert (rats(flow, "italia"), facts(flow, "B")["italia"], flow.asked()) == ([], 1, [])


@pytest.mark.clause("RT-5.3")
def test_rt_5_3_where_nothing_is_revealed_nothing_is_decided() -> None:
    flow = europe(2, ["plague"], plague="france", rats={}, A={"italia": 1, "cards": ["knight"]})
    play(flow, "plague italia")

    assert flow.asked() == []


# Serf and Boccaccio.


@pytest.mark.clause("RT-5.1h")
def test_rt_5_1h_a_serf_joins_for_each_rat_that_kills_another_s_citizen() -> None:
    table = {"italia": ["2 majority peasantry", "1 bourgeoisie church", PLAGUE]}
    flow = europe(
        2,
        ["plague"],
        cards=["serf"],
        plague="france",
        rng=Unshuffled(),
        rats=table,
        A={"cards": ["serf"]},
        B={"italia": 3},
    )
    play(flow, "plague italia", "add france", "add france")
    assert (facts(flow, "B")["italia"], offered(flow)) == (2, ["stay-away", "join"])
    play(flow, "join")  # the second rat finds no holder of its classes; the third finds both players there

    assert (facts(flow)["italia"], facts(flow, "B")["italia"]) == (0, 1)
    assert offered(flow) == ["stay-away", "join"]


@pytest.mark.clause("RT-5.1h")
def test_rt_5_1h_not_for_one_s_own_dead() -> None:
    flow = europe(
        2, ["plague"], cards=["serf"], plague="france", rats={"italia": [PLAGUE]}, A={"italia": 2, "cards": ["serf"]}
    )
    play(flow, "plague italia", "add france")

    assert (facts(flow)["italia"], flow.asked()) == (1, [])


@pytest.mark.clause("RT-5.1h")
def test_rt_5_1h_the_answers_are_saved_as_these_numbers() -> None:
    table = {"italia": [PLAGUE]}
    flow = europe(2, ["plague"], plague="france", rats=table, cards=["serf"], A={"cards": ["serf"]}, B={"italia": 1})
    play(flow, "plague italia", "add france")

    assert (offered(flow), flow.options(0)) == (["stay-away", "join"], [0, 1])


@pytest.mark.clause("RT-5.1h")
@pytest.mark.parametrize(("supply", "choice"), [(1, ["stay-away", "join"]), (0, [])])
def test_rt_5_1h_not_without_a_citizen_in_the_supply(supply: int, choice: list[str]) -> None:
    own = {"anglia": 20 - supply, "cards": ["serf"]}
    flow = europe(2, ["plague"], cards=["serf"], plague="france", rats={"italia": [PLAGUE]}, A=own, B={"italia": 1})
    play(flow, "plague italia", "add france")

    assert offered(flow) == choice


@pytest.mark.clause("RT-5.1m")
def test_rt_5_1m_one_citizen_flees_from_a_neighbour_of_the_plague_region() -> None:
    own = {"espagna": 1, "hungaria": 2, "scandia": 1, "cards": ["boccaccio"]}
    flow = europe(
        2, ["plague"], cards=["boccaccio"], plague="france", rats={"italia": [PLAGUE]}, A=own, B={"italia": 1}
    )
    play(flow, "plague italia", "add france")
    assert offered(flow) == ["flee espagna", "flee hungaria", "flee-nobody"]
    told = play(flow, "flee hungaria")

    assert told == ["citizen-fled seat=A region=hungaria"]
    assert (facts(flow)["hungaria"], facts(flow)["haven"]) == (1, 1)


@pytest.mark.clause("RT-5.1m", "RT-3.3")
def test_rt_5_1m_nobody_has_to() -> None:
    own = {"espagna": 1, "cards": ["boccaccio"]}
    flow = europe(
        2, ["plague"], cards=["boccaccio"], plague="france", rats={"italia": [PLAGUE]}, A=own, B={"italia": 1}
    )
    play(flow, "plague italia", "add france")
    told = play(flow, "flee-nobody")

    assert told == ["nobody-fled seat=A"]
    assert (facts(flow)["haven"], flow.asked()) == (0, [])


@pytest.mark.clause("RT-5.1m")
def test_rt_5_1m_without_citizens_nearby_nobody_is_asked() -> None:
    own = {"scandia": 1, "cards": ["boccaccio"]}
    flow = europe(
        2, ["plague"], cards=["boccaccio"], plague="france", rats={"italia": [PLAGUE]}, A=own, B={"italia": 1}
    )
    play(flow, "plague italia", "add france")

    assert flow.asked() == []


@pytest.mark.clause("RT-5.1h")
@pytest.mark.parametrize(("answer", "citizens"), [(STAY_AWAY, 0), (JOIN, 1)])
def test_rt_5_1h_a_serf_joins_or_stays_away_unheard_too(answer: int, citizens: int) -> None:
    flow = europe(
        2,
        ["plague"],
        cards=["serf"],
        plague="anglia",
        rats={"france": [PLAGUE]},
        A={"cards": ["serf"]},
        B={"france": 2},
    )
    flow.heard = False
    flow.play(0, RATTUS.data.regions.index("france"))
    flow.play(0, RATTUS.data.regions.index("anglia"))
    flow.play(0, answer)

    assert (facts(flow)["france"], facts(flow, "B")["france"]) == (citizens, 1)
