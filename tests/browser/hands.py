"""People without a mouse: one has only keys, one hears only what the accessibility tree says."""

from abc import ABC, abstractmethod
from typing import Any

from playwright.async_api import CDPSession

from rathaus.core.seats import LETTERS
from rathaus.core.view import SpelledOption
from rathaus.games import GAMES
from rathaus.words import Words
from tests.browser import cupboard
from tests.browser.people import LONGEST_GAME, Visitor

GROUP = "Your answer"
DONE = ("Lock in", "Confirm")
LONGEST_WAY = 400  # presses of Tab
FAR = 200

# What has the focus: its role, its name, and whether it is among the answers.
FOCUS = """() => {
  const it = document.activeElement;
  const role = it.getAttribute('role') ?? it.tagName.toLowerCase();
  const name = (it.getAttribute('aria-label') ?? it.textContent).trim().replace(/\\s+/g, ' ');
  const isFull = it.getAttribute('aria-valuenow') === it.getAttribute('aria-valuemax');
  return { role, name, isFull, isAnswer: !!it.closest('.answers'), isIn: !!it.closest('main') };
}"""

# A drawing has no click of its own.
CLICK = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"

# The names of all elements that these letters choose.
CALLED = """(keys) => [...document.querySelectorAll(keys)]
  .map((it) => (it.getAttribute('aria-label') ?? it.textContent).trim().replace(/\\s+/g, ' '))"""


class Hands(ABC):
    """Somebody who plays a game to its end, each answer found in another way."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.answers = 0
        self.left = ""  # the last question that was left to the house
        self.is_giving = False  # all is chosen, and only has to be given

    async def play(self) -> int:
        """Play to the end; return the number of answers."""
        todo = ""
        for _ in range(LONGEST_GAME):
            todo = await self.visitor.next(todo)
            if todo == "over":
                return self.answers
            if todo.startswith("curtain"):
                await self.visitor.page.keyboard.press("Enter")  # the focus is there already
                continue
            self.answers += 1
            await self.answer(todo)
        raise AssertionError("this game does not end")

    async def answer(self, todo: str) -> None:
        """Answer what is asked; where there is one choice only, the house may have done so already."""
        self.is_giving = todo.startswith("lock")
        if self.is_giving:
            own = await self.visitor.page.evaluate(CALLED, ".answers [data-lock]")
            return await self.press([*DONE, *own], 0)
        options, at = self.visitor.advice()
        if len(options) == 1 and self.visitor._last("state")["is_single"] and self.left != todo:
            self.left = todo
        elif options and await self.visitor.page.locator("[data-cupboard]").count():
            await self.tap(options[at])
        elif options:
            await self.press([self.label(options[at]), *await self.called(options[at]["action"])], at)
        return None

    @abstractmethod
    async def tap(self, option: dict[str, Any]) -> None:
        """Answer at Ratzzia's cupboard, where a die is picked up and put down."""

    async def called(self, action: int) -> list[str]:
        """What a board calls an answer, where it has a name of its own for it."""
        names: list[str] = await self.visitor.page.evaluate(CALLED, f'[data-choose][data-action="{action}"]')
        return names

    def label(self, option: dict[str, Any]) -> str:
        """An option as the page puts it into words."""
        table = self.visitor._last("table")["table"]
        words = Words(GAMES[table["game"]], "en", [seat["name"] for seat in table["seats"]])
        said = words.option(SpelledOption(option["action"], option["verb"], option["args"]))
        return " ".join(said.split())

    @abstractmethod
    async def press(self, names: list[str], at: int) -> None:
        """Press the key with one of these names; where there is a number instead, choose the one in this place."""

    async def turn(self, at: int, *, is_answer: bool) -> None:
        """Turn the number that has the focus: among the answers to one of them, on a board as far as it goes."""
        keys = self.visitor.page.keyboard
        if not is_answer:
            await keys.press("End")
            return
        await keys.press("Home")
        for _ in range(at):
            await keys.press("ArrowUp")
        await keys.press("Enter")


class Keys(Hands):
    """Only Tab, Enter, arrows, Home and End."""

    async def press(self, names: list[str], at: int) -> None:
        """Go from stop to stop until it is the right one."""
        for way in range(LONGEST_WAY):
            found = await self.visitor.page.evaluate(FOCUS)
            is_number = found["role"] == "spinbutton" and found["isIn"] and not self.is_giving
            if is_number and (found["isAnswer"] or not found["isFull"]):
                return await self.turn(at, is_answer=found["isAnswer"])
            is_key = found["role"] == "button" and found["isIn"]
            if is_key and (found["name"] in names or (way > FAR and found["isAnswer"])):  # a board may offer the rest
                return await self.visitor.page.keyboard.press("Enter")
            await self.visitor.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {names}")

    async def tap(self, option: dict[str, Any]) -> None:
        """The number of a die, the letter of a column; what has no key of its own is found from stop to stop."""
        keys = cupboard.keys(option)
        for key in keys:
            thing = self.visitor.page.locator(key).first if key.startswith("[") else None
            found = await thing.get_attribute("aria-keyshortcuts") if thing else key
            await self.visitor.page.keyboard.press(found or key)
        if not keys:
            await self.press([self.label(option)], 0)


class Ears(Hands):
    """Only what a screen reader is told: roles and names; a button is pressed as its node in the tree."""

    def __init__(self, visitor: Visitor, cdp: CDPSession, document: int) -> None:
        super().__init__(visitor)
        self.cdp = cdp
        self.document = document

    @classmethod
    async def of(cls, visitor: Visitor) -> "Ears":
        """Listen to a page."""
        cdp = await visitor.context.new_cdp_session(visitor.page)
        await cdp.send("Accessibility.enable")  # otherwise the tree is built again for each look
        root = (await cdp.send("DOM.getDocument"))["root"]
        return cls(visitor, cdp, root["backendNodeId"])

    async def nodes(self, role: str, name: str = "", within: int = 0) -> list[dict[str, Any]]:
        """The nodes of the tree with this role, and this name, that are not disabled."""
        asked = {"backendNodeId": within or self.document, "role": role}
        found = await self.cdp.send("Accessibility.queryAXTree", {**asked, "accessibleName": name} if name else asked)
        return [node for node in found["nodes"] if not is_disabled(node)]

    async def press(self, names: list[str], at: int) -> None:
        """Find the button by its name; or a number, where none has it."""
        for name in names:
            if found := await self.nodes("button", name):
                return await self.click(found[0]["backendDOMNodeId"])
        [group] = await self.nodes("group", GROUP)
        answers = await self.nodes("spinbutton", within=group["backendDOMNodeId"])
        numbers = answers or await self.nodes("spinbutton")
        if not numbers:  # a board offers the rest
            others = await self.nodes("button", within=group["backendDOMNodeId"])
            return await self.click(others[0]["backendDOMNodeId"])
        number = numbers[self.answers % len(numbers)]
        await self.cdp.send("DOM.focus", {"backendNodeId": number["backendDOMNodeId"]})
        return await self.turn(at, is_answer=bool(answers))

    async def tap(self, option: dict[str, Any]) -> None:
        """One thing after another by how its name begins."""
        seats = self.visitor._last("table")["table"]["seats"]
        player = seats[LETTERS.index(option["args"]["player"])]["name"] if "player" in option["args"] else ""
        for name in cupboard.names(option, self.label(option), player):
            nodes = [node for node in await self.nodes("button") if node["name"]["value"].startswith(name)]
            assert nodes, f"nothing is called {name!r}"
            await self.click(nodes[0]["backendDOMNodeId"])
            await self.visitor.page.evaluate("() => new Promise(requestAnimationFrame)")

    async def click(self, node: int) -> None:
        """Do what a button does."""
        found = await self.cdp.send("DOM.resolveNode", {"backendNodeId": node})
        click = {"functionDeclaration": CLICK, "objectId": found["object"]["objectId"]}
        await self.cdp.send("Runtime.callFunctionOn", click)


def is_disabled(node: dict[str, Any]) -> bool:
    return any(found["name"] == "disabled" and found["value"]["value"] for found in node.get("properties", []))
