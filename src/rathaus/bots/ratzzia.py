"""Rules of thumb for Ratzzia: complete what can be completed, build where it pays, secure food as soon as possible."""

from typing import Final

from rathaus.core.flow import Step
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import (
    ACCOUNTANT,
    ANA,
    ANY,
    CANDY_JAR,
    EMPTY,
    FACES,
    GREEDY,
    PAIR,
    SAUSAGES,
    SECURE,
    face_of,
    halved,
    owner_of,
)
from rathaus.games.ratzzia.fitting import wanted
from rathaus.games.ratzzia.placing import CANDY_DIE, DONE, LINES, PlaceDice
from rathaus.games.ratzzia.rolling import KEEP, RECOVERED, REROLL, MarkDice
from rathaus.games.ratzzia.secure import NameCandy
from rathaus.games.ratzzia.sequence import ROLL, TAKE_BACK, ChooseTurn
from rathaus.games.ratzzia.sharing import LEFT, RIGHT, ChooseSide, Rob
from rathaus.games.ratzzia.support import ROLL_SUPPORT, SKIP, RollSupport
from rathaus.games.ratzzia.table import Flow, layout_of

# Worth of things, in tenths of a sausage.
SAUSAGE: Final = 10
PAID: Final = 8  # a sausage that a square above may pay
SECURED: Final = 18  # a sausage in the sack is worth more than one on the table
CANDY_DIE_WORTH: Final = 23
ANA_WORTH: Final = 20
SECURE_WORTH: Final = 60  # the column as a whole, for the player who builds it
DIE_COST: Final = 11  # a die on the board is missing in the next roll
HELP: Final = 2  # of ten: what is lost if the next player only needs to place the last die
ALARM: Final = 4  # worth of each die that others would lose beyond one's own
NOISE: Final = 25
MANY: Final = 4  # with more dice in the roll, support dice only help the next player
FOR_OTHERS: Final = 3  # the secure column is mostly completed by somebody else: only a part of a share counts
FEW: Final = 2  # with this few dice in hand it is time to take some back


def choose(flow: Flow, seat: int) -> int:
    """What the rules of thumb say."""
    return choose_from(flow, seat, flow.options(seat))


def choose_from(flow: Flow, seat: int, options: list[int]) -> int:
    """The same, where the options are known already."""
    step: Step = flow.todo[-1]
    if isinstance(step, PlaceDice):
        return best_placement(flow, seat, options)
    if isinstance(step, MarkDice):
        return choose_mark(flow, step, unplanned(flow, seat))
    if isinstance(step, ChooseTurn):
        return choose_turn(flow, seat, options)
    return choose_reward(flow, seat, step, options)


def choose_reward(flow: Flow, seat: int, step: Step, options: list[int]) -> int:
    """What comes with a completed column."""
    if isinstance(step, RollSupport):
        return ROLL_SUPPORT if sum(flow.table.rolled) <= MANY else SKIP
    if isinstance(step, Rob):
        return richest(flow, options)
    if isinstance(step, ChooseSide):
        return best_side(flow, seat)
    if isinstance(step, NameCandy):
        return best_name(flow, seat, step)
    return best_target(flow, seat, options)


def richest(flow: Flow, seats: list[int]) -> int:
    """The player with most unsecured food; ties go to the one nearer to victory."""
    table = flow.table
    best = seats[0]
    for seat in seats:
        if (table.food[seat], table.sacks[seat]) > (table.food[best], table.sacks[best]):
            best = seat
    return best


def best_side(flow: Flow, seat: int) -> int:
    """RZ-12.6: receive from the richer neighbour; to the left means from the seat before."""
    table = flow.table
    before, after = (seat - 1) % table.players, (seat + 1) % table.players
    return LEFT if table.food[before] >= table.food[after] else RIGHT


def best_name(flow: Flow, seat: int, step: NameCandy) -> int:
    """A-29: as much as there is food for."""
    food, times = flow.table.food[seat], step.jokers[0]
    for value in range(FACES, 1, -1):
        if times * value <= food:
            return value
    return 1


def best_target(flow: Flow, seat: int, options: list[int]) -> int:
    """For Ana's die: a column that it completes, if that is worth something; else the emptiest one."""
    table, layout = flow.table, layout_of(flow)
    best, best_worth = options[0], -1000
    for option in options:
        if option >= len(layout.columns):
            return options[0]
        is_last = table.following[option] == layout.tops[option]
        worth = worth_of(flow, seat, option) if is_last else layout.tops[option] - table.following[option]
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def choose_turn(flow: Flow, seat: int, options: list[int]) -> int:
    """Roll, unless hardly any dice are left and a column holds back many."""
    if len(options) == 1 or flow.table.hands[seat] > FEW:
        return options[0]
    best, most = ROLL, flow.table.hands[seat]
    for option in options:
        if option >= TAKE_BACK and dice_in(flow, seat, option - TAKE_BACK) > most:
            best, most = option, dice_in(flow, seat, option - TAKE_BACK)
    return best if best in options else options[0]


def dice_in(flow: Flow, seat: int, column: int) -> int:
    """How many dice the seat has in a column."""
    layout, squares = layout_of(flow), flow.table.squares
    inside = squares[layout.bottoms[column] : flow.table.following[column]]
    return sum(1 for number in inside if number != EMPTY and owner_of(number) == seat)


def choose_mark(flow: Flow, step: MarkDice, left: list[int]) -> int:
    """Roll again what is left without a good place, and whatever the cat gave back."""
    if flow.table.recovered > step.recovered:
        return RECOVERED
    for face in range(1, FACES + 1):
        if left[face] > step.marked[face]:
            return face
    return REROLL if step.count() > 0 else KEEP


def unplanned(flow: Flow, seat: int) -> list[int]:
    """The dice of the roll that would not be placed if placing began now; marks don't change it."""
    trial = flow.copy()
    step: Step = PlaceDice(seat, 0, 0, own_due=False, is_free=True)
    options = step.options(trial, seat)
    while (action := best_placement(trial, seat, options)) != DONE:
        step.take(trial, seat, action)
        step = trial.todo.pop()
        options = step.options(trial, seat)
    return trial.table.rolled


def best_placement(flow: Flow, seat: int, options: list[int]) -> int:
    """Weigh each; stopping is worth nothing."""
    columns = len(layout_of(flow).columns)
    best, best_worth = options[-1], 0 if options[-1] == DONE else -10_000
    rolled = all_rolled(flow)
    weighed, column_worth = -1, 0
    for option in options:
        if option == DONE:
            continue
        source, line = option // LINES, option % LINES
        if line != weighed:  # the options of a column mostly follow each other
            weighed, column_worth = line, worth_of(flow, seat, line) if line < columns else worth_of_alarm(flow, seat)
        worth = worth_of_die(flow, source, line, column_worth, rolled) if line < columns else column_worth
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def all_rolled(flow: Flow) -> list[int]:
    """The dice of the roll by face, own and support dice together."""
    rolled = flow.table.rolled.copy()
    for face in range(1, FACES + 1):
        rolled[face] += flow.table.rolled_support[face]
    return rolled


def worth_of_alarm(flow: Flow, seat: int) -> int:
    """RZ-9.1: the cat helps a player who has little to lose."""
    table = flow.table
    mine = others = 0
    for number in table.squares:
        if number != EMPTY:
            if owner_of(number) == seat:
                mine += 1
            else:
                others += 1
    return ALARM * (others - (table.players - 1) * mine) - NOISE


def worth_of_placing(flow: Flow, seat: int, source: int, column: int) -> int:
    """The worth of a die there: that of the column if this roll can complete it, else a share of it."""
    return worth_of_die(flow, source, column, worth_of(flow, seat, column), all_rolled(flow))


def worth_of_die(flow: Flow, source: int, column: int, worth: int, rolled: list[int]) -> int:
    """The same for a column of this worth, with this roll."""
    layout = layout_of(flow)
    square, top = flow.table.following[column], layout.tops[column]
    is_candy = source == CANDY_DIE
    missing = dice_missing(flow, column, 0 if is_candy else (source - 1) % FACES + 1, rolled.copy())
    left = top - square
    if missing == 0:
        gain = worth + SAUSAGE * layout.pays_to_top[square] - left
        return gain - (CANDY_DIE_WORTH if is_candy else 0)
    if is_candy:
        return -1
    share = (worth + PAID * layout.pays_to_top[square]) * (left + 1 - missing) // (3 * (left + 1))
    if flow.data.rewards[column] == SECURE and missing > 1:
        share //= FOR_OTHERS
    help_ = worth * HELP // 10 if left == 1 else 0
    cost = DIE_COST - SAUSAGE * layout.pays[square] // 2 if source <= FACES else 0
    return share - cost - help_


def dice_missing(flow: Flow, column: int, face: int, rolled: list[int]) -> int:
    """How many of the squares above cannot be filled from the roll once this die (0 is a candy die) lies there.

    The dice that fill them are taken out of the list.
    """
    table, layout = flow.table, layout_of(flow)
    if face > 0:
        rolled[face] -= 1
    square, top = table.following[column], layout.tops[column]
    missing = jokers = 0
    partner = face
    for above in range(square + 1, top + 1):
        need = layout.needs[above]
        if need == PAIR:
            need = pair_need(layout, above, square, partner, rolled, flow)
            partner = need
        if need == ANY:
            jokers += 1
        elif rolled[need] > 0:
            rolled[need] -= 1
        else:
            missing += 1
    return missing + max(0, jokers - sum(rolled)) if jokers > 0 else missing


def pair_need(layout: Layout, above: int, square: int, partner: int, rolled: list[int], flow: Flow) -> int:
    """What a square of a pair needs: its partner's value, or for the lower one the value that is rolled most."""
    other = layout.partners[above]
    if other < square:
        return wanted(layout, flow.table.squares, above)
    if other < above:
        return partner
    most = FACES
    for face in range(FACES - 1, 0, -1):
        if rolled[face] > rolled[most]:
            most = face
    return most


def worth_of(flow: Flow, seat: int, column: int) -> int:
    """What completing a column is worth to the seat."""
    table, data = flow.table, flow.data
    reward = data.rewards[column]
    if reward == SAUSAGES:
        return SAUSAGE * data.jars[column]
    if reward == ANA:
        return ANA_WORTH
    if reward == CANDY_JAR:
        return CANDY_DIE_WORTH
    if reward == GREEDY:
        others = [food for other, food in enumerate(table.food) if other != seat]
        return SAUSAGE * halved(max(others))
    if reward == ACCOUNTANT:
        return worth_of_sharing(flow, seat)
    return worth_of_securing(flow, seat, column)


def worth_of_sharing(flow: Flow, seat: int) -> int:
    """RZ-12.6: half of the richer neighbour's food for half of one's own."""
    table = flow.table
    richer = max(table.food[(seat - 1) % table.players], table.food[(seat + 1) % table.players])
    return SAUSAGE * (halved(richer) - halved(table.food[seat]))


def worth_of_securing(flow: Flow, seat: int, column: int) -> int:
    """RZ-12.4: what the pairs that lie there would secure; while they are not known, a general worth."""
    table, layout = flow.table, layout_of(flow)
    best = 0
    for square in range(layout.bottoms[column], table.following[column]):
        if layout.needs[square] == PAIR and table.squares[square] != EMPTY:
            best = max(best, 2 * face_of(table.squares[square]))
    if best == 0:
        return SECURE_WORTH if table.food[seat] >= FACES else SECURE_WORTH // 3
    if best > table.food[seat]:
        return 0
    is_victory = table.sacks[seat] + best >= flow.data.goal
    return SECURED * best * (10 if is_victory else 1)
