"""RL-11, RL-13: optional actions for which a player may set a standing order. (Never compiled.)

For mandatory actions (RL-12.3) the player is always asked.
"""
# not compiled

from rathaus.core.view import Answer, StandingChoice
from rathaus.games.ratland.components import (
    ADD_PIECE_IN_EACH_AREA,
    ADD_PIECE_IN_ONE_AREA,
    CHEESE_INTO_RATS,
    HIDE_CHEESE,
    MOVE_AFTER_REVEAL,
    PUT_BACK,
    SCAVENGE_IN_EACH_AREA,
    SCAVENGE_IN_ONE_AREA,
    TRADE_RAT,
)
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.view import SewersView

KEEP, STAY, PASS = Answer("keep"), Answer("stay"), Answer("pass")
Asked = tuple[str, Answer, Answer | None]


def standing(data: Data, seen: SewersView) -> list[StandingChoice]:
    """Events apply to everybody; a clan offers the effects of the side in force."""
    if seen.seat < 0:
        return []
    events = [
        StandingChoice(asked[0], card, f"about-{card}", *asked[1:], seen.rulebook)
        for card, effects in zip(data.events, data.event_effects, strict=True)
        for asked in _asked(effects)
    ]
    clan = seen.clans[seen.seat]
    if not clan:
        return events
    about = f"about-{clan}-{'second' if seen.is_final else 'first'}"
    own = _asked(data.clan_effects[seen.is_final][data.clans.index(clan)])
    return events + [StandingChoice(asked[0], clan, about, *asked[1:], seen.rulebook) for asked in own]


def _asked(effects: list[int]) -> list[Asked]:
    """What a card asks: the prompt, the answer that declines it, and the one that does it without another choice."""
    return [asked for effect, asked in _questions(effects).items() if effects[effect] > 0]


def _questions(effects: list[int]) -> dict[int, Asked]:
    """The choices by effect; the amount of the effect may be part of the answer."""
    turned, hidden = ({"cheese": effects[CHEESE_INTO_RATS]}, {"rats": effects[HIDE_CHEESE]})
    return {
        PUT_BACK: ("put-back", KEEP, None),
        HIDE_CHEESE: ("deploy", Answer("alarm", {"rats": 0}), Answer("alarm", {**hidden})),
        TRADE_RAT: ("trade-rats", KEEP, Answer("trade-healthy")),
        MOVE_AFTER_REVEAL: ("redeploy", STAY, None),
        ADD_PIECE_IN_ONE_AREA: ("add-piece", PASS, None),
        ADD_PIECE_IN_EACH_AREA: ("add-piece", PASS, None),
        SCAVENGE_IN_ONE_AREA: ("scavenge", PASS, Answer("draw")),
        SCAVENGE_IN_EACH_AREA: ("scavenge", PASS, Answer("draw")),
        CHEESE_INTO_RATS: ("turn-cheese", Answer("turn", {"cheese": 0}), Answer("turn", {**turned})),
    }
