"""T11: lines are cut again and again; the game ends as it would have, and nobody misses anything or hears it twice."""

from typing import Any

import pytest

from rathaus.core import fair
from rathaus.core.match import Match
from rathaus.core.view import result_of
from rathaus.games import GAMES
from rathaus.server.store.records import MatchRecord
from tests.server.agreement import check, same
from tests.server.house import SPECTATOR, house
from tests.server.player import Player, choice
from tests.server.proxy import bad_line


def undisturbed(record: MatchRecord) -> Any:
    """The result of the same match between the same people at one table, without any line between them."""
    seed = fair.stream_seed(record.id, bytes.fromhex(record.secret), record.seat_seeds)
    match: Any = Match(GAMES[record.game], len(record.seats), record.options, seed)
    while seats := match.position.asked():
        decision = match.game.see(match.position, seats[0]).decision
        actions = [option.action for option in decision.options]
        match.act(seats[0], [choice(seats[0], decision.prompt, actions)])
    return result_of(match.position)


async def play_over_bad_lines(database: str, game: str, players: int, cut_after: tuple[int, int]) -> int:
    async with house(database) as opened, bad_line(opened.url, players, cut_after) as line:
        people = [await opened.person(f"P{seat}") for seat in range(players)]
        code = await people[0].table("you", *["open"] * (players - 1), game=game)
        for person in people[1:]:
            await person.post(f"/api/tables/{code}/sit", {})
        await people[0].post(f"/api/tables/{code}/start")
        pages = [Player(person, [line], code, seat) for seat, person in enumerate(people)]
        pages.append(Player(await opened.person("Cleo"), [opened], code, SPECTATOR))
        for page in pages:
            await page.until(page.is_over, patience=1800)

        await check(opened.service.store, pages)
        for page, person in zip(pages, [*people, opened.people[-1]], strict=True):
            newcomer = Player(person, [opened], code, page.seat)
            await newcomer.until(newcomer.is_over)
            same(page, newcomer)
            await newcomer.stop()
            await page.stop()
        record = (await opened.service.room(code)).match.record
        assert record.result == undisturbed(record)
    return line.cuts


async def test_t11_a_game_over_lines_that_are_cut_ends_as_it_would_have(database: str) -> None:
    assert await play_over_bad_lines(database, "ratland", 3, (8_000, 40_000)) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", ["ratland", "rattus", "ratville"])
async def test_t11_whole_games_over_bad_lines(database: str, game: str) -> None:
    assert await play_over_bad_lines(database, game, 2, (5_000, 30_000)) > 5
