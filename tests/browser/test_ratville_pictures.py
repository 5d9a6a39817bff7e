"""Pictures of Ratville's board for the documentation: every moment on a desk and on a phone."""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from rathaus.games.ratville import RATVILLE
from tests.browser.people import PHONE, Street
from tests.browser.ratville_moments import MOMENTS, stage_of
from tests.browser.test_ratville_board import DESK, begin, card, come_to, fits, open_stage

FOLDER = Path(os.environ.get("PICTURES", "build/pictures"))
SIZES: list[tuple[str, dict[str, Any]]] = [
    ("", {"viewport": DESK, "color_scheme": "dark"}),
    ("-phone", {"viewport": PHONE, "color_scheme": "light"}),
]
DRAWN = Path("web/src/games/ratville/pictures.svg")


def test_everything_printed_has_a_picture_of_its_own() -> None:
    printed = RATVILLE.printed(4)
    faces = [face.name for building in printed.buildings for face in (building.a, building.b) if face]
    objects = [card.face.name for card in printed.objects]
    heads = [f"{card.name}-head" for card in printed.characters]
    names = [*faces, *objects, *heads, *[card.name for card in printed.creatures]]
    symbols = re.findall(r'<symbol id="rv-([^"]+)"[^>]*>(.*?)</symbol>', DRAWN.read_text("utf-8"), re.DOTALL)
    drawn = dict(symbols)

    assert (len(faces), len(objects), len(heads)) == (18, 32, 7)
    assert [name for name in names if not drawn.get(name)] == []
    assert len({drawn[name] for name in names}) == len(names)


@pytest.mark.long
@pytest.mark.parametrize(
    ("street", "name"), [(stage_of(name), name) for name in MOMENTS], indirect=["street"], ids=MOMENTS
)
async def test_every_staged_question_has_its_picture(street: Street, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, settings in SIZES:
        ada = await open_stage(street, **settings)
        await come_to(ada, MOMENTS[name])
        file = FOLDER / f"ratville-{name}{suffix}.png"
        await ada.page.screenshot(path=file)
        assert file.stat().st_size > 20_000
        await ada.leave()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_planning_has_its_picture(street: Street, players: int) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, settings in SIZES:
        ada = await begin(street, *["mouse"] * (players - 1), **settings)
        await card(ada, "builder").click()
        await card(ada, "hunter").click()
        await fits(ada)
        await ada.page.screenshot(path=FOLDER / f"ratville-{players}{suffix}.png")
        await ada.leave()


SPOKEN = ("board-planning", "board-builder-with-a-torch", "board-hunt-of-three", "board-offers-at-growth")


@pytest.mark.long
@pytest.mark.parametrize(
    ("street", "name"), [(stage_of(name), name) for name in SPOKEN], indirect=["street"], ids=SPOKEN
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
async def test_other_languages_and_the_list_have_their_pictures(street: Street, name: str, language: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, settings in SIZES:
        ada = await street.visitor(**settings)
        wanted = {"language": language, "list": language == "en"}
        await ada.page.evaluate("(it) => localStorage.setItem('rathaus.settings', JSON.stringify(it))", wanted)
        await ada.go("/stage")
        await ada.page.locator("[data-list]" if wanted["list"] else ".yard").wait_for()
        await ada.page.screenshot(path=FOLDER / f"ratville-{language}-{name}{suffix}.png")
        await ada.leave()
