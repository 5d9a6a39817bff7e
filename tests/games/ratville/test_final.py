"""RV-5: the final phase."""

from typing import Any

import pytest

from rathaus.games.ratville import RATVILLE
from rathaus.games.ratville.events import GameEnded, RoundEnded
from rathaus.games.ratville.final import ranking
from tests.games.ratville.builder import DATA, act, plan, played, told, town, towns


def winners(players: int = 3, start: str = "A", options: dict[str, str] | None = None, **table: Any) -> list[int]:
    flow = played(players, ["final"], start=start, options=options, **table)
    return flow.outcome.winners if flow.outcome else []


@pytest.mark.clause("RV-5.1", "RV-1.5")
@pytest.mark.parametrize(("population", "won"), [(19, []), (20, [1]), (26, [1])])
def test_rv_5_1_twenty_people_win(population: int, won: list[int]) -> None:
    assert winners(B={"population": population}) == won


@pytest.mark.clause("RV-6.1")
@pytest.mark.parametrize(("population", "won"), [(23, []), (24, [1])])
def test_rv_6_1_the_advanced_goal_is_24(population: int, won: list[int]) -> None:
    assert winners(options={"population_board": "advanced"}, B={"population": population}) == won


@pytest.mark.clause("RV-5.1")
def test_rv_5_1_the_most_population_wins() -> None:
    flow = towns(3, ["final"], A={"population": 20}, B={"population": 19}, C={"population": 22})
    events = told(flow)

    assert events[-1] == GameEnded(winners=[2], scores=[20, 19, 22])


@pytest.mark.clause("RV-5.1", "RR-46")
def test_rr_46_ties_go_to_the_higher_sum_of_dice() -> None:
    tied = {"population": 20, "buildings": ["bunker"]}

    assert winners(A=tied, B={"population": 20, "buildings": ["barricade"], "objects": ["spiked_club"]}) == [1]


@pytest.mark.clause("RR-46")
def test_rr_46_the_face_in_use_counts() -> None:
    garden, fence = {"population": 20, "buildings": ["fungus_cellar"]}, {"population": 20, "buildings": ["dormitory"]}

    assert winners(options={"building_faces": "hydroponic_garden"}, A=fence, B=garden) == [1]


@pytest.mark.clause("RV-5.1", "RR-46")
@pytest.mark.parametrize(("start", "won"), [("A", [0]), ("B", [2]), ("C", [2])])
def test_rr_46_then_to_the_first_in_order(start: str, won: list[int]) -> None:
    assert winners(start=start, A={"population": 20}, C={"population": 20}) == won


@pytest.mark.clause("RV-5.1", "RV-5.2")
def test_rv_5_2_otherwise_the_table_is_cleared_and_the_marker_passes() -> None:
    flow = towns(3, ["final"], start="C", loot="L04", boxes=["2"], A={"creatures": ["toad 3"], "bonus": {"hunter": 2}})
    events = told(flow)

    facts = RATVILLE.facts(flow)
    ended = events[0]
    assert isinstance(ended, RoundEnded)
    assert (len(events), ended.round, ended.last_start, ended.start) == (1, 1, 2, 0)
    assert (ended.loot, ended.box_1, ended.box_2) == (["L04"], {}, {"scrap": 1, "mechanism": 1})
    assert (facts["start"], facts["loot"], facts["past_loot"]) == ("A", "", ["L04"])
    assert (facts["stage"], facts["boxes"]) == ("", [])
    assert town(flow, "A")["plan"] == {}
    assert town(flow, "A")["creatures"] == ["toad 3"]
    assert not any([*flow.table.dice, *flow.table.bonus])


@pytest.mark.clause("RV-5.2")
@pytest.mark.parametrize("box", [1, 2, 3, 4])
def test_rv_5_2_what_is_left_in_each_box_is_told(box: int) -> None:
    ended = told(towns(4, ["final"], loot="L04", boxes=[str(box)]))[0]
    assert isinstance(ended, RoundEnded)

    left = [ended.box_1, ended.box_2, ended.box_3, ended.box_4]
    held = [{"module": 2}, {"scrap": 1, "mechanism": 1}, {"scrap": 1, "food": 1}, {"population": 1}]
    assert left == [things if at == box else {} for at, things in enumerate(held, start=1)]


def test_where_no_loot_lies_none_is_discarded() -> None:
    facts = RATVILLE.facts(played(2, ["final", "final"], loot="L04"))

    assert facts["past_loot"] == ["L04"]


@pytest.mark.clause("RR-45", "RR-16")
def test_rr_45_only_the_final_phase_looks_at_the_goal() -> None:
    flow = played(2, ["population", "final"], A={"population": 19, "food": 1})  # 20, two food missing: 18

    assert flow.outcome is None


@pytest.mark.clause("RR-53")
@pytest.mark.parametrize(("number", "is_over"), [(199, False), (200, True)])
def test_rr_53_a_game_that_nobody_wins_ends_all_the_same(number: int, is_over: bool) -> None:
    flow = played(2, ["final"], round=number, B={"population": 7})

    assert DATA.rounds == 200
    assert (flow.outcome is not None) == is_over
    assert flow.outcome is None or flow.outcome.winners == [1]


@pytest.mark.clause("RV-5.2", "RR-33")
def test_rv_5_2_damage_that_was_paid_for_does_not_last() -> None:
    pipe = {"plan": plan(geek=1, builder=1), "buildings": ["flame_pipe"], "scrap": 1, "creatures": ["crocodile"]}
    flow = played(2, ["hunter", "population", "final"], A={**pipe, "food": 3})
    act(flow, "A", "use flame_pipe")

    assert town(flow, "A")["creatures"] == ["crocodile 6"]
    assert (flow.table.paid_damage, flow.table.paid_kills) == ([0, 0], [0, 0])


@pytest.mark.clause("RV-5.1", "RR-46")
def test_rr_46_the_ranking_tells_by_which_rule_a_tie_was_decided() -> None:
    equal = {"population": 20, "buildings": ["bunker"]}
    flow = played(4, ["final"], start="C", A=equal, B={"population": 20}, C={"population": 9}, D=equal)
    standings = ranking(flow)

    assert [(place.seat, place.place, place.score) for place in standings] == [
        (3, 1, 20),
        (0, 2, 20),
        (1, 3, 20),
        (2, 4, 9),
    ]
    assert [(place.tie, place.clause) for place in standings] == [
        ("first-in-order", "RR-46"),
        ("first-in-order", "RR-46"),
        ("dice-in-play", "RV-5.1"),
        ("", ""),
    ]
    assert standings[0].parts == {"population": 20}
    assert flow.outcome is not None
    assert flow.outcome.winners == [3]
