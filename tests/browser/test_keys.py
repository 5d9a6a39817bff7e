"""Keys: they answer at once, are not pressed twice, say why they cannot be pressed, and leave the focus alone."""

import asyncio
import json

import pytest
from playwright.async_api import Route, WebSocketRoute

from rathaus.games import GAMES
from tests.browser.hands import Keys
from tests.browser.people import Street, Visitor
from tests.server.staged import CALM

FOCUS = """() => {
  const it = document.activeElement;
  return it.closest('.prompt') ? 'prompt' : it.closest('dialog') ? 'dialog' : it.id || it.tagName;
}"""


class Stalled:
    """A line on which, while it is stalled, nothing is answered; what was said is kept."""

    def __init__(self) -> None:
        self.is_stalled = False
        self.waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        self.said: list[str] = []

    async def lay(self, visitor: Visitor) -> None:
        await visitor.page.route_web_socket("**/api/socket", self._connect)
        await visitor.page.route("**/api/health", lambda route: route.abort() if self.is_stalled else route.continue_())
        await visitor.page.reload()

    def _connect(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        page.on_message(lambda message: self._up(house, message))
        house.on_message(page.send)

    def _up(self, house: WebSocketRoute, message: str | bytes) -> None:
        self.said.append(json.loads(message)["type"])
        if self.is_stalled:
            self.waiting.append((house, message))
        else:
            house.send(message)

    def go_on(self) -> None:
        self.is_stalled = False
        for house, message in self.waiting:
            house.send(message)


async def test_an_answer_on_a_stalled_line_says_so_and_is_given_once(street: Street) -> None:
    ada, line = await street.visitor(), Stalled()
    await ada.new_game("rattus", "you", "bot:mouse", name="Ada")
    await ada.page.evaluate("localStorage.setItem('rathaus.settings', JSON.stringify({ list: true }))")
    await line.lay(ada)
    await ada.next()
    line.is_stalled = True
    before = len(line.said)
    key = ada.page.locator(".answers [data-choose]").first
    await key.click()

    assert await key.get_attribute("aria-busy") == "true"  # at once
    await ada.sees("Sending …")
    await key.click()
    await ada.page.get_by_role("status").get_by_text("Still sending: the connection is slow").wait_for()
    await key.click()
    assert [said for said in line.said[before:] if said in ("play", "draft")] in (["play"], ["draft"])
    line.go_on()

    await ada.page.get_by_text("Still sending").wait_for(state="detached")
    await ada.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")


async def test_a_key_of_the_lobby_is_not_pressed_twice(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "open", name="Ada")
    asked = []

    async def slow(route: Route) -> None:
        asked.append(route.request.url)
        await asyncio.sleep(1.5)
        await route.continue_()

    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await ada.page.route("**/start", slow)
    start = ada.button("Start the game")
    await start.click()
    assert await start.get_attribute("aria-busy") == "true"
    await start.click()
    await ada.sees("Still sending: the connection is slow")
    await ada.next()

    assert len(asked) == 1
    assert await ada.page.locator(".notices .problem").count() == 0


@pytest.mark.parametrize("street", [CALM], indirect=True)
async def test_a_key_that_cannot_be_pressed_says_why(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "open", name="Ada")
    start = ada.button("Start the game")
    await start.click(force=True)
    await ada.sees("Not all seats are taken yet")
    assert await start.is_disabled()  # as a screen reader hears it
    await ada.page.get_by_label("Remove seat 2").click(force=True)
    await ada.sees("Not fewer than 2.")

    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await start.click()
    await ada.next()
    reasons = {
        "All here": "Choose a zone first.",
        "As last turn": "You have not deployed in this game yet.",
        "Clear": "No rats are placed yet.",
        "Lock in": "Place 7 more rats",
    }
    for name, reason in reasons.items():
        await ada.button(name).click(force=True)
        await ada.page.locator(".notice", has_text=reason).wait_for()
    await ada.page.locator("[data-zone=city] [data-step=less]").click(force=True)
    await ada.page.locator(".notice", has_text="There are no rats here.").wait_for()


@pytest.mark.parametrize("street", [CALM], indirect=True)
async def test_the_focus_stays_where_the_person_was(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "open", name="Ada")
    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await ada.page.locator("button:not([aria-disabled=true])", has_text="Start the game").focus()
    await ada.page.keyboard.press("Enter")
    await ada.next()
    assert await ada.page.evaluate(FOCUS) == "main"

    await ada.page.get_by_role("spinbutton").first.focus()
    await ada.button("All here").focus()
    await ada.page.keyboard.press("Enter")
    await ada.page.locator("[data-lock]").wait_for()
    assert await ada.page.evaluate("document.activeElement.textContent") == "All here"
    await ada.page.locator("[data-lock]").focus()
    await ada.page.keyboard.press("Enter")
    await ada.sees("Ada deploys:")
    await ada.next()
    assert await ada.page.evaluate(FOCUS) == "prompt"

    await ada.click("This table")
    await ada.page.keyboard.press("Escape")
    assert await ada.page.evaluate("document.activeElement.ariaLabel") == "This table"


@pytest.mark.parametrize("title", GAMES)
async def test_on_every_board_the_focus_stays_near_what_was_pressed(street: Street, title: str) -> None:
    ada = await street.visitor()
    await ada.new_game(title, "you", "bot:mouse", name="Ada")
    await ada.next()
    await ada.page.locator("main button:not([aria-disabled=true])").first.focus()
    hands, todo, places = Keys(ada), "", []
    for _ in range(4):
        todo = await ada.next(todo)
        await hands.answer(todo)
        await ada.next(todo)
        places.append(await ada.page.evaluate(FOCUS))

    assert "BODY" not in places


async def test_a_seat_that_is_removed_leaves_the_focus_in_the_dialog(street: Street) -> None:
    ada = await street.visitor()
    await ada.click("New game: RatLand")
    await ada.page.get_by_label("Remove seat 4").focus()
    await ada.page.keyboard.press("Enter")
    await ada.page.get_by_label("Remove seat 4").wait_for(state="detached")

    assert await ada.page.evaluate(FOCUS) == "dialog"


@pytest.mark.parametrize("street", [CALM], indirect=True)
async def test_what_is_announced_has_the_number_and_the_language_of_now(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await ada.next()
    spoken = ada.page.locator("[data-spoken]")
    await spoken.get_by_text("Place 7 more rats").wait_for(state="attached")
    more = ada.page.locator("[data-zone=city] [data-step=more]")
    await more.click()
    await more.click()
    await ada.page.locator("[data-spoken]", has_text="Place 5 more rats").wait_for(state="attached")

    await ada.click("Settings")
    await ada.page.get_by_label("Language").select_option("de")
    await ada.page.locator("[data-spoken]", has_text="Verteile noch 5 Ratten").wait_for(state="attached")
