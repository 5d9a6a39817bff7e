"""RZ-3: set-up."""

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.rng import fast
from rathaus.games.ratzzia import BANK, RATZZIA
from rathaus.games.ratzzia.components import EMPTY
from rathaus.games.ratzzia.table import Flow
from tests.games.ratzzia.builder import on_board


def new_game(players: int = 4, seed: str = "mice", **options: str) -> Flow:
    return RATZZIA.start(players, RATZZIA.agreed(players, options), fast(seed))


@pytest.mark.clause("RZ-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rz_1_1_two_to_five_players_can_play(players: int) -> None:
    flow = RATZZIA.setup(players, {}, fast("mice"))

    assert flow.asked() == [flow.table.active]


@pytest.mark.clause("RZ-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_rz_1_1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match=f"2 to 5 players, not {players}"):
        RATZZIA.setup(players, {}, fast("mice"))


@pytest.mark.clause("RZ-2.1")
def test_rz_2_1_the_food_in_the_box() -> None:
    tokens = RATZZIA.data.tokens

    assert {name: count for name, count, _ in tokens} == {"sausage": 45, "biscuit": 7, "cheese": 7}
    assert sum(count * worth for _, count, worth in tokens) == BANK


@pytest.mark.clause("RZ-2.2", "RZ-3.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rz_3_4_everybody_has_seven_dice(players: int) -> None:
    flow = new_game(players)

    assert flow.table.hands == [7] * players
    assert RATZZIA.laws(flow)["dice of seat 0"] == (7, 7)


@pytest.mark.clause("RZ-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rz_3_1_the_board_is_empty_and_nothing_is_secured(players: int) -> None:
    table = new_game(players).table

    assert set(table.squares) == {EMPTY}
    assert (table.cat, table.sacks, table.candies) == ([], [0] * players, [0] * players)


@pytest.mark.clause("RZ-2.4", "RZ-3.3")
@pytest.mark.parametrize(("players", "dice"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_rz_3_3_one_candy_die_up_to_three_players_two_above(players: int, dice: int) -> None:
    flow = new_game(players)

    assert flow.table.jar == dice
    assert RATZZIA.laws(flow)["candy dice"] == (dice, dice)


@pytest.mark.clause("RZ-3.5", "RZ-11.1")
def test_rz_3_5_two_players_have_six_dice_each_and_three_support_dice() -> None:
    table = new_game(2).table

    assert (table.hands, table.reserve) == ([6, 6], 3)


@pytest.mark.clause("RZ-3.5", "RZ-11.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rz_3_5_more_players_have_no_support_dice(players: int) -> None:
    assert new_game(players).table.reserve == 0


@pytest.mark.clause("RZ-3.6", "A-40")
def test_rz_3_6_anybody_may_start() -> None:
    starts = {RATZZIA.setup(4, {}, fast(str(seed))).table.active for seed in range(60)}

    assert starts == {0, 1, 2, 3}


@pytest.mark.clause("RZ-3.6", "A-40")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_40_the_first_seat_starts_where_that_was_agreed(seed: str) -> None:
    flow = RATZZIA.setup(4, {"start_player": "first_seat"}, fast(seed))

    assert (flow.table.active, flow.table.food) == (0, [3, 4, 5, 6])


@pytest.mark.clause("RZ-3.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rz_3_7_each_player_gets_one_sausage_more_than_the_one_before(players: int) -> None:
    flow = RATZZIA.setup(players, {}, fast("mice"))

    start = flow.table.active
    clockwise = [flow.table.food[(start + place) % players] for place in range(players)]
    assert clockwise == [3, 4, 5, 6, 7][:players]
    assert flow.table.sacks == [0] * players


def test_the_start_food_is_in_the_data() -> None:
    game = on_board(("start_food = 3", "start_food = 9"))

    assert game.start(2, game.agreed(2, {"start_player": "first_seat"}), fast("mice")).table.food == [9, 10]


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("accountant_rounding", ["up", "down"]),
        ("secure_counts", ["doubles", "sum"]),
        ("forced_counts_as_placed", ["false", "true"]),
        ("red_voluntary", ["false", "true"]),
        ("candy_on_cat", ["jar", "owner"]),
        ("bank_limit", ["0", "150"]),
        ("start_player", ["random", "first_seat"]),
    ],
)
def test_the_usual_value_of_each_option_comes_first(option: str, values: list[str]) -> None:
    found = [known for known in RATZZIA.option_list if known.name == option]

    assert [known.values for known in found] == [values]
    assert RATZZIA.agreed(3, {})[option] == values[0]


@pytest.mark.clause("A-36")
@pytest.mark.parametrize("limit", ["-1", "1000", "some"])
def test_a_36_a_bank_of_another_size_is_refused(limit: str) -> None:
    with pytest.raises(SetupError, match="a number from 0 to 999"):
        RATZZIA.agreed(3, {"bank_limit": limit})


@pytest.mark.clause("A-36")
def test_a_36_a_bank_that_could_keep_the_game_from_ending_is_refused() -> None:
    assert RATZZIA.agreed(3, {"bank_limit": "75"})["bank_limit"] == "75"
    with pytest.raises(SetupError, match="cannot be '74' with 3 players; it is 0 for no limit, or 75 and more"):
        RATZZIA.agreed(3, {"bank_limit": "74"})
