"""What the house counts: how much is done and how fast, never by whom or at which table.

The text is the one that Prometheus reads.
"""

import resource
import sys
from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rathaus.server.service import Service

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 4.0)


class Times:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counts = [0] * (len(SECONDS) + 1)

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.seconds += seconds
        self.counts[bisect_left(SECONDS, seconds)] += 1


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.frozen = 0
        self.stood_in = 0
        self.people = Times()  # their answers, from their arrival until they are on the disk
        self.bots = Times()  # their answers, from the question until they are on the disk


def written(service: "Service") -> str:
    """All figures as text."""
    metrics = service.metrics
    lines = [
        *_figure("moves_total", "counter", "entries written, of people, bots and standing orders", metrics.moves),
        *_figure("refused_total", "counter", "commands that were refused", metrics.refused),
        *_figure("frozen_total", "counter", "matches that a fault of the rules has stopped", metrics.frozen),
        *_figure("bot_stand_ins_total", "counter", "answers given for bots that gave none in time", metrics.stood_in),
        *_figure("sockets", "gauge", "open pages", sum(len(pages) for pages in service.connections.values())),
        *_figure("rooms", "gauge", "tables in memory", len(service.rooms)),
        *_figure("memory_bytes", "gauge", "the most memory that the house has held", _memory()),
        *_histogram("answer_seconds", "from an answer's arrival until it is on the disk", metrics.people),
        *_histogram("bot_seconds", "from a question to a bot until an answer is on the disk", metrics.bots),
    ]
    return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, text: str, value: int) -> list[str]:
    return [f"# HELP rathaus_{name} {text}", f"# TYPE rathaus_{name} {kind}", f"rathaus_{name} {value}"]


def _histogram(name: str, text: str, times: Times) -> list[str]:
    name, total = f"rathaus_{name}", 0
    lines = [f"# HELP {name} {text}", f"# TYPE {name} histogram"]
    for limit, count in zip([*SECONDS, "+Inf"], times.counts, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
    return [*lines, f"{name}_sum {times.seconds:.6f}", f"{name}_count {total}"]


def _memory() -> int:
    """Linux counts kilobytes here, macOS bytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
