"""What each seat may see: everything. In Ratzzia only future dice are unknown. (Never compiled.)"""

import msgspec

from rathaus.core.flow import Outcome, Position, Step
from rathaus.core.rng import Rng
from rathaus.core.view import PendingStep, View, shared
from rathaus.games.ratzzia.ana import ChooseColumn, MoveAna
from rathaus.games.ratzzia.candy import ChooseCandy, ChooseHolder, TakeCandy
from rathaus.games.ratzzia.components import (
    ANY,
    EMPTY,
    NOBODY,
    PAIR,
    REWARD_NAMES,
    SUPPORT,
    die,
    face_of,
    told_owner_of,
)
from rathaus.games.ratzzia.contents import Data
from rathaus.games.ratzzia.forecast import Forecast, forecast
from rathaus.games.ratzzia.jars import OpenJar
from rathaus.games.ratzzia.places import (
    BANK,
    CANDY_DIE,
    CANDY_JAR,
    CAT_ROW,
    DIE,
    FOOD,
    RESERVE,
    SUPPORT_DIE,
    TRAY,
    candies_of,
    food_of,
    hand_of,
    kind_of,
    sack_of,
    square_at,
)
from rathaus.games.ratzzia.placing import BeginPlacing, PlaceDice
from rathaus.games.ratzzia.rewards import CheckColumns
from rathaus.games.ratzzia.rolling import MarkDice, OfferReroll, RollDice
from rathaus.games.ratzzia.secure import NameCandy, SecureFood, ranking
from rathaus.games.ratzzia.sequence import ChooseTurn, TakeTurn
from rathaus.games.ratzzia.sharing import ChooseSide, Rob, ShareFood
from rathaus.games.ratzzia.support import OfferSupport, RollSupport
from rathaus.games.ratzzia.table import Cupboard, Flow, layout_of


class Die(msgspec.Struct, frozen=True):
    """A die on the board: whose, or -1 for a support die; its value, or 0 for a candy die."""

    owner: int
    value: int


class Square(msgspec.Struct, frozen=True):
    """A visible square: its printed row, what it takes ("3", "any", "="), what it pays, and the die on it."""

    row: int
    need: str
    pay: int
    die: Die | None


class Column(msgspec.Struct, frozen=True):
    """A column from bottom to top, with the reward above it."""

    reward: str
    sausages: int
    squares: list[Square]


class CupboardView(View, kw_only=True):
    """The table. Food lies open, in sacks too. `marked` is the grey square that the cat looks at, from 1 on."""

    turn: int
    active: int
    goal: int
    columns: list[Column]
    cat: list[Die]
    greys: int
    marked: int
    cat_length: int
    hands: list[int]
    candies: list[int]
    food: list[int]
    sacks: list[int]
    rolled: list[int]
    rolled_support: list[int]
    candy_jar: int
    reserve: int
    recovered: int
    forced: int
    bank_limit: int
    is_rounding_up: bool
    is_only_doubles: bool
    is_forced_enough: bool
    is_red_free: bool
    is_candy_kept: bool
    forecast: Forecast


def see(flow: Flow, seat: int) -> CupboardView:
    """All there is."""
    table, layout = flow.table, layout_of(flow)
    return CupboardView(
        **shared(flow, seat, ranking),
        turn=table.turn,
        active=table.active,
        goal=flow.data.goal,
        columns=[see_column(flow, column) for column in layout.columns],
        cat=[see_die(number) for number in table.cat],
        greys=layout.greys,
        marked=layout.marked + 1,
        cat_length=layout.cat_length,
        hands=table.hands.copy(),
        candies=table.candies.copy(),
        food=table.food.copy(),
        sacks=table.sacks.copy(),
        rolled=table.rolled[1:],
        rolled_support=table.rolled_support[1:],
        candy_jar=table.jar,
        reserve=table.reserve,
        recovered=table.recovered,
        forced=table.forced,
        bank_limit=table.bank_limit,
        is_rounding_up=table.is_rounding_up,
        is_only_doubles=table.is_only_doubles,
        is_forced_enough=table.is_forced_enough,
        is_red_free=table.is_red_free,
        is_candy_kept=table.is_candy_kept,
        forecast=forecast(flow, seat),
    )


def see_from(view: CupboardView, flow: Flow, seat: int) -> CupboardView:
    """The same for another seat, given what spectators see."""
    return msgspec.structs.replace(view, **shared(flow, seat, ranking), forecast=forecast(flow, seat))


def see_column(flow: Flow, column: int) -> Column:
    """A column with its dice."""
    data, layout = flow.data, layout_of(flow)
    squares = range(layout.bottoms[column], layout.tops[column] + 1)
    return Column(
        reward=REWARD_NAMES[data.rewards[column]],
        sausages=data.jars[column],
        squares=[
            Square(
                row=layout.row_of(square),
                need=need_name(layout.needs[square]),
                pay=layout.pays[square],
                die=None if flow.table.squares[square] == EMPTY else see_die(flow.table.squares[square]),
            )
            for square in squares
        ],
    )


def need_name(need: int) -> str:
    """What a square takes, as it is printed."""
    if need == PAIR:
        return "="
    return "any" if need == ANY else str(need)


def see_die(number: int) -> Die:
    """A die as people see it."""
    return Die(told_owner_of(number), face_of(number))


def places(view: CupboardView) -> dict[str, dict[str, int]]:
    """Dice and food. A bank without a limit is never empty, so it is not counted (A-36)."""
    found = {
        TRAY: {DIE: sum(view.rolled), SUPPORT_DIE: sum(view.rolled_support)},
        RESERVE: {SUPPORT_DIE: view.reserve},
        CANDY_JAR: {CANDY_DIE: view.candy_jar},
        **_squares(view),
    }
    if view.bank_limit:
        found[BANK] = {FOOD: max(0, view.bank_limit - sum(view.food) - sum(view.sacks))}
    for seat, hand in enumerate(view.hands):
        found[hand_of(seat)] = {DIE: hand}
        found[candies_of(seat)] = {CANDY_DIE: view.candies[seat]}
        found[food_of(seat)] = {FOOD: view.food[seat]}
        found[sack_of(seat)] = {FOOD: view.sacks[seat]}
    return found


def _squares(view: CupboardView) -> dict[str, dict[str, int]]:
    """Each square of the columns and of the cat row, with the die that lies there."""
    lying: dict[str, Die | None] = {
        square_at(number, square.row): square.die
        for number, column in enumerate(view.columns, start=1)
        for square in column.squares
    }
    lying |= {square_at(CAT_ROW, square): None for square in range(1, view.cat_length + 1)}
    lying |= {square_at(CAT_ROW, square): seen for square, seen in enumerate(view.cat, start=1)}
    return {place: {kind_of(seen.owner, seen.value): 1} if seen else {} for place, seen in lying.items()}


def imagine(data: Data, view: CupboardView, rng: Rng) -> Flow:
    """The same table: only future dice are unknown."""
    layout = data.layout(len(view.hands))
    squares = [EMPTY] * len(layout.needs)
    for column, seen in enumerate(view.columns):
        for place, square in enumerate(seen.squares):
            if square.die is not None:
                squares[layout.bottoms[column] + place] = number_of(square.die)
    table = Cupboard(
        squares=squares,
        following=layout.bottoms.copy(),
        cat=[number_of(seen_die) for seen_die in view.cat],
        hands=view.hands.copy(),
        candies=view.candies.copy(),
        food=view.food.copy(),
        sacks=view.sacks.copy(),
        rolled=[0, *view.rolled],
        rolled_support=[0, *view.rolled_support],
        jar=view.candy_jar,
        reserve=view.reserve,
        active=view.active,
        turn=view.turn,
        recovered=view.recovered,
        forced=view.forced,
        bank_limit=view.bank_limit,
        is_rounding_up=view.is_rounding_up,
        is_only_doubles=view.is_only_doubles,
        is_forced_enough=view.is_forced_enough,
        is_red_free=view.is_red_free,
        is_candy_kept=view.is_candy_kept,
    )
    for column in layout.columns:
        table.count_again(layout, column)
    outcome = Outcome(view.result.winners, view.result.scores) if view.result else None
    return Position(data, table, [imagine_step(pending) for pending in view.pending], rng.copy(), outcome)


def number_of(seen: Die) -> int:
    """A die as it lies on the table."""
    return die(SUPPORT if seen.owner == NOBODY else seen.owner, seen.value)


PLAIN: dict[str, type[Step]] = {
    "take-turn": TakeTurn,
    "choose-turn": ChooseTurn,
    "roll-dice": RollDice,
    "offer-reroll": OfferReroll,
    "offer-support": OfferSupport,
    "roll-support": RollSupport,
    "begin-placing": BeginPlacing,
    "check-columns": CheckColumns,
    "move-ana": MoveAna,
    "choose-column": ChooseColumn,
    "take-candy": TakeCandy,
    "choose-holder": ChooseHolder,
    "choose-candy": ChooseCandy,
    "open-jar": OpenJar,
    "rob": Rob,
    "choose-side": ChooseSide,
    "share-food": ShareFood,
}


def imagine_step(pending: PendingStep) -> Step:
    """A step rebuilt from its memory."""
    memory = pending.memory
    match pending.step:
        case "mark-dice":
            return MarkDice(memory[0], memory[2:], memory[1])
        case "place-dice":
            return PlaceDice(memory[0], memory[1], memory[2], own_due=memory[3] == 1, is_free=memory[4] == 1)
        case "secure-food":
            return SecureFood(memory[0], memory[1], memory[2:])
        case "name-candy":
            return NameCandy(memory[0], memory[1], memory[2:])
        case name:
            return PLAIN[name](*memory)
