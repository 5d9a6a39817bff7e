"""Bots by name."""

from collections.abc import Callable

from rathaus.bots.mouse import Mouse
from rathaus.bots.policy import Policy
from rathaus.bots.rat import Rat
from rathaus.core.errors import SetupError
from rathaus.core.rng import Rng, fast

BOTS: dict[str, Callable[[Rng], Policy]] = {"mouse": Mouse, "rat": Rat}
STRONGEST = "rat"


def make_bot(name: str, seed: str) -> Policy:
    """The bot of that name, with a chance of its own."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[name](fast(f"bot|{seed}"))
