"""Mouse: plays carelessly, but not absurdly."""

from typing import Final

from rathaus.bots.rat import Rat
from rathaus.core.rng import Rng

SLIPS: Final = 85  # of a hundred decisions


class Mouse(Rat):
    """Knows the rules of thumb, but mostly ignores them and picks any option."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng, SLIPS)
