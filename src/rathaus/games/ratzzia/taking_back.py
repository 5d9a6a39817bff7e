"""RZ-8: taking dice back."""

from rathaus.games.ratzzia.components import CANDY, EMPTY, face_of, owner_of
from rathaus.games.ratzzia.events import DiceTakenBack
from rathaus.games.ratzzia.table import Flow, layout_of


def take_back(flow: Flow, seat: int, column: int) -> None:
    """RZ-8.1: all own dice of a column, and only those (A-45); RZ-8.3: gaps may be left."""
    table, layout = flow.table, layout_of(flow)
    rows: list[int] = []
    values: list[int] = []
    for square in range(layout.bottoms[column], table.following[column]):
        number = table.squares[square]
        if number != EMPTY and owner_of(number) == seat:
            table.squares[square] = EMPTY
            rows.append(layout.row_of(square))
            values.append(face_of(number))
    candies = values.count(CANDY)
    dice = len(values) - candies
    table.hands[seat] += dice
    table.jar += candies
    table.count_again(layout, column)
    if flow.heard:
        flow.tell(DiceTakenBack(seat=seat, column=column + 1, dice=dice, candies=candies, rows=rows, values=values))
