"""RatLand's table in a scenario's words."""

from typing import Any

import pytest

from rathaus.core.errors import FieldError
from rathaus.core.flow import step_name
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.choosing import ChooseClan
from rathaus.games.ratland.components import BLUE
from tests.games.ratland.builder import END, FINALS, STARTING, deploy, sewers


def problem(players: int = 3, **table: Any) -> str:
    """What is wrong with a table."""
    with pytest.raises(FieldError) as caught:
        sewers(players, **table)
    return str(caught.value)


def test_what_is_not_named_is_as_at_the_start() -> None:
    start = RATLAND.start(3, RATLAND.agreed(3, {}), fast("rats"))
    before = RATLAND.facts(start)
    RATLAND.arrange(start, Fields({}, ["table"]))
    after = RATLAND.facts(start)

    assert {name for name in after if after[name] != before[name]} == {"next_events"}


def test_without_phases_the_whole_game_is_played() -> None:
    flow = RATLAND.start(3, RATLAND.agreed(3, {}), fast("rats"))
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
    assert problem(pile=90) == ("table.pile: 90 in the pile and 21 in the clans are not the 115 rats there are")


def test_more_rats_than_the_box_has_are_refused() -> None:
    assert problem(A={"pantry": 100, "graveyard": 2}) == "table: the clans hold 116 rats, but there are 115"


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


@pytest.mark.clause("RL-2.1")
def test_rl_2_1_a_table_that_is_shown_goes_on_with_the_phases_of_a_turn() -> None:
    turn = ["event", "rats", "attack", "nursery", "return", "cheese", "feeding", "turns"]

    assert RATLAND.phase_rows == [turn, ["clans", "turns"], ["boards", "turns"]]


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
    facts = RATLAND.facts(sewers(3, next_events=["abundance", "drunk"], next_food=["7", "3"]))

    assert facts["next_events"][:2] == ["abundance", "drunk"]
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


def test_all_cards_of_two_boxes_are_there() -> None:
    flow = sewers(7, ["cheese"], past_food=["4", "4"])

    assert RATLAND.laws(flow) == {"rats": (230, 230), "event cards": (10, 10), "food cards": (18, 18)}


def test_with_two_boxes_two_food_cards_lie_open() -> None:
    facts = RATLAND.facts(sewers(7, ["cheese"], next_food=["1"]))

    assert (facts["past_food"], facts["next_food"][:3]) == (["1", "2"], ["1", "2", "3"])


def test_with_two_boxes_a_food_card_may_be_named_twice_but_not_thrice() -> None:
    complaint = problem(7, past_food=["3", "4", "3"], next_food=["3"])

    assert complaint == "table.past_food: food card 3 is named more often than there are such cards"


def test_the_cards_to_come_cannot_be_more_than_there_are() -> None:
    complaint = problem(next_food=["3", "3"])

    assert complaint == "table.next_food: food card 3 is named more often than there are such cards"


def test_no_phases_at_all_may_be_asked_for() -> None:
    flow = sewers(3, [])

    assert flow.todo == []
    assert (RATLAND.facts(flow)["turn"], RATLAND.facts(flow)["past_food"]) == (1, ["1"])


def test_a_final_event_before_a_starting_one_is_refused() -> None:
    complaint = problem(past_events=["drunk"], next_events=["abundance"])

    assert complaint == "table.next_events: a final event cannot come before a starting one"


def test_without_a_name_nobody_is_wounded() -> None:
    assert RATLAND.facts(sewers(3, []))["wounded"] == ""


def test_who_is_wounded_must_be_at_the_table() -> None:
    assert problem(wounded="D") == "table.wounded: 'D' is no seat, expected A to C"


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("clan", "mouse", "unknown 'mouse', expected one of none, recycler"),
        ("board", "round", "unknown 'round', expected one of standard, aggressive"),
        ("alarmed", -1, "-1 is not a number from 0 up"),
        ("used", 1, "1 is not true or false"),
        ("has_put_back", "yes", "'yes' is not true or false"),
    ],
)
def test_marks_of_a_clan_are_checked(field: str, value: object, complaint: str) -> None:
    assert problem(A={field: value}).startswith(f"table.A.{field}: {complaint}")


def test_clan_cards_are_dealt_as_named_and_the_others_from_what_is_left() -> None:
    flow = sewers(3, ["clans"], clans="true", B={"offers": ["seer", "recycler"]})
    step = flow.todo[-1]

    assert isinstance(step, ChooseClan)
    assert step.offers == [[1, 2], [11, 0], [3, 4]]


def test_clan_cards_that_are_not_named_are_dealt_at_random() -> None:
    dealt = sewers(3, ["clans"], clans="true").todo[-1]
    again = sewers(3, ["clans"], clans="true", rng=fast("mice")).todo[-1]

    assert isinstance(dealt, ChooseClan)
    assert isinstance(again, ChooseClan)
    assert dealt.offers != again.offers


@pytest.mark.parametrize("offers", [["seer"], ["seer", "ninja", "mutant"]])
def test_two_clan_cards_are_dealt_and_no_other_number(offers: list[str]) -> None:
    complaint = problem(phases=["clans"], clans="true", A={"offers": offers})

    assert complaint.startswith(f"table.A.offers: {len(offers)} cards, expected 2")


def test_without_clans_no_clan_cards_are_dealt() -> None:
    complaint = problem(A={"offers": ["seer", "ninja"]})

    assert complaint == "table.A.offers: 2 cards, expected 2, and only with the option clans = 'true'"


def test_a_clan_card_of_one_box_is_dealt_once() -> None:
    complaint = problem(clans="true", A={"offers": ["seer", "ninja"]}, B={"offers": ["seer", "mutant"]})

    assert complaint == "table.B.offers: there are not that many 'seer' cards in the box"


@pytest.mark.parametrize("phase", ["clans", "boards"])
def test_what_is_not_chosen_with_these_options_is_no_phase(phase: str) -> None:
    assert problem(phases=[phase]) == f"table.phases: {phase!r} are not chosen with these options"


@pytest.mark.parametrize(("phase", "step"), [("clans", "choose-clan"), ("boards", "choose-board")])
def test_choices_before_the_first_turn_are_phases(phase: str, step: str) -> None:
    flow = sewers(3, [phase], clans="true", boards="secret")

    assert [step_name(step) for step in flow.todo] == [step]
    assert RATLAND.facts(flow)["turn"] == 0


@pytest.mark.parametrize(
    ("table", "steps"),
    [
        ({}, ["open-rulebook", "choose-clan", "choose-board", "play-turn"]),
        ({"A": {"clan": "ninja"}}, ["open-rulebook", "choose-board", "play-turn"]),
    ],
)
def test_clans_that_are_named_are_not_chosen_any_more(table: dict[str, Any], steps: list[str]) -> None:
    flow = RATLAND.start(3, RATLAND.agreed(3, {"clans": "true", "boards": "secret"}), fast("rats"))
    RATLAND.arrange(flow, Fields(table, ["table"]))

    assert [step_name(step) for step in reversed(flow.todo)] == steps


def test_boards_are_those_of_the_option_where_none_is_named() -> None:
    flow = sewers(3, [], boards="aggressive", B={"board": "standard"})

    assert flow.table.aggressive == [True, False, True]


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
    assert problem(A={"attic": 3}).startswith(
        "table.A.attic: unknown field, expected one of alarmed, board, cheese, city"
    )


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

    assert complaint == "table.past_food: food card 3 is named more often than there are such cards"


def test_an_event_open_and_in_the_deck_is_refused() -> None:
    complaint = problem(past_events=["drunk"], next_events=["drunk"])

    assert complaint == "table.next_events: a card cannot lie open and in the deck at once"


def test_a_food_card_open_and_in_the_deck_is_refused() -> None:
    complaint = problem(past_food=["3"], next_food=["3"])

    assert complaint == "table.past_food: food card 3 is named more often than there are such cards"


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
            wounded="C",
            A={"dump": 3, "infirmary": 1, "lost": 2, "graveyard": 4, "cheese": 0},
            B={"clan": "seer", "board": "aggressive", "alarmed": 1, "rejoined": 2},
            C={"whites": 1, "used": True, "has_put_back": True},
        )
    )
    again = RATLAND.start(3, RATLAND.agreed(3, {}), fast("mice"))
    RATLAND.arrange(again, Fields(facts, ["table"]))

    assert RATLAND.facts(again) == facts


def test_facts_of_two_boxes_are_understood_too() -> None:
    facts = RATLAND.facts(sewers(7, ["cheese"], past_food=["2", "2"], next_food=["9", "1"]))
    again = RATLAND.start(7, RATLAND.agreed(7, {}), fast("mice"))
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
