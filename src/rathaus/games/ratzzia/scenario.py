"""Ratzzia's scenarios: set up a table from fields, and write a table as fields. (Never compiled.)"""

from collections.abc import Sequence
from typing import Any

from rathaus.core.errors import FieldError
from rathaus.core.flow import Step
from rathaus.core.scenario import Fields
from rathaus.core.seats import LETTERS
from rathaus.games.ratzzia.board import Layout
from rathaus.games.ratzzia.components import CANDY, EMPTY, FACES, SUPPORT, die, face_of, owner_of
from rathaus.games.ratzzia.placing import BeginPlacing
from rathaus.games.ratzzia.rewards import CheckColumns
from rathaus.games.ratzzia.rolling import OfferReroll, RollDice, values
from rathaus.games.ratzzia.sequence import ChooseTurn, TakeTurn
from rathaus.games.ratzzia.support import OfferSupport
from rathaus.games.ratzzia.table import Cupboard, Flow, layout_of, no_dice

VALUES = [str(face) for face in range(1, FACES + 1)]
PHASES = ("turn", "roll", "reroll", "support", "placing", "rewards")
GAP = "-"
SUPPORT_LETTER = "S"
CANDY_SIGN = "*"


def arrange(flow: Flow, fields: Fields) -> None:
    """Lay the table that the fields describe; what they don't name is as at the start, dice not named are in hand."""
    table, layout = flow.table, layout_of(flow)
    table.turn = fields.number("turn", 1)
    table.active = fields.seat("active", table.players, (table.active + 1) % table.players)
    for column in layout.columns:
        _arrange_column(flow, fields, column)
    table.cat = _dice(fields, "cat", _owners(table, layout), VALUES, layout.cat_length)  # no candy dice
    table.rolled = _rolled(fields, "rolled")
    table.rolled_support = _rolled(fields, "rolled_support")
    table.forced = fields.number("forced", 0)
    players = fields.seats(table.players)
    for seat, player in enumerate(players):
        table.food[seat] = player.number("food", table.food[seat])
        table.sacks[seat] = player.number("sack", 0)
        table.candies[seat] = player.number("candies", 0)
    _arrange_rest(table, layout, fields, players)
    table.recovered = fields.number("recovered", 0)
    flow.todo = _steps(table.active, _phase(table, fields))
    for player in players:
        player.done()
    fields.done()


def _arrange_column(flow: Flow, fields: Fields, column: int) -> None:
    """The dice on the visible squares, the lowest first."""
    table, layout = flow.table, layout_of(flow)
    bottom, top = layout.bottoms[column], layout.tops[column]
    signs = [*VALUES, CANDY_SIGN]
    dice = _dice(fields, f"C{column + 1}", _owners(table, layout), signs, top - bottom + 1, others=[GAP])
    table.squares[bottom : top + 1] = dice + [EMPTY] * (top - bottom + 1 - len(dice))
    table.count_again(layout, column)


def _owners(table: Cupboard, layout: Layout) -> str:
    """The owners of dice: the seats' letters, and S if support dice are used."""
    return LETTERS[: table.players] + (SUPPORT_LETTER if layout.support else "")


def _dice(fields: Fields, name: str, owners: str, signs: list[str], most: int, others: Sequence[str] = ()) -> list[int]:
    """Dice by their names: `A3`, `S6` a support die, `B*` a candy die, `-` an empty square."""
    known = [*others, *(owner + sign for owner in owners for sign in signs if owner + sign != "S*")]
    names = fields.names(name, known, [])
    if len(names) > most:
        raise fields.wrong(name, f"{len(names)} dice, but there are {most} squares")
    return [EMPTY if text == GAP else _number(text) for text in names]


def _number(text: str) -> int:
    owner = SUPPORT if text[0] == SUPPORT_LETTER else LETTERS.index(text[0])
    return die(owner, CANDY if text[1] == CANDY_SIGN else int(text[1]))


def _rolled(fields: Fields, name: str) -> list[int]:
    rolled = no_dice()
    for value in fields.names(name, VALUES, []):
        rolled[int(value)] += 1
    return rolled


def _arrange_rest(table: Cupboard, layout: Layout, fields: Fields, players: list[Fields]) -> None:
    """Dice that lie nowhere else are in hand, in the reserve, in the jar."""
    board = [number for number in [*table.squares, *table.cat] if number != EMPTY]
    plain = [owner_of(number) for number in board if face_of(number) != CANDY]
    for seat, player in enumerate(players):
        rolled = sum(table.rolled) if seat == table.active else 0
        table.hands[seat] = _left(player, "hand", layout.dice - plain.count(seat) - rolled)
    table.reserve = _left(fields, "reserve", layout.support - plain.count(SUPPORT) - sum(table.rolled_support))
    table.jar = _left(fields, "jar", layout.candy - sum(table.candies) - (len(board) - len(plain)))


def _left(fields: Fields, name: str, left: int) -> int:
    if left < 0:
        raise FieldError(fields.path, f"{-left} more dice lie elsewhere than there are for {name!r}")
    if fields.number(name, left) != left:
        raise fields.wrong(name, f"{fields.number(name, left)}, but {left} dice are left for it")
    return left


def _phase(table: Cupboard, fields: Fields) -> str:
    """The state of the turn. There are rolled dice only while they wait to be rolled again or placed."""
    is_rolled, is_supported = sum(table.rolled) > 0, sum(table.rolled_support) > 0
    usual = "placing" if is_rolled or is_supported else "turn"
    phase = fields.name("phase", list(PHASES), "reroll" if table.recovered else usual)
    if is_rolled and phase not in ("reroll", "support", "placing"):
        raise fields.wrong("rolled", f"no dice of a roll lie there in phase {phase!r}")
    if is_supported and phase != "placing":
        raise fields.wrong("rolled_support", f"no support dice lie there in phase {phase!r}")
    if table.recovered > (table.hands[table.active] if phase == "reroll" else 0):
        raise fields.wrong("recovered", f"{table.recovered}, but only dice in hand in phase 'reroll' were recovered")
    return phase


def _steps(seat: int, phase: str) -> list[Step]:
    """What is still to do in this turn, and then the next."""
    if phase == "turn":
        return [TakeTurn(), ChooseTurn(seat)]
    steps: list[Step] = [RollDice(seat), OfferReroll(seat), OfferSupport(seat), BeginPlacing(seat), CheckColumns(0)]
    return [TakeTurn(), *reversed(steps[PHASES.index(phase) - 1 :])]


def facts(flow: Flow) -> dict[str, Any]:
    """The table as the fields that `arrange` reads."""
    table, layout = flow.table, layout_of(flow)
    columns = {
        f"C{column + 1}": _names(table.squares[layout.bottoms[column] : table.following[column]])
        for column in layout.columns
    }
    return {
        "turn": table.turn,
        "active": LETTERS[table.active],
        **columns,
        "cat": _names(table.cat),
        "rolled": values(table.rolled),
        "rolled_support": values(table.rolled_support),
        "jar": table.jar,
        "reserve": table.reserve,
        "recovered": table.recovered,
        "forced": table.forced,
        **{LETTERS[seat]: _player(table, seat) for seat in range(table.players)},
    }


def _names(dice: list[int]) -> list[str]:
    return [GAP if number == EMPTY else _name(number) for number in dice]


def _name(number: int) -> str:
    owner = SUPPORT_LETTER if owner_of(number) == SUPPORT else LETTERS[owner_of(number)]
    return owner + (CANDY_SIGN if face_of(number) == CANDY else str(face_of(number)))


def _player(table: Cupboard, seat: int) -> dict[str, Any]:
    return {
        "hand": table.hands[seat],
        "candies": table.candies[seat],
        "food": table.food[seat],
        "sack": table.sacks[seat],
    }
