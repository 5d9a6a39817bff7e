"""First shown, then known: no number, prompt or line of the log tells a result before its beat."""

import random

import pytest

from rathaus.games import GAMES
from tests.browser.people import DESK, PHONE, Street, Visitor

MOVING = {"reduced_motion": "no-preference"}
SLOW = "localStorage.setItem('rathaus.settings', JSON.stringify({motion: 'slow'}))"


async def begin(street: Street, game: str, viewport: dict[str, int]) -> Visitor:
    """One person against a bot, at a slow pace."""
    ada = await street.visitor(viewport=viewport, **MOVING)
    await ada.page.evaluate(SLOW)
    await ada.go("/")
    await ada.new_game(game, "you", "bot:rat", name="Ada")
    return ada


async def played(ada: Visitor) -> None:
    """Answer until something is shown."""
    chance = random.Random("show")
    todo = ""
    for _ in range(40):
        if await ada.page.locator("main[data-playing=true]").count():
            return
        todo = await ada.answer(chance, todo)
        await ada.page.wait_for_timeout(150)
    raise AssertionError("nothing was ever shown")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
async def test_what_is_asked_next_comes_after_the_show(street: Street, game: str, viewport: dict[str, int]) -> None:
    ada = await begin(street, game, viewport)
    await played(ada)

    assert await ada.page.locator(".prompt[data-mine=true]").count() == 0
    assert await ada.page.locator(".answers").count() == 0
    assert await ada.page.locator("[data-skip]").count() == 1

    if viewport == DESK:
        await ada.page.keyboard.press("Space")
    else:
        await ada.page.locator(".board").click(position={"x": 4, "y": 40})  # any place on it
    await ada.page.locator("main[data-playing=false]").wait_for(
        timeout=1000
    )  # at a slow pace it takes longer by itself
    await ada.next()


async def test_numbers_and_log_follow_the_beats(street: Street) -> None:
    ada = await begin(street, "ratland", DESK)
    await ada.page.locator(".room").first.wait_for()
    numbers = ada.page.locator(".players .numbers")
    before = await numbers.all_inner_texts()
    for key in "1+" * 12:
        await ada.page.keyboard.press(key)
    await ada.page.locator("[data-lock]:not([disabled]):not([aria-disabled=true])").click()
    await ada.page.locator("main[data-playing=true]").wait_for()

    assert await numbers.all_inner_texts() == before  # the screens are lifting: nothing is stolen, born or found yet
    assert await ada.page.locator(".talk").get_by_text("pups are born").count() == 0

    await ada.page.locator(".town").click()
    await ada.page.locator("main[data-playing=false]").wait_for()
    assert await ada.page.locator(".talk").get_by_text("pup").count() >= 1
