"""T1: the service is killed while games go on, at any moment and where it hurts most.

Every player comes back, sends again what has no answer, and goes on. At the end the log and all pages agree.
"""

import asyncio
import random

import pytest

from rathaus.server.store import Store
from tests.server.agreement import check, same
from tests.server.house import Person
from tests.server.player import Player
from tests.server.worker import Worker

POINTS = ("", "validated", "committed", "sent")  # "" is any moment


async def seated(worker: Worker, tables: int) -> list[Player]:
    """This many tables of two bots and one who plays by socket."""
    seats = []
    for number in range(tables):
        person = await worker.person(f"P{number}")
        game = ("rattus", "ratville", "ratzzia")[number % 3]  # long ones, so that they go on to the end
        seats.append((person, await person.table("you", "mouse", "mouse", game=game, start=True)))
    return [Player(person, [worker], code, 0) for person, code in seats]


async def until_all(players: list[Player], moves: int) -> None:
    """Wait until all together have had this many more moves acknowledged."""
    wanted = acknowledged(players) + moves
    async with asyncio.timeout(900):
        while acknowledged(players) < wanted:
            await asyncio.sleep(0.02)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.done) for player in players)


async def crash(worker: Worker, players: list[Player], point: str, dice: random.Random) -> None:
    """One life of the service: it comes, some moves are made, it is killed."""
    await worker.start(f"{point}:{dice.randint(5, 40)}" if point else "")
    if point:
        async with asyncio.timeout(900):
            assert await worker.ended() == -9
    else:
        await until_all(players, dice.randint(1, 10))
        await asyncio.sleep(dice.random() * 0.05)
        await worker.kill()


async def survive(database: str, *, tables: int, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    worker = Worker(database)
    try:
        await worker.start()
        players = await seated(worker, tables)
        await until_all(players, 2)
        await worker.kill()
        for number in range(1, kills):
            await crash(worker, players, POINTS[number % len(POINTS)], dice)
        await worker.start()
        await until_all(players, tables)
        for player in players:
            player.plays = False
        await agree(database, worker, players)
    finally:
        await worker.close()


async def agree(database: str, worker: Worker, players: list[Player]) -> None:
    store = await Store.open(database)
    try:
        for player, person in zip(players, worker.people, strict=True):
            await player.until(player.is_settled, patience=900)
            await check(store, [player])
            await agree_with_newcomer(worker, player, person)
    finally:
        await store.close()


async def agree_with_newcomer(worker: Worker, player: Player, person: Person) -> None:
    newcomer = Player(person, [worker], player.table, player.seat)
    newcomer.plays = False
    await newcomer.until(lambda: newcomer.version == player.version, patience=900)
    same(player, newcomer)  # bots may go on, but not between two lines
    await newcomer.stop()
    await player.stop()


async def test_t1_nothing_acknowledged_is_lost_by_ten_kills(database: str) -> None:
    await survive(database, tables=6, kills=10, seed=1)


@pytest.mark.long
async def test_t1_nothing_acknowledged_is_lost_by_a_hundred_kills_of_two_hundred_games(database: str) -> None:
    await survive(database, tables=200, kills=100, seed=2)
