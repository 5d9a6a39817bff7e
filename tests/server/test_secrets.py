"""T6: nothing hidden is in any byte that anybody gets before it is revealed."""

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from rathaus.core import fair
from tests.server.canary import CAGE, PICKS, Pick
from tests.server.house import Person, house
from tests.server.test_room import answer, cage, picks_of


def listen_to_the_house(caplog: pytest.LogCaptureFixture) -> None:
    """All that the service logs, but not what these people's own browsers do."""
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "websockets.client", "asyncio"):
        caplog.set_level(logging.WARNING, name)


def all_bytes(person: Person) -> bytes:
    return b"\n".join(person.bytes)


def hidden_from(table: Any, step: Any, seat: int) -> set[int]:
    """The numbers that this viewpoint may not know now: the deck, others' secrets, others' picks."""
    others = [other for other in range(len(table.secrets)) if other != seat]
    hidden = {*table.deck, *(table.secrets[other] for other in others)}
    if isinstance(step, Pick):
        hidden |= {pick for other in others for pick in step.answers[other]}
    return hidden


async def test_t6_no_canary_sings_before_its_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    dice = random.Random(6)
    listen_to_the_house(caplog)
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        onlooker, stranger = await opened.person("Olga"), await opened.person()
        eyes = [await onlooker.look(code), await stranger.look(code)]
        room = await opened.service.room(code)
        seats = {page.person: seat for seat, page in enumerate(pages)} | {onlooker: -1, stranger: -1}
        checks = 0
        while not all(page.is_over() for page in pages):
            position = room.match.begun().match.position
            asked = position.asked()
            page = pages[dice.choice(asked)]
            await page.until(lambda page=page: page.is_asked() and page.state["version"] == room.match.version)
            if page.state["view"]["decision"]["prompt"] == "pick":
                picks = picks_of(page)
                wanted = {"table": code, "seat": page.state["seat"], "decision": page.state["decision"]}
                await page.do("draft", **wanted, picks=picks)
                if dice.random() < 0.3:
                    await page.do("play", **wanted, actions=picks)
                    await page.do("undo", table=code, seat=page.state["seat"])
                await page.do("play", **answer(page, picks[:PICKS]))
            else:
                await page.play(lambda actions: actions[dice.randrange(2)])
            for person in seats:
                await person.get(f"/api/tables/{code}")
                await person.get(f"/api/matches/{room.match.record.id}/export")
                await person.get("/api/me")
            await eyes[0].do("ping")
            if room.match.record.state != "playing":
                break
            now = room.match.begun().match.position
            for person, seat in seats.items():
                got = all_bytes(person)
                for number in hidden_from(now.table, now.todo[-1], seat):
                    assert str(number).encode() not in got, f"seat {seat} got {number} at version {room.match.version}"
                    assert str(number) not in caplog.text
                    checks += 1
            _check_chance(room.match.record, [all_bytes(person) for person in seats], caplog.text)

        assert checks > 500


def _check_chance(record: Any, got: list[bytes], logged: str) -> None:
    """Neither the secret nor the keys of dice and log, in any spelling that could be taken for them."""
    secret = bytes.fromhex(record.secret)
    key = fair.key(record.id, secret, record.seat_seeds)
    for needle in (secret.hex(), key.hex(), fair.log_key(record.id, secret).hex()):
        assert needle not in logged
        for received in got:
            assert needle.encode() not in received


async def test_t6_a_game_of_ratland_keeps_its_dice_and_its_tokens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    listen_to_the_house(caplog)
    async with house(tmp_path) as opened:
        ada, olga = await opened.person("Ada"), await opened.person("Olga")
        code = await ada.table("you", "here:Bob", "rat", options={"clans": "true", "boards": "secret"}, start=True)
        page, eyes = await ada.look(code, 0), await olga.look(code)
        room = await opened.service.room(code)
        for _ in range(40):
            await page.until(lambda: page.is_asked() or page.is_over() or {0, 1} & {*page.state["view"]["asked"]})
            if page.is_over():
                break
            if not page.is_asked():
                await page.do("watch", table=code, seat=1 - page.state["seat"])
                await page.until(page.is_asked)
            version = page.state["version"]
            await page.play(lambda actions: actions[-1])
            await page.until(lambda version=version: page.state["version"] > version)
            assert all(state["view"]["decision"] is None for state in eyes.states)
            if room.match.record.state == "playing":
                _check_chance(room.match.record, [all_bytes(ada), all_bytes(olga)], caplog.text)

        tokens = [person.http.cookies["rathaus"] for person in (ada, olga)]
        assert tokens[0].encode() not in all_bytes(olga)
        assert not [token for token in tokens if token in caplog.text]
        foreseen = [state["view"]["foreseen_events"] for state in eyes.states]
        assert foreseen == [[]] * len(foreseen)


async def test_v6_onlookers_get_neither_options_nor_their_number(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        eyes = await (await opened.person()).look(code)
        await eyes.until(lambda: eyes.states)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await eyes.until(lambda: eyes.state["view"]["asked"] == [1])

        for state in eyes.states:
            assert state["view"]["decision"] is None
            assert (state["decision"], state["draft"], state["can_undo"]) == ("", None, False)
        assert [line["kind"] for line in eyes.state["events"]] == []
