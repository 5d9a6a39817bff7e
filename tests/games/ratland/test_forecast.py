"""What a player of RatLand can see coming: the meal of the turn, births, and what a deployment asks for."""

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.forecast import Forecast, Meal
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import LATER, sewers

TURN = ["rats", "attack", "nursery", "return", "cheese", "feeding"]


def seen(flow: Flow, seat: int = 0) -> Forecast:
    flow.settle()
    return RATLAND.see(flow, seat).forecast


def meal_of(flow: Flow, seat: int = 0) -> Meal:
    meal = seen(flow, seat).meal
    assert meal is not None
    return meal


def pick(flow: Flow, *picks: int, seat: int = 0) -> None:
    flow.settle()
    for action in picks:
        flow.play(seat, action)


@pytest.mark.clause("RL-9.1", "RL-7.1")
def test_rl_7_1_lost_and_poisoned_rats_are_home_when_the_meal_is_served() -> None:
    flow = sewers(3, TURN, A={"pantry": 5, "infirmary": 1, "lost": 2, "cheese": 1})

    assert seen(flow).meal == Meal(rats=8, pups=0, cost=3, short=2)
    assert seen(flow).healthy == 5


@pytest.mark.clause("RL-6.1", "RL-4.1")
def test_rl_6_1_pups_of_the_picks_so_far_eat_too() -> None:
    flow = sewers(3, TURN, A={"pantry": 7, "cheese": 2})
    pick(flow, 0, 0, 0, 0, 0, 5, 2)

    assert seen(flow).meal == Meal(rats=9, pups=2, cost=3, short=1)
    assert meal_of(flow, 1).pups == 0  # others have not placed any, and see nothing of it
    assert seen(flow, SPECTATOR).meal is None


@pytest.mark.clause("RL-6.1")
def test_rl_6_1_while_rats_are_deployed_the_meal_is_told_by_how_many_breed() -> None:
    forecast = seen(sewers(3, TURN, A={"pantry": 3, "cheese": 2}, B={"graveyard": 96}))

    assert forecast.breeding == ["nursery"]
    assert [way.sent for way in forecast.meals] == [[0], [1], [2], [3]]
    assert [(way.meal.pups, way.meal.rats) for way in forecast.meals] == [(0, 3), (1, 4), (2, 5), (2, 5)]


@pytest.mark.clause("RL-13.9")
@pytest.mark.parametrize(("past", "pups"), [([], [1, 1, 2]), (LATER, [1, 2, 3])])
def test_rl_13_9_the_family_has_one_more(past: list[str], pups: list[int]) -> None:
    flow = sewers(3, TURN, clans="true", past_events=past, A={"pantry": 2, "clan": "family"})

    assert [way.meal.pups for way in seen(flow).meals] == pups


@pytest.mark.clause("RL-11.14")
def test_rl_11_14_with_locked_and_loaded_the_pantry_breeds_as_well() -> None:
    flow = sewers(3, TURN, past_events=["locked-and-loaded"], A={"pantry": 5, "cheese": 9})
    pick(flow, 1, 2)

    assert seen(flow).breeding == ["pantry", "nursery"]
    assert seen(flow).meal == Meal(rats=8, pups=3, cost=3, short=0)
    assert (seen(flow).limited, seen(flow).limit) == (["pantry", "nursery"], 3)


@pytest.mark.clause("RL-11.14", "RL-13.9")
@pytest.mark.parametrize("sent", [(2, 0), (0, 2), (1, 1), (0, 0)])
def test_rl_11_14_each_way_to_send_rats_to_both_rooms_is_told_before_it_is_picked(sent: tuple[int, int]) -> None:
    def flow() -> Flow:
        family = {"pantry": 5, "cheese": 9, "clan": "family"}
        return sewers(3, TURN, clans="true", past_events=["locked-and-loaded"], A=family)

    planned = next(way.meal for way in seen(flow()).meals if way.sent == list(sent))
    placed = flow()
    pick(placed, *sent)

    assert planned == meal_of(placed)
    assert planned.pups == sum(sent) + 1


@pytest.mark.clause("RL-4.3", "RL-11.14")
def test_rl_4_3_with_two_players_only_the_nursery_breeds() -> None:
    forecast = seen(sewers(2, TURN, past_events=["locked-and-loaded"], A={"pantry": 5}))

    assert forecast.breeding == forecast.limited == ["nursery"]
    assert [way.sent for way in forecast.meals] == [[0], [1], [2], [3]]


@pytest.mark.clause("RL-2.2", "RL-5.1")
def test_rl_5_1_everybody_knows_who_comes_first_and_whom_the_own_pipes_lead_to() -> None:
    flow = sewers(4, TURN, active="C")

    assert seen(flow).order == seen(flow, SPECTATOR).order == [2, 3, 0, 1]
    assert seen(flow).pipes == {"left-pipe": 1, "right-pipe": 3}
    assert seen(flow, SPECTATOR).pipes == {}


@pytest.mark.clause("RL-3.2", "RL-4.3")
@pytest.mark.parametrize(("players", "food"), [(2, [2]), (6, [2]), (7, [1, 2])])
def test_rl_3_2_everybody_knows_the_food_of_the_turn_and_where_rats_may_be_placed(
    players: int, food: list[int]
) -> None:
    told = seen(sewers(players, TURN, past_food=[1, 2]), SPECTATOR)

    assert told.food == food
    assert ("pantry" in told.zones) == (players > 2)
    assert len(told.zones) == (7 if players > 2 else 6)


@pytest.mark.clause("RL-8.1")
def test_rl_8_1_while_somebody_is_asked_there_the_area_is_known() -> None:
    flow = sewers(3, ["cheese"], clans="true", past_food=[1], A={"clan": "corrupt", "city": 2})

    assert [seen(flow, seat).area for seat in (0, 1, SPECTATOR)] == ["dump"] * 3
    pick(flow, 0)
    assert seen(flow).area == "city"
    assert seen(sewers(3, TURN)).area == ""


@pytest.mark.clause("RL-11.7", "RL-11.8")
def test_rl_11_8_a_deployment_tells_what_it_asks_for_and_how_much_of_it() -> None:
    joined = seen(sewers(3, TURN, past_events=["just-in-time"], A={"pantry": 4, "infirmary": 2, "lost": 1}))
    alarm = seen(sewers(3, TURN, past_events=["sound-the-alarm"], A={"pantry": 4, "cheese": 3}))

    asked = [(share.question, share.kind, share.most) for share in joined.shares]
    assert asked[:3] == [("infirmary", "join", 2), ("lost", "join", 1), ("dump", "zone", 0)]
    assert len(joined.meals) == 8
    assert [(share.kind, share.most) for share in alarm.shares][-1] == ("cheese", 1)


@pytest.mark.clause("RL-6.1", "RL-9.1")
def test_rl_9_1_after_the_deployment_the_table_tells_it() -> None:
    sports, family = {"clan": "sports", "pantry": 5, "lost": 1, "cheese": 0}, {"clan": "family"}
    moving = sewers(3, TURN, clans="true", A=sports, B=family)
    for seat in range(3):
        pick(moving, *[0] * 5, *((3, 2) if seat == 0 else (7, 0)), seat=seat)
    trading = sewers(
        3, ["feeding"], past_events=["rattibal-lector"], A={"nursery": 2, "pantry": 3, "lost": 1, "cheese": 0}
    )

    assert seen(trading).meal == Meal(rats=5, pups=0, cost=1, short=1)
    assert RATLAND.see(moving, 0).pending[-1].step == "redeploy"
    assert seen(moving).meal == Meal(rats=8, pups=2, cost=3, short=3)
    assert meal_of(moving, 1).pups == 1  # RL-13.9: with nobody in the nursery
    assert seen(moving).limit == 0


@pytest.mark.clause("RL-13.7")
def test_rl_13_7_after_the_meal_there_is_none_ahead() -> None:
    flow = sewers(3, ["feeding"], clans="true", A={"clan": "alchemist", "pantry": 3, "cheese": 4})
    flow.settle()

    assert RATLAND.see(flow, 0).decision is not None
    assert seen(flow).meal is None
