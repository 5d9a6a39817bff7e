"""RL-12.1, RL-13.1: what is chosen in secret before the first turn."""

from collections import Counter
from typing import Any

import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.rng import fast
from rathaus.core.scenario import Fields
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Decision, SpelledOption, encode
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import BoardChosen, BoardRevealed, ClanChosen, ClanRevealed
from rathaus.games.ratland.choosing import ChooseBoard, ChooseClan
from rathaus.games.ratland.events import EventRevealed
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView

CLANS = RATLAND.data.clans
HANDS: dict[str, Any] = {
    "A": {"offers": ["ninja", "seer"]},
    "B": {"offers": ["mutant", "family"]},
    "C": {"offers": ["corrupt", "sports"]},
}
NINJA, SEER, MUTANT, FAMILY, CORRUPT, SPORTS = (
    CLANS.index(name) for name in ("ninja", "seer", "mutant", "family", "corrupt", "sports")
)


def choosing(players: int = 3, *, clans: str = "false", boards: str = "standard", **table: Any) -> Flow:
    """A new game at its first question, with these cards dealt."""
    flow = RATLAND.start(players, RATLAND.agreed(players, {"clans": clans, "boards": boards}), fast("rats"))
    RATLAND.arrange(flow, Fields(table, ["table"]))
    flow.settle()
    return flow


def dealt(flow: Flow) -> list[list[int]]:
    step = flow.todo[-1]
    assert isinstance(step, ChooseClan)
    return step.offers


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_two_clan_cards_are_dealt_to_each_and_one_is_kept() -> None:
    flow = choosing(clans="true", **HANDS)

    assert RATLAND.see(flow, 0).decision == Decision(
        "choose-clan",
        {},
        [SpelledOption(NINJA, "clan", {"clan": "ninja"}), SpelledOption(SEER, "clan", {"clan": "seer"})],
        "RL-13.1",
    )
    assert flow.asked() == [0, 1, 2]


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_a_card_dealt_to_another_cannot_be_kept() -> None:
    flow = choosing(clans="true", **HANDS)

    with pytest.raises(IllegalActionError):
        flow.play(0, MUTANT)


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_there_is_one_card_per_clan() -> None:
    flow = choosing(6, clans="true")

    assert Counter(card for hand in dealt(flow) for card in hand) == Counter(range(12))


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_two_boxes_have_two_of_each() -> None:
    flow = choosing(12, clans="true")

    assert Counter(card for hand in dealt(flow) for card in hand) == Counter([*range(12), *range(12)])


@pytest.mark.clause("RL-13.1")
@pytest.mark.parametrize("players", range(2, 13))
def test_rl_13_1_everybody_is_dealt_two_cards(players: int) -> None:
    flow = choosing(players, clans="true")

    assert [len(hand) for hand in dealt(flow)] == [2] * players


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_two_cards_alike_are_one_option() -> None:
    flow = choosing(7, clans="true", A={"offers": ["ninja", "ninja"]})

    assert flow.options(0) == [NINJA]


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_the_cards_are_dealt_at_random() -> None:
    hands = {tuple(dealt(RATLAND.setup(2, {"clans": "true"}, fast(str(seed))))[0]) for seed in range(100)}

    assert {card for hand in hands for card in hand} == set(range(12))


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_nobody_s_clan_is_known_before_all_have_chosen() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(0, NINJA)
    flow.play(2, CORRUPT)

    assert RATLAND.see(flow, 1).clans == ["", "", ""]
    assert flow.asked() == [1]


@pytest.mark.clause("RL-13.1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_rl_13_1_what_another_keeps_is_not_in_the_bytes(seat: int) -> None:
    one, other = choosing(clans="true", **HANDS), choosing(clans="true", **HANDS)
    one.play(1, MUTANT)
    other.play(1, FAMILY)

    assert encode(RATLAND.see(one, seat)) == encode(RATLAND.see(other, seat))


@pytest.mark.clause("RL-13.1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_rl_13_1_what_another_was_dealt_is_not_in_the_bytes(seat: int) -> None:
    one = choosing(clans="true", **HANDS)
    other = choosing(clans="true", **(HANDS | {"B": {"offers": ["warrior", "explorer"]}}))

    assert encode(RATLAND.see(one, seat)) == encode(RATLAND.see(other, seat))


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_the_own_cards_and_choice_stay_in_view() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(1, FAMILY)

    assert RATLAND.see(flow, 1).pending[-1].memory == [2, MUTANT, FAMILY, 2, 0, 2, -1, 1, FAMILY, -1]
    assert RATLAND.see(flow, SPECTATOR).pending[-1].memory == [0, 2, 0, 2, -1, -1, -1]


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_that_somebody_has_chosen_is_told() -> None:
    flow = choosing(clans="true", **HANDS)
    told = flow.listen()
    flow.play(1, FAMILY)

    assert told == [ClanChosen(seat=1)]


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_all_clans_are_revealed_together_before_the_first_event() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(2, SPORTS)
    flow.play(0, SEER)
    told = flow.listen()
    flow.play(1, MUTANT)

    assert told[:4] == [
        ClanChosen(seat=1),
        ClanRevealed(seat=0, clan="seer"),
        ClanRevealed(seat=1, clan="mutant"),
        ClanRevealed(seat=2, clan="sports"),
    ]
    assert isinstance(told[4], EventRevealed)


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_no_event_is_turned_over_while_somebody_chooses() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(0, NINJA)

    assert flow.table.past_events == []


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_without_the_option_nobody_has_a_clan() -> None:
    flow = choosing()

    assert RATLAND.see(flow, 0).clans == ["", "", ""]
    assert flow.table.turn == 1


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_an_imagined_deal_keeps_the_own_cards_and_choice() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(1, FAMILY)
    step = imagined(RATLAND.see(flow, 1)).todo[-1]

    assert isinstance(step, ChooseClan)
    assert (step.offers[1], step.answers[1]) == ([MUTANT, FAMILY], [FAMILY])


@pytest.mark.clause("RL-13.1")
@pytest.mark.parametrize(("players", "copies"), [(6, 1), (12, 2)])
def test_rl_13_1_an_imagined_deal_uses_the_cards_of_the_box(players: int, copies: int) -> None:
    flow = choosing(players, clans="true")
    deal = dealt(imagined(RATLAND.see(flow, 1)))

    assert Counter(card for hand in deal for card in hand) == Counter(list(range(12)) * copies)


@pytest.mark.clause("RL-13.1")
def test_rl_13_1_an_imagined_choice_is_one_of_the_imagined_cards() -> None:
    flow = choosing(clans="true", **HANDS)
    flow.play(0, NINJA)
    step = imagined(RATLAND.see(flow, 1)).todo[-1]

    assert isinstance(step, ChooseClan)
    assert step.answers[0][0] in step.offers[0]
    assert step.answers[2] == []


def imagined(view: SewersView) -> Flow:
    return RATLAND.imagine(view, fast("dream"))


@pytest.mark.clause("RL-12.1")
@pytest.mark.parametrize("boards", ["standard", "aggressive"])
def test_rl_12_1_all_have_the_same_board_and_nobody_chooses(boards: str) -> None:
    flow = choosing(boards=boards)

    assert RATLAND.see(flow, 0).boards == [boards] * 3
    assert flow.table.turn == 1


@pytest.mark.clause("RL-12.1")
def test_rl_12_1_each_player_chooses_a_board() -> None:
    flow = choosing(boards="secret")

    assert RATLAND.see(flow, 2).decision == Decision(
        "choose-board",
        {},
        [SpelledOption(0, "board", {"board": "standard"}), SpelledOption(1, "board", {"board": "aggressive"})],
        "RL-12.1",
    )
    assert flow.asked() == [0, 1, 2]


@pytest.mark.clause("RL-12.1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2])
def test_rl_12_1_another_s_board_is_not_in_the_bytes(seat: int) -> None:
    one, other = choosing(boards="secret"), choosing(boards="secret")
    one.play(1, 0)
    other.play(1, 1)

    assert encode(RATLAND.see(one, seat)) == encode(RATLAND.see(other, seat))


@pytest.mark.clause("RL-12.1")
def test_rl_12_1_that_somebody_has_chosen_is_told() -> None:
    flow = choosing(boards="secret")
    told = flow.listen()
    flow.play(1, 1)

    assert told == [BoardChosen(seat=1)]


@pytest.mark.clause("RL-12.1")
def test_rl_12_1_all_boards_are_revealed_together_before_the_first_event() -> None:
    flow = choosing(boards="secret")
    flow.play(2, 1)
    flow.play(0, 0)
    told = flow.listen()
    flow.play(1, 1)

    assert told[:4] == [
        BoardChosen(seat=1),
        BoardRevealed(seat=0, board="standard"),
        BoardRevealed(seat=1, board="aggressive"),
        BoardRevealed(seat=2, board="aggressive"),
    ]
    assert isinstance(told[4], EventRevealed)


@pytest.mark.clause("RL-12.1")
def test_rl_12_1_a_chosen_board_is_played_on() -> None:
    flow = choosing(2, boards="secret")
    flow.play(0, 1)
    flow.play(1, 0)

    assert RATLAND.see(flow, 1).boards == ["aggressive", "standard"]


@pytest.mark.clause("RL-12.1", "RL-13.1")
def test_rl_12_1_boards_are_chosen_once_all_clans_are_known() -> None:
    flow = choosing(clans="true", boards="secret", **HANDS)
    for seat in range(3):
        flow.play(seat, flow.options(seat)[0])

    assert isinstance(flow.todo[-1], ChooseBoard)
    assert RATLAND.see(flow, 0).clans == ["ninja", "mutant", "sports"]


@pytest.mark.clause("RL-12.1")
def test_rl_12_1_imagined_boards_keep_the_own_choice_and_guess_the_others() -> None:
    flow = choosing(boards="secret")
    flow.play(0, 1)
    flow.play(1, 1)
    guesses = set()
    for seed in range(20):
        step = RATLAND.imagine(RATLAND.see(flow, 0), fast(str(seed))).todo[-1]
        assert isinstance(step, ChooseBoard)
        guesses.add((*step.answers[0], *step.answers[1], *step.answers[2]))

    assert guesses == {(1, 0), (1, 1)}
