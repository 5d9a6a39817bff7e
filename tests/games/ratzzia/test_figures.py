"""Figures of Ratzzia: dice that the cat caught, and who took what."""

from rathaus.core.figures import Taking, dice_showing
from rathaus.games.ratzzia import RATZZIA
from rathaus.games.ratzzia.events import CatCame, DiceForced, DiceRerolled, DiceRolled, DieShownToCat, TurnBegan
from rathaus.games.ratzzia.reward_events import CandyFromBoard, CandyFromPlayer, FoodGiven, FoodRobbed

LAYOUT = RATZZIA.data.layout(3)


def shown(value: int, square: int) -> DieShownToCat:
    return DieShownToCat(seat=0, value=value, is_support=False, is_grey=True, square=square)


def test_rz_9_3_dice_are_lost_to_the_cat_once_she_looks() -> None:
    tally = RATZZIA.tally(3)
    tally.hear(DiceRolled(seat=1, values=[5, 5]))  # RZ-9.2: she does not look yet
    for square in range(LAYOUT.greys):
        tally.hear(shown(5 if square == LAYOUT.marked else 2, square + 1))
    room = LAYOUT.cat_length - LAYOUT.greys
    tally.hear(DiceRolled(seat=1, values=[1, 2, 5]))
    tally.hear(DiceForced(seat=1, value=5, dice=1, is_support=False, square=LAYOUT.greys + 1))
    tally.hear(DiceRerolled(seat=1, dice=2, values=[5, 5], recovered=0))

    assert [(draw.seat, draw.count) for draw in tally.draws] == [(1, 1), (1, min(2, room - 1))]
    assert tally.draws[0].chances == dice_showing(3, room)
    assert tally.luck()[0].better > 0.5


def test_rz_9_4_the_cat_sends_home_what_lies_in_columns() -> None:
    tally = RATZZIA.tally(3)
    tally.hear(shown(5, 1))
    tally.hear(
        CatCame(
            seat=0,
            recovered=0,
            is_candy_kept=False,
            columns=[1, 2, 2, 3, 3, 0],
            rows=[1, 1, 2, 1, 2, 1],
            owners=[0, 1, 1, -1, 2, 2],
            values=[4, 3, 3, 6, 0, 5],
        )
    )
    tally.hear(DiceRolled(seat=1, values=[5, 5]))

    assert tally.takings == [Taking(0, 0, "dice", 1), Taking(0, 1, "dice", 2)]
    assert tally.draws == []


def test_food_and_candy_that_change_hands_are_noted() -> None:
    tally = RATZZIA.tally(3)
    tally.hear(TurnBegan(seat=0, turn=1))
    tally.hear(FoodRobbed(seat=0, victim=1, food=4))
    tally.hear(FoodGiven(giver=0, receiver=2, food=2))
    tally.hear(CandyFromPlayer(seat=1, holder=0))
    tally.hear(CandyFromBoard(seat=2, owner=1, column=1, row=1))

    assert tally.takings == [
        Taking(0, 1, "food", 4),
        Taking(2, 0, "food", 2),
        Taking(1, 0, "candy", 1),
        Taking(2, 1, "candy", 1),
    ]
