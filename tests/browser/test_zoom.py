"""Twice as large: on a screen of 1440x900 at 200 % nothing covers what can be pressed, and all of it can be reached."""

import random
from typing import Any

import pytest

from tests.browser.people import Street, Visitor

ZOOMS = [
    pytest.param({"width": 720, "height": 450}, id="720x450"),
    pytest.param({"width": 640, "height": 400}, id="640x400"),
]

# Keys that another thing lies on, once they are scrolled to.
COVERED = """() => {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const keys = [...root.querySelectorAll('button, a[href], input, select, summary, [role=spinbutton]')];
  return keys.filter((key) => {
    if (key.closest('.skip, .sr, .notices') || !key.checkVisibility({ visibilityProperty: true })) return false;
    key.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = key.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !found || !(key.contains(found) || found.contains(key) && found.closest('label, button, a'));
  }).map((key) => key.outerHTML.slice(0, 160));
}"""


async def covered(visitor: Visitor, where: str) -> list[str]:
    return [f"{where}: {key}" for key in await visitor.page.evaluate(COVERED)]


@pytest.mark.parametrize("size", ZOOMS)
async def test_nothing_is_covered_at_twice_the_size(street: Street, size: Any) -> None:
    ada = await street.visitor(viewport=size)
    faults = await covered(ada, "home")
    await ada.click("New game: RatLand")
    await ada.page.locator("dialog[open]").wait_for()
    faults += await covered(ada, "new game")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("dialog[open]").wait_for(state="detached")
    await ada.click("Settings")
    await ada.page.locator("dialog[open]").wait_for()
    faults += await covered(ada, "settings")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("dialog[open]").wait_for(state="detached")
    await ada.new_game("ratland", "you", "open", "here", name="Ada")
    faults += await covered(ada, "table")
    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await ada.click("Start the game")
    await ada.next()
    faults += await covered(ada, "match")
    await ada.click("This table")
    faults += await covered(ada, "menu")
    await ada.click("Propose to end without a result")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator(".ending").wait_for()
    faults += await covered(ada, "ending")

    if faults:
        pytest.fail("\n".join(faults))


@pytest.mark.parametrize("size", ZOOMS)
@pytest.mark.parametrize("title", ["rattus", "ratville", "ratzzia"])
async def test_no_board_is_covered_at_twice_the_size(street: Street, title: str, size: Any) -> None:
    ada = await street.visitor(viewport=size)
    await ada.new_game(title, "you", "bot:mouse", name="Ada")
    await ada.next()
    faults = await covered(ada, "board")
    await ada.answer(random.Random(title))
    await ada.next()
    faults += await covered(ada, "after an answer")
    await ada.click("This table")
    await ada.page.get_by_role("checkbox", name="Show the table as a list").check()
    await ada.page.keyboard.press("Escape")
    faults += await covered(ada, "list")

    if faults:
        pytest.fail("\n".join(faults))
