"""What the house counts: how much is done and how fast, never by whom or at which table.

The text is the one that Prometheus reads.
"""

import resource
import sys
from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rathaus.server.service import Service

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.frozen = 0
        self.stood_in = 0
        self.seconds = 0.0
        self.answers = [0] * (len(SECONDS) + 1)  # by how long people's answers took, from their arrival to the disk

    def answered(self, seconds: float) -> None:
        """Somebody's answer was taken, after so many seconds."""
        self.seconds += seconds
        self.answers[bisect_left(SECONDS, seconds)] += 1


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
        *_histogram(metrics),
    ]
    return "\n".join(lines) + "\n"


def _figure(name: str, kind: str, text: str, value: int) -> list[str]:
    return [f"# HELP rathaus_{name} {text}", f"# TYPE rathaus_{name} {kind}", f"rathaus_{name} {value}"]


def _histogram(metrics: Metrics) -> list[str]:
    name, total = "rathaus_answer_seconds", 0
    lines = [f"# HELP {name} from an answer's arrival until it is on the disk", f"# TYPE {name} histogram"]
    for limit, count in zip([*SECONDS, "+Inf"], metrics.answers, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
    return [*lines, f"{name}_sum {metrics.seconds:.6f}", f"{name}_count {total}"]


def _memory() -> int:
    """Linux counts kilobytes here, macOS bytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
