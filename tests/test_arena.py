"""Tournaments and training: the same result for the same seed, however often they are stopped."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rathaus.arena import tournament, training
from rathaus.arena.crowd import play_all
from rathaus.bots import make_bot
from rathaus.bots.fit import Sample, fit, loss
from rathaus.bots.weights import outdated, rules_hash, weights_for, weights_of
from rathaus.cli import main
from rathaus.core.errors import SetupError
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND

Capture = pytest.CaptureFixture[str]
TOURNAMENT = ["arena", "tournament", "ratland", "--players", "3", "--bots", "rat,mouse", "--jobs", "1"]


def result(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main([*TOURNAMENT, "--json", *words]) == 0
    table: dict[str, Any] = json.loads(capsys.readouterr().out)
    for row in table["rows"]:
        row["ms_mean"] = row["ms_most"] = 0
    return table


def test_a_tournament_turns_the_table_on_common_deals() -> None:
    bots = ["rat", "mouse", "random"]

    assert [tournament.seated(bots, number)[0] for number in range(3)] == ["rat", "random", "mouse"]
    assert tournament.line_up(["rat", "mouse"], 4) == ["rat", "mouse", "mouse", "mouse"]


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path, capsys: Capture) -> None:
    whole = result(capsys, "--games", "9")
    file = tmp_path / "run.jsonl"
    result(capsys, "--games", "4", "--file", str(file))
    file.write_text(file.read_text() + '[5, {"bots"')  # cut off while it was writing

    assert result(capsys, "--games", "9", "--file", str(file)) == whole
    assert whole["rows"][0]["bot"] == "rat"
    assert whole["rows"][0]["low"] <= whole["rows"][0]["share"] <= whole["rows"][0]["high"]
    assert whole["rows"][0]["rating"] > whole["rows"][1]["rating"]


def test_a_stopped_tournament_tells_what_it_found(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(job: Any, run: Any, numbers: range, file: Path | None, jobs: int) -> Iterator[dict[int, Any]]:
        yield from list(play_all(job, run, numbers[:2], file, jobs))
        raise KeyboardInterrupt

    monkeypatch.setattr("rathaus.arena.crowd.play_all", stopped)

    assert main([*TOURNAMENT, "--games", "9"]) == 130
    assert "2 games of ratland with 3 players" in capsys.readouterr().out


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text('{"game": "chess"}\n')

    with pytest.raises(SetupError, match="belongs to another run"):
        list(play_all(tournament.play_game, {"game": "ratland"}, range(1), file, 1))
    file.write_text("[]\n[]\n{}\n")
    with pytest.raises(SetupError, match="belongs to another run"):
        list(play_all(tournament.play_game, {"game": "ratland"}, range(1), file, 1))


def test_all_cores_give_the_same_table(capsys: Capture) -> None:
    one = result(capsys, "--games", "4")

    assert result(capsys, "--games", "4", "--jobs", "2") == one


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "--games 0 cannot be played"),
        (["--games", "1", "--bots", "rat,cat"], "there is no bot 'cat'"),
        (["--games", "1", "--bots", "rat"], "--bots names 1 bots for 3 players"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(capsys: Capture, words: list[str], sentence: str) -> None:
    assert main([*TOURNAMENT, *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_fit_finds_who_wins() -> None:
    samples = [Sample([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0]) for _ in range(30)]
    samples += [Sample([[1.0, 0.0], [0.0, 1.0]], [0.0, 1.0]) for _ in range(10)]

    weights = fit(samples, 2)

    assert weights[0] > 0 > weights[1]
    assert loss(samples, weights) < loss(samples, [0.0, 0.0])


def test_training_gives_the_same_weights_and_goes_on_where_it_stopped(tmp_path: Path, capsys: Capture) -> None:
    words = ["train", "ratland", "--players", "2", "--games", "2", "--jobs", "1"]
    whole, parts, file = tmp_path / "whole.json", tmp_path / "parts.json", tmp_path / "course"
    assert main([*words, "--rounds", "1", "--out", str(whole)]) == 0
    assert main([*words, "--rounds", "0", "--out", str(parts), "--file", str(file)]) == 0
    assert main([*words, "--rounds", "1", "--out", str(parts), "--file", str(file)]) == 0

    trained = [json.loads(out.read_text())[0] for out in (whole, parts)]
    assert trained[0]["weights"] == trained[1]["weights"] != []
    assert trained[0]["rules"] == rules_hash(RATLAND)
    assert "round 1: " in capsys.readouterr().out


def test_training_is_for_some_numbers_of_players(tmp_path: Path, capsys: Capture) -> None:
    assert main(["train", "ratland", "--players", "5", "--out", str(tmp_path / "out")]) == 2
    assert "ratland is trained with 2, 4, 8 players, not with 5" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
def test_all_games_have_weights_of_their_own_rules(name: str) -> None:
    game = GAMES[name]

    assert outdated(game) == []
    assert {players for players in game.players if weights_for(name, players).weights} == set(game.players)
    assert [(entry.least, entry.most) for entry in weights_of(name)] == sorted(training.RANGES[name].values())


def test_other_rules_make_weights_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RATLAND, "rules_version", RATLAND.rules_version + 1)

    assert outdated(RATLAND) == weights_of("ratland")
    assert make_bot("old-rat", "1", RATLAND) is not None
