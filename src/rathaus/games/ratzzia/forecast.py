"""RZ-7: what stopping now would bring, column by column, found by letting the rules go on; or why nobody may stop."""
# not compiled

import msgspec

from rathaus.core.events import Event
from rathaus.core.flow import step_name
from rathaus.core.view import Decision
from rathaus.games.ratzzia import reward_events as events
from rathaus.games.ratzzia.placing import DONE, PlaceDice
from rathaus.games.ratzzia.sequence import TakeTurn
from rathaus.games.ratzzia.table import Flow


class Gift(msgspec.Struct, frozen=True):
    """RZ-12.6: food that goes from one player to another."""

    giver: int
    receiver: int
    food: int


class ColumnGain(msgspec.Struct):
    """What a complete column would bring: sausages for squares by seat (RZ-7.3), and its reward (RZ-7.4).

    `needed` is the food without which nothing can be secured (RZ-12.4b), where there is less.
    """

    column: int
    reward: str
    paid: list[int]
    jar: int = 0
    secured: int = 0
    needed: int | None = None
    candies: int = 0
    gifts: list[Gift] = []


class Forecast(msgspec.Struct, frozen=True):
    """Whether the player may stop placing, or which duties are left: an own die, so many support dice.

    What stopping would bring, in the order in which it happens: up to its end, or up to a question (`asks`).
    Then everybody has this food, this much in the sack; `is_won` ends the game.
    """

    may_stop: bool
    is_own_due: bool
    support_due: int
    columns: list[ColumnGain] = []
    asks: str = ""
    food: list[int] = []
    sacks: list[int] = []
    is_won: bool = False


def forecast(flow: Flow, seat: int, decision: Decision | None) -> Forecast | None:
    """For the player who places dice."""
    step = flow.todo[-1] if flow.todo else None
    if decision is None or not isinstance(step, PlaceDice):
        return None
    if all(option.action != DONE for option in decision.options):
        return Forecast(
            may_stop=False, is_own_due=step.own_due or step.support == 0, support_due=step.support
        )  # RZ-11.3, A-09
    return _stopped(flow.copy())


def _stopped(flow: Flow) -> Forecast:
    """The rules go on without another die, up to the next turn; nothing is drawn there."""
    flow.todo.pop()
    told = flow.listen()
    todo = flow.todo
    while todo and not todo[-1].asked() and not isinstance(todo[-1], TakeTurn):
        todo.pop().run(flow)
    return Forecast(
        may_stop=True,
        is_own_due=False,
        support_due=0,
        columns=_columns(told, flow.table.players),
        asks=step_name(todo[-1]) if todo and todo[-1].asked() else "",
        food=flow.table.food,
        sacks=flow.table.sacks,
        is_won=flow.outcome is not None,
    )


def _columns(told: list[Event], players: int) -> list[ColumnGain]:
    columns: list[ColumnGain] = []
    for event in told:
        if isinstance(event, events.ColumnCompleted):
            columns.append(ColumnGain(event.column, event.reward, [0] * players))
        else:
            _note(columns[-1], event)
    return columns


def _note(gain: ColumnGain, event: Event) -> None:
    match event:
        case events.SquaresPaid():
            gain.paid[event.seat] += event.sausages
        case events.JarOpened():
            gain.jar = event.sausages
        case events.FoodSecured():
            gain.secured = event.food
        case events.NothingSecured():
            gain.needed = event.needed
        case events.CandyFromJar() | events.CandyFromPlayer() | events.CandyFromBoard():
            gain.candies += 1
        case events.FoodGiven():
            gain.gifts = [*gain.gifts, Gift(event.giver, event.receiver, event.food)]
