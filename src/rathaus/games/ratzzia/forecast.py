"""RZ-7, RZ-12: the consequences of an answer, found by running the rules from here. (Plain structs.)"""
# not compiled

from typing import Final

import msgspec

from rathaus.core.events import Event
from rathaus.core.flow import step_name
from rathaus.games.ratzzia import reward_events as events
from rathaus.games.ratzzia.ana import ChooseColumn
from rathaus.games.ratzzia.cat import trigger
from rathaus.games.ratzzia.placing import DONE, PlaceDice
from rathaus.games.ratzzia.rewards import CheckColumns
from rathaus.games.ratzzia.secure import NameCandy
from rathaus.games.ratzzia.sequence import ChooseTurn
from rathaus.games.ratzzia.sharing import ChooseSide, Rob
from rathaus.games.ratzzia.table import Flow, dice_in, layout_of


class Payment(msgspec.Struct, frozen=True):
    """RZ-7.3, RZ-7.4: a column that pays: by seat what its squares pay, and what the active player gets besides.

    `needed` is what the sack would take, and -1 in other columns; `asks` names a choice that comes with it. `given` is
    by seat what is given away without a choice, as two players do (RZ-12.6); empty if there is nothing.
    """

    column: int
    paid: list[int]
    jar: int = 0
    candies: int = 0
    secured: int = 0
    needed: int = -1
    asks: str = ""
    given: list[int] = []


class Gain(msgspec.Struct, frozen=True):
    """RZ-7.3, RZ-7.4: the food that a seat gets, from its squares and from jars."""

    seat: int
    food: int
    squares: int
    jar: int


class AnswerOutcome(msgspec.Struct, frozen=True):
    """What an option brings: by seat what is given away and what is there then, and what the sack takes of `needed`.

    RZ-12.1c, RZ-12.1d: the row where Ana puts the die (otherwise 0), how many dice she pushes up, and whether that
    completes the column.
    """

    action: int
    given: list[int]
    food: list[int]
    secured: int
    needed: int
    row: int
    pushed: int
    is_complete: bool


class Forecast(msgspec.Struct, frozen=True):
    """What follows from the table, for everybody, and what an answer brings, for the player who is asked.

    For everybody: RZ-6.2: by column the row of its next square, 0 if it is full; RZ-9.1: grey squares that are still
    free; RZ-9.3: the value that must go to the cat, 0 if there is none; RZ-7.1: complete columns not looked at yet.
    For the player: what stopping now pays, column by column up to the first choice, and in all by seat, the player's
    own first; or what has to be placed before; RZ-11.6: the support dice that then go back, because they fit nowhere
    or are not due; or, where one of several rewards is chosen, what each option brings.
    """

    next_rows: list[int] = []
    greys_left: int = 0
    watched: int = 0
    waiting: list[int] = []
    can_stop: bool = False
    is_won: bool = False
    payments: list[Payment] = []
    gains: list[Gain] = []
    support_due: int = 0
    own_due: bool = False
    support_back: int = 0
    outcomes: list[AnswerOutcome] = []


def forecast(flow: Flow, seat: int) -> Forecast:
    """What is plain from the table, and what the seat's answer would bring."""
    layout, table = layout_of(flow), flow.table
    following = [(column, table.following[column]) for column in layout.columns]
    return msgspec.structs.replace(
        _answered(flow, seat) if flow.asked() == [seat] else NOTHING,
        next_rows=[layout.row_of(square) if square <= layout.tops[column] else 0 for column, square in following],
        greys_left=max(0, layout.greys - len(table.cat)),
        watched=trigger(flow),
        waiting=_waiting(flow),
    )


NOTHING: Final = Forecast()


def _waiting(flow: Flow) -> list[int]:
    """RZ-7.1: from left to right, as far as they were not looked at; A-15: the die on top of Ana's is about to go."""
    squares, layout = flow.table.squares, layout_of(flow)
    found: list[int] = []
    for step in flow.todo:
        match step:
            case CheckColumns():
                found = [column for column in layout.columns[step.column :] if layout.is_complete(squares, column)]
            case ChooseColumn():
                found = [column for column in found if column != step.column]
    return [column + 1 for column in found]


def _answered(flow: Flow, seat: int) -> Forecast:
    """For the player who is asked."""
    match flow.todo[-1]:
        case PlaceDice() as step:
            return _stopping(flow, seat) if DONE in flow.options(seat) else _due(flow, step)
        case ChooseColumn() | NameCandy() | Rob() | ChooseSide():
            return Forecast(outcomes=[_outcome(flow, seat, action) for action in flow.options(seat)])
    return NOTHING


def _due(flow: Flow, step: PlaceDice) -> Forecast:
    """RZ-5.4, RZ-11.3: without support dice, it is an own die that is missing."""
    back = dice_in(flow.table.rolled_support) - step.support
    return Forecast(support_due=step.support, own_due=step.own_due or step.support == 0, support_back=back)


def _told(flow: Flow, seat: int, action: int) -> tuple[Flow, list[Event]]:
    """Play on a copy up to the next choice; no die is rolled before that."""
    ahead = flow.copy()
    told = ahead.listen()
    ahead.apply(seat, action)
    return ahead, told


def _stopping(flow: Flow, seat: int) -> Forecast:
    ahead, told = _told(flow, seat, DONE)
    found: list[list[Event]] = []
    for event in told:
        if isinstance(event, events.ColumnCompleted):
            found.append([])
        if found:
            found[-1].append(event)
    choice = step_name(ahead.todo[-1]) if ahead.todo and not isinstance(ahead.todo[-1], ChooseTurn) else ""
    payments = [_payment(flow, column, choice if column is found[-1] else "") for column in found]
    return Forecast(
        can_stop=True,
        is_won=ahead.outcome is not None,
        payments=payments,
        gains=_gains(payments, seat, flow.table.players),
        support_back=dice_in(flow.table.rolled_support),
    )


def _gains(payments: list[Payment], seat: int, players: int) -> list[Gain]:
    """In turn order, for those who get something."""
    found: list[Gain] = []
    for other in [(seat + at) % players for at in range(players)]:
        squares = sum([payment.paid[other] for payment in payments])
        jar = sum([payment.jar for payment in payments]) if other == seat else 0
        if squares + jar > 0:
            found.append(Gain(other, squares + jar, squares, jar))
    return found


def _payment(flow: Flow, told: list[Event], asks: str) -> Payment:
    """One column, from its completion on."""
    first = told[0]
    assert isinstance(first, events.ColumnCompleted)
    paid, given = [0] * flow.table.players, [0] * flow.table.players
    jar, candies, secured, needed = 0, 0, 0, -1
    for event in told:
        match event:
            case events.SquaresPaid():
                paid[event.seat] += event.sausages
            case events.JarOpened():
                jar = event.sausages
            case events.CandyFromJar() | events.CandyFromPlayer() | events.CandyFromBoard():
                candies = 1
            case events.FoodSecured():
                secured = needed = event.food
            case events.NothingSecured():
                needed = event.needed
            case events.FoodGiven():
                given[event.giver] += event.food
    return Payment(first.column, paid, jar, candies, secured, needed, asks, given if any(given) else [])


def _outcome(flow: Flow, seat: int, action: int) -> AnswerOutcome:
    """What the option itself brings, without the columns after it."""
    told = _told(flow, seat, action)[1]
    completed = [event.column for event in told if isinstance(event, events.ColumnCompleted)]
    given = [0] * flow.table.players
    food = flow.table.food.copy()
    secured = needed = row = pushed = 0
    for event in told:
        match event:
            case events.ColumnCompleted():
                break
            case events.FoodRobbed() | events.FoodGiven():
                giver, receiver = _ways(event)
                given[giver] += event.food
                food[giver] -= event.food
                food[receiver] += event.food
            case events.FoodSecured():
                secured = needed = event.food
            case events.NothingSecured():
                needed = event.needed
            case events.AnaMoved():
                row, pushed = event.row, event.pushed
    return AnswerOutcome(action, given, food, secured, needed, row, pushed, is_complete=action + 1 in completed)


def _ways(event: events.FoodRobbed | events.FoodGiven) -> tuple[int, int]:
    """Who gives, and who receives."""
    return (event.victim, event.seat) if isinstance(event, events.FoodRobbed) else (event.giver, event.receiver)
