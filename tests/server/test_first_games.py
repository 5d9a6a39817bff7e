"""First games as people meet them: the same deal for all, a guide, leaving and coming back, beginning again."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from rathaus.bots.checking import check_bots
from rathaus.core.export import FAST, decode, verify
from rathaus.games import GAMES
from rathaus.guide import LEARNER, script_of
from tests.server.house import Person, house

BEGINNING = {
    "ratland": ["points", "exits", "pieces", "feeding", "nursery", "ready"],
    "rattus": ["goal", "settle"],
    "ratville": ["goal", "objects"],
    "ratzzia": ["goal", "roll"],
}


async def learn(person: Person, game: str, **more: Any) -> httpx.Response:
    return await person.post("/api/first-games", {"game": game, **more})


async def tables(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.get("/api/me")).json()["tables"]
    return found


@pytest.mark.parametrize("game", list(GAMES))
async def test_it_begins_at_once_with_its_own_deal_and_the_first_steps(tmp_path: Path, game: str) -> None:
    script = script_of(GAMES[game].package)
    assert script is not None
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        table = (await learn(ada, game)).json()
        page = await ada.look(table["code"], LEARNER)
        guide = page.state["guide"]

        assert (table["state"], table["guided"], table["match"]["guided"]) == ("playing", True, True)
        assert table["match"]["unrated"] == "first-game"
        assert [seat["bot"] for seat in table["seats"]] == ["", *[script.bot] * (script.players - 1)]
        assert guide["now"] == guide["told"] == BEGINNING[game]
        assert [step["name"] for step in guide["steps"]] == [step.name for step in script.steps]
        assert [one["guided"] for one in await tables(ada)] == [True]


async def test_everybody_is_dealt_the_same_and_the_plate_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        seen = []
        for name in ("Ada", "Bob"):
            person = await opened.person(name)
            table = (await learn(person, "ratville")).json()
            fairness = table["match"]["fairness"]
            seen.append((await person.look(table["code"], LEARNER)).state["view"]["hand"])
            assert (fairness["stream"], fairness["seed"]) == (FAST, "first-game/ratville/37")
            assert [fairness[name] for name in ("commitment", "promised", "secret")] == ["", "", ""]

        assert seen[0] == seen[1]


async def test_only_the_learner_hears_the_guide(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, bob = await opened.person("Ada"), await opened.person("Bob")
        code = (await learn(ada, "ratland")).json()["code"]

        assert (await bob.look(code)).state["guide"] is None


async def test_it_goes_on_where_it_was_left_even_in_another_house(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = (await learn(ada, "ratland")).json()["code"]
        page = await ada.look(code, LEARNER)
        await page.play()
        await page.until(lambda: page.state["guide"]["now"][:2] == ["pipes", "pantry"])
        left, cookies = page.state["guide"], ada.http.cookies

    async with house(database) as opened:
        back = await opened.person()
        back.http.cookies = cookies

        assert (await learn(back, "ratland")).json()["code"] == code
        assert (await back.look(code, LEARNER)).state["guide"] == left


async def test_it_can_be_begun_again_which_ends_the_one_before(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        first = (await learn(ada, "ratland")).json()["code"]
        again = (await learn(ada, "ratland", is_again=True)).json()["code"]
        other = (await learn(ada, "rattus")).json()["code"]

        assert len({first, again, other}) == 3
        assert {one["table"]: one["state"] for one in await tables(ada)} == {
            first: "over",
            again: "playing",
            other: "playing",
        }


async def test_who_teaches_what_nobody_plays_here(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada, stranger = await opened.person("Ada"), await opened.person()

        refused = (await learn(ada, "chess")).json()
        assert (refused["reason"], refused["args"]) == ("unknown-game", {"games": ", ".join(GAMES)})
        assert (await learn(stranger, "ratland")).json()["reason"] == "no-name"


async def test_at_the_end_it_verifies_can_be_looked_back_at_and_the_next_match_is_a_usual_one(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        table = (await learn(ada, "ratland")).json()
        page = await ada.look(table["code"], LEARNER)
        await page.play_on()
        await page.until(lambda: page.state["guide"]["now"] == ["over"])
        match = table["match"]["id"]
        record = decode((await ada.get(f"/api/matches/{match}/export")).content)
        replay = (await ada.get(f"/api/matches/{match}/replay")).json()
        next_one = (await ada.post(f"/api/tables/{table['code']}/rematch")).json()

        verify(record, GAMES["ratland"])
        check_bots(record, GAMES["ratland"])
        assert record.fairness.seed == "first-game/ratland/66"
        assert len(replay["steps"]) > 10
        assert (next_one["state"], next_one["guided"], next_one["match"]["guided"]) == ("open", False, False)
        assert next_one["match"]["fairness"]["commitment"]
