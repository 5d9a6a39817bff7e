"""Rattus's tables that tests lay, and what a person does at them: tap on the map, on cards and on keys."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator

from rathaus.core.view import spelled
from rathaus.games import GAMES
from rathaus.server.staging import Stage
from rathaus.testing.staging import Staged
from tests.browser.people import PHONE, Street, Visitor
from tests.server.test_staging import FOLDER

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}
BOTH = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
MOVING: Any = {"reduced_motion": "no-preference"}


def stage(text: str) -> Stage:
    """A table that is laid by a scenario of the folder, or by these lines."""
    file = FOLDER / f"rattus/{text}.toml"
    game = Staged(file.read_text("utf-8") if "\n" not in text else text, str(file), GAMES)
    return Stage(game, game.hands)


def laid(table: str, players: int = 3, options: str = "") -> Stage:
    head = f'game = "rattus"\nplayers = {players}\nabout = "a table to look at"\nclauses = ["RT-2.1"]\n{options}\n'
    return stage(f"{head}[table]\n{table}")


async def sit(street: Street, **settings: Any) -> Visitor:
    """Somebody at the staged table; on a phone they look at the whole map, so that all of it can be tapped."""
    ada = await street.visitor("/stage", **{"viewport": DESK, **settings})
    todo = await ada.next()
    if todo.startswith("curtain"):
        await ada.page.locator(".curtain button").click()
        await ada.next(todo)
    if await ada.page.locator(".whole").count():
        await ada.page.locator(".whole").click()
    return ada


async def tap(ada: Visitor, region: str) -> None:
    """Tap on a region, where its name is written."""
    await ada.is_sent()
    await ada.page.locator(f"[data-region={region}] .name").click()
    await ada.is_sent()


async def key(ada: Visitor, name: str) -> None:
    await ada.page.locator(".answers").get_by_role("button", name=name).click()
    await ada.is_sent()


async def living(ada: Visitor, seat: int) -> int:
    return int(await ada.page.locator("[data-living]").nth(seat).get_attribute("data-living") or -1)


TURN = laid(
    """
phases = ["turns"]
active = "A"
plague = "germania"
rats = { france = ["1 peasantry royalty", "3 all islam"], italia = ["any"], anglia = ["any"] }
A = { france = 3, germania = 1, cards = ["peasant", "merchant"] }
B = { france = 1, italia = 2, cards = ["knight"] }
C = { germania = 2 }
"""
)


SIX = laid(
    Path(__file__).with_name("rattus_six.toml").read_text("utf-8"),
    players=6,
)
FINAL_SIX = laid(
    Path(__file__).with_name("rattus_six.toml").read_text("utf-8").replace('["turns"]', '["end"]') + "rats_left = 0\n",
    players=6,
)
OTHERS = laid(
    """
phases = ["turns"]
active = "A"
rats = { italia = ["any", "any"] }
A = { france = 3, cards = ["boccaccio", "queen"] }
B = { france = 1, italia = 2, bread = 2, cards = ["baker", "serf", "soldier"] }
""",
    options='options = { classes = "boccaccio,queen,baker,serf,soldier,caravanner" }',
)


# Each class card, in a normal turn and in the final round.
NORMAL = [
    "peasant-adds-one",
    "monk-moves-a-rat",
    "merchant-moves-three",
    "witch-swaps-two-rats",
    "king-saves-a-citizen",
    "knight-lowers-limits",
    "baker-keeps-citizens",
    "serf-joins-after-a-kill",
    "courier-carries-two",
    "queen-with-the-largest-area",
    "soldier-adds-one-rat",
    "caravanner-settles-twice",
    "boccaccio-after-a-kill",
]
FINAL = [f"{name.partition('-')[0]}-in-the-final-round" for name in NORMAL]


def plays(name: str) -> list[dict[str, Any]]:
    """What is played in a scenario."""
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"rattus/{name}.toml").read_text("utf-8"))["play"]
    return found


async def take_over(ada: Visitor) -> None:
    """Whose turn it is takes the device."""
    curtain = ada.page.locator(".curtain button")
    if await curtain.count():
        await curtain.click()
        await ada.next("curtain")


async def answer(ada: Visitor, text: str) -> None:
    """Give an answer of a scenario on the board, as a person would: by tapping what carries it."""
    await take_over(ada)
    state = ada._last("state")
    decision = (state["draft"] or {}).get("next") or state["view"]["decision"]
    wanted = next(option for option in decision["options"] if spelled(option["verb"], option["args"]) == text)
    thing = ada.page.locator(f'[data-choose][data-action="{wanted["action"]}"]').first
    if wanted["verb"] in ("move", "bring") and not await thing.count():
        thing = ada.page.locator(".answers [data-lock]")  # as many as there are
    await pressed(ada, thing)
    row = ada.page.locator(f'[data-sheet] [data-action="{wanted["action"]}"][aria-pressed=false]')
    if await row.count():  # a phone asks which of several rats is meant
        await pressed(ada, row)
    confirm = ada.page.locator(".answers [data-confirm]")
    if await confirm.count():
        await pressed(ada, confirm)


async def pressed(ada: Visitor, thing: Locator) -> None:
    """Press something, and wait until something else is asked or chosen."""
    before = await ada.page.locator(".answers").get_attribute("data-decision")
    await thing.click()
    await ada.page.wait_for_function(
        "(before) => { const area = document.querySelector('.answers');"
        " if (document.querySelector('[data-sheet] [data-choose][aria-pressed=false]')) return true;"
        " return !area || (area.dataset.busy === 'false' && area.dataset.decision !== before); }",
        arg=before,
    )
