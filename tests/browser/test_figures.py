"""Figures in a real browser: of a match, in its replay; and of a person, on their own page. By keys, at both sizes."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check
from tests.browser.test_replay import WIDE, at_step, opened
from tests.server.test_ratings import put

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("ratland", WIDE, id="desk"),
        pytest.param("rattus", PHONE, id="phone"),
        pytest.param("ratville", PHONE, id="ratville phone", marks=pytest.mark.long),
        pytest.param("ratzzia", WIDE, id="ratzzia desk", marks=pytest.mark.long),
    ],
)
async def test_the_replay_tells_points_luck_and_who_took_from_whom(street: Street, game: str, size: Any) -> None:
    found = await opened(street, game)
    visitor = await street.visitor(f"/replay/{found['match']}/3", viewport=size)
    page = visitor.page
    await at_step(page, 3)
    await page.locator("[data-open-figures]").press("Enter")
    figures = page.locator('[data-figures="true"]')
    await expect(figures.locator('[data-now="3"]')).to_have_count(1)
    await expect(figures.locator("[data-luck] li")).to_have_count(3)
    await expect(figures.locator("[data-luck] li").first).to_contain_text("to be expected")
    await check(visitor, "figures")
    assert not await page.evaluate(SIDEWAYS)

    turned = figures.locator("[data-course] li a").first
    path = await turned.get_attribute("href") or ""
    await turned.press("Enter")
    step = int(path.split("/")[3])
    await at_step(page, step)
    await expect(figures.locator(f'[data-now="{step}"]')).to_have_count(1)

    taken = figures.locator("[data-took] td a").first
    path = await taken.get_attribute("href") or ""
    await taken.press("Enter")
    await at_step(page, int(path.split("/")[3]))

    await page.locator("[data-open-figures]").press("Enter")
    await expect(figures).to_have_count(0)


async def test_what_comes_later_is_hidden_where_one_wants_that(street: Street) -> None:
    found = await opened(street, "ratland")
    visitor = await street.visitor(f"/replay/{found['match']}/2", viewport=WIDE)
    page = visitor.page
    await at_step(page, 2)
    hide = page.get_by_label("Hide what comes later")
    await page.locator("[data-open-figures]").click()
    await expect(page.locator("[data-luck]")).to_have_count(1)
    await page.locator("[data-open-figures]").click()
    await hide.check()
    await page.locator("[data-open-figures]").click()
    figures = page.locator('[data-figures="true"]')
    await expect(figures.locator('[data-now="2"]')).to_have_count(1)
    await expect(figures.locator("[data-luck]")).to_have_count(0)
    early = await figures.locator("[data-course] tbody tr").count()
    await page.keyboard.press("End")
    await at_step(page, len(found["steps"]) - 1)
    await expect(figures.locator("[data-luck]")).to_have_count(1)

    assert early < await figures.locator("[data-course] tbody tr").count()


async def played(street: Street, who: str) -> None:
    """Six matches with others, and one at a device for two."""
    others = [await street.house.person(name) for name in ("Bruno", "Cleo")]
    for number in range(6):
        players = [who, *[other.who for other in others], ":rat"]
        places = [1, 2, 3, 4] if number % 2 else [2, 1, 3, 4]
        await put(street.house.service.store, 1000.0 + number, f"m{number}", players, places)
    await put(street.house.service.store, 2000.0, "shared", [who, who], [1, 2])


async def named(street: Street, size: Any, **settings: Any) -> Visitor:
    ada = await street.visitor("/me", viewport=size, **settings)
    await ada.page.get_by_role("textbox").fill("Ada")
    await ada.page.keyboard.press("Enter")
    await ada.page.get_by_role("heading", name="Ada").wait_for()
    return ada


@pytest.mark.long
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["de", "es", "fr"])
async def test_all_of_it_fits_and_is_said_in_every_language(street: Street, language: str, size: Any) -> None:
    ada = await named(street, size)
    who = str(await ada.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.who)"))
    await played(street, who)
    found = await opened(street, "rattus")
    chosen = "(language) => localStorage.setItem('rathaus.settings', JSON.stringify({ language }))"
    await ada.page.evaluate(chosen, language)
    for path, waited in (("/me", "[data-best]"), (f"/replay/{found['match']}", "[data-open-figures]")):
        await ada.go(path)
        await ada.page.locator(waited).wait_for()
        if "replay" in path:
            await ada.page.locator(waited).click()
            await ada.page.locator("[data-luck]").wait_for()
        text = await ada.page.locator("body").inner_text()
        assert not re.search(r"\b(page|luck|took|name)-[a-z]", text)
        assert not await ada.page.evaluate(SIDEWAYS)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (PHONE, "dark")], ids=["desk", "phone"])
async def test_a_persons_own_page(street: Street, size: Any, theme: Any) -> None:
    ada = await named(street, size, color_scheme=theme)
    page = ada.page
    await expect(page.get_by_text("You have not finished a match here yet.")).to_be_visible()
    await check(ada, "nobody yet")
    who = str(await page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.who)"))
    await played(street, who)
    await page.reload()
    row = page.locator("[data-title=ratland]")
    await expect(row).to_contain_text("7 matches")
    await expect(row.locator(".people")).to_contain_text("give or take")
    await expect(page.locator("[data-match]")).to_have_count(6)
    await expect(page.locator("[data-match=shared]")).to_contain_text("one device: not rated")
    best = page.locator("[data-best]")
    await expect(best.locator("tbody tr")).to_have_count(4)
    await expect(best.locator("tr.mine")).to_contain_text("Ada")
    await expect(best.locator("[data-bot=rat]")).to_contain_text("6 matches")
    await best.get_by_role("button", name="Rattus").press("Enter")
    await expect(best.locator("tbody tr")).to_have_count(0)
    await page.get_by_role("button", name="Show all 7").press("Enter")
    await expect(page.locator("[data-match]")).to_have_count(7)
    await check(ada, "a page")
    assert not await page.evaluate(SIDEWAYS)

    await page.locator("[data-make-link]").press("Enter")
    link = await page.get_by_label("Personal link", exact=True).input_value()
    await expect(page.locator(".back img")).to_be_visible()
    other = await street.visitor(f"/return/{link.rpartition('/')[2]}", viewport=size)
    await other.page.get_by_role("button", name="Continue here").click()
    await other.page.get_by_role("link", name="Ada: Your page").press("Enter")
    await expect(other.page.locator("[data-title=ratland]")).to_contain_text("7 matches")
