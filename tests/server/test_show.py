"""What the page shows is made of what it is told: counts of places, plus moves, are the counts of the next state."""

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.events import BOX
from rathaus.games import GAMES
from tests.server.house import Page, house

ANSWERS = 25


def counts(state: dict[str, Any]) -> Counter[tuple[str, str]]:
    return Counter(
        {(place, what): count for place, things in state["places"].items() for what, count in things.items()}
    )


def follows(before: dict[str, Any], after: dict[str, Any]) -> int:
    """Whether the second state is the first one plus what was told; how many moves that took."""
    counted = counts(before)
    moves = [move for event in after["events"] for move in event["moves"]]
    for move in moves:
        counted[move["source"], move["what"]] -= move.get("count", 1)
        counted[move["target"], move["what"]] += move.get("count", 1)
    found = {key: count for key, count in counted.items() if count and key[0] != BOX}
    assert found == dict(counts(after)), [event["kind"] for event in after["events"]]
    return len(moves)


@pytest.mark.parametrize("game", GAMES)
async def test_what_lies_where_follows_from_what_was_told(tmp_path: Path, game: str) -> None:
    dice = random.Random(game)
    async with house(tmp_path) as opened:
        ada, olga = await opened.person("Ada"), await opened.person("Olga")
        code = await ada.table("you", "rat", game=game, start=True)
        player, onlooker = await ada.look(code, 0), await olga.look(code)
        for _ in range(ANSWERS):
            await player.until(lambda: player.is_asked() or player.is_over())
            if player.is_over():
                break
            await player.play(dice.choice)
        await onlooker.until(lambda: onlooker.state["version"] >= player.state["version"])
        for page in (player, onlooker):
            assert told(page) > ANSWERS / 5


def told(page: Page) -> int:
    """All that moved on a page, checked from state to state."""
    steps = [(before, after) for before, after in pairwise(page.states) if after["since"] == before["version"]]
    return sum(follows(before, after) for before, after in steps)


@pytest.mark.parametrize("game", GAMES)
async def test_changes_add_up_to_what_a_new_page_is_shown(tmp_path: Path, game: str) -> None:
    dice = random.Random(game)
    async with house(tmp_path) as opened:
        ada, olga = await opened.person("Ada"), await opened.person("Olga")
        code = await ada.table("you", "here:Bob", game=game, start=True)
        pages = [await ada.look(code, 0), await ada.look(code, 1), await olga.look(code)]
        for number in range(12):
            asked = next(page for page in pages if page.is_asked())
            await asked.play(dice.choice)
            for page in pages:
                await page.do("ping")  # all that was sent before has come
            if number % 4 == 3:
                for page in pages:
                    fresh = await page.person.look(code, page.state["seat"])
                    assert same(fresh.state) == same(page.state)
                    await fresh.close()

        changes = [news for page in pages for news in page.heard if news["type"] == "state" and news["is_change"]]
        assert len(changes) > 12
        assert all(len(news["view"]) < len(pages[0].state["view"]) for news in changes)


def same(state: dict[str, Any]) -> list[Any]:
    """All but the version and the hash, which are not told for their own sake."""
    return [state[name] for name in ("view", "places", "standing", "decision", "draft", "can_undo", "orders")]
