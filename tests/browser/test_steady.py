"""The board stays where it is, whatever the prompt above or below it says."""

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
