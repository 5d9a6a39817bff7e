"""RT-3, RT-5: where class cards could be used, and why the others cannot be used or taken now. (Never compiled.)"""
# not compiled

from typing import Final, Literal

from rathaus.games.rattus.action import INCREASED, TAKEN, USED, Act, TakeCard, can_increase
from rathaus.games.rattus.class_cards import first_step, usable
from rathaus.games.rattus.components import (
    ABILITIES,
    CARRY_CITIZENS,
    KEEP_CITIZEN,
    LOOK_AT_RATS,
    MORE_FOR_LARGEST_AREA,
    MOVE_CAMEL,
    MOVE_CITIZENS,
    MOVE_RAT,
    NOT_PLAYED,
    SAVE_CITIZEN,
    SLOTS,
)
from rathaus.games.rattus.final import MOVED, PLAGUE_EFFECTS, ActFinally, PlaceFinally
from rathaus.games.rattus.holding import area_bonus
from rathaus.games.rattus.table import Flow

Reason = Literal[
    "not-now",  # RT-2.1: only in one's own turn, before the plague moves
    "used",  # RT-3.3: once a turn
    "taken",  # RT-3.2: one card a turn
    "settled",  # RT-3.1: once a turn
    "final-round",  # RT-6.2: players only use the cards that they hold
    "asked-later",  # a card that does nothing in this phase
    "with-the-plague",  # RT-6.3: it moves the plague
    "no-move",
    "no-rats",
    "no-citizens",
    "no-safe-region",
    "no-supply",
    "no-largest-area",
    # A card that can be used, but not in this region:
    "nobody-here",
    "rats-here",
    "no-rats-here",
    "no-room-near",
    "far-from-camel",
]

LACKING: Final[dict[int, Reason]] = {
    MOVE_RAT: "no-move",
    LOOK_AT_RATS: "no-rats",
    MOVE_CITIZENS: "no-citizens",
    CARRY_CITIZENS: "no-citizens",
    SAVE_CITIZEN: "no-safe-region",
}  # all others need a citizen in the supply


def acting(flow: Flow, seat: int) -> Act | ActFinally | None:
    """The action step of a player that is under way."""
    for step in flow.todo:
        if isinstance(step, Act | ActFinally) and step.seat == seat:
            return step
    return None


def ability_of(flow: Flow, card: int, act: Act | ActFinally) -> int:
    """RT-6.3: what a card does; some do something else in the final round."""
    return (flow.data.final_abilities if isinstance(act, ActFinally) else flow.data.abilities)[card]


# Why not.


def idle_cards(flow: Flow, seat: int) -> dict[str, Reason]:
    """Each card that a player can neither use nor take now, and why."""
    if seat < 0:
        return {}
    act = acting(flow, seat)
    found = {}
    for card, holder in enumerate(flow.table.holders):
        if holder == NOT_PLAYED:
            continue
        reason = why_unused(flow, seat, card, act) if holder == seat else why_untaken(flow, act)
        if reason is not None:
            found[flow.data.cards[card]] = reason
    return found


def why_untaken(flow: Flow, act: Act | ActFinally | None) -> Reason | None:
    """RT-3.2: one card a turn; RT-6.2: none in the final round."""
    if act is None:
        return "not-now"
    if isinstance(act, ActFinally):
        return "final-round"
    return "taken" if act.done & TAKEN and not isinstance(flow.todo[-1], TakeCard) else None


def why_unused(flow: Flow, seat: int, card: int, act: Act | ActFinally | None) -> Reason | None:
    """RT-3.3: each card once a turn, if it would do anything."""
    if act is None:
        return "not-now"
    if act.done & (USED << card):
        return "used"
    ability = ability_of(flow, card, act)
    if ability < 0:
        return why_passive(flow, seat, card, act)
    if usable(flow, seat, ability):
        return None
    if ability == MORE_FOR_LARGEST_AREA and flow.table.reserves[seat] > 0:
        return "no-largest-area"
    return LACKING.get(ability, "no-supply")


def why_passive(flow: Flow, seat: int, card: int, act: Act | ActFinally) -> Reason:
    """RT-6.3: in the final round some cards move the plague together; all others wait for their moment."""
    effects = flow.data.effects[card]
    if effects[MORE_FOR_LARGEST_AREA] > 0 and area_bonus(flow, seat) == 0:
        return "no-largest-area"
    if isinstance(act, Act) or not any(effects[effect] > 0 for effect in PLAGUE_EFFECTS):
        return "asked-later"
    return "used" if act.done & MOVED else "with-the-plague"


def why_unsettled(flow: Flow, seat: int) -> Reason | None:
    """RT-3.1: why a player cannot increase population anywhere."""
    act = acting(flow, seat)
    if act is None:
        return "not-now"
    if isinstance(act, ActFinally):
        return "final-round"
    if act.done & INCREASED:
        return "settled"
    if can_increase(flow, seat):
        return None
    return "no-rats" if flow.table.reserves[seat] > 0 else "no-supply"


# Where.


class Uses:
    """RT-3.3: the cards that the player who is asked now could use in a region first, and why the others not here."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.elsewhere: dict[str, Reason] = {}


def uses(flow: Flow, seat: int) -> dict[int, Uses]:
    """Each region in play."""
    act = flow.todo[-1] if flow.todo else None
    found = {region: Uses() for region in flow.data.lands[flow.table.players]}
    if isinstance(act, Act | ActFinally) and act.seat == seat:
        for card, holder in enumerate(flow.table.holders):
            if holder == seat and why_unused(flow, seat, card, act) is None:
                note_uses(flow, seat, card, ability_of(flow, card, act), found)
    return found


def note_uses(flow: Flow, seat: int, card: int, ability: int, found: dict[int, Uses]) -> None:
    """Where a card could be used, and why not in the other regions; some need no region."""
    here = targets(flow, seat, card, ability)
    name = flow.data.cards[card]
    for region in found if here else ():
        if region in here:
            found[region].cards.append(name)
        else:
            found[region].elsewhere[name] = why_elsewhere(flow, seat, ability, region)


def why_elsewhere(flow: Flow, seat: int, ability: int, region: int) -> Reason:
    """Why a card does nothing in a region."""
    if ability in (MOVE_RAT, LOOK_AT_RATS):
        return "no-room-near" if flow.table.rat_counts[region] > 0 else "no-rats-here"
    if ability == MOVE_CAMEL:
        return "far-from-camel"
    is_home = flow.table.citizens_of(seat, region) > 0
    return "rats-here" if is_home else "nobody-here"


def targets(flow: Flow, seat: int, card: int, ability: int) -> set[int]:
    """The regions that a card asks for first, or those of the rats that it asks for."""
    if ability == KEEP_CITIZEN:
        return set()
    amount = flow.data.effects[card][ability]
    step = first_step(seat, ability, amount) if ability < ABILITIES else PlaceFinally(seat, amount)
    answers = step.options(flow, seat)
    return {place // SLOTS for place in answers} if ability in (MOVE_RAT, LOOK_AT_RATS) else set(answers)
