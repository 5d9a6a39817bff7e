"""Whether the log and all who looked agree: nothing acknowledged is lost, nothing was done twice."""

from typing import Any

from rathaus.server.store import Store
from tests.server.player import Player


async def check(store: Store, players: list[Player]) -> int:
    """Check one table; return how many moves were acknowledged."""
    newest = await store.tables.newest(players[0].table)
    assert newest
    assert [row.seq for row in newest.log] == list(range(len(newest.log)))
    log = newest.log[1:]  # after the opening
    commands = [(row.by, row.command) for row in log]
    assert len(set(commands)) == len(commands)
    by_command = {row.command: row for row in log}
    for player in players:
        assert player.faults == []
        assert player.version == len(log) or newest.match.state == "playing"
        for command, version in player.done.items():
            assert by_command[command].seq == version
            assert by_command[command].by == player.who
        own = [row.command for row in log if row.by == player.who and row.entry.seat == player.seat]
        assert set(own) <= player.sent
        assert len(own) == len(set(own))
    return sum(len(player.done) for player in players)


def same(one: Player, other: Player) -> None:
    """Two pages from the same viewpoint know the same."""
    assert one.lines == other.lines
    assert without(one.state) == without(other.state)


def without(state: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name not in ("since", "events", "undone")}
