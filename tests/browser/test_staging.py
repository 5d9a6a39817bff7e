"""The page on a scenario's table: `rathaus stage`."""

import pytest

from rathaus.games import GAMES
from rathaus.server.staging import Stage
from rathaus.testing.staging import Staged
from tests.browser.people import Street
from tests.server.test_staging import FOLDER


def stage(path: str) -> Stage:
    file = FOLDER / path
    game = Staged(file.read_text("utf-8"), str(file), GAMES)
    return Stage(game, game.hands)


RARE = [
    pytest.param(stage("ratland/clan-seer-next-event.toml"), "Place 7 more rats", id="ratland"),
    pytest.param(stage("rattus/witch-swaps-two-rats.toml"), "Look at two rats", id="rattus"),
    pytest.param(stage("ratville/hunter-spreads-damage.toml"), "6 damage must still be dealt.", id="ratville"),
    pytest.param(stage("ratzzia/cat-called-on-purpose.toml"), "Place your", id="ratzzia"),
]


@pytest.mark.parametrize(("street", "text"), RARE, indirect=["street"])
async def test_the_door_opens_on_the_question(street: Street, text: str) -> None:
    visitor = await street.visitor("/stage")
    todo = await visitor.next()
    if todo.startswith("curtain"):
        await visitor.page.locator(".curtain button").click()
        todo = await visitor.next(todo)

    assert todo.startswith(("choose", "lock"))
    await visitor.page.locator("main").get_by_text(text).first.wait_for()


@pytest.mark.parametrize("street", [stage("ratville/end-tie-by-order.toml")], indirect=True)
async def test_an_end_is_shown_and_says_why_there_is_no_file(street: Street) -> None:
    visitor = await street.visitor("/stage")

    await visitor.page.locator(".ending [data-staged]", has_text="nothing of it is kept").wait_for()
    assert await visitor.page.locator(".ending .more a[download]").count() == 0
