"""What people see of chance: promises that can be kept, a seed that was not used, and a match that is checked."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, Route, expect

from rathaus.cli import main
from rathaus.core import fair
from tests.browser.people import DESK, PHONE, Street, Visitor
from tests.server.house import house

OTHER_SEED = "0b" * 32
LEFT_OUT = {
    "en-GB": "came too late or was not used",
    "es-ES": "llegó tarde o no se usó",
    "de-DE": "kam zu spät oder wurde nicht verwendet",
    "fr-FR": "est arrivée trop tard ou n’a pas été utilisée",
}

ALL_CHECK = {
    "en-GB": "All {} draws check",
    "es-ES": "Los {} sorteos son correctos",
    "de-DE": "Alle {} Ziehungen stimmen",
    "fr-FR": "Les {} tirages sont justes",
}


async def copied(visitor: Visitor, place: str) -> str:
    await visitor.page.locator(place).get_by_role("button").click()
    await visitor.sees("Copied.")
    return str(await visitor.page.evaluate("() => navigator.clipboard.readText()"))


async def test_promises_are_copied_and_the_downloaded_match_agrees_with_them(
    street: Street, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await street.visitor(permissions=["clipboard-read", "clipboard-write"])
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    bruno = await street.visitor()
    await bruno.sit(code, "Bruno")
    commitment = await copied(ada, "[data-commitment]")
    await ada.click("Start the game")
    await ada.next()
    await ada.click("Provably fair")
    begun = await copied(ada, "[data-hash]")
    await ada.page.keyboard.press("Escape")
    for visitor in (ada, bruno):
        assert await visitor.page.locator("[data-seed]").count() == 0
    for visitor in (ada, bruno):
        await visitor.page.evaluate(
            "(code) => fetch(`/api/tables/${code}/ask`, {method: 'POST', body: '{\"what\": \"abort\"}',"
            " headers: {'content-type': 'application/json'}})",
            code,
        )
    await ada.page.locator("[data-notes] summary").click()
    command = await copied(ada, "[data-notes]")
    async with ada.page.expect_download() as downloading:
        await ada.page.locator(".ending .more a[download]").click()
    download = await downloading.value
    file = tmp_path / download.suggested_filename
    await download.save_as(file)

    words = command.split()
    assert words[:3] == ["rathaus", "verify", file.name]
    assert words[3:5] == ["--commitment", commitment]
    assert begun in words
    assert begun.startswith("0:")
    assert main(["verify", str(file), *words[3:]]) == 0
    assert "Everything agrees with what was noted at the table." in capsys.readouterr().out


@pytest.mark.parametrize("locale", LEFT_OUT)
async def test_a_seat_whose_seed_was_left_out_is_told_at_once(tmp_path: Path, browser: Browser, locale: str) -> None:
    async with house(tmp_path, seed_seconds=0.0) as opened:
        street = Street(opened, browser)
        ada, eve = await street.visitor(), await street.visitor()
        code = await ada.new_game("ratland", "you", "open", name="Ada")
        bruno = await street.visitor()
        await bruno.sit(code, "Bruno")
        await ada.click("Start the game")
        await ada.page.locator('[data-seed="left-out"]').get_by_text(LEFT_OUT["en-GB"]).wait_for()
        again = await ada.context.storage_state()
        await ada.leave()

        reader = await street.visitor(f"/t/{code}", locale=locale, storage_state=again, viewport=PHONE)
        note = reader.page.locator('[data-seed="left-out"]')
        await note.get_by_text(LEFT_OUT[locale]).wait_for()
        await note.get_by_role("button").click()
        assert await note.count() == 0
        await eve.go(f"/t/{code}")
        await eve.page.locator("[data-tab]").wait_for()
        assert await eve.page.locator("[data-seed]").count() == 0
        for visitor in street.people:
            await visitor.leave()


async def test_a_seat_whose_seed_was_replaced_is_told_at_once(street: Street) -> None:
    ada, bruno = await street.visitor(), await street.visitor()
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    room = await street.house.service.room(code)
    while not all(seat.seed_hash for seat in room.table.seats):  # both have promised their seeds
        await asyncio.sleep(0.01)
    room.table.seats[0].seed = OTHER_SEED  # what a house would do that wants other dice

    await ada.click("Start the game")

    await ada.page.locator('[data-seed="replaced"]').get_by_text("the house has replaced it").wait_for()
    await bruno.next()
    assert await bruno.page.locator("[data-seed]").count() == 0
    assert room.match.record.seat_seeds[0] == OTHER_SEED
    assert fair.seed_hash(OTHER_SEED) not in room.match.record.seed_hashes


# One's own seed.


async def two_at_a_table(street: Street, **settings: Any) -> tuple[Visitor, Visitor]:
    ada, bruno = await street.visitor(**settings), await street.visitor()
    code = await ada.new_game("ratland", "you", "open", name="Ada")
    await bruno.sit(code, "Bruno")
    return ada, bruno


async def end(*people: Visitor) -> None:
    """All ask for an end."""
    for visitor in people:
        await visitor.page.evaluate(
            "(code) => fetch(`/api/tables/${code}/ask`, {method: 'POST', body: '{\"what\": \"abort\"}',"
            " headers: {'content-type': 'application/json'}})",
            await visitor.code(),
        )
    for visitor in people:
        await visitor.page.locator(".ending").wait_for()


async def test_ones_own_seed_is_seen_and_exchanged_until_the_start_and_the_dice_follow_from_it(street: Street) -> None:
    ada, bruno = await two_at_a_table(street)
    seed = ada.page.get_by_label("Your seed (Ada)")
    made = await seed.input_value()
    words = sha256("our cat is called Käse".encode()).hexdigest()

    await seed.fill("  our cat is called Käse ")
    heard = len(ada.frames)
    await bruno.click("Roll a new one")
    while len(ada.frames) == heard:
        await asyncio.sleep(0.02)
    await seed.press("Enter")  # what was typed is still there after the table has changed
    await ada.sees("Your seed is promised.")
    await bruno.page.get_by_text(fair.seed_hash(words)).wait_for()
    assert len(made) == 64
    assert await seed.input_value() == words
    await ada.click("Roll a new one")
    await bruno.page.get_by_text(fair.seed_hash(words)).wait_for(state="detached")
    await seed.fill(OTHER_SEED)
    await ada.click("Use this seed")
    await bruno.page.get_by_text(fair.seed_hash(OTHER_SEED)).wait_for()
    assert await bruno.page.get_by_text(OTHER_SEED).count() == 0
    assert await bruno.page.get_by_label("Your seed (Ada)").count() == 0
    await ada.click("Start the game")
    await ada.next()

    room = await street.house.service.room(await ada.code())
    assert room.match.record.seat_seeds[0] == OTHER_SEED
    await ada.click("Provably fair")
    assert await ada.page.locator('[data-seed-of="0"]').inner_text() == OTHER_SEED
    assert await ada.page.locator("[data-own-seed]").count() == 0  # it stays as it was given
    await ada.page.keyboard.press("Escape")
    await end(ada, bruno)
    await ada.click("Check it here")
    await ada.page.locator('[data-finding="page-check-own-seed"][data-verdict="right"]').wait_for()


# The check in the browser.


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_match_is_checked_on_the_page_by_keys_with_every_draw(street: Street, size: object) -> None:
    ada, bruno = await two_at_a_table(street, viewport=size)
    await ada.click("Start the game")
    await ada.next()
    assert await ada.page.locator("[data-check-here]").count() == 0  # nothing to check before the end
    await end(ada, bruno)
    await ada.button("Provably fair").locator("visible=true").focus()
    await ada.page.keyboard.press("Enter")
    plate = ada.page.locator("dialog[open]")
    await plate.get_by_role("button", name="Check it here").focus()
    await ada.page.keyboard.press("Enter")
    outcome = plate.get_by_role("status")
    await outcome.get_by_text("draws check").wait_for()
    await plate.locator("summary").focus()
    await ada.page.keyboard.press("Enter")

    room = await street.house.service.room(await ada.code())
    rows = plate.get_by_role("table").locator("tbody tr")
    await rows.first.wait_for()
    assert await outcome.locator("b").inner_text() == f"All {await rows.count()} draws check"
    assert await rows.count() > 10
    assert await plate.locator('tr[data-verdict="right"]').count() == await rows.count()
    assert await plate.locator('li[data-verdict="right"]').count() == 8
    assert await plate.locator('li:is([data-verdict="wrong"], [data-verdict="open"])').count() == 0
    await plate.get_by_text("This check does not know the rules.").wait_for()
    assert room.match.record.secret == await plate.locator("[data-secret]").inner_text()
    assert await faults(ada.page) == []


async def faults(page: Page) -> list[str]:
    """What axe finds serious."""
    found = await Axe().run(page)
    violations = found.response["violations"]
    return [str(fault) for fault in violations if fault["impact"] in ("serious", "critical")]


async def test_a_file_that_was_changed_is_found_on_the_page(street: Street) -> None:
    ada, bruno = await two_at_a_table(street)
    await ada.click("Start the game")
    await ada.next()
    await end(ada, bruno)

    async def forge(route: Route) -> None:
        file = json.loads(await (await route.fetch()).body())
        file["draws"][3][1] = (file["draws"][3][1] + 1) % file["draws"][3][0]
        del file["file_hash"]
        await route.fulfill(json=file)

    await ada.page.route("**/export", forge)
    await ada.click("Check it here")

    await ada.sees("Something does not fit")
    await ada.page.locator('[data-finding="page-check-draws-wrong"]').get_by_text("Wrong. Draw 3 out of").wait_for()
    await ada.page.locator(".check-draws summary").click()
    await expect(ada.page.locator('tr[data-verdict="wrong"]')).to_have_count(1)


# The same check as a file.


async def test_the_downloaded_checker_works_without_the_house_in_every_language(
    street: Street, tmp_path: Path, browser: Browser
) -> None:
    ada, bruno = await two_at_a_table(street, permissions=["clipboard-read", "clipboard-write"])
    await ada.click("Start the game")
    await ada.next()
    await end(ada, bruno)
    await ada.click("Provably fair")
    command = await copied(ada, "[data-verify]")
    for link, name in (("Download the match", "match.json"), ("Checker for offline", "check.html")):
        async with ada.page.expect_download() as downloading:
            await ada.page.locator("dialog").get_by_role("link", name=link).click()
        await (await downloading.value).save_as(tmp_path / name)
    draws = len(json.loads((tmp_path / "match.json").read_bytes())["draws"])
    changed = (tmp_path / "match.json").read_text("utf-8").replace('"Bruno"', '"Brunu"')
    (tmp_path / "changed.json").write_text(changed, "utf-8")

    for locale, sentence in ALL_CHECK.items():
        context = await browser.new_context(offline=True, locale=locale, viewport={"width": 390, "height": 844})
        page = await context.new_page()
        said: list[str] = []
        listen(page, said)
        await page.goto((tmp_path / "check.html").as_uri())
        await page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
        await page.get_by_role("status").get_by_text(sentence.format(draws)).wait_for()
        assert await page.locator('[data-verdict="open"]').count() == 2
        await page.locator("textarea").fill(command)
        await page.locator('[data-finding="page-check-noted"]').wait_for()
        assert await page.locator('li:not([data-verdict="right"])').count() == 0
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert await page.evaluate("document.documentElement.lang") == locale[:2]
        await page.locator("input[type=file]").set_input_files(tmp_path / "changed.json")
        await page.locator('[data-check="wrong"]').wait_for()
        assert await page.locator('li[data-verdict="wrong"]').count() == 3  # file, log, and what was noted
        await page.locator("select").select_option("de")
        await page.get_by_text("Etwas passt nicht").wait_for()
        assert said == [(tmp_path / "check.html").as_uri()]
        assert await faults(page) == []
        await context.close()


def listen(page: Page, said: list[str]) -> None:
    """Note what the page complains of, and what it asks for."""
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: said.append(request.url))


async def test_inside_the_house_the_checker_says_that_it_must_be_saved(street: Street) -> None:
    ada = await street.visitor()
    await ada.page.goto("/check.html")

    await ada.sees("Save this page as a file and open it from there")
    assert all("Content Security Policy" in error for error in ada.errors)
    ada.errors.clear()  # that nothing inline is run is what the house says to every page
