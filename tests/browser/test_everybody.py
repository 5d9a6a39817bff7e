"""The page for everybody: other languages, small screens, keys only, screen readers, both themes."""

import re

import pytest
from axe_playwright_python.async_playwright import Axe
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.async_api import Route

from tests.browser.people import PHONE, Street, Visitor

SMALL = {"width": 360, "height": 740}
# Texts that are no words of the page: names, codes, numbers, ids of clauses, signs.
NO_WORDS = re.compile(
    r"^(?:[\W\d_]*|[A-Z]|[A-Z0-9]{6}|[A-Z]{2}-[\d.]+|Zoë|rathaus|(?:rat|mouse) \d|https?://.*|[0-9a-f]{64}|English|pseudo)$"
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


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_no_serious_fault_is_found_by_axe(street: Street, theme: str) -> None:
    ada = await street.visitor(
        color_scheme=theme, viewport=PHONE if theme == "light" else {"width": 1440, "height": 900}
    )
    await check(ada, "home")
    await ada.click("New game: RatLand")
    await check(ada, "new game")
    await ada.page.keyboard.press("Escape")
    await ada.click("Rules: RatLand")
    await ada.page.locator("dialog .item").first.wait_for()
    await check(ada, "rules")
    await ada.page.keyboard.press("Escape")
    await ada.new_game("ratland", "you", "open", "bot:rat", name="Ada")
    await ada.sees("One seat is still free")
    await check(ada, "table")
    await ada.page.get_by_label("Seat 2", exact=True).select_option("bot:mouse")
    await ada.click("Start the game")
    await ada.next()
    await check(ada, "match")
    await ada.play_on("axe", until="lock")
    await check(ada, "draft")
    await ada.click("Settings")
    await check(ada, "settings")
    await ada.page.keyboard.press("Escape")
    await ada.click("This table")
    await check(ada, "menu")


async def test_a_turn_by_keyboard_only(street: Street) -> None:
    ada = await street.visitor()
    keys = ada.page.keyboard
    await ada.button("New game: RatLand").focus()
    await keys.press("Enter")
    await ada.page.get_by_label("Your name").focus()
    await keys.press("Enter")
    await ada.page.locator(".house").wait_for()
    for key in ("1", "+", "+", "7"):  # two rats to the dump, and then to the nursery
        await keys.press(key)
    await ada.page.locator("[data-zone=dump] [role=spinbutton]", has_text="2").wait_for()
    await ada.page.locator("[data-zone=nursery] [role=spinbutton]").focus()
    await keys.press("End")
    await ada.page.locator("[data-lock]").focus()
    await keys.press("Enter")

    await ada.sees("sends out:")


async def test_each_prompt_is_announced_once(street: Street) -> None:
    ada = await street.visitor()
    await ada.new_game("ratland", "you", "bot:mouse", "bot:mouse", name="Ada")
    await ada.next()
    await ada.page.evaluate(
        """() => {
          const region = document.querySelector('[data-spoken]');
          window.told = [];
          const note = () => window.told.push(region.textContent);
          new MutationObserver(note).observe(region, {childList: true, characterData: true, subtree: true});
        }"""
    )
    await ada.play_on("told", until="lock")

    told = await ada.page.evaluate("window.told")
    assert len(told) == len(set(told)) <= 2
    assert told[-1].startswith("Ada: All rats are placed.")


def pseudo(catalogue: str) -> str:
    """A language in which every sentence is marked and longer: what is not marked was not translated."""
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value and entry.id.name != "seat-names":
            mark(entry.value)
    return FluentSerializer().serialize(resource)


def mark(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                mark(variant.value)
    if any(
        isinstance(element, ast.TextElement) and re.search(r"[^\W\d]", element.value) for element in pattern.elements
    ):
        pattern.elements = [ast.TextElement("«"), *pattern.elements, ast.TextElement(" ~~~~~»")]


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
          const isField = (node) => node.parentElement.closest('dt, th, h3, code, option');
          while (walk.nextNode()) if (!isField(walk.currentNode)) found.push(walk.currentNode.textContent);
          for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            for (const node of document.querySelectorAll(`[${name}]:not(.scroll)`)) found.push(node.getAttribute(name));
          return found.map((text) => text.trim());
        }"""
    )
    return sorted({text for text in texts if "«" not in text and "»" not in text and not NO_WORDS.match(text)})


async def overflow(visitor: Visitor) -> list[str]:
    """What reaches beyond the right edge of the page."""
    return await visitor.page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('body *')].filter((node) => !node.closest('.scroll, .sr, .skip, svg') &&
          node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.outerHTML.slice(0, 120))"""
    )


async def test_another_language_reaches_everything_and_fits_a_small_screen(street: Street) -> None:
    ada = await street.visitor(viewport=SMALL)
    await ada.page.route("**/api/house", speak_pseudo)
    await ada.page.route(re.compile("/api/(words|rules)/xx/"), words_of_xx)
    await ada.page.reload()
    await ada.click("Settings")
    await ada.page.get_by_label("Language").select_option("xx")
    await ada.sees("«Settings ~~~~~»")
    await ada.page.keyboard.press("Escape")

    async def look(where: str) -> None:
        assert (where, await untranslated(ada), await overflow(ada)) == (where, [], [])

    assert await ada.page.locator("html").get_attribute("lang") == "xx"
    await look("home")
    await ada.page.locator(".window .btn").first.click()
    await look("new game")
    await ada.page.locator("dialog .input").first.fill("Zoë")
    await ada.page.locator("dialog .seats select").nth(1).select_option("open")
    await ada.page.locator("dialog button[type=submit]").click()
    await ada.page.locator(".invite").wait_for()
    await look("table")
    await ada.page.locator(".seats select").nth(1).select_option("bot:rat")
    await ada.page.locator(".sign button").click()
    await ada.next()
    await look("match")
    await ada.play_on("xx", until="lock")
    await look("draft")
    for tab in (1, 2, 3):
        await ada.page.locator(".tabs button").nth(tab).click()
        await look(f"tab {tab}")
    await ada.page.locator(".tabs button").first.click()
    await ada.play_on("xx")
    await look("over")
