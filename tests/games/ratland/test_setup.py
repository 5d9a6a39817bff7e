"""RL-1: components and set-up."""

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.rng import fast
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import PANTRY
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import END, FINALS, STARTING, sewers


def new_game(players: int = 4, seed: str = "rats", food_order: str = "shuffled") -> Flow:
    return RATLAND.start(players, RATLAND.agreed(players, {"food_order": food_order}), fast(seed))


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize("players", range(2, 13))
def test_rl_1_1_two_to_twelve_clans_can_play(players: int) -> None:
    flow = RATLAND.setup(players, {}, fast("rats"))

    assert flow.asked() == list(range(players))


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize("players", [0, 1, 13])
def test_rl_1_1_other_numbers_of_clans_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 12 players, not {players}"):
        RATLAND.setup(players, {}, fast("rats"))


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize(("players", "boxes"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_rl_1_1_seven_clans_and_more_play_with_two_boxes(players: int, boxes: int) -> None:
    flow = new_game(players)

    assert flow.table.boxes == boxes


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize(("players", "pile"), [(7, 181), (10, 160), (12, 146)])
def test_rl_1_1_two_boxes_hold_two_hundred_and_thirty_rats(players: int, pile: int) -> None:
    flow = new_game(players)

    assert flow.table.pile == pile
    assert RATLAND.laws(flow)["rats"] == (230, 230)


@pytest.mark.clause("RL-1.1")
def test_rl_1_1_two_boxes_have_every_food_card_twice() -> None:
    flow = new_game(7)

    assert sorted(RATLAND.facts(flow)["next_food"]) == sorted("123456789" * 2)


@pytest.mark.clause("RL-1.1")
def test_rl_1_1_with_two_boxes_ascending_food_is_one_one_two_two() -> None:
    flow = new_game(7, food_order="ascending")

    assert RATLAND.facts(flow)["next_food"] == list("112233445566778899")


@pytest.mark.clause("RL-1.1")
def test_rl_1_1_with_two_boxes_there_is_still_one_deck_of_events() -> None:
    flow = new_game(12)
    deck = RATLAND.facts(flow)["next_events"]

    assert (len(deck), len(set(deck))) == (10, 10)
    assert sorted(deck[:5]) == sorted(STARTING)


@pytest.mark.clause("RL-1.2")
@pytest.mark.parametrize(("players", "pile"), [(2, 101), (3, 94), (4, 87), (5, 80), (6, 73)])
def test_rl_1_2_the_common_pile_is_what_no_clan_owns(players: int, pile: int) -> None:
    flow = new_game(players)

    assert flow.table.pile == pile


@pytest.mark.clause("RL-1.2")
def test_rl_1_2_rats_in_clans_graveyards_and_pile_are_all_the_rats_of_the_box() -> None:
    flow = sewers(2, ["attack"], A={"pantry": 3, "lost": 2, "graveyard": 4})

    assert RATLAND.laws(flow)["rats"] == (115, 115)


@pytest.mark.clause("RL-1.2")
def test_rl_1_2_no_rat_appears_from_nowhere() -> None:
    flow = sewers(2, ["attack"])
    flow.table.pile += 1

    assert RATLAND.laws(flow)["rats"] == (116, 115)


@pytest.mark.clause("RL-1.3")
def test_rl_1_3_cheese_does_not_run_out() -> None:
    flow = sewers(2, ["cheese"], past_food=["1"], A={"dump": 12, "cheese": 200}, B={"nursery": 7})
    flow.settle()

    assert flow.table.cheese[0] == 206


@pytest.mark.clause("RL-1.4")
def test_rl_1_4_every_clan_begins_with_seven_rats_in_the_pantry() -> None:
    flow = new_game(3)

    assert [flow.table.rats_in(seat, PANTRY) for seat in range(3)] == [7, 7, 7]
    assert sum(flow.table.rats) == 21


@pytest.mark.clause("RL-1.4")
def test_rl_1_4_every_clan_begins_with_two_cheese() -> None:
    flow = new_game(3)

    assert flow.table.cheese == [2, 2, 2]


@pytest.mark.clause("RL-1.4")
def test_rl_1_4_a_clan_may_grow_until_the_pile_is_empty() -> None:
    flow = sewers(2, ["nursery"], A={"nursery": 60}, B={"pantry": 1})
    flow.settle()

    assert (flow.table.living_rats(0), flow.table.pile) == (114, 0)


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_the_five_starting_events_come_first() -> None:
    flow = new_game()
    deck = RATLAND.facts(flow)["next_events"]

    assert sorted(deck[:5]) == sorted(STARTING)


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_four_final_events_and_the_end_of_the_game_come_after_them() -> None:
    flow = new_game()
    rest = RATLAND.facts(flow)["next_events"][5:]

    assert rest.count(END) == 1
    assert len(set(rest)) == 5
    assert set(rest) <= {*FINALS, END}


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_any_final_event_may_be_among_the_four() -> None:
    decks = [RATLAND.facts(new_game(seed=str(seed)))["next_events"] for seed in range(100)]

    assert {event for deck in decks for event in deck} == {*STARTING, *FINALS, END}


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_the_end_may_be_any_of_the_last_five_cards() -> None:
    decks = [RATLAND.facts(new_game(seed=str(seed)))["next_events"] for seed in range(100)]

    assert {deck.index(END) for deck in decks} == {5, 6, 7, 8, 9}


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_the_starting_events_are_shuffled() -> None:
    tops = {RATLAND.facts(new_game(seed=str(seed)))["next_events"][0] for seed in range(100)}

    assert tops == set(STARTING)


@pytest.mark.clause("RL-1.5")
def test_rl_1_5_no_game_takes_more_decisions_than_nine_turns_have() -> None:
    assert RATLAND.bound(4) == 4 * (2 + 9 * 30)


@pytest.mark.clause("RL-1.6")
def test_rl_1_6_the_food_cards_are_shuffled() -> None:
    decks = [RATLAND.facts(new_game(seed=str(seed)))["next_food"] for seed in range(2)]

    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1]) == list("123456789")


@pytest.mark.clause("RL-1.6")
def test_rl_1_6_ascending_food_comes_from_one_to_nine() -> None:
    flow = new_game(food_order="ascending")

    assert RATLAND.facts(flow)["next_food"] == list("123456789")


@pytest.mark.clause("RL-1.6")
def test_rl_1_6_shuffled_is_what_is_played_when_nobody_says_otherwise() -> None:
    assert RATLAND.agreed(4, {})["food_order"] == "shuffled"


@pytest.mark.clause("RL-1.6")
def test_rl_1_6_another_order_is_refused() -> None:
    with pytest.raises(SetupError, match="'shuffled', 'ascending'"):
        RATLAND.agreed(4, {"food_order": "descending"})


@pytest.mark.clause("RL-1.7")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_rl_1_7_the_first_seat_is_active_where_that_was_agreed(seed: str) -> None:
    flow = RATLAND.start(4, RATLAND.agreed(4, {"start_player": "first_seat"}), fast(seed))

    assert flow.table.active == 0


@pytest.mark.clause("RL-1.7")
def test_rl_1_7_chance_decides_when_nobody_says_otherwise() -> None:
    assert RATLAND.agreed(4, {})["start_player"] == "random"


@pytest.mark.clause("RL-1.7")
def test_rl_1_7_anybody_may_be_the_first_active_player() -> None:
    first = {new_game(seed=str(seed)).table.active for seed in range(100)}

    assert first == {0, 1, 2, 3}
