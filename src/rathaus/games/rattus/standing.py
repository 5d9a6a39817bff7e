"""RT-5: optional effects for which the holder of a card may set a standing order. (Never compiled.)"""
# not compiled

from rathaus.core.view import Answer, StandingChoice
from rathaus.games.rattus.components import EXTRA_RAT, FLEE_AFTER_KILL, JOIN_AFTER_KILL, LOWER_LIMITS
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.view import EuropeView

ASKED = {
    LOWER_LIMITS: ("lower-limits", Answer("keep"), Answer("lower")),
    JOIN_AFTER_KILL: ("join", Answer("stay-away"), Answer("join")),
    FLEE_AFTER_KILL: ("flee", Answer("flee-nobody"), None),
    EXTRA_RAT: ("add-extra-rat", Answer("add-none"), None),
}


def standing(data: Data, seen: EuropeView) -> list[StandingChoice]:
    """For the cards that the seat holds."""
    held = [card for card, holder in seen.holders.items() if holder == seen.seat >= 0]
    return [
        StandingChoice(prompt, card, f"about-{card}", never, always)
        for card in held
        for effect, (prompt, never, always) in ASKED.items()
        if data.effects[data.cards.index(card)][effect] > 0
    ]
