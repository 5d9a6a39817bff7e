"""RZ-2.5, RZ-3: the board for a number of players."""

from rathaus.games.ratzzia.components import EMPTY


class Layout:
    """The visible part of the board. Its squares are numbered column by column, each from bottom to top.

    A column that is fully covered has no squares: its bottom is greater than its top.
    """

    def __init__(
        self,
        columns: list[int],
        bottoms: list[int],
        tops: list[int],
        needs: list[int],
        pays: list[int],
        partners: list[int],
        places: list[tuple[int, int]],
        greys: int,
        marked: int,
        cat_length: int,
        dice: int,
        support: int,
        candy: int,
    ) -> None:
        self.columns = columns  # 0, 1, 2 …, for use in loops
        self.bottoms = bottoms  # by column: its lowest visible square
        self.tops = tops
        self.needs = needs  # by square: a value, ANY or PAIR
        self.pays = pays  # RZ-4.3: sausages
        self.pays_to_top = [sum(pays[square : tops[places[square][0]] + 1]) for square in range(len(pays))]
        self.partners = partners  # by square: the other square of its pair, or -1
        self.pairs = [square for square, partner in enumerate(partners) if partner >= 0]
        self.places = places  # by square: its column, and its printed row from 1 at the bottom
        self.greys = greys
        self.marked = marked  # RZ-9.3: which of them the cat looks at, from 0 on
        self.cat_length = cat_length
        self.dice = dice
        self.support = support
        self.candy = candy

    def column_of(self, square: int) -> int:
        """The column that a square belongs to."""
        return self.places[square][0]

    def row_of(self, square: int) -> int:
        """The printed row, counted from 1 at the bottom."""
        return self.places[square][1]

    def is_complete(self, squares: list[int], column: int) -> bool:
        """RZ-7.2: whether a die lies on a column's top square."""
        top = self.tops[column]
        return self.bottoms[column] <= top and squares[top] != EMPTY
