"""Bots that hang, crash or answer illegally; and that they get a view and nothing else."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rathaus.bots import levels
from rathaus.bots.checking import check_bots
from rathaus.bots.weights import weights_for
from rathaus.core.export import BotRecord, VerifyError, decode, verify
from rathaus.core.match import Match
from rathaus.core.rng import fast
from rathaus.games import GAMES
from rathaus.server import bot_worker
from rathaus.server.bots import BotWorkers
from rathaus.server.export import encoded
from tests.server.house import House, house

READ = """import sys
print('[]', flush=True)
while size := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(int.from_bytes(size, 'big'))
"""
BAD_BOTS = {
    "dies at once": "raise SystemExit",
    "hangs": READ + "    import time; time.sleep(60)",
    "crashes": READ + "    sys.exit(1)",
    "cheats": READ + "    print('[123456789]', flush=True)",
    "babbles": READ + "    print('cheese', flush=True)",
    "says nothing": READ + "    print('[]', flush=True)",
}


@pytest.mark.parametrize("bad", BAD_BOTS.values(), ids=BAD_BOTS.keys())
async def test_t10_a_bad_bot_is_stood_in_for(tmp_path: Path, bad: str) -> None:
    async with house(tmp_path, bot_seconds=0.2, bot_command=("-c", bad)) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)
        await page.until(lambda: page.state["version"] == 1)

        assert page.state["view"]["result"] is None
        assert opened.service.metrics.stood_in >= 1
        assert sum(opened.service.metrics.bots.counts) >= 1


@pytest.mark.parametrize("bad", ["hangs", "cheats"])
async def test_t10_where_the_understudy_is_bad_too_any_legal_answer_is_given(tmp_path: Path, bad: str) -> None:
    settings: dict[str, Any] = {"bot_seconds": 0.1, "understudy_seconds": 0.1, "bot_command": ("-c", BAD_BOTS[bad])}
    async with house(tmp_path, **settings) as opened:
        await opened.service.understudies.stop()
        opened.service.understudies = BotWorkers(1, 0.1, ("-c", BAD_BOTS[bad]))
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)
        await page.until(lambda: page.state["version"] == 1)

        assert page.state["view"]["asked"] == [0]  # one entry was the whole answer: the number of picks tells nothing


async def test_a_worker_that_is_being_ended_is_waited_for_when_the_house_stops(tmp_path: Path) -> None:
    async with house(tmp_path, bot_seconds=60.0, bot_command=("-c", BAD_BOTS["hangs"])) as opened:
        game, bots = GAMES["ratzzia"], opened.service.bots
        view, bot = game.see(game.setup(2, {}, fast("rats")), 0), opened.service.bot_record(game, 2, "rat")
        thinking = asyncio.create_task(bots.choose(game, bot, "seed", view))
        while not bots.is_thinking:
            await asyncio.sleep(0.01)
        [worker] = bots._all
        thinking.cancel()
        await asyncio.sleep(0)
        thinking.cancel()  # its worker is just being killed
        with pytest.raises(asyncio.CancelledError):
            await thinking
        await bots.stop()

        assert worker.returncode is not None


async def test_t10_fifty_questions_at_once_while_bots_hang(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"bot_seconds": 0.3, "bot_workers": 2, "bot_command": ("-c", BAD_BOTS["hangs"])}
    async with house(tmp_path, **settings) as opened:
        ada = await opened.person("Ada")
        codes = [await ada.table("you", "rat", start=True) for _ in range(50)]
        rooms = [await opened.service.room(code) for code in codes]
        page = await ada.look(codes[0], 0)
        assert (await page.do("ping"))["type"] == "done"
        async with asyncio.timeout(60):
            while any(room.match.version == 0 for room in rooms):
                assert (await page.do("ping"))["type"] == "done"  # people are answered meanwhile
                await asyncio.sleep(0.01)

        assert {room.match.record.state for room in rooms} == {"playing"}


async def test_t10_a_game_of_bots_that_crash_comes_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path, bot_command=("-c", BAD_BOTS["cheats"])) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("rat", "mouse", start=True))

        await page.until(page.is_over, patience=60)

        assert page.table["match"]["state"] == "over"


async def test_people_are_answered_while_bots_think(tmp_path: Path) -> None:
    async with house(tmp_path, bot_seconds=60.0, bot_command=("-c", BAD_BOTS["hangs"])) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)

        answer = await page.play()

        assert answer["type"] == "done"
        assert opened.service.metrics.stood_in == 0  # it still thinks


@pytest.mark.parametrize("name", ["mouse", "rat"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_bot_plays_from_views_alone(game: str, name: str) -> None:
    rules = GAMES[getattr(game, "name", game)]
    match = Match(rules, rules.players[0], {}, "a bot's evening")
    for number in range(60):
        if match.position.outcome:
            break
        seat = match.position.asked()[0]
        match.act(seat, bot_worker.choose(rules.name, BotRecord(name), str(number), rules.see(match.position, seat)))

    assert len(match.log) > 10 or match.position.outcome
    assert "position" not in inspect.signature(BotWorkers.choose).parameters


async def test_bots_alone_play_to_the_end_while_somebody_looks_on(tmp_path: Path) -> None:
    async with house(tmp_path, bot_workers=2) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("mouse", "rat", "rat", start=True))

        await page.until(page.is_over)

        assert page.state["view"]["decision"] is None
        assert page.table["match"]["state"] == "over"


async def test_what_bots_answered_can_be_computed_again(tmp_path: Path) -> None:
    async with house(tmp_path, bot_workers=2, bot_seconds=30.0) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("old-rat", "rat", "mouse", start=True))
        await page.until(page.is_over, patience=60)
        room = await opened.service.room(page.table["code"])
        rows = await opened.service.store.matches.log(room.match.record.id)
        record = decode(encoded(room.match.record, rows, room.match.game))

    assert [bot.level for bot in record.bots] == ["old-rat", "rat", "mouse"]
    assert record.bots[0].budget["evaluations"] > 0
    assert {line.by for line in record.log} <= {"bot", "stand-in"}
    assert verify(record, room.match.game).position.outcome is not None
    checked = check_bots(record, room.match.game)
    assert (checked.wrong, checked.right + checked.stand_ins) == ([], len(record.log))
    assert checked.right > 0

    taught = weights_for("ratland", 3)
    kept = [round(10_000 * weight) for weight in taught.weights]
    assert record.bots[0].weights == kept  # so that it can be checked when bots here have learned more
    with pytest.MonkeyPatch.context() as later:
        later.setattr(levels, "weights_for", lambda *_: msgspec.structs.replace(taught, weights=[0.0] * 40))
        assert check_bots(record, room.match.game) == checked
    for bot in (
        BotRecord("old-rat", record.bots[0].budget, "0" * 64, levels.VERSION),
        BotRecord("old-rat", version=99),
    ):
        other = msgspec.structs.replace(record, bots=[bot, *record.bots[1:]])
        with pytest.raises(VerifyError, match="the bots cannot be checked here"):
            check_bots(other, room.match.game)

    number = next(at for at, line in enumerate(record.log, 1) if line.by == "bot" and len(line.actions or []) > 1)
    record.bots[record.log[number - 1].seat or 0] = BotRecord("random", version=levels.VERSION)
    assert number in check_bots(record, room.match.game).wrong


async def test_a_bot_s_time_counts_from_when_its_thinking_begins(tmp_path: Path) -> None:
    slow = READ + "    import time; time.sleep(0.3); print('[0]', flush=True)"
    async with house(tmp_path, bot_workers=1, bot_seconds=1.2, bot_command=("-c", slow)) as opened:
        view = GAMES["ratland"].see(Match(GAMES["ratland"], 3, {}, "time").position, 0)
        asked = [opened.service.bots.choose(GAMES["ratland"], BotRecord("rat"), "", view) for _ in range(6)]

        assert await asyncio.gather(*asked) == [[0]] * 6  # the last one has waited for 1.5 seconds


async def until_a_bot_thinks(opened: House) -> None:
    async with asyncio.timeout(30):
        while not opened.service.bots.is_thinking:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("level", "is_in_time"), [("rat-king", True), ("old-rat", False)])
async def test_a_rat_king_has_a_third_more_time(tmp_path: Path, level: str, *, is_in_time: bool) -> None:
    slow = READ + "    import time; time.sleep(1.7); print('[]', flush=True)"
    async with house(tmp_path, bot_workers=1, bot_seconds=1.5, bot_command=("-c", slow)) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", level, start=True), 0)
        await until_a_bot_thinks(opened)
        first = opened.service.bots._all.copy()
        await page.until(lambda: page.state["version"] == 1)

        assert (opened.service.bots._all == first) == is_in_time  # one that is late is replaced


async def test_the_table_says_how_fast_bots_answer(tmp_path: Path) -> None:
    clock = asyncio.get_running_loop()
    spent: dict[str, float] = {}
    async with house(tmp_path, bot_workers=1, bot_pace=0.5) as opened:
        ada = await opened.person("Ada")
        for pace in ("usual", "fast"):
            code = await ada.table("mouse", "mouse", game="ratzzia", pace=pace)
            begun = clock.time()
            page = await ada.look(code)
            await ada.post(f"/api/tables/{code}/start", {})
            await page.until(lambda page=page: page.states and page.state["version"] >= 4)
            spent[pace] = clock.time() - begun
            assert page.table["pace"] == pace

    assert spent["usual"] >= 2.0 > spent["fast"]


async def test_a_house_closes_while_a_bot_is_in_mid_thought(tmp_path: Path) -> None:
    clock = asyncio.get_running_loop()
    async with house(tmp_path, bot_workers=1, bot_seconds=60.0) as opened:
        ada = await opened.person("Ada")
        await ada.table("you", *["rat-king"] * 5, start=True)
        await until_a_bot_thinks(opened)
        begun = clock.time()

    assert clock.time() - begun < 10
