"""Whole games of every title in real browsers, from the first click to the ranking."""

import asyncio
import random

import pytest

from rathaus.core.export import decode
from rathaus.games import GAMES
from tests.browser.hands import Ears, Keys
from tests.browser.people import PHONE, Street, Visitor

# Who plays besides: two people who play by chance would need very long for the goal of Ratville.
ALSO = {"ratville": ("bot:rat", "bot:rat")}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


BY_KEYS = [pytest.param(game, marks=[] if game in ("ratland", "rattus") else pytest.mark.long) for game in GAMES]
AGAINST_BOTS = [pytest.param(game, marks=[] if game == "ratland" else pytest.mark.long) for game in GAMES]


@pytest.mark.parametrize("game", BY_KEYS)
async def test_one_by_the_accessibility_tree_only_and_one_by_keys_only_play_to_the_end(
    street: Street, game: str
) -> None:
    ada, bruno = await street.visitor(), await street.visitor(viewport=PHONE)
    seats = ("you", "open", *ALSO.get(game, ()))
    code = await ada.new_game(game, *seats, name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    for visitor in (ada, bruno):
        await visitor.answers_single_choices()

    answers = await asyncio.gather((await Ears.of(ada)).play(), Keys(bruno).play())

    assert min(answers) > 3
    assert await ada.ranking() == await bruno.ranking()
    assert len(await ada.ranking()) == len(seats)
    async with ada.page.expect_download() as saved:
        await ada.page.get_by_role("link", name="Download the match").click()
    path = await (await saved.value).path()
    assert decode(path.read_bytes()).game == game


async def two_clicks(street: Street, game: str) -> Visitor:
    """Somebody who has just come, and what the page offers them."""
    ada = await street.visitor()
    await ada.page.locator(".window").nth(list(GAMES).index(game)).get_by_role("button").first.click()
    await ada.page.locator("dialog button[type=submit]").click()
    await ada.page.locator(".answers").wait_for()
    return ada


@EVERY_GAME
async def test_two_clicks_after_the_page_opens_a_newcomer_plays(street: Street, game: str) -> None:
    ada = await two_clicks(street, game)
    seats = min(4, GAMES[game].players[-1])
    todo = ""
    for _ in range(3):
        todo = await ada.answer(random.Random(game), todo)

    assert await ada.page.locator(".players [data-seat]").count() == seats
    assert await ada.page.locator(".players .tag.bot").count() == seats - 1


@pytest.mark.parametrize("game", AGAINST_BOTS)
async def test_a_person_plays_with_the_mouse_against_three_bots_to_the_end(street: Street, game: str) -> None:
    ada = await two_clicks(street, game)

    assert await ada.play_on(game) > 3
    assert len(await ada.ranking()) == min(4, GAMES[game].players[-1])
