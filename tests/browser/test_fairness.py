"""What people see of chance: promises that can be kept, a seed that was not used, and a match that is checked."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser

from rathaus.cli import main
from rathaus.core import fair
from tests.browser.people import PHONE, Street, Visitor
from tests.server.house import house

OTHER_SEED = "0b" * 32
LEFT_OUT = {
    "en-GB": "came too late or was not used",
    "es-ES": "llegó tarde o no se usó",
    "de-DE": "kam zu spät oder wurde nicht verwendet",
    "fr-FR": "est arrivée trop tard ou n’a pas été utilisée",
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
        await ada.page.locator(".ending a[download]").click()
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
    async with room.lock:
        room.table.seats[0].seed = OTHER_SEED  # what a house would do that wants other dice

    await ada.click("Start the game")

    await ada.page.locator('[data-seed="replaced"]').get_by_text("the house has replaced it").wait_for()
    await bruno.next()
    assert await bruno.page.locator("[data-seed]").count() == 0
    assert room.record.seat_seeds[0] == OTHER_SEED
    assert fair.seed_hash(OTHER_SEED) not in room.record.seed_hashes
