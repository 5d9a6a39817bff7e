"""A real Chromium, and a real house for it to visit."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from tests.browser.people import Street
from tests.server.house import house
from tools.browser import chromium


@pytest.fixture
async def street(tmp_path: Path) -> AsyncIterator[Street]:
    """The house, and the people who come along; at the end nobody's page may have complained."""
    async with house(tmp_path) as opened, async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        )
        street = Street(opened, browser)
        try:
            yield street
            assert street.complaints() == []
        finally:
            await browser.close()
