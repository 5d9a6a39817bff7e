"""Rattus's scenarios: set up a table from fields, and write a table as fields. (Never compiled.)"""

from collections.abc import Callable
from typing import Any

from rathaus.core.flow import Step
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS
from rathaus.games.rattus.action import Act
from rathaus.games.rattus.components import EMPTY, KEEP_CITIZEN, NOBODY, NOT_PLAYED, NOWHERE, ON_TABLE, SLOTS, STARTED
from rathaus.games.rattus.final import BeginFinalPlague, ScoreGame, end_sequence
from rathaus.games.rattus.holding import holder_of
from rathaus.games.rattus.plague import MovePlague
from rathaus.games.rattus.sequence import EndTurn, TakeTurn
from rathaus.games.rattus.setup import PlaceCitizens
from rathaus.games.rattus.table import Europe, Flow
from rathaus.games.rattus.view import place_name, place_named

PHASES: dict[str, Callable[[Flow], list[Step]]] = {
    "placing": lambda flow: [PlaceCitizens(flow.table.active, flow.table.active, 0)],
    "turns": lambda flow: [TakeTurn(flow.table.active)],
    "actions": lambda flow: [Act(flow.table.active, 0)],
    "plague": lambda flow: [MovePlague(flow.table.active)],
    "end": lambda flow: [EndTurn(flow.table.active)],
    "final-round": lambda flow: end_sequence(flow)[:-2],
    "final-plague": lambda flow: [BeginFinalPlague()],
    "scoring": lambda flow: [ScoreGame()],
}
ROWS = [["placing", "turns"], ["actions", "plague", "end"], ["final-round", "final-plague", "scoring"]]
FINAL = ("final-round", "final-plague", "scoring")
ANY, NONE = "any", "none"


def arrange(flow: Flow, fields: Fields) -> None:
    """Lay the table that the fields describe; what they don't name is as at the start, or empty."""
    table = flow.table
    phases = fields.names("phases", list(PHASES), ["placing", "turns"])
    table.turn = fields.number("turn", int(phases[:1] not in (["placing"], ["turns"])))
    table.active = fields.seat("active", table.players, table.active)
    is_final = bool(phases) and phases[0] in FINAL
    table.last = fields.seat("last", table.players, table.active if is_final else NOBODY)
    _arrange_pieces(flow, fields)
    seats = fields.seats(table.players)
    for seat, player in enumerate(seats):
        _arrange_citizens(flow, seat, player)
        _arrange_cards(flow, seat, player)
    _arrange_rats(flow, fields)
    for seat, player in enumerate(seats):
        _arrange_knowledge(flow, seat, player)
        player.done()
    flow.todo = [step for phase in reversed(phases) for step in reversed(PHASES[phase](flow))]
    fields.done()


def _lands(flow: Flow) -> list[str]:
    return [flow.data.regions[region] for region in flow.data.lands[flow.table.players]]


def _arrange_pieces(flow: Flow, fields: Fields) -> None:
    table, names = flow.table, flow.data.regions
    table.plague = names.index(fields.name("plague", _lands(flow), names[table.plague]))
    if table.camel == NOWHERE:
        if fields.has("camel"):
            raise fields.wrong("camel", "there is no camel without the card that moves it")
    else:
        table.camel = names.index(fields.name("camel", _lands(flow), names[table.camel]))


def _arrange_citizens(flow: Flow, seat: int, player: Fields) -> None:
    """A player's citizens by region; the supply has the rest."""
    table = flow.table
    placed = {name: player.number(name, 0) for name in _lands(flow)}
    haven, bread = player.number("haven", 0), player.number("bread", 0)
    out = sum(placed.values()) + haven + bread
    if out > flow.data.citizens:
        raise player.wrong("haven", f"{out} citizens are out, but there are {flow.data.citizens}")
    for name, citizens in placed.items():
        table.settle(seat, flow.data.regions.index(name), citizens)
    table.reserves = _replaced(table.reserves, seat, flow.data.citizens - out)
    table.haven = _replaced(table.haven, seat, haven)
    table.bread = _replaced(table.bread, seat, bread)


def _replaced(numbers: list[int], at: int, number: int) -> list[int]:
    return [*numbers[:at], number, *numbers[at + 1 :]]


def _arrange_cards(flow: Flow, seat: int, player: Fields) -> None:
    table, names = flow.table, flow.data.cards
    played = [name for name, holder in zip(names, table.holders, strict=True) if holder != NOT_PLAYED]
    for name in player.names("cards", played, []):
        card = names.index(name)
        if table.holders[card] != ON_TABLE:
            raise player.wrong("cards", f"{name!r} is in front of another player already")
        table.holders = _replaced(table.holders, card, seat)
    if table.bread[seat] > 0 and holder_of(flow, KEEP_CITIZEN) != seat:
        raise player.wrong("bread", "only who holds the card has citizens on it")


# The rats.


def _arrange_rats(flow: Flow, fields: Fields) -> None:
    """Tokens that are named are taken from the whole box; the rest stays as it was shuffled."""
    table, data = flow.table, flow.data
    box = [*table.removed, *table.supply, *[kind for kind in table.rats if kind != EMPTY]]
    revealed = _kinds(flow, fields, "revealed", box)
    following = _kinds(flow, fields, "next_rats", box)
    if fields.has("rats"):
        _lay_rats(flow, fields, box)
    else:
        for kind in table.rats:
            if kind != EMPTY and kind in box:
                box.remove(kind)
    removed, rest = box[: data.removed[table.players]], box[data.removed[table.players] :]
    left = fields.number("rats_left", len(rest) + len(following))
    if not len(following) <= left <= len(rest) + len(following):
        raise fields.wrong("rats_left", f"{left}, expected {len(following)} to {len(rest) + len(following)}")
    cut = len(rest) + len(following) - left
    table.removed = removed
    table.revealed = revealed + rest[:cut]
    table.supply = rest[cut:] + following[::-1]


def _kinds(flow: Flow, fields: Fields, name: str, box: list[int]) -> list[int]:
    """The tokens that a field names, taken out of the box."""
    return [_taken(flow, fields, name, token, box) for token in fields.names(name, flow.data.tokens, [])]


def _taken(flow: Flow, fields: Fields, name: str, token: str, box: list[int]) -> int:
    kind = flow.data.tokens.index(token)
    if kind not in box:
        raise fields.wrong(name, f"{token!r} is named more often than there are such tokens")
    box.remove(kind)
    return kind


def _lay_rats(flow: Flow, fields: Fields, box: list[int]) -> None:
    """The rats by region; a region that is not named has none."""
    table, data = flow.table, flow.data
    table.rats = [EMPTY] * len(table.rats)
    table.marks = [0] * len(table.marks)
    table.rat_counts = [0] * len(table.rat_counts)
    rats = fields.table("rats")
    laid = {name: rats.names(name, [ANY, NONE, *data.tokens], []) for name in _lands(flow)}
    for name, tokens in laid.items():
        if len(tokens) > SLOTS:
            raise rats.wrong(name, f"{len(tokens)} rats, expected {SLOTS} at the most")
    named = [(name, at) for name, tokens in laid.items() for at in range(len(tokens)) if tokens[at] != NONE]
    for name, at in sorted(named, key=lambda rat: laid[rat[0]][rat[1]] == ANY):  # named tokens choose first
        token = laid[name][at]
        kind = box.pop() if token == ANY else _taken(flow, rats, name, token, box)
        region = data.regions.index(name)
        table.rats[region * SLOTS + at] = kind
        table.marks[region * SLOTS + at] = STARTED if kind < data.starting_kinds else 0
        table.rat_counts[region] += 1
    rats.done()


def _arrange_knowledge(flow: Flow, seat: int, player: Fields) -> None:
    """What a player has looked at."""
    table = flow.table
    lying = [place_name(flow.data, place) for place, kind in enumerate(table.rats) if kind != EMPTY]
    for name in player.names("knows", lying, []):
        place = place_named(flow.data, name)
        table.marks = _replaced(table.marks, place, table.marks[place] | 1 << seat)


# What can be said of the table.


def facts(flow: Flow) -> dict[str, Any]:
    """The table as the fields that `arrange` reads."""
    table, data = flow.table, flow.data
    return {
        "turn": table.turn,
        "active": LETTERS[table.active],
        "last": "" if table.last == NOBODY else LETTERS[table.last],
        "plague": data.regions[table.plague],
        "camel": data.regions[table.camel] if table.camel != NOWHERE else "",
        "rats": {name: _rats_in(flow, data.regions.index(name)) for name in _lands(flow)},
        "rats_left": len(table.supply),
        "next_rats": [data.tokens[kind] for kind in reversed(table.supply)],
        "revealed": [data.tokens[kind] for kind in table.revealed],
        "cards": [name for name, holder in zip(data.cards, table.holders, strict=True) if holder == ON_TABLE],
        **{LETTERS[seat]: _player(flow, table, seat) for seat in range(table.players)},
    }


def _rats_in(flow: Flow, region: int) -> list[str]:
    """The tokens on a region's places; free places after the last one are left out."""
    kinds = flow.table.rats[region * SLOTS : region * SLOTS + SLOTS]
    names = [NONE if kind == EMPTY else flow.data.tokens[kind] for kind in kinds]
    while names and names[-1] == NONE:
        names.pop()
    return names


def _player(flow: Flow, table: Europe, seat: int) -> dict[str, Any]:
    data = flow.data
    return {
        **{name: table.citizens_of(seat, data.regions.index(name)) for name in _lands(flow)},
        "haven": table.haven[seat],
        "bread": table.bread[seat],
        "supply": table.reserves[seat],
        "cards": [name for name, holder in zip(data.cards, table.holders, strict=True) if holder == seat],
        "knows": [place_name(data, place) for place in range(len(table.rats)) if table.is_known(place, seat)],
    }
