"""RL-13.14: the Seer; RL-13.2: which side of a clan card is in force."""

from typing import Any

import pytest

from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import encode
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import CHEESE_INTO_RATS, FORESEE_EVENT, FORESEE_FOOD, MOVE_AFTER_REVEAL
from rathaus.games.ratland.effects import clan_now, having, is_final_stage
from rathaus.games.ratland.events import EventRevealed
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import END, FINALS, STARTING, deploy, sewers

LATER = [*STARTING, "holy-rat"]
SEER = {"clan": "seer"}


def table_of(players: int = 3, phases: tuple[str, ...] = ("rats",), **table: Any) -> Flow:
    """A is the Seer; food cards come in any order."""
    return sewers(players, phases, food_order="shuffled", A=SEER, **table)


def next_smells(flow: Flow) -> list[dict[str, int]]:
    """What the bags of the next turn will hold, as everybody will see it then."""
    later = flow.copy()
    later.table.past_food = [*later.table.past_food, *later.table.food_deck[: -later.table.boxes - 1 : -1]]
    return RATLAND.see(later, SPECTATOR).smells


# RL-13.14: Seer.


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_first_side_sees_the_next_event() -> None:
    flow = table_of(past_events=["abundance"], next_events=["we-did-it", "massive-attacks"], next_food=["7", "3"])
    view = RATLAND.see(flow, 0)

    assert (view.foreseen_events, view.foreseen_food) == (["we-did-it"], [])


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_second_side_sees_the_next_food_card_too() -> None:
    flow = table_of(past_events=LATER, next_events=["drunk", END], next_food=["7", "3"])
    view = RATLAND.see(flow, 0)

    assert (view.foreseen_events, view.foreseen_food) == (["drunk"], [7])
    assert view.foreseen_smells == next_smells(flow)


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_with_two_boxes_it_sees_the_next_two_food_cards() -> None:
    flow = table_of(7, past_events=LATER, next_events=["drunk"], next_food=["7", "3", "1"])
    view = RATLAND.see(flow, 0)

    assert (view.foreseen_events, view.foreseen_food) == (["drunk"], [7, 3])
    assert view.foreseen_smells == next_smells(flow)


@pytest.mark.clause("RL-13.14")
@pytest.mark.parametrize("phase", ["event", "rats", "attack", "nursery", "return", "cheese", "feeding"])
def test_rl_13_14_it_may_look_at_any_time(phase: str) -> None:
    flow = table_of(phases=(phase,), past_events=["abundance"], next_events=["we-did-it"])

    assert RATLAND.see(flow, 0).foreseen_events == ["we-did-it"]


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_it_may_look_before_the_first_event() -> None:
    flow = table_of(phases=("turns",), next_events=["we-did-it"])

    assert RATLAND.see(flow, 0).foreseen_events == ["we-did-it"]


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_it_may_look_while_the_others_deploy() -> None:
    flow = table_of(past_events=["abundance"], next_events=["we-did-it"])
    flow.settle()
    deploy(flow, 0, [7, 0, 0, 0, 0, 0, 0])

    assert RATLAND.see(flow, 0).foreseen_events == ["we-did-it"]


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_what_it_saw_comes_next() -> None:
    flow = table_of(phases=("event",), past_events=["abundance"])
    foreseen = RATLAND.see(flow, 0).foreseen_events[0]
    told = flow.listen()
    flow.settle()

    assert told[0] == EventRevealed(card=foreseen)


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_it_foresees_the_end() -> None:
    flow = table_of(past_events=LATER, next_events=[END])

    assert RATLAND.see(flow, 0).foreseen_events == [END]


@pytest.mark.clause("RL-13.14")
@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2])
def test_rl_13_14_nobody_else_sees_them(seat: int) -> None:
    view = RATLAND.see(table_of(past_events=LATER), seat)

    assert (view.foreseen_events, view.foreseen_food) == ([], [])


@pytest.mark.clause("RL-13.14")
@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2])
def test_rl_13_14_what_it_sees_is_in_nobody_else_s_bytes(seat: int) -> None:
    one = table_of(past_events=LATER, next_events=["drunk"], next_food=["7"])
    other = table_of(past_events=LATER, next_events=[END], next_food=["3"])

    assert encode(RATLAND.see(one, seat)) == encode(RATLAND.see(other, seat))
    assert encode(RATLAND.see(one, 0)) != encode(RATLAND.see(other, 0))


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_what_lies_below_is_not_in_its_bytes() -> None:
    one = table_of(past_events=LATER, next_events=["drunk", "dr-cheese"], next_food=["7", "3"])
    other = table_of(past_events=LATER, next_events=["drunk", END], next_food=["7", "4"])

    assert encode(RATLAND.see(one, 0)) == encode(RATLAND.see(other, 0))


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_another_clan_sees_nothing() -> None:
    flow = sewers(3, ["rats"], past_events=LATER, A={"clan": "sports"})

    assert RATLAND.see(flow, 0).foreseen_events == []


@pytest.mark.clause("RL-13.14", "RL-13.15")
def test_rl_13_14_with_two_boxes_two_seers_see_the_same() -> None:
    flow = sewers(7, ["rats"], past_events=LATER, next_food=["7", "3"], A=SEER, E=SEER)

    assert RATLAND.see(flow, 4).foreseen_food == RATLAND.see(flow, 0).foreseen_food == [7, 3]


@pytest.mark.clause("RL-13.14")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("past", [["abundance"], STARTING, LATER])
def test_rl_13_14_an_imagined_deck_begins_with_what_was_seen(past: list[str], players: int, seed: str) -> None:
    view = RATLAND.see(table_of(players, past_events=past), 0)
    imagined = RATLAND.imagine(view, fast(seed))

    assert encode(RATLAND.see(imagined, 0)) == encode(view)
    assert all(found == expected for found, expected in RATLAND.laws(imagined).values())


@pytest.mark.clause("RL-13.14")
def test_rl_13_14_once_the_end_is_foreseen_it_is_imagined_once() -> None:
    view = RATLAND.see(table_of(past_events=LATER, next_events=[END]), 0)
    imagined = RATLAND.imagine(view, fast("dream"))

    assert RATLAND.facts(imagined)["next_events"].count(END) == 1


# RL-13.2: two sides.


@pytest.mark.clause("RL-13.2")
@pytest.mark.parametrize("event", STARTING)
def test_rl_13_2_the_first_side_holds_during_starting_events(event: str) -> None:
    flow = sewers(3, ["feeding"], past_events=[event], A={"clan": "alchemist"})

    assert clan_now(flow, 0, CHEESE_INTO_RATS) == 1


@pytest.mark.clause("RL-13.2")
@pytest.mark.parametrize("event", FINALS)
def test_rl_13_2_the_second_side_holds_from_the_first_final_event_on(event: str) -> None:
    flow = sewers(3, ["feeding"], past_events=[*STARTING, event], A={"clan": "alchemist"})

    assert clan_now(flow, 0, CHEESE_INTO_RATS) == 2


@pytest.mark.clause("RL-13.2")
def test_rl_13_2_the_first_side_holds_before_any_event() -> None:
    flow = sewers(3, ["turns"], A={"clan": "alchemist"})

    assert not is_final_stage(flow)
    assert clan_now(flow, 0, CHEESE_INTO_RATS) == 1


@pytest.mark.clause("RL-13.2")
def test_rl_13_2_the_side_changes_when_the_event_is_revealed() -> None:
    flow = sewers(3, ["event"], past_events=STARTING, next_events=["drunk"], A={"clan": "sports"})
    before = clan_now(flow, 0, MOVE_AFTER_REVEAL)
    flow.settle()

    assert (before, clan_now(flow, 0, MOVE_AFTER_REVEAL)) == (1, 3)


@pytest.mark.clause("RL-13.2")
@pytest.mark.parametrize("clan", range(12))
def test_rl_13_2_the_second_side_replaces_the_first(clan: int) -> None:
    name = RATLAND.data.clans[clan]
    first, second = (sewers(3, ["rats"], past_events=past, A={"clan": name}) for past in (STARTING, LATER))

    assert effects(first) == RATLAND.data.clan_effects[0][clan]
    assert effects(second) == RATLAND.data.clan_effects[1][clan]


def effects(flow: Flow) -> list[int]:
    """How much A's clan has of each effect now."""
    return [clan_now(flow, 0, effect) for effect in range(FORESEE_FOOD + 1)]


@pytest.mark.clause("RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 4]), ("B", [4, 0]), ("E", [4, 0]), ("F", [0, 4])])
def test_rl_13_15_who_has_an_ability_has_it_in_active_order(active: str, order: list[int]) -> None:
    flow = sewers(7, ["rats"], active=active, A=SEER, E=SEER, B={"clan": "ninja"})

    assert having(flow, FORESEE_EVENT) == order


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_without_clans_nobody_has_an_ability() -> None:
    flow = sewers(3, ["rats"])

    assert having(flow, FORESEE_EVENT, CHEESE_INTO_RATS) == []
    assert effects(flow) == [0] * (FORESEE_FOOD + 1)
