"""RL-1: what lies on RatLand's table, and who sits next to whom."""

from rathaus.core.flow import Position, Table
from rathaus.games.ratland.components import LOST, PLACES
from rathaus.games.ratland.data import Data


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
        is_food_ascending: bool,
    ) -> None:
        self.players = len(cheese)
        self.rats = rats  # PLACES numbers for each seat
        self.cheese = cheese
        self.graveyard = graveyard
        self.pile = pile
        self.turn = turn
        self.active = active
        # Decks and bag have the next piece last. They are replaced and never changed in place: copies share them.
        self.event_deck = event_deck
        self.past_events = past_events
        self.food_deck = food_deck
        self.past_food = past_food
        self.bag = bag
        self.is_food_ascending = is_food_ascending

    def copy(self) -> "Sewers":
        """A table of its own with the same things on it."""
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
            self.is_food_ascending,
        )

    def left_of(self, seat: int) -> int:
        """RL-2.3: the left neighbour is the next seat clockwise."""
        return (seat + 1) % self.players

    def right_of(self, seat: int) -> int:
        """The right neighbour is the seat before: from three players on, not the left neighbour again (RL-5.5)."""
        return (seat - 1) % self.players

    def active_order(self) -> list[int]:
        """RL-2.2: who wins ties, good or bad: the Active Player, then clockwise."""
        return [(self.active + place) % self.players for place in range(self.players)]

    def rats_in(self, seat: int, place: int) -> int:
        """How many rats of a clan are at a place."""
        return self.rats[seat * PLACES + place]

    def move_rats(self, seat: int, place: int, change: int) -> None:
        """Add rats to a place, or take them away."""
        self.rats[seat * PLACES + place] += change

    def rats_in_sewer(self, seat: int) -> int:
        """RL-9.1: the rats that eat: poisoned ones do, lost ones don't."""
        return sum(self.rats[seat * PLACES : seat * PLACES + LOST])

    def living_rats(self, seat: int) -> int:
        """RL-10.1: all rats of the clan, poisoned and lost included."""
        return sum(self.rats[seat * PLACES : seat * PLACES + PLACES])


Flow = Position[Sewers, Data]
