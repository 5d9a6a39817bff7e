"""Playing on from a replay in a real browser: by keys and taps, at both sizes, down to the check of the new match."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from rathaus.cli import main
from rathaus.games import GAMES
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check
from tests.browser.test_replay import WIDE, at_step, opened


async def at_the_table(visitor: Visitor, found: dict[str, Any], step: int) -> None:
    """The new match is asked something, and says where it came from."""
    await visitor.page.locator(".match").wait_for()
    await visitor.next()
    link = visitor.page.locator("[data-origin] a").first
    assert (await link.get_attribute("href") or "").startswith(f"/replay/{found['match']}/{step}/")


ALL = [name if name == "ratville" else pytest.param(name, marks=pytest.mark.long) for name in GAMES]
LOOKS = [pytest.param(WIDE, "light", id="desk", marks=pytest.mark.long), pytest.param(PHONE, "dark", id="phone")]


@pytest.mark.parametrize("name", ALL)
async def test_every_game_is_played_on_by_keys_alone(street: Street, name: str) -> None:
    found = await opened(street, name)
    step = len(found["steps"]) // 2
    ada = await street.visitor(f"/replay/{found['match']}/{step}/a", viewport=WIDE)
    page = ada.page
    await at_step(page, step)
    await page.keyboard.press("p")
    form = page.locator("[data-play-on-form]")
    await form.wait_for()
    ways = form.locator('input[name="hidden"]')
    await expect(ways).to_have_count(2 if GAMES[name].has_secrets else 0)
    if GAMES[name].has_secrets:
        await expect(form.locator('[value="known"]')).to_be_checked()
        await form.locator('[value="known"]').focus()
        await page.keyboard.press("ArrowUp")
        await expect(form.locator('[value="kept"]')).to_be_checked()
    await form.locator('button[type="submit"]').focus()
    await page.keyboard.press("Enter")
    await at_the_table(ada, found, step)


@pytest.mark.parametrize(("size", "theme"), LOOKS)
async def test_a_friend_joins_and_the_new_match_checks(street: Street, size: Any, theme: Any, tmp_path: Path) -> None:
    found = await opened(street, "ratland")
    ada = await street.visitor(f"/replay/{found['match']}/7/b", viewport=size, color_scheme=theme)
    page = ada.page
    await at_step(page, 7)
    await page.locator("[data-play-on]:visible").click()
    form = page.locator("[data-play-on-form]")
    await form.wait_for()
    await form.locator("select").nth(0).select_option("open")
    await expect(form.get_by_text("As Bruno knew it")).to_be_visible()
    await check(ada, "play on")
    await form.locator('button[type="submit"]').click()
    await page.locator("main [data-origin]").wait_for()
    await expect(page.get_by_text("instead of Ines")).to_be_visible()
    await expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    await check(ada, "table that plays on")
    bob = await street.visitor(page.url.removeprefix(street.house.url), viewport=size)
    await bob.page.locator("section.sign button").click()
    await bob.page.get_by_label("Name").last.fill("Bob")
    await bob.page.keyboard.press("Enter")
    start = page.locator("section.sign.mine button")
    await start.wait_for()
    await start.click()
    for visitor in (ada, bob):
        await visitor.page.locator(".match").wait_for()
        await visitor.next()
    code = page.url.rsplit("/", 1)[-1]
    room = await street.house.service.room(code)
    for visitor in (ada, bob):
        await visitor.page.evaluate(
            f"fetch('/api/tables/{code}/ask', {{method: 'POST', body: JSON.stringify({{what: 'abort'}}),"
            " headers: {'content-type': 'application/json'}})"
        )
    await page.locator(".ending [data-origin]").wait_for()
    await check(ada, "end of a match that was played on")
    if size is PHONE:  # there the dice are on a leaf of their own
        await ada.button("Dice").click()
    await page.get_by_role("button", name="Check it here").click()
    await page.locator('[data-check="right"] [data-finding="page-check-origin-right"]').wait_for()
    said = await (await street.house.person()).get(f"/api/matches/{room.match.record.id}/export")
    file = tmp_path / "match.json"
    file.write_bytes(said.content)
    assert main(["verify", str(file)]) == 0
    if size is PHONE:
        await ada.button("Ranking").click()
    await page.locator(".ending [data-origin] a").click()
    await at_step(page, 7)
    await page.locator('[data-seen="1"][aria-pressed="true"]').wait_for()
    assert street.complaints() == []


async def test_where_nobody_can_play_on_the_key_says_why(street: Street) -> None:
    found = await opened(street, "ratland", 2)
    ada = await street.visitor(f"/replay/{found['match']}", viewport=WIDE)
    await at_step(ada.page, 0)
    await ada.page.keyboard.press("End")
    await at_step(ada.page, len(found["steps"]) - 1)
    await ada.page.locator("[data-play-on]:visible").click(force=True)
    await ada.page.get_by_text("Nobody can play on from here").wait_for()
    await expect(ada.page.locator("[data-play-on-form]")).to_have_count(0)
    bob = await street.visitor(viewport=WIDE)
    await bob.new_game("ratland", "you", "bot:rat", name="Bob")
    await bob.next()
    code = bob.page.url.rsplit("/", 1)[-1]
    match = (await street.house.service.room(code)).match.record.id
    await bob.go(f"/replay/{match}")
    await bob.page.locator("[data-play-on]:visible").wait_for()
    await bob.page.keyboard.press("p")
    await bob.page.get_by_text("You can play on from a match when it is over.").wait_for()
