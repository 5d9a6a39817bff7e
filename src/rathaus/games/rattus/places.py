"""Where things lie in Rattus: names of places, and moves that several events share. (Plain structs, never compiled.)

A region has a place of its own for the plague piece and the camel (`france`), one for each rat (`france-2`), and one
for the citizens of each seat (`0/france`).
"""
# not compiled

from typing import Final

from rathaus.core.events import Move, place_of

CITIZEN: Final = "citizen"
RAT: Final = "rat"
CARD: Final = "card"
PLAGUE_PIECE: Final = "plague"
CAMEL: Final = "camel"

SUPPLY: Final = "supply"  # of rats; a seat's own supply is of citizens
REVEALED: Final = "revealed"  # rats that have been turned over
CARDS: Final = "cards"  # on the table; a seat's own are in front of the player
HAVEN: Final = "haven"
BREAD: Final = "bread"  # on the Baker's card


def rat_place(region: str, number: int) -> str:
    """`france-2`: the region, and the number of the place in it."""
    return f"{region}-{number}"


def citizens_go(seat: int, source: str, target: str, citizens: int = 1) -> list[Move]:
    """Citizens of a player go from one of their places to another."""
    return [Move(CITIZEN, place_of(seat, source), place_of(seat, target), citizens, seat=seat)]


def rat_goes(source: str, target: str, which: str = "") -> Move:
    """A rat goes from one place to another, face down unless `which` is given."""
    return Move(RAT, source, target, which=which)
