"""Whoever types something that leads nowhere, or asks too often, reads a sentence in their language."""

import re
from itertools import count

import pytest
from playwright.async_api import Route

from tests.browser.people import Street


async def test_what_is_no_code_is_said_at_once_and_what_is_one_is_found(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await ada.go("/")
    for typed in ("", "!!!", "hello", street.house.url):
        await ada.page.get_by_placeholder("K7MPQ2").fill(typed)
        await ada.click("Join")
        await ada.page.get_by_role("alert").get_by_text("That is not a code").wait_for()
    assert ada.page.url == f"{street.house.url}/"

    await ada.page.get_by_placeholder("K7MPQ2").fill(f"{street.house.url}/t/{code[:3].lower()}-{code[3:]}?x")
    await ada.click("Join")

    assert await ada.code() == code


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/ABCDEF/2", "/return/"])
async def test_an_unknown_address_is_answered_with_one_sentence(street: Street, path: str) -> None:
    ada = await street.visitor(path, locale="fr")

    await ada.sees("Il n’y a rien à cette adresse.")
    await ada.click("Accueil")
    await ada.page.locator(".window").first.wait_for()


async def test_too_many_requests_are_answered_with_a_sentence_and_a_way_on(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await ada.page.locator(".board").wait_for()  # the page has read its table
    asked = count()

    async def refuse(route: Route) -> None:
        if next(asked):
            await route.continue_()
        else:
            await route.fulfill(status=429, json={"reason": "too-many", "args": {}, "message": "Zu viel."})

    await ada.page.route(f"**/api/tables/{code}", refuse)
    await ada.page.reload()
    await ada.sees("Too many requests at once: wait a minute and try again.")
    await ada.click("Try again")
    await ada.next()


@pytest.mark.parametrize("first", ["/api/house$", "/api/words/en/house.ftl$"])
async def test_a_page_that_may_not_begin_yet_says_so_and_begins_by_itself(street: Street, first: str) -> None:
    ada = await street.visitor()
    asked = count()

    async def refuse(route: Route) -> None:
        if next(asked) > 1:
            await route.continue_()
        else:
            await route.fulfill(status=429, json={"reason": "too-many", "args": {}, "message": "Zu viele Anfragen."})

    await ada.page.route(re.compile(first), refuse)
    await ada.page.reload()
    await ada.page.get_by_text(re.compile("Zu viele Anfragen|does not answer")).wait_for()
    await ada.page.locator(".window").first.wait_for()
