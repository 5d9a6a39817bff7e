"""What is agreed before a game."""

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.game import Game, Option
from rathaus.core.rng import fast
from rathaus.games.ratland import RATLAND


def test_what_nobody_mentions_is_as_usual() -> None:
    assert RATLAND.agreed(4, {}) == {
        "clans": "false",
        "boards": "standard",
        "rulebook": "spanish_english",
        "food_order": "shuffled",
        "start_player": "random",
    }
    assert RATLAND.agreed(4, {"food_order": "ascending"})["food_order"] == "ascending"


@pytest.mark.parametrize("players", [-1, 0, 1, 13, 100])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"ratland is for 2 to 12 players, not {players}"):
        RATLAND.setup(players, {}, fast("x"))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(
        SetupError,
        match="ratland has no option 'colour'; it has 'clans', 'boards', 'rulebook', 'food_order', 'start_player'",
    ):
        RATLAND.agreed(4, {"colour": "red"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(SetupError, match="cannot be 'red'; it is one of 'shuffled', 'ascending'"):
        RATLAND.agreed(4, {"food_order": "red"})


def test_a_number_may_be_asked_for() -> None:
    option = Option("bank_limit", ["0", "150"], most=999)

    assert [
        value for value in ("0", "150", "7", "999", "1000", "-1", "07", "9" * 5000, "x", "") if option.accepts(value)
    ] == [
        "0",
        "150",
        "7",
        "999",
    ]
    assert option.expected == "one of '0', '150' or a number from 0 to 999"


def test_a_list_may_be_asked_for() -> None:
    option = Option("classes", ["random"], items=["monk", "king"])

    assert [
        value for value in ("random", "monk", "king,monk", "monk,monk", "monk,", "12") if option.accepts(value)
    ] == [
        "random",
        "monk",
        "king,monk",
    ]
    assert option.expected == "one of 'random' or a list of 'monk', 'king', separated by commas"


def test_a_game_may_leave_it_to_the_kernel_to_see_from_what_spectators_see() -> None:
    position = RATLAND.setup(3, {}, fast("views"))

    assert Game.see_from(RATLAND, RATLAND.see(position, -1), position, 1) == RATLAND.see(position, 1)
