"""Taking over a seat: who counts as away, whose word it takes, which bot comes, and how the seat returns."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

from rathaus.bots import SUBSTITUTE
from rathaus.server.store.records import TableRecord
from tests.server.canary import CAGE
from tests.server.house import House, Page, Person, house
from tests.server.test_room import answer, cage, picks_of

GRACE = 45.0


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


async def post(person: Person, code: str, what: str, body: Any = None) -> httpx.Response:
    return await person.post(f"/api/tables/{code}/{what}", body)


async def ask_bot(page: Page, code: str, seat: int) -> httpx.Response:
    return await post(page.person, code, "ask", {"what": "bot", "seat": seat})


def pass_time(opened: House, seconds: float) -> None:
    """Let the house's clock go on."""
    clock = opened.service.clock
    opened.service.clock = lambda: clock() + seconds


async def lose(page: Page, witness: Page, seat: int) -> None:
    """A line drops, and somebody else's page hears of it."""
    await page.close()
    await witness.until(lambda: not witness.table["seats"][seat]["is_connected"])


async def go_away(opened: House, page: Page, witness: Page, seat: int) -> None:
    """A line drops, and does not come back in time."""
    await lose(page, witness, seat)
    pass_time(opened, GRACE + 1)


async def replace(opened: House, code: str, pages: list[Page]) -> None:
    """The first of two gives the seat of the second to a bot."""
    await go_away(opened, pages[1], pages[0], 1)
    taken = (await ask_bot(pages[0], code, 1)).json()
    assert taken["seats"][1]["bot"]


# Who counts as away.


async def test_somebody_counts_as_away_only_after_the_grace_time(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        assert reason(await ask_bot(pages[0], code, 1)) == (409, "person-here")
        await lose(pages[1], pages[0], 1)

        assert reason(await ask_bot(pages[0], code, 1)) == (409, "just-left")
        pass_time(opened, GRACE - 5)
        refused = await ask_bot(pages[0], code, 1)
        assert reason(refused) == (409, "just-left")
        assert 0 < refused.json()["args"]["seconds"] <= 5
        pass_time(opened, 6)
        assert (await ask_bot(pages[0], code, 1)).json()["seats"][1]["bot"]


async def test_the_table_tells_how_long_is_left(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        assert pages[0].table["seats"][1]["grace_left"] == pages[0].table["grace"] == GRACE
        await lose(pages[1], pages[0], 1)
        assert 0 < pages[0].table["seats"][1]["grace_left"] <= GRACE
        pass_time(opened, 20)
        told = (await pages[0].person.get(f"/api/tables/{code}")).json()["seats"]
        assert 0 < told[1]["grace_left"] <= GRACE - 20
        assert told[0]["grace_left"] == GRACE

        pass_time(opened, GRACE)

        told = (await pages[0].person.get(f"/api/tables/{code}")).json()["seats"]
        assert (told[1]["grace_left"], told[1]["is_connected"]) == (0, False)


async def test_the_host_chooses_the_grace_time_before_the_start(database: str) -> None:
    async with house(database, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        await post(bob, code, "sit", {})
        pages = [await ada.look(code, 0), await bob.look(code, 1)]
        path = f"/api/tables/{code}"
        for seconds in (14, 301, 0, -1, 20.5):
            assert reason(await ada.send("PATCH", path, {"grace": seconds})) == (400, "malformed")
        assert reason(await bob.send("PATCH", path, {"grace": 15})) == (403, "not-host")
        for seconds in (300, 15):
            assert (await ada.send("PATCH", path, {"grace": seconds})).json()["grace"] == seconds
        await pages[1].until(lambda: pages[1].table["grace"] == 15)
        assert reason(await ada.send("PATCH", path, {"pace": "slow"})) == (400, "malformed")
        assert (await ada.send("PATCH", path, {"pace": "fast"})).json()["pace"] == "fast"
        await post(ada, code, "start")
        assert reason(await ada.send("PATCH", path, {"grace": 300})) == (409, "begun")
        await lose(pages[1], pages[0], 1)

        pass_time(opened, 16)

        assert (await ask_bot(pages[0], code, 1)).json()["seats"][1]["bot"]


async def test_after_a_restart_the_grace_time_begins_again(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await go_away(opened, pages[1], pages[0], 1)
        cookies = pages[0].person.http.cookies
    async with house(database, CAGE) as again:
        ada = await again.person()
        ada.http.cookies = cookies
        page = await ada.look(code, 0)

        assert reason(await ask_bot(page, code, 1)) == (409, "just-left")
        pass_time(again, GRACE + 1)
        assert (await ask_bot(page, code, 1)).json()["seats"][1]["bot"]


async def test_who_has_just_sat_down_is_not_away(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        pass_time(opened, 1000)  # the house has been open for long
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        page = await ada.look(code, 0)
        await post(bob, code, "sit", {})
        await post(ada, code, "start")

        assert reason(await ask_bot(page, code, 1)) == (409, "just-left")


# Whose word it takes.


async def test_votes_are_cleared_when_somebody_comes_back(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await go_away(opened, pages[2], pages[0], 2)
        assert (await ask_bot(pages[0], code, 2)).json()["seats"][2]["bot_asked_by"] == [pages[0].person.who]

        cleo = await pages[2].person.look(code, 2)
        await pages[0].until(lambda: pages[0].table["seats"][2]["bot_asked_by"] == [])
        await go_away(opened, cleo, pages[0], 2)

        assert (await ask_bot(pages[1], code, 2)).json()["seats"][2]["bot"] == ""


async def test_old_votes_replace_nobody_who_is_here(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await go_away(opened, pages[2], pages[0], 2)
        await ask_bot(pages[0], code, 2)
        await pages[2].person.look(code, 2)

        await post(pages[1].person, code, "leave")

        assert (await opened.service.room(code)).table.seats[2].bot == ""


async def test_absence_is_checked_again_when_votes_take_effect(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        room = await opened.service.room(code)

        def vote(table: TableRecord) -> None:
            table.seats[2].bot_asked_by = [pages[0].person.who]

        await room.change(vote)  # as another worker may have written it
        await post(pages[1].person, code, "leave")

        assert room.table.seats[2].bot == ""


async def test_a_short_drop_takes_nobodys_word_away(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await go_away(opened, pages[2], pages[0], 2)
        await lose(pages[1], pages[0], 1)

        assert (await ask_bot(pages[0], code, 2)).json()["seats"][2]["bot"] == ""
        pass_time(opened, GRACE + 1)
        assert (await ask_bot(pages[0], code, 2)).json()["seats"][2]["bot"]


async def test_a_word_can_be_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await go_away(opened, pages[2], pages[0], 2)
        for wish in ({"what": "bot", "seat": 2}, {"what": "abort"}):
            await post(pages[0].person, code, "ask", wish)
            table = (await post(pages[0].person, code, "ask", {**wish, "is_on": False})).json()
            assert (table["seats"][2]["bot_asked_by"], table["abort_asked_by"]) == ([], [])

        table = (await ask_bot(pages[1], code, 2)).json()

        assert table["seats"][2]["bot"] == ""


async def test_who_leaves_takes_their_own_votes_along(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await go_away(opened, pages[2], pages[0], 2)
        await ask_bot(pages[0], code, 2)
        await post(pages[0].person, code, "ask", {"what": "abort"})

        table = (await post(pages[0].person, code, "leave")).json()

        assert (table["seats"][2]["bot_asked_by"], table["abort_asked_by"]) == ([], [])
        assert table["seats"][2]["bot"] == ""


async def test_people_who_look_on_have_no_word(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        watcher = await (await opened.person("Olga")).look(code)
        await go_away(opened, pages[1], pages[0], 1)

        assert reason(await ask_bot(watcher, code, 1)) == (403, "not-seated")
        assert (await ask_bot(pages[0], code, 1)).json()["seats"][1]["bot"]


# Which bot comes.


async def test_a_strong_bot_stands_in(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await go_away(opened, pages[1], pages[0], 1)
        wish = {"what": "bot", "seat": 1, "bot": "mouse"}
        assert reason(await post(pages[0].person, code, "ask", wish)) == (400, "malformed")

        assert (await ask_bot(pages[0], code, 1)).json()["seats"][1]["bot"] == SUBSTITUTE
        assert opened.service.substitute == SUBSTITUTE != "mouse"


# An end without a result.


async def test_who_was_replaced_keeps_the_vote_on_an_end_without_result(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await replace(opened, code, pages)

        table = (await post(pages[0].person, code, "ask", {"what": "abort"})).json()
        assert (table["state"], table["match"]["fairness"]["secret"]) == ("playing", "")

        table = (await post(pages[1].person, code, "ask", {"what": "abort"})).json()
        assert (table["state"], table["match"]["state"]) == ("over", "aborted")


async def test_who_lets_a_bot_play_keeps_the_vote_too(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await ask_bot(pages[1], code, 1)

        table = (await post(pages[0].person, code, "ask", {"what": "abort"})).json()

        assert table["state"] == "playing"


# How the seat returns.


async def test_a_seat_that_others_gave_away_returns_when_the_page_opens(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await replace(opened, code, pages)

        page = await pages[1].person.look(code, 1)

        await page.until(lambda: page.table["seats"][1]["bot"] == "")
        await pages[0].until(lambda: pages[0].table["seats"][1]["bot"] == "")
        refused = await page.do("play", table=code, seat=1, decision="x", actions=[0])
        assert refused["reason"] != "bot-plays"


async def test_all_seats_of_a_device_return_together(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", "open", game="canary")
        await post(bob, code, "sit", {"seat": 1})
        await post(bob, code, "sit", {"seat": 2, "name": "Bobby"})
        pages = [await ada.look(code, 0), await bob.look(code, 1)]
        await post(ada, code, "start")
        await go_away(opened, pages[1], pages[0], 1)
        for seat in (1, 2):
            assert (await ask_bot(pages[0], code, seat)).json()["seats"][seat]["bot"]

        page = await bob.look(code, 2)

        await page.until(lambda: [seat["bot"] for seat in page.table["seats"]] == ["", "", ""])


async def test_a_seat_given_away_by_oneself_returns_on_request_only(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        lent = (await ask_bot(pages[1], code, 1)).json()["seats"][1]
        assert (lent["kind"], lent["bot"], lent["is_lent"]) == ("person", SUBSTITUTE, True)
        assert reason(await ask_bot(pages[0], code, 1)) == (409, "not-person")
        await pages[1].close()

        page = await pages[1].person.look(code, 1)
        await page.until(lambda: page.states)
        assert page.table["seats"][1]["bot"] == SUBSTITUTE
        assert (await page.do("play", table=code, seat=1, decision="x", actions=[0]))["reason"] == "bot-plays"

        seat = (await post(page.person, code, "back", {"seat": 1})).json()["seats"][1]
        assert (seat["bot"], seat["is_lent"]) == ("", False)


async def test_strangers_and_onlookers_bring_nobody_back(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", "mouse", game="canary")
        await post(bob, code, "sit", {})
        pages = [await ada.look(code, 0), await bob.look(code, 1)]
        await post(ada, code, "start")
        await replace(opened, code, pages)

        for person in (await opened.person(), await opened.person("Olga")):
            page = await person.look(code)
            await page.until(lambda page=page: page.states)

            assert [seat["bot"] for seat in page.table["seats"]] == ["", SUBSTITUTE, "mouse"]


async def test_who_has_left_and_opens_the_table_again_is_back(database: str) -> None:
    async with house(database, CAGE) as opened:
        code, pages = await cage(opened, 3)
        await post(pages[2].person, code, "leave")
        await pages[2].close()
        assert (await ask_bot(pages[0], code, 2)).json()["seats"][2]["bot_asked_by"]

        page = await pages[2].person.look(code, 2)

        await page.until(lambda: not page.table["seats"][2]["has_left"])
        assert page.table["seats"][2]["bot_asked_by"] == []
        assert reason(await ask_bot(pages[1], code, 2)) == (409, "person-here")


async def test_standing_orders_go_on_when_the_seat_is_back(tmp_path: Path) -> None:
    hangs = ("-c", "import time; print('[]', flush=True); time.sleep(600)")  # the bot thinks meanwhile
    async with house(tmp_path, CAGE, bot_workers=1, bot_seconds=3.0, bot_command=hangs) as opened:
        code, pages = await cage(opened, 2)
        await ask_bot(pages[0], code, 0)
        await pages[0].do("order", table=code, seat=0, prompt="boast", verb="boast", args={"how": 2})
        await pages[1].do("play", **answer(pages[1], picks_of(pages[1])))
        await pages[0].until(lambda: pages[0].is_asked() and pages[0].state["view"]["decision"]["prompt"] == "boast")

        await post(pages[0].person, code, "back", {"seat": 0})

        await pages[1].until(pages[1].is_asked)


# Chance.


async def test_a_seed_is_waited_for_while_its_line_is_down(database: str) -> None:
    async with house(database, CAGE, seed_seconds=20.0) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = await ada.table("you", "open", game="canary")
        await post(bob, code, "sit", {})
        pages = [await ada.look(code, 0), await bob.look(code, 1)]
        seed = "ab" * 32
        await pages[1].do("seed", table=code, seat=1, hash=sha256(seed.encode()).hexdigest())
        await lose(pages[1], pages[0], 1)

        assert (await post(ada, code, "start")).json()["state"] == "starting"
        page = await bob.look(code, 1)
        await page.do("seed", table=code, seat=1, seed=seed)
        await page.until(lambda: page.table["state"] == "playing")

        assert (await opened.service.room(code)).match.record.seat_seeds == ["", seed]
