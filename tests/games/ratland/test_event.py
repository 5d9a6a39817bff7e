"""RL-3: phase 1, event."""

import pytest

from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import CheeseForAll
from rathaus.games.ratland.events import EventRevealed, FoodRevealed, GameEnded, TurnBegan
from tests.games.ratland.builder import sewers


@pytest.mark.clause("RL-3.1")
def test_rl_3_1_in_the_first_turn_the_active_player_stays() -> None:
    flow = sewers(3, ["event"], active="B", turn=0)
    flow.settle()

    assert flow.table.active == 1


@pytest.mark.clause("RL-3.1")
def test_rl_3_1_from_the_second_turn_on_the_card_moves_to_the_left() -> None:
    flow = sewers(3, ["event"], active="B", turn=1)
    flow.settle()

    assert flow.table.active == 2


@pytest.mark.clause("RL-3.1")
def test_rl_3_1_left_of_the_last_seat_is_the_first() -> None:
    flow = sewers(3, ["event"], active="C", turn=4)
    flow.settle()

    assert flow.table.active == 0


@pytest.mark.clause("RL-3.2")
def test_rl_3_2_the_next_event_and_the_next_food_card_lie_open() -> None:
    flow = sewers(3, ["event"], next_events=["we-did-it"], next_food=["7"])
    flow.settle()
    facts = RATLAND.facts(flow)

    assert facts["past_events"] == ["we-did-it"]
    assert facts["past_food"] == ["7"]
    assert (len(facts["next_events"]), len(facts["next_food"])) == (9, 8)


@pytest.mark.clause("RL-3.2")
def test_rl_3_2_the_event_is_told_before_the_food() -> None:
    flow = sewers(3, ["event"], active="A", turn=1, next_events=["we-did-it"], next_food=["2"])
    told = flow.listen()
    flow.settle()

    assert told == [
        EventRevealed(card="we-did-it"),
        TurnBegan(turn=2, active=1),
        FoodRevealed(card=2),
    ]


@pytest.mark.clause("RL-3.2")
def test_rl_3_2_what_an_event_does_at_once_is_told_before_the_food() -> None:
    flow = sewers(3, ["event"], next_events=["abundance"], next_food=["2"])
    told = flow.listen()
    flow.settle()

    assert told[2:] == [CheeseForAll(cheese=1, seats=[0, 1, 2]), FoodRevealed(card=2)]


@pytest.mark.clause("RL-3.2")
@pytest.mark.parametrize(("players", "cards"), [(6, ["4"]), (7, ["4", "4"]), (12, ["4", "4"])])
def test_rl_3_2_with_two_boxes_two_food_cards_are_turned_over(players: int, cards: list[str]) -> None:
    flow = sewers(players, ["event"], next_food=cards)
    flow.settle()

    assert RATLAND.facts(flow)["past_food"] == cards


@pytest.mark.clause("RL-3.2")
def test_rl_3_2_both_food_cards_are_told() -> None:
    flow = sewers(7, ["event"], next_food=["4", "9"])
    told = flow.listen()
    flow.settle()

    assert told[-2:] == [FoodRevealed(card=4), FoodRevealed(card=9)]


@pytest.mark.clause("RL-3.2")
def test_rl_3_2_every_turn_is_counted() -> None:
    flow = sewers(3, ["event"], turn=3)
    flow.settle()

    assert RATLAND.turns(flow) == 4


@pytest.mark.clause("RL-3.3")
def test_rl_3_3_the_end_comes_at_once() -> None:
    flow = sewers(3, ["turns"], turn=5, next_events=["end-of-game"])
    flow.settle()

    assert flow.outcome is not None
    assert flow.todo == []


@pytest.mark.clause("RL-3.3")
def test_rl_3_3_the_turn_of_the_end_is_not_played() -> None:
    flow = sewers(3, ["turns"], turn=5, next_events=["end-of-game"], past_food=["1"], A={"nursery": 3})
    flow.settle()

    assert RATLAND.turns(flow) == 5
    assert RATLAND.facts(flow)["past_food"] == ["1"]
    assert RATLAND.facts(flow)["A"]["nursery"] == 3


@pytest.mark.clause("RL-3.3")
def test_rl_3_3_the_end_is_told_with_its_score() -> None:
    flow = sewers(2, ["turns"], turn=5, next_events=["end-of-game"], A={"pantry": 9})
    told = flow.listen()
    flow.settle()

    assert told == [EventRevealed(card="end-of-game"), GameEnded(winners=[0], scores=[9, 7])]


@pytest.mark.clause("RL-3.3", "RL-11.10")
def test_rl_11_10_the_end_of_the_game_has_no_other_effect() -> None:
    flow = sewers(2, ["turns"], turn=5, past_events=["abundance"], next_events=["end-of-game"])
    flow.settle()

    assert flow.table.cheese == [2, 2]


@pytest.mark.clause("RL-3.4")
def test_rl_3_4_marks_of_the_last_turn_are_wiped_off() -> None:
    flow = sewers(3, ["event"], turn=1, A={"used": True, "rejoined": 2})
    flow.settle()

    assert (flow.table.used, flow.table.rejoined) == ([False] * 3, [0] * 3)


@pytest.mark.clause("RL-3.4")
def test_rl_3_4_the_next_turn_has_an_event_of_its_own() -> None:
    flow = sewers(3, ["event"], turn=1, past_events=["abundance"], next_events=["we-did-it"])
    flow.settle()

    assert RATLAND.facts(flow)["past_events"] == ["abundance", "we-did-it"]
