"""The board stays where it is, whatever the prompt above or below it says."""

import random
from typing import Any

import pytest

from rathaus.games import GAMES
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


# Every place that the board ever has, from the first one on, and what the prompt said then.
WATCH = """
  window.places = [];
  const look = () => {
    const board = document.querySelector('BOARD');
    const { top, bottom } = board?.getBoundingClientRect() ?? {};
    const now = `${Math.round(top)} to ${Math.round(bottom)}`;
    if (board && window.places.at(-1)?.now !== now)
      window.places.push({ now, said: document.querySelector('.prompt')?.innerText });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
BOARDS = {"ratzzia": ".pantry"}  # without the trays and the paper, which change with the turn
GERMAN = "localStorage.setItem('rathaus.settings', JSON.stringify({ language: 'de' }))"  # its sentences are long


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("title", GAMES)
async def test_no_board_moves_from_its_first_moment_on(street: Street, title: str, size: Any) -> None:
    ada = await street.visitor(viewport=size)
    await ada.page.evaluate(GERMAN)
    await ada.context.add_init_script(WATCH.replace("BOARD", BOARDS.get(title, ".board")))
    await ada.sit_down(title, [{"kind": "you"}, *[{"kind": "bot", "bot": "mouse"}] * 2])
    await ada.next()
    if await ada.page.locator(".whole").count():  # of a map, else taps might miss what is not seen
        await ada.page.locator(".whole").click()
    chance = random.Random(title)
    todo = ""
    for _ in range(5):
        todo = await ada.next(todo)
        await ada.answer(chance)

    places = await ada.page.evaluate("window.places")
    assert places == places[:1]
