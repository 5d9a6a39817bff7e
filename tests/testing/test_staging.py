"""A scenario's table as a game: it goes on where the file ends, and nothing of the rules is changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.errors import SetupError
from rathaus.core.game import Game
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.testing.scenario import ScenarioError, StagedRng
from rathaus.testing.staging import Staged, with_all_phases

FOLDER = Path(__file__).parents[2] / "scenarios"


def staged(path: str) -> Staged:
    file = FOLDER / path
    return Staged(file.read_text("utf-8"), str(file), GAMES)


@pytest.mark.parametrize(
    ("named", "rows", "all_phases"),
    [
        (["a"], [["a", "b", "c"]], ["a", "b", "c"]),
        (["a", "c"], [["a", "b", "c"]], ["a", "c"]),
        (["c", "a"], [["x"], ["a", "b"]], ["c", "a", "b"]),
        (["unknown"], [["a", "b"]], ["unknown"]),
        ([], [["a", "b"]], []),
    ],
)
def test_what_follows_is_the_rest_of_the_row_of_the_last_phase(
    named: list[str], rows: list[list[str]], all_phases: list[str]
) -> None:
    assert with_all_phases({"phases": named}, rows) == {"phases": all_phases}


def test_a_table_without_phases_stays_as_it_is() -> None:
    assert with_all_phases({"turn": 2}, [["a", "b"]]) == {"turn": 2}


def test_a_person_plays_the_seats_that_the_scenario_plays() -> None:
    assert staged("ratland/clan-sports-three-moves.toml").hands == [0, 1]
    assert staged("ratzzia/turn-from-roll-to-next-player.toml").hands == [0]
    assert staged("rattus/final-plague-without-a-question.toml").hands == [0]


def test_options_and_players_are_those_of_the_file() -> None:
    game = staged("ratland/rulebook-tacticians-german.toml")
    players = game.players[0]

    assert len(game.players) == 1
    assert game.agreed(players, {})["rulebook"] == "german"
    assert game.agreed(players, {"rulebook": "french"})["rulebook"] == "german"
    with pytest.raises(SetupError):
        game.agreed(players + 1, {})


def test_every_match_begins_with_the_same_table_and_can_be_played_again() -> None:
    game = staged("ratland/clan-sports-three-moves.toml")
    first, second = [Match(game, game.players[0], {}, seed) for seed in ("fast:1", "fast:2")]

    assert game.facts(first.position) == game.facts(second.position)
    assert first.position.asked() == second.position.asked() != []


@pytest.mark.parametrize("ask", [lambda game: game.bound(3), lambda game: game.piece("yellow"), lambda game: game.data])
def test_it_answers_as_the_game_does(ask: Callable[[Game], Any]) -> None:
    assert ask(staged("ratland/whole-turn.toml")) == ask(GAMES["ratland"])


def test_views_are_imagined_and_laws_hold() -> None:
    game = staged("ratland/whole-turn.toml")
    position = game.setup(game.players[0], {}, fast("1"))
    imagined = game.imagine(game.see(position, 0), fast("2"))

    assert game.turns(imagined) == game.turns(position)
    assert all(found == expected for found, expected in game.laws(imagined).values())


def test_other_data_is_the_games_own() -> None:
    game = GAMES["ratland"]

    assert staged("ratland/whole-turn.toml").with_data(game.data_text, "data.toml").data_sha256 == game.data_sha256


def test_a_broken_file_is_refused_before_anybody_plays() -> None:
    text = (FOLDER / "ratland" / "whole-turn.toml").read_text("utf-8")

    with pytest.raises(ScenarioError, match=r"a\.toml:\d+: table\.unknown"):
        Staged(text.replace("[table]", "[table]\nunknown = 1"), "a.toml", GAMES)


def test_who_plays_otherwise_than_the_file_gets_other_dice_and_no_fault() -> None:
    rng = StagedRng([("dice", 9), ("rolls", 6)], [[("gone", 7), ("there", 1)]], fast("1"), is_strict=False)
    pieces = [1, 2, 3]
    rng.shuffle(pieces)

    assert rng.below(6) in range(6)
    assert rng.below(6) == 5
    assert (sorted(pieces), pieces[-1]) == ([1, 2, 3], 1)
