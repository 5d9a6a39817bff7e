"""Ratville's board for everybody: other languages, the list, and whole games with two, three and four players."""

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import pytest

from tests.browser.people import PHONE, Street, Visitor
from tests.browser.ratville_moments import stage, stage_of
from tests.browser.test_everybody import check, speak_pseudo, untranslated, words_of_xx
from tests.browser.test_ratville_board import BOTH, DESK, SMALL, begin, fits, open_stage


@pytest.mark.parametrize("street", [stage("board-builder-with-a-torch")], indirect=True, ids=["torch"])
@pytest.mark.parametrize("language", ["de", "fr", "es"])
async def test_cards_and_sheets_fit_in_other_languages(street: Street, language: str) -> None:
    for viewport in (DESK, PHONE):
        ada = await street.visitor(viewport=viewport)
        await ada.page.evaluate(
            "(language) => localStorage.setItem('rathaus.settings', JSON.stringify({ language }))", language
        )
        await ada.page.goto("/stage")
        await ada.page.locator(".yard").wait_for()
        await fits(ada)
        cut = await ada.page.evaluate(
            """async () => {
              const found = [];
              for (const card of document.querySelectorAll('[data-building]')) {
                const box = card.getBoundingClientRect();
                for (const part of card.querySelectorAll('h4, .does, .why'))
                  if (part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().bottom > box.bottom + 1)
                    found.push(part.textContent);
                card.querySelector('button').click();
                await new Promise((go) => setTimeout(go, 20));
                const sheet = document.querySelector('[data-sheet] .body');
                if (!sheet || sheet.scrollWidth > sheet.clientWidth + 1) found.push(card.dataset.building);
              }
              return found;
            }"""
        )
        assert cut == []
        await ada.leave()


PSEUDO = ("board-planning", "board-builder-with-a-torch", "hunter-spreads-damage", "growth-of-all-kinds")
# Letters of keys, clauses, and counted things: a short name is an attribute, which this language leaves as it is.
UNMARKED = re.compile(r"[a-z]|RV-\d+\.\d+|RR-\d+|\d+ \w+(, \d+ \w+)*")


def some(names: Iterable[str]) -> list[Any]:
    """The Builder's question each time, the others in the long run."""
    return [
        pytest.param(stage_of(name), name, id=name, marks=[] if "builder" in name else [pytest.mark.long])
        for name in names
    ]


async def open_pseudo(street: Street, viewport: Any, *, is_list: bool = False) -> Visitor:
    """Somebody whose language has longer words between quotation marks."""
    ada = await street.visitor(viewport=viewport)
    await ada.page.route("**/api/house", speak_pseudo)
    await ada.page.route(re.compile("/api/(words|rules)/xx/"), words_of_xx)
    await ada.page.evaluate(
        "(list) => localStorage.setItem('rathaus.settings', JSON.stringify({ language: 'xx', list }))", is_list
    )
    await ada.go("/stage")
    await ada.page.locator(".sentence", has_text="«").wait_for()
    return ada


@pytest.mark.parametrize(("street", "name"), some(PSEUDO), indirect=["street"])
async def test_another_language_reaches_the_whole_board_and_fits(street: Street, name: str) -> None:
    for is_list in (False, True):
        ada = await open_pseudo(street, SMALL, is_list=is_list)
        await fits(ada)
        for _ in range(20):  # the name of the game comes with its words
            left = [text for text in await untranslated(ada) if not UNMARKED.fullmatch(text)]
            if not left:
                break
            await asyncio.sleep(0.1)
        assert left == []
        await ada.leave()


LISTED = {
    "board-planning": ["Welding Torch", "Collector", "Bloated Toad: 5 of 5 life, bites 1, 2 food when killed."],
    "board-builder-with-a-torch": ["1 module short", "needs a 5", "Your Builder has a 4."],
    "growth-of-all-kinds": ["Your town grows.", "food due", "From 18 people on, 3 food is due."],
}


async def show_list(ada: Visitor) -> None:
    """On a phone it is a switch of the menu."""
    key = ada.page.get_by_role("button", name="Show the table as a list", exact=True)
    if await key.is_visible():
        await key.click()
    else:
        await ada.click("This table")
        await ada.page.get_by_role("checkbox", name="Show the table as a list").check()
        await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-list]").wait_for()


@pytest.mark.parametrize(("street", "name"), some(LISTED), indirect=["street"])
async def test_the_list_tells_the_same_and_has_the_same_actions(street: Street, name: str) -> None:
    for viewport, theme in ((DESK, "dark"), (PHONE, "light")):
        ada = await open_stage(street, viewport=viewport, color_scheme=theme)
        offered = await ada.page.locator(".board [data-choose], .answers [data-choose]").count()
        await show_list(ada)
        for text in LISTED[name]:
            await ada.sees(text)

        assert await ada.page.locator(".answers [data-choose]").count() == offered
        assert await ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        await check(ada, f"list of {name}")
        await ada.leave()


@pytest.mark.parametrize("street", [stage("board-builder-with-a-torch")], indirect=True, ids=["torch"])
async def test_a_building_is_built_from_the_list(street: Street) -> None:
    ada = await open_stage(street, viewport=PHONE)
    await show_list(ada)
    await ada.page.locator("[data-row=dormitory] button").click()

    await ada.page.locator("[data-town='0']").get_by_text("Dormitory").wait_for()


ALL_VARIANTS = {
    "population_board": "advanced",
    "building_faces": "B",
    "mandatory_characters": "false",
    "fighter_defence": "0",
}


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@BOTH
async def test_a_person_plays_against_bots_to_the_end(street: Street, viewport: dict[str, int], players: int) -> None:
    options = ALL_VARIANTS if players == 3 else None
    ada = await begin(street, *["rat"] * (players - 1), options=options, viewport=viewport)

    assert await ada.play_on(f"ratville {players}") > 20
    assert len(await ada.ranking()) == players
    await fits(ada)
