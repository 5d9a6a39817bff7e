"""People with browsers of their own, who do with a page what people do: look, click and type."""

import asyncio
import contextlib
import json
import random
from functools import cache
from typing import Any

import msgspec
from playwright.async_api import Browser, BrowserContext, Error, Locator, Page, Response, TimeoutError, WebSocket

from rathaus.bots import make_bot
from rathaus.core.game import Game
from rathaus.core.rng import fast
from rathaus.core.view import View
from rathaus.games import GAMES
from tests.browser import cupboard
from tests.following import Following
from tests.server.house import House

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds; somebody else may take their time
MISSED = 3_000
LONGEST_GAME = 4000  # clicks
NO_FAULTS = ("WebSocket connection", "status of 4", "net::ERR_FAILED")  # lines that are cut, and refusals

# What a person sees next: something to choose or to lock in, a curtain, or the end; and which keys there are.
NEXT = """(before) => {
  const able = ':not(:disabled):not([aria-disabled=true])';
  const count = (keys) => keys && document.querySelectorAll(keys).length;
  const isCupboard = !!document.querySelector('[data-cupboard]');
  const found = (todo, keys, more) =>
    todo !== before && { todo, keys, more, count: count(keys), mores: count(more), isCupboard };
  if (document.querySelector('dialog[open]')) return found('dialog', '', '');
  if (document.querySelector('.ending')) return found('over', '', '');
  const curtain = document.querySelector('.curtain button');
  if (curtain) return found('curtain ' + curtain.textContent, '.curtain button', '');
  const area = document.querySelector('.answers');
  if (!area || area.dataset.busy !== 'false') return null;
  const keys = area.querySelector('[data-lock]') ? '.answers [data-lock]' : '.answers [data-choose]';
  const todo = (area.querySelector('[data-lock]') ? 'lock ' : 'choose ') + area.dataset.decision;
  if ('board' in area.dataset && !area.querySelector('[data-lock]'))  // it is chosen on the board, and some of it here
    return found(todo, `.answers [data-choose]${able}, .board [data-choose]${able}`, `.answers [data-most]${able}`);
  return found(todo, keys, `.answers [data-step=more]${able}`);
}"""

# A page's share of the chance in a match (32 bytes): the same in every run, but not in every browser.
CHANCE = """
  const real = crypto.getRandomValues.bind(crypto);
  let word = NUMBER;
  const next = () => (word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff) >> 16;
  crypto.getRandomValues = (bytes) => bytes.length === 32 ? bytes.map(next) : real(bytes);
"""

# Where a key is, once it is scrolled to; null when it is gone.
PLACE = """([keys, number]) => {
  const key = document.querySelectorAll(keys)[number];
  if (!key) return null;
  key.scrollIntoView({ block: 'nearest' });
  const box = key.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@cache
def view_of(game: Game) -> type[View]:
    """The struct that a game's views are."""
    return type(game.see(game.setup(game.players[0], {}, fast("view")), 0))


class Street:
    """Everybody who visits the house in one test."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.people: list[Visitor] = []

    async def visitor(self, path: str = "/", **settings: Any) -> "Visitor":
        """Somebody new, with a browser that knows nothing yet."""
        settings = {"viewport": DESK, "reduced_motion": "reduce", **settings}
        context = await self.browser.new_context(base_url=self.house.url, **settings)
        await context.add_init_script(CHANCE.replace("NUMBER", str(len(self.people) + 1)))
        visitor = Visitor(self, context, await context.new_page())
        self.people.append(visitor)
        await visitor.go(path)
        return visitor

    def complaints(self) -> list[str]:
        """Errors that pages had."""
        return [error for visitor in self.people for error in visitor.errors]


BEGIN = """async (table) => {
  const headers = { 'content-type': 'application/json' };
  const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  await post('/api/me', { name: 'Ada' });
  return (await (await post('/api/tables', table)).json()).code;
}"""


class Visitor:
    """One person's browser, with all bytes that it got from the house."""

    def __init__(self, street: Street, context: BrowserContext, page: Page) -> None:
        self.street = street
        self.context = context
        self.page = page
        self.errors: list[str] = []
        self.frames: list[str] = []
        self._followed = 0  # this many of them
        self._following = Following()
        self._state: dict[str, Any] = {}
        self.bodies: list[str] = []
        self._reading: set[asyncio.Task[None]] = set()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("websocket", self._follow)
        page.on("response", self._note)

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not any(known in text for known in NO_FAULTS):
            self.errors.append(text)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _note(self, response: Response) -> None:
        if "/api/" in response.url:
            task = asyncio.ensure_future(self._read(response))
            self._reading.add(task)
            task.add_done_callback(self._reading.discard)

    async def _read(self, response: Response) -> None:
        with contextlib.suppress(Error):  # a page that was left meanwhile
            self.bodies.append(await response.text())

    async def received(self) -> str:
        """All that the house ever sent here, besides the page's own files."""
        await asyncio.gather(*self._reading, return_exceptions=True)
        return "\n".join([*self.frames, *self.bodies])

    async def leave(self) -> None:
        """Close the browser."""
        await self.context.close()
        await asyncio.gather(*self._reading, return_exceptions=True)

    # Looking.

    async def go(self, path: str) -> None:
        await self.page.goto(path)
        await self.page.locator("#main").wait_for()

    async def sit_down(self, game: str, seats: list[dict[str, str]], options: dict[str, str] | None = None) -> None:
        """A match with these seats begins, without the dialog, and is opened."""
        table = {"game": game, "seats": seats, "options": options or {}, "start": True}
        await self.go(f"/t/{await self.page.evaluate(BEGIN, table)}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def sees(self, text: str) -> None:
        """Wait until the text is there."""
        await self.page.get_by_text(text).first.wait_for()

    async def code(self) -> str:
        await self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    # Doing.

    async def click(self, name: str) -> None:
        await self.button(name).first.click()

    async def new_game(self, game: str, *seats: str, name: str = "") -> str:
        """Make a table as the page offers it; each seat is what the list of choices calls it. Return its code."""
        title = self.page.locator(".window").nth(list(self.street.house.service.games).index(game))
        await title.get_by_role("button").first.click()
        if name:
            await self.page.get_by_label("Your name").fill(name)
        choices = self.page.locator("dialog .seats select")
        while await choices.count() > len(seats):
            await self.page.get_by_label(f"Remove seat {await choices.count()}").click()
        while await choices.count() < len(seats):
            await self.page.get_by_role("button", name="Add a seat").click()
        for number, seat in enumerate(seats):
            await choices.nth(number).select_option(seat)
        await self.page.locator("dialog button[type=submit]").click()
        return await self.code()

    async def sit(self, code: str, name: str) -> None:
        """Come in by the code and sit down."""
        await self.page.get_by_placeholder("K7MPQ2").fill(code.lower())
        await self.click("Join")
        await self.page.locator(".sign").get_by_role("button", name="Sit down").click()
        await self.page.get_by_label("Your name").fill(name)
        await self.click("Continue")
        await self.sees("Everybody is here")

    async def next(self, before: str = "") -> str:
        """What there is to do next, once that is something else than before."""
        return str((await self._look(before))["todo"])

    async def _look(self, before: str) -> dict[str, Any]:
        try:
            handle = await self.page.wait_for_function(
                NEXT, arg=before, polling=15, timeout=MISSED if before else PATIENCE
            )
        except TimeoutError:  # the mouse missed, because something moved meanwhile; or somebody else takes their time
            handle = await self.page.wait_for_function(NEXT, arg="", polling=15)
        found: dict[str, Any] = await handle.json_value()
        return found

    async def answer(self, chance: random.Random, before: str = "") -> str:
        """Do the next thing with the mouse; return what it was."""
        return await self._do(await self._look(before), chance)

    async def _do(self, found: dict[str, Any], chance: random.Random) -> str:
        if found["todo"] == "dialog":  # a key under the mouse was another one
            await self.page.keyboard.press("Escape")
            return ""
        if found["isCupboard"] and found["todo"].startswith("choose"):
            options, at = self.advice()
            await self.tap(*cupboard.taps(options[at]))
            return str(found["todo"])
        if found["mores"] and chance.random() < 0.4:
            await self._press(found["more"], 0)
        if await self._take_advice():
            return str(found["todo"])
        if found["count"]:
            advised = self._advised(found["count"])
            await self._press(found["keys"], chance.randrange(found["count"]) if advised is None else advised)
        return str(found["todo"])

    async def tap(self, *things: str) -> None:
        """Tap one thing after another, the first of its kind; while an answer is sent, taps are ignored."""
        for thing in things:
            await self.is_sent()
            await self.page.locator(thing).first.click()

    async def is_sent(self) -> None:
        """Wait until no answer is on its way."""
        await self.page.locator(".answers[data-busy=true]").wait_for(state="detached")

    async def _press(self, keys: str, number: int) -> None:
        """Press one of the keys with the mouse."""
        place = await self.page.evaluate(PLACE, [keys, number])
        if place:
            await self.page.mouse.click(*place)

    async def _take_advice(self) -> bool:
        """Press what a sensible player would, where the page says which answer a key or a part of the board is."""
        options, at = self.advice()
        if not options:
            return False
        keys = f'[data-choose][data-action="{options[at]["action"]}"]'
        if await self.page.locator(f"[data-sheet] {keys}").count():  # a sheet lies over the board
            keys = f"[data-sheet] {keys}"
        if not await self.page.locator(keys).count():
            return False
        await self._press(keys, 0)
        return True

    def _advised(self, keys: int) -> int | None:
        """The key that a sensible player would press; None where the keys are not the options."""
        options, at = self.advice()
        return at if len(options) == keys else None

    def advice(self) -> tuple[list[dict[str, Any]], int]:
        """What is on offer by what this page was told, and which of it a sensible player would choose.

        By chance alone some games would take thousands of clicks.
        """
        state, table = self._last("state"), self._last("table")
        draft = state["draft"] or {"picks": [], "next": state["view"]["decision"]}
        if draft["next"] is None:
            return [], 0
        game = GAMES[table["table"]["game"]]
        position = game.imagine(msgspec.convert(state["view"], view_of(game)), fast("advice"))
        for pick in draft["picks"]:
            position.apply(state["seat"], pick)
        action = make_bot("rat", "advice").choose(position, state["seat"])
        options: list[dict[str, Any]] = draft["next"]["options"]
        return options, [option["action"] for option in options].index(action)

    def _last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind, a state with all of its view."""
        if kind == "state":
            return self._last_state()
        found: dict[str, Any] = json.loads(
            next(text for text in reversed(self.frames) if f'"type":"{kind}"' in text[:40])
        )
        return found

    def _last_state(self) -> dict[str, Any]:
        for text in self.frames[self._followed :]:
            state = self._following.hear(json.loads(text))
            self._state = state or self._state
        self._followed = len(self.frames)
        return self._state

    async def play_on(self, seed: str = "", *, until: str = "over") -> int:
        """Play by chance until the end, or until something else is to be done; return the number of answers."""
        chance = random.Random(seed)
        todo = ""
        for answers in range(LONGEST_GAME):
            found = await self._look(todo)
            if found["todo"].startswith(until):
                return answers
            todo = await self._do(found, chance)
        raise AssertionError("this game does not end")

    async def reads_lists(self) -> None:
        """Look at the table as a list, in which every answer is a key."""
        await self.click("Show the table as a list")

    async def answers_single_choices(self) -> None:
        """Let the house answer where there is only one choice."""
        await self.click("This table")
        await self.page.get_by_label("Answer for me when there is only one choice").check()
        await self.page.keyboard.press("Escape")

    async def ranking(self) -> list[str]:
        await self.page.locator(".ending [data-place]").first.wait_for()
        return [" ".join(line.split()) for line in await self.page.locator(".ending [data-place]").all_inner_texts()]
