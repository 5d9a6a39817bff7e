"""Every rare moment of Ratzzia, laid by a scenario, looked at in both sizes, and kept in build/pictures/."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser import cupboard
from tests.browser.people import PHONE, Street, Visitor
from tests.browser.test_everybody import check
from tests.browser.test_ratzzia_board import DESK, assert_fits, enter, is_heard
from tests.browser.test_staging import stage

FOLDER = Path(__file__).parents[2] / "build" / "pictures" / "ratzzia"
ARGS = {
    "place": ("value", "column"),
    "support": ("value", "column"),
    "candy": ("column",),
    "ana": ("column",),
    "mark": ("value",),
    "cat": ("value",),
    "rob": ("player",),
    "name": ("value",),
    "candy-at": ("column", "row"),
    "candy-from": ("player",),
}

# The name of each picture, its scenario, and what is done before it is taken; what ends with "?" is chosen, not sent.
MOMENTS: dict[str, tuple[str, list[str]]] = {
    "turn": ("taking-back-with-an-empty-hand", []),
    "stop": ("stopping-pays-everybody", ["place 3 5"]),
    "ana": ("ana-into-a-column-that-lacks-one", ["ana 2?"]),
    "candy-from-jar": ("candy-from-the-jar-is-used-later", ["place 2 2"]),
    "candy-from-player": ("candy-from-one-of-two-players", ["candy-from D?"]),
    "candy-from-board": ("candy-from-the-board", ["place 2 2", "done", "candy-at 5 2?"]),
    "candy-named": ("secure-candy-is-named", ["name 5?"]),
    "greedy": ("rewards-thief-then-accountant", ["place 1 9", "place 3 5", "place 6 8", "done", "rob C?"]),
    "accountant-left": (
        "rewards-thief-then-accountant",
        ["place 1 9", "place 3 5", "place 6 8", "done", "rob C", "left?"],
    ),
    "accountant-right": (
        "rewards-thief-then-accountant",
        ["place 1 9", "place 3 5", "place 6 8", "done", "rob C", "right?"],
    ),
    "cat-before-the-second-roll": ("cat-comes-early", ["roll", "mark 1", "mark 3"]),
    "cat-after-the-second-roll": ("cat-comes-late", ["mark 1", "reroll"]),
    "grey": ("ana-pushes-into-a-gap", []),
    "red": ("cat-called-on-purpose", ["place 2 2"]),
    "support-offered": ("support-must-all-be-placed", []),
    "support-due": ("support-waits-to-be-placed", ["support 4 4"]),
    "support-that-does-not-fit": ("support-goes-back-unplaced", ["support 4 4"]),
    "won": ("win-in-mid-resolution", ["place 2 7", "place 6 8", "place 1 9", "done"]),
}
LOOKS: Any = {
    "desk": {"viewport": DESK, "color_scheme": "light"},
    "phone": {"viewport": PHONE, "color_scheme": "dark"},
}


def spelled(text: str) -> dict[str, Any]:
    """An action in a scenario's words, as an option."""
    verb, *values = text.split()
    args = {
        name: int(value) if value.isdigit() else value for name, value in zip(ARGS.get(verb, ()), values, strict=True)
    }
    return {"verb": verb, "args": args}


async def act(ada: Visitor, text: str) -> None:
    await is_heard(ada)
    taps = cupboard.taps(spelled(text.removesuffix("?")))
    await ada.tap(*(taps[:-1] if text.endswith("?") else taps))


@pytest.mark.long
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(
    ("street", "moment"),
    [pytest.param(stage(f"ratzzia/{MOMENTS[moment][0]}.toml"), moment, id=moment) for moment in MOMENTS],
    indirect=["street"],
)
async def test_a_rare_moment_is_looked_at(street: Street, moment: str, look: str) -> None:
    ada = await enter(street, **LOOKS[look])
    for text in MOMENTS[moment][1]:
        await act(ada, text)
    if moment == "won":
        await ada.page.locator(".ending").wait_for()
    else:
        await is_heard(ada)
        await assert_fits(ada)
    FOLDER.mkdir(parents=True, exist_ok=True)
    await ada.page.screenshot(path=FOLDER / f"{moment}-{look}.png")

    await check(ada, f"{moment}, {look}")
