"""What people see of an update of the rules, each in their own language."""

from pathlib import Path

from playwright.async_api import Browser

from tests.browser.people import Street
from tests.server.house import house
from tests.server.test_rules_upgrade import FEWER, NEXT, RICHER, before, changed

GOES_ON = {
    "en-GB": f"continues under version {NEXT} of the rules",
    "es-ES": f"continúa con la versión {NEXT} de las reglas",
    "de-DE": f"geht nach Fassung {NEXT} der Regeln weiter",
    "fr-FR": f"continue selon la version {NEXT} des règles",
}
STOPPED = {
    "en-GB": "move 1 of this match is no longer allowed",
    "es-ES": "la jugada 1 de esta partida ya no está permitida",
    "de-DE": "Zug 1 dieser Partie ist nicht mehr erlaubt",
    "fr-FR": "le coup 1 de cette partie n’est plus permis",
}


async def test_a_match_that_goes_on_under_new_rules_says_so(tmp_path: Path, browser: Browser) -> None:
    old = await before(tmp_path)
    async with house(tmp_path, changed(*RICHER, version=NEXT)) as opened:
        street = Street(opened, browser)
        for locale, sentence in GOES_ON.items():
            visitor = await street.visitor(f"/t/{old.code}", locale=locale)
            await visitor.page.locator("[data-updated]").get_by_text(sentence).wait_for()
            assert await visitor.page.locator("[data-told]").count() == 0
            await visitor.leave()
        assert street.complaints() == []


async def test_a_match_that_cannot_go_on_says_why_and_can_be_read(tmp_path: Path, browser: Browser) -> None:
    old = await before(tmp_path)
    async with house(tmp_path, changed(*FEWER, version=NEXT)) as opened:
        street = Street(opened, browser)
        for locale, sentence in STOPPED.items():
            visitor = await street.visitor(f"/t/{old.code}", locale=locale)
            await visitor.page.locator(".ending h2").get_by_text(sentence).wait_for()
            await visitor.page.locator("[data-told]").wait_for()
            assert await visitor.page.locator(".log li").count() > 0
            assert await visitor.page.locator(".ending .more a[download]").count() == 1
            await visitor.leave()
        assert street.complaints() == []
