from pathlib import Path

import pytest

from rathaus.games import GAMES
from rathaus.testing.transcript import TranscriptError, play_again, write

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_playthrough_plays_again_line_by_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")

    assert play_again(text, GAMES).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_golden_playthrough(name: str) -> None:
    assert any(file.parent.name == name for file in FILES)


def test_only_set_up_and_actions_are_taken_from_the_file() -> None:
    text = write(GAMES["ratland"], 2, {}, "forged")
    forged = text.replace("rats-born", "rats-bought")

    assert play_again(forged, GAMES) == text


def test_an_action_that_is_not_offered_is_named() -> None:
    text = write(GAMES["ratland"], 2, {}, "illegal")
    first = next(line for line in text.splitlines() if " > " in line)

    with pytest.raises(TranscriptError, match="is not offered 'dump 99', but dump 0"):
        play_again(text.replace(first, first[:4] + "dump 99"), GAMES)
