"""A real Chromium, and a real house for it to visit."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from rathaus.core.game import Game
from rathaus.games import GAMES
from rathaus.server import lobby
from rathaus.server.staging import Stage
from tests.browser.people import Street
from tests.server.house import house
from tools.browser import chromium

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder share one loop, because they share one browser.

    Where a browser on a busy machine has missed its moment (a timeout, or an `expect` that ran out of time),
    it gets a second one, and the report counts it.
    """
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TimeoutError", "Locator expected"]))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all; every visitor has a context of their own in it."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        )
        yield launched
        await launched.close()


class Loaded:
    """Chance as the module `secrets` gives it, but the same in every run: what fails once, fails again."""

    def __init__(self, seed: str) -> None:
        self.dice = random.Random(seed)
        self.choice = self.dice.choice
        self.token_bytes = self.dice.randbytes

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test deals the same matches each time; only the long run deals new ones."""
    if request.config.getoption("markexpr") == "not long":
        monkeypatch.setattr(lobby, "secrets", Loaded(request.node.nodeid))


@pytest_asyncio.fixture(loop_scope="session")
async def street(tmp_path: Path, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[Street]:
    """The house, and the people who come along; at the end nobody's page may have complained.

    A test may name a game that is played there instead of the one of its name, or a stage.
    """
    given: Game | Stage | None = getattr(request, "param", None)
    games = {**GAMES, given.name: given} if isinstance(given, Game) else None
    stage = given if isinstance(given, Stage) else None
    async with house(tmp_path, games, stage, bot_workers=1) as opened:
        street = Street(opened, browser)
        try:
            yield street
            assert street.complaints() == []
        finally:
            for visitor in street.people:
                await visitor.leave()
