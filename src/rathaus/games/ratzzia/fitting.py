"""RZ-6: which die goes where."""

from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import ANY, EMPTY, FACES, PAIR, face_of


def wanted(layout: Layout, squares: list[int], square: int) -> int:
    """What a square takes: one value (RZ-6.4), or ANY (RZ-6.5).

    RZ-6.6: the second square of a pair takes the value on the first. A-11, A-12: if that is empty or has a candy die,
    it takes any value.
    """
    need = layout.needs[square]
    if need != PAIR:
        return need
    partner = squares[layout.partners[square]]
    return ANY if partner == EMPTY else face_of(partner)


def faces_for(layout: Layout, squares: list[int], square: int, rolled: list[int]) -> list[int]:
    """The values in the roll that fit a square."""
    value = wanted(layout, squares, square)
    if value != ANY:
        return [value] if rolled[value] > 0 else []
    return [face for face in range(1, FACES + 1) if rolled[face] > 0]
