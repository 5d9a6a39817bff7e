"""RL-13.12: Sports moves its rats after the reveal."""

from typing import Any

import pytest

from rathaus.core.errors import IllegalActionError
from rathaus.core.view import Decision, SpelledOption
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.card_events import MoveDeclined, RatMoved
from rathaus.games.ratland.components import NURSERY, PANTRY, PLACE_NAMES
from rathaus.games.ratland.events import RatsDeployed
from rathaus.games.ratland.table import Flow
from tests.games.ratland.builder import LATER, deploy, sewers


def revealed(players: int = 3, *, picks: list[int], **table: Any) -> Flow:
    """The screens just lifted: A has placed its rats as it likes, the others sit in the nursery."""
    flow = sewers(players, ["rats"], **table)
    flow.settle()
    deploy(flow, 0, picks)
    while 0 not in flow.asked() and flow.asked():
        seat = flow.asked()[0]
        flow.play(seat, flow.options(seat)[0])
    return flow


def move(source: str, target: str) -> int:
    return 1 + PLACE_NAMES.index(source) * 7 + PLACE_NAMES.index(target)


SPORTS = {"clan": "sports", "pantry": 3}


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_after_the_reveal_it_may_move_a_rat_or_stay() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])

    assert RATLAND.see(flow, 0).decision == Decision(
        "redeploy",
        {"moves": 1},
        [
            SpelledOption(0, "stay", {}),
            *[
                SpelledOption(move("dump", zone), "move", {"source": "dump", "target": zone})
                for zone in PLACE_NAMES[1:7]
            ],
        ],
        "RL-13.12",
    )


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_all_deployments_are_known_when_it_moves() -> None:
    flow = sewers(3, ["rats"], A=SPORTS)
    flow.settle()
    deploy(flow, 0, [3, 0, 0, 0, 0, 0, 0])
    deploy(flow, 1, [0, 7, 0, 0, 0, 0, 0])
    told = flow.listen()
    deploy(flow, 2, [0, 0, 7, 0, 0, 0, 0])

    assert [event.seat for event in told if isinstance(event, RatsDeployed)] == [0, 1, 2]
    assert flow.asked() == [0]


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_first_side_moves_one_rat() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(0, move("dump", "left-pipe"))

    assert told == [RatMoved(seat=0, source="dump", target="left-pipe")]
    assert RATLAND.facts(flow)["A"]["left-pipe"] == 1
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_it_may_stay() -> None:
    flow = revealed(A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    told = flow.listen()
    flow.play(0, 0)

    assert told == [MoveDeclined(seat=0)]
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_second_side_moves_up_to_three() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    for target in ("city", "field", "nursery"):
        flow.play(0, move("dump", target))

    assert [RATLAND.facts(flow)["A"][zone] for zone in ("dump", "city", "field", "nursery")] == [0, 1, 1, 1]
    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_second_side_may_stop_after_any_move() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    flow.play(0, move("dump", "city"))
    flow.play(0, 0)

    assert flow.asked() == []


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_how_many_moves_are_left_is_said() -> None:
    flow = revealed(past_events=LATER, A=SPORTS, picks=[3, 0, 0, 0, 0, 0, 0])
    flow.play(0, move("dump", "city"))

    assert flow.todo[-1].prompt(flow, 0) == {"moves": 2}
    assert flow.todo[-1].memory() == [0, 2]


@pytest.mark.clause("RL-13.12")
def test_rl_13_12_nobody_else_moves() -> None:
    flow = revealed(A={"clan": "family", "pantry": 3}, picks=[3, 0, 0, 0, 0, 0, 0])

    assert flow.asked() == []


@pytest.mark.clause("RL-13.12", "RL-4.2")
def test_rl_13_12_poisoned_and_lost_rats_do_not_move() -> None:
    flow = revealed(A={"clan": "sports", "pantry": 0, "infirmary": 2, "lost": 1}, picks=[0, 0, 0, 0, 0, 0, 0])

    assert flow.options(0) == [0]


@pytest.mark.clause("RL-13.12", "RL-4.3")
def test_rl_13_12_with_two_players_no_rat_moves_to_the_pantry() -> None:
    flow = revealed(2, A=SPORTS, picks=[3, 0, 0, 0, 0, 0])

    with pytest.raises(IllegalActionError):
        flow.play(0, move("dump", "pantry"))


@pytest.mark.clause("RL-13.12", "RL-11.14")
@pytest.mark.parametrize("target", ["pantry", "nursery"])
def test_rl_13_12_locked_and_loaded_no_fourth_rat_moves_inside(target: str) -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[2, 1, 4, 0, 0, 0, 0])

    with pytest.raises(IllegalActionError):
        flow.play(0, move("dump", target))


@pytest.mark.clause("RL-13.12", "RL-11.14")
def test_rl_13_12_locked_and_loaded_rats_inside_may_change_places() -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[2, 1, 4, 0, 0, 0, 0])
    flow.play(0, move("pantry", "nursery"))

    assert (flow.table.rats_in(0, PANTRY), flow.table.rats_in(0, NURSERY)) == (1, 2)


@pytest.mark.clause("RL-13.12", "RL-11.14")
def test_rl_13_12_locked_and_loaded_a_third_rat_may_move_inside() -> None:
    flow = revealed(past_events=["locked-and-loaded"], A={"clan": "sports"}, picks=[1, 1, 5, 0, 0, 0, 0])
    flow.play(0, move("dump", "pantry"))

    assert (flow.table.rats_in(0, PANTRY), flow.table.rats_in(0, NURSERY)) == (2, 1)


@pytest.mark.clause("RL-13.12", "RL-5.1")
def test_rl_13_12_a_moved_rat_attacks() -> None:
    flow = sewers(3, ["rats", "attack"], A=SPORTS, B={"pantry": 0, "cheese": 5}, C={"pantry": 0})
    flow.settle()
    for seat in range(3):
        deploy(flow, seat, [0, 0, 0, 0, 0, 0, flow.options(seat)[-1]])
    flow.play(0, move("nursery", "left-pipe"))

    assert flow.table.cheese == [3, 4, 2]


@pytest.mark.clause("RL-13.12", "RL-13.15")
@pytest.mark.parametrize(("active", "order"), [("A", [0, 2]), ("B", [2, 0])])
def test_rl_13_15_two_sports_clans_move_in_active_order(active: str, order: list[int]) -> None:
    flow = sewers(7, ["rats"], active=active, A=SPORTS, C=SPORTS)
    flow.settle()
    for seat in range(7):
        deploy(flow, seat, [flow.options(seat)[-1], 0, 0, 0, 0, 0, 0])
    first = flow.asked()
    flow.play(first[0], 0)

    assert [*first, *flow.asked()] == order
