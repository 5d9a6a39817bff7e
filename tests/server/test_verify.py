"""Forged matches: files that are right in themselves, and what a player noted at the table finds out about them."""

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rathaus.cli import main
from rathaus.core import fair
from rathaus.core.export import (
    Export,
    SeatRecord,
    VerifyError,
    decode,
    export,
    game_for,
    log_hashes,
    verify,
)
from rathaus.core.match import Match
from rathaus.games import GAMES
from rathaus.server.match_state import is_news, state_for
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_room import answer, cage, picks_of

SEED, OTHER_SEED = "0a" * 32, "0b" * 32
Place = tuple[str | int, ...]


class Noted:
    """A match that was played at a real table, and all that Ada's page was shown of its promises."""

    def __init__(self, exported: bytes, tables: list[dict[str, Any]], states: list[dict[str, Any]]) -> None:
        self.exported = exported
        self.commitment: str = tables[0]["match"]["fairness"]["commitment"]
        self.tables = tables
        self.hashes: dict[int, str] = {state["version"]: state["log_hash"] for state in states}

    @property
    def record(self) -> Export:
        return decode(self.exported)

    def words(self) -> list[str]:
        hashes = [f"--hash={entry}:{noted}" for entry, noted in self.hashes.items()]
        return ["--commitment", self.commitment.upper(), *hashes]


async def played(folder: Path) -> Noted:
    async with house(folder) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat")
        page = await ada.look(code, 0)
        await page.do("seed", table=code, seat=0, hash=fair.seed_hash(SEED))
        starting = asyncio.create_task(ada.post(f"/api/tables/{code}/start"))
        await page.until(lambda: page.table["state"] == "starting")
        await page.do("seed", table=code, seat=0, seed=SEED)
        await starting
        await page.play_on()
        exported = await ada.get(f"/api/matches/{page.table['match']['id']}/export")
        return Noted(exported.content, page.tables, page.states)


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Noted:
    return asyncio.run(played(tmp_path_factory.mktemp("house")))


def said(capsys: pytest.CaptureFixture[str], file: Path, content: bytes, *words: str) -> tuple[int, str]:
    file.write_bytes(content)
    code = main(["verify", str(file), *words])
    return code, capsys.readouterr().out


def test_what_was_noted_at_the_table_agrees_with_the_file(
    noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = said(capsys, tmp_path / "match.json", noted.exported, *noted.words())

    assert code == 0
    assert f"commitment {noted.commitment} (promised 20" in out
    assert f"hash       {len(noted.record.log)}:{noted.record.log_hash}" in out
    assert "Everything agrees with what was noted at the table." in out
    assert log_hashes(noted.record)[0] == noted.hashes[0]
    assert len(noted.hashes) > 3


def test_what_was_not_noted_is_said(noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, entries = tmp_path / "match.json", len(noted.record.log)

    _, nothing = said(capsys, file, noted.exported)
    _, some = said(capsys, file, noted.exported, "--commitment", noted.commitment, f"--hash=0:{noted.hashes[0]}")
    _, last = said(capsys, file, noted.exported, f"--hash={entries}:{noted.hashes[entries]}")

    assert "Not checked: whether the secret is the one that was promised (--commitment, from the table);" in nothing
    assert "whether seats, seeds and moves are those of the table (--hash, from the table)." in nothing
    assert "Not checked: whether the moves after entry 0 are those of the table" in some
    assert "Not checked: whether the secret is the one that was promised (--commitment, from the table).\n" in last


# Files that whoever has the secret can write: everything in them fits.


def match_of(record: Export, entries: int) -> Match:
    """The match up to an entry."""
    fairness = record.fairness
    seed = fair.stream_seed(fairness.match, bytes.fromhex(fairness.secret), fairness.seat_seeds)
    match = Match(GAMES[record.game], len(record.seats), record.options, seed)
    for line in record.log[:entries]:
        assert line.seat is not None
        match.act(line.seat, line.actions or [])
    return match


def to_the_end(match: Match) -> Match:
    while asked := match.position.asked():
        match.act(asked[0], match.position.options(asked[0])[-1:])
    return match


def other_moves(record: Export) -> Export:
    return export(to_the_end(match_of(record, 1)), record.seats, record.fairness)


def another_seed(record: Export) -> Export:
    record.fairness.seat_seeds[0] = OTHER_SEED
    record.fairness.seed_hashes[0] = fair.seed_hash(OTHER_SEED)
    return export(to_the_end(match_of(record, 0)), record.seats, record.fairness)


def renamed(record: Export) -> Export:
    seats = [SeatRecord("Mallory", seat.kind) for seat in record.seats]
    return export(match_of(record, len(record.log)), seats, record.fairness)


def cut(record: Export) -> Export:
    forged = export(match_of(record, len(record.log) - 1), record.seats, record.fairness)
    forged.log, forged.bots = record.log[:-1], record.bots
    forged.log_hash = log_hashes(forged)[-1]
    return forged


def new_secret(record: Export) -> Export:
    secret = bytes(range(32))
    record.fairness.secret = secret.hex()
    record.fairness.commitment = fair.commitment(
        record.fairness.match, record.game, record.rules_version, data_sha256=record.data_sha256, secret=secret
    )
    return export(to_the_end(match_of(record, 0)), record.seats, record.fairness)


FORGERIES: list[tuple[Callable[[Export], Export], str]] = [
    (other_moves, "the hash of entry"),
    (another_seed, "the hash of entry 0 that was noted is"),
    (renamed, "the hash of entry 0 that was noted is"),
    (cut, "but a hash of entry"),
    (new_secret, "this is another match, or its secret was exchanged"),
]


@pytest.mark.parametrize(("forge", "complaint"), FORGERIES, ids=[forge.__name__ for forge, _ in FORGERIES])
def test_v29_a_forged_file_is_found_by_what_was_noted(
    noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str], forge: Callable[[Export], Export], complaint: str
) -> None:
    file, forged = tmp_path / "forged.json", msgspec.json.encode(forge(noted.record))

    alone, doubts = said(capsys, file, forged)
    compared, finding = said(capsys, file, forged, *noted.words())

    assert (alone, compared) == (0, 1)
    assert "Not checked: whether the secret is the one that was promised" in doubts
    assert "whether seats, seeds and moves are those of the table" in doubts
    assert complaint in finding


def test_v29_a_new_secret_is_found_by_the_hash_alone(
    noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forged = msgspec.json.encode(new_secret(noted.record))

    code, out = said(capsys, tmp_path / "forged.json", forged, f"--hash=0:{noted.hashes[0]}")

    assert code == 1
    assert "the hash of entry 0 that was noted is" in out


def as_version_1(record: Export) -> Export:
    """The same match in the older format, which has less to compare."""
    record.format, record.log_hash, record.file_hash = "rathaus-match/1", "", ""
    record.fairness.promised, record.fairness.seed_hashes = "", []
    return record


def test_an_older_file_verifies_and_says_what_it_lacks(
    noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, older = tmp_path / "match.json", msgspec.json.encode(as_version_1(noted.record))

    code, out = said(capsys, file, older, "--commitment", noted.commitment)
    compared, finding = said(capsys, file, older, *noted.words())

    assert code == 0
    assert "Not checked: seats, seeds and moves, since rathaus-match/1 has neither hashes of them nor" in out
    assert compared == 1
    assert "rathaus-match/1 has no hash of its log, so it cannot be the match that was noted" in finding


@pytest.mark.parametrize("is_older", [False, True], ids=["today", "older"])
def test_a_file_is_taken_in_and_comes_out_again_with_what_it_had(noted: Noted, tmp_path: Path, is_older: bool) -> None:
    record = as_version_1(noted.record) if is_older else noted.record
    (tmp_path / "match.json").write_bytes(msgspec.json.encode(record))
    there = ["--database", f"{tmp_path}/other.sqlite"]

    assert main(["import", *there, str(tmp_path / "match.json")]) == 0
    assert main(["export", *there, str(tmp_path / "out")]) == 0

    again = decode((tmp_path / "out" / f"{record.fairness.match}.json").read_bytes())
    verify(again, GAMES[again.game])
    assert (again == record) is not is_older
    assert (again.format, again.fairness) == ("rathaus-match/2", record.fairness)


# Every single field.


def leaves(value: Any, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """All plain values of a file, and where they are."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*path, at))
    else:
        yield path, value


def others(value: Any) -> list[Any]:
    """What somebody could write instead."""
    match value:
        case None:
            return ["x"]
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1]
        case float():
            return [value + 0.0001, -value or 1.0]
        case str():
            return [value + "0", value[:-1], "0" + value[1:] if value[:1] != "0" else "1" + value[1:]]
    raise AssertionError(value)


def put(content: dict[str, Any], path: Place, value: Any) -> bytes:
    changed: Any = copy.deepcopy(content)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(changed).encode()


def is_found(content: bytes) -> bool:
    try:
        record = decode(content)
        verify(record, game_for(record, GAMES))
    except VerifyError:
        return True
    return False


def test_v29_every_single_field_that_is_changed_is_found(noted: Noted) -> None:
    content = json.loads(noted.exported)
    changes = [(path, other) for path, value in leaves(content) for other in others(value) if other != value]

    missed = [(path, other) for path, other in changes if not is_found(put(content, path, other))]

    assert not is_found(noted.exported)
    assert len(changes) > 300
    assert missed == []


def test_v29_every_field_that_is_left_out_or_put_in_is_found_or_proves_nothing(noted: Noted) -> None:
    content = json.loads(noted.exported)
    without = [
        json.dumps({name: value for name, value in content.items() if name != left}).encode()
        for left in content
        if left != "file_hash"
    ]
    lists: list[Place] = [("log",), ("draws",), ("seats",), ("fairness", "seat_seeds"), ("fairness", "seed_hashes")]
    shorter = [put(content, path, at(content, path)[:-1]) for path in lists]
    longer = [put(content, path, [*at(content, path), at(content, path)[-1]]) for path in lists]
    more = [put(content, ("fairness", name), value) for name, value in (("seed", "3"), ("cheese", 1))]
    rules = {name: content[name] for name in ("rules_version", "data_sha256")}
    updated = put(content, ("updates",), [{"entry": 1, **rules}])

    for forged in [*without, *shorter, *longer, *more, updated]:
        assert is_found(forged), forged[-300:]
    del content["file_hash"]  # only damage is found by it: whoever forges a file makes it again or leaves it out
    assert not is_found(put(content, ("draws",), None))  # they follow from secret, seeds and moves, which are all here
    assert not is_found(put(content, ("fault",), "x"))  # a remark: the replay alone says whether the rules fail


def at(content: Any, path: Place) -> Any:
    for step in path:
        content = content[step]
    return content


# What is shown while the match is played.


async def test_the_hash_goes_with_the_version_and_tells_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        eyes = await (await opened.person()).look(code)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await pages[0].do("undo", table=code, seat=0)
        await pages[0].until(lambda: pages[0].state["version"] == 2)
        for page in pages:
            await page.do("play", **answer(page, picks_of(page)))
        for page in [*pages, eyes]:
            await page.until(lambda page=page: page.state["version"] == 4)

        shown: dict[int, set[str]] = {}
        for state in (state for page in [*pages, eyes] for state in page.states):
            shown.setdefault(state["version"], set()).add(state["log_hash"])
        assert {len(hashes) for hashes in shown.values()} == {1}
        assert len({noted for hashes in shown.values() for noted in hashes}) == len(shown) > 4
        room = await opened.service.room(code)
        assert eyes.state["log_hash"] == room.match.log_hash.at(room.match.record).hex


async def test_an_entry_that_is_no_news_to_somebody_is_not_told_by_its_hash(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, _ = await cage(opened, 2)
        state = state_for(await opened.service.room(code), -1, 0)

    assert not is_news(state, msgspec.structs.replace(state, version=1, log_hash="ab" * 32))
    assert is_news(state, msgspec.structs.replace(state, can_undo=True))


async def test_the_hash_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await pages[0].until(lambda: pages[0].state["version"] == 1)
        before = pages[0].state
    async with house(tmp_path, CAGE) as opened:
        eyes = await (await opened.person()).look(code)
        await eyes.until(lambda: eyes.states)

        assert (eyes.state["version"], eyes.state["log_hash"]) == (1, before["log_hash"])


def test_which_seeds_are_used_is_shown_from_the_start_on(noted: Noted) -> None:
    shown = {table["state"]: table["match"]["fairness"] for table in noted.tables}

    assert shown["open"]["seeds_used"] == []
    assert shown["playing"]["seeds_used"] == [fair.seed_hash(SEED), ""]
    assert shown["playing"]["seat_seeds"] == []
    assert {fairness["promised"] for fairness in shown.values()} == {noted.record.fairness.promised}


async def test_a_seed_that_was_left_out_is_shown_and_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with house(tmp_path, CAGE, seed_seconds=0.1) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary")
        page = await ada.look(code, 0)
        await page.do("seed", table=code, seat=0, hash=fair.seed_hash(SEED))
        await ada.post(f"/api/tables/{code}/start")
        await page.until(lambda: page.table["state"] == "playing")
        assert page.table["match"]["fairness"]["seeds_used"] == ["", ""]
        await ada.post(f"/api/tables/{code}/ask", {"what": "abort"})
        exported = (await ada.get(f"/api/matches/{page.table['match']['id']}/export")).content

    assert decode(exported).fairness.seed_hashes == [fair.seed_hash(SEED), ""]
    _, out = said(capsys, tmp_path / "match.json", exported)
    assert "seed       Ada's was promised, but came too late and was left out" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--hash", "abc"), "--hash 'abc' has no number; expected ENTRY:HEX as it was shown at the table"),
        (("--hash", "7:abc"), "--hash 'abc' is not what the table shows; expected 64 hex digits"),
        (("--hash", "²:" + "ab" * 32), "has no number"),
        (("--commitment", "cheese"), "--commitment 'cheese' is not what the table shows; expected 64 hex digits"),
    ],
)
def test_what_cannot_have_been_noted_is_refused(
    words: tuple[str, ...], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "match.json"), *words]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("secret", ["zz", "00", ""])
def test_a_broken_secret_is_told_before_anything_is_compared(
    noted: Noted, tmp_path: Path, capsys: pytest.CaptureFixture[str], secret: str
) -> None:
    record = noted.record
    record.fairness = msgspec.structs.replace(record.fairness, secret=secret)

    code, out = said(capsys, tmp_path / "match.json", msgspec.json.encode(record), *noted.words())

    assert code == 1
    assert "the fairness record is broken" in out
