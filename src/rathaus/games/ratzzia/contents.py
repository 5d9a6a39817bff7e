"""RZ-2, RZ-3: the contents of the box, as the rules use them."""

from rathaus.games.ratzzia.board import Layout


class Data:
    """The box: immutable, shared by all positions that are played with it."""

    def __init__(
        self,
        layouts: list[Layout],
        heights: list[int],
        rewards: list[int],
        jars: list[int],
        goal: int,
        start_food: int,
        tokens: list[tuple[str, int, int]],
        sha256: str,
        text: str,
    ) -> None:
        self.layouts = layouts  # by players, from two on
        self.heights = heights  # by column: its printed squares, visible or hidden
        self.rewards = rewards
        self.jars = jars
        self.goal = goal
        self.start_food = start_food
        self.tokens = tokens  # name, number, worth; the most valuable first
        self.sha256 = sha256
        self.text = text

    def layout(self, players: int) -> Layout:
        """The board for this many players."""
        return self.layouts[players - 2]
