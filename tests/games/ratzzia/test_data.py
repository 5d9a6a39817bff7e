"""RZ-2, RZ-3: the board's file, and how its mistakes are named."""

import pytest

from rathaus.core.errors import DataError
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.data import load
from tests.games.ratzzia.builder import SMALL, act, changed, cupboard, fact, offered, on_board, small_game

FILE = "house.toml"
ANA = 'squares = ["1:0", "1:1", "1:0", "any:0"]'
SECURE = 'squares = ["any:0", "1:0", "=A:0", "=A:0", "=B:0", "=B:0"]'
CAT = '["grey", "grey", "red", "red", "red", "red"]'
FOR_TWO = "players = 2\ndice = 6\nsupport = 3\ncandy = 1"
FOR_FIVE = "players = 5\ndice = 7\nsupport = 0\ncandy = 2"


def problem(*pairs: tuple[str, str]) -> str:
    """What is wrong with a data file."""
    with pytest.raises(DataError) as caught:
        load(changed(*pairs), FILE)
    assert caught.value.file == FILE
    return str(caught.value).removeprefix(f"{FILE}: ")


@pytest.mark.clause("RZ-1.3", "RZ-2.1", "RZ-4.1")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("goal = 25 ", "goal = 0 ", "goal: 0 is not a number from 1 to 99"),
        ("goal = 25 ", "goal = 100 ", "goal: 100 is not a number from 1 to 99"),
        ("start_food = 3 ", "start_food = -1 ", "start_food: -1 is not a number from 0 to 99"),
        ("start_food = 3 ", "start_food = 100 ", "start_food: 100 is not a number from 0 to 99"),
        ("cheese = {", "ham = {", "tokens: expected sausage, biscuit, cheese"),
        ("count = 45", "count = 0", "tokens.sausage: how many there are and what one is worth must be 1 or more"),
        ("worth = 5", "worth = 0", "tokens.biscuit: how many there are and what one is worth must be 1 or more"),
        ("worth = 1 }", "worth = 2 }", "tokens.sausage: a sausage is worth 1: squares pay in sausages"),
    ],
)
def test_rz_2_1_wrong_numbers_are_named(old: str, new: str, complaint: str) -> None:
    assert problem((old, new)) == complaint


@pytest.mark.clause("RZ-2.2", "RZ-2.4", "RZ-3.3", "RZ-3.5")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("colours = 5", "colours = 4", "dice: 4 colours, expected one for each of 5"),
        (
            "players = 3\n",
            "players = 6\n",
            "players: rows for [2, 6, 4, 5], expected one each for 2, 3, 4 and 5 players",
        ),
        ("players = 2\ndice = 6", "players = 2\ndice = 8", "players, row for 2: dice = 8, but there are 7 of a colour"),
        ("players = 2\ndice = 6", "players = 2\ndice = 0", "players, row for 2: dice = 0, but there are 7 of a colour"),
        (FOR_TWO, FOR_TWO.replace("support = 3", "support = 8"), "players, row for 2: support = 8, expected 0 to 7"),
        (FOR_TWO, FOR_TWO.replace("support = 3", "support = -1"), "players, row for 2: support = -1, expected 0 to 7"),
        (FOR_FIVE, FOR_FIVE.replace("support = 0", "support = 1"), "players, row for 5: support = 1, expected 0 to 0"),
        (FOR_FIVE, FOR_FIVE.replace("candy = 2", "candy = 3"), "players, row for 5: candy = 3, but there are 2"),
        (FOR_TWO, FOR_TWO.replace("candy = 1", "candy = -1"), "players, row for 2: candy = -1, but there are 2"),
    ],
)
def test_rz_2_2_wrong_dice_are_named(old: str, new: str, complaint: str) -> None:
    assert problem((old, new)) == complaint


@pytest.mark.clause("RZ-2.5", "RZ-6.4", "RZ-12.3")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            '"ana"',
            '"anna"',
            "C1: unknown reward 'anna', expected one of ana, candy, sausages, secure, greedy, accountant",
        ),
        ("jar = 5\n", "jar = 0\n", "C3: jar = 0, expected 1 or more with 'sausages', else none"),
        ("jar = 5\n", "jar = 100\n", "C3: jar = 100, expected 99 at most"),
        ('reward = "ana"', 'reward = "ana"\njar = 2', "C1: jar = 2, expected 1 or more with 'sausages', else none"),
        ('reward = "ana"', 'reward = "ana"\njar = -2', "C1: jar = -2, expected 1 or more with 'sausages', else none"),
        (ANA, "squares = []", "C1: 0 squares, expected 1 to 8"),
        (ANA, f"squares = {['1:0'] * 9}", "C1: 9 squares, expected 1 to 8"),
        ('"greedy"', '"secure"', "C8: 0 pairs, expected 2 in the column with the reward 'secure'"),
        ('"secure"', '"greedy"', "columns: 0 columns with the reward 'secure', expected 1: it ends the game"),
    ],
)
def test_rz_2_5_wrong_columns_are_named(old: str, new: str, complaint: str) -> None:
    assert problem((old, new)) == complaint


@pytest.mark.clause("RZ-4.3", "RZ-6.4", "RZ-6.5")
@pytest.mark.parametrize("square", ["7:0", "0:0", "1", "any", "1:100", "1:-1", "=a:0", "1:0 ", ""])
def test_rz_6_4_what_is_no_square_is_named(square: str) -> None:
    complaint = problem((ANA, f'squares = ["1:0", "{square}"]'))

    assert complaint.startswith(f"C1.2: {square!r} is no square, expected a value from 1 to 6, 'any' or '=A'")


@pytest.mark.clause("RZ-2.5")
@pytest.mark.parametrize("columns", [1, 11])
def test_rz_2_5_too_few_or_too_many_columns_are_named(columns: int) -> None:
    text = RATZZIA.data_text
    start, end = text.index("[[columns]]"), text.index("[cat]")
    column = '[[columns]]\nreward = "secure"\nsquares = ["=A:0", "=A:0", "=B:0", "=B:0"]\n'

    with pytest.raises(DataError, match=f"columns: {columns} columns, expected 2 to 10"):
        load(text[:start] + column * columns + text[end:], FILE)


@pytest.mark.clause("RZ-10.2")
def test_rz_10_2_two_columns_that_secure_are_one_too_many() -> None:
    complaint = problem(
        ('reward = "greedy"\nsquares = ["6:0", "6:1", "6:0", "6:1", "6:0"]', f'reward = "secure"\n{SECURE}')
    )

    assert complaint == "columns: 2 columns with the reward 'secure', expected 1: it ends the game"


@pytest.mark.clause("RZ-6.6", "RZ-12.4a")
@pytest.mark.parametrize(
    ("squares", "complaint"),
    [
        ('["any:0", "1:0", "=A:0", "=A:0", "=B:0", "2:0"]', "C7.5: '=B' stands on 1 squares, expected 2"),
        ('["=A:0", "=A:0", "=A:0", "=B:0", "=B:0"]', "C7.1: '=A' stands on 3 squares, expected 2"),
        ('["=A:0", "1:0", "=A:0", "=B:0", "=B:0"]', "C7.1: '=A' is not next to its partner"),
        ('["1:0", "=A:0", "=B:0", "=A:0", "=B:0"]', "C7.2: '=A' is not next to its partner"),
        ('["any:0", "=A:0", "=A:0"]', "C7: 1 pairs, expected 2 in the column with the reward 'secure'"),
        ('["=A:0", "=A:0", "=B:0", "=B:0", "=C:0", "=C:0"]', "C7: 3 pairs, expected 2 in the column with the reward"),
    ],
)
def test_rz_6_6_wrong_pairs_are_named(squares: str, complaint: str) -> None:
    assert problem((SECURE, f"squares = {squares}")).startswith(complaint)


@pytest.mark.clause("RZ-9.1", "RZ-9.3", "A-38")
@pytest.mark.parametrize(
    ("squares", "complaint"),
    [
        (["grey", "pink"], "K2: unknown colour 'pink', expected grey or red"),
        (["grey", "grey"], "cat: 2 grey of 2 squares, expected at least one grey and one red"),
        (["red", "red"], "cat: 0 grey of 2 squares, expected at least one grey and one red"),
        ([], "cat: 0 grey of 0 squares, expected at least one grey and one red"),
        (["grey", "red", "grey", "red"], "K2: red before a grey square, expected the grey ones first"),
        (["grey", "grey", *["red"] * 5], "cat: 6 squares with 2 players, expected fewer than their 6 dice"),
    ],
)
def test_rz_9_1_a_wrong_row_of_the_cat_is_named(squares: list[str], complaint: str) -> None:
    assert problem((CAT, str(squares))) == complaint


@pytest.mark.clause("RZ-2.6", "RZ-3.2", "A-46")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"C9.1"', '"C2.1"', "C2.1: hidden by two pieces, expected one"),
        ('number = 2\nhides = "C9.1"', 'number = 4\nhides = "C9.1"', "C9.1: the piece's number is 4, expected 2 or 3"),
        ('"C9.1"', '"C10.1"', "C10.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"C9.6"', "C9.6: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"C09.1"', "C09.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"D9.1"', "D9.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"K7"', "K7: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"C9.2"', "C9.2: hidden with 2 players, but a square below it is not"),
        ('"C9.1"', '"K3"', "K3: hidden with 2 players; expected grey squares from the left, and one left over"),
        ('"C9.1"', '"K2"', "K2: hidden with 2 players; expected grey squares from the left, and one left over"),
        ('"K1"', '"K2"', "K2: hidden with 2 players; expected grey squares from the left, and one left over"),
    ],
)
def test_rz_3_2_wrong_pieces_are_named(old: str, new: str, complaint: str) -> None:
    assert problem((old, new)) == complaint


@pytest.mark.clause("RZ-3.2")
def test_rz_3_2_the_top_square_is_never_hidden() -> None:
    complaint = problem((ANA, 'squares = ["1:0"]'), ('"C9.1"', '"C1.1"'))

    assert complaint == "C1.1: hidden with 2 players, but the top square never is"


@pytest.mark.clause("RZ-3.2", "RZ-6.6")
def test_rz_3_2_a_square_of_a_pair_is_never_hidden() -> None:
    complaint = problem((SECURE, 'squares = ["=A:0", "=A:0", "=B:0", "=B:0"]'))

    assert complaint == "C7.1: a piece hides a square of a pair"


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("goal = 25 ", 'goal = "much" ', "goal: Expected `int`"),
        ("colours = 5", "colors = 5", "dice: Object contains unknown field `colors`"),
        ("[cat] ", "[cat ", "not TOML"),
    ],
)
def test_what_is_no_board_at_all_is_named(old: str, new: str, where: str) -> None:
    assert problem((old, new)).startswith(where)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("goal = 25 ", "goal = 99 "),
        ("start_food = 3 ", "start_food = 0 "),
        ("colours = 5", "colours = 6"),
        ("jar = 5\n", "jar = 99\n"),
        ('"C9.1"', '"C3.2"'),
        (ANA, f"squares = {['any:99'] * 8}"),
        (CAT, '["grey", "grey", "red"]'),
    ],
)
def test_what_is_just_right_is_read(old: str, new: str) -> None:
    text = changed((old, new))

    assert load(text, FILE).text == text


@pytest.mark.clause("RZ-2.5")
def test_rz_2_5_another_board_makes_another_game() -> None:
    game = on_board((ANA, 'squares = ["5:4"]'))
    flow = cupboard(4, rolled=[5], game=game)
    act(flow, "place 5 1", "done")

    assert not game.is_default_data
    assert game.data_sha256 != RATZZIA.data_sha256
    assert flow.table.food[0] == 7


def test_the_same_board_makes_the_same_game() -> None:
    game = RATZZIA.with_data(RATZZIA.data_text, FILE)

    assert game.is_default_data
    assert game.data_sha256 == RATZZIA.data_sha256


@pytest.mark.clause("RZ-6.6")
def test_rz_6_6_pairs_of_two_columns_side_by_side_are_told_apart() -> None:
    data = load(SMALL.replace('["any:1"]', '["=A:1", "=A:0"]'), FILE)

    assert data.layout(4).partners == [1, 0, 3, 2, 5, 4]


def test_support_dice_are_played_with_wherever_the_board_says_so() -> None:
    flow = cupboard(3, "support", rolled=[1], game=small_game(), rolls=(4, 5), C2=["C3"])
    act(flow, "roll-support")

    assert fact(flow, "rolled_support") == [4, 5]
    assert "support 4 1" in offered(flow)
