"""RV-4: the population phase."""

import pytest

from rathaus.games.ratville.events import PeopleStarved, TownFed, TownGrew
from tests.games.ratville.builder import act, offered, plan, played, told, town, towns


@pytest.mark.clause("RV-4.1")
def test_rv_4_1_one_more_and_the_icons_of_buildings() -> None:
    flow = towns(2, ["population"], A={"buildings": ["dormitory", "assembly_hall"], "food": 3})
    events = told(flow)

    assert TownGrew(seat=0, people=4) in events
    assert town(flow, "A")["population"] == 9
    assert town(flow, "A")["growth"] == 4


@pytest.mark.clause("RV-4.1", "RV-3.5")
@pytest.mark.parametrize(("answer", "population"), [("use tablet", 7), ("pass", 6)])
def test_rv_4_1_objects_in_use_may_add_to_it(answer: str, population: int) -> None:
    flow = played(2, ["population"], A={"plan": plan(geek=1), "objects": ["tablet", "gang_badge"], "food": 1})
    assert offered(flow, "A") == ["pass", "use tablet"]
    act(flow, "A", answer)

    assert town(flow, "A")["population"] == population


@pytest.mark.clause("RV-4.2", "RR-6")
def test_rv_4_2_payments_in_order() -> None:
    mast = {"buildings": ["radio_mast"], "module": 1, "food": 9}
    flow = played(3, ["population"], start="B", A=mast, B=mast)
    assert flow.asked() == [1]
    act(flow, "B", "use radio_mast")
    assert flow.asked() == [0]
    act(flow, "A", "pass")

    assert [town(flow, seat)["population"] for seat in "AB"] == [6, 8]


@pytest.mark.clause("RV-4.3")
@pytest.mark.parametrize(("population", "due"), [(0, 1), (8, 1), (9, 2), (16, 2), (17, 3), (40, 3)])
def test_rv_4_3_the_food_of_the_box_reached(population: int, due: int) -> None:
    flow = towns(2, ["population"], A={"population": population, "food": 5})
    events = told(flow)

    assert TownFed(seat=0, due=due, saved=0, food=due) in events
    assert town(flow, "A")["food"] == 5 - due


@pytest.mark.clause("RV-6.1")
@pytest.mark.parametrize(("population", "due"), [(6, 1), (7, 2), (13, 2), (14, 3), (40, 3)])
def test_rv_6_1_the_advanced_board_is_hungrier(population: int, due: int) -> None:
    options = {"population_board": "advanced"}
    flow = played(2, ["population"], options=options, A={"population": population, "food": 5})

    assert town(flow, "A")["food"] == 5 - due


@pytest.mark.clause("RV-4.3", "RR-40", "RR-41")
def test_rv_4_3_each_food_missing_costs_one_person() -> None:
    flow = towns(2, ["population"], A={"population": 17, "food": 1})
    events = told(flow)

    assert PeopleStarved(seat=0, people=2) in events
    assert (town(flow, "A")["population"], town(flow, "A")["food"]) == (16, 0)


@pytest.mark.clause("RR-39")
def test_rr_39_an_empty_town_grows_before_it_starves() -> None:
    flow = played(2, ["population"], A={"population": 0})

    assert town(flow, "A")["population"] == 0


@pytest.mark.clause("RV-4.3", "RR-42", "RR-41")
@pytest.mark.parametrize(("gardens", "food"), [(1, 1), (2, 2), (3, 2)])
def test_rr_42_gardens_pay_first_add_up_and_store_nothing(gardens: int, food: int) -> None:
    flow = played(3, ["population"], A={"population": 10, "food": 2, "buildings": ["hydroponic_garden"] * gardens})

    assert town(flow, "A")["food"] == food
    assert town(flow, "A")["population"] == 11


@pytest.mark.clause("RR-43")
def test_rr_43_food_for_feeding_may_be_spent_before() -> None:
    flow = played(2, ["population"], A={"food": 1, "buildings": ["canteen"]})
    act(flow, "A", "use canteen")

    assert town(flow, "A")["population"] == 6  # 5, one born, one paid for, one starved


@pytest.mark.clause("RR-47")
def test_rr_47_tokens_never_run_out() -> None:
    flow = played(2, ["population"], A={"food": 99, "scrap": 99})

    assert town(flow, "A")["food"] == 98
