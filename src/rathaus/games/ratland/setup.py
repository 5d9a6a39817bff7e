"""RL-1: components and set-up."""

from rathaus.core.flow import Position
from rathaus.core.rng import Rng
from rathaus.games.ratland.components import PANTRY, PLACES
from rathaus.games.ratland.data import Data
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import Flow, Sewers


def lay_table(data: Data, players: int, *, is_food_ascending: bool, rng: Rng) -> Flow:
    """RL-1.4: seven rats and two cheese for everyone, in the pantry; the rest of the rats is the common pile."""
    rats = [0] * (players * PLACES)
    for seat in range(players):
        rats[seat * PLACES + PANTRY] = data.start_rats
    table = Sewers(
        rats=rats,
        cheese=[data.start_cheese] * players,
        graveyard=[0] * players,
        pile=data.rats - players * data.start_rats,
        turn=0,
        active=rng.below(players),  # RL-1.7
        event_deck=event_deck(data, rng),
        past_events=[],
        food_deck=food_deck(data, is_ascending=is_food_ascending, rng=rng),
        past_food=[],
        bag=[],
        is_food_ascending=is_food_ascending,
    )
    return Position(data, table, [PlayTurn()], rng)


def event_deck(data: Data, rng: Rng) -> list[int]:
    """RL-1.5: the starting events on top of some final ones, among which the end of the game is hidden."""
    starting = list(range(data.starting_events))
    finals = list(range(data.starting_events, data.end_of_game))
    rng.shuffle(starting)
    rng.shuffle(finals)
    final = [*finals[: data.finals_played], data.end_of_game]
    rng.shuffle(final)
    return final + starting


def food_deck(data: Data, *, is_ascending: bool, rng: Rng) -> list[int]:
    """RL-1.6: shuffled, or 1, 2, 3 … for first games; the next card is the last of the list."""
    deck = list(range(len(data.food) - 1, -1, -1))
    if not is_ascending:
        rng.shuffle(deck)
    return deck
