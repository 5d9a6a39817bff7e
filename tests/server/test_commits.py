"""Moves that share a commit of PostgreSQL: each is written or refused for itself, and nothing acknowledged is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest

from rathaus.core.export import LogEntry
from rathaus.server.store import LostRaceError, Store
from rathaus.server.store.news import CHANNEL, LETTER, EntryWritten
from rathaus.server.store.records import LogRow, MatchRecord

MATCHES = [MatchRecord(f"m{n}", "", "ratland", 1, "0" * 64, "11" * 32, f"c{n}", state="playing") for n in range(9)]
OVER = msgspec.structs.replace(MATCHES[0], id="over", state="over")
PATIENCE = 20


def row(seq: int, command: str = "a") -> LogRow:
    return LogRow(seq, LogEntry(seat=0, actions=[seq]), "ada", command, [])


async def opened(address: str) -> Store:
    store = await Store.open(address)
    for match in [*MATCHES, OVER]:
        await store.matches.put(match, [], 0.0)
    return store


async def append(store: Store, match: MatchRecord, seq: int = 1, command: str = "a") -> None:
    await store.matches.append(match, row(seq, command), [0], 0.0)


@asynccontextmanager
async def held(address: str, match: MatchRecord) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else holds a match until the end of the block: whoever writes to it has to wait in mid-commit."""
    other = await asyncpg.connect(address)
    try:
        async with other.transaction():
            await other.execute("SELECT FROM matches WHERE id = $1 FOR UPDATE", match.id)
            yield other
    finally:
        await other.close()


async def waiting(other: asyncpg.Connection) -> int:
    """The backend that waits for what is held."""
    async with asyncio.timeout(PATIENCE):
        while (pid := await other.fetchval("SELECT pid FROM pg_locks WHERE NOT granted")) is None:
            await asyncio.sleep(0.01)
    return int(pid)


@asynccontextmanager
async def while_the_first_waits(address: str, store: Store) -> AsyncIterator[asyncpg.Connection]:
    """In the block, the first match's move waits in mid-commit, so what comes now goes together."""
    async with held(address, MATCHES[0]) as other:
        first = asyncio.create_task(append(store, MATCHES[0]))
        await waiting(other)
        yield other
    await first


async def commits_of(store: Store) -> int:
    """How many transactions have written the log."""
    line = await asyncpg.connect(store.database.address)  # type: ignore[attr-defined]
    try:
        return int(await line.fetchval("SELECT count(DISTINCT xmin::text) FROM log"))
    finally:
        await line.close()


async def commands_of(store: Store, match: MatchRecord) -> list[str | None]:
    return [kept.command for kept in await store.matches.log(match.id)]


async def test_moves_that_come_together_share_a_commit(shared: str) -> None:
    store = await opened(shared)
    async with while_the_first_waits(shared, store):
        others = [asyncio.create_task(append(store, match)) for match in MATCHES[1:]]
        await asyncio.sleep(0)
    await asyncio.gather(*others)

    assert [await commands_of(store, match) for match in MATCHES] == [["a"]] * 9
    assert await commits_of(store) == 2
    await store.close()


async def test_one_that_is_refused_does_no_harm_to_the_others(shared: str) -> None:
    store = await opened(shared)
    await append(store, MATCHES[1])
    await append(store, MATCHES[2])
    async with while_the_first_waits(shared, store):
        late = append(store, MATCHES[1], 1, "b")
        twice = append(store, MATCHES[2], 2, "a")
        gap = append(store, MATCHES[3], 2)
        good = [append(store, match) for match in MATCHES[4:]]
        tasks = [asyncio.create_task(work) for work in (late, twice, gap, append(store, OVER), *good)]
        await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)

    assert [type(result) for result in results] == [LostRaceError] * 4 + [type(None)] * 5
    assert [await commands_of(store, match) for match in MATCHES[1:4]] == [["a"], ["a"], []]
    assert await commits_of(store) == 4  # two before, the first one, all others
    assert await store.matches.length(MATCHES[2].id) == 1
    await append(store, MATCHES[2], 2, "b")  # the refused one left nothing behind
    await store.close()


async def test_one_that_postgresql_cannot_keep_does_no_harm_to_the_others(shared: str) -> None:
    store = await opened(shared)
    async with while_the_first_waits(shared, store):
        bad = asyncio.create_task(append(store, MATCHES[1], 1, "\0"))
        good = [asyncio.create_task(append(store, match)) for match in MATCHES[2:]]
        await asyncio.sleep(0)
    results = await asyncio.gather(bad, *good, return_exceptions=True)

    assert isinstance(results[0], ConnectionError)
    assert results[1:] == [None] * 7
    assert await store.matches.log(MATCHES[1].id) == []
    await store.close()


async def test_moves_of_one_match_keep_their_order(shared: str) -> None:
    store = await opened(shared)

    moves = [append(store, match, seq, f"c{seq}") for seq in range(1, 6) for match in MATCHES]
    await asyncio.gather(*moves)

    assert [await commands_of(store, match) for match in MATCHES] == [["c1", "c2", "c3", "c4", "c5"]] * 9
    await store.close()


async def test_a_commit_that_is_killed_is_acknowledged_to_nobody_and_leaves_no_trace(shared: str) -> None:
    store = await opened(shared)
    await append(store, MATCHES[1], 1, "before")
    async with held(shared, MATCHES[0]) as other:
        moves = [asyncio.create_task(append(store, match)) for match in (MATCHES[0], *MATCHES[2:])]
        moves.append(asyncio.create_task(append(store, MATCHES[1], 2)))
        await other.execute("SELECT pg_terminate_backend($1)", await waiting(other))
        results = await asyncio.gather(*moves, return_exceptions=True)

    assert [type(result) for result in results] == [ConnectionError] * 9
    assert [len(await store.matches.log(match.id)) for match in MATCHES] == [0, 1] + [0] * 7
    await asyncio.gather(*(append(store, match) for match in (MATCHES[0], *MATCHES[2:])))
    await append(store, MATCHES[1], 2)
    assert await commands_of(store, MATCHES[1]) == ["before", "a"]
    await store.close()


async def test_who_stops_waiting_does_no_harm_to_the_others(shared: str) -> None:
    store = await opened(shared)
    async with while_the_first_waits(shared, store):
        gone, stays = [asyncio.create_task(append(store, match)) for match in MATCHES[1:3]]
        await asyncio.sleep(0)
        gone.cancel()
    await stays

    assert gone.cancelled()
    assert await commands_of(store, MATCHES[2]) == ["a"]
    await append(store, MATCHES[1], 2, "b")  # what nobody waits for is written all the same
    await store.close()


async def test_a_house_that_closes_leaves_nobody_waiting(shared: str) -> None:
    store = await opened(shared)
    async with held(shared, MATCHES[0]) as other:
        moves = [asyncio.create_task(append(store, match)) for match in MATCHES[:2]]
        await waiting(other)
        moves.append(asyncio.create_task(append(store, MATCHES[2])))
        await asyncio.sleep(0)
        await store.close()
        results = await asyncio.gather(*moves, return_exceptions=True)

    assert [type(result) for result in results] == [asyncio.CancelledError] * 3


async def test_of_two_workers_one_wins_each_match_and_none_waits_for_ever(shared: str) -> None:
    here, there = await opened(shared), await Store.open(shared)
    for seq in range(1, 21):
        mine = [append(here, match, seq, f"h{seq}") for match in MATCHES]
        yours = [append(there, match, seq, f"t{seq}") for match in reversed(MATCHES)]
        drafts = [store.matches.save_draft(match, 1, "d", [seq]) for match in MATCHES for store in (here, there)]
        async with asyncio.timeout(PATIENCE):
            results = await asyncio.gather(*mine, *reversed(yours), *drafts, return_exceptions=True)

        for one, other in zip(results[:9], results[9:18][::-1], strict=True):
            assert {type(one), type(other)} == {type(None), LostRaceError}
        assert results[18:] == [None] * 18
    for match in MATCHES:
        assert [kept.seq for kept in await here.matches.log(match.id)] == list(range(1, 21))
    await here.close()
    await there.close()


async def test_others_hear_of_what_was_written_and_of_nothing_else(shared: str) -> None:
    store = await opened(shared)
    heard: list[tuple[str, int]] = []
    listener = await asyncpg.connect(shared)

    def hear(*told: object) -> None:
        news = LETTER.decode(str(told[-1])).news
        assert isinstance(news, EntryWritten)
        heard.append((news.match, news.seq))

    await listener.add_listener(CHANNEL, hear)
    async with while_the_first_waits(shared, store):
        tasks = [asyncio.create_task(append(store, match)) for match in (MATCHES[1], OVER, MATCHES[2])]
        tasks.append(asyncio.create_task(append(store, MATCHES[1], 2, "b")))
        await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 4:
            await asyncio.sleep(0.01)

    assert heard[0] == ("m0", 1)
    assert sorted(heard[1:3]) == [("m1", 1), ("m2", 1)]
    assert heard[3] == ("m1", 2)
    await listener.close()
    await store.close()


async def test_of_drafts_that_come_together_each_is_kept(shared: str) -> None:
    store = await opened(shared)
    async with held(shared, MATCHES[0]) as other:
        tasks = [asyncio.create_task(store.matches.save_draft(MATCHES[0], 0, "d", [9]))]
        await waiting(other)
        for match in (*MATCHES[1:], OVER):
            tasks.append(asyncio.create_task(store.matches.save_draft(match, 0, "d", [1])))
        await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    await store.matches.save_draft(MATCHES[1], 0, "d", [])

    assert [type(result) for result in results] == [type(None)] * 9 + [LostRaceError]
    kept = [await store.matches.drafts(match.id) for match in MATCHES]
    assert kept == [{0: ("d", [9])}, {}] + [{0: ("d", [1])}] * 7
    await store.close()


@pytest.mark.parametrize("count", [1, 200])
async def test_all_that_waits_is_written(shared: str, count: int) -> None:
    store = await Store.open(shared)
    matches = [msgspec.structs.replace(MATCHES[0], id=f"n{number}", commitment=f"n{number}") for number in range(count)]
    await asyncio.gather(*(store.matches.put(match, [], 0.0) for match in matches))

    await asyncio.gather(*(append(store, match) for match in matches))

    lengths = [await store.matches.length(match.id) for match in matches]
    assert lengths == [1] * count
    await store.close()
