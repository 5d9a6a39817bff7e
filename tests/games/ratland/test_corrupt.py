"""RL-13.13: the Corrupt add a piece to a bag."""

import pytest

from rathaus.core.rng import fast
from rathaus.core.seats import SPECTATOR
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import BribeDeclined, PieceAdded
from rathaus.games.ratland.components import COLOUR_NAMES, DUMP
from rathaus.games.ratland.events import PiecesDrawn
from tests.games.ratland.builder import LATER, sewers
from tests.games.ratland.searches import draws, searching


def add(colour: str) -> int:
    return 1 + COLOUR_NAMES.index(colour)


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_it_may_add_a_piece_of_any_colour_or_pass() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})

    assert RATLAND.see(flow, 0).decision == Decision(
        "add-piece",
        {"area": "dump"},
        [
            SpelledOption(0, "pass", {}),
            *[SpelledOption(add(colour), "add", {"piece": colour}) for colour in COLOUR_NAMES],
        ],
        "RL-13.13",
    )
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_the_piece_is_in_the_bag_before_the_draws() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"dump": 13, "cheese": 0})
    told = flow.listen()
    flow.play(0, add("orange"))

    assert draws(told)[0] == (1, "dump", 13)
    assert flow.table.cheese[1] == 8  # six yellow and the orange


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_the_bag_is_shaken() -> None:
    first = set()
    for seed in range(60):
        flow = sewers(
            3, ["cheese"], rng=fast(str(seed)), past_food=["1"], A={"clan": "corrupt", "pantry": 1}, B={"dump": 1}
        )
        flow.settle()
        told = flow.listen()
        flow.play(0, add("black"))
        first |= {event.pieces[0] for event in told if isinstance(event, PiecesDrawn)}

    assert first == {"yellow", "white", "black"}


@pytest.mark.clause("RL-13.13")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_rl_13_13_the_colour_is_public(seat: int) -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"clan": "corrupt", "dump": 1})
    told = flow.listen()
    flow.play(0, add("black"))

    assert told == [PieceAdded(seat=0, area="dump", piece="black")]
    assert RATLAND.see(flow, seat).bag["black"] == 1


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_first_side_adds_in_one_area_per_turn() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})
    flow.play(0, 0)
    flow.play(0, add("blue"))

    # It has passed at the dump and added in the city: the field is not offered any more.
    assert flow.asked() == []


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_it_may_pass_everywhere() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1})
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, 0)

    assert [event for event in told if isinstance(event, BribeDeclined)] == [BribeDeclined(seat=0)] * 3
    assert flow.asked() == []


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_next_turn_the_first_side_may_add_again() -> None:
    flow = sewers(3, ["event"], A={"clan": "corrupt", "used": True})
    flow.settle()

    assert flow.table.used[0] is False


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_second_side_adds_in_each_area() -> None:
    flow = searching(past=LATER, A={"clan": "corrupt", "pantry": 1})
    told = flow.listen()
    for _ in ("dump", "city", "field"):
        flow.play(0, add("blue"))

    assert [event.area for event in told if isinstance(event, PieceAdded)] == ["dump", "city", "field"]


@pytest.mark.clause("RL-13.13")
def test_rl_13_13_nobody_else_adds() -> None:
    flow = searching(A={"clan": "seer", "pantry": 1}, B={"dump": 1})

    assert flow.asked() == []


@pytest.mark.clause("RL-13.13", "RL-12.3")
def test_rl_13_13_it_adds_before_the_fight() -> None:
    flow = searching(A={"clan": "corrupt", "dump": 1}, B={"board": "aggressive", "dump": 2})
    first = flow.asked()
    flow.play(0, 0)

    assert [*first, *flow.asked()] == [0, 1]


@pytest.mark.clause("RL-13.13", "RL-13.6")
def test_rl_13_13_an_added_piece_may_be_left_for_a_scavenger() -> None:
    flow = searching(A={"clan": "corrupt", "pantry": 1}, B={"clan": "scavenger", "pantry": 1}, C={"dump": 12})
    flow.play(0, add("orange"))

    assert flow.asked() == [1]


@pytest.mark.clause("RL-13.13", "RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 4]), ("B", [4, 0])])
def test_rl_13_15_two_corrupt_clans_add_in_active_order(active: str, order: list[int]) -> None:
    corrupt = {"clan": "corrupt", "pantry": 1}
    flow = sewers(7, ["cheese"], active=active, past_food=["1", "2"], A=corrupt, E=corrupt)
    flow.settle()
    first = flow.asked()
    flow.play(first[0], add("black"))

    assert [*first, *flow.asked()] == order


@pytest.mark.clause("RL-13.13", "RL-13.15")
def test_rl_13_15_one_corrupt_clan_s_piece_does_not_use_up_the_other_s() -> None:
    corrupt = {"clan": "corrupt", "pantry": 1}
    flow = sewers(7, ["cheese"], past_food=["1", "2"], A=corrupt, E=corrupt)
    flow.settle()
    flow.play(0, add("black"))
    flow.play(4, 0)

    # In the city only E is asked.
    assert (flow.asked(), flow.todo[-1].prompt(flow, 4)) == ([4], {"area": "city"})


def test_adding_remembers_its_area_and_seat() -> None:
    flow = searching(B={"clan": "corrupt", "pantry": 1})

    assert flow.todo[-1].memory() == [DUMP, 1]
