"""Rattus for everybody: keys, lists, small screens, fingers, other languages, axe."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.europe import DESK, FINAL_SIX, OTHERS, SIX, SMALL, TURN, key, sit, stage, tap
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check, overflow, small_targets, speak_pseudo, untranslated, words_of_xx


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_the_map_is_walked_by_arrows_and_letters(street: Street) -> None:
    ada = await sit(street)
    focus = "document.activeElement.getAttribute('data-region')"
    await ada.page.locator("[data-region=france]").focus()
    walked = []
    for press in ("ArrowDown", "ArrowUp", "ArrowRight", "s", "i"):
        await ada.page.keyboard.press(press)
        walked.append(await ada.page.evaluate(focus))
    assert walked == ["espagna", "france", "germania", "scandia", "italia"]

    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-sheet] h3")).to_have_text("Italia")
    assert await ada.page.locator("[data-region=italia]").get_attribute("aria-describedby") == "rt-at-italia"
    await expect(ada.page.locator("#rt-at-italia")).to_have_text(re.compile(r"^1 rat\. \w+ 2$"))
    await ada.page.keyboard.press("Escape")
    assert await ada.page.evaluate(focus) == "italia"

    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator("[data-settle='2'] kbd")).to_have_attribute("data-key", "s")
    await ada.page.keyboard.press("s")
    await ada.page.locator(".log li", has_text="2 citizens of A settle in Italia.").first.wait_for(state="attached")


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_the_list_has_the_same_actions_and_names_neighbours(street: Street) -> None:
    ada = await sit(street)
    await ada.reads_lists()
    await expect(ada.page.locator("[data-row=anglia]")).to_contain_text("France (by sea)")
    await key(ada, "increase population")

    await ada.page.locator("[data-row=italia]").get_by_role("button", name="Italia").click()

    await key(ada, "2 citizens")
    await expect(ada.page.locator("[data-row=italia]")).to_contain_text("A 2")
    await ada.page.locator("[data-undo]").first.wait_for()

    row = ada.page.locator("[data-card-row=knight]")
    await row.get_by_role("button", name="Take it from B").click()
    await expect(row).to_contain_text("held by A")
    await expect(row).to_contain_text("you are asked when its time comes")
    await expect(ada.page.locator("[data-card-row=king]")).to_contain_text("You have taken a card in this turn.")
    await ada.page.locator("[data-card-row=merchant]").get_by_role("button", name="Use the Merchant").click()
    await expect(ada.page.locator(".sentence")).to_contain_text("Merchant")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("street", [SIX], indirect=True)
async def test_six_players_fit_both_sizes_without_a_fault_for_axe(street: Street, theme: Any) -> None:
    viewport = DESK if theme == "dark" else SMALL
    ada = await sit(street, viewport=viewport, color_scheme=theme)
    await check(ada, "map")
    assert await ada.page.locator("[data-region]").count() == 17
    assert (await overflow(ada), await small_targets(ada) if viewport == SMALL else []) == ([], [])
    await tap(ada, "france")
    await ada.page.locator("[data-sheet]").wait_for()
    await check(ada, "sheet")
    assert (await overflow(ada), await small_targets(ada) if viewport == SMALL else []) == ([], [])
    assert await ada.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-rats-left]").click()
    await expect(ada.page.locator("[data-supplies] li")).to_have_text([re.compile(r"\d$")] * 6)


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_one_tap_shows_the_whole_map_and_two_fingers_bring_it_nearer(street: Street) -> None:
    ada = await street.visitor("/stage", viewport=PHONE, has_touch=True)
    await ada.next()
    assert await width(ada) == 540
    await ada.page.locator(".mini").tap(position={"x": 20, "y": 60})
    await expect(ada.page.locator("[data-region=espagna] .name")).to_be_in_viewport()
    await ada.page.locator(".whole").tap()
    assert await width(ada) > 900
    for region in ("anglia", "espagna", "scandia", "turkiye"):
        await expect(ada.page.locator(f"[data-region={region}] .name")).to_be_in_viewport()
    await ada.page.locator(".whole").tap()

    touch = await ada.context.new_cdp_session(ada.page)
    for kind, gap in (("touchStart", 60), ("touchMove", 80), ("touchMove", 120), ("touchEnd", 0)):
        points = [{"x": 195 - gap, "y": 300, "id": 0}, {"x": 195 + gap, "y": 300, "id": 1}] if gap else []
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    assert await width(ada) == 320  # as near as it goes
    assert await ada.page.locator("[data-sheet]").count() == 0  # nothing was tapped


@pytest.mark.parametrize("street", [TURN], indirect=True)
async def test_a_phone_shows_where_the_focus_is_and_then_what_may_be_tapped(street: Street) -> None:
    ada = await street.visitor("/stage", viewport=PHONE)
    await ada.next()
    await ada.page.locator("[data-region=germania]").focus()
    await ada.page.keyboard.press("t")
    await expect(ada.page.locator("[data-region=turkiye] .name")).to_be_in_viewport()

    await ada.page.locator("[data-card=merchant]").click()

    for region in ("france", "germania"):
        await expect(ada.page.locator(f"[data-region={region}] .name")).to_be_in_viewport()


@pytest.mark.parametrize("street", [stage("monk-moves-a-rat")], indirect=True)
async def test_a_finger_chooses_one_of_several_rats_from_rows(street: Street) -> None:
    ada = await street.visitor("/stage", viewport=PHONE, has_touch=True)
    await ada.next()
    await ada.page.locator("[data-card=monk]").tap()
    await ada.page.locator(".rat").nth(1).tap()
    rows = ada.page.locator("[data-sheet] [data-choose]")
    await expect(rows).to_have_count(2)
    assert await small_targets(ada) == []

    await rows.nth(1).tap()

    await expect(ada.page.locator(".sentence")).to_contain_text("where does rat 2 of Anglia go?")
    await expect(ada.page.locator("[data-sheet]")).to_have_count(0)


async def width(ada: Visitor) -> int:
    """How much of the map is seen."""
    return round(float((await ada.page.locator(".sea").get_attribute("viewBox") or "").split()[2]))


# Texts that reach beyond the paper they stand on, or that are cut.
SPILT = """() => [...document.querySelectorAll('.hand .card, .hand .card > span, [data-sheet] *, .ribbon, .ribbon li')]
  .filter((node) => {
    const { display, overflowY } = getComputedStyle(node);
    if (node.closest('svg, .sr, .clause') || display === 'inline' || !node.checkVisibility()) return false;
    const isTall = overflowY === 'visible' && node.scrollHeight > node.clientHeight + 2;
    const isWide = !node.matches('.card') && node.scrollWidth > node.clientWidth + 1;  // a chip hangs over its edge
    return isTall || isWide;
  }).map((node) => `${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""

# Words of a heading that do not fit its line.
BROKEN = r"""() => [...document.querySelectorAll('[data-sheet] h3')].flatMap(({ firstChild }) =>
  [...firstChild.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + word.length);
    const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
    return Math.max(...bottoms) - Math.min(...bottoms) > 9;
  }).map(([word]) => `broken: ${word}`))"""


@pytest.mark.parametrize("language", ["de", "fr", "es"])
@pytest.mark.parametrize("viewport", [DESK, SMALL], ids=["desk", "small"])
@pytest.mark.parametrize(
    "street",
    [
        pytest.param(SIX, id="turn"),
        pytest.param(FINAL_SIX, id="final round", marks=pytest.mark.long),
        pytest.param(OTHERS, id="other cards", marks=pytest.mark.long),
    ],
    indirect=True,
)
async def test_cards_and_sheets_fit_in_every_language(street: Street, viewport: Any, language: str) -> None:
    ada = await sit(street, viewport=viewport, locale=language)
    spilt = await ada.page.evaluate(SPILT)
    for sheet in ("region/italia", "card/caravanner", "card/boccaccio", "card/serf"):
        kind, name = sheet.split("/")
        thing = f"[data-region={name}] .name" if kind == "region" else f"[data-card={name}]"
        if await ada.page.locator(thing).count():
            await ada.page.locator(thing).click()
            spilt += await ada.page.evaluate(SPILT) + await ada.page.evaluate(BROKEN)
            await ada.page.keyboard.press("Escape")
    await ada.page.locator("[data-rats-left]").click()
    spilt += await ada.page.evaluate(SPILT)

    assert await ada.page.locator("html").get_attribute("lang") == language
    assert spilt == []
    assert await overflow(ada) == []


async def settle(ada: Visitor, **settings: Any) -> None:
    """The page's settings, as every page finds them from now on."""
    setting = json.dumps(json.dumps(settings))
    await ada.context.add_init_script(f"localStorage.setItem('rathaus.settings', {setting})")


@pytest.mark.parametrize("street", [SIX, FINAL_SIX], ids=["turn", "final round"], indirect=True)
async def test_another_language_reaches_all_of_the_board(street: Street) -> None:
    ada = await street.visitor(viewport=SMALL)
    await ada.page.route("**/api/house", speak_pseudo)
    await ada.page.route(re.compile("/api/(words|rules)/xx/"), words_of_xx)
    await settle(ada, language="xx")
    await ada.go("/stage")
    todo = await ada.next()
    if todo.startswith("curtain"):
        await ada.page.locator(".curtain button").click()
        await ada.next(todo)
    faults: list[str] = []

    async def look(where: str) -> None:
        for fault, find in {"plain": untranslated, "wide": overflow, "small": small_targets}.items():
            faults.extend(f"{where}: {fault}: {found}" for found in await find(ada))

    await look("map")
    await ada.page.locator(".whole").click()
    for thing in ("[data-region=italia] .name", "[data-card=knight]", "[data-rats-left]"):
        await ada.page.locator(thing).click()
        await look(thing)
        await ada.page.keyboard.press("Escape")
    await settle(ada, language="xx", list=True)
    await ada.page.reload()
    await ada.page.locator("[data-row=italia]").wait_for()
    await look("list")
    if faults:
        pytest.fail("\n".join(faults))
