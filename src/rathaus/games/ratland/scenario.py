"""RatLand's scenarios: set up a table from fields, and write a table as fields. (Never compiled.)"""

from typing import Any

from rathaus.core.errors import FieldError
from rathaus.core.flow import Step
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS
from rathaus.games.ratland.attack import ResolveAttacks
from rathaus.games.ratland.cheese import LookForCheese
from rathaus.games.ratland.choosing import BOARD_NAMES, ChooseBoard, ChooseClan
from rathaus.games.ratland.components import COLOUR_NAMES, PLACE_NAMES, PLACES, ZONE_NAMES
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.event import RevealEvent
from rathaus.games.ratland.feeding import FeedClans
from rathaus.games.ratland.nursery import Breed
from rathaus.games.ratland.rats import GatherRats
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.scoring import ScoreGame
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import NOBODY, Flow, Sewers, sent_by

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
CHOICES: dict[str, type[Step]] = {"clans": ChooseClan, "boards": ChooseBoard}
ROWS = [[name for name in PHASES if name != "scoring"], ["clans", "turns"], ["boards", "turns"]]
UNBEGUN = ("event", "turns", *CHOICES)


def arrange(flow: Flow, fields: Fields) -> None:
    """Lay the table that the fields describe; what they don't name is as at the start, and the pile takes the rest."""
    table = flow.table
    names = fields.names("phases", [*PHASES, *CHOICES], [])
    is_begun = fields.has("phases") and not (names and names[0] in UNBEGUN)
    table.turn = fields.number("turn", int(is_begun))
    table.active = fields.seat("active", table.players, table.active)
    is_somebody_wounded = fields.has("wounded") and fields.values["wounded"] != ""
    table.wounded = fields.seat("wounded", table.players, NOBODY) if is_somebody_wounded else NOBODY
    table.bag = [COLOUR_NAMES.index(name) for name in reversed(fields.names("bag", COLOUR_NAMES, []))]
    _arrange_events(flow, fields, is_begun=is_begun)
    _arrange_food(flow, fields, is_begun=is_begun)
    clans = fields.seats(table.players)
    for seat, clan in enumerate(clans):
        _arrange_sewer(table, seat, clan)
    _arrange_sides(flow, clans)
    _arrange_marks(table, clans)
    _arrange_offers(flow, clans)
    _arrange_pile(flow, fields)
    flow.todo = _steps(flow, names, fields)
    for clan in clans:
        clan.done()
    fields.done()


def _arrange_sewer(table: Sewers, seat: int, clan: Fields) -> None:
    """Once one of its zones is named, a clan's other zones are empty."""
    names_zones = any(clan.has(name) for name in ZONE_NAMES)
    for place, name in enumerate(PLACE_NAMES):
        usual = table.rats_in(seat, place) if not names_zones else 0
        table.rats[seat * PLACES + place] = clan.number(name, usual)
    table.cheese[seat] = clan.number("cheese", table.cheese[seat])
    table.graveyard[seat] = clan.number("graveyard", 0)


def _arrange_sides(flow: Flow, clans: list[Fields]) -> None:
    table = flow.table
    names = ["none", *flow.data.clans]
    table.clans = [names.index(clan.name("clan", names, "none")) - 1 for clan in clans]
    usual = [BOARD_NAMES[is_aggressive] for is_aggressive in table.aggressive]
    boards = [clan.name("board", BOARD_NAMES, board) for clan, board in zip(clans, usual, strict=True)]
    table.aggressive = [board == BOARD_NAMES[1] for board in boards]


def _arrange_marks(table: Sewers, clans: list[Fields]) -> None:
    table.note_sent()
    sent_to = [clan.names("sent_to", ZONE_NAMES, sent_by(table, seat)) for seat, clan in enumerate(clans)]
    table.sent_to = [name in zones for zones in sent_to for name in ZONE_NAMES]
    table.alarmed = [clan.number("alarmed", 0) for clan in clans]
    table.rejoined = [clan.number("rejoined", 0) for clan in clans]
    table.whites = [clan.number("whites", 0) for clan in clans]
    table.used = [clan.flag("used") for clan in clans]
    table.has_put_back = [clan.flag("has_put_back") for clan in clans]


def _arrange_offers(flow: Flow, clans: list[Fields]) -> None:
    """RL-13.1: the clan cards dealt to each player; if some are named, the others get the rest, in order."""
    step = next((step for step in flow.todo if isinstance(step, ChooseClan)), None)
    offers = [clan.names("offers", flow.data.clans, []) for clan in clans]
    for clan, offer in zip(clans, offers, strict=True):
        if offer and (step is None or len(offer) != 2):
            raise clan.wrong("offers", f"{len(offer)} cards, expected 2, and only with the option clans = 'true'")
    if step is None or not any(offers):
        return
    cards = list(range(len(flow.data.clans))) * flow.table.boxes
    dealt = [[flow.data.clans.index(name) for name in offer] for offer in offers]
    for clan, hand in zip(clans, dealt, strict=True):
        for card in hand:
            if card not in cards:
                raise clan.wrong("offers", f"there are not that many {flow.data.clans[card]!r} cards in the box")
            cards.remove(card)
    full = [hand or [cards.pop(0), cards.pop(0)] for hand in dealt]
    flow.todo[flow.todo.index(step)] = ChooseClan(step.answers, step.missing, full)


def _steps(flow: Flow, names: list[str], fields: Fields) -> list[Step]:
    """The phases named; or the whole game, without choices that the scenario has already made."""
    choices = {
        name: next((step for step in flow.todo if isinstance(step, kind)), None) for name, kind in CHOICES.items()
    }
    if not fields.has("phases"):
        made = [ChooseClan] * (max(flow.table.clans) >= 0)
        return [step for step in flow.todo if not isinstance(step, tuple(made))]
    steps: list[Step] = []
    for name in reversed(names):
        step = PHASES[name]() if name in PHASES else choices[name]
        if step is None:
            raise fields.wrong("phases", f"{name!r} are not chosen with these options")
        steps.append(step)
    return steps


def _arrange_pile(flow: Flow, fields: Fields) -> None:
    table = flow.table
    owned = sum(table.rats) + sum(table.graveyard)
    total = flow.data.rats * table.boxes
    if owned > total:
        raise FieldError(fields.path, f"the clans hold {owned} rats, but there are {total}")
    table.pile = fields.number("pile", total - owned)
    if table.pile + owned != total:
        raise fields.wrong(
            "pile", f"{table.pile} in the pile and {owned} in the clans are not the {total} rats there are"
        )


def _arrange_events(flow: Flow, fields: Fields, *, is_begun: bool) -> None:
    """The cards named come first; the rest of the deck follows RL-1.5."""
    data = flow.data
    following = _cards(fields, "next_events", data.events, [])
    usual = [card for card in range(data.starting_events) if card not in following][: int(is_begun)]
    past = _cards(fields, "past_events", data.events, usual)
    if set(past) & set(following):
        raise fields.wrong("next_events", "a card cannot lie open and in the deck at once")
    order = [card >= data.starting_events for card in past + following]
    if order != sorted(order):
        raise fields.wrong("next_events", "a final event cannot come before a starting one")
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
    boxes = flow.table.boxes
    following = [int(name) - 1 for name in fields.names("next_food", numbers, [])]
    deck = _without([*flow.table.past_food, *flow.table.food_deck[::-1]], following, fields, "next_food")
    usual = [str(card + 1) for card in deck[: boxes * is_begun]]
    past = [int(name) - 1 for name in fields.names("past_food", numbers, usual)]
    flow.table.past_food = past
    flow.table.food_deck = [*following, *_without(deck, past, fields, "past_food")][::-1]


def _without(deck: list[int], cards: list[int], fields: Fields, name: str) -> list[int]:
    """The deck without these cards, each of which it must hold."""
    rest = deck.copy()
    for card in cards:
        if card not in rest:
            raise fields.wrong(name, f"food card {card + 1} is named more often than there are such cards")
        rest.remove(card)
    return rest


def _cards(fields: Fields, name: str, known: list[str], usual: list[int]) -> list[int]:
    names = fields.names(name, known, [known[card] for card in usual])
    for card in names:
        if names.count(card) > 1:
            raise fields.wrong(name, f"{card!r} is named {names.count(card)} times, but there is one")
    return [known.index(card) for card in names]


def facts(flow: Flow) -> dict[str, Any]:
    """The table as the fields that `arrange` reads."""
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
        "wounded": "" if table.wounded == NOBODY else LETTERS[table.wounded],
        **{
            LETTERS[seat]: {"clan": (["none", *flow.data.clans])[clan + 1], **_clan(table, seat)}
            for seat, clan in enumerate(table.clans)
        },
    }


def _clan(table: Sewers, seat: int) -> dict[str, Any]:
    places = {name: table.rats_in(seat, place) for place, name in enumerate(PLACE_NAMES)}
    return {
        **places,
        "sent_to": sent_by(table, seat),
        "cheese": table.cheese[seat],
        "graveyard": table.graveyard[seat],
        "board": BOARD_NAMES[table.aggressive[seat]],
        "alarmed": table.alarmed[seat],
        "rejoined": table.rejoined[seat],
        "whites": table.whites[seat],
        "used": table.used[seat],
        "has_put_back": table.has_put_back[seat],
    }
