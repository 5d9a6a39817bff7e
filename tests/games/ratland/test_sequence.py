"""RL-2: the turn."""

from itertools import groupby

import pytest

from rathaus.core.flow import step_name
from rathaus.games.ratland import RATLAND
from rathaus.games.ratland.events import TurnBegan
from rathaus.games.ratland.sequence import PlayTurn
from tests.games.ratland.builder import END, FINALS, STARTING, deploy, play_on, sewers


@pytest.mark.clause("RL-2.1")
def test_rl_2_1_seven_phases_and_then_the_next_turn() -> None:
    flow = sewers(phases=[])
    PlayTurn().run(flow)

    assert [step_name(step) for step in reversed(flow.todo)] == [
        "reveal-event",
        "gather-rats",
        "resolve-attacks",
        "breed",
        "return-rats",
        "look-for-cheese",
        "feed-clans",
        "play-turn",
    ]


@pytest.mark.clause("RL-2.1")
def test_rl_2_1_a_turn_is_told_phase_by_phase() -> None:
    flow = sewers(3, next_food=["1"], A={"pantry": 7, "lost": 1})
    flow.settle()
    deploy(flow, 0, [0, 0, 0, 7, 0, 0, 0])
    deploy(flow, 1, [0, 0, 0, 0, 0, 0, 7])
    told = flow.listen()
    deploy(flow, 2, [7, 0, 0, 0, 0, 0, 0])

    chapters = [chapter for chapter, _ in groupby(event.clause.partition(".")[0] for event in told)]
    assert chapters == ["RL-4", "RL-5", "RL-6", "RL-7", "RL-8", "RL-9", "RL-3", "RL-4"]


@pytest.mark.clause("RL-2.1")
def test_rl_2_1_poisoned_rats_return_after_the_attacks() -> None:
    flow = sewers(3, ["attack", "nursery", "return"], A={"pantry": 0, "infirmary": 5}, B={"right-pipe": 2})
    flow.settle()

    assert flow.table.cheese == [0, 4, 2]
    assert RATLAND.facts(flow)["A"]["pantry"] == 5


@pytest.mark.clause("RL-1.5")
@pytest.mark.parametrize("finals", [0, 1, 2, 3, 4])
def test_rl_1_5_a_game_has_five_to_nine_turns(finals: int) -> None:
    flow = sewers(2, next_events=[*STARTING, *FINALS[:finals], END])
    play_on(flow)

    assert RATLAND.turns(flow) == 5 + finals


@pytest.mark.clause("RL-1.1")
@pytest.mark.parametrize("finals", [0, 4])
def test_rl_1_1_with_two_boxes_a_game_has_five_to_nine_turns_too(finals: int) -> None:
    flow = sewers(7, next_events=[*STARTING, *FINALS[:finals], END])
    play_on(flow)

    assert RATLAND.turns(flow) == 5 + finals
    assert len(flow.table.food_deck) == 18 - 2 * (5 + finals)


@pytest.mark.clause("RL-3.1")
def test_rl_3_1_the_active_player_goes_around_the_table() -> None:
    flow = sewers(3, active="C", next_events=[*STARTING, END])
    told = flow.listen()
    play_on(flow)

    assert [event.active for event in told if isinstance(event, TurnBegan)] == [2, 0, 1, 2, 0]
