"""Everything that RatLand tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import QUIET, Event, Line, Seat


class RulebookOpened(Event):
    """Whose rulebook the table plays by."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-14.6"
    rulebook: str


class TurnBegan(Event):
    """A new turn with its Active Player."""

    changes: ClassVar = ("turn", "active", "used", "rejoined", "pending")
    clause: ClassVar = "RL-3.1"
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
    reveals: ClassVar = True
    line: ClassVar = Line(under="turn-began")
    card: str


class FoodRevealed(Event):
    """The next food card lies open."""

    changes: ClassVar = ("past_food", "food_left", "foreseen_food", "foreseen_smells", "smells")
    clause: ClassVar = "RL-3.2"
    reveals: ClassVar = True
    card: int


class RatsGathered(Event):
    """Everybody took up their rats to deploy them anew."""

    changes: ClassVar = ("rats", "questions")
    clause: ClassVar = "RL-4.1"
    line: ClassVar = QUIET


class RatsPlaced(Event):
    """Behind the screen, for its owner only: so many rats go to a zone."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.1"
    line: ClassVar = Line(needs="rats", until=["rats-deployed"], joins=["rats-placed"])
    seat: Seat
    zone: str
    rats: int


class DeploymentReady(Event):
    """A player has placed all rats behind the screen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.4"
    line: ClassVar = QUIET
    seat: Seat


class RatsDeployed(Event):
    """The screen is lifted."""

    changes: ClassVar = ("rats", "sent_to", "rejoined", "questions", "pending")
    clause: ClassVar = "RL-4.1"
    reveals: ClassVar = True
    seat: Seat
    zones: dict[str, int]


class CheeseStolen(Event):
    """An attack was stronger than the defence, and there was cheese to take."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-5.1"
    thief: Seat
    victim: Seat
    cheese: int
    strength: int
    defence: int


class AttackRepelled(Event):
    """An attack took nothing: the defence was strong enough, or there was no cheese to take."""

    clause: ClassVar = "RL-5.1"
    thief: Seat
    victim: Seat
    strength: int
    defence: int
    is_defended: bool


class RatsBorn(Event):
    """New rats in a nursery."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-6.1"
    line: ClassVar = Line(joins=["rats-born"])
    seat: Seat
    rats: int


class RatsReturned(Event):
    """Poisoned and lost rats are back in the pantry."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-7.1"
    seat: Seat
    poisoned: int
    lost: int


class BagFilled(Event):
    """The bag holds what the food card says for an area."""

    changes: ClassVar = ("bag", "pending")
    clause: ClassVar = "RL-8.1"
    area: str
    pieces: dict[str, int]


class PiecesDrawn(Event):
    """A player drew blindly from the bag."""

    changes: ClassVar = ("bag", "used", "whites", "pending")
    clause: ClassVar = "RL-8.3"
    reveals: ClassVar = True
    seat: Seat
    area: str
    pieces: list[str]


class CheeseFound(Event):
    """What the yellow and orange pieces are worth."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-8.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    cheese: int


class RatLeft(Event):
    """Black: a rat went back to the common pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-8.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str


class RatPoisoned(Event):
    """Purple: a rat went to the infirmary."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str


class RatLost(Event):
    """Blue: a rat lost its way."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    line: ClassVar = Line(joins=["pieces-drawn"])
    seat: Seat
    place: str


class BagEmptied(Event):
    """The pieces that nobody drew are put away; the area is done with."""

    changes: ClassVar = ("bag", "whites", "has_put_back", "wounded", "pending")
    clause: ClassVar = "RL-8.1"
    line: ClassVar = QUIET
    area: str


class ClanFed(Event):
    """A clan ate."""

    changes: ClassVar = ("cheese", "pending")
    clause: ClassVar = "RL-9.1"
    seat: Seat
    rats: int
    cheese: int


class RatsStarved(Event):
    """There was not enough cheese: rats died."""

    changes: ClassVar = ("rats", "graveyard")
    clause: ClassVar = "RL-9.2"
    line: ClassVar = Line(joins=["clan-fed"])
    seat: Seat
    rats: int


class GameEnded(Event):
    """The end of the game, with its ranking."""

    changes: ClassVar = ("result", "pending")
    clause: ClassVar = "RL-10.1"
    winners: list[Seat]
    scores: list[int]
