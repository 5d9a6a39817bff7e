"""Tables before and after a match: seats, the host, starting, taking over, ending, again."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec

from rathaus.bots.names import bot_names
from rathaus.cli import main
from rathaus.core import fair
from rathaus.core.export import decode, verify
from rathaus.games import GAMES
from tests.server.canary import CAGE
from tests.server.house import Person, house
from tests.server.test_room import answer, cage, picks_of, to_boasting


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def names_at(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def post(person: Person, code: str, what: str, body: Any = None) -> httpx.Response:
    return await person.post(f"/api/tables/{code}/{what}", body)


async def test_a_friend_joins_by_code_and_the_host_starts(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        assert reason(await post(ada, code, "start")) == (409, "seats-open")

        table = (await post(bob, code.lower(), "sit", {})).json()

        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
        assert table["you"] == {"who": bob.who, "seats": [1], "is_host": False}
        assert reason(await post(bob, code, "start")) == (403, "not-host")
        assert (await post(ada, code, "start")).json()["state"] == "playing"
        assert reason(await post(ada, code, "start")) == (409, "begun")


async def test_tables_that_cannot_be_made(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        seats = [{"kind": "you"}, {"kind": "open"}]
        wishes: list[tuple[dict[str, Any], str]] = [
            ({"game": "chess", "seats": seats}, "unknown-game"),
            ({"game": "ratland", "seats": seats[:1]}, "players"),
            ({"game": "ratland", "seats": seats * 7}, "players"),
            ({"game": "ratland", "seats": seats, "options": {"clans": "maybe"}}, "setup"),
            ({"game": "ratland", "seats": [{"kind": "bot", "bot": "lion"}, *seats]}, "unknown-bot"),
            ({"game": "ratland", "seats": [*seats, {"kind": "here", "name": "ada"}]}, "name-taken"),
            ({"game": "ratland", "seats": seats, "cheese": 1}, "malformed"),
            ({"game": "ratland", "seats": seats, "start": True}, "seats-open"),
        ]
        for wish, expected in wishes:
            said = await ada.post("/api/tables", wish)
            assert said.json()["reason"] == expected
            assert said.json()["message"].count(".") >= 1
        assert reason(await (await opened.person()).post("/api/tables", wishes[0][0])) == (401, "no-name")


async def test_seats_that_cannot_be_taken(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, bob, cleo, other_ada = [await opened.person(name) for name in ("Ada", "Bob", "Cleo", "ADA")]
        code = await ada.table("you", "open", "open", game="canary")

        assert reason(await post(bob, "ZZZZZZ", "sit", {})) == (404, "unknown-table")
        assert reason(await post(bob, code, "sit", {"seat": 0})) == (409, "seat-taken")
        assert reason(await post(bob, code, "sit", {"seat": 9})) == (404, "no-such-seat")
        assert reason(await post(other_ada, code, "sit", {})) == (409, "name-taken")
        assert reason(await post(bob, code, "leave")) == (403, "not-seated")
        await post(bob, code, "sit", {"seat": 2})
        await post(bob, code, "sit", {"name": "Bob's son"})
        assert reason(await post(cleo, code, "sit", {})) == (409, "table-full")
        assert (await bob.get(f"/api/tables/{code}")).json()["you"]["seats"] == [1, 2]


async def test_the_host_arranges_the_table(database: str) -> None:
    async with house(database) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open")
        await post(bob, code, "sit", {})
        seats = f"/api/tables/{code}/seats"

        await post(ada, code, "swap", {"a": 0, "b": 1})
        await ada.send("PUT", f"{seats}/2", {"kind": "bot", "bot": "rat"})
        await ada.send("PUT", f"{seats}/3", {"kind": "here", "name": "Eve"})
        table = (await ada.send("PATCH", f"/api/tables/{code}", {"options": {"clans": "true"}})).json()

        assert names_at(table)[:2] + names_at(table)[3:] == ["Bob", "Ada", "Eve"]
        assert names_at(table)[2] in bot_names()
        assert table["options"]["clans"] == "true"
        assert table["you"]["seats"] == [1, 3]
        for number in (9, -1, -99):
            assert reason(await ada.send("PUT", f"{seats}/{number}", {"kind": "open"})) == (404, "no-such-seat")
        assert reason(await post(ada, code, "swap", {"a": 0, "b": 9})) == (404, "no-such-seat")
        for number in (3, 2):
            assert (await ada.send("DELETE", f"{seats}/{number}")).status_code == 200
        assert reason(await ada.send("DELETE", f"{seats}/1")) == (400, "players")
        for number in (7, -1, -99):
            assert reason(await ada.send("DELETE", f"{seats}/{number}")) == (404, "no-such-seat")
        freed = (await ada.send("PUT", f"{seats}/0", {"kind": "open"})).json()
        assert freed["seats"][0]["kind"] == "open"


async def test_bots_have_names_of_their_own_and_keep_them(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", *["rat"] * 11)
        seats = f"/api/tables/{code}/seats"
        before = names_at((await ada.get(f"/api/tables/{code}")).json())

        table = (await ada.send("PUT", f"{seats}/5", {"kind": "bot", "bot": "mouse"})).json()

        assert set(before[1:]) <= set(bot_names())
        assert len(set(before)) == 12
        assert names_at(table) == before
        assert (table["seats"][5]["kind"], table["seats"][5]["bot"]) == ("bot", "mouse")


async def test_a_bot_gives_its_name_to_a_person_who_comes_with_it(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", "open", "open")
        bot = names_at((await ada.get(f"/api/tables/{code}")).json())[1]
        namesake, other = await opened.person(bot.upper()), await opened.person(bot)

        table = (await post(namesake, code, "sit", {})).json()

        assert names_at(table)[2] == bot.upper()
        assert names_at(table)[1] in set(bot_names()) - {bot}
        assert reason(await post(other, code, "sit", {})) == (409, "name-taken")


async def test_a_bot_gives_way_to_a_person_at_the_same_device(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        people = [{"kind": "here", "name": name} for name in ("Balu", "Basil", "Bella", "Bertie")]
        wish = {"game": "ratland", "seats": [{"kind": "you"}, {"kind": "bot", "bot": "rat"}, *people]}

        table = (await ada.post("/api/tables", wish)).json()

        assert names_at(table)[1] == "Bibi"


async def test_public_tables_are_listed_others_are_not(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, eve = await opened.person("Ada"), await opened.person()
        await ada.table("you", "open", game="canary")
        code = await ada.table("you", "open", game="canary", is_public=True)

        listed = (await eve.get("/api/tables")).json()

        assert [(table["code"], table["host"], table["free"], table["taken"]) for table in listed] == [
            (code, "Ada", 1, [0])
        ]


async def test_when_the_host_leaves_the_next_one_is_host(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        await post(bob, code, "sit", {})

        await post(ada, code, "leave")

        table = (await bob.get(f"/api/tables/{code}")).json()
        assert table["you"]["is_host"]
        assert table["seats"][0]["kind"] == "open"


async def test_a_bot_takes_over_for_one_who_is_away_and_gives_the_seat_back(database: str) -> None:
    async with house(database) as opened:
        ada, bob, cleo = [await opened.person(name) for name in ("Ada", "Bob", "Cleo")]
        code = await ada.table("you", "open", "open")
        for person in (bob, cleo):
            await post(person, code, "sit", {})
        pages = [await person.look(code, seat) for seat, person in enumerate((ada, bob, cleo))]
        await post(ada, code, "start")
        assert reason(await post(ada, code, "ask", {"what": "bot", "seat": 2})) == (409, "person-here")
        await post(cleo, code, "leave")

        asked = (await post(ada, code, "ask", {"what": "bot", "seat": 2})).json()
        assert (asked["seats"][2]["bot"], asked["seats"][2]["bot_asked_by"]) == ("", [ada.who])
        taken = (await post(bob, code, "ask", {"what": "bot", "seat": 2})).json()
        assert (taken["seats"][2]["kind"], taken["seats"][2]["bot"]) == ("person", "old-rat")
        await pages[0].until(lambda: 2 not in pages[0].state["view"]["asked"])

        assert reason(await post(bob, code, "ask", {"what": "bot", "seat": 2})) == (409, "not-person")
        said = await pages[2].do("play", table=code, seat=2, decision="x", actions=[0])
        assert said["reason"] == "bot-plays"
        back = (await post(cleo, code, "back", {"seat": 2})).json()
        assert (back["seats"][2]["bot"], back["seats"][2]["has_left"]) == ("", False)
        assert reason(await post(bob, code, "back", {"seat": 2})) == (403, "not-your-seat")


async def test_all_who_are_here_may_end_a_match_without_a_result(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        ada, bob = pages[0].person, pages[1].person
        match = pages[0].table["match"]["id"]
        assert reason(await ada.get(f"/api/matches/{match}/export")) == (403, "not-over")
        await post(ada, code, "ask", {"what": "abort"})
        await pages[1].until(lambda: pages[1].table["abort_asked_by"] == [ada.who])
        assert pages[1].table["match"]["fairness"]["secret"] == ""

        ended = (await post(bob, code, "ask", {"what": "abort"})).json()

        assert (ended["state"], ended["match"]["state"], ended["match"]["result"]) == ("over", "aborted", None)
        assert len(ended["match"]["fairness"]["secret"]) == 64
        assert reason(await post(bob, code, "ask", {"what": "abort"})) == (409, "not-begun")


async def test_a_rematch_keeps_people_and_begins_with_a_new_commitment(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        first = pages[0].table["match"]
        assert reason(await post(pages[0].person, code, "rematch")) == (403, "not-over")
        await to_boasting(pages)
        await pages[0].play(lambda _: 0)
        await pages[1].until(pages[1].is_asked)
        await pages[1].play(lambda _: 0)
        await pages[0].until(pages[0].is_over)

        table = (await post(pages[1].person, code, "rematch")).json()

        assert (table["state"], table["earlier"]) == ("open", [first["id"]])
        assert table["match"]["fairness"]["commitment"] != first["fairness"]["commitment"]
        assert [seat["name"] for seat in table["seats"]] == ["P0", "P1"]


async def test_a_rematch_is_told_from_its_opening_on(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "mouse", start=True)
        page = await ada.look(code, 0)
        await post(ada, code, "ask", {"what": "abort"})
        await post(ada, code, "rematch")
        first = page.state["match"]

        await post(ada, code, "start")
        await page.until(lambda: page.state["match"] != first)

        assert page.state["since"] == -1
        assert "turn-began" in [event["kind"] for event in page.state["events"]]


async def test_after_a_swap_nobody_sees_from_the_seat_they_had(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        for page in pages:
            await post(page.person, code, "ask", {"what": "abort"})
        await post(pages[0].person, code, "rematch")
        await post(pages[0].person, code, "swap", {"a": 0, "b": 1})
        before = len(pages[0].states)

        await post(pages[0].person, code, "start")
        await pages[0].until(lambda: len(pages[0].states) > before)

        assert pages[0].state["seat"] == -1
        assert pages[0].state["view"]["secret"] == 0


# Chance.


async def test_seeds_are_promised_then_told_and_the_export_can_be_verified(database: str) -> None:
    async with house(database) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open")
        await post(bob, code, "sit", {})
        pages = [await ada.look(code, 0), await bob.look(code, 1)]
        seeds = [sha256(name.encode()).hexdigest() for name in ("a", "b")]
        for seat, page in enumerate(pages):
            promised = sha256(seeds[seat].encode()).hexdigest()
            assert (await page.do("seed", table=code, seat=seat, hash=promised))["type"] == "done"
        commitment = pages[0].table["match"]["fairness"]["commitment"]
        assert (await pages[0].do("seed", table=code, seat=0, seed=seeds[0]))["reason"] == "no-seed"
        assert (await post(ada, code, "start")).json()["state"] == "starting"
        assert (await pages[0].do("seed", table=code, seat=0, seed=seeds[1]))["reason"] == "no-seed"
        for seat, page in enumerate(pages):
            await page.do("seed", table=code, seat=seat, seed=seeds[seat])
        await pages[0].until(lambda: pages[0].table["state"] == "playing")
        assert (await pages[0].do("seed", table=code, seat=0, hash=seeds[0]))["reason"] == "begun"
        for page in pages:
            await post(page.person, code, "ask", {"what": "abort"})
        match = pages[0].table["match"]["id"]

        content = (await ada.get(f"/api/matches/{match}/export")).content

        record = decode(content)
        assert record.fairness.seat_seeds == seeds
        assert record.fairness.commitment == commitment
        verify(record, GAMES["ratland"])
        tampered = msgspec.structs.replace(record.fairness, seat_seeds=[seeds[1], seeds[0]])
        key = fair.key(match, bytes.fromhex(record.fairness.secret), tampered.seat_seeds)
        assert key != fair.key(match, bytes.fromhex(record.fairness.secret), seeds)


async def test_a_withheld_seed_counts_as_none(database: str) -> None:
    async with house(database, CAGE, seed_seconds=0.1) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary")
        page = await ada.look(code, 0)
        await page.do("seed", table=code, seat=0, hash="ab" * 32)

        await post(ada, code, "start")
        await page.until(lambda: page.table["state"] == "playing")

        assert (await opened.service.room(code)).match.record.seat_seeds == ["", ""]


async def test_a_served_match_is_verified_and_taken_into_another_database(
    database: str, shared: str, tmp_path: Path, capsys: Any
) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        page = await ada.look(await ada.table("you", "rat", start=True), 0)
        await page.play_on()
        match = page.table["match"]["id"]
        file = tmp_path / "match.json"
        file.write_bytes((await ada.get(f"/api/matches/{match}/export")).content)
    import asyncio

    run = asyncio.to_thread
    (tmp_path / "notes.json").write_text("cheese")
    other = shared if database.startswith("sqlite") else f"{tmp_path}/other.sqlite"
    assert await run(main, ["verify", str(file)]) == 0
    assert await run(main, ["export", "--database", database, str(tmp_path / "out")]) == 0
    assert json.loads((tmp_path / "out" / f"{match}.json").read_text()) == json.loads(file.read_text())
    elsewhere = ["import", "--database", other, str(file)]
    assert await run(main, elsewhere) == 0
    assert await run(main, elsewhere) == 0
    assert await run(main, [*elsewhere[:3], str(tmp_path / "notes.json")]) == 1
    said = capsys.readouterr().out
    assert ": imported" in said
    assert ": already there" in said
    assert "this is not an exported match" in said


# Several people at one device, and people who look on.


async def test_one_device_looks_from_one_seat_at_a_time(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary", start=True)
        page = await ada.look(code, 0)
        await page.until(lambda: page.states)
        mine = page.state["view"]["secret"]
        await page.do("play", **answer(page, picks_of(page)))

        await page.do("watch", table=code, seat=1)
        await page.until(lambda: page.state["seat"] == 1)

        assert page.state["view"]["secret"] not in (0, mine)
        assert str(mine) not in json.dumps(page.state)


async def test_spectators_are_counted_and_know_nothing(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        eve = await opened.person()
        page = await eve.look(code)
        await page.until(lambda: page.states)

        assert pages[0].table["spectators"] == 1
        assert page.state["view"]["decision"] is None
        assert page.state["decision"] == ""
        assert (await page.do("watch", table=code, seat=0))["reason"] == "not-your-seat"
        await page.do("unwatch", table=code)
        await pages[0].until(lambda: pages[0].table["spectators"] == 0)


async def test_chat_is_heard_by_all_who_want_to(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        chats: list[list[str]] = []

        def said(page: Any) -> list[str]:
            return [line["text"] for news in page.heard if news["type"] == "chat" for line in news["lines"]]

        await pages[0].do("mute", who=pages[1].person.who, is_on=True)
        for _ in range(2):
            await pages[1].do("chat", table=code, text="<b>hello</b>\u202e", id="hello")
        await pages[2].until(lambda: said(pages[2]))
        again = await pages[0].person.look(code, 0)
        chats = [said(page) for page in (*pages, again)]

        assert chats == [[], ["<b>hello</b>"], ["<b>hello</b>"], []]
        await pages[0].do("mute", who=pages[1].person.who, is_on=False)
        assert (await pages[1].do("chat", table=code, text="\u202e"))["reason"] == "empty-line"
        stranger = await (await opened.person()).look(code)
        assert (await stranger.do("chat", table=code, text="hi"))["reason"] == "no-name"


async def test_ones_games_say_whose_turn_it_is(database: str) -> None:
    async with house(database, CAGE) as opened:
        _, pages = await cage(opened, 2)
        bob = pages[1].person
        await pages[0].do("play", **answer(pages[0], picks_of(pages[0])))
        mine = (await pages[0].person.get("/api/me")).json()["tables"][0]
        elsewhere = await bob.page()

        await pages[1].do("play", **answer(pages[1], picks_of(pages[1])))
        await pages[0].until(pages[0].is_asked)
        await pages[0].play(lambda _: 1)
        await elsewhere.until(
            lambda: [game["is_your_turn"] for game in elsewhere.heard[-1].get("tables", [])] == [True]
        )

        assert (mine["is_your_turn"], mine["asked"], mine["names"]) == (False, [1], ["P0", "P1"])
