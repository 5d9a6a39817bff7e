"""T20: every command in every state of a match; only what the protocol allows changes anything."""

from typing import Any

import msgspec
import pytest

from rathaus.server.room import Room
from tests.server.canary import CAGE, FAULT
from tests.server.house import House, Page, house
from tests.server.test_room import answer, cage, picks_of, to_boasting

REASONS = {
    "waiting": "not-begun",
    "over": "over",
    "aborted": "over",
    "frozen": "frozen",
    "outdated": "other-rules",
}
HASH = "ab" * 32


async def come_to(state: str, opened: House) -> tuple[Room, Page, dict[str, Any]]:
    """A match in a state, the page of seat 0, and the last question that it was asked."""
    if state == "waiting":
        ada = await opened.person("Ada")
        code = await ada.table("you", "open", game="canary")
        page = await ada.look(code, 0)
        return await opened.service.room(code), page, {"table": code, "seat": 0, "decision": "0.0.00000000"}
    code, pages = await cage(opened, 2)
    await to_boasting(pages)
    room, page = await opened.service.room(code), pages[0]
    asked = {"table": code, "seat": 0, "decision": page.state["decision"]}
    await end(state, room, pages)
    assert room.match.record.state == state
    return room, page, asked


async def end(state: str, room: Room, pages: list[Page]) -> None:
    code = room.table.code
    match state:
        case "over":
            await pages[0].play(lambda _: 1)
            await pages[1].until(pages[1].is_asked)
            await pages[1].play(lambda _: 0)
        case "aborted":
            for page in pages:
                assert (await page.person.post(f"/api/tables/{code}/ask", {"what": "abort"})).status_code == 200
        case "frozen":
            await pages[0].do("play", **answer(pages[0], [FAULT]))
        case "outdated":
            ended = msgspec.structs.replace(room.match.record, state="outdated", stopped_at=1)
            now = room.service.now()
            await room.service.store.matches.update(ended, room.match.version, [], now, before="playing")
            await room.hear()
            await room.settle()


async def kept(room: Room) -> tuple[object, ...]:
    """All that the database holds of a match."""
    matches = room.service.store.matches
    newest = await room.service.store.tables.newest(room.table.code)
    assert newest is not None
    return await matches.load(room.match.record.id), newest.log, newest.drafts, newest.orders, newest.table.seats


def commands(asked: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    place = {"table": asked["table"], "seat": asked["seat"]}
    return [
        ("play", {**asked, "actions": [1]}),
        ("play", {**asked, "actions": [0]}),
        ("draft", {**asked, "picks": [1]}),
        ("draft", {**asked, "picks": []}),
        ("undo", place),
        ("order", {**place, "prompt": "boast", "verb": "boast", "args": {"how": 1}}),
        ("order", {**place, "prompt": "boast"}),
        ("single", {**place, "is_on": True}),
    ]


@pytest.mark.parametrize("state", sorted(REASONS))
async def test_t20_nothing_is_played_unless_the_match_is_playing(database: str, state: str) -> None:
    async with house(database, CAGE) as opened:
        room, page, asked = await come_to(state, opened)
        before, version = await kept(room), room.match.version

        for kind, fields in commands(asked):
            said = await page.do(kind, **fields)
            assert (said["type"], said.get("reason")) == ("refused", REASONS[state]), kind

        assert await kept(room) == before
        assert room.match.version == version


@pytest.mark.parametrize("state", ["over", "aborted", "frozen", "outdated", "playing"])
async def test_t20_seeds_are_for_matches_that_have_not_begun(database: str, state: str) -> None:
    async with house(database, CAGE) as opened:
        room, page, asked = await come_to(state, opened)
        before = await kept(room)

        for fields in ({"hash": HASH}, {"seed": HASH}):
            said = await page.do("seed", table=asked["table"], seat=0, **fields)
            assert said["reason"] in ("begun", "no-seed")

        assert await kept(room) == before


@pytest.mark.parametrize("state", ["over", "aborted", "frozen", "outdated"])
async def test_t20_what_has_ended_is_not_asked_about_any_more(database: str, state: str) -> None:
    async with house(database, CAGE) as opened:
        room, page, asked = await come_to(state, opened)
        again = await page.person.look(asked["table"], 0)
        await again.until(lambda: again.states)

        assert (again.state["decision"], again.state["draft"], again.state["can_undo"]) == ("", None, False)
        for path, body in (
            ("start", None),
            ("sit", {}),
            ("ask", {"what": "abort"}),
            ("ask", {"what": "bot", "seat": 1}),
        ):
            answered = await page.person.post(f"/api/tables/{asked['table']}/{path}", body)
            assert answered.status_code in (403, 409), path
        assert room.match.record.state == state


async def test_a_match_that_another_worker_has_ended_takes_no_more(database: str) -> None:
    """The room still believes that it is played: the database knows better."""
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await to_boasting(pages)
        room, page = await opened.service.room(code), pages[0]
        ended = msgspec.structs.replace(room.match.record, state="aborted")
        matches = opened.service.store.matches
        await matches.update(ended, room.match.version, [], opened.service.now(), before="playing")

        assert (await page.do("play", **answer(page, [1])))["reason"] == "over"
        assert (await page.do("undo", table=code, seat=0))["reason"] == "over"
        assert room.match.record.state == "aborted"


async def test_a_draft_or_an_order_does_not_outlive_the_end_at_another_worker(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        room, page = await opened.service.room(code), pages[0]
        ended = msgspec.structs.replace(room.match.record, state="aborted")
        await opened.service.store.matches.update(ended, 0, [], opened.service.now(), before="playing")
        wanted = answer(page, picks_of(page))
        draft = {"table": code, "seat": 0, "decision": wanted["decision"], "picks": wanted["actions"]}

        assert (await page.do("draft", **draft))["reason"] == "over"
        assert (await page.do("single", table=code, seat=0, is_on=True))["reason"] == "over"
        assert (room.match.drafts.kept, room.match.orders.of(0)) == ({}, {})
