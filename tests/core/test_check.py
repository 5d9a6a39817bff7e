"""What is checked without the rules, on the files that the check in the browser is held against, and byte by byte."""

import json
from typing import Any

import pytest

from rathaus.core.export import Export, VerifyError, check, decode, file_bytes, game_for, verify
from rathaus.core.noted import compare
from rathaus.games import GAMES
from tools import fair_vectors

VECTORS: dict[str, Any] = json.loads(fair_vectors.FILE.read_text("utf-8"))
RIGHT = {each["name"]: each for each in VECTORS["right"]}
WRONG = {each["name"]: each["file"].encode() for each in VECTORS["wrong"]}
PLAYABLE = [
    *GAMES,
    "not served",
    "undone",
    "as it was",
    "as known",
    "played on twice",
    "older",
    "oldest",
]  # the others name rules that nobody has


@pytest.mark.parametrize("name", RIGHT)
def test_right_files_are_right(name: str) -> None:
    record, noted = decode(RIGHT[name]["file"].encode()), RIGHT[name]["noted"]

    check(record)
    compare(record, noted["commitment"], dict(noted["hashes"]))
    if name in PLAYABLE:
        verify(record, game_for(record, GAMES))


@pytest.mark.parametrize("name", WRONG)
def test_changed_files_are_found(name: str) -> None:
    with pytest.raises(VerifyError):
        verified(WRONG[name])


def verified(content: bytes) -> Export:
    record = decode(content)
    verify(record, game_for(record, GAMES))
    return record


def test_a_file_says_the_same_in_one_line() -> None:
    record = decode(RIGHT["ratland"]["file"].encode())
    line = file_bytes(record, indent=-1)

    assert b"\n" not in line
    assert decode(line) == record
    assert check(decode(line))


def is_noticed(changed: bytes, meant: Export) -> bool:
    """Whether a changed file is refused; if not, it must mean the same."""
    try:
        record = decode(changed)
        if record == meant:
            return True
        check(record)
    except VerifyError:
        return True
    return False


def missed(content: bytes, values: list[list[int]]) -> list[tuple[int, int]]:
    """Where a byte can be exchanged without being noticed, and for what."""
    meant = decode(content)
    return [
        (at, value)
        for at, others in enumerate(values)
        for value in others
        if not is_noticed(content[:at] + bytes([value]) + content[at + 1 :], meant)
    ]


def test_one_bit_of_any_byte_is_noticed_or_means_the_same() -> None:
    content = RIGHT["undone"]["file"].encode()

    assert missed(content, [[byte ^ 1 << at % 8] for at, byte in enumerate(content)]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", RIGHT.keys() - {"older", "oldest"})  # those have no hash of their own
def test_every_other_value_of_any_byte_is_noticed_or_means_the_same(name: str) -> None:
    content = RIGHT[name]["file"].encode()

    assert missed(content, [[value for value in range(256) if value != byte] for byte in content]) == []
