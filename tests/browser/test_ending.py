"""The end of a match: how its points went, as a picture and as a table, and where they turned."""

import pytest
from playwright.async_api import expect

from rathaus.games import GAMES
from tests.browser.people import DESK, PHONE, Street, Visitor

WIDE = {"width": 1440, "height": 900}

LEND = """([code]) => fetch(`/api/tables/${code}/ask`, {method: 'POST', body: '{"what": "bot", "seat": 0}',
  headers: {'content-type': 'application/json'}})"""


async def ended(ada: Visitor, game: str) -> None:
    """A match that bots play to its end."""
    code = await ada.new_game(game, "you", "bot:mouse", "bot:rat", name="Ada")
    await ada.next()
    await ada.page.evaluate(LEND, [code])
    await ada.page.locator(".ending").wait_for(timeout=120_000)


@pytest.mark.parametrize(("game", "size"), [("ratland", DESK), ("rattus", PHONE)])
async def test_the_points_are_drawn_and_told_turn_by_turn(street: Street, game: str, size: object) -> None:
    ada = await street.visitor(viewport=size)
    await ended(ada, game)
    if size is PHONE:  # there it is one of four leaves
        await ada.button("Course").click()
    course = ada.page.locator("[data-course]")
    rows = course.get_by_role("row")
    await course.locator("svg polyline").first.wait_for()
    scores = [text.split()[0] for text in await ada.page.locator(".ending .score").all_inner_texts()]
    last = await rows.last.get_by_role("cell").all_inner_texts()

    assert await course.locator("svg polyline").count() == 6  # each line has its ink below it
    assert await rows.first.get_by_role("columnheader").all_inner_texts() == [
        "Turn",
        *[str(seat.name) for seat in (await street.house.service.room(await ada.code())).table.seats],
    ]
    assert sorted(last) == sorted(scores)
    assert await ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turned = course.get_by_role("link").first
    turn = (await turned.inner_text()).split(":")[0]
    await turned.click()
    await ada.page.wait_for_url("**/replay/**")
    assert turn.startswith("Turn ")
    await ada.page.locator("[data-course]").wait_for(state="detached")


# What cannot be seen without scrolling: of the page, and of the panels of the leaf.
BEYOND = """() => [...document.querySelectorAll('.board, .ending > *, .ending .figures section')]
  .filter((it) => it.clientHeight)
  .filter((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1
    || it.getBoundingClientRect().bottom > innerHeight)
  .map((it) => it.className || Object.keys(it.dataset).join())"""


@pytest.mark.parametrize(
    "game", ["rattus", *[pytest.param(name, marks=pytest.mark.long) for name in GAMES if name != "rattus"]]
)
async def test_on_a_desk_the_end_fits_on_the_screen_and_the_table_lies_behind_it(street: Street, game: str) -> None:
    ada = await street.visitor(viewport=WIDE)
    page = ada.page
    await ended(ada, game)
    await page.locator("[data-figures=true]").wait_for()
    await page.locator("[data-course] svg polyline").first.wait_for()
    await page.evaluate("document.fonts.ready")

    assert await page.evaluate(BEYOND) == []
    log = page.get_by_role("button", name="What happened", exact=True)
    await expect(log).to_be_hidden()
    await ada.click("Table and log")
    await expect(page.locator(".ending")).to_have_count(0)
    await expect(log).to_be_visible()
    await expect(page.locator(".board [data-at]:visible").first).to_be_visible()
    await ada.click("Back to the result")
    await expect(page.locator(".ending")).to_be_visible()


async def test_its_keys_check_the_dice_download_and_analyse(street: Street) -> None:
    ada = await street.visitor(viewport=PHONE)
    await ended(ada, "ratland")

    await ada.page.keyboard.press("c")
    await ada.page.locator(".ending .check-seal").wait_for()
    async with ada.page.expect_download() as download:
        await ada.page.keyboard.press("d")
    assert (await download.value).suggested_filename.endswith(".json")
    await ada.page.keyboard.press("a")
    await ada.page.wait_for_url("**/replay/**")
    await ada.page.locator("[data-analysis=running], [data-analysis=done]").wait_for()
