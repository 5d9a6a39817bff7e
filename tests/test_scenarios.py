"""All scenario files hold, and what is wrong with one is said with its line."""

from pathlib import Path

import pytest

from crumbs import CRUMBS, CrumbsGame
from crumbs.table import Flow
from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.testing.scenario import ScenarioError, run_scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
FILES = sorted(FOLDER.glob("*/*.toml"))

GOOD = """game = "ratland"
players = 3
about = "a theft"

[table]
phases = ["attack", "rats"]
active = "A"
A = { cheese = 3, pantry = 2 }
B = { cheese = 0, right-pipe = 5 }

[expect]
A.cheese = 0
pile = 101

[[play]]
seat = "A"
actions = ["dump 2", "city 0"]

[[play]]
seat = "B"
actions = ["dump 1"]
expect = { B = { cheese = 3 } }
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_scenario_holds(file: Path) -> None:
    run_scenario(file.read_text("utf-8"), str(file), GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_at_least_a_dozen_scenarios(name: str) -> None:
    assert sum(file.parent.name == name for file in FILES) >= 12


def test_a_scenario_may_name_a_data_file_beside_it(tmp_path: Path) -> None:
    data = GAMES["ratland"].data_text
    (tmp_path / "house.toml").write_text(data + "\n# our own\n", "utf-8")
    scenario = GOOD.replace("[table]", 'options = { data = "house.toml", food_order = "ascending" }\n\n[table]', 1)
    position = run_scenario(scenario, str(tmp_path / "good.toml"), GAMES)

    assert position.data.text.endswith("# our own\n")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "good.toml:4: option 'data' names 'house.toml', expected a text file, seen from the scenario's folder"),
        (b"\xff", "good.toml:4: option 'data' names 'house.toml', expected a text file"),
        (b"rats = ", "good.toml:4: house.toml: not TOML"),
    ],
)
def test_a_data_file_that_cannot_be_played_with_is_named(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "house.toml").write_bytes(content)
    scenario = GOOD.replace("[table]", 'options = { data = "house.toml" }\n\n[table]', 1).replace("\n\n", "\n", 1)

    with pytest.raises(ScenarioError) as caught:
        run_scenario(scenario, str(tmp_path / "good.toml"), GAMES)
    assert complaint in str(caught.value)


def test_a_scenario_yields_a_position() -> None:
    position = run_scenario(GOOD, "good.toml", GAMES)

    assert position.asked() == [0, 1, 2]


@pytest.mark.parametrize(
    ("old", "new", "line", "complaint"),
    [
        ('"ratland"', '"chess"', 1, "unknown game 'chess', expected one of ratland"),
        ("players = 3", "players = 99", 2, "ratland is for 2 to 12 players, not 99"),
        ("players = 3", "players = 'x'", 2, "Expected `int`, got `str`"),
        ("players = 3", "players = 3\nhouse = 1", 3, "unknown field `house`"),
        ("players = 3", "players = 3\noptions = { food = 'x' }", 3, "ratland has no option 'food'"),
        ("players = 3", "players = 3\nshuffles = [['green']]", 3, "unknown colour 'green'"),
        ('active = "A"', 'active = "Z"', 7, "table.active: 'Z' is no seat, expected A to C"),
        ("cheese = 3,", "gold = 3,", 8, "table.A.gold: unknown field, expected one of alarmed"),
        ("cheese = 3,", "cheese = -3,", 8, "table.A.cheese: -3 is not a number from 0 up"),
        ("cheese = 3,", f"cheese = {2**70},", 8, "table.A.cheese: the number is too large, expected at most 9999"),
        ("cheese = 3,", f"cheese = {'9' * 5000},", 1, "not TOML: a number has more digits than can be read"),
        ("cheese = 3,", "cheese = nan,", 8, "table.A.cheese: nan is not a number from 0 up"),
        ("A.cheese = 0", f"A.cheese = 0x{'f' * 5000}", 12, "expect.A.cheese: the number is too large"),
        ("pantry = 2 }", "pantry = 200 }", 5, "the clans hold 212 rats, but there are 115"),
        ("pile = 101", "pile = 99", 13, "expect.pile is 101, expected 99"),
        ("pile = 101", "heap = 99", 13, "expect.heap: unknown fact, expected one of turn"),
        ("A.cheese = 0", "A.cheese = 1", 12, "expect.A.cheese is 0, expected 1"),
        ('"city 0"', '"city 7"', 17, "illegal action 'city 7'; A is offered city 0"),
        ('seat = "B"\nactions', 'seat = "Z"\nactions', 20, "'Z' is no seat"),
        ('actions = ["dump 1"]', 'refused = ["dump 1"]', 21, "'dump 1' is legal for B, expected a refusal"),
        ("B = { cheese = 3 }", "B = { cheese = 4 }", 22, "play.1.expect.B.cheese is 3, expected 4"),
        ("\n[expect]", "\ntells = ['a-b']\n\n[expect]", 1, "table.tells: unknown field"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, line: int, complaint: str) -> None:
    with pytest.raises(ScenarioError) as problem:
        run_scenario(GOOD.replace(old, new, 1), "bad.toml", GAMES)
    assert complaint in str(problem.value)
    assert line == 1 or str(problem.value).startswith(f"bad.toml:{line}: ")


def test_what_should_have_been_told_is_compared_with_what_was() -> None:
    text = GOOD.replace("about =", 'tells = ["cheese-stolen thief=B victim=A cheese=2 strength=5 defence=2"]\nabout =')

    with pytest.raises(ScenarioError, match=r"(?s)expected to be told.*but was told:.*cheese=3 strength=5"):
        run_scenario(text, "bad.toml", GAMES)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"bad.toml:1: not TOML"):
        run_scenario("game = ", "bad.toml", GAMES)


def test_an_action_after_the_end_is_refused() -> None:
    text = GOOD.replace('"attack", "rats"', '"scoring"').replace("A.cheese = 0", "A.cheese = 3")

    with pytest.raises(ScenarioError, match="A is offered nothing; the table waits for nobody"):
        run_scenario(text, "bad.toml", GAMES)


CRUMBS_SCENARIO = """game = "crumbs"
players = 2
about = "a six on the die is a point, a one costs a whisker"
dice = [{dice}]

[table]
next = 4
B = {{ whiskers = 0 }}

[[play]]
seat = "B"
actions = ["bid 0"]

[[play]]
seat = "A"
actions = ["bid 2", "roll"]
"""


@pytest.mark.parametrize(("face", "bonus", "whiskers"), [(5, 1, 3), (3, 0, 3), (0, 0, 2)])
def test_dice_come_from_a_script(face: int, bonus: int, whiskers: int) -> None:
    position = run_scenario(CRUMBS_SCENARIO.format(dice=face), "dice.toml", {"crumbs": CRUMBS})

    assert (position.table.bonus[0], position.table.whiskers[0]) == (bonus, whiskers)


def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"dice.toml:4: dice: 6 cannot be rolled, expected 0 to 5"):
        run_scenario(CRUMBS_SCENARIO.format(dice=6), "dice.toml", {"crumbs": CRUMBS})


@pytest.mark.parametrize(("value", "bonus", "whiskers"), [(6, 1, 3), (4, 0, 3), (1, 0, 2)])
def test_rolls_are_named_by_the_values_of_the_dice(value: int, bonus: int, whiskers: int) -> None:
    text = CRUMBS_SCENARIO.format(dice="").replace("dice = []", f"rolls = [{value}]")
    position = run_scenario(text, "rolls.toml", {"crumbs": CRUMBS})

    assert (position.table.bonus[0], position.table.whiskers[0]) == (bonus, whiskers)


def test_dice_come_before_rolls() -> None:
    text = CRUMBS_SCENARIO.format(dice=5).replace("dice = [5]", "dice = [5]\nrolls = [1]")

    assert run_scenario(text, "rolls.toml", {"crumbs": CRUMBS}).table.bonus[0] == 1


@pytest.mark.parametrize("value", [0, 7])
def test_a_value_that_the_die_does_not_show_is_refused(value: int) -> None:
    text = CRUMBS_SCENARIO.format(dice="").replace("dice = []", f"rolls = [{value}]")

    with pytest.raises(ScenarioError, match=f"rolls: {value} cannot be rolled, expected 1 to 6"):
        run_scenario(text, "rolls.toml", {"crumbs": CRUMBS})


def test_a_piece_that_is_not_in_the_bag_is_refused() -> None:
    text = (FOLDER / "ratland" / "orange-is-two.toml").read_text("utf-8").replace('["blue"]', '["black"]')

    with pytest.raises(ScenarioError, match="'black' is not, or no more, among what is shuffled"):
        run_scenario(text, "bag.toml", GAMES)


class Lawless(CrumbsGame):
    def laws(self, position: Flow) -> dict[str, tuple[int, int]]:
        return {"gravity": (9, 10)}


def test_a_broken_law_is_refused() -> None:
    games: dict[str, Game] = {"crumbs": Lawless(CRUMBS.data_text)}

    with pytest.raises(ScenarioError, match=r"law.toml:6: table: the law of gravity is broken: 9, expected 10"):
        run_scenario(CRUMBS_SCENARIO.format(dice=1), "law.toml", games)
