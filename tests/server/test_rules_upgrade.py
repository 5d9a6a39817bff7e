"""Updates: rules are changed under running, gathering and finished matches."""

from pathlib import Path
from typing import Any

from sqlalchemy import text

from rathaus.core.export import decode, log_hashes, verify
from rathaus.core.game import Game
from rathaus.games.ratland import RATLAND
from rathaus.server.store.records import MatchRecord
from tests.server.canary import CAGE, CanaryGame
from tests.server.house import House, Page, house
from tests.server.test_room import answer, cage, picks_of, to_boasting


def changed(old: str, new: str, *, version: int) -> dict[str, Game]:
    """RatLand with another rule, and a version that says so or does not."""
    assert old in RATLAND.data_text
    game = RATLAND.with_data(RATLAND.data_text.replace(old, new, 1), "updated.toml")
    game.rules_version = version
    if version == RATLAND.rules_version:
        game.data_sha256 = RATLAND.data_sha256
    return {"ratland": game}


TODAY: dict[str, Game] = {"ratland": RATLAND}
RICHER = ("cheese = 2\n", "cheese = 5\n")  # whatever was answered can still be answered
FEWER = ("rats = 7\n", "rats = 3\n")  # those who sent seven rats out have them no longer
NEXT = RATLAND.rules_version + 1


class Before:
    """A match of two people at one device, after their first answers; and what was seen of it then."""

    def __init__(self, code: str, cookies: Any, state: dict[str, Any]) -> None:
        self.code = code
        self.cookies = cookies
        self.state = state

    async def look(self, opened: House) -> Page:
        person = await opened.person()
        person.http.cookies = self.cookies
        page = await person.look(self.code, 0)
        await page.until(lambda: page.states and page.tables)
        return page


async def before(folder: Path) -> Before:
    async with house(folder, TODAY) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="ratland", start=True)
        for seat in (0, 1):
            page = await ada.look(code, seat)
            await page.until(page.is_asked)
            rats = page.state["view"]["decision"]["args"]["rats"]
            assert (await page.do("play", **answer(page, [0, 0, 0, 0, 0, rats])))["type"] == "done"
        page = await ada.look(code, 0)
        await page.until(page.is_asked)
        assert page.state["version"] == 2
        return Before(code, ada.http.cookies, page.state)


async def record_of(opened: House, page: Page) -> MatchRecord:
    found = await opened.service.store.matches.load(page.table["match"]["id"])
    assert found is not None
    return found


async def test_where_all_answers_are_still_allowed_the_match_goes_on_and_says_so(tmp_path: Path) -> None:
    old = await before(tmp_path)
    for _ in range(2):  # it is said once, however often the house is opened
        async with house(tmp_path, changed(*RICHER, version=NEXT)) as opened:
            page = await old.look(opened)

            assert page.table["match"]["state"] == "playing"
            assert page.table["match"]["rules_version"] == RATLAND.rules_version
            assert page.table["match"]["updates"] == [{"entry": 2, "rules_version": NEXT, "is_same": False}]
            assert page.state["version"] == 2
            assert page.state["view"] != old.state["view"]
    async with house(tmp_path, changed(*RICHER, version=NEXT)) as opened:
        page = await old.look(opened)
        assert (await page.play())["type"] == "done"
        await page.until(lambda: page.state["version"] == 3)
        await page.person.post(f"/api/tables/{old.code}/ask", {"what": "abort"})
        exported = decode((await page.person.get(f"/api/matches/{page.table['match']['id']}/export")).content)

        assert exported.rules_version == RATLAND.rules_version
        verify(exported, opened.service.games["ratland"])
        assert log_hashes(exported)[2:] == [old.state["log_hash"], page.state["log_hash"]]  # noted before and after it


async def test_an_update_that_changes_nothing_here_says_that_too(tmp_path: Path) -> None:
    old = await before(tmp_path)
    async with house(tmp_path, changed("black = 4\n", "black = 4\n\n", version=NEXT)) as opened:
        page = await old.look(opened)

        assert page.table["match"]["updates"] == [{"entry": 2, "rules_version": NEXT, "is_same": True}]
        assert page.state["view"] == old.state["view"]


async def test_a_rule_that_was_changed_without_a_word_is_noticed(tmp_path: Path) -> None:
    old = await before(tmp_path)
    version = RATLAND.rules_version
    async with house(tmp_path, changed(*RICHER, version=version)) as opened:
        page = await old.look(opened)

        assert page.table["match"]["updates"] == [{"entry": 2, "rules_version": version, "is_same": False}]


async def test_where_an_answer_is_not_allowed_any_more_the_match_stays_readable(tmp_path: Path) -> None:
    old = await before(tmp_path)
    for _ in range(2):
        async with house(tmp_path, changed(*FEWER, version=NEXT)) as opened:
            page = await old.look(opened)
            await page.until(page.is_over)
            match = page.table["match"]

            assert (match["state"], match["stopped_at"], match["result"]) == ("outdated", 1, None)
            assert page.state["is_told"]
            assert page.state["events"] == old.state["events"]
            assert (page.state["version"], page.state["view"]["asked"]) == (2, [])
            said = await page.do("play", **{**answer(page, [0]), "decision": old.state["decision"]})
            assert said["reason"] == "other-rules"
            exported = decode((await page.person.get(f"/api/matches/{match['id']}/export")).content)
            assert exported.draws is None
            assert [line.seat for line in exported.log] == [0, 1]
            verify(exported, RATLAND)  # where the rules of then are installed, it can be played again
    async with house(tmp_path, changed(*FEWER, version=NEXT)) as opened:
        page = await old.look(opened)
        assert (await page.person.post(f"/api/tables/{old.code}/rematch")).status_code == 200
        assert (await page.person.post(f"/api/tables/{old.code}/start")).status_code == 200
        await page.until(lambda: page.is_asked() and page.state["version"] == 0)


async def test_options_that_are_not_played_any_more_stop_a_match(tmp_path: Path) -> None:
    old = await before(tmp_path)
    poorer = changed(*RICHER, version=NEXT)
    poorer["ratland"].option_list = poorer["ratland"].option_list[1:]
    async with house(tmp_path, poorer) as opened:
        page = await old.look(opened)
        await page.until(page.is_over)

        assert (page.table["match"]["state"], page.table["match"]["stopped_at"]) == ("outdated", 0)


async def test_running_matches_are_played_again_though_nobody_looks(tmp_path: Path) -> None:
    old = await before(tmp_path)
    async with house(tmp_path, changed(*FEWER, version=NEXT)) as opened:
        ada = await opened.person()
        ada.http.cookies = old.cookies
        page = await ada.page()
        while (await ada.get("/api/me")).json()["tables"][0]["state"] != "over":
            await page.do("ping")

        assert page.states == []


async def test_a_finished_match_shows_what_was_told(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        code, pages = await cage(opened, 2)
        await to_boasting(pages)
        for page in pages:
            await page.until(page.is_asked)
            await page.play(lambda _: 0)
        await pages[1].until(pages[1].is_over)
        cookies, said = pages[1].person.http.cookies, [line for state in pages[1].states for line in state["events"]]
    newer = CanaryGame()
    newer.rules_version = 2
    async with house(tmp_path, {"canary": newer}) as opened:
        bob, eve = await opened.person(), await opened.person()
        bob.http.cookies = cookies
        page, eyes = await bob.look(code, 1), await eve.look(code)
        await page.until(lambda: page.states)
        await eyes.until(lambda: eyes.states)

        assert (page.table["match"]["state"], page.table["match"]["updates"]) == ("over", [])
        assert page.state["is_told"]
        assert page.state["events"] == said
        assert page.state["view"]["result"] == {"winners": [0], "scores": [0, 0], "ranking": []}
        kinds = {line["kind"] for line in eyes.state["events"]}
        assert "secret-given" in {line["kind"] for line in said}
        assert kinds == {"picks-shown", "boasted"}


async def test_people_who_gather_get_a_new_promise(tmp_path: Path) -> None:
    async with house(tmp_path, CAGE) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", game="canary")
        page = await ada.look(code)
        await page.do("seed", table=code, seat=0, hash="ab" * 32)
        promised = page.table["match"]
    newer = CanaryGame()
    newer.rules_version = 2
    async with house(tmp_path, {"canary": newer}) as opened:
        person = await opened.person()
        person.http.cookies = ada.http.cookies
        page = await person.look(code, 0)

        assert page.table["match"]["rules_version"] == 2
        assert page.table["match"]["fairness"]["commitment"] != promised["fairness"]["commitment"]
        assert page.table["seats"][0]["seed_hash"] == ""
        assert (await person.post(f"/api/tables/{code}/start")).status_code == 200
        await page.until(page.is_asked)
        assert (await page.do("play", **answer(page, picks_of(page))))["type"] == "done"


async def test_a_match_of_an_older_database_goes_on_without_hashes(tmp_path: Path) -> None:
    old = await before(tmp_path)
    async with house(tmp_path, TODAY) as opened:
        without = "UPDATE log SET state_sha256 = NULL"
        await opened.service.store.database.write(lambda connection: connection.execute(text(without)))
    async with house(tmp_path, TODAY) as opened:
        page = await old.look(opened)

        assert page.table["match"]["updates"] == []
        assert page.state["view"] == old.state["view"]
        assert (await page.play())["type"] == "done"
