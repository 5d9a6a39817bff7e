"""RZ-2.5, RZ-3: the board as it lies for a number of players, and all else that never changes."""


class Layout:
    """The visible part of the board. Squares are numbered through all columns, each from its bottom to its top."""

    def __init__(
        self,
        columns: list[int],
        bottoms: list[int],
        tops: list[int],
        needs: list[int],
        pays: list[int],
        partners: list[int],
        greys: int,
        cat_length: int,
        dice: int,
        support: int,
        candy: int,
    ) -> None:
        self.columns = columns  # 0, 1, 2 … for loops
        self.bottoms = bottoms  # by column: its lowest visible square
        self.tops = tops
        self.needs = needs  # by square: a value, ANY or PAIR
        self.pays = pays  # RZ-4.3: sausages
        self.partners = partners  # by square: the other square of its pair, or -1
        self.pairs = [square for square, partner in enumerate(partners) if partner >= 0]
        self.greys = greys
        self.cat_length = cat_length
        self.dice = dice
        self.support = support
        self.candy = candy


class Data:
    """The box: immutable, shared by all positions that are played with it."""

    def __init__(
        self,
        layouts: list[Layout],
        starts: list[int],
        rewards: list[int],
        jars: list[int],
        goal: int,
        start_food: int,
        tokens: list[tuple[str, int, int]],
        sha256: str,
        text: str,
    ) -> None:
        self.layouts = layouts  # by players, from two on
        self.starts = starts  # by column: its printed row 1, be it hidden or not
        self.rewards = rewards
        self.jars = jars
        self.goal = goal
        self.start_food = start_food
        self.tokens = tokens  # name, how many, worth; the most valuable first
        self.sha256 = sha256
        self.text = text

    def layout(self, players: int) -> Layout:
        """The board for so many."""
        return self.layouts[players - 2]

    def column_of(self, square: int) -> int:
        """The column that a square belongs to."""
        return max(column for column, start in enumerate(self.starts) if start <= square)

    def row_of(self, square: int) -> int:
        """The printed row, counted from 1 at the bottom."""
        return square - self.starts[self.column_of(square)] + 1
