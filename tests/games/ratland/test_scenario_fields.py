"""RatLand's table in a scenario's words."""

from typing import Any

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.components import BLUE
from tests.games.ratland.builder import END, FINALS, STARTING, deploy, sewers


def problem(players: int = 3, **table: Any) -> str:
    """What is wrong with a table."""
    with pytest.raises(FieldError) as caught:
        sewers(players, **table)
    return str(caught.value)


def test_what_is_not_named_is_as_at_the_start() -> None:
    start = RATLAND.start(3, {"food_order": "ascending"}, fast("rats"))
    before = RATLAND.facts(start)
    RATLAND.arrange(start, Fields({}, ["table"]))
    after = RATLAND.facts(start)

    assert {name for name in after if after[name] != before[name]} == {"next_events"}


def test_without_phases_the_whole_game_is_played() -> None:
    flow = RATLAND.start(3, {"food_order": "ascending"}, fast("rats"))
    RATLAND.arrange(flow, Fields({}, ["table"]))
    flow.settle()

    assert RATLAND.turns(flow) == 1


def test_the_pile_takes_the_rest() -> None:
    flow = sewers(3, A={"pantry": 10, "lost": 1}, B={"graveyard": 4})

    assert flow.table.pile == 115 - 11 - 11 - 7


def test_a_pile_that_is_named_must_fit() -> None:
    flow = sewers(3, pile=94)

    assert flow.table.pile == 94


def test_a_pile_that_does_not_fit_is_refused() -> None:
    assert problem(pile=90) == ("table.pile: 90 in the pile and 21 in the clans are not the 115 rats of the box")


def test_more_rats_than_the_box_has_are_refused() -> None:
    assert problem(A={"pantry": 100, "graveyard": 2}) == "table: the clans hold 116 rats, but the box has 115"


def test_a_clan_with_one_zone_named_has_no_rats_in_the_others() -> None:
    flow = sewers(3, A={"city": 2})
    clan = RATLAND.facts(flow)["A"]

    assert (clan["city"], clan["pantry"]) == (2, 0)


def test_a_clan_with_only_other_things_named_keeps_its_rats() -> None:
    flow = sewers(3, A={"cheese": 8, "infirmary": 1})
    clan = RATLAND.facts(flow)["A"]

    assert (clan["cheese"], clan["infirmary"], clan["pantry"]) == (8, 1, 7)


def test_phases_are_played_in_their_order_and_no_others() -> None:
    flow = sewers(3, ["nursery", "feeding"], A={"nursery": 2, "cheese": 1})
    flow.settle()

    assert flow.todo == []
    assert (flow.table.living_rats(0), flow.table.cheese[0]) == (4, 0)


def test_a_turn_that_has_begun_shows_its_cards() -> None:
    facts = RATLAND.facts(sewers(3, ["cheese"]))

    assert facts["turn"] == 1
    assert (facts["past_events"], facts["past_food"]) == ([STARTING[0]], ["1"])


def test_a_turn_that_has_not_begun_shows_none() -> None:
    facts = RATLAND.facts(sewers(3, ["event", "rats"]))

    assert facts["turn"] == 0
    assert (facts["past_events"], facts["past_food"]) == ([], [])


def test_the_card_that_lies_open_is_not_one_that_is_to_come() -> None:
    facts = RATLAND.facts(sewers(3, ["cheese"], next_events=[STARTING[0]], next_food=["1"]))

    assert (facts["past_events"], facts["past_food"]) == ([STARTING[1]], ["2"])


def test_cards_that_are_named_come_next() -> None:
    facts = RATLAND.facts(sewers(3, next_events=["drunk", "abundance"], next_food=["7", "3"]))

    assert facts["next_events"][:2] == ["drunk", "abundance"]
    assert facts["next_food"] == ["7", "3", "1", "2", "4", "5", "6", "8", "9"]


def test_below_them_the_deck_is_made_up_with_the_end_last() -> None:
    facts = RATLAND.facts(sewers(3, next_events=["drunk"]))

    assert len(facts["next_events"]) == 10
    assert sum(event in FINALS for event in facts["next_events"]) == 4
    assert facts["next_events"][-1] == END


def test_the_end_of_the_game_is_there_once() -> None:
    facts = RATLAND.facts(sewers(3, next_events=[*STARTING, END]))

    assert facts["next_events"].count(END) == 1
    assert len(facts["next_events"]) == 10


def test_all_cards_are_there() -> None:
    flow = sewers(3, ["cheese"], past_events=["abundance", "drunk"], past_food=["4", "8"])

    assert RATLAND.laws(flow) == {"rats": (115, 115), "event cards": (10, 10), "food cards": (9, 9)}


def test_the_bag_is_named_from_its_top() -> None:
    flow = sewers(3, [], bag=["blue", "white", "yellow"])

    assert flow.table.bag[-1] == BLUE


@pytest.mark.parametrize(("letter", "seat"), [("A", 0), ("B", 1), ("C", 2)])
def test_the_active_player_is_named_by_a_letter(letter: str, seat: int) -> None:
    flow = sewers(3, active=letter)

    assert flow.table.active == seat


def test_a_letter_beyond_the_table_is_refused() -> None:
    assert problem(active="D") == "table.active: 'D' is no seat, expected A to C"


def test_a_clan_beyond_the_table_is_refused() -> None:
    assert problem(D={"cheese": 1}).startswith("table.D: unknown field, expected one of A, B, C, active")


def test_an_unknown_field_is_refused() -> None:
    assert problem(mice=3).startswith("table.mice: unknown field, expected one of ")


def test_an_unknown_field_of_a_clan_is_refused() -> None:
    assert problem(A={"attic": 3}).startswith("table.A.attic: unknown field, expected one of cheese, city")


def test_a_clan_that_is_no_table_is_refused() -> None:
    assert problem(A=7) == "table.A: 7 is not a table of fields"


@pytest.mark.parametrize("number", [-1, True, "3"])
def test_a_number_that_is_none_is_refused(number: object) -> None:
    assert problem(A={"cheese": number}) == f"table.A.cheese: {number!r} is not a number from 0 up"


def test_an_unknown_phase_is_refused() -> None:
    assert problem(phases=["sleep"]).startswith("table.phases: unknown 'sleep', expected one of event, rats")


def test_an_unknown_event_is_refused() -> None:
    assert problem(next_events=["flood"]).startswith("table.next_events: unknown 'flood', expected one of ")


def test_an_event_named_twice_is_refused() -> None:
    complaint = problem(next_events=["drunk", "drunk"])

    assert complaint == "table.next_events: 'drunk' is named 2 times, but there is one"


def test_a_food_card_named_twice_is_refused() -> None:
    complaint = problem(past_food=["3", "4", "3"])

    assert complaint == "table.past_food: '3' is named 2 times, but there is one"


def test_an_event_open_and_in_the_deck_is_refused() -> None:
    complaint = problem(past_events=["drunk"], next_events=["drunk"])

    assert complaint == "table.next_events: a card cannot lie open and in the deck at once"


def test_a_food_card_open_and_in_the_deck_is_refused() -> None:
    complaint = problem(past_food=["3"], next_food=["3"])

    assert complaint == "table.next_food: a card cannot lie open and in the deck at once"


def test_too_many_finals_are_refused() -> None:
    complaint = problem(past_events=FINALS[:2], next_events=FINALS[2:5])

    assert complaint == "table.next_events: 5 final events, but only 4 are played"


def test_facts_are_what_arrange_understands() -> None:
    facts = RATLAND.facts(
        sewers(
            3,
            ["cheese"],
            active="B",
            turn=6,
            past_events=[*STARTING, "drunk"],
            next_events=["holy-rat"],
            past_food=["2", "9"],
            bag=["black", "yellow"],
            A={"dump": 3, "infirmary": 1, "lost": 2, "graveyard": 4, "cheese": 0},
        )
    )
    again = RATLAND.start(3, {"food_order": "shuffled"}, fast("mice"))
    RATLAND.arrange(again, Fields(facts, ["table"]))

    assert RATLAND.facts(again) == facts


def test_facts_of_a_game_under_way_are_understood_too() -> None:
    flow = sewers(2)
    flow.settle()
    deploy(flow, 0, [3, 2, 0, 1, 1, 0])
    deploy(flow, 1, [0, 0, 4, 1, 1, 1])
    facts = RATLAND.facts(flow)
    RATLAND.arrange(flow, Fields(facts, ["table"]))

    assert RATLAND.facts(flow) == facts


@pytest.mark.parametrize(("name", "piece"), [("yellow", 0), ("blue", BLUE)])
def test_a_piece_is_named_by_its_colour(name: str, piece: int) -> None:
    assert RATLAND.piece(name) == piece


def test_an_unknown_piece_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown colour 'green', expected one of yellow, orange"):
        RATLAND.piece("green")
