"""Helpers for RatLand's events: their phases, and how rats and cheese move. (Plain structs, never compiled.)"""
# not compiled

from typing import Final

from rathaus.core.events import BOX, Move, place_of

# The phases of a turn (RL-3 to RL-9), and what comes before and after the turns.
SETUP: Final = "setup"
EVENT: Final = "event"
RATS: Final = "rats"
ATTACK: Final = "attack"
BIRTHS: Final = "births"
RETURN: Final = "return"
CHEESE: Final = "cheese"
FEEDING: Final = "feeding"
END: Final = "end"

PILE: Final = "pile"  # the common one; all other places of rats are a clan's own


def rats_move(seat: int, source: str, target: str, rats: int) -> Move:
    """Rats of a clan, between its own places or the common pile."""
    first, last = (PILE if place == PILE else place_of(seat, place) for place in (source, target))
    return Move("rat", first, last, rats, seat=seat)


def cheese_for(seat: int, cheese: int) -> Move:
    """Cheese comes to a clan's store; a negative number is eaten or paid."""
    store = place_of(seat, "cheese")
    source, target = (BOX, store) if cheese > 0 else (store, BOX)
    return Move("cheese", source, target, abs(cheese), seat=seat)


def cheese_move(giver: int, receiver: int, cheese: int) -> Move:
    """Cheese goes from clan to clan."""
    return Move("cheese", place_of(giver, "cheese"), place_of(receiver, "cheese"), cheese, seat=receiver)
