"""RT-1: what lies on Rattus's table: citizens, rats, cards, and the plague piece."""

from rathaus.core.flow import Position, Table
from rathaus.games.rattus.components import EMPTY, SLOTS, STARTED
from rathaus.games.rattus.contents import Data


class Europe(Table):
    """The table: the map with all that stands on it, supplies, and the class cards."""

    def __init__(
        self,
        citizens: list[int],
        reserves: list[int],
        haven: list[int],
        bread: list[int],
        rats: list[int],
        rat_counts: list[int],
        marks: list[int],
        supply: list[int],
        removed: list[int],
        revealed: list[int],
        returnable: int,
        holders: list[int],
        plague: int,
        camel: int,
        turn: int,
        active: int,
        last: int,
    ) -> None:
        self.players = len(reserves)
        # Copies share all lists. `own` makes those of this table that are changed in place; others are replaced.
        self.citizens = citizens  # by region and seat: region * players + seat
        self.reserves = reserves  # citizens in each player's supply
        self.haven = haven  # RT-5.4: citizens in the Safe Haven
        self.bread = bread  # RT-5.1g, Baker: citizens on the card
        self.rats = rats  # by place, region * SLOTS + slot: the kind of the token there, or EMPTY
        self.rat_counts = rat_counts  # rats in each region; cached, because adding them up took a sixth of the time
        self.marks = marks  # by place: who has looked at the token, and where it came from
        self.supply = supply  # RT-1.4: the next token last
        self.removed = removed  # RT-1.4: out of the game, unseen
        self.revealed = revealed  # in the order in which they were revealed
        self.returnable = (
            returnable  # RT-6.3: length of the first part of those, the pile from which one was drawn again
        )
        self.holders = holders  # by card: its holder, ON_TABLE, or NOT_PLAYED
        self.plague = plague
        self.camel = camel  # RT-5.1l, Caravanner: or NOWHERE
        self.turn = turn
        self.active = active
        self.last = last  # RT-6.2: whose turn was the last regular one, or NOBODY while they go on

    is_shared: bool = True  # whether another table may have the same lists

    def copy(self) -> "Europe":
        """An independent copy."""
        self.is_shared = True
        return Europe(
            self.citizens,
            self.reserves,
            self.haven,
            self.bread,
            self.rats,
            self.rat_counts,
            self.marks,
            self.supply,
            self.removed,
            self.revealed,
            self.returnable,
            self.holders,
            self.plague,
            self.camel,
            self.turn,
            self.active,
            self.last,
        )

    def own(self) -> None:
        """Make citizens, rats and tokens this table's own before one of them is changed in place."""
        if self.is_shared:
            self.citizens = self.citizens.copy()
            self.reserves = self.reserves.copy()
            self.rats = self.rats.copy()
            self.rat_counts = self.rat_counts.copy()
            self.marks = self.marks.copy()
            self.supply = self.supply.copy()
            self.revealed = self.revealed.copy()
            self.is_shared = False

    @property
    def is_final(self) -> bool:
        """RT-6.2: whether the regular turns are over."""
        return self.last >= 0

    def left_of(self, seat: int) -> int:
        """RT-2.1: the next player clockwise."""
        return (seat + 1) % self.players

    # Citizens.

    def citizens_of(self, seat: int, region: int) -> int:
        """A player's citizens in a region."""
        return self.citizens[region * self.players + seat]

    def people(self, region: int) -> list[int]:
        """Everybody's citizens in a region, by seat."""
        first = region * self.players
        return self.citizens[first : first + self.players]

    def is_settled(self, region: int) -> bool:
        """Whether anybody has citizens in a region."""
        citizens, first = self.citizens, region * self.players
        for at in range(first, first + self.players):  # noqa: SIM110 a generator takes longer
            if citizens[at] > 0:
                return True
        return False

    def is_on_map(self, seat: int) -> bool:
        """Whether a player has citizens in any region."""
        citizens = self.citizens
        for at in range(seat, len(citizens), self.players):  # noqa: SIM110 a generator takes longer
            if citizens[at] > 0:
                return True
        return False

    def on_map(self, seat: int) -> int:
        """A player's citizens in all regions."""
        citizens = 0
        for at in range(seat, len(self.citizens), self.players):
            citizens += self.citizens[at]
        return citizens

    def score(self, seat: int) -> int:
        """RT-6.5: citizens on the board and in the Safe Haven."""
        return self.on_map(seat) + self.haven[seat]

    def settle(self, seat: int, region: int, citizens: int) -> None:
        """Bring citizens from a player's supply into a region; a negative number takes them back."""
        self.own()
        at = region * self.players + seat
        self.citizens[at] = self.citizens[at] + citizens
        self.reserves[seat] = self.reserves[seat] - citizens

    def move_citizens(self, seat: int, source: int, target: int, citizens: int) -> None:
        """Move citizens from one region to another."""
        self.own()
        self.citizens[source * self.players + seat] -= citizens
        self.citizens[target * self.players + seat] += citizens

    def save_citizen(self, seat: int, region: int) -> None:
        """RT-5.4: a citizen reaches the Safe Haven."""
        self.own()
        self.citizens[region * self.players + seat] -= 1
        self.haven = with_more(self.haven, seat, 1)

    # Rats.

    def places_in(self, region: int) -> list[int]:
        """Where rats lie in a region."""
        rats, first = self.rats, region * SLOTS
        return [place for place in range(first, first + SLOTS) if rats[place] >= 0]

    def lay_rat(self, region: int, kind: int, mark: int) -> int:
        """Put a token face down on the first free place of a region; returns that place."""
        self.own()
        place = region * SLOTS
        while self.rats[place] != EMPTY:
            place += 1
        self.rats[place] = kind
        self.marks[place] = mark
        self.rat_counts[region] = self.rat_counts[region] + 1
        return place

    def lift_rat(self, place: int) -> int:
        """Take a token away from its place; returns its kind."""
        self.own()
        kind = self.rats[place]
        self.rats[place] = EMPTY
        self.marks[place] = 0
        region = place // SLOTS
        self.rat_counts[region] = self.rat_counts[region] - 1
        return kind

    def swap_rats(self, place: int, other: int) -> None:
        """Two tokens change places with their marks."""
        self.own()
        rats, marks = self.rats, self.marks
        rats[place], rats[other] = rats[other], rats[place]
        marks[place], marks[other] = marks[other], marks[place]

    def is_known(self, place: int, seat: int) -> bool:
        """Whether a player has looked at the token there."""
        return seat >= 0 and self.rats[place] >= 0 and self.marks[place] >> seat & 1 == 1


def with_more(numbers: list[int], at: int, more: int) -> list[int]:
    """The numbers with one of them raised."""
    raised = numbers.copy()
    raised[at] += more
    return raised


def with_this(numbers: list[int], at: int, number: int) -> list[int]:
    """The numbers with one of them replaced."""
    replaced = numbers.copy()
    replaced[at] = number
    return replaced


def starting_places(regions: list[int], kinds: list[int], total: int) -> tuple[list[int], list[int]]:
    """RT-1.4: one token on the first place of each region; the tokens and their marks by place."""
    rats, marks = [EMPTY] * (total * SLOTS), [0] * (total * SLOTS)
    for region, kind in zip(regions, kinds, strict=False):
        rats[region * SLOTS] = kind
        marks[region * SLOTS] = STARTED
    return rats, marks


Flow = Position[Europe, Data]
