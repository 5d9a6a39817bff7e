"""Standing orders: what the house answers for a seat, because its person has said so before."""

from rathaus.core.view import Decision
from rathaus.server.bodies import MAX_PICKS
from rathaus.server.played import Played
from rathaus.server.store.records import Standing

SINGLE = "*"  # the order for what has only one option


def filled_in(played: Played, seat: int, picks: list[int], orders: dict[str, Standing]) -> list[int]:
    """The picks of an answer, and those behind them that orders say; as they are where orders leave a pick open."""
    whole = picks
    draft = played.draft(seat, whole)
    while draft.next is not None and len(whole) < MAX_PICKS:
        action = _ordered(orders, draft.next)
        if action is None:
            return picks
        whole = [*whole, action]
        draft = played.draft(seat, whole)
    return whole


def _ordered(orders: dict[str, Standing], decision: Decision) -> int | None:
    if SINGLE in orders and len(decision.options) == 1:
        return decision.options[0].action
    standing = orders.get(decision.prompt)
    if standing is None:
        return None
    wanted = (standing.verb, standing.args)
    return next((option.action for option in decision.options if (option.verb, option.args) == wanted), None)
