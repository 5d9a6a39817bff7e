"""What a player of Ratzzia is told before stopping: what it would bring, or what must be placed first."""

from typing import Any

import pytest

from rathaus.core.seats import SPECTATOR
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.forecast import ColumnGain, Forecast, Gift
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import cupboard

FREE: dict[str, Any] = {"options": {"forced_counts_as_placed": "true"}, "forced": 1}


def seen(flow: Flow, seat: int = 0) -> Forecast:
    forecast = RATZZIA.see(flow, seat).forecast
    assert forecast is not None
    return forecast


def placing(players: int = 4, **table: Any) -> Flow:
    return cupboard(players, "placing", **{"rolled": ["1"], **FREE, **table})


@pytest.mark.clause("RZ-7.3", "RZ-7.4")
def test_rz_7_3_stopping_pays_squares_and_rewards_column_by_column() -> None:
    flow = placing(C3=["A1", "A2", "A3", "B4", "B5", "B6"], C4=["C4", "C4", "C1", "C4", "C4"])

    forecast = seen(flow)
    assert forecast.columns == [
        ColumnGain(3, "sausages", [0, 2, 0, 0], jar=5),
        ColumnGain(4, "sausages", [0, 0, 2, 0], jar=3),
    ]
    assert [after - now for after, now in zip(forecast.food, flow.table.food, strict=True)] == [8, 2, 2, 0]
    assert forecast.sacks == [0] * 4
    assert (forecast.may_stop, forecast.asks, forecast.is_won) == (True, "", False)
    assert flow.rng.draws == 0


@pytest.mark.clause("RZ-12.4b", "RZ-10.1")
def test_rz_12_4b_what_is_secured_what_is_needed_and_who_wins() -> None:
    column = ["B1", "B1", "A3", "A3", "B1", "B1"]
    rich = seen(placing(C7=column, A={"food": 9, "sack": 20}))
    poor = seen(placing(C7=["B1", "B1", "A5", "A5", "B1", "B1"]))

    assert (rich.columns[0].secured, rich.sacks[0], rich.is_won) == (6, 26, True)
    assert (poor.columns[0].secured, poor.columns[0].needed, poor.is_won) == (0, 10, False)


@pytest.mark.clause("RZ-12.2a", "RZ-12.6")
def test_rz_12_6_candies_and_gifts_are_told_and_questions_named() -> None:
    assert seen(placing(C2=["A2", "B2", "A2", "B2"])).columns[0].candies == 1
    assert seen(placing(C1=["A1", "B1", "A1", "B2"])).asks == "choose-column"
    shared = seen(placing(2, rolled=["2"], C9=["A3", "A5", "B3", "B1"]))
    assert shared.columns[0].gifts == [Gift(0, 1, 2), Gift(1, 0, 3)]


@pytest.mark.clause("RZ-5.4", "RZ-11.3")
def test_rz_5_4_who_may_not_stop_is_told_what_is_due() -> None:
    own = seen(cupboard(4, "placing", rolled=["1"]))
    support = seen(cupboard(2, "placing", rolled=["1"], rolled_support=["2", "3"]))

    assert (own.may_stop, own.is_own_due, own.support_due) == (False, True, 0)
    assert (support.may_stop, support.is_own_due) == (False, True)
    assert support.support_due > 0
    assert own.columns == []


@pytest.mark.clause("RZ-5.4")
def test_rz_5_4_only_who_places_dice_is_told() -> None:
    assert RATZZIA.see(placing(), 1).forecast is None
    assert RATZZIA.see(placing(), SPECTATOR).forecast is None
    assert RATZZIA.see(cupboard(), 0).forecast is None
