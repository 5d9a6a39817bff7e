"""RT-5: which class card can be used now, and its first step."""

from rathaus.core.flow import Step
from rathaus.games.rattus.card_events import AbilityUsed
from rathaus.games.rattus.class_citizens import MoveCamel, SaveCitizen, keep_citizen, safe_homes
from rathaus.games.rattus.class_moves import CarryFrom, ChooseSource
from rathaus.games.rattus.class_rats import ChooseRat, LookAtRat, can_move_rat
from rathaus.games.rattus.components import (
    CARRY_CITIZENS,
    EMPTY,
    KEEP_CITIZEN,
    LOOK_AT_RATS,
    MORE_FOR_LARGEST_AREA,
    MOVE_CAMEL,
    MOVE_CITIZENS,
    MOVE_RAT,
    SAVE_CITIZEN,
)
from rathaus.games.rattus.holding import area_bonus
from rathaus.games.rattus.table import Flow


def usable(flow: Flow, seat: int, ability: int) -> bool:
    """RT-3.3: whether an ability would do anything; a card without one for this phase has none."""
    table = flow.table
    if ability < 0:
        return False
    if ability == MOVE_RAT:
        return can_move_rat(flow)
    if ability == LOOK_AT_RATS:
        return any(table.rat_counts)
    if ability in (MOVE_CITIZENS, CARRY_CITIZENS):
        return table.is_on_map(seat)
    if ability == SAVE_CITIZEN:
        return len(safe_homes(flow, seat)) > 0
    return ability == MOVE_CAMEL or can_bring(flow, seat, ability)


def can_bring(flow: Flow, seat: int, ability: int) -> bool:
    """Whether there is a citizen in the supply; RT-6.3: the Queen's condition holds in the final round too."""
    has_one = flow.table.reserves[seat] > 0
    return has_one and (ability != MORE_FOR_LARGEST_AREA or area_bonus(flow, seat) > 0)


def begin_ability(flow: Flow, seat: int, card: int) -> None:
    """Put a card to use."""
    if flow.heard:
        flow.tell(AbilityUsed(seat=seat, card=flow.data.cards[card]))
    ability = flow.data.abilities[card]
    if ability == KEEP_CITIZEN:
        keep_citizen(flow, seat)
    else:
        flow.then(first_step(seat, ability, flow.data.effects[card][ability]))


def first_step(seat: int, ability: int, amount: int) -> Step:
    """What an ability asks first."""
    if ability == MOVE_RAT:
        return ChooseRat(seat)
    if ability == MOVE_CITIZENS:
        return ChooseSource(seat, amount)
    if ability == LOOK_AT_RATS:
        return LookAtRat(seat, EMPTY)
    if ability == SAVE_CITIZEN:
        return SaveCitizen(seat)
    if ability == CARRY_CITIZENS:
        return CarryFrom(seat, amount, 0)
    return MoveCamel(seat)
