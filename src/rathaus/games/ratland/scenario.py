"""RatLand's table in a scenario's words: how it is laid, and what can be said of it. (Never compiled.)"""

from typing import Any

from rathaus.core.errors import FieldError
from rathaus.core.flow import Step
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS
from rathaus.games.ratland.attack import ResolveAttacks
from rathaus.games.ratland.cheese import LookForCheese
from rathaus.games.ratland.components import COLOUR_NAMES, PLACE_NAMES, PLACES, ZONES
from rathaus.games.ratland.data import Data
from rathaus.games.ratland.event import RevealEvent
from rathaus.games.ratland.feeding import FeedClans
from rathaus.games.ratland.nursery import Breed
from rathaus.games.ratland.rats import GatherRats
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.scoring import ScoreGame
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import Flow, Sewers

PHASES: dict[str, type[Step]] = {
    "event": RevealEvent,
    "rats": GatherRats,
    "attack": ResolveAttacks,
    "nursery": Breed,
    "return": ReturnRats,
    "cheese": LookForCheese,
    "feeding": FeedClans,
    "scoring": ScoreGame,
    "turns": PlayTurn,
}
WHOLE_GAME = ["turns"]


def arrange(flow: Flow, fields: Fields) -> None:
    """Lay the table that the fields describe; what they don't name is as at the start, and the pile takes the rest."""
    table = flow.table
    phases = fields.names("phases", list(PHASES), WHOLE_GAME)
    is_begun = phases[:1] not in (["event"], ["turns"])
    table.turn = fields.number("turn", int(is_begun))
    table.active = fields.seat("active", table.players, table.active)
    _arrange_events(flow, fields, is_begun=is_begun)
    _arrange_food(flow, fields, is_begun=is_begun)
    table.bag = [COLOUR_NAMES.index(name) for name in reversed(fields.names("bag", COLOUR_NAMES, []))]
    for seat, clan in enumerate(fields.seats(table.players)):
        _arrange_clan(table, seat, clan)
    _arrange_pile(flow, fields)
    fields.done()
    flow.todo = [PHASES[phase]() for phase in reversed(phases)]


def _arrange_clan(table: Sewers, seat: int, clan: Fields) -> None:
    """Once one of its zones is named, a clan's other zones are empty."""
    names_zones = any(clan.has(name) for name in PLACE_NAMES[:ZONES])
    for place, name in enumerate(PLACE_NAMES):
        usual = table.rats_in(seat, place) if not names_zones else 0
        table.rats[seat * PLACES + place] = clan.number(name, usual)
    table.cheese[seat] = clan.number("cheese", table.cheese[seat])
    table.graveyard[seat] = clan.number("graveyard", 0)
    clan.done()


def _arrange_pile(flow: Flow, fields: Fields) -> None:
    table = flow.table
    owned = sum(table.rats) + sum(table.graveyard)
    if owned > flow.data.rats:
        raise FieldError(fields.path, f"the clans hold {owned} rats, but the box has {flow.data.rats}")
    table.pile = fields.number("pile", flow.data.rats - owned)
    if table.pile + owned != flow.data.rats:
        raise fields.wrong(
            "pile",
            f"{table.pile} in the pile and {owned} in the clans are not the {flow.data.rats} rats of the box",
        )


def _arrange_events(flow: Flow, fields: Fields, *, is_begun: bool) -> None:
    """The cards named come first; below them the deck is made up as RL-1.5 says."""
    data = flow.data
    following = _cards(fields, "next_events", data.events, [])
    usual = [card for card in range(data.starting_events) if card not in following][: int(is_begun)]
    past = _cards(fields, "past_events", data.events, usual)
    if set(past) & set(following):
        raise fields.wrong("next_events", "a card cannot lie open and in the deck at once")
    flow.table.past_events = past
    flow.table.event_deck = _rest_of_events(data, fields, past + following) + following[::-1]


def _rest_of_events(data: Data, fields: Fields, used: list[int]) -> list[int]:
    starting = [card for card in range(data.starting_events) if card not in used]
    finals = [card for card in range(data.starting_events, data.end_of_game) if card not in used]
    end = [data.end_of_game] if data.end_of_game not in used else []
    finals_used = sum(data.starting_events <= card < data.end_of_game for card in used)
    wanted = data.finals_played - finals_used
    if wanted < 0:
        raise fields.wrong("next_events", f"{finals_used} final events, but only {data.finals_played} are played")
    return end + finals[:wanted] + starting


def _arrange_food(flow: Flow, fields: Fields, *, is_begun: bool) -> None:
    numbers = [str(card + 1) for card in range(len(flow.data.food))]
    following = _cards(fields, "next_food", numbers, [])
    deck = [card for card in reversed(flow.table.food_deck) if card not in following]
    past = _cards(fields, "past_food", numbers, deck[: int(is_begun)])
    if set(past) & set(following):
        raise fields.wrong("next_food", "a card cannot lie open and in the deck at once")
    flow.table.past_food = past
    flow.table.food_deck = [*following, *(card for card in deck if card not in past)][::-1]


def _cards(fields: Fields, name: str, known: list[str], usual: list[int]) -> list[int]:
    names = fields.names(name, known, [known[card] for card in usual])
    for card in names:
        if names.count(card) > 1:
            raise fields.wrong(name, f"{card!r} is named {names.count(card)} times, but there is one")
    return [known.index(card) for card in names]


def facts(flow: Flow) -> dict[str, Any]:
    """The table in the words that `arrange` understands."""
    table = flow.table
    return {
        "turn": table.turn,
        "active": LETTERS[table.active],
        "pile": table.pile,
        "past_events": [flow.data.events[card] for card in table.past_events],
        "next_events": [flow.data.events[card] for card in reversed(table.event_deck)],
        "past_food": [str(card + 1) for card in table.past_food],
        "next_food": [str(card + 1) for card in reversed(table.food_deck)],
        "bag": [COLOUR_NAMES[piece] for piece in reversed(table.bag)],
        **{LETTERS[seat]: _clan(table, seat) for seat in range(table.players)},
    }


def _clan(table: Sewers, seat: int) -> dict[str, int]:
    places = {name: table.rats_in(seat, place) for place, name in enumerate(PLACE_NAMES)}
    return {**places, "cheese": table.cheese[seat], "graveyard": table.graveyard[seat]}
