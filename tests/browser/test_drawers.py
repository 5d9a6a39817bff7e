"""Drawers on a phone, and tables that are wider than the screen."""

from playwright.async_api import Page

from tests.browser.people import PHONE, Street

WIDE = """() => [...document.querySelectorAll('.scroll')].filter((it) => it.scrollWidth > it.clientWidth + 1).length"""
# Each table that is too wide is a stop of the keyboard, and its last column comes into sight when it is scrolled.
REACHED = """() => [...document.querySelectorAll('.scroll')].every((it) => {
  if (it.scrollWidth <= it.clientWidth + 1) return true;
  it.focus();
  it.scrollLeft = it.scrollWidth;
  const last = it.querySelector('tr > :last-child').getBoundingClientRect();
  return document.activeElement === it && last.right <= innerWidth + 1;
})"""


async def tap_beside(page: Page) -> None:
    await page.touchscreen.tap(195, 30)


async def test_a_drawer_closes_by_a_tap_beside_it(street: Street) -> None:
    ada = await street.visitor(viewport=PHONE, has_touch=True)
    for name in ("New game: RatLand", "Rules: RatLand", "Settings"):
        await ada.click(name)
        await ada.page.locator("dialog[open]").wait_for()
        await ada.page.locator("dialog h2").tap()
        assert await ada.page.locator("dialog[open]").count() == 1
        await tap_beside(ada.page)
        await ada.page.locator("dialog[open]").wait_for(state="detached")
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await ada.next()
    for name in ("This table", "Rules", "Provably fair"):
        await ada.click(name)
        await ada.page.locator("dialog[open]").wait_for()
        await tap_beside(ada.page)
        await ada.page.locator("dialog[open]").wait_for(state="detached")


async def test_what_happened_meanwhile_closes_by_a_tap_beside_it(street: Street) -> None:
    ada = await street.visitor(viewport=PHONE, has_touch=True)
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await ada.play_on("away", until="lock")
    await ada.page.locator("[data-lock]").click()
    await ada.next("lock")
    await ada.page.reload()
    await ada.page.locator(".recap").wait_for()
    await ada.page.locator(".recap h2").tap()
    assert await ada.page.locator(".recap").count() == 1

    await ada.page.locator(".sentence").tap()

    await ada.page.locator(".recap").wait_for(state="detached")


async def test_a_sheet_on_a_phone_closes_by_a_tap_beside_it(street: Street) -> None:
    ada = await street.visitor(viewport=PHONE, has_touch=True)
    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.next()
    sheet = ada.page.locator("[data-sheet]")
    tally = ada.page.locator("[data-rats-left]").first
    await tally.tap()
    await sheet.wait_for()
    await sheet.locator("h3").tap()
    assert await sheet.count() == 1

    await ada.page.locator(".sentence").tap()

    await sheet.wait_for(state="detached")


async def test_all_columns_of_a_wide_table_can_be_reached(street: Street) -> None:
    ada = await street.visitor(viewport=PHONE)
    await ada.page.evaluate("localStorage.setItem('rathaus.settings', JSON.stringify({ list: true }))")
    await ada.page.reload()
    await ada.new_game("ratland", "you", "bot:mouse", "bot:mouse", "bot:mouse", name="Ada")
    await ada.next()

    assert await ada.page.evaluate(WIDE) > 0
    assert await ada.page.evaluate(REACHED)
