"""The commands, as scripts rely on them."""

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from rathaus.bots.names import bot_names
from rathaus.cli import main, study
from rathaus.core.errors import DataError
from rathaus.core.export import decode
from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.games.ratland import RATLAND
from tests.server.match_files import match_file

ROOT = Path(__file__).parent.parent
Capture = pytest.CaptureFixture[str]


def json_of(capsys: Capture, *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def complaint(capsys: Capture, *words: str) -> str:
    assert main(list(words)) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_games_lists_titles_seats_and_options(capsys: Capture) -> None:
    ratland = json_of(capsys, "games")[0]

    assert ratland["game"] == "ratland"
    assert ratland["players"] == {"min": RATLAND.players[0], "max": RATLAND.players[-1]}
    assert {"name": "food_order", "values": ["shuffled", "ascending"], "default": "shuffled"} in ratland["options"]


def test_games_in_words(capsys: Capture) -> None:
    assert main(["games"]) == 0
    assert "food_order = shuffled | ascending" in capsys.readouterr().out


def test_games_say_what_is_from_where(capsys: Capture) -> None:
    told = {facts["game"]: facts["sources"] for facts in json_of(capsys, "games")}
    assert main(["games"]) == 0
    said = " ".join(capsys.readouterr().out.split())

    assert list(told) == list(GAMES)
    for game, sources in told.items():
        assert sources.endswith(f"rathaus/games/{game}/rules.en.md")
        assert " ".join(sources.split()) in said


def test_help_lists_the_commands(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "simulate" in capsys.readouterr().out


def test_without_a_command_the_house_is_opened(capsys: Capture) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]

        assert f"port {port} is in use" in complaint(capsys, "--host", "127.0.0.1", "--port", str(port), "--no-browser")


SIMULATE = ("simulate", "ratland", "--players", "3", "--games", "8", "--seed", "5")


def test_simulate_reports_all_that_was_promised(capsys: Capture) -> None:
    report = json_of(capsys, *SIMULATE)

    assert list(report) == [
        *("game", "players", "games", "finished", "decisions", "seconds", "decisions_per_second"),
        *("turns", "wins", "digest"),
    ]
    assert (report["game"], report["players"], report["games"], report["finished"]) == ("ratland", 3, 8, 8)
    assert sum(report["wins"]) == pytest.approx(8, abs=0.01)
    assert 5 <= report["turns"]["p5"] <= report["turns"]["mean"] <= report["turns"]["p95"] <= 9


def test_the_same_seed_gives_the_same_digest(capsys: Capture) -> None:
    digests = [json_of(capsys, *SIMULATE)["digest"] for _ in range(2)]
    other = json_of(capsys, *SIMULATE[:-1], "6")["digest"]

    assert digests[0] == digests[1] != other


def test_options_change_what_is_played(capsys: Capture) -> None:
    plain = json_of(capsys, *SIMULATE)["digest"]

    assert json_of(capsys, *SIMULATE, "--set", "food_order=ascending")["digest"] != plain


def test_simulate_in_words(capsys: Capture) -> None:
    assert main([*SIMULATE, "--bots", "mouse,mouse,mouse"]) == 0
    said = capsys.readouterr().out
    assert "finished              8" in said
    assert " on average, mostly " in said


def test_bots_of_saved_matches_have_names_of_their_own(capsys: Capture, tmp_path: Path) -> None:
    json_of(capsys, *SIMULATE, "--save", str(tmp_path))

    for file in tmp_path.iterdir():
        names = [seat.name for seat in decode(file.read_bytes()).seats]
        assert set(names) <= set(bot_names())
        assert len(set(names)) == len(names)


def test_saved_matches_verify(capsys: Capture, tmp_path: Path) -> None:
    json_of(capsys, *SIMULATE, "--save", str(tmp_path / "new"))
    files = sorted((tmp_path / "new").iterdir())

    assert len(files) == 8
    assert main(["verify", str(files[0])]) == 0
    assert "entries are right; the match ended" in capsys.readouterr().out


def test_a_tampered_match_does_not_verify(capsys: Capture, tmp_path: Path) -> None:
    json_of(capsys, *SIMULATE, "--save", str(tmp_path))
    file = min(tmp_path.iterdir())
    record = json.loads(file.read_bytes())
    record["draws"][0][1] = (record["draws"][0][1] + 1) % 3
    file.write_text(json.dumps(record))

    assert main(["verify", str(file)]) == 1
    assert "draw 0 out of 3 was" in capsys.readouterr().out


def test_other_data_are_played_and_embedded(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "rich.toml"
    data.write_text(RATLAND.data_text.replace("cheese = 2\n", "cheese = 9\n"))
    json_of(capsys, *SIMULATE, "--set", f"data={data}", "--save", str(tmp_path / "out"))
    file = min((tmp_path / "out").iterdir())

    assert "cheese = 9" in json.loads(file.read_bytes())["data"]
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("simulate", "chess", "--players", "3", "--games", "1"),
            f"there is no game 'chess'; there is {', '.join(GAMES)}",
        ),
        ((*SIMULATE[:3], "99", *SIMULATE[4:]), "players, not 99"),
        ((*SIMULATE, "--games", "0"), "--games 0 is too few; expected 1 or more"),
        ((*SIMULATE, "--games", str(2**70)), f"--games {2**70} is too many; expected 1000000000 at most"),
        ((*SIMULATE[:3], str(2**70), *SIMULATE[4:]), f"players, not {2**70}"),
        (("play", "ratland", "--players", str(2**70)), f"players, not {2**70}"),
        (("bench", "--seconds", "nan"), "--seconds nan cannot be measured; expected up to 3600, more than 0"),
        (("bench", "--seconds", "1e400"), "--seconds inf cannot be measured"),
        (("bench", "--seconds", "0"), "--seconds 0.0 cannot be measured"),
        (("serve", "--workers", str(2**70)), f"--workers {2**70} is too many; expected 256 at most"),
        (("serve", "--port", str(2**70)), f"there is no address '0.0.0.0' with a port {2**70} here"),
        ((*SIMULATE, "--bots", "cat"), "there is no bot 'cat'; there are random, mouse, rat, old-rat, rat-king"),
        ((*SIMULATE, "--bots", "mouse,mouse"), "--bots names 2 bots for 3 players; expected 1 or 3"),
        ((*SIMULATE, "--set", "colour"), "--set 'colour' has no value; expected OPTION=VALUE"),
        ((*SIMULATE, "--set", "colour=red"), "ratland has no option 'colour'"),
        ((*SIMULATE, "--set", "data=/nowhere.toml"), "/nowhere.toml: No such file or directory"),
        (("verify", "/nowhere.json"), "/nowhere.json: No such file or directory"),
        (("verify", str(ROOT / "LICENSE")), "this is not an exported match"),
        (("play", "ratland", "--players", "1"), "players, not 1"),
        (("play", "ratland", "--lang", "xx"), "does not speak 'xx'; it speaks"),
        (("play", "ratland", "--bots", "mouse,mouse,mouse,mouse"), "person"),
    ],
)
def test_bad_input_gets_one_clear_sentence(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    said = complaint(capsys, *words)

    assert said.startswith("rathaus: ")
    assert sentence in said
    assert said.count("\n") == 1


def test_a_broken_data_file_is_named_with_the_card(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "broken.toml"
    data.write_text(RATLAND.data_text.replace("dump = { yellow = 9, black = 3 }", "dump = { yellow = 9, green = 3 }"))

    assert "broken.toml: food card 4, dump: unknown colour 'green'" in complaint(
        capsys, *SIMULATE, "--set", f"data={data}"
    )


NUMBER = re.compile(r"(?m)^[^#\"\n]*= (\d+)")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("number", [str(2**70), f"-{2**70}", "9" * 5000, "1e400", "nan"])
def test_no_number_of_a_data_file_can_be_beyond_measure(game: Game, number: str) -> None:
    text = game.data_text
    places = [found.span(1) for found in NUMBER.finditer(text)]
    assert len(places) > 10

    for first, last in places[::3]:
        with pytest.raises(DataError):
            game.with_data(text[:first] + number + text[last:], "other.toml")


def test_a_file_that_is_no_text_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "noise.toml"
    file.write_bytes(b"\xff\xfe\x00")

    assert "is not a text file in UTF-8" in complaint(capsys, "scenario", str(file))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('game = "chess"\nplayers = 2\nabout = ""', "1: unknown game 'chess', expected one of ratland,"),
        ('game = "ratland"\nplayers = 2\nabout = ""\ndice = [9]\n[table]\nphases = ["raid"]', "6: table.phases"),
        ('game = "ratland"\nplayers = 2\nabout = ""\n[[play]]\nseat = "Z"', "5: "),
        ("game =", "1: not TOML: "),
    ],
)
def test_a_broken_file_is_not_staged(capsys: Capture, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, "utf-8")

    assert complaint(capsys, "stage", str(file)).startswith(f"rathaus: {file}:{told}")


def test_a_file_that_is_no_match_is_not_opened(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("{}", "utf-8")

    assert "this is not an exported match" in complaint(capsys, "open", str(file))
    assert "none.json" in complaint(capsys, "open", str(tmp_path / "none.json"))
    file.write_bytes(match_file("ratzzia", 2).replace(b'"actions":[', b'"actions":[0,', 1))
    assert "the hash of the log is" in complaint(capsys, "open", str(file))


def test_a_match_file_is_opened_in_a_house_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(match_file("ratland", 2))
    words = [sys.executable, "-m", "rathaus.cli", "open", "--no-browser", str(file)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        house, _, match = address.partition("/replay/")
        found = httpx.get(f"{house}/api/matches/{match}/replay", trust_env=False).json()
        process.send_signal(signal.SIGINT)

    assert found["is_file"]
    assert [seat["name"] for seat in found["seats"]] == ["Ines", "Bruno"]
    assert process.returncode == 130


def test_a_file_that_is_missing_is_not_staged(capsys: Capture, tmp_path: Path) -> None:
    assert "none.toml" in complaint(capsys, "stage", str(tmp_path / "none.toml"))


def test_scenarios_pass_and_fail_with_their_exit_codes(capsys: Capture, tmp_path: Path) -> None:
    good = ROOT / "scenarios" / "ratland" / "shared-victory.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text("utf-8").replace('["A", "B"]', '["C"]'))

    assert main(["scenario", str(good)]) == 0
    assert main(["scenario", str(good), str(bad)]) == 1
    said = capsys.readouterr().out
    assert "bad.toml:13: expect.winners is ['A', 'B'], expected ['C']" in said
    assert said.endswith("1 passed, 1 failed\n")


def test_clauses_are_all_coded_and_tested(capsys: Capture) -> None:
    found = json_of(capsys, "clauses", "ratland")

    assert found["missing"] == []
    assert found["clauses"] == found["coded"] == found["tested"]
    assert main(["clauses", "ratland"]) == 0
    assert "RL-5.4" in capsys.readouterr().out


def test_bench_reports_all_that_was_promised(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "GAMES", {"ratland": GAMES["ratland"]})
    report = json_of(capsys, "bench", "--seconds", "0.05")

    assert isinstance(report["compiled"], bool)
    assert set(report["games"][0]) == {
        *("game", "players", "options", "decisions_per_second", "copies_per_second", "games_per_second"),
    }


def test_bench_says_it_in_words(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "GAMES", {"ratland": GAMES["ratland"]})

    assert main(["bench", "--seconds", "0.05"]) == 0
    assert "copies per second" in capsys.readouterr().out


def test_doctor_says_what_is_installed_and_from_where(capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "rathaus.core.flow: " in said
    assert "ratland: rules version" in said
