"""How sure a share of wins is."""

from math import sqrt

SURE = 1.96  # standard errors on either side: 95 of 100 such intervals contain the true share


def half_width(share: float, games: int) -> float:
    """Half the width of the 95 % interval of a share."""
    return SURE * sqrt(share * (1 - share) / games)
