"""RZ-12.4a–RZ-12.4e: secure your food; RZ-10: the end of the game."""

from typing import ClassVar

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.core.view import Standing, ranked
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.components import CANDY, EMPTY, FACES, face_of
from rathaus.games.ratzzia.reward_events import CandyNamed, FoodSecured, GameEnded, NothingSecured
from rathaus.games.ratzzia.table import Flow, layout_of, with_more


def secure_reward(flow: Flow, column: int) -> "SecureFood":
    """RZ-12.4a: the sums of the column's two pairs, as far as they are known before the dice leave."""
    layout = layout_of(flow)
    best, jokers = 0, []
    for square in range(layout.bottoms[column], layout.tops[column] + 1):
        partner = layout.partners[square]
        if partner > square:  # the lower half of a pair
            worth, joker = pair_worth(flow, square, partner)
            best = max(best, worth)
            jokers += [joker] if joker > 0 else []
    return SecureFood(flow.table.active, best, jokers)


def pair_worth(flow: Flow, first: int, second: int) -> tuple[int, int]:
    """A-28: the sum of two equal dice; or, if so agreed, of any dice on a pair of squares, with 0 for an empty one.

    A-29: a candy die takes its partner's value. Without one, its value is named later: then the second number says
    how often that value counts.
    """
    squares = flow.table.squares
    faces = [face_of(squares[square]) for square in (first, second) if squares[square] != EMPTY]
    candies = faces.count(CANDY)
    if flow.table.is_only_doubles and (len(faces) < 2 or (candies == 0 and faces[0] != faces[1])):
        return 0, 0
    if candies == len(faces):
        return 0, candies
    return (2 * max(faces) if candies else sum(faces)), 0


class SecureFood(Step):
    """RZ-12.4a: exactly the higher sum goes into the sack; `jokers` are pairs whose candy die has no value yet."""

    def __init__(self, seat: int, best: int, jokers: list[int]) -> None:
        self.seat = seat
        self.best = best
        self.jokers = jokers

    def memory(self) -> list[int]:
        """Whose turn it is, the higher sum so far, and how often each named value will count."""
        return [self.seat, self.best, *self.jokers]

    def run(self, flow: Flow) -> None:
        """RZ-12.4b: with less food, nothing; RZ-12.4c: a surplus stays (RZ-12.4e); A-30: it cannot be declined."""
        if self.jokers:
            flow.then(NameCandy(self.seat, self.best, self.jokers))
            return
        table = flow.table
        if self.best == 0 or table.food[self.seat] < self.best:
            if flow.heard:
                flow.tell(NothingSecured(seat=self.seat, needed=self.best))
            return
        table.food[self.seat] -= self.best
        table.sacks = with_more(table.sacks, self.seat, self.best)
        if flow.heard:
            flow.tell(FoodSecured(seat=self.seat, food=self.best))
        end_if_won(flow, self.seat)


class NameCandy(Asking):
    """A-29: the active player names the value of a candy die that has no partner, or only another candy die."""

    clause: ClassVar[str] = "A-29"
    phase: ClassVar[str] = phases.REWARDS

    def __init__(self, seat: int, best: int, jokers: list[int]) -> None:
        super().__init__(seat)
        self.best = best
        self.jokers = jokers

    def memory(self) -> list[int]:
        """Whose turn it is, the higher sum so far, and how often each named value will count."""
        return [self.seat, self.best, *self.jokers]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """1 to 6."""
        return list(range(1, FACES + 1))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It counts as that value."""
        if flow.heard:
            flow.tell(CandyNamed(seat=seat, value=action))
        flow.then(SecureFood(seat, max(self.best, self.jokers[0] * action), self.jokers[1:]))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`name 5`."""
        return "name", {"value": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How often the value counts, and how much food there is to secure."""
        return {"times": self.jokers[0], "food": flow.table.food[seat]}


def end_if_won(flow: Flow, seat: int) -> None:
    """RZ-1.3, RZ-10.1: the first sack with 25 or more wins at once; A-39: nothing after that is carried out."""
    sacks = flow.table.sacks
    if sacks[seat] >= flow.data.goal:
        flow.finish([seat], sacks.copy())
        if flow.heard:
            flow.tell(GameEnded(winners=[seat], scores=sacks.copy()))


def ranking(flow: Flow) -> list[Standing]:
    """RZ-10.1: every place, by what is in the sacks; open food counts for nothing, and equal sacks share a place."""
    sacks = flow.table.sacks
    return ranked(sacks.copy(), [{"sack": food} for food in sacks], [])
