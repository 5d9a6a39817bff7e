"""Standing orders at RatLand: whatever a player may do, but need not, the house can always do or never do."""

from pathlib import Path

import pytest

from tests.server.house import Page, Person, house
from tests.server.staged import Staged

CHEESE = Staged("cheese", past_events=["holy-rat"], A={"pantry": 7, "clan": "scavenger"}, B={"dump": 7})
ALARM = Staged("rats", past_events=["sound-the-alarm"], A={"pantry": 7, "cheese": 2})
LECTOR = Staged("feeding", past_events=["rattibal-lector"], A={"pantry": 7, "cheese": 9}, B={"pantry": 7})
ALCHEMIST = Staged("feeding", past_events=["holy-rat"], A={"pantry": 7, "cheese": 9, "clan": "alchemist"})
LONG = pytest.mark.long
ORDERS = [
    pytest.param(ALARM, "deploy", "alarm", {"rats": 1}, "cheese-hidden", id="always sound the alarm"),
    pytest.param(ALARM, "deploy", "alarm", {"rats": 0}, "rats-placed", id="never sound the alarm", marks=LONG),
    pytest.param(LECTOR, "trade-rats", "trade-healthy", {}, "rat-traded", id="always trade a rat"),
    pytest.param(LECTOR, "trade-rats", "keep", {}, "trade-ready", id="never trade a rat", marks=LONG),
    pytest.param(ALCHEMIST, "turn-cheese", "turn", {"cheese": 2}, "cheese-turned", id="always turn cheese"),
    pytest.param(
        ALCHEMIST, "turn-cheese", "turn", {"cheese": 0}, "alchemy-declined", id="never turn cheese", marks=LONG
    ),
    pytest.param(CHEESE, "scavenge", "draw", {}, "pieces-drawn", id="always scavenge"),
    pytest.param(CHEESE, "scavenge", "pass", {}, "scraps-declined", id="never scavenge", marks=LONG),
    pytest.param(
        Staged("cheese", past_events=["rat-with-a-helmet"], A={"dump": 7}),
        *("put-back", "keep", {}, "piece-kept"),
        id="never put back",
    ),
    pytest.param(
        Staged("cheese", past_events=["holy-rat"], A={"dump": 7, "clan": "corrupt"}),
        *("add-piece", "pass", {}, "bribe-declined"),
        id="never bribe",
    ),
    pytest.param(
        Staged("rats", past_events=["holy-rat"], A={"pantry": 7, "clan": "sports"}),
        *("redeploy", "stay", {}, "move-declined"),
        id="never move",
    ),
]


@pytest.mark.parametrize(("game", "prompt", "verb", "args", "told"), ORDERS)
async def test_what_is_ordered_is_answered_by_the_house(
    tmp_path: Path, game: Staged, prompt: str, verb: str, args: dict[str, int], told: str
) -> None:
    async with house(tmp_path, {"ratland": game}) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "here:Bob", start=True)
        first, second = [await asked_at(ada, code, seat) for seat in (0, 1)]
        order = {"prompt": prompt, "verb": verb, "args": args}

        assert (await first.do("order", table=code, seat=0, **order))["type"] == "done"
        await answer(first, 6 if prompt in ("deploy", "redeploy") else 0)  # the zones, and not what comes after them
        await answer(second, len(second.state["view"]["questions"]) or 1)
        await first.until(lambda: told in kinds(first))

        assert first.state["orders"] == [order]


async def asked_at(person: Person, code: str, seat: int) -> Page:
    page = await person.look(code, seat)
    await page.until(lambda: page.states)
    return page


async def answer(page: Page, picks: int) -> None:
    """Everybody to the dump, or nothing, where that is asked."""
    rats = page.state["view"]["decision"]["args"].get("rats", 0) if page.is_asked() else 0
    if picks and page.is_asked():
        assert (await page.play(lambda _: [rats, *[0] * (picks - 1)]))["type"] == "done"


def kinds(page: Page) -> list[str]:
    return [line["kind"] for state in page.states for line in state["events"]]
