"""RL-1: what lies on RatLand's table, and who sits next to whom."""

from typing import Final

from rathaus.core.flow import Position, Table
from rathaus.games.ratland.components import LOST, PLACES, ZONE_NAMES, ZONES
from rathaus.games.ratland.contents import Data

NO_CLAN: Final = -1
NOBODY: Final = -1


class Sewers(Table):
    """The table: every clan's sewer, the common pile, the decks and the bag."""

    def __init__(
        self,
        rats: list[int],
        cheese: list[int],
        graveyard: list[int],
        pile: int,
        turn: int,
        active: int,
        event_deck: list[int],
        past_events: list[int],
        food_deck: list[int],
        past_food: list[int],
        bag: list[int],
        clans: list[int],
        aggressive: list[bool],
        alarmed: list[int],
        rejoined: list[int],
        whites: list[int],
        used: list[bool],
        has_put_back: list[bool],
        wounded: int,
        is_food_ascending: bool,
        rulebook: int,
        sent_to: list[bool],
    ) -> None:
        self.players = len(cheese)
        self.rats = rats  # PLACES numbers for each seat
        self.cheese = cheese
        self.graveyard = graveyard
        self.pile = pile
        self.turn = turn
        self.active = active
        # All lists below are replaced, never changed in place: copies share them.
        self.event_deck = event_deck  # the next card last, as in every deck and in the bag
        self.past_events = past_events
        self.food_deck = food_deck
        self.past_food = past_food
        self.bag = bag
        self.clans = clans  # RL-13.1: by seat, or NO_CLAN
        self.aggressive = aggressive  # RL-12.1: who has the aggressive board
        self.alarmed = alarmed  # RL-11.7: cheese that is hidden in the nursery until the attacks are over
        self.rejoined = rejoined  # RL-13.5: lost rats that were deployed this turn
        self.whites = whites  # RL-11.11: white pieces drawn in this area that have no partner yet
        self.used = used  # RL-13.6, RL-13.13: who has used an ability for one area per turn
        self.has_put_back = has_put_back  # RL-11.4: who has put a piece back in this area
        self.wounded = wounded  # RL-12.4: whose rat was wounded in this area, or NOBODY
        self.is_food_ascending = is_food_ascending
        self.rulebook = rulebook  # RL-14
        self.sent_to = sent_to  # RL-13.9, RL-14.5: ZONES marks for each seat, of the last deployment

    def copy(self) -> "Sewers":
        """An independent copy."""
        return Sewers(
            self.rats.copy(),
            self.cheese.copy(),
            self.graveyard.copy(),
            self.pile,
            self.turn,
            self.active,
            self.event_deck,
            self.past_events,
            self.food_deck,
            self.past_food,
            self.bag,
            self.clans,
            self.aggressive,
            self.alarmed,
            self.rejoined,
            self.whites,
            self.used,
            self.has_put_back,
            self.wounded,
            self.is_food_ascending,
            self.rulebook,
            self.sent_to,
        )

    @property
    def boxes(self) -> int:
        """RL-1.1: seven players and more play with two boxes."""
        return 1 if self.players < 7 else 2

    def left_of(self, seat: int) -> int:
        """RL-2.3: the left neighbour is the next seat clockwise."""
        return (seat + 1) % self.players

    def right_of(self, seat: int) -> int:
        """RL-5.5: the right neighbour is the previous seat; only with two players are both neighbours the same."""
        return (seat - 1) % self.players

    def active_order(self) -> list[int]:
        """RL-2.2: the order that decides ties, good or bad: the Active Player, then clockwise."""
        return [(self.active + place) % self.players for place in range(self.players)]

    def fewest_first(self, rats: list[int]) -> list[int]:
        """All seats, those with the fewest of these rats first, ties by active order."""
        order = self.active_order()
        for place in range(1, self.players):
            seat, at = order[place], place
            while at > 0 and rats[order[at - 1]] > rats[seat]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
        return order

    def rats_in(self, seat: int, place: int) -> int:
        """How many rats of a clan are at a place."""
        return self.rats[seat * PLACES + place]

    def rats_at(self, place: int) -> list[int]:
        """How many rats each clan has at a place."""
        return self.rats[place::PLACES]

    def move_rats(self, seat: int, place: int, change: int) -> None:
        """Add rats to a place, or take them away."""
        at = seat * PLACES + place
        self.rats[at] = self.rats[at] + change

    def has_clans(self) -> bool:
        """RL-13.1: whether anybody has a clan with abilities."""
        for clan in self.clans:  # noqa: SIM110 a generator takes longer
            if clan >= 0:
                return True
        return False

    def note_sent(self) -> None:
        """Remember to which zones each clan has sent rats, even if they leave or die there."""
        rats = self.rats
        self.sent_to = [rats[seat * PLACES + zone] > 0 for seat in range(self.players) for zone in range(ZONES)]

    def has_sent(self, seat: int, zone: int) -> bool:
        """Whether a clan has sent a rat to a zone in the last deployment."""
        return self.sent_to[seat * ZONES + zone]

    def rats_in_sewer(self, seat: int) -> int:
        """RL-9.1: the rats that eat: poisoned ones do, lost ones don't."""
        rats = 0
        for place in range(seat * PLACES, seat * PLACES + LOST):
            rats += self.rats[place]
        return rats

    def living_rats(self, seat: int) -> int:
        """RL-10.1: all rats of the clan, poisoned and lost included."""
        return sum(self.rats[seat * PLACES : seat * PLACES + PLACES])

    def first_place(self, seat: int, places: list[int]) -> int:
        """The first of some places where the clan has a rat; -1 if there is none."""
        for place in places:
            if self.rats[seat * PLACES + place] > 0:
                return place
        return -1


def sent_by(table: Sewers, seat: int) -> list[str]:
    """The names of the zones to which a clan has sent rats in the last deployment."""
    return [name for zone, name in enumerate(ZONE_NAMES) if table.has_sent(seat, zone)]


def with_mark(marks: list[bool], seat: int) -> list[bool]:
    """The marks with one more seat marked."""
    return [mark or at == seat for at, mark in enumerate(marks)]


def with_more(counts: list[int], seat: int, more: int) -> list[int]:
    """The counts with one seat's raised."""
    return [count + more if at == seat else count for at, count in enumerate(counts)]


Flow = Position[Sewers, Data]
