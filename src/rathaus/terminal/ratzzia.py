"""Ratzzia in the terminal: the cupboard, everybody's food, and what stopping now would pay."""

from rich.console import Group
from rich.text import Text

from rathaus.core.rng import fast
from rathaus.core.view import SpelledOption
from rathaus.games.ratzzia.components import FACES, halved
from rathaus.games.ratzzia.table import Flow
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.canvas import LINE, MUTED, TEXT, chip, colour
from rathaus.terminal.drawing import Drawing
from rathaus.terminal.ratzzia_board import CupboardBoard
from rathaus.terminal.ratzzia_info import page
from rathaus.terminal.ratzzia_preview import preview

CLOSE = "!"
BAR = 25  # letters of a bar that is full
SAFE, OPEN, MISSING = "█", "▒", "·"


class RatzziaDrawing(Drawing[CupboardView]):
    """The cupboard with its columns side by side; dice are placed by value and column."""

    def _flow(self, seen: CupboardView) -> Flow:
        """The same table, to ask the rules about it."""
        flow: Flow = self.game.imagine(seen, fast(""))
        return flow

    def heading(self, seen: CupboardView) -> str:
        """The turn, the goal (RZ-1.3), and the bank where that is limited (A-36)."""
        key = "table-heading-bank" if seen.bank_limit else "table-heading"
        bank = seen.bank_limit - sum(seen.food) - sum(seen.sacks)
        return self.words.say(key, turn=seen.turn, goal=seen.goal, bank=bank)

    def board(self, seen: CupboardView, draft: SpelledOption | None) -> Text:
        """The cupboard."""
        return CupboardBoard(self.words, seen, self._flow(seen), draft).drawn()

    # The players.

    def columns(self) -> list[str]:
        """Dice, candy dice, open food, food in the sack."""
        return [self.words.say(f"table-{key}") for key in ("dice", "candy", "open", "sack")]

    def numbers(self, seen: CupboardView, seat: int) -> list[int]:
        """Dice that are not on the board, be they in hand or rolled."""
        rolled = sum(seen.rolled) if seat == seen.active else 0
        return [seen.hands[seat] + rolled, seen.candies[seat], seen.food[seat], seen.sacks[seat]]

    def mark(self, seen: CupboardView, seat: int) -> str:
        """The active player is the one who is asked."""
        return ""

    def warning(self, seen: CupboardView, seat: int) -> str:
        """Whoever has the open food that is missing in the sack, and can secure it with one pair (RZ-12.4a)."""
        missing = seen.goal - seen.sacks[seat] if seen.result is None else 0
        return CLOSE if 0 < missing <= min(seen.food[seat], 2 * FACES) else ""

    def legend(self, seen: CupboardView) -> str:
        """The warning, where there is one."""
        is_close = any(self.warning(seen, seat) for seat in range(len(seen.food)))
        return f"{CLOSE} {self.words.say('table-close')}" if is_close else ""

    def cards(self, seen: CupboardView, lines: int) -> list[Text]:
        """Everybody's way to the goal: food in the sack, and open food."""
        bars = [self._bar(seen, seat) for seat in range(len(seen.food))]
        return [*bars, Text(self.words.say("table-legend"), style=MUTED)]

    def _bar(self, seen: CupboardView, seat: int) -> Text:
        safe = min(BAR, seen.sacks[seat] * BAR // seen.goal)
        both = min(BAR, (seen.sacks[seat] + seen.food[seat]) * BAR // seen.goal)
        return Text.assemble(
            chip(seat),
            " ",
            (SAFE * safe, colour(seat)),
            (OPEN * (both - safe), colour(seat)),
            (MISSING * (BAR - both), LINE),
            (f" {seen.sacks[seat]:>2}", "bold"),
            (f" + {seen.food[seat]}", MUTED),
        )

    def notes(self, seen: CupboardView) -> list[Text]:
        """What stopping now would pay, or what the mice of the last two columns would bring."""
        match seen.decision.prompt if seen.decision else "":
            case "place-dice":
                return [preview(self.words, seen, self._flow(seen))]
            case "rob":
                return [self._loot(seen)]
            case "choose-side":
                return [self._sides(seen)]
        return []

    def _loot(self, seen: CupboardView) -> Text:
        """RZ-12.5: half of everybody's open food."""
        shares = [
            self.words.say("note-share", name=self.words.player(seat), food=halved(food))
            for seat, food in enumerate(seen.food)
            if seat != seen.seat
        ]
        return Text.assemble((self.words.say("note-rob"), MUTED), (" · ".join(shares), TEXT))

    def _sides(self, seen: CupboardView) -> Text:
        """RZ-12.6: what comes from one neighbour or the other, less what goes."""
        halves = [halved(food, is_up=seen.is_rounding_up) for food in seen.food]
        before, after = halves[seen.seat - 1], halves[(seen.seat + 1) % len(halves)]
        left, right = (f"{half - halves[seen.seat]:+}" for half in (before, after))
        return Text(self.words.say("note-side", left=left, right=right), style=TEXT)

    # The options.

    def listed(self, options: list[SpelledOption]) -> list[tuple[int, SpelledOption]]:
        """By the die, then by its column: 35 is a 3 into column 5, 30 a 3 for the cat; what ends the list is 0."""
        codes = [self._code(option) for option in options]
        if None in codes:
            return super().listed(options)
        numbered = [(code, option) for code, option in zip(codes, options, strict=True) if code is not None]
        return sorted(numbered, key=lambda line: (line[1].verb in LAST, line[1].verb in FOR_CAT, line[0]))

    def _code(self, option: SpelledOption) -> int | None:
        """Zero is what needs no number; None is what has none."""
        value, column = (int(option.args.get(key, 0)) for key in ("value", "column"))
        if option.verb in SOURCES:
            decade = 10 if len(self.game.data.rewards) < 10 else 100
            return (SOURCES[option.verb] + value) * decade + column
        if option.verb in NUMBERED:
            return value + column
        return CODES.get(option.verb)

    def info(self, seen: CupboardView) -> Group:
        """Columns, the cat, food, and what was agreed."""
        return page(self.words, seen, self._flow(seen))


# The numbers to type: what stands before the value of a die, and what stands for a whole option.
SOURCES = {"place": 0, "cat": 0, "candy": 7, "support": 10, "support-cat": 10}
NUMBERED = ("mark", "name", "take-back", "ana")
CODES = {"roll": 0, "pass": 0, "skip": 0, "roll-support": 1, "mark-recovered": 7, "keep": 0, "reroll": 0, "done": 0}
FOR_CAT = ("cat", "support-cat")
LAST = ("keep", "reroll", "done")
