"""RZ-5: the turn."""

import pytest

from rathaus.core.rng import fast
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.events import DiceRolled, TurnBegan, TurnPassed
from rathaus.games.ratzzia.sequence import TAKE_BACK, columns_with_dice
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import Table, act, cupboard, fact, offered, quietly

STUCK: Table = {"C1": ["A1", "A1", "A1"], "C8": ["A6", "A6", "A6"], "cat": ["A2"]}  # all of A's dice, three players


def without_dice() -> Flow:
    """A has no die anywhere, which the rules keep from happening."""
    flow = cupboard(4)
    flow.table.hands[0] = 0
    return flow


@pytest.mark.clause("RZ-5.1")
@pytest.mark.parametrize(("active", "following"), [("A", 1), ("B", 2), ("C", 0)])
def test_rz_5_1_turns_pass_clockwise(active: str, following: int) -> None:
    flow = cupboard(3, active=active, rolled=[1], turn=4)
    told = act(flow, "place 1 1", "done")

    assert flow.asked() == [following]
    assert told[-1] == TurnBegan(seat=following, turn=5)


@pytest.mark.clause("RZ-1.2", "RZ-5.2", "RZ-5.3", "RZ-5.4")
def test_rz_1_2_a_turn_is_roll_roll_again_place_and_collect() -> None:
    flow = cupboard(4, rolls=(3, 1, 1, 1, 5), C5=["A1", "B3", "B3", "B3"], C6=["A5", "A6"])
    told = act(flow, "roll", "mark 1", "reroll", "place 3 5", "place 5 6", "done")

    kinds = [type(event).__name__ for event in told]
    assert kinds == [
        "DiceRolled",
        "DieMarked",
        "DiceRerolled",
        "PlacingBegan",
        "DiePlaced",
        "DiePlaced",
        "PlacingEnded",
        "ColumnCompleted",
        "SquaresPaid",
        "SquaresPaid",
        "DiceReturned",
        "JarOpened",
        "TurnBegan",
    ]


@pytest.mark.clause("RZ-5.5")
def test_rz_5_5_dice_stay_on_the_board_and_are_missing_in_the_next_roll() -> None:
    flow = cupboard(3, rolls=(1, 1, 1, 1, 1), C5=["A2", "A3"])
    told = act(flow, "roll", "keep", "place 1 1", "done")

    assert told[0] == DiceRolled(seat=0, values=[1] * 5)
    assert (fact(flow, "C1"), fact(flow, "C5"), fact(flow, "A")["hand"]) == (["A1"], ["A2", "A3"], 4)


@pytest.mark.clause("RZ-7.6")
def test_rz_7_6_after_the_rewards_comes_the_next_player() -> None:
    flow = cupboard(3, rolled=[3], C5=["A1", "B3", "B3", "B3"])
    told = act(flow, "place 3 5", "done")

    assert [type(event).__name__ for event in told[-2:]] == ["JarOpened", "TurnBegan"]
    assert flow.asked() == [1]


@pytest.mark.clause("RZ-8.1")
def test_rz_8_1_roll_or_take_back() -> None:
    flow = cupboard(3, C1=["A1"], C5=["B2", "A3"], C8=["B6"])

    assert offered(flow) == ["roll", "take-back 1", "take-back 5"]


@pytest.mark.clause("RZ-8.2")
def test_rz_8_2_dice_in_the_row_of_the_cat_cannot_be_taken_back() -> None:
    flow = cupboard(3, cat=["A2", "A2"])

    assert offered(flow) == ["roll"]


@pytest.mark.clause("RZ-8.4")
def test_rz_8_4_without_dice_to_roll_a_player_must_take_back() -> None:
    flow = cupboard(3, **STUCK)

    assert offered(flow) == ["take-back 1", "take-back 8"]


@pytest.mark.clause("A-25")
def test_a_25_a_candy_die_alone_does_not_allow_taking_back() -> None:
    flow = cupboard(3, C1=["A*"], C4=["A4"])

    assert offered(flow) == ["roll", "take-back 4"]


@pytest.mark.clause("A-37")
def test_a_37_taking_back_is_the_whole_turn() -> None:
    flow = cupboard(3, C1=["A1"], C5=["A2"], A={"candies": 1})
    act(flow, "take-back 5")

    assert flow.asked() == [1]
    assert (fact(flow, "C1"), fact(flow, "C5"), fact(flow, "A")["candies"]) == (["A1"], [], 1)


@pytest.mark.clause("A-09", "A-37")
def test_a_37_after_rolling_it_is_too_late_to_take_back() -> None:
    flow = cupboard(3, C1=["A1"])
    act(flow, "roll")

    assert not [text for text in offered(flow) if text.startswith("take-back")]


@pytest.mark.clause("A-38")
def test_a_38_who_can_do_nothing_passes() -> None:
    flow = without_dice()

    assert offered(flow) == ["pass"]
    assert act(flow, "pass") == [TurnPassed(seat=0), TurnBegan(seat=1, turn=2)]
    assert flow.asked() == [1]


@pytest.mark.clause("RZ-8.1", "RZ-8.4", "A-38")
def test_the_question_says_what_there_is_to_roll_and_to_take_back() -> None:
    choices = [cupboard(3, C1=["A1"]), cupboard(3), without_dice()]

    asked = [flow.todo[-1].prompt(flow, 0) for flow in choices]
    assert [(args["dice"] != 0, args["columns"]) for args in asked] == [(True, 1), (True, 0), (False, 0)]


@pytest.mark.clause("A-38")
def test_a_38_who_can_do_nothing_passes_unheard_too() -> None:
    flow = without_dice()
    quietly(flow, "pass")

    assert flow.asked() == [1]


def test_what_was_forced_or_recovered_is_forgotten_with_the_turn() -> None:
    flow = cupboard(3, "rewards", forced=2)

    assert (flow.table.forced, flow.table.recovered) == (0, 0)


@pytest.mark.clause("RZ-8.1")
def test_rz_8_1_columns_with_own_dice_are_found_above_gaps_too() -> None:
    flow = cupboard(3, C5=["B1", "-", "A3"])

    assert columns_with_dice(flow, 0) == [4]
    assert flow.options(0)[-1] == TAKE_BACK + 4


@pytest.mark.parametrize(("turn", "turns"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_a_round_is_a_turn_of_everybody(turn: int, turns: int) -> None:
    assert RATZZIA.turns(cupboard(3, turn=turn)) == turns


@pytest.mark.clause("RZ-10.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["mice", "rats"])
def test_rz_10_1_a_game_that_nobody_hears_ends_with_a_full_sack(players: int, seed: str) -> None:
    flow = RATZZIA.setup(players, {}, fast(seed))
    chance, decisions = fast(f"{seed} choose"), 0
    while flow.asked() and decisions < RATZZIA.bound(players):
        options = flow.options(flow.asked()[0])
        flow.apply(flow.asked()[0], options[chance.below(len(options))])
        decisions += 1

    assert flow.outcome is not None
    assert [seat for seat, sack in enumerate(flow.table.sacks) if sack >= 25] == flow.outcome.winners
    assert all(found == expected for found, expected in RATZZIA.laws(flow).values())
