"""RL-12.3 … RL-12.5: the combat in an area, and what an aggressive board costs."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.events import Event
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import RatWounded
from rathaus.games.ratland.components import DUMP, INFIRMARY
from rathaus.games.ratland.events import ClanFed, PiecesDrawn, RatsReturned
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import Unshuffled, fierce, sewers


def searching(players: int = 3, phases: tuple[str, ...] = ("cheese",), **table: Any) -> Flow:
    """The search for cheese up to its first question; the dump holds white pieces only, for all it matters."""
    flow = sewers(players, phases, rng=Unshuffled(), past_food=["1"], **table)
    flow.settle()
    return flow


def draws(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, len(event.pieces)) for event in told if isinstance(event, PiecesDrawn)]


def searched(players: int = 3, *, wounding: int | None = None, **table: Any) -> list[tuple[int, int]]:
    """Who draws how much in the whole phase, with A wounding one rat if it comes to that."""
    flow = sewers(players, ["cheese"], rng=Unshuffled(), past_food=["1"], **table)
    told = flow.listen()
    flow.settle()
    if wounding is not None:
        flow.play(0, wounding)
    return draws(told)


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_an_aggressive_player_with_most_rats_chooses_among_the_others_there() -> None:
    flow = searching(4, A=fierce(dump=3), B={"dump": 1}, C={"city": 1}, D={"dump": 2})

    assert RATLAND.see(flow, 0).decision == Decision(
        "wound-rat",
        {"area": "dump"},
        [SpelledOption(1, "wound", {"player": "B"}), SpelledOption(3, "wound", {"player": "D"})],
        "RL-12.3",
    )
    assert flow.asked() == [0]


@pytest.mark.clause("RL-12.3")
@pytest.mark.parametrize("nobody", [0, 2])
def test_rl_12_3_neither_the_own_rats_nor_those_of_who_is_absent_can_be_wounded(nobody: int) -> None:
    flow = searching(A=fierce(dump=3), B={"dump": 1}, C={"city": 1})

    with pytest.raises(IllegalActionError):
        flow.play(0, nobody)


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_the_wounded_rat_goes_to_its_owner_s_infirmary() -> None:
    flow = searching(A=fierce(dump=3), B={"dump": 2}, C={"dump": 1})
    flow.play(0, 1)

    assert (flow.table.rats_in(1, DUMP), flow.table.rats_in(1, INFIRMARY)) == (1, 1)
    assert (flow.table.rats_in(2, DUMP), flow.table.rats_in(2, INFIRMARY)) == (1, 0)


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_a_wound_is_told() -> None:
    flow = searching(A=fierce(dump=3), B={"dump": 2})
    told = flow.listen()
    flow.play(0, 1)

    assert told[0] == RatWounded(fighter=0, seat=1, area="dump")


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_the_rats_of_the_box_stay_the_same() -> None:
    flow = searching(A=fierce(dump=3), B={"dump": 2})
    flow.play(0, 1)

    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_a_wounded_rat_is_fed() -> None:
    flow = searching(phases=("cheese", "feeding"), A=fierce(dump=3), B={"dump": 1, "pantry": 3})
    told = flow.listen()
    flow.play(0, 1)

    assert ClanFed(seat=1, rats=4, cheese=1) in told


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_a_wounded_rat_is_not_deployable_next_turn() -> None:
    flow = searching(phases=("cheese", "rats"), A=fierce(dump=3), B={"dump": 1, "pantry": 3})
    flow.play(0, 1)

    assert flow.options(1) == [0, 1, 2, 3]


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_a_wounded_rat_comes_home_with_the_poisoned_ones() -> None:
    flow = searching(phases=("cheese", "return"), A=fierce(dump=3), B={"dump": 1, "pantry": 3})
    told = flow.listen()
    flow.play(0, 1)

    assert told[-1] == RatsReturned(seat=1, poisoned=1, lost=0)


@pytest.mark.clause("RL-12.3")
@pytest.mark.parametrize(("active", "fighters"), [("A", [0]), ("B", []), ("C", [2]), ("D", [0])])
def test_rl_12_3_who_has_most_rats_is_found_in_active_order(active: str, fighters: list[int]) -> None:
    flow = searching(4, active=active, A=fierce(dump=2), B={"dump": 2}, C=fierce(dump=2), D={"dump": 1})

    assert flow.asked() == fighters


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_if_the_strongest_is_not_aggressive_nobody_wounds() -> None:
    flow = searching(A=fierce(dump=2), B={"dump": 3}, C={"dump": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_on_standard_boards_nobody_wounds() -> None:
    flow = searching(A={"dump": 3}, B={"dump": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_of_two_aggressive_players_only_the_strongest_wounds() -> None:
    flow = searching(A=fierce(dump=3), B=fierce(dump=2), C={"dump": 1})
    flow.play(0, 2)

    assert flow.asked() == []


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_who_is_alone_in_an_area_wounds_nobody() -> None:
    flow = searching(A=fierce(dump=3), B={"city": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_where_nobody_was_sent_there_is_no_fight() -> None:
    flow = searching(A=fierce(clan="corrupt", pantry=1), B=fierce(pantry=1))
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, 0)

    assert not any(isinstance(event, RatWounded) for event in told)


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_every_area_has_a_fight_of_its_own() -> None:
    flow = searching(A=fierce(dump=2, city=2), B=fierce(dump=1, field=2), C={"city": 1, "field": 1})
    told = flow.listen()
    for fighter, victim in [(0, 1), (0, 2), (1, 2)]:
        flow.play(fighter, victim)

    assert [event for event in told if isinstance(event, RatWounded)] == [
        RatWounded(fighter=0, seat=1, area="dump"),
        RatWounded(fighter=0, seat=2, area="city"),
        RatWounded(fighter=1, seat=2, area="field"),
    ]


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_the_fight_comes_before_all_draws() -> None:
    flow = sewers(3, ["cheese"], past_food=["1"], A=fierce(dump=3), B={"dump": 1}, C={"dump": 2})
    told = flow.listen()
    flow.settle()

    assert flow.asked() == [0]
    assert draws(told) == []


@pytest.mark.clause("RL-12.3")
def test_rl_12_3_two_players_fight_too() -> None:
    flow = searching(2, A={"dump": 1}, B=fierce(dump=2))

    assert (flow.asked(), flow.options(1)) == ([1], [0])


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_the_wounded_rat_draws_nothing() -> None:
    assert searched(wounding=1, A=fierce(dump=4), B={"dump": 3}, C={"dump": 2}) == [(2, 2), (1, 2), (0, 3)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_a_single_wounded_rat_leaves_nobody_to_draw() -> None:
    assert searched(wounding=1, A=fierce(dump=2), B={"dump": 1}) == [(0, 1)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_an_aggressive_board_draws_one_less_in_each_area() -> None:
    assert searched(A=fierce(dump=3, city=2, field=1)) == [(0, 2), (0, 1)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_an_aggressive_board_draws_one_less_wherever_it_is_not_the_strongest_too() -> None:
    assert searched(A=fierce(dump=2), B={"dump": 3}) == [(0, 1), (1, 3)]


@pytest.mark.clause("RL-12.4")
@pytest.mark.parametrize(("sent", "drawn"), [(1, []), (2, []), (3, [(1, 1)])])
def test_rl_12_4_aggressive_and_wounded_draws_two_less_but_no_less_than_none(
    sent: int, drawn: list[tuple[int, int]]
) -> None:
    assert searched(wounding=1, A=fierce(dump=4), B=fierce(dump=sent)) == [*drawn, (0, 3)]


@pytest.mark.clause("RL-12.4")
@pytest.mark.parametrize(("sent", "drawn"), [(1, []), (2, [(1, 1)]), (3, [(1, 2)])])
def test_rl_12_4_a_recycler_draws_one_more_before_the_limit_counts(sent: int, drawn: list[tuple[int, int]]) -> None:
    assert searched(wounding=1, A=fierce(dump=4), B=fierce(clan="recycler", dump=sent)) == [*drawn, (0, 3)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_a_recycler_s_single_wounded_rat_still_draws_its_extra_piece() -> None:
    assert searched(wounding=1, A=fierce(dump=2), B={"clan": "recycler", "dump": 1}) == [(1, 1), (0, 1)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_a_scavenger_s_piece_is_unaffected() -> None:
    flow = searching(A=fierce(clan="scavenger", pantry=1), B={"dump": 1})
    told = flow.listen()
    flow.play(0, 1)

    assert draws(told)[0] == (0, 1)


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_a_wound_counts_in_its_own_area_only() -> None:
    assert searched(wounding=1, A=fierce(dump=2), B={"dump": 1, "city": 1}) == [(0, 1), (1, 1)]


@pytest.mark.clause("RL-12.4")
def test_rl_12_4_a_wound_is_forgotten_when_the_area_is_over() -> None:
    flow = searching(A=fierce(dump=2), B={"dump": 1})
    flow.play(0, 1)

    assert RATLAND.facts(flow)["wounded"] == ""


@pytest.mark.clause("RL-12.5")
def test_rl_12_5_the_order_goes_by_the_rats_sent() -> None:
    drawn = searched(wounding=1, A=fierce(dump=4), B={"dump": 3}, C={"dump": 3})

    # By their draws, 3 of A would come before 3 of C; by the rats sent, 4 come last.
    assert drawn == [(1, 2), (2, 3), (0, 3)]


@pytest.mark.clause("RL-12.5")
def test_rl_12_5_a_wounded_player_does_not_move_up() -> None:
    drawn = searched(active="C", wounding=2, A=fierce(dump=5), B={"dump": 3}, C={"dump": 4})

    # B and C both draw three; C sent more.
    assert drawn == [(1, 3), (2, 3), (0, 4)]
