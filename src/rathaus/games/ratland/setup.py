"""RL-1: components and set-up."""

from rathaus.core.flow import Position, Step, up_to
from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.games.ratland.choosing import ChooseBoard, deal_clans
from rathaus.games.ratland.components import PANTRY, PLACES, RULEBOOK_NAMES, ZONES
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.rulebook import OpenRulebook
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import NO_CLAN, NOBODY, Flow, Sewers


def lay_table(data: Data, players: int, options: Options, rng: Rng) -> Flow:
    """RL-1.4: seven rats and two cheese for everyone, in the pantry; the rest of the rats is the common pile."""
    boxes = 1 if players < 7 else 2  # RL-1.1
    rats = [0] * (players * PLACES)
    for seat in range(players):
        rats[seat * PLACES + PANTRY] = data.start_rats
    is_food_ascending = options["food_order"] == "ascending"
    table = Sewers(
        rats=rats,
        cheese=[data.start_cheese] * players,
        graveyard=[0] * players,
        pile=data.rats * boxes - players * data.start_rats,
        turn=0,
        active=rng.below(players) if options["start_player"] == "random" else 0,  # RL-1.7
        event_deck=event_deck(data, rng),
        past_events=[],
        food_deck=food_deck(data, boxes, is_ascending=is_food_ascending, rng=rng),
        past_food=[],
        bag=[],
        clans=[NO_CLAN] * players,
        aggressive=[options["boards"] == "aggressive"] * players,  # RL-12.1
        alarmed=[0] * players,
        rejoined=[0] * players,
        whites=[0] * players,
        used=[False] * players,
        has_put_back=[False] * players,
        wounded=NOBODY,
        is_food_ascending=is_food_ascending,
        rulebook=RULEBOOK_NAMES.index(options["rulebook"]),
        sent_to=[zone == PANTRY for _ in range(players) for zone in range(ZONES)],
    )
    position = Position(data, table, [], rng)
    position.then_all([OpenRulebook(), *secret_choices(data, players, boxes, options, rng), PlayTurn()])
    return position


def secret_choices(data: Data, players: int, boxes: int, options: Options, rng: Rng) -> list[Step]:
    """What is chosen before the first event: clans (RL-13.1) and boards (RL-12.1)."""
    choices: list[Step] = []
    if options["clans"] == "true":
        choices.append(deal_clans(data, players, boxes, rng))
    if options["boards"] == "secret":
        choices.append(ChooseBoard([[] for _ in range(players)], up_to(players - 1)))
    return choices


def event_deck(data: Data, rng: Rng) -> list[int]:
    """RL-1.5: the starting events on top of some final ones, with the end of the game shuffled among those."""
    starting = list(range(data.starting_events))
    finals = list(range(data.starting_events, data.end_of_game))
    rng.shuffle(starting)
    rng.shuffle(finals)
    final = [*finals[: data.finals_played], data.end_of_game]
    rng.shuffle(final)
    return final + starting


def food_deck(data: Data, boxes: int, *, is_ascending: bool, rng: Rng) -> list[int]:
    """RL-1.6: shuffled, or 1, 2, 3 … for first games (RL-1.1: 1, 1, 2, 2 …); the next card is the last of the list."""
    deck = sorted(list(range(len(data.food))) * boxes, reverse=True)
    if not is_ascending:
        rng.shuffle(deck)
    return deck
