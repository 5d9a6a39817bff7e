"""What a page does when it is reloaded, and when its connection is cut."""

import asyncio
import json
from typing import Any

from playwright.async_api import WebSocketRoute

from rathaus.core.match import Acted
from tests.browser.people import Street, Visitor


async def test_a_draft_survives_a_reload(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    for zone in ("dump", "field", "nursery"):
        await pick(ada, zone)
    rats = await placed(ada)
    room = await street.house.service.room(code)

    await ada.page.reload()
    await ada.next()

    assert await placed(ada) == rats
    assert sorted(rats) == [0, 0, 0, 1, 1, 1]
    await ada.play_on(until="lock")
    await ada.page.locator("[data-lock]").click()
    await ada.sees("Ada deploys:")
    assert room.match.drafts.kept == {}


async def test_a_draft_is_there_on_another_device_too(street: Street) -> None:
    ada = await street.visitor()
    code = await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    room = await street.house.service.room(code)
    await pick(ada)
    await pick(ada)
    while room.match.drafts.kept.get(0, ("", []))[1][:2] != [0, 2]:
        await asyncio.sleep(0.01)

    await ada.click("Settings")
    await ada.click("Create a personal link")
    link = await ada.page.get_by_label("Personal link").input_value()
    phone = await street.visitor(link.removeprefix(street.house.url))
    await phone.click("Continue here")
    await phone.page.get_by_role("link", name="Play").click()
    await phone.next()

    assert await phone.code() == code
    assert await placed(phone) == [0, 2, 0, 0, 0, 0]

    again = await street.visitor(link.removeprefix(street.house.url))
    await again.click("Continue here")
    await again.sees("This personal link has already been used or is too old")


class Wire:
    """The cable between a page and the house, which can be cut; it can also swallow what the house answers."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.said: list[dict[str, Any]] = []
        self.swallows = ""
        self.is_whole = True

    async def lay(self, visitor: Visitor) -> None:
        await visitor.page.route_web_socket("**/api/socket", self._connect)
        await visitor.page.route("**/api/**", lambda route: route.continue_() if self.is_whole else route.abort())
        await visitor.page.reload()

    async def _connect(self, page: WebSocketRoute) -> None:
        if not self.is_whole:
            await page.close(code=1012)
            return
        house = page.connect_to_server()
        self.sockets.append(page)
        page.on_message(lambda message: self._up(house, message))
        house.on_message(lambda message: self._down(page, message))

    def _up(self, house: WebSocketRoute, message: str | bytes) -> None:
        self.said.append(json.loads(message))
        house.send(message)

    def _down(self, page: WebSocketRoute, message: str | bytes) -> None:
        if not self.swallows:
            page.send(message)
        elif json.loads(message)["type"] == self.swallows:
            self.swallows = "everything"

    async def cut(self) -> None:
        self.swallows = ""
        await self.sockets[-1].close(code=1012)


async def test_a_cut_connection_comes_back_and_nothing_is_lost_or_done_twice(street: Street) -> None:
    ada, wire = await street.visitor(), Wire()
    code = await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await wire.lay(ada)
    await ada.play_on("cut", until="lock")

    wire.swallows = "done"  # the house does it, and the page never hears of it
    await ada.page.locator("[data-lock]").click()
    while wire.swallows != "everything":
        await asyncio.sleep(0.01)
    await wire.cut()
    await ada.sees("Ada deploys:")

    played = [said for said in wire.said if said["type"] == "play"]
    assert len(played) == 2
    assert played[0] == played[1]
    assert [said["seen"] for said in wire.said if said["type"] == "watch"][-1] >= 0
    log = (await street.house.service.room(code)).match.begun().match.log
    assert sum(isinstance(entry, Acted) and entry.actions == played[0]["actions"] for entry in log) == 1
    lines = await ada.page.locator(".log li").all_inner_texts()
    assert sum("Ada deploys:" in line for line in lines) == 1
    assert await ada.page.evaluate("performance.getEntriesByType('navigation').length") == 1


async def test_a_page_says_that_it_is_cut_off_and_when_it_is_not(street: Street) -> None:
    ada, wire = await street.visitor(), Wire()
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await wire.lay(ada)
    await ada.next()

    for _ in range(3):
        await wire.cut()
        await ada.sees("Connection lost")
        await ada.page.get_by_text("Connection lost").wait_for(state="detached")
    await pick(ada)

    assert sum(await placed(ada)) == 1


async def test_a_page_is_back_soon_after_a_cut_of_a_few_seconds(street: Street) -> None:
    ada, wire = await street.visitor(), Wire()
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await wire.lay(ada)
    await ada.next()

    wire.is_whole = False
    await wire.cut()
    await pick(ada)
    await ada.sees("Connection lost")
    await asyncio.sleep(6)
    wire.is_whole = True
    await ada.page.get_by_text("Connection lost").wait_for(state="detached", timeout=3000)  # it takes half a second

    assert [said["type"] for said in wire.said].count("hello") == 2
    await pick(ada)
    assert sum(await placed(ada)) == 2


async def test_a_page_gives_up_a_line_that_has_fallen_silent(street: Street) -> None:
    ada, wire = await street.visitor(), Wire()
    await ada.new_game("ratland", "you", "bot:mouse", name="Ada")
    await wire.lay(ada)
    await ada.play_on("silent", until="lock")

    wire.swallows = "everything"  # the socket is open, and nothing is heard from it
    await ada.page.locator("[data-lock]").click()
    while len(wire.sockets) == 1:
        await asyncio.sleep(0.01)
    wire.swallows = ""

    await ada.sees("Ada deploys:")


async def pick(visitor: Visitor, zone: str = "city") -> None:
    """One more rat for a zone."""
    await visitor.page.locator(f"[data-zone={zone}] [data-step=more]").click()


async def placed(visitor: Visitor) -> list[int]:
    """How many rats are in each room, as the page shows it."""
    return [int(text) for text in await visitor.page.get_by_role("spinbutton").all_inner_texts()]
