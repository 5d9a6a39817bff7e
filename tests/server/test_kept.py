"""T13: matches of every released rules version, kept as they were written then, still tell what was played.

A folder of `tests/kept` holds an exported match of each game and the whole house in which these were played: its rows,
and the tables of its database.
"""

import gzip
import json
import sqlite3
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.export import Export, VerifyError, check_draws, decode, game_for, verify
from rathaus.core.game import Game
from rathaus.games import GAMES
from tests.server.house import house

KEPT = Path(__file__).parent.parent / "kept"
FILES = sorted(KEPT.glob("v*/*.json"))
HOUSES = sorted(KEPT.glob("v*/house.jsonl.gz"))


def newer(game: Game) -> Game:
    """The game under rules that were written after all that is kept."""
    other = copy(game)
    other.rules_version += 100
    return other


NEWER = {name: newer(game) for name, game in GAMES.items()}


@pytest.mark.parametrize("games", [GAMES, NEWER], ids=["today", "later"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_t13_a_kept_match_verifies_as_far_as_its_rules_are_installed(file: Path, games: dict[str, Game]) -> None:
    record = decode(file.read_bytes())
    assert f"v{record.rules_version}" == file.parent.name

    check_draws(record)
    if games[record.game].rules_version == record.rules_version:
        assert verify(record, game_for(record, games)).position.outcome is not None
        return
    lacks = f"commitment and draws are right, but the log needs rules version {record.rules_version} of {record.game}"
    with pytest.raises(VerifyError, match=lacks):
        verify(record, game_for(record, games))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_t13_a_kept_match_with_another_secret_or_draw_is_found_under_any_rules(file: Path) -> None:
    record = decode(file.read_bytes())
    assert record.result is not None
    assert record.draws
    n, result = record.draws[-1]
    record.draws[-1] = (n, (result + 1) % n)
    refused(record, f"draw {len(record.draws) - 1} out of {n} was {result}")

    record.fairness.secret = "00" * 32
    refused(record, "the commitment is not the one")


def refused(record: Export, complaint: str) -> None:
    for games in (GAMES, NEWER):
        with pytest.raises(VerifyError, match=complaint):
            verify(record, game_for(record, games))


def opened_then(kept: Path, folder: Path) -> list[tuple[str, dict[str, Any]]]:
    """The database of a kept house, with the tables as they were then; return its rows."""
    head, *lines, _ = gzip.decompress(kept.read_bytes()).splitlines()
    rows: list[tuple[str, dict[str, Any]]] = [json.loads(line) for line in lines]
    with sqlite3.connect(folder / "house.sqlite") as database:
        database.executescript(kept.with_name("schema.sql").read_text())
        database.execute("INSERT INTO house VALUES (?)", [json.loads(head)["schema_version"]])
        for table, values in rows:
            names = ", ".join(f'"{name}"' for name in values)
            marks = ", ".join("?" * len(values))
            database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", list(values.values()))
    database.close()
    return rows


def told_to_all(log: list[dict[str, Any]]) -> list[tuple[int, str, dict[str, Any]]]:
    """What everybody was told of a match, without what was taken back."""
    told: dict[int, list[tuple[int, str, dict[str, Any]]]] = {}
    by: dict[int, list[int]] = {}
    for row in log:
        entry = json.loads(row["entry"])
        if entry.get("undo"):
            del told[by[entry["seat"]].pop()]
            continue
        by.setdefault(entry.get("seat", -1), []).append(row["seq"])
        events = [event for event in json.loads(row["events"]) if event["audience"] == -1]
        told[row["seq"]] = [(row["seq"], event["kind"], event["facts"]) for event in events]
    return [event for seq in sorted(told) for event in told[seq]]


@pytest.mark.parametrize("games", [GAMES, NEWER], ids=["today", "later"])
@pytest.mark.parametrize("kept", HOUSES, ids=lambda file: str(file.parent.name))
async def test_t13_a_kept_house_still_shows_what_was_told(kept: Path, games: dict[str, Game], tmp_path: Path) -> None:
    rows = opened_then(kept, tmp_path)
    matches = [json.loads(values["document"]) for table, values in rows if table == "matches"]
    assert {match["game"] for match in matches} == set(GAMES)

    async with house(tmp_path, games) as opened:
        eve = await opened.person()
        for match in matches:
            log = [values for table, values in rows if table == "log" and values["match"] == match["id"]]
            page = await eve.look(match["table"])
            await page.until(lambda page=page: page.states)

            game = games[match["game"]]
            is_installed = (game.rules_version, game.data_sha256) == (match["rules_version"], match["data_sha256"])
            assert page.state["is_told"] is not is_installed
            assert page.state["view"]["result"] == {**match["result"], "ranking": []}
            shown = [(event["entry"], event["kind"], event["facts"]) for event in page.state["events"]]
            assert shown == told_to_all(log)
            assert len(shown) > 10
            await page.close()
