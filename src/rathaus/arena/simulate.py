"""Play many games with bots and report on them; the same seed gives the same digest, compiled or not."""

import json
import time
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import msgspec

from rathaus.bots import make_bot
from rathaus.bots.names import with_bots
from rathaus.bots.policy import play_out
from rathaus.core.export import SeatRecord, export, file_bytes
from rathaus.core.game import Game, Options
from rathaus.core.match import Acted, Entry, replay
from rathaus.core.rng import fast, generator
from rathaus.files import writing


class Spread(msgspec.Struct):
    """How many turns the games took: the mean, the 5th and the 95th percentile."""

    mean: float
    p5: float
    p95: float

    def __str__(self) -> str:
        return f"{self.mean:g} on average, mostly {self.p5:g} to {self.p95:g}"


class SimulationReport(msgspec.Struct):
    """What was played. `wins` counts by seat, shared victories as fractions."""

    game: str
    players: int
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    turns: Spread
    wins: list[float]
    digest: str


class Simulation:
    """Games of one set-up, each from its own seed."""

    def __init__(self, game: Game, players: int, options: Options, seed: str, bots: list[str]) -> None:
        self.game = game
        self.players = players
        self.options = game.agreed(players, options)
        self.seed = seed
        self.bots = bots
        self.turns: list[int] = []
        self.wins = [0.0] * players
        self.decisions = 0
        self.seconds = 0.0
        self._digest = sha256()

    def play(self, numbers: Iterable[int], save: Path | None = None) -> None:
        """Play these games; games that are done count, even if it is interrupted."""
        for number in numbers:
            seed = f"{self.seed}/{number}"
            started = time.perf_counter()
            log = self._play_one(seed)
            self.seconds += time.perf_counter() - started
            if save is not None:
                self._save(save / f"{self.game.name}-{number:06}.json", seed, log)

    def _play_one(self, seed: str) -> list[tuple[int, int]]:
        position = self.game.setup(self.players, self.options, generator(seed))
        policies = [make_bot(name, f"{seed}/{seat}", self.game) for seat, name in enumerate(self.bots)]
        log: list[tuple[int, int]] = []
        self.decisions += play_out(position, policies, log)
        self.turns.append(self.game.turns(position))
        outcome = position.outcome
        if outcome is None:
            raise RuntimeError(f"the game from seed {seed} stopped without an end")
        for winner in outcome.winners:
            self.wins[winner] += 1 / len(outcome.winners)
        self._digest.update(json.dumps([log, outcome.winners, outcome.scores]).encode())
        return log

    def _save(self, file: Path, seed: str, log: list[tuple[int, int]]) -> None:
        entries: list[Entry] = [Acted(seat, [action]) for seat, action in log]
        match = replay(self.game, self.players, self.options, seed, entries)
        names = with_bots([], self.players, fast(f"names|{seed}"))
        seats = [SeatRecord(name, kind) for name, kind in zip(names, self.bots, strict=True)]
        with writing(file) as out:
            out.write(file_bytes(export(match, seats), indent=-1))

    def report(self, games: int) -> SimulationReport:
        """A report on the games played so far, out of this many wanted."""
        return SimulationReport(
            game=self.game.name,
            players=self.players,
            games=games,
            finished=len(self.turns),
            decisions=self.decisions,
            seconds=round(self.seconds, 3),
            decisions_per_second=round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            turns=spread(self.turns),
            wins=[round(wins, 4) for wins in self.wins],
            digest=self._digest.hexdigest(),
        )


def spread(turns: list[int]) -> Spread:
    """Mean, 5th and 95th percentile of the counts; zeros if there are none."""
    ordered = sorted(turns) or [0]
    last = len(ordered) - 1
    return Spread(
        mean=round(sum(ordered) / len(ordered), 3),
        p5=ordered[round(0.05 * last)],
        p95=ordered[round(0.95 * last)],
    )
