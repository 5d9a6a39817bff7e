"""Every class card of Rattus at work, in a turn and in the final round, at both sizes: in build/pictures/rattus/."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.browser.people import DESK, PHONE, Street
from tests.browser.test_rattus_board import FINAL, NORMAL, answer, sit, stage
from tests.server.test_staging import FOLDER

PICTURES = Path(__file__).parents[2] / "build" / "pictures" / "rattus"
SIZES: list[tuple[str, Any]] = [("desk", DESK), ("phone", PHONE)]


@pytest.mark.long
@pytest.mark.parametrize(("look", "viewport"), SIZES, ids=[look for look, _ in SIZES])
@pytest.mark.parametrize(
    ("street", "name"), [pytest.param(stage(name), name, id=name) for name in NORMAL + FINAL], indirect=["street"]
)
async def test_every_class_card_has_its_pictures(street: Street, name: str, look: str, viewport: Any) -> None:
    played = tomllib.loads((FOLDER / f"rattus/{name}.toml").read_text("utf-8"))["play"][0]
    PICTURES.mkdir(parents=True, exist_ok=True)
    ada = await sit(street, viewport=viewport)
    for number, text in enumerate(played["actions"]):
        file = PICTURES / f"{name}-{number}-{look}.png"
        await ada.page.screenshot(path=file)
        assert file.stat().st_size > 20_000
        await answer(ada, text)
    await ada.page.screenshot(path=PICTURES / f"{name}-done-{look}.png")
