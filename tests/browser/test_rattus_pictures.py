"""Every class card of Rattus at work, in a turn and in the final round, at both sizes: in build/pictures/rattus/."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.europe import DESK, FINAL, NORMAL, answer, plays, sit, stage, take_over
from tests.browser.people import PHONE, Street

PICTURES = Path(__file__).parents[2] / "build" / "pictures" / "rattus"
SIZES: list[tuple[str, Any]] = [("desk", DESK), ("phone", PHONE)]


@pytest.mark.long
@pytest.mark.parametrize(("look", "viewport"), SIZES, ids=[look for look, _ in SIZES])
@pytest.mark.parametrize(
    ("street", "name"), [pytest.param(stage(name), name, id=name) for name in NORMAL + FINAL], indirect=["street"]
)
async def test_every_class_card_has_its_pictures(street: Street, name: str, look: str, viewport: Any) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    ada = await sit(street, viewport=viewport)
    for number, text in enumerate(text for played in plays(name) for text in played["actions"]):
        await take_over(ada)
        file = PICTURES / f"{name}-{number}-{look}.png"
        await ada.page.screenshot(path=file)
        assert file.stat().st_size > 20_000
        await answer(ada, text)
    await ada.page.screenshot(path=PICTURES / f"{name}-done-{look}.png")
