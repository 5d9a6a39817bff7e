"""How strong the levels are, as measured in tournaments: a data file with a line for each cell of docs/bots.md."""
# not compiled

from functools import lru_cache
from importlib.resources import files

import msgspec


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often one bot wins among bots of another level, with a 95 % interval; `variants` with all of them on."""

    game: str
    players: int
    bot: str
    field: str
    games: int
    share: float
    low: float
    high: float
    variants: bool = False
    ms_mean: float = 0.0
    ms_most: float = 0.0


@lru_cache(maxsize=1)
def measured() -> list[Measured]:
    """All that was measured."""
    return msgspec.json.decode(files("rathaus.bots").joinpath("measured.json").read_bytes(), type=list[Measured])
