"""Whole games of every title in real browsers, from the first click to the ranking."""

import asyncio

import pytest

from rathaus.core.export import decode
from rathaus.games import GAMES
from tests.browser.hands import Ears, Keys
from tests.browser.people import PHONE, Street

# Who plays besides: two people who play by chance would need very long for the goal of Ratville.
ALSO = {"ratville": ("bot:rat", "bot:rat")}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
async def test_two_people_in_two_browsers_one_of_them_by_keys_only_play_to_the_end(street: Street, game: str) -> None:
    ada, bruno = await street.visitor(), await street.visitor(viewport=PHONE)
    seats = ("you", "open", *ALSO.get(game, ()))
    code = await ada.new_game(game, *seats, name="Ada")
    await bruno.sit(code, "Bruno")
    await ada.click("Start the game")
    for visitor in (ada, bruno):
        await visitor.answers_single_choices()

    clicks = await asyncio.gather(ada.play_on(f"{game} Ada"), Keys(bruno).play())

    assert min(clicks) > 3
    assert await ada.ranking() == await bruno.ranking()
    assert len(await ada.ranking()) == len(seats)
    async with ada.page.expect_download() as saved:
        await ada.page.get_by_role("link", name="Download the match").click()
    path = await (await saved.value).path()
    assert decode(path.read_bytes()).game == game


@EVERY_GAME
async def test_two_clicks_after_the_page_opens_a_newcomer_plays_to_the_end_through_the_accessibility_tree(
    street: Street, game: str
) -> None:
    ada = await street.visitor()
    window = ada.page.locator(".window").nth(list(GAMES).index(game))

    await window.get_by_role("button").first.click()
    await ada.page.locator("dialog button[type=submit]").click()
    await ada.page.locator(".answers").wait_for()
    seats = await ada.page.locator(".players li").count()
    await (await Ears.of(ada)).play()

    assert seats == min(4, GAMES[game].players[-1])
    assert await ada.page.locator(".players .tag.bot").count() == seats - 1
    assert len(await ada.ranking()) == seats
