"""A data set of the house: chosen in the lobby, told where one plays."""

from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.people import Street
from tests.server.house import house
from tests.server.test_data_sets import RICHER, START, put


async def test_the_host_chooses_the_contents_of_the_box(tmp_path: Path, browser: Browser) -> None:
    put(tmp_path, "ratland", "my-box", RICHER)
    async with house(tmp_path) as opened:
        street = Street(opened, browser)
        host = await street.visitor("/")
        code = await host.new_game("ratland", "you", "open", name="Ada")
        choice = host.page.get_by_label("Contents of the box")
        await expect(choice.locator("option")).to_have_text(["as usual", "my-box"])
        await choice.select_option("my-box")
        guest = await street.visitor(f"/t/{code}")
        await expect(guest.page.locator("dd", has_text="my-box")).to_be_visible()

        await guest.page.locator(".sign").get_by_role("button", name="Sit down").click()
        await guest.page.get_by_label("Your name").fill("Bob")
        await guest.page.locator("dialog button[type=submit]").click()
        await host.page.locator(".sign").get_by_role("button").click()
        await expect(host.page.locator("[data-set]")).to_contain_text("“my-box”")
        room = await opened.service.room(code)
        assert room.match.begun().see(0).cheese == [START, START]  # type: ignore[attr-defined]
        await host.click("Rules")
        await expect(host.page.locator("dialog .data")).to_contain_text("“my-box”")
        assert street.complaints() == []
