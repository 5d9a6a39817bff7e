"""RZ-3: set-up."""

from rathaus.core.flow import Position
from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.games.ratzzia.components import EMPTY
from rathaus.games.ratzzia.contents import Data
from rathaus.games.ratzzia.sequence import TakeTurn
from rathaus.games.ratzzia.table import Cupboard, Flow, no_dice


def lay_table(data: Data, players: int, options: Options, rng: Rng) -> Flow:
    """RZ-3.1–RZ-3.5: an empty board, everybody's dice in hand, the candy dice in their jar, some food."""
    layout = data.layout(players)
    start = rng.below(players) if options["start_player"] == "random" else 0  # RZ-3.6, A-40
    table = Cupboard(
        squares=[EMPTY] * len(layout.needs),
        following=layout.bottoms.copy(),
        cat=[],
        hands=[layout.dice] * players,
        candies=[0] * players,
        food=start_food(data, players, start),
        sacks=[0] * players,
        rolled=no_dice(),
        rolled_support=no_dice(),
        jar=layout.candy,
        reserve=layout.support,
        active=(start - 1) % players,  # the first turn goes to the next seat
        turn=0,
        recovered=0,
        forced=0,
        bank_limit=int(options["bank_limit"]),
        is_rounding_up=options["accountant_rounding"] == "up",
        is_only_doubles=options["secure_counts"] == "doubles",
        is_forced_enough=options["forced_counts_as_placed"] == "true",
        is_red_free=options["red_voluntary"] == "true",
        is_candy_kept=options["candy_on_cat"] == "owner",
    )
    position = Position(data, table, [], rng)
    position.then(TakeTurn())
    return position


def start_food(data: Data, players: int, start: int) -> list[int]:
    """RZ-3.7: each gets one more than the player before."""
    return [data.start_food + (seat - start) % players for seat in range(players)]
