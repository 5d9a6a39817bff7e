"""Looking back in a real browser: by keys, by the slider, by the log, from every viewpoint, at both sizes."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from rathaus.games import GAMES
from rathaus.server.replay_bodies import OPEN
from tests.browser.people import DESK, PHONE, Street
from tests.server.match_files import match_file

WIDE = {"width": 1440, "height": 900}


async def opened(street: Street, name: str, players: int = 3) -> dict[str, Any]:
    """A match file in the house: what is known of its replay."""
    person = await street.house.person()
    content, headers = match_file(name, players), {"content-type": "application/json"}
    said = await person.http.post("/api/replays", content=content, headers=headers)
    assert said.status_code == 201, said.text
    found: dict[str, Any] = (await person.get(f"/api/matches/{said.json()['match']}/replay")).json()
    return found


async def at_step(page: Page, step: int) -> None:
    await page.locator(f'main[data-step="{step}"][data-playing="false"]').wait_for()


async def step_of(page: Page) -> int:
    return int(await page.locator("main").get_attribute("data-step") or "-1")


async def is_in_sight(page: Page) -> bool:
    """Whether the lit line of the log can be seen, once it has scrolled."""
    seen = """() => {
      const line = document.querySelector('li[aria-current]').getBoundingClientRect();
      const frame = document.querySelector('li[aria-current]').closest('.scroll').getBoundingClientRect();
      return line.height > 0 && line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1;
    }"""
    await page.wait_for_function(seen, timeout=5000)
    return bool(await page.evaluate(seen))


def turns(found: dict[str, Any]) -> list[int]:
    steps = found["steps"]
    return [at for at in range(len(steps)) if at == 0 or steps[at]["turn"] != steps[at - 1]["turn"]]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", GAMES)
async def test_every_game_is_looked_back_at_by_keys_and_by_buttons(street: Street, name: str, size: Any) -> None:
    found = await opened(street, name)
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=size)
    page = visitor.page
    await at_step(page, 0)
    last, second = len(found["steps"]) - 1, turns(found)[1]
    for key, expected in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Control+ArrowRight", second),
        ("End", last),
        ("Home", 0),
    ]:
        await page.keyboard.press(key)
        await at_step(page, expected)
    await page.locator('[data-move="+turn"]').click()
    await at_step(page, second)
    await page.locator('[data-move="-step"]').click()
    await at_step(page, second - 1)
    await page.get_by_role("slider").fill(str(last // 2))
    await at_step(page, last // 2)
    for viewpoint in (0, -1, OPEN):
        await page.locator(f'[data-seen="{viewpoint}"]').click()
        await page.locator(f'[data-seen="{viewpoint}"][aria-pressed="true"]').wait_for()
        await at_step(page, last // 2)
    assert await page.locator("[data-choose]:visible").count() == 0
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_a_line_of_the_log_leads_to_its_step_and_is_lit(street: Street) -> None:
    found = await opened(street, "rattus")
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=WIDE)
    page = visitor.page
    await at_step(page, 0)
    entries = [step["entry"] for step in found["steps"]]
    line = page.locator("li [data-entry]").nth(12)
    entry = int(await line.get_attribute("data-entry") or "0")
    await line.click()
    await at_step(page, entries.index(entry))
    lit = page.locator('li[aria-current="step"]')

    assert await lit.count() == 1
    assert await is_in_sight(page)
    await page.keyboard.press("End")
    await at_step(page, len(entries) - 1)
    assert await is_in_sight(page)
    await line.click()
    assert await page.locator('[role="slider"], input[type="range"]').get_attribute("aria-valuetext")
    later = await page.locator("li.later").count()
    await page.get_by_text("Hide what comes later").click()
    assert later > 0
    assert await page.locator("li.later").count() == 0


async def test_a_link_leads_others_to_the_same_step_and_viewpoint(street: Street) -> None:
    found = await opened(street, "ratville")
    ada = await street.visitor(f"/replay/{found['match']}/40/b", viewport=WIDE)
    await at_step(ada.page, 40)
    await ada.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    await ada.page.keyboard.press("l")
    await ada.page.get_by_text("The link to this step has been copied.").wait_for()
    link = str(await ada.page.evaluate("window.copied"))
    assert link.endswith(f"/replay/{found['match']}/40/b")
    bob = await street.visitor(link.removeprefix(street.house.url), viewport=PHONE)

    await at_step(bob.page, 40)
    await bob.page.locator('[data-seen="1"][aria-pressed="true"]').wait_for()
    assert await bob.page.locator(".sentence").inner_text() == await ada.page.locator(".sentence").inner_text()


async def test_what_was_taken_stands_among_what_was_offered(street: Street) -> None:
    found = await opened(street, "ratzzia")
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=WIDE)
    page = visitor.page
    await at_step(page, 0)
    await page.get_by_text("Nobody has been asked anything yet.").wait_for()
    person = await street.house.person()
    said = await person.get(f"/api/matches/{found['match']}/replay/0?seat={OPEN}&version={found['version']}")
    for shown in said.json()[1:6]:
        await page.keyboard.press("ArrowRight")
        await at_step(page, shown["step"])
        assert await page.locator("[data-taken]").get_attribute("data-taken") == str(len(shown["answers"]))
        if len(shown["answers"]) == 1:
            options = shown["answers"][0]["decision"]["options"]
            assert await page.locator("[data-taken] ul li").count() == len(options) - 1
    other = 1 - found["steps"][1]["seat"]
    await page.keyboard.press("Home")
    await at_step(page, 0)
    await page.locator(f'[data-seen="{other}"]').click()
    await page.locator(f'[data-seen="{other}"][aria-pressed="true"]').wait_for()
    await at_step(page, 0)
    await page.keyboard.press("ArrowRight")
    await at_step(page, 1)
    assert await page.locator("[data-taken]").get_attribute("data-taken") == "0"


@pytest.mark.parametrize(
    ("name", "viewpoint"),
    [
        ("rattus", "open"),
        pytest.param("ratland", "a", marks=pytest.mark.long),
        pytest.param("ratville", "open", marks=pytest.mark.long),
        pytest.param("ratzzia", "open", marks=pytest.mark.long),
    ],
)
async def test_what_was_taken_is_marked_on_the_board(street: Street, name: str, viewpoint: str) -> None:
    found = await opened(street, name)
    visitor = await street.visitor(f"/replay/{found['match']}/0/{viewpoint}", viewport=WIDE)
    marks = visitor.page.locator("[data-marks=taken]")
    await at_step(visitor.page, 0)
    assert await marks.count() == 0
    marked = 0
    for step in range(1, min(16, len(found["steps"]))):
        await visitor.page.keyboard.press("ArrowRight")
        await at_step(visitor.page, step)
        marked += bool(await marks.count()) and await marks.get_attribute("data-count") != "0"

    assert marked >= 3
    assert await visitor.page.locator("[data-marks=lamp]").count() == 0  # nobody has analysed it


async def test_it_goes_on_by_itself_with_the_show_and_can_be_stopped(street: Street) -> None:
    found = await opened(street, "ratland", 2)
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=WIDE, reduced_motion="no-preference")
    page = visitor.page
    await at_step(page, 0)
    await page.get_by_role("button", name="4×").click()
    await page.locator('[data-move="play"]').click()
    await page.locator('main[data-playing="true"]').wait_for()
    await page.wait_for_function("() => document.querySelector('main').dataset.step >= 3")
    await page.locator('[data-move="play"]').click()
    await page.locator('main[data-playing="false"]').wait_for()
    stopped = await step_of(page)
    await page.wait_for_timeout(600)

    assert await step_of(page) == stopped >= 3


async def test_a_match_file_is_opened_on_the_page_and_a_bad_one_is_told(street: Street, tmp_path: Path) -> None:
    good, bad, changed = tmp_path / "match.json", tmp_path / "bad.json", tmp_path / "changed.json"
    good.write_bytes(match_file("ratzzia", 2))
    bad.write_text("no match", "utf-8")
    changed.write_text(json.dumps({**json.loads(good.read_bytes()), "result": None}), "utf-8")
    visitor = await street.visitor(viewport=WIDE)
    page = visitor.page
    field = page.locator('input[type="file"]')
    await field.set_input_files(bad)
    await page.get_by_text("This is not a match file").wait_for()
    await field.set_input_files(changed)
    await page.get_by_text("This file does not match what was played").wait_for()
    await field.set_input_files(good)
    await at_step(page, 0)
    await page.get_by_text("from a file").wait_for()
    street.house.service.replays._files.clear()  # as after a restart
    await page.locator('[data-seen="0"]').click()
    await page.locator('[data-seen="0"][aria-pressed="true"]').wait_for()


async def test_a_running_match_is_looked_back_at_from_ones_own_seat(street: Street) -> None:
    ada = await street.visitor(viewport=WIDE)
    await ada.new_game("ratland", "you", "bot:rat", name="Ada")
    page = ada.page
    await ada.next()
    await page.get_by_role("button", name="This table").click()
    await page.locator("dialog [data-replay]").click()
    await page.locator('[data-seen="0"][aria-pressed="true"]').wait_for()
    await page.locator(f'[data-seen="{OPEN}"]').click(force=True)
    await page.get_by_text("Everything can be seen only when the match is over.").wait_for()
    await page.locator('[data-seen="1"]').click(force=True)
    await page.get_by_text("you can only see what you saw yourself").wait_for()
    await page.get_by_role("link", name="To the table", exact=True).click()

    assert (await ada.next()).startswith("choose")


@pytest.mark.parametrize("players", [2, 4])
async def test_on_a_phone_the_cupboard_has_the_room_that_plate_and_log_make_good(street: Street, players: int) -> None:
    found = await opened(street, "ratzzia", players)
    at = len(found["steps"]) // 2
    visitor = await street.visitor(f"/replay/{found['match']}/{at}/a", viewport=PHONE)
    await at_step(visitor.page, at)
    square = await visitor.page.locator("[data-square]").first.bounding_box()
    assert square
    assert square["height"] >= 30
    assert await visitor.page.locator(".trays:visible").count() == 0


# What the cat says beyond her floor: lines that are cut off.
BEYOND = """() => {
  const floor = document.querySelector('.floor').getBoundingClientRect();
  return [...document.querySelectorAll('.floor .words > *')].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top < floor.top - 1 || bottom > floor.bottom + 1;
  }).map((line) => line.textContent);
}"""


@pytest.mark.parametrize("locale", ["en", "es", "de", "fr"])
async def test_the_cat_says_all_of_it_in_every_language(street: Street, locale: str) -> None:
    found = await opened(street, "ratzzia")
    visitor = await street.visitor(f"/replay/{found['match']}", viewport=DESK, locale=locale)
    page, last = visitor.page, len(found["steps"]) - 1
    await at_step(page, 0)
    await page.evaluate("document.fonts.ready")

    said = set()
    for step in range(0, last, last // 8):
        await page.get_by_role("slider").fill(str(step))
        await at_step(page, step)
        assert await page.evaluate(BEYOND) == []
        said.add(await page.locator(".floor .words").inner_text())
    assert len(said) > 2
