"""RZ-2, RZ-3: the board's file, and how its mistakes are named."""

import pytest

from rathaus.core.errors import DataError
from rathaus.core.view import decision_for
from rathaus.games.ratzzia import RATZZIA, Ratzzia
from rathaus.games.ratzzia.components import ANY, PAIR
from rathaus.games.ratzzia.data import load
from rathaus.games.ratzzia.events import DiePlaced
from rathaus.games.ratzzia.reward_events import ColumnCompleted, FoodSecured
from tests.games.ratzzia.builder import SMALL, Table, act, changed, cupboard, fact, offered, on_board, small_game

FILE = "house.toml"
ANA = 'squares = ["1:0", "1:1", "1:0", "any:0"]'
SECURE = 'squares = ["any:0", "1:0", "=A:0", "=A:0", "=B:0", "=B:0"]'
MARKED = 'marked = "K2"'
CAT = f'["grey", "grey", "red", "red", "red", "red"]\n{MARKED}'
FOR_TWO = "players = 2\ndice = 6\nsupport = 3\ncandy = 1"
NUMBER = 'number = 2\nhides = "C9.1"'
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
        (
            "players = 2\ndice = 6",
            "players = 2\ndice = 0",
            "cat: 5 squares with 2 players, expected fewer than their 0 dice",
        ),
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
        ('"C9.1"', '"C2.1"', "C2.1: hidden by two pieces with 2 players, expected one"),
        (NUMBER, NUMBER.replace("2", "6", 1), "C9.1: a piece for 6 players, expected 2 to 5"),
        (NUMBER, NUMBER.replace("2", "1", 1), "C9.1: a piece for 1 players, expected 2 to 5"),
        (NUMBER, 'players = [5, 6]\nhides = "C9.1"', "C9.1: a piece for [5, 6] players, expected 2 to 5"),
        (NUMBER, 'hides = "C9.1"', "C9.1: expected either the piece's 'number' or a list of 'players'"),
        (NUMBER, f"players = [2]\n{NUMBER}", "C9.1: expected either the piece's 'number' or a list of 'players'"),
        ('"C9.1"', '"C10.1"', "C10.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"C9.6"', "C9.6: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"C09.1"', "C09.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"D9.1"', "D9.1: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"K7"', "K7: a piece hides this square, which the board does not have"),
        ('"C9.1"', '"K2"', "cat: 0 grey and 4 red squares can be seen with 2 players, expected one of each"),
        (CAT, '["grey", "red"]', "cat: 0 grey and 1 red squares can be seen with 2 players, expected one of each"),
    ],
)
def test_rz_3_2_wrong_pieces_are_named(old: str, new: str, complaint: str) -> None:
    assert problem((old, new)) == complaint


@pytest.mark.clause("RZ-3.2", "RZ-9.1")
def test_rz_3_2_a_red_square_must_be_left_for_the_cat() -> None:
    complaint = problem((CAT, '["grey", "grey", "red"]'), (NUMBER, 'players = [5]\nhides = "K3"'))

    assert complaint == "cat: 2 grey and 0 red squares can be seen with 5 players, expected one of each"


@pytest.mark.clause("RZ-3.2", "RZ-10.2")
def test_rz_3_2_a_pair_must_be_left_for_the_sack() -> None:
    complaint = problem(('[[pieces]]\nnumber = 2\nhides = "C2.1"', hidden_with([4], "C7.4", "C7.5")))

    assert complaint == "C7: no pair can be seen with 4 players, expected one: it ends the game"


def hidden_with(players: list[int], *squares: str) -> str:
    """A piece for each of these squares."""
    return "\n".join(f'[[pieces]]\nplayers = {players}\nhides = "{square}"' for square in squares)


def with_pieces(players: list[int], *squares: str) -> Ratzzia:
    """The game on a board on which other squares are covered, too."""
    return on_board(("[cat]\n", f"{hidden_with(players, *squares)}\n\n[cat]\n"))


@pytest.mark.clause("RZ-3.2", "RZ-6.2", "RZ-7.2", "A-46")
def test_rz_3_2_squares_in_the_middle_and_on_top_can_be_covered_for_any_players() -> None:
    game = with_pieces([4], "C1.2", "C1.4")
    flow = cupboard(4, rolled=[1, 1], game=game)
    told = act(flow, "place 1 1", "place 1 1", "done")

    assert [event.row for event in told if isinstance(event, DiePlaced)] == [1, 3]
    assert ColumnCompleted(seat=0, column=1, reward="ana") in told
    assert len(game.data.layout(5).needs) == len(game.data.layout(4).needs) + 2


@pytest.mark.clause("RZ-3.2", "RZ-7.2", "RZ-12.1a")
def test_rz_3_2_a_column_that_is_covered_as_a_whole_takes_no_die() -> None:
    game = with_pieces([4], "C2.1", "C2.2", "C2.3", "C2.4")
    flow = cupboard(4, rolled=[1, 2], game=game, C1=["B1", "B1", "B1"])

    assert [column.squares for column in game.see(flow, 0).columns][1] == []
    assert [text for text in offered(flow) if text.endswith(" 2")] == ["cat 2"]
    act(flow, "place 2 1", "done")
    assert "ana 2" not in offered(flow)


@pytest.mark.clause("RZ-3.2", "A-11", "A-28")
def test_a_11_half_a_pair_takes_any_value_and_makes_no_double() -> None:
    game = with_pieces([4], "C7.5")
    flow = cupboard(4, rolled=[6], game=game, C7=["B1", "B1", "B2", "B2"], A={"food": 20})
    told = act(flow, "place 6 7", "done")

    assert FoodSecured(seat=0, food=4) in told


@pytest.mark.clause("RZ-3.2", "RZ-9.2", "RZ-9.4")
def test_rz_9_2_red_squares_can_be_covered_too() -> None:
    layout = with_pieces([4], "K1", "K4", "K6").data.layout(4)

    assert (layout.greys, layout.marked, layout.cat_length) == (1, 0, 3)


@pytest.mark.clause("RZ-9.3")
def test_rz_9_3_another_grey_square_can_be_the_marked_one() -> None:
    flow = cupboard(4, rolls=(3, 3, 5, 1, 1), game=marked_first(), cat=["B3", "C5"])
    act(flow, "roll")

    assert fact(flow, "cat") == ["B3", "C5", "A3", "A3"]
    assert marked_first().see(flow, 0).marked == 1


def marked_first() -> Ratzzia:
    """The board with the mark on the left grey square, which is then seen by all."""
    return on_board((MARKED, 'marked = "K1"'), ('hides = "K1"', 'hides = "K2"'))


@pytest.mark.clause("RZ-9.3")
def test_rz_9_3_where_none_is_named_the_last_grey_square_is_the_marked_one() -> None:
    flow = cupboard(4, rolls=(3, 5, 1, 1, 1), game=on_board((f"{MARKED}\n", "")), cat=["B3", "C5"])
    act(flow, "roll")

    assert fact(flow, "cat") == ["B3", "C5", "A5"]


@pytest.mark.clause("RZ-9.3", "A-43")
@pytest.mark.parametrize(("marked", "due"), [("K1", 2), ("K2", 1)])
def test_a_43_the_search_for_a_way_knows_the_marked_square(marked: str, due: int) -> None:
    row = f'cat = {{ squares = ["grey", "grey", "red", "red"], marked = "{marked}" }}'
    game = RATZZIA.with_data(SMALL.replace('cat = { squares = ["grey", "red"] }', row), FILE)
    full: Table = {"C1": ["B1"], "C2": ["B1", "B1", "C2", "C2"], "cat": ["B3"]}
    flow = cupboard(3, rolled_support=[3, 4], game=game, options={"red_voluntary": "true"}, **full)
    decision = decision_for(flow, 0)

    assert decision is not None
    assert decision.args["support"] == due


@pytest.mark.clause("RZ-9.3")
@pytest.mark.parametrize("marked", ["K3", "K7", "C1.1"])
def test_rz_9_3_a_marked_square_that_is_not_grey_is_named(marked: str) -> None:
    complaint = problem((MARKED, f'marked = "{marked}"'))

    assert complaint == f"cat: marked = '{marked}', expected a grey square: K1, K2"


@pytest.mark.clause("RZ-9.3")
def test_rz_9_3_the_marked_square_must_be_seen() -> None:
    complaint = problem((MARKED, 'marked = "K1"'))

    assert complaint == "cat: the marked square K1 is hidden with 2 players"


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("goal = 25 ", 'goal = "much" ', "goal: Expected `int`"),
        ("colours = 5", "colors = 5", "dice: Object contains unknown field `colors`"),
        ("[cat]\n", "[cat ", "not TOML"),
    ],
)
def test_what_is_no_board_at_all_is_named(old: str, new: str, where: str) -> None:
    assert problem((old, new)).startswith(where)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("goal = 25 ", "goal = 1 "),
        ("goal = 25 ", "goal = 99 "),
        ("start_food = 3 ", "start_food = 0 "),
        ("start_food = 3 ", "start_food = 99 "),
        ("colours = 5", "colours = 6"),
        ("jar = 5\n", "jar = 1\n"),
        ("jar = 5\n", "jar = 99\n"),
        ('"C9.1"', '"C3.2"'),
        ('"C9.1"', '"C9.5"'),
        ('"C9.1"', '"K3"'),
        (NUMBER, 'players = [2, 5]\nhides = "C9.1"'),
        (NUMBER, NUMBER.replace("2", "5", 1)),
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


@pytest.mark.clause("RZ-3.2", "RZ-6.6")
def test_rz_6_6_half_a_pair_finds_no_partner_in_the_next_column() -> None:
    pieces = 'pieces = [{ number = 5, hides = "C1.1" }]'
    data = load(SMALL.replace('["any:1"]', '["=A:1", "=A:0"]').replace("pieces = []", pieces), FILE)

    assert data.layout(4).partners == [-1, 2, 1, 4, 3]


def test_support_dice_are_played_with_wherever_the_board_says_so() -> None:
    flow = cupboard(3, "support", rolled=[1], game=small_game(), rolls=(4, 5), C2=["C3"])
    act(flow, "roll-support")

    assert fact(flow, "rolled_support") == [4, 5]
    assert "support 4 1" in offered(flow)


@pytest.mark.clause("RZ-6.6")
def test_rz_6_6_pairs_are_pairs_in_the_first_column_too() -> None:
    squares = '["=A:0", "=A:0", "=B:0", "=B:0"]'
    swapped = SMALL.replace(squares, "X").replace('["any:1"]', squares).replace("X", '["any:1"]')
    swapped = swapped.replace("secure", "X").replace("ana", "secure").replace("X", "ana")
    layout = load(swapped, FILE).layout(4)

    assert layout.needs == [PAIR, PAIR, PAIR, PAIR, ANY]
    assert layout.partners == [1, 0, 3, 2, -1]
    assert layout.pairs == [0, 1, 2, 3]
