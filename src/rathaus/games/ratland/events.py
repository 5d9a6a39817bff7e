"""All events of RatLand. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import BOX, QUIET, Event, Line, Move, Seat
from rathaus.games.ratland.moving import (
    ATTACK,
    BIRTHS,
    CHEESE,
    END,
    EVENT,
    FEEDING,
    PILE,
    RATS,
    RETURN,
    SETUP,
    cheese_for,
    cheese_move,
    rats_move,
)


class RulebookOpened(Event):
    """Which rulebook the table plays by."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-14.6"
    phase: ClassVar = SETUP
    rulebook: str


class TurnBegan(Event):
    """A new turn with its Active Player."""

    changes: ClassVar = ("turn", "active", "used", "rejoined", "pending")
    clause: ClassVar = "RL-3.1"
    phase: ClassVar = EVENT
    turn: int
    active: Seat


class EventRevealed(Event):
    """The next event card lies open."""

    changes: ClassVar = (
        "past_events",
        "active",
        "events_left",
        "foreseen_events",
        "foreseen_food",
        "foreseen_smells",
        "indoor_limit",
        "is_final",
        "pending",
    )
    clause: ClassVar = "RL-3.2"
    phase: ClassVar = EVENT
    reveals: ClassVar = True
    line: ClassVar = Line(under="turn-began")
    card: str

    def moves(self) -> list[Move]:
        """The next card of the deck."""
        return [Move("event", "event-deck", "events", which=self.card)]


class FoodRevealed(Event):
    """The next food card lies open."""

    changes: ClassVar = ("past_food", "food_left", "foreseen_food", "foreseen_smells", "smells")
    clause: ClassVar = "RL-3.2"
    phase: ClassVar = EVENT
    reveals: ClassVar = True
    card: int

    def moves(self) -> list[Move]:
        """The next card of the deck."""
        return [Move("food", "food-deck", "food")]


class RatsGathered(Event):
    """Everybody took up their rats to deploy them again."""

    changes: ClassVar = ("rats", "questions")
    clause: ClassVar = "RL-4.1"
    phase: ClassVar = EVENT
    line: ClassVar = QUIET
    clans: list[Seat]  # the owners of rats outside the pantry, then their zones and their numbers
    zones: list[str]
    rats: list[int]

    def moves(self) -> list[Move]:
        """Everybody's rats to their pantry."""
        gathered = zip(self.clans, self.zones, self.rats, strict=True)
        return [rats_move(clan, zone, "pantry", rats) for clan, zone, rats in gathered]


class RatsPlaced(Event):
    """Behind the screen, for its owner only: this many rats go to a zone."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.1"
    phase: ClassVar = RATS
    line: ClassVar = Line(needs="rats", until=["rats-deployed"], joins=["rats-placed"])
    seat: Seat
    zone: str
    rats: int


class DeploymentReady(Event):
    """A player has placed all rats behind the screen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.4"
    phase: ClassVar = RATS
    line: ClassVar = QUIET
    seat: Seat


class RatsDeployed(Event):
    """The screen is lifted."""

    changes: ClassVar = ("rats", "sent_to", "rejoined", "questions", "pending")
    clause: ClassVar = "RL-4.1"
    phase: ClassVar = RATS
    reveals: ClassVar = True
    seat: Seat
    zones: dict[str, int]
    joined: dict[str, int]

    def moves(self) -> list[Move]:
        """Joining rats come to the pantry first; from there all go to their zones."""
        joined = [rats_move(self.seat, place, "pantry", rats) for place, rats in self.joined.items() if rats]
        sent = {zone: rats for zone, rats in self.zones.items() if rats and zone != "pantry"}
        return joined + [rats_move(self.seat, "pantry", zone, rats) for zone, rats in sent.items()]


class CheeseStolen(Event):
    """An attack was stronger than the defence, and there was cheese to take."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-5.1"
    phase: ClassVar = ATTACK
    thief: Seat
    victim: Seat
    cheese: int
    strength: int
    defence: int

    def moves(self) -> list[Move]:
        """From one store to the other."""
        return [cheese_move(self.victim, self.thief, self.cheese)]


class AttackRepelled(Event):
    """An attack took nothing: the defence was strong enough, or there was no cheese to take."""

    clause: ClassVar = "RL-5.1"
    phase: ClassVar = ATTACK
    thief: Seat
    victim: Seat
    strength: int
    defence: int
    is_defended: bool


class RatsBorn(Event):
    """New rats in a nursery."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-6.1"
    phase: ClassVar = BIRTHS
    line: ClassVar = Line(joins=["rats-born"])
    seat: Seat
    rats: int

    def moves(self) -> list[Move]:
        """From the pile."""
        return [rats_move(self.seat, PILE, "nursery", self.rats)]


class RatsReturned(Event):
    """Poisoned and lost rats are back in the pantry."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-7.1"
    phase: ClassVar = RETURN
    seat: Seat
    poisoned: int
    lost: int

    def moves(self) -> list[Move]:
        """From infirmary and lost card."""
        found = {"infirmary": self.poisoned, "lost": self.lost}
        return [rats_move(self.seat, place, "pantry", rats) for place, rats in found.items() if rats]


class BagFilled(Event):
    """The bag holds what the food card says for an area."""

    changes: ClassVar = ("bag", "pending")
    clause: ClassVar = "RL-8.1"
    phase: ClassVar = CHEESE
    area: str
    pieces: dict[str, int]

    def moves(self) -> list[Move]:
        """Pieces out of the box."""
        return [Move(colour, BOX, "bag", count) for colour, count in self.pieces.items()]


class PiecesDrawn(Event):
    """A player drew blindly from the bag."""

    changes: ClassVar = ("bag", "used", "whites", "pending")
    clause: ClassVar = "RL-8.3"
    phase: ClassVar = CHEESE
    reveals: ClassVar = True
    seat: Seat
    area: str
    pieces: list[str]

    def moves(self) -> list[Move]:
        """Each piece by itself."""
        return [Move(colour, "bag", BOX, seat=self.seat) for colour in self.pieces]


class CheeseFound(Event):
    """What the yellow and orange pieces are worth."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-8.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    cheese: int

    def moves(self) -> list[Move]:
        """Into the store."""
        return [cheese_for(self.seat, self.cheese)]


class RatLeft(Event):
    """Black: a rat went back to the common pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-8.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str

    def moves(self) -> list[Move]:
        """To the pile."""
        return [rats_move(self.seat, self.place, PILE, 1)]


class RatPoisoned(Event):
    """Purple: a rat went to the infirmary."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str

    def moves(self) -> list[Move]:
        """To the infirmary."""
        return [rats_move(self.seat, self.place, "infirmary", 1)]


class RatLost(Event):
    """Blue: a rat lost its way."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    phase: ClassVar = CHEESE
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str

    def moves(self) -> list[Move]:
        """To the lost ones."""
        return [rats_move(self.seat, self.place, "lost", 1)]


class BagEmptied(Event):
    """The pieces that nobody drew are put away; the area is done with."""

    changes: ClassVar = ("bag", "whites", "has_put_back", "wounded", "pending")
    clause: ClassVar = "RL-8.1"
    phase: ClassVar = CHEESE
    line: ClassVar = QUIET
    area: str
    pieces: dict[str, int]

    def moves(self) -> list[Move]:
        """What nobody drew."""
        return [Move(colour, "bag", BOX, count) for colour, count in self.pieces.items()]


class ClanFed(Event):
    """A clan ate."""

    changes: ClassVar = ("cheese", "pending")
    clause: ClassVar = "RL-9.1"
    phase: ClassVar = FEEDING
    line: ClassVar = Line(needs="rats")
    seat: Seat
    rats: int
    cheese: int

    def moves(self) -> list[Move]:
        """Eaten."""
        return [cheese_for(self.seat, -self.cheese)] if self.cheese else []


class RatsStarved(Event):
    """There was not enough cheese: rats died."""

    changes: ClassVar = ("rats", "graveyard")
    clause: ClassVar = "RL-9.2"
    phase: ClassVar = FEEDING
    line: ClassVar = Line(joins=["clan-fed"])
    seat: Seat
    rats: int
    places: dict[str, int]

    def moves(self) -> list[Move]:
        """From where they were to the graveyard."""
        return [rats_move(self.seat, place, "graveyard", rats) for place, rats in self.places.items()]


class GameEnded(Event):
    """The end of the game, with its ranking."""

    changes: ClassVar = ("result", "pending")
    clause: ClassVar = "RL-10.1"
    phase: ClassVar = END
    winners: list[Seat]
    scores: list[int]
