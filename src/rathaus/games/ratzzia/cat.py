"""RZ-9: the cat."""

from typing import Final

from rathaus.games.ratzzia.components import CANDY, EMPTY, SUPPORT, die, face_of, owner_of, told_owner_of
from rathaus.games.ratzzia.events import CatCame, DiceForced
from rathaus.games.ratzzia.table import Flow, layout_of, with_more


def trigger(flow: Flow) -> int:
    """RZ-9.3: the value on the marked grey square once all visible grey squares are filled (RZ-9.2); 0 before that."""
    return marked_value(flow) if len(flow.table.cat) >= layout_of(flow).greys else 0


def marked_value(flow: Flow) -> int:
    """The value on the marked grey square; 0 while it is empty."""
    cat, marked = flow.table.cat, layout_of(flow).marked
    return face_of(cat[marked]) if len(cat) > marked else 0


def faces_for_cat(flow: Flow, greys: int) -> list[int]:
    """RZ-9.1, A-05: any value while there are grey squares and dice may go there.

    A-04: red squares take only forced dice; if so agreed, players may also place dice of the trigger's value there.
    """
    if len(flow.table.cat) < layout_of(flow).greys:
        return ALL_FACES if greys > 0 else []
    return [trigger(flow)] if flow.table.is_red_free else []


ALL_FACES: Final = [1, 2, 3, 4, 5, 6]


def send_to_cat(flow: Flow, rolled: list[int], owner: int, *, is_early: bool) -> None:
    """RZ-9.3: dice that show the trigger when they are rolled go to the red squares at once (RZ-9.6).

    A-07: once the row is full, the cat has come, and further matching dice are free.
    """
    table = flow.table
    value = trigger(flow)
    dice = min(rolled[value], layout_of(flow).cat_length - len(table.cat)) if value else 0
    if dice == 0:
        return
    rolled[value] -= dice
    square = len(table.cat) + 1
    table.cat = table.cat + [die(owner, value)] * dice
    if owner != SUPPORT:
        table.forced += dice
    if flow.heard:
        is_support = owner == SUPPORT
        flow.tell(DiceForced(seat=table.active, value=value, dice=dice, is_support=is_support, square=square))
    look_for_cat(flow, is_early=is_early)


def look_for_cat(flow: Flow, *, is_early: bool) -> None:
    """RZ-9.4: as soon as the row is full the cat comes: all dice leave the board, and nobody receives anything.

    A-47: food, and candy dice that are not on the board, stay where they are.
    """
    table, layout = flow.table, layout_of(flow)
    if len(table.cat) < layout.cat_length:
        return
    mine = table.hands[table.active]
    squares = [square for square, number in enumerate(table.squares) if number != EMPTY]
    dice = [*[table.squares[square] for square in squares], *table.cat]
    for number in dice:
        send_home(flow, number, is_cat=True)
    table.squares = [EMPTY] * len(table.squares)
    table.following = layout.bottoms.copy()
    table.cat = []
    if is_early:
        table.recovered = table.hands[table.active] - mine  # RZ-9.5
    if flow.heard:
        tell_of_cat(flow, squares, dice)


def tell_of_cat(flow: Flow, squares: list[int], dice: list[int]) -> None:
    """The dice that lay on these squares, followed by those of the cat row."""
    table, layout = flow.table, layout_of(flow)
    row = list(range(1, len(dice) - len(squares) + 1))
    flow.tell(
        CatCame(
            seat=table.active,
            recovered=table.recovered,
            is_candy_kept=table.is_candy_kept,
            columns=[layout.column_of(square) + 1 for square in squares] + [0] * len(row),
            rows=[layout.row_of(square) for square in squares] + row,
            owners=[told_owner_of(number) for number in dice],
            values=[face_of(number) for number in dice],
        )
    )


def send_home(flow: Flow, number: int, *, is_cat: bool = False) -> None:
    """A die leaves the board: to its owner's hand, to the reserve (RZ-11.7, RZ-11.8), or to the jar (RZ-12.2e)."""
    table = flow.table
    owner = owner_of(number)
    if face_of(number) == CANDY:
        if is_cat and table.is_candy_kept:
            table.candies = with_more(table.candies, owner, 1)
        else:
            table.jar += 1
    elif owner == SUPPORT:
        table.reserve += 1
    else:
        table.hands[owner] += 1
