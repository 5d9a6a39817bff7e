"""RL-11: the events that act at once, when they are revealed."""

from rathaus.games.ratland.card_events import CheeseForAll, GraveyardCleared, RatGiven, RatJoined
from rathaus.games.ratland.components import (
    CHEESE_FOR_ALL,
    LEAVE_GRAVEYARD,
    MOST_GIVE_TO_FEWEST,
    PANTRY,
    PLACE_NAMES,
    RAT_FOR_ALL,
)
from rathaus.games.ratland.pieces import HEALTHY
from rathaus.games.ratland.table import Flow


def act_at_once(flow: Flow) -> None:
    """What the event of this turn does when it is revealed."""
    event = flow.data.event_effects[flow.table.past_events[-1]]
    if event[CHEESE_FOR_ALL] > 0:
        give_cheese(flow, event[CHEESE_FOR_ALL])
    if event[RAT_FOR_ALL] > 0:
        give_rats(flow, event[RAT_FOR_ALL])
    if event[MOST_GIVE_TO_FEWEST] > 0:
        give_to_fewest(flow, event[MOST_GIVE_TO_FEWEST])
    if event[LEAVE_GRAVEYARD] > 0:
        clear_graveyards(flow, event[LEAVE_GRAVEYARD])


def give_cheese(flow: Flow, cheese: int) -> None:
    """RL-11.1, Abundance: everyone gets cheese."""
    for seat in range(flow.table.players):
        flow.table.cheese[seat] += cheese
    if flow.heard:
        flow.tell(CheeseForAll(cheese=cheese, seats=list(range(flow.table.players))))


def give_rats(flow: Flow, rats: int) -> None:
    """RL-11.3, Visiting Cousin: everyone gets a rat to deploy; if the pile is too small, in active order."""
    for _ in range(rats):
        for seat in flow.table.active_order():
            if flow.table.pile > 0:
                flow.table.pile -= 1
                flow.table.move_rats(seat, PANTRY, 1)
                if flow.heard:
                    flow.tell(RatJoined(seat=seat))


def give_to_fewest(flow: Flow, rats: int) -> None:
    """RL-11.6, Drunk: the sewer with most rats gives a healthy one to that with fewest; ties by active order."""
    table = flow.table
    for _ in range(rats):
        order = table.active_order()
        giver = max(order, key=table.rats_in_sewer)
        receiver = min(order, key=table.rats_in_sewer)
        place = table.first_place(giver, HEALTHY)
        if table.rats_in_sewer(giver) == table.rats_in_sewer(receiver) or place < 0:
            return
        table.move_rats(giver, place, -1)
        table.move_rats(receiver, PANTRY, 1)
        if flow.heard:
            flow.tell(RatGiven(giver=giver, receiver=receiver, place=PLACE_NAMES[place]))


def clear_graveyards(flow: Flow, most: int) -> None:
    """RL-11.9, Holy Rat: everyone moves a rat from the graveyard to the pile, if there is one."""
    table = flow.table
    for seat in range(table.players):
        freed = min(most, table.graveyard[seat])
        table.graveyard[seat] -= freed
        table.pile += freed
        if freed > 0 and flow.heard:
            flow.tell(GraveyardCleared(seat=seat, rats=freed))
