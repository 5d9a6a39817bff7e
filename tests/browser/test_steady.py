"""The board stays where it is, whatever the prompt above or below it says."""

import random
from typing import Any

import pytest

from tests.browser.people import PHONE, Street

DESK = {"width": 1440, "height": 900}
PLACE = """() => {
  const { top, bottom } = document.querySelector('.board').getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
}"""


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_board_does_not_jump_when_the_prompt_grows(street: Street, size: Any, language: str) -> None:
    ada = await street.visitor(viewport=size)
    await ada.new_game("ratland", "you", "bot:mouse", "bot:mouse", name="Ada")
    await ada.page.evaluate(f"localStorage.setItem('rathaus.settings', JSON.stringify({{ language: '{language}' }}))")
    await ada.page.reload()
    await ada.next()
    places = [await ada.page.evaluate(PLACE)]
    await ada.play_on("steady", until="lock")
    places.append(await ada.page.evaluate(PLACE))  # the sentence is longer now
    await ada.page.locator("[data-lock]").click()
    await ada.next("lock")
    places.append(await ada.page.evaluate(PLACE))

    assert places == [places[0]] * 3


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("title", ["rattus", "ratville", "ratzzia"])
async def test_no_board_jumps_from_one_question_to_the_next(street: Street, title: str, size: Any) -> None:
    ada = await street.visitor(viewport=size)
    await ada.new_game(title, "you", "bot:mouse", "bot:mouse", name="Ada")
    await ada.next()
    if await ada.page.locator(".whole").count():  # of a map, else taps might miss what is not seen
        await ada.page.locator(".whole").click()
    chance = random.Random(title)
    places = {}
    todo = ""
    for _ in range(4):
        todo = await ada.next(todo)
        places[todo] = await ada.page.evaluate(PLACE)
        await ada.answer(chance)

    assert places == dict.fromkeys(places, next(iter(places.values())))
