"""The thin path: people and bots play a whole match through the service."""

from tests.server.house import house


async def test_a_newcomer_plays_ratland_against_bots(database: str) -> None:
    async with house(database) as opened:
        ada = await opened.person("Ada")
        code = await ada.table("you", "rat", "mouse", start=True)
        page = await ada.look(code, 0)

        await page.play_on()

        assert page.state["view"]["result"]["winners"]
        assert page.table["match"]["state"] == "over"
