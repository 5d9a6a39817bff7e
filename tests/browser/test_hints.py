"""Hints and analyses in a real browser: by keys, at both sizes, for all games; and nothing that axe objects to."""

import asyncio
import re
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from rathaus.bots import advice
from rathaus.bots.levels import Budget
from rathaus.games import GAMES
from tests.browser.people import PHONE, Street
from tests.browser.test_replay import at_step, opened

WIDE = {"width": 1440, "height": 900}
PLACES = [  # every game and both sizes by default, all of them in the long run
    pytest.param(
        game, size, id=f"{game} {name}", marks=[pytest.mark.long] if (number % 2 == 0) != (name == "desk") else []
    )
    for number, game in enumerate(GAMES)
    for name, size in (("desk", WIDE), ("phone", PHONE))
]
SOME = re.compile("[1-9]")
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])


async def faults(page: Page) -> list[str]:
    """What axe finds serious."""
    found = await Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found.response["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


async def seated(street: Street, game: str, size: Any, **settings: Any) -> Page:
    """A person among bots, who is asked something with a choice."""
    visitor = await street.visitor("/", viewport=size, reduced_motion="reduce", **settings)
    page = visitor.page
    made = """async (game) => {
      const say = (path, body) => fetch(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await say('/api/me', { name: 'Ada' });
      const seats = [{ kind: 'you' }, { kind: 'bot', bot: 'mouse' }];
      return (await (await say('/api/tables', { game, seats, start: true, pace: 'fast' })).json()).code;
    }"""
    code = await page.evaluate(made, game)
    await page.goto(f"{street.house.url}/t/{code}")
    await page.locator("[data-mine=true]").wait_for()
    return page


async def asked_with_a_choice(page: Page) -> None:
    """Ratzzia begins with a roll, which is no choice."""
    lamp, roll = page.locator("[data-hint-key]"), page.locator(".answers [data-choose]").first
    await lamp.or_(roll).first.wait_for()
    if not await lamp.count():
        await roll.click()
    await lamp.wait_for()


@pytest.mark.parametrize(("game", "size"), PLACES)
async def test_a_hint_is_taken_and_used_by_keys_and_then_still_to_be_given(
    street: Street, game: str, size: Any
) -> None:
    page = await seated(street, game, size)
    await asked_with_a_choice(page)

    await page.keyboard.press("h")
    await expect(page.locator("[data-take]")).to_be_visible()  # first it says what that costs
    await page.locator("[data-take]").click()
    await expect(page.locator("[data-use='1']")).to_be_visible(timeout=30_000)
    assert await faults(page) == []
    await expect(page.locator("[data-marks=lamp]")).to_have_attribute("data-count", SOME)  # shown, and not placed
    await expect(page.locator(".answers [data-lock]:not(:disabled, [aria-disabled=true])")).to_have_count(0)
    if await page.locator("[data-use='2']").count():
        await page.keyboard.press("2")
        await expect(page.locator(".hint [aria-live]")).to_contain_text("Answer 2:")
    await page.keyboard.press("1")
    await expect(page.locator("[data-use='1']")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".answers [data-lock]")).to_be_visible()  # on the board, and not given yet
    if size == WIDE:  # on a phone the board needs the room
        await expect(page.locator("[data-use='1'][aria-pressed=true]")).to_be_visible()
        await page.keyboard.press("Escape")
    await expect(page.locator("[data-hint]")).to_have_count(0)
    await expect(page.locator(".answers [data-lock]")).to_be_visible()
    await page.locator(".answers [data-lock]").click()
    await expect(page.locator("[data-hints-taken]")).to_have_count(1)


async def test_on_a_phone_the_map_shows_the_region_that_a_hint_is_about(street: Street) -> None:
    page = await seated(street, "rattus", PHONE)
    await asked_with_a_choice(page)
    await page.locator("[data-hint-key]").click()
    await page.locator("[data-take]").click()
    await expect(page.locator("[data-use='1']")).to_be_visible(timeout=30_000)

    for number in ("2", "1"):
        await page.keyboard.press(number)
        name = await page.locator("[data-hint] li.on .name").inner_text()
        spot = page.locator(f"[data-region={name.lower()}] .spot")
        await expect(spot).to_be_in_viewport(ratio=1)
        found, hint = await spot.bounding_box(), await page.locator("[data-hint]").bounding_box()
        assert found is not None
        assert hint is not None
        assert found["y"] + found["height"] < hint["y"]


async def test_all_see_in_the_log_that_a_hint_was_taken(street: Street) -> None:
    page = await seated(street, "rattus", WIDE, locale="de-DE")
    await page.locator("[data-hint-key]").click()
    await page.locator("[data-take]").click()
    await expect(page.locator("[data-use='1']")).to_be_visible(timeout=30_000)
    onlooker = await street.visitor(page.url.removeprefix(street.house.url), viewport=WIDE, locale="en-GB")

    await expect(page.get_by_text("Ada holt sich einen Tipp.")).to_have_count(1)
    await expect(onlooker.page.get_by_text("Ada takes a hint.")).to_have_count(1)
    await expect(onlooker.page.locator("[data-hints-taken]")).to_have_text("1 hint")
    await expect(onlooker.page.locator("[data-hint-key]")).to_have_count(0)


@SIZES
async def test_an_analysis_is_asked_for_and_shows_chances_and_costly_answers(
    street: Street, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "ANALYSIS", dict.fromkeys(GAMES, Budget(12, 2, 6)))
    found = await opened(street, "ratland", 2)
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=size, reduced_motion="reduce")
    page = visitor.page
    await at_step(page, 0)
    await page.locator("[data-analyse]").click()
    await page.locator("[data-analysis=done]").wait_for(timeout=60_000)

    turns = {step["turn"] for step in found["steps"][:-1]}
    await expect(page.locator(".chances tbody tr")).to_have_count(len(turns))
    await expect(page.locator("[data-costly=next]")).to_be_visible()  # its players answer at random
    await page.keyboard.press("]")
    await expect(page.locator("[data-cost]:not([data-cost='0'])")).to_be_visible()
    await expect(page.locator(".better .picks li").first).to_be_visible()
    assert await page.locator("[data-note]").count() == 2
    assert await faults(page) == []
    await page.locator("[data-figures]").click()
    await page.locator(".chances tbody button").last.click()
    last = int(await page.locator("main").get_attribute("data-step") or 0)
    assert last >= 0
    assert await faults(page) == []


@SIZES
async def test_chances_can_be_tapped_and_are_hidden_with_what_comes_later(
    street: Street, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "ANALYSIS", dict.fromkeys(GAMES, Budget(12, 2, 6)))
    found = await opened(street, "ratland", 2)
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=size, reduced_motion="reduce")
    page, last = visitor.page, len(found["steps"]) - 1
    await at_step(page, 0)
    await page.locator("[data-analyse]").click()
    await page.locator("[data-analysis=done]").wait_for(timeout=60_000)
    plot, rows = page.locator("[data-plot]"), page.locator(".chances tbody tr")
    box, every = await plot.bounding_box(), await rows.count()
    assert box is not None

    await plot.click(position={"x": 34 + 0.5 * (box["width"] - 86), "y": 30})  # as wide as the pipe below it
    await at_step(page, round(0.5 * last))
    mark = await plot.locator(".notch").first.bounding_box()
    assert mark is not None
    await page.mouse.click(mark["x"] + 7, mark["y"] + 12)
    await page.locator("[data-cost]:not([data-cost='0'])").wait_for()

    log = page.get_by_role("button", name="What happened", exact=True)
    if size is PHONE:
        await log.click()
    await page.get_by_label("Hide what comes later").check()
    if size is PHONE:
        await log.click()
    at = await plot.locator(".notch").count()
    await page.keyboard.press("Home")
    await at_step(page, 0)
    assert at > await plot.locator(".notch").count() == 0
    assert await rows.count() < every
    assert await page.locator(".chances li").count() == 0
    assert await plot.locator(".veil").evaluate("(veil) => getComputedStyle(veil).opacity") == "1"
    await page.keyboard.press("End")
    await at_step(page, last)
    await expect(rows).to_have_count(every)


async def test_the_host_decides_in_the_lobby_whether_there_are_hints(street: Street) -> None:
    visitor = await street.visitor("/", viewport=WIDE)
    page = visitor.page
    made = """async () => {
      const say = (path, body) => fetch(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await say('/api/me', { name: 'Ada' });
      const seats = [{ kind: 'you' }, { kind: 'bot', bot: 'mouse' }];
      return (await (await say('/api/tables', { game: 'rattus', seats })).json()).code;
    }"""
    code = await page.evaluate(made)
    await page.goto(f"{street.house.url}/t/{code}")
    await expect(page.locator("[data-hints]")).to_have_value("on")
    await page.locator("[data-hints]").select_option("off")
    await expect(page.locator("[data-hints]")).to_have_value("off")
    room = await street.house.service.room(code)
    async with asyncio.timeout(10):
        while room.table.hints is not False:
            await page.wait_for_timeout(20)
    await page.get_by_role("button", name="Start").click()
    await page.locator("[data-mine=true]").wait_for()
    await expect(page.locator("[data-hint-key]")).to_have_count(0)
