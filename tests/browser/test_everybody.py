"""The page for everybody: other languages, small screens, keys only, screen readers, both themes."""

import re
from itertools import pairwise
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.async_api import Route

from rathaus.bots.names import bot_names
from tests.browser.hands import Keys
from tests.browser.people import PHONE, Street, Visitor

DESK = {"width": 1440, "height": 900}
SMALL = {"width": 360, "height": 740}
# Texts that are no words of the page: names, codes, numbers, ids of clauses, signs.
NO_WORDS = re.compile(
    rf"^(?:[\W\d_]*|[A-Z]|[A-Z0-9]{{6}}|[A-Z]{{2}}-[\d.]+|Zoë|Yann|rathaus|{'|'.join(bot_names())}|https?://.*|[0-9a-f]{{64}}"
    "|English|pseudo)$"
)


async def check(visitor: Visitor, where: str) -> None:
    """No fault that a person with a screen reader would call serious."""
    found = await Axe().run(visitor.page, options={"resultTypes": ["violations"]})
    serious = [
        f"{where}: {fault['id']}: {fault['nodes'][0]['html']}"
        for fault in found.response["violations"]
        if fault["impact"] in ("serious", "critical")
    ]
    assert serious == []


LOOKS = [
    pytest.param("dark", DESK, id="dark desk"),
    pytest.param("light", PHONE, id="light phone"),
    pytest.param("light", DESK, id="light desk", marks=pytest.mark.long),
    pytest.param("dark", PHONE, id="dark phone", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("theme", "size"), LOOKS)
async def test_no_serious_fault_is_found_by_axe(street: Street, theme: Any, size: Any) -> None:
    ada = await street.visitor(color_scheme=theme, viewport=size)
    await check(ada, "home")
    await ada.click("New game: RatLand")
    await check(ada, "new game")
    await ada.page.keyboard.press("Escape")
    await ada.click("Rules: RatLand")
    await ada.page.locator("dialog .item").first.wait_for()
    await check(ada, "rules")
    await ada.page.keyboard.press("Escape")
    await ada.click("Settings")
    await check(ada, "settings")
    await ada.page.keyboard.press("Escape")
    await ada.new_game("ratland", "you", "open", "here", name="Ada")
    await ada.sees("One seat is still free")
    await check(ada, "table")
    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await ada.click("Start the game")
    await ada.next()
    await check(ada, "match")
    await ada.play_on("axe", until="lock")
    await check(ada, "draft")
    await ada.click("This table")
    await check(ada, "menu")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-lock]").click()
    await ada.page.locator(".curtain").wait_for()
    await check(ada, "curtain")
    await ada.page.locator(".curtain button").click()
    await ada.next("curtain")
    await ada.click("This table")
    await ada.click("Propose to end without a result")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator(".ending").wait_for()
    await check(ada, "ending")


ANNOUNCED = """() => {
  const read = (place) => document.querySelector(place).textContent.trim();
  return read('[data-spoken]').endsWith(read('.sentence'));
}"""


async def test_each_prompt_is_announced_once(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("rattus", "you", "bot:rat", name="Ada")
    await ada.next()
    await ada.reads_lists()
    first = await ada.next()
    await ada.page.wait_for_function(ANNOUNCED)
    await ada.page.evaluate(
        """() => {
          const region = document.querySelector('[data-spoken]');
          window.told = [];
          const note = () => window.told.push(region.textContent);
          new MutationObserver(note).observe(region, {childList: true, characterData: true, subtree: true});
        }"""
    )
    hands, todo, sentences = Keys(ada), first, []
    for _ in range(12):
        await hands.answer(todo)
        todo = await ada.next(todo)
        sentences.append(f"Ada: {await ada.page.locator('.sentence').inner_text()}")

    told = await ada.page.evaluate("window.told")
    assert [text.strip() for text in told if text.startswith("Ada: ")] == sentences
    assert all(now != then for now, then in pairwise(told))  # the same words again would not be heard


def pseudo(catalogue: str) -> str:
    """A language in which every sentence is marked and longer: what is not marked was not translated."""
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value and entry.id.name != "seat-names":
            mark(entry.value)
    return FluentSerializer().serialize(resource)


def longer(text: str) -> str:
    """Two fifths more, as a translation may be, in words that are not too short."""
    more = max(2, len(text) * 2 // 5)
    return " ".join(["~" * 9] * (more // 9) + ["~" * (more % 9)] * bool(more % 9))


def mark(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                mark(variant.value)
    if any(
        isinstance(element, ast.TextElement) and re.search(r"[^\W\d]", element.value) for element in pattern.elements
    ):
        text = "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
        pattern.elements = [ast.TextElement("«"), *pattern.elements, ast.TextElement(f" {longer(text)}»")]


async def speak_pseudo(route: Route) -> None:
    answer = await route.fetch()
    if route.request.url.endswith("/api/house"):
        house = await answer.json()
        house["languages"] = ["en", "xx"]
        for game in house["games"]:
            game["languages"] = ["en", "xx"]
        await route.fulfill(json=house)
    else:
        await route.fulfill(response=answer)


async def words_of_xx(route: Route) -> None:
    answer = await route.fetch(url=route.request.url.replace("/xx/", "/en/"))
    text = await answer.text()
    await route.fulfill(body=pseudo(text) if "/words/" in route.request.url else text, content_type="text/plain")


async def untranslated(visitor: Visitor) -> list[str]:
    """Texts and labels on the page without a mark."""
    texts: list[str] = await visitor.page.evaluate(
        """() => {
          const found = [];
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const isApart = (node) => node.parentElement.closest('code, script, .text, [lang]:not(html)');
          while (walk.nextNode()) if (!isApart(walk.currentNode)) found.push(walk.currentNode.textContent);
          for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            for (const node of document.querySelectorAll(`[${name}]:not([lang])`)) found.push(node.getAttribute(name));
          return found.map((text) => text.trim());
        }"""
    )
    return sorted({text for text in texts if "«" not in text and "»" not in text and not NO_WORDS.match(text)})


async def overflow(visitor: Visitor) -> list[str]:
    """What reaches beyond the edges; tables may be scrolled sideways, and old lines of a story are cut off."""
    return await visitor.page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('body *')].filter((node) => {
          if (node.closest('.scroll, .sr, .skip, .story ol, svg, option')) return false;
          const box = node.getBoundingClientRect();
          return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1);
        }).map((node) => node.outerHTML.slice(0, 120))"""
    )


async def small_targets(visitor: Visitor) -> list[str]:
    """What is to be tapped and smaller than a thumb likes; a word within a sentence is not meant."""
    return await visitor.page.evaluate(  # type: ignore[no-any-return]
        """() => {
          const root = document.querySelector('dialog[open]') ?? document;
          const seen = [...root.querySelectorAll('button, a[href], input, select, summary, [role=spinbutton]')];
          return seen.filter((node) => {
            if (node.closest('.skip, .sr, .text') || !node.checkVisibility()) return false;
            const box = node.getBoundingClientRect();
            return box.width < 40 || box.height < 40;
          }).map((node) => node.outerHTML.slice(0, 120));
        }"""
    )


async def test_another_language_reaches_everything_and_fits_a_small_screen(street: Street) -> None:
    ada = await street.visitor(viewport=SMALL)
    await ada.page.route("**/api/house", speak_pseudo)
    await ada.page.route(re.compile("/api/(words|rules)/xx/"), words_of_xx)
    await ada.page.reload()
    await ada.click("Settings")
    await ada.page.locator("dialog select").nth(1).select_option("xx")
    await ada.page.locator("dialog h2", has_text="«Settings").wait_for()

    faults: list[str] = []

    async def look(where: str) -> None:
        for fault, find in {"plain": untranslated, "wide": overflow, "small": small_targets}.items():
            faults.extend(f"{where}: {fault}: {found}" for found in await find(ada))

    assert await ada.page.locator("html").get_attribute("lang") == "xx"
    await look("settings")
    await ada.page.keyboard.press("Escape")
    await look("home")
    await ada.page.locator(".window .iconbtn").nth(1).click()
    await ada.page.locator("dialog .item").first.wait_for()
    await look("rules")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator(".window .keys .btn").nth(1).click()
    await ada.page.locator("summary").click()
    await look("new game")
    await ada.page.locator("dialog .input").first.fill("Zoë")
    await ada.page.locator("dialog .seats select").nth(1).select_option("open")
    await ada.page.locator("dialog button[type=submit]").click()
    await ada.page.locator(".invite").wait_for()
    await look("table")
    await ada.page.locator(".seats select").nth(1).select_option("here")
    await ada.page.locator(".line input").fill("Yann")
    await ada.page.locator(".line button[type=submit]").click()
    await ada.page.locator(".sign button:not([aria-disabled=true])").click()
    await ada.play_on("xx", until="choose")  # who begins is drawn
    await look("match")
    await ada.page.locator(".whole").click()  # of the map, else taps might miss what is not seen
    await ada.play_on("xx", until="curtain")
    await look("curtain")
    await ada.page.locator(".curtain button").click()
    await ada.page.locator(".answers").wait_for()
    for sheet in range(3):
        await ada.page.locator(".strip > button").nth(sheet).click()
        await look(f"sheet {sheet}")
    await ada.page.locator(".top .iconbtn:visible").nth(2).click()
    await look("menu")
    await ada.page.locator("dialog button").last.click()
    await ada.page.keyboard.press("Escape")
    await ada.page.locator(".ending").wait_for()
    await look("over")
    if faults:
        pytest.fail("\n".join(faults))
