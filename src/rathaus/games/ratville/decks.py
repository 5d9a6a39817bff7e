"""RV-2.2: drawing cards; an empty deck is refilled from its own discards."""

from rathaus.games.ratville.effects import named
from rathaus.games.ratville.events import DeckShuffled
from rathaus.games.ratville.table import NO_LOOT, Flow


def draw_creature(flow: Flow) -> int:
    """RR-28: the next creature, or -1 if there is none left."""
    table = flow.table
    if not table.creature_deck:
        if not table.past_creatures:
            return -1
        table.creature_deck = shuffled(flow, "creatures", table.past_creatures)
        table.past_creatures = []
        table.is_mixed = True  # RR-29
    card = table.creature_deck[-1]
    table.creature_deck = table.creature_deck[:-1]
    return card


def draw_object(flow: Flow) -> int:
    """RR-24: the next object, or -1 if there is none left."""
    table = flow.table
    if not table.object_deck:
        if not table.past_objects:
            return -1
        table.object_deck = shuffled(flow, "objects", table.past_objects)
        table.past_objects = []
    card = table.object_deck[-1]
    table.object_deck = table.object_deck[:-1]
    return card


def draw_loot(flow: Flow) -> None:
    """RR-29: the next loot card; after ten rounds they are shuffled again."""
    table = flow.table
    if not table.loot_deck:
        table.loot_deck = shuffled(flow, "loot", table.past_loot)
        table.past_loot = []
    table.loot = table.loot_deck[-1]
    table.loot_deck = table.loot_deck[:-1]


def left_in(flow: Flow, box: int) -> dict[str, int]:
    """The contents of a loot box, until somebody takes it."""
    return named(flow.data.loot_boxes[flow.table.loot][box]) if box in flow.table.boxes else {}


def discard_loot(flow: Flow) -> None:
    """RV-5.2: discard the card, with what is left on it."""
    table = flow.table
    if table.loot != NO_LOOT:
        table.past_loot = [*table.past_loot, table.loot]
    table.loot = NO_LOOT
    table.boxes = []


def shuffled(flow: Flow, deck: str, discards: list[int]) -> list[int]:
    """The discards as a new deck."""
    cards = sorted(discards)
    flow.rng.shuffle(cards)
    if flow.heard:
        flow.tell(DeckShuffled(deck=deck, cards=len(cards)))
    return cards
