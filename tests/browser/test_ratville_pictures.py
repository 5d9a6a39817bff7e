"""Pictures of Ratville's board for the documentation: every moment on a desk and on a phone."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import PHONE, Street
from tests.browser.test_ratville_board import DESK, STAGES, begin, card, open_stage, stage

FOLDER = Path(os.environ.get("PICTURES", "build/pictures"))
SIZES: list[tuple[str, dict[str, int]]] = [("", DESK), ("-phone", PHONE)]


@pytest.mark.long
@pytest.mark.parametrize(("street", "name"), [(stage(name), name) for name in STAGES], indirect=["street"], ids=STAGES)
async def test_every_staged_question_has_its_picture(street: Street, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, viewport in SIZES:
        ada = await open_stage(street, viewport=viewport)
        file = FOLDER / f"ratville-{name}{suffix}.png"
        await ada.page.screenshot(path=file)
        assert file.stat().st_size > 20_000
        await ada.leave()


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_planning_has_its_picture(street: Street, players: int) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for suffix, viewport in SIZES:
        settings: Any = {"viewport": viewport}
        ada = await begin(street, *["mouse"] * (players - 1), **settings)
        await card(ada, "builder").click()
        await card(ada, "hunter").click()
        await ada.page.screenshot(path=FOLDER / f"ratville-{players}{suffix}.png")
        await ada.leave()
