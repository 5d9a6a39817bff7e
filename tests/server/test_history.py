"""What a long match costs: what was taken back is not played again, and a page is told what is new to it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.export import LogEntry
from rathaus.core.match import Match
from rathaus.games.ratland import RATLAND
from rathaus.server import rules_upgrade
from rathaus.server.history import History, stored_history
from rathaus.server.live_match import LiveMatch
from rathaus.server.store.records import BOT, LogRow
from tests.server.canary import CAGE
from tests.server.house import house
from tests.server.test_room import answer, cage, picks_of, to_boasting

DEPLOYMENT = [1, 1, 1, 1, 1, 1, 1]


def rows_of(*entries: tuple[int, list[int] | None], by: str = "p") -> list[LogRow]:
    """A log of RatLand with three players: a seat and its actions, or None for an undo."""
    live = LiveMatch(Match(RATLAND, 3, {}, "7"))
    rows = [live.opening()]
    for seat, actions in entries:
        entry = LogEntry(seat=seat, undo=True) if actions is None else LogEntry(seat=seat, actions=actions)
        tried = live.follow(entry)
        rows.append(LogRow(live.version, entry, by, None, tried.events, None, tried.is_sealed))
    return rows


async def followed(rows: list[LogRow]) -> LiveMatch:
    live = LiveMatch(Match(RATLAND, 3, {}, "7"))
    await rules_upgrade.follow(live, rows[1:])
    return live


BACK_AND_FORTH = ((0, DEPLOYMENT), (1, DEPLOYMENT), (0, None), (0, DEPLOYMENT), (1, None))


async def test_what_was_taken_back_is_not_played_again() -> None:
    rows = rows_of(*BACK_AND_FORTH)
    rows[1].entry = LogEntry(seat=0, actions=[99])  # it would be refused

    live = await followed(rows)

    assert live.version == 5
    assert live.asked == [1, 2]


async def test_a_match_that_was_loaded_is_told_like_one_that_was_played() -> None:
    rows = rows_of(*BACK_AND_FORTH)
    loaded, live, kept = await followed(rows), LiveMatch(Match(RATLAND, 3, {}, "7")), stored_history(rows)
    for row in rows[1:]:
        live.follow(row.entry)

    for history in (loaded.history, kept):
        for seat in (-1, 0, 1, 2):
            for since in range(-1, 6):
                assert history.events(seat, since) == live.history.events(seat, since)
                assert history.undone(seat, since) == live.history.undone(seat, since)
            assert history.last_own(seat) == live.history.last_own(seat)
    assert [loaded.decision_id(seat) for seat in range(3)] == [live.decision_id(seat) for seat in range(3)]


async def test_a_log_that_does_not_say_what_was_sealed_is_played_whole() -> None:
    rows = rows_of(*BACK_AND_FORTH)
    rows[1].entry, rows[2].is_sealed = LogEntry(seat=0, actions=[99]), None

    with pytest.raises(rules_upgrade.OutdatedError, match="entry 1 is not allowed"):
        await followed(rows)


async def test_others_get_their_turn_while_a_long_match_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_upgrade, "SLICE", 0.0)
    rows = rows_of(*BACK_AND_FORTH)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    await followed(rows)
    waiting.cancel()

    assert turns >= len(rows) - 1


def test_what_a_bot_answers_is_not_ones_own() -> None:
    history = stored_history([*rows_of((0, DEPLOYMENT)), LogRow(2, LogEntry(seat=0, actions=[1]), BOT, None, [])])

    assert history.last_own(0) == 1


def test_what_a_page_has_not_heard_of_is_not_taken_back_for_it() -> None:
    history: Any = History([])

    assert (history.undone(-1, 0), history.last_own(0), history.version) == ([], 0, 0)


async def test_an_open_entry_that_was_taken_back_makes_other_questions_after_a_restart_too(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await to_boasting(pages)
        await pages[0].play(lambda _: 1)
        await pages[0].do("undo", table=code, seat=0)
        await pages[0].until(lambda: pages[0].state["version"] == 4)
        decision, cookies = pages[0].state["decision"], pages[0].person.http.cookies
    async with house(tmp_path, CAGE) as again:
        person = await again.person()
        person.http.cookies = cookies
        page = await person.look(code, 0)
        await page.until(lambda: page.states)

        assert page.state["decision"] == decision
        assert (await page.do("play", **answer(page, [1])))["type"] == "done"


async def test_where_the_disk_fails_nothing_has_changed_in_memory(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        room = await opened.service.room(code)
        before = room.match.begun().match.position

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        room.service.store.matches.append = full  # type: ignore[assignment]
        assert (await pages[0].do("play", **answer(pages[0], picks_of(pages[0]))))["reason"] == "store"

        assert room.match.begun().match.position is before
        assert room.match.version == 0
