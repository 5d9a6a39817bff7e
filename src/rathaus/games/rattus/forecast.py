"""RT-3, RT-4: what a player's choices would bring, region by region and card by card."""
# not compiled

import msgspec

from rathaus.games.rattus.action import USED, Act, IncreasePopulation, amounts, bonuses
from rathaus.games.rattus.class_cards import usable
from rathaus.games.rattus.class_rats import rooms_near
from rathaus.games.rattus.components import SLOTS
from rathaus.games.rattus.holding import plague_steps
from rathaus.games.rattus.plague import NEW_RATS, MovePlague
from rathaus.games.rattus.table import Flow

MAY, DONE, USELESS, PASSIVE = "may", "done", "useless", "passive"


class RegionForecast(msgspec.Struct, frozen=True):
    """What a region would bring: so many citizens if they settle there, so many rats around it if the plague comes.

    RT-3.1: as many as there are rats, and up to `bonus` more by one's cards, as far as the supply lasts: `settlers`.
    RT-4.2: `new_rats` in its neighbours. `is_in_reach` tells whether the plague piece can get there.
    """

    rats: int
    bonus: int
    settlers: int
    new_rats: int
    is_in_reach: bool


class CardUse(msgspec.Struct, frozen=True):
    """A card that one holds: it may be used, was used this turn, would do nothing, or acts by itself."""

    card: str
    state: str


class Forecast(msgspec.Struct, frozen=True):
    """For who acts, or moves the plague: all regions in play, and one's own cards."""

    regions: dict[str, RegionForecast]
    cards: list[CardUse]


def forecast(flow: Flow, seat: int) -> Forecast | None:
    """Only for who is asked in the action phase or moves the plague."""
    step = flow.todo[-1] if flow.todo else None
    if not isinstance(step, Act | IncreasePopulation | MovePlague) or step.seat != seat:
        return None
    lands = flow.data.lands[flow.table.players]
    bonus = sum(bonuses(flow, seat))
    reach = flow.data.within[flow.table.players][plague_steps(flow, seat)][flow.table.plague]
    return Forecast(
        regions={
            flow.data.regions[region]: RegionForecast(
                rats=flow.table.rat_counts[region],
                bonus=bonus,
                settlers=max(amounts(flow, seat, region), default=0),
                new_rats=new_rats(flow, region),
                is_in_reach=region in reach,
            )
            for region in lands
        },
        cards=_cards(flow, seat),
    )


def new_rats(flow: Flow, region: int) -> int:
    """RT-4.2, RT-4.3: as far as the supply and the room around the region last; RT-6.3: none in the final round."""
    table = flow.table
    if table.is_final:
        return 0
    room = sum(SLOTS - table.rat_counts[near] for near in rooms_near(flow, region))
    return min(NEW_RATS[table.rat_counts[region]], len(table.supply), room)


def _cards(flow: Flow, seat: int) -> list[CardUse]:
    """RT-3.3: each card once a turn, while it would do anything."""
    act = next((step for step in flow.todo if isinstance(step, Act)), None)
    done = act.done if act else 0
    held = [card for card, holder in enumerate(flow.table.holders) if holder == seat]
    return [CardUse(flow.data.cards[card], _state(flow, seat, card, done)) for card in held]


def _state(flow: Flow, seat: int, card: int, done: int) -> str:
    ability = flow.data.abilities[card]
    if ability < 0:
        return PASSIVE
    if done & (USED << card):
        return DONE
    return MAY if usable(flow, seat, ability) else USELESS
