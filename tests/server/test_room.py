"""A room: one command at a time, each answered once; drafts, undo, standing orders, resume."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from rathaus.core.match import Acted
from tests.server.canary import CAGE, FAULT, PICKS
from tests.server.house import House, Page, house


async def cage(opened: House, players: int = 3) -> tuple[str, list[Page]]:
    """A table of the canary game with a person and a page for each seat."""
    people = [await opened.person(f"P{seat}") for seat in range(players)]
    code = await people[0].table("you", *["open"] * (players - 1), game="canary")
    for person in people[1:]:
        assert (await person.post(f"/api/tables/{code}/sit", {})).status_code == 200
    pages = [await person.look(code, seat) for seat, person in enumerate(people)]
    assert (await people[0].post(f"/api/tables/{code}/start")).status_code == 200
    for page in pages:
        await page.until(lambda page=page: page.states)
    return code, pages


def picks_of(page: Page) -> list[int]:
    """A whole sealed answer."""
    return [option["action"] for option in page.state["view"]["decision"]["options"]][:PICKS]


def answer(page: Page, picks: list[int], **more: Any) -> dict[str, Any]:
    state = page.state
    return {"table": state["table"], "seat": state["seat"], "decision": state["decision"], "actions": picks, **more}


async def to_boasting(pages: list[Page]) -> None:
    """Lock all picks in."""
    for page in pages:
        assert (await page.do("play", **answer(page, picks_of(page))))["type"] == "done"
    await pages[0].until(lambda: pages[0].is_asked() and pages[0].state["view"]["decision"]["prompt"] == "boast")


# T3: every command is answered, and carried out once.


async def test_t3_a_repeated_command_is_done_once_and_gets_its_first_answer(database: str) -> None:
    dice = random.Random(3)
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        twins = [await page.person.look(page.state["table"], seat) for seat, page in enumerate(pages)]
        sent: list[tuple[Page, dict[str, Any]]] = []
        for page, twin in zip(pages, twins, strict=True):
            for picks in (picks_of(page), [1, 2], picks_of(page)[:1]):
                wanted = answer(page, picks, id=f"c{len(sent)}-{page.state['seat']}")
                sent += [(dice.choice([page, twin]), wanted) for _ in range(dice.randint(1, 5))]
        dice.shuffle(sent)
        for socket, wanted in sent:
            await socket.say("play", **wanted)
        for page in [*pages, *twins]:
            await page.do("ping")

        for wanted_id in {wanted["id"] for _, wanted in sent}:
            times = sum(wanted["id"] == wanted_id for _, wanted in sent)
            answers = [said for page in [*pages, *twins] for said in page.answers.get(wanted_id, [])]
            assert len(answers) == times
            assert len({(said["type"], said.get("reason", said["version"])) for said in answers}) == 1
        room = await opened.service.room(pages[0].state["table"])
        rows = await opened.service.store.matches.log(room.match.record.id)
        assert len({(row.by, row.command) for row in rows}) == len(rows) == room.match.version


async def test_t3_a_command_is_known_again_after_a_restart(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        wanted = answer(pages[0], picks_of(pages[0]), id="once")
        first = await pages[0].do("play", **wanted)
        cookies = pages[0].person.http.cookies
    async with house(database, CAGE) as again:
        person = await again.person()
        person.http.cookies = cookies
        page = await person.look(wanted["table"], 0)

        second = await page.do("play", **wanted)

        assert second == first
        assert page.state["version"] == 1


async def test_what_a_command_sets_off_comes_right_after_its_answer(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        page, picks = pages[0], picks_of(pages[0])
        place = {"table": code, "seat": 0}
        asked = {**place, "decision": page.state["decision"]}
        commands: list[tuple[str, dict[str, Any], list[str]]] = [
            ("draft", {**asked, "picks": picks[:1]}, ["state"]),
            ("play", {**asked, "actions": picks}, ["state"]),
            ("undo", place, ["state"]),
            ("order", {**place, "prompt": "boast", "verb": "boast", "args": {"how": 1}}, ["state"]),
            ("watch", place, ["table", "state"]),
            ("chat", {"table": code, "text": "Hello"}, ["chat"]),
            ("ping", {}, []),
        ]
        for kind, fields, follows in commands:
            before = len(page.heard)
            await page.do(kind, **fields)
            await page.until(lambda before=before, follows=follows: len(page.heard) > before + len(follows))

            assert [said["type"] for said in page.heard[before:]] == ["done", *follows], kind


async def test_an_answer_that_is_on_the_disk_is_done_whatever_fails_behind_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await to_boasting(pages)
        await pages[0].play(lambda _: 1)
        await pages[1].until(pages[1].is_asked)
        write = opened.service.store.database.write
        await write(lambda connection: connection.execute(text("ALTER TABLE tables RENAME TO gone")))
        last = await pages[1].play(lambda _: 0)
        await write(lambda connection: connection.execute(text("ALTER TABLE gone RENAME TO tables")))

        assert last["type"] == "done"
        assert "what follows from a command was not done" in caplog.text
        room = await opened.service.room(code)
        await room.settle()
        assert (room.match.record.state, room.table.state) == ("over", "over")


# T4: those who answer at once do not get into each other's way.


async def test_t4_all_seats_lock_in_at_once(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened, 6)

        answers = await asyncio.gather(*(page.do("play", **answer(page, picks_of(page))) for page in pages))

        assert {said["type"] for said in answers} == {"done"}
        assert sorted(said["version"] for said in answers) == [1, 2, 3, 4, 5, 6]


async def test_t4_of_two_answers_to_one_question_one_is_taken(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        await to_boasting(pages)
        twin = await pages[0].person.look(pages[0].state["table"], 0)

        both = await asyncio.gather(
            pages[0].do("play", **answer(pages[0], [1])), twin.do("play", **answer(pages[0], [2]))
        )

        assert sorted(said["type"] for said in both) == ["done", "refused"]


async def test_t4_another_process_may_be_faster(database: str) -> None:
    async with house(database, CAGE) as opened, house(database, CAGE) as other:
        code, pages = await cage(opened)
        twin = await other.person()
        twin.http.cookies = pages[1].person.http.cookies
        elsewhere = await twin.look(code, 1)
        wanted = answer(pages[1], picks_of(pages[1]))
        await elsewhere.do("play", **wanted)

        said = await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))

        assert (said["type"], said["version"]) == ("done", 2)
        late = await pages[1].do("play", **wanted)
        assert late["reason"] == "not-your-turn"


# Refusals.


async def test_what_is_not_offered_late_or_not_ones_own_is_refused(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        page, wanted = pages[0], answer(pages[0], picks_of(pages[0]))

        refused = {
            "not-offered": {**wanted, "actions": [5]},
            "not-whole": {**wanted, "actions": [*wanted["actions"], 5]},
            "late": {**wanted, "decision": "0.0.00000000"},
            "not-your-seat": {**wanted, "seat": 1},
            "no-such-seat": {**wanted, "seat": 60},
            "unknown-table": {**wanted, "table": "NOTHERE"},
        }
        for reason, command in refused.items():
            said = await page.do("play", **command)
            assert (said["type"], said["reason"]) == ("refused", reason)
        assert (await page.do("play", **{**wanted, "actions": wanted["actions"][:1]}))["reason"] == "not-whole"
        assert (await page.do("undo", table=wanted["table"], seat=0))["reason"] == "undo-nothing"
        assert page.state["version"] == 0


async def test_a_fault_of_the_rules_decides_nothing(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        await to_boasting(pages)

        said = await pages[0].do("play", **answer(pages[0], [FAULT]))

        assert said["reason"] == "frozen"
        await pages[1].until(lambda: pages[1].table["match"]["state"] == "frozen")
        assert pages[1].table["match"]["result"] is None
        assert "is frozen" in caplog.text
        assert (await pages[0].do("play", **answer(pages[0], [1])))["reason"] == "frozen"


async def test_what_cannot_be_written_is_not_done(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        write = opened.service.store.database.write
        wanted = answer(pages[0], picks_of(pages[0]), id="try")
        await write(lambda connection: connection.execute(text("ALTER TABLE log RENAME TO gone")))
        assert (await pages[0].do("play", **wanted))["reason"] == "store"
        await write(lambda connection: connection.execute(text("ALTER TABLE gone RENAME TO log")))

        assert (await pages[0].do("play", **wanted)) == {"type": "done", "id": "try", "version": 1}
        assert "was not written" in caplog.text


# Drafts.


async def test_a_draft_is_private_and_walks_through_the_answer(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        page, picks = pages[0], picks_of(pages[0])
        wanted = {"table": page.state["table"], "seat": 0, "decision": page.state["decision"]}
        heard = len(pages[1].heard)

        await page.do("draft", **wanted, picks=picks[:1])
        await page.until(lambda: page.state["draft"])
        assert page.state["draft"]["next"]["prompt"] == "pick"
        await page.do("draft", **wanted, picks=picks)
        await page.until(lambda: page.state["draft"]["is_complete"])
        reloaded = await page.person.look(wanted["table"], 0)
        await reloaded.until(lambda: reloaded.states)

        spelled = [option["action"] for option in reloaded.state["draft"].pop("spelled")]
        seen = reloaded.state["draft"].pop("view")
        assert reloaded.state["draft"] == {"picks": picks, "next": None, "is_complete": True}
        assert seen == {**reloaded.state["view"], **{name: seen[name] for name in ("asked", "pending", "decision")}}
        assert (seen["asked"], seen["decision"], seen["shown"]) == ([1, 2], None, [])
        assert seen["pending"][-1]["memory"] == [2, 1, 2, 2, *picks, -1, -1]
        assert spelled == picks
        assert reloaded.state["is_sealed"]
        assert (await page.do("draft", **wanted, picks=[*picks, 1]))["reason"] == "not-whole"
        assert (await page.do("draft", **wanted, picks=[77]))["reason"] == "not-offered"
        states = [said for said in pages[1].heard[heard:] if said["type"] == "state"]
        assert states == []


async def test_a_draft_survives_a_restart_and_ends_with_the_lock(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        picks = picks_of(pages[0])
        wanted = {"table": pages[0].state["table"], "seat": 0, "decision": pages[0].state["decision"]}
        await pages[0].do("draft", **wanted, picks=picks)
        cookies = pages[0].person.http.cookies
    async with house(database, CAGE) as again:
        person = await again.person()
        person.http.cookies = cookies
        page = await person.look(wanted["table"], 0)
        await page.until(lambda: page.states)
        assert page.state["draft"]["picks"] == picks

        await page.do("play", **wanted, actions=picks)
        await page.do("undo", table=wanted["table"], seat=0)
        await page.until(lambda: page.state["version"] == 2)

        assert page.state["draft"] is None
        assert page.state["decision"] == wanted["decision"]


async def test_a_draft_never_shows_what_comes_after_it(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened)
        for page in pages[1:]:
            await page.do("play", **answer(page, picks_of(page)))
        page = pages[0]
        await page.until(lambda: page.state["version"] == 2)

        await page.do("draft", table=page.state["table"], seat=0, decision=page.state["decision"], picks=picks_of(page))
        await page.until(lambda: page.state["draft"])

        assert page.state["draft"]["next"] is None
        assert page.state["draft"]["view"]["shown"] == page.state["view"]["shown"] == []
        assert page.state["draft"]["view"]["cards_left"] == page.state["view"]["cards_left"]
        assert page.state["version"] == 2


# Undo.


async def test_unlocking_is_possible_until_the_last_one_locks(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        await pages[1].until(lambda: pages[1].state["view"]["asked"] == [1])

        assert (await pages[0].do("undo", table=code, seat=0))["version"] == 2
        await pages[1].until(lambda: pages[1].state["view"]["asked"] == [0, 1])
        await to_boasting(pages)

        assert (await pages[0].do("undo", table=code, seat=0))["reason"] == "undo-revealed"


async def test_what_is_taken_back_is_struck_from_the_log(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await to_boasting(pages)
        before = pages[0].state["decision"]
        await pages[0].play(lambda _: 1)
        await pages[1].until(pages[1].is_asked)
        stale = answer(pages[1], [1])

        await pages[0].do("undo", table=code, seat=0)
        await pages[1].until(lambda: pages[1].state["undone"])

        assert pages[1].state["undone"] == [3]
        assert pages[0].state["decision"] != before
        await pages[0].play(lambda _: 2)
        assert (await pages[1].do("play", **stale))["reason"] == "late"
        fresh = await pages[1].person.look(code, 1)
        await fresh.until(lambda: fresh.states)
        boasts = [line for line in fresh.state["events"] if line["kind"] == "boasted"]
        assert [line["facts"]["how"] for line in boasts] == [2]


# Standing orders.


async def test_a_standing_order_answers_and_rests_after_an_undo(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        order = {"table": code, "seat": 0, "prompt": "boast", "verb": "boast", "args": {"how": 2}}
        assert (await pages[0].do("order", **order))["type"] == "done"
        for page in pages:
            await page.do("play", **answer(page, picks_of(page)))
        await pages[1].until(pages[1].is_asked)
        assert pages[1].state["events"][-1]["facts"] == {"seat": 0, "how": 2}

        await pages[0].do("undo", table=code, seat=0)
        await pages[0].until(pages[0].is_asked)
        await asyncio.sleep(0.05)

        assert pages[0].is_asked()
        assert pages[0].state["orders"] == [{"prompt": "boast", "verb": "boast", "args": {"how": 2}}]
        await pages[0].do("order", **{**order, "verb": "", "args": {}})
        await pages[0].until(lambda: pages[0].state["orders"] == [])


async def test_where_there_is_one_choice_the_house_may_answer(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", start=True)
        page = await ada.look(code, 0)
        await page.do("single", table=code, seat=0, is_on=True)

        rats = page.state["view"]["decision"]["args"]["rats"]
        await page.play(lambda _: [rats])  # the other zones can only be left empty
        await page.until(lambda: 0 not in page.state["view"]["asked"])

        assert page.state["is_single"]
        log = (await opened.service.room(code)).match.begun().match.log
        assert [entry.actions for entry in log if isinstance(entry, Acted)] == [[rats, *[0] * 5]]


# Resume.


async def test_a_page_goes_on_from_the_version_that_it_has_seen(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        seen = pages[1].state
        await pages[1].close()
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))

        page = await pages[1].person.page()
        await page.do("watch", table=code, seat=1, match=seen["match"], seen=seen["version"])
        await page.until(lambda: page.states)

        assert (page.state["since"], page.state["version"]) == (0, 1)
        assert page.state["events"] == []
        assert page.state["view"]["asked"] == [1]
        await page.do("watch", table=code, seat=1, match="another", seen=1)
        await page.until(lambda: page.state["since"] == -1)


async def test_who_was_away_is_told_what_happened_since_their_last_answer(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await pages[1].do("play", **answer(pages[1], picks_of(pages[1])))
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))

        told = [(await page.person.get(f"/api/tables/{code}/recap")).json() for page in pages]

        assert [(recap["names"], recap["seat"], recap["answer"]) for recap in told] == [
            (["P0", "P1"], 0, 2),
            (["P0", "P1"], 1, 1),
        ]
        assert {line["entry"] for line in told[0]["events"]} == {2}
        assert {line["entry"] for line in told[1]["events"]} >= {2}
        assert all("picks-shown" in [line["kind"] for line in recap["events"]] for recap in told)


async def test_what_the_house_answers_for_somebody_is_news_to_them(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        order = {"table": code, "seat": 0, "prompt": "boast", "verb": "boast", "args": {"how": 2}}
        await pages[0].do("order", **order)
        for page in pages:
            await page.do("play", **answer(page, picks_of(page)))
        await pages[1].until(pages[1].is_asked)

        told = (await pages[0].person.get(f"/api/tables/{code}/recap")).json()

        assert [line["kind"] for line in told["events"]][-1] == "boasted"
    async with house(database, CAGE) as again:
        assert (await again.service.room(code)).match.last_own(0) == 1


async def test_a_slow_page_is_let_go(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        connection = next(iter(opened.service.pages_of(pages[1].person.who)))
        room = await opened.service.room(code)

        for _ in range(opened.service.config.limits.queue + 10):
            room.viewers.tell_table()

        assert await pages[1].closed() == (1013, "slow")
        assert connection not in room.viewers.pages


async def test_a_command_is_carried_out_though_its_page_is_gone(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        wanted = answer(pages[0], picks_of(pages[0]), id="last words")
        await pages[0].say("play", **wanted)
        pages[0].socket.transport.abort()

        page = await pages[0].person.look(code, 0)
        said = await page.do("play", **wanted)

        assert said == {"type": "done", "id": "last words", "version": 1}
