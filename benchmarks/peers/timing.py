"""What all measurements share: work is repeated for a while, and counted per second of this process's own CPU time."""

import json
import sys
import time
from collections.abc import Callable


def rate(work: Callable[[], float], seconds: float) -> float:
    """How much of something `work` does in a second; each call returns how much it did."""
    work()  # the first call is not counted: caches fill, modules load
    done, begun = 0.0, time.process_time()
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


def tell(rows: list[dict[str, object]]) -> None:
    """Write what was measured, for the process that asked."""
    json.dump(rows, sys.stdout)


def seconds() -> float:
    """How long each figure is measured."""
    return float(sys.argv[1])
