"""The thin path: people and bots play a whole match through the service."""

from pathlib import Path

from tests.server.house import house


async def test_a_newcomer_plays_ratland_against_bots(tmp_path: Path) -> None:
    async with house(tmp_path) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", "mouse", start=True)
        page = await ada.look(code, 0)

        await page.play_on()

        assert page.state["view"]["result"]["winners"]
        assert page.table["match"]["state"] == "over"
