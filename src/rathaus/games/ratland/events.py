"""Everything that RatLand tells. (Plain structs, never compiled.)"""

from typing import ClassVar

from rathaus.core.events import Event, Seat


class TurnBegan(Event):
    """A new turn with its Active Player."""

    changes: ClassVar = ("turn", "active", "used", "rejoined", "pending")
    clause: ClassVar = "RL-3.1"
    turn: int
    active: Seat


class EventRevealed(Event):
    """The next event card lies open."""

    changes: ClassVar = ("past_events", "active", "events_left", "foreseen_events", "foreseen_food", "pending")
    clause: ClassVar = "RL-3.2"
    reveals: ClassVar = True
    card: str


class FoodRevealed(Event):
    """The next food card lies open."""

    changes: ClassVar = ("past_food", "food_left", "foreseen_food")
    clause: ClassVar = "RL-3.2"
    reveals: ClassVar = True
    card: int


class RatsGathered(Event):
    """Everybody took up their rats to deploy them anew."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-4.1"


class RatsPlaced(Event):
    """Behind the screen, for its owner only: so many rats go to a zone."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.1"
    seat: Seat
    zone: str
    rats: int


class DeploymentReady(Event):
    """A player has placed all rats behind the screen."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-4.4"
    seat: Seat


class RatsDeployed(Event):
    """The screen is lifted."""

    changes: ClassVar = ("rats", "rejoined", "pending")
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
    """An attack took nothing."""

    clause: ClassVar = "RL-5.1"
    thief: Seat
    victim: Seat
    strength: int
    defence: int


class RatsBorn(Event):
    """New rats in a nursery."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-6.1"
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
    seat: Seat
    cheese: int


class RatLeft(Event):
    """Black: a rat went back to the common pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-8.4"
    seat: Seat
    place: str


class RatPoisoned(Event):
    """Purple: a rat went to the infirmary."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    seat: Seat
    place: str


class RatLost(Event):
    """Blue: a rat lost its way."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-8.4"
    seat: Seat
    place: str


class BagEmptied(Event):
    """The pieces that nobody drew are put away; the area is done with."""

    changes: ClassVar = ("bag", "whites", "has_put_back", "wounded", "pending")
    clause: ClassVar = "RL-8.1"
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
    seat: Seat
    rats: int


class ClanChosen(Event):
    """Somebody has kept a clan card, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.1"
    seat: Seat


class ClanRevealed(Event):
    """The clan that somebody plays."""

    changes: ClassVar = ("clans", "foreseen_events", "foreseen_food", "pending")
    clause: ClassVar = "RL-13.1"
    reveals: ClassVar = True
    seat: Seat
    clan: str


class BoardChosen(Event):
    """Somebody has chosen a board, in secret."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-12.1"
    seat: Seat


class BoardRevealed(Event):
    """The board that somebody plays on."""

    changes: ClassVar = ("boards", "pending")
    clause: ClassVar = "RL-12.1"
    reveals: ClassVar = True
    seat: Seat
    board: str


class CheeseForAll(Event):
    """Abundance."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.1"
    cheese: int


class RatJoined(Event):
    """Visiting Cousin."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-11.3"
    seat: Seat


class RatGiven(Event):
    """Drunk: a rat changed its clan."""

    changes: ClassVar = ("rats",)
    clause: ClassVar = "RL-11.6"
    giver: Seat
    receiver: Seat


class GraveyardCleared(Event):
    """Holy Rat: somebody's graveyard is less full."""

    changes: ClassVar = ("graveyard", "pile")
    clause: ClassVar = "RL-11.9"
    seat: Seat
    rats: int


class CheeseHidden(Event):
    """Sound the Alarm: somebody hid cheese in the nursery."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"
    reveals: ClassVar = True
    seat: Seat
    cheese: int


class AlarmOver(Event):
    """The attacks are over, and hidden cheese lies in the open again."""

    changes: ClassVar = ("alarmed",)
    clause: ClassVar = "RL-11.7"


class RatMoved(Event):
    """Sports: a rat moved after the reveal."""

    changes: ClassVar = ("rats", "pending")
    clause: ClassVar = "RL-13.12"
    seat: Seat
    source: str
    target: str


class MoveDeclined(Event):
    """Sports: no more rats move."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.12"
    seat: Seat


class RatKilled(Event):
    """Aggressive board: a rat died in an attack and is back in the pile."""

    changes: ClassVar = ("rats", "pile")
    clause: ClassVar = "RL-12.2"
    seat: Seat
    place: str


class CheeseBrought(Event):
    """Explorer: lost rats came back with cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.5"
    seat: Seat
    cheese: int


class CheeseForAbsence(Event):
    """Tacticians: cheese for areas without rats."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-11.13"
    seat: Seat
    cheese: int


class PieceAdded(Event):
    """Corrupt: one more piece in the bag."""

    changes: ClassVar = ("bag", "used", "pending")
    clause: ClassVar = "RL-13.13"
    seat: Seat
    area: str
    piece: str


class BribeDeclined(Event):
    """Corrupt: nothing is added to this bag."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.13"
    seat: Seat


class RatWounded(Event):
    """Aggressive board: a rat was wounded before the draws."""

    changes: ClassVar = ("rats", "wounded", "pending")
    clause: ClassVar = "RL-12.3"
    fighter: Seat
    seat: Seat
    area: str


class PiecePutBack(Event):
    """Rat with a Helmet: a piece went back into the bag."""

    changes: ClassVar = ("bag", "has_put_back", "whites", "pending")
    clause: ClassVar = "RL-11.4"
    seat: Seat
    area: str
    piece: str


class PieceKept(Event):
    """Rat with a Helmet: nothing went back."""

    changes: ClassVar = ("whites", "pending")
    clause: ClassVar = "RL-11.4"
    seat: Seat


class PiecesCounted(Event):
    """An event or a clan made pieces count as something else."""

    clause: ClassVar = "RL-8.4"
    seat: Seat
    pieces: list[str]


class ScrapsDeclined(Event):
    """Scavenger: nothing is drawn here."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.6"
    seat: Seat


class TradeReady(Event):
    """Rattibal Lector: somebody has decided."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-11.12"
    seat: Seat


class RatTraded(Event):
    """Rattibal Lector: a rat for a cheese."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-11.12"
    reveals: ClassVar = True
    seat: Seat
    place: str


class AlchemyOffered(Event):
    """Alchemist: cheese may be turned into rats."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    seat: Seat


class CheeseTurned(Event):
    """Alchemist: cheese became rats."""

    changes: ClassVar = ("rats", "cheese", "pile", "pending")
    clause: ClassVar = "RL-13.7"
    seat: Seat
    rats: int


class AlchemyDeclined(Event):
    """Alchemist: cheese stays cheese."""

    changes: ClassVar = ("pending",)
    clause: ClassVar = "RL-13.7"
    seat: Seat


class CheeseGiven(Event):
    """Musician: one of the richest gave a cheese."""

    changes: ClassVar = ("cheese",)
    clause: ClassVar = "RL-13.11"
    giver: Seat
    receiver: Seat


class GameEnded(Event):
    """The end of the game, with its ranking."""

    changes: ClassVar = ("result", "pending")
    clause: ClassVar = "RL-10.1"
    winners: list[Seat]
    scores: list[int]
