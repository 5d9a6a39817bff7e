"""Ratzzia's board: the cupboard's columns side by side under their rewards, the cat row, and the dice in the tray."""

from collections.abc import Iterator

from rich.text import Text

from rathaus.core.seats import letter
from rathaus.core.view import SpelledOption
from rathaus.games.ratzzia.cat import trigger
from rathaus.games.ratzzia.components import ANY, FACES, NOBODY, PAIR
from rathaus.games.ratzzia.fitting import wanted
from rathaus.games.ratzzia.rolling import MarkDice, values
from rathaus.games.ratzzia.table import Flow, layout_of
from rathaus.games.ratzzia.view import Column, CupboardView, Die, Square
from rathaus.terminal.canvas import CHEESE, DANGER, INK, MUTED, TEXT, Canvas, clipped, colour, shape
from rathaus.words import Words

WOOD = "#2b2019"
SHELVES = ["#5a4632", "#3d2e22"]  # columns differ, side by side
PIECE = "#1f1712"
EDGE = "#8a6a45"
GREY = "#5d6266"
RED = "#7d2f2b"
IVORY = "#e6dfcd"  # support dice
WIDTH, HEIGHT = 54, 17
FLOOR = 11  # the line of the shelf that columns stand on
CAT = 12
TRAY = 14
ROUND = "╭╮╰╯─│"
DOUBLE = "╔╗╚╝═║"
NEXT = "▸"
COMPLETE = "★"
TRIGGER = "!"
CANDY_SIGN = "*"
SUPPORT_SIGN = "◇S"


class CupboardBoard:
    """One drawing of the table; `flow` is the same table, to ask the rules."""

    def __init__(self, words: Words, seen: CupboardView, flow: Flow, draft: SpelledOption | None) -> None:
        self.words = words
        self.seen = seen
        self.flow = flow
        self.verb = draft.verb if draft else ""
        self.args = draft.args if draft else {}
        self.canvas = Canvas(WIDTH, HEIGHT, f"{TEXT} on {WOOD}")
        options = seen.decision.options if seen.decision else []
        self.offered = {(option.verb, option.args.get("column", 0)) for option in options}
        self.width = min(6, WIDTH // len(seen.columns))
        self.left = (WIDTH - self.width * len(seen.columns)) // 2

    def drawn(self) -> Text:
        """Rewards, columns, the shelf they stand on, the cat row, the tray."""
        highest = max(self.flow.data.heights)
        self._title(FLOOR - highest - SIGN_LINES)
        for at, column in enumerate(self.seen.columns):
            self._sign(at, column, FLOOR - highest - SIGN_LINES)
            self._column(at, column)
        self.canvas.put(0, FLOOR, "▀" * WIDTH, f"{EDGE} on {WOOD}")
        self._cat_row()
        self._tray()
        return self.canvas.text()

    def _title(self, lines: int) -> None:
        """Whose turn it is and what it is about, where the columns leave room for it."""
        if lines == 0:
            return
        active = self.seen.active
        turn = self.words.say("table-turn", name=self.words.player(active))
        self.canvas.put(
            1, 0, clipped(f"{shape(active)}{letter(active)} {turn}", 30), f"bold {colour(active)} on {WOOD}"
        )
        decision = self.seen.decision
        phase = self.words.say(f"table-phase-{decision.prompt}" if decision else "table-end")
        self.canvas.put(WIDTH - len(phase) - 1, 0, phase, f"bold {CHEESE if decision else TEXT} on {WOOD}")

    # The columns.

    def _sign(self, at: int, column: Column, y: int) -> None:
        """Number, reward, and what that is about."""
        x, ground = self.left + self.width * at, SHELVES[at % 2]
        self.canvas.fill(x, y, self.width, SIGN_LINES, f"{TEXT} on {ground}")
        is_lit = any((verb, at + 1) in self.offered for verb in WHOLE_COLUMN)
        is_chosen = self.verb in WHOLE_COLUMN and self.args.get("column") == at + 1
        style = f"{INK} on {CHEESE}" if is_chosen else f"{CHEESE if is_lit else MUTED} on {ground}"
        is_complete = layout_of(self.flow).is_complete(self.flow.table.squares, at)
        mark = NEXT if is_lit else COMPLETE if is_complete else " "
        self.canvas.centre(x, y, self.width, f"{mark}{at + 1} ", f"bold {style}")
        sign = self.words.say(f"sign-{column.reward}")
        self.canvas.centre(x, y + 1, self.width, sign, f"bold {TEXT} on {ground}")
        gist = self.words.say(f"gist-{column.reward}", jar=column.sausages)
        self.canvas.centre(x, y + 2, self.width, gist, f"{MUTED} on {ground}")

    def _column(self, at: int, column: Column) -> None:
        x, ground = self.left + self.width * at, SHELVES[at % 2]
        following = self.flow.table.following[at] - layout_of(self.flow).bottoms[at]
        for row in range(1, self.flow.data.heights[at] + 1):  # RZ-3.2: what is not covered is drawn over it
            self.canvas.centre(x, FLOOR - row, self.width, "▒" * (self.width - 2), f"{SHELVES[1]} on {PIECE}")
        for place, square in enumerate(column.squares):
            y = FLOOR - square.row
            self.canvas.fill(x, y, self.width, 1, f"{TEXT} on {ground}")
            number = layout_of(self.flow).bottoms[at] + place
            self._square(at, number, square, x, is_next=place == following)
            self._pay(at, number, square, x)

    def _square(self, at: int, number: int, square: Square, x: int, *, is_next: bool) -> None:
        """The die on it, the one that is about to be laid there, or what it takes."""
        y, ground = FLOOR - square.row, SHELVES[at % 2]
        if square.die is not None:
            self.canvas.put(x + 1, y, die_text(square.die), die_style(square.die))
        elif is_next and self.verb in PLACED and self.args["column"] == at + 1:
            sign = CANDY_SIGN if self.verb == "candy" else str(self.args["value"])
            self.canvas.put(x, y, f"{NEXT} {sign} ", f"bold {INK} on {CHEESE}")
        else:
            is_lit = is_next and any((verb, at + 1) in self.offered for verb in PLACED)
            style = f"bold {CHEESE if is_lit else TEXT}" if is_next else MUTED
            mark = NEXT if is_next else " "
            self.canvas.put(x, y, f"{mark}{self._need(number)}", f"{style} on {ground}")

    def _need(self, number: int) -> str:
        """RZ-6.4 to RZ-6.6: the second square of a pair takes what lies on the first."""
        table, layout = self.flow.table, layout_of(self.flow)
        value = wanted(layout, table.squares, number)
        if layout.needs[number] == PAIR:
            return f"={value} " if value != ANY else " = "
        return f" {value} " if value != ANY else self.words.say("table-any")

    def _pay(self, at: int, number: int, square: Square, x: int) -> None:
        """What it pays; a square of a pair that pays nothing shows how it is joined to the other."""
        layout = layout_of(self.flow)
        room = self.width - 4
        pay = pay_text(square.pay, room)
        if not square.pay and layout.needs[number] == PAIR:
            pay = "╗" if layout.partners[number] < number else "╝"
        style = f"{IVORY if square.pay else MUTED} on {SHELVES[at % 2]}"
        self.canvas.put(x + 4, FLOOR - square.row, pay.rjust(room), style)

    # The cat row.

    def _cat_row(self) -> None:
        seen = self.seen
        value = trigger(self.flow)
        self.canvas.put(1, CAT, "=^.^=", f"bold {TEXT} on {WOOD}")
        for place in range(seen.cat_length):
            self._cat_square(place, value)
        candy = self.words.say("table-jar", dice=(CANDY_SIGN * seen.candy_jar) or "–")
        self.canvas.put(WIDTH - len(candy) - 1, CAT, candy, f"bold {TEXT} on {WOOD}")
        left = seen.cat_length - len(seen.cat)
        key = "table-cat-wants" if value else "table-cat-waits"
        style = DANGER if value else MUTED
        self.canvas.put(1, CAT + 1, self.words.say(key, value=value, left=left), f"{style} on {WOOD}")

    def _cat_square(self, place: int, value: int) -> None:
        """RZ-9.1, RZ-9.3: grey squares take any die, red ones those of the value on the marked grey one."""
        seen, x = self.seen, CAT_LEFT + CAT_WIDTH * place
        is_grey, is_next = place < seen.greys, place == len(seen.cat)
        ground = GREY if is_grey else RED
        need = self.words.say("table-any") if is_grey else f" {value or '·'} "
        is_lit = is_next and any((verb, 0) in self.offered for verb in CAT_VERBS)
        style = f"bold {CHEESE}" if is_lit else TEXT
        self.canvas.put(x, CAT, f"{NEXT if is_next else ' '}{need}", f"{style} on {ground}")
        if place < len(seen.cat):
            self.canvas.put(x + 1, CAT, die_text(seen.cat[place]), die_style(seen.cat[place]))
        elif is_next and self.verb in CAT_VERBS:
            self.canvas.put(x, CAT, f"{NEXT} {self.args['value']} ", f"bold {INK} on {CHEESE}")
        if place == seen.marked - 1:
            self.canvas.put(x + 4, CAT, TRIGGER, f"{DANGER} on {WOOD}")

    # The tray.

    def _tray(self) -> None:
        """The dice of the roll as dice, or those in hand; behind them the support dice."""
        dice = list(self._dice())
        width = next((width for width in (5, 4, 3) if len(dice) * width <= WIDTH - 4), 3)
        x = 1
        for text, style, is_marked in dice:
            edge = CHEESE if is_marked else style
            self.canvas.box(x, TRAY, width, 3, DOUBLE if is_marked else ROUND, f"{edge} on {WOOD}")
            self.canvas.centre(x + 1, TRAY + 1, width - 2, text, f"bold {edge} on {WOOD}")
            x += width

    def _dice(self) -> Iterator[tuple[str, str, bool]]:
        """Every die of the tray: what it shows, its colour, and whether it is marked or about to be laid."""
        seen, step = self.seen, self.flow.todo[-1] if self.flow.todo else None
        own = colour(seen.active)
        marked = step.marked if isinstance(step, MarkDice) else [0] * (FACES + 1)
        chosen = self.args.get("value") if self.verb in ("place", "cat") else None
        for value in range(1, FACES + 1):
            for number in range(seen.rolled[value - 1]):
                yield str(value), own, number < marked[value] or (number == 0 and value == chosen)
        if isinstance(step, MarkDice):
            for number in range(seen.recovered):
                yield "?", own, number < step.recovered
        elif not sum(seen.rolled) and seen.decision and seen.decision.prompt != "place-dice":
            yield from [(" ", own, False)] * seen.hands[seen.active]
        yield from self._support()

    def _support(self) -> Iterator[tuple[str, str, bool]]:
        """RZ-11.1: those that are rolled, and those in the reserve."""
        chosen = self.args.get("value") if self.verb in ("support", "support-cat") else None
        for place, value in enumerate(values([0, *self.seen.rolled_support])):
            yield f"S{value}", IVORY, value == chosen and sum(self.seen.rolled_support[: value - 1]) == place
        yield from [("S", MUTED, False)] * self.seen.reserve


SIGN_LINES = 3
CAT_LEFT, CAT_WIDTH = 8, 5
WHOLE_COLUMN = ("take-back", "ana", "candy-at")
PLACED = ("place", "support", "candy")
CAT_VERBS = ("cat", "support-cat")


def pay_text(pay: int, room: int) -> str:
    """What a square pays, in two letters or, where columns are many, in one."""
    if room == 1:
        return SMALL[pay] if pay < len(SMALL) else "+"
    return f"+{pay}"[-room:] if pay else ""


SMALL = " ¹²³⁴⁵⁶⁷⁸⁹"


def die_text(die: Die) -> str:
    """Whose it is and what it shows: `●A3`."""
    owner = SUPPORT_SIGN if die.owner == NOBODY else f"{shape(die.owner)}{letter(die.owner)}"
    return f"{owner}{die.value or CANDY_SIGN}"


def die_style(die: Die) -> str:
    """Ink on the colour of its owner."""
    return f"bold {INK} on {IVORY if die.owner == NOBODY else colour(die.owner)}"
