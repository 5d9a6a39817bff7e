"""Ratzzia in the terminal: the cupboard, everybody's food, and what stopping now would pay."""

from rich.console import Group
from rich.text import Text

from rathaus.core.rng import fast
from rathaus.core.view import SpelledOption
from rathaus.games.ratzzia.components import FACES
from rathaus.games.ratzzia.forecast import AnswerOutcome
from rathaus.games.ratzzia.table import Flow
from rathaus.games.ratzzia.view import CupboardView
from rathaus.terminal.canvas import LINE, MUTED, TEXT, chip, colour
from rathaus.terminal.drawing import Drawing
from rathaus.terminal.ratzzia_board import CANDY_SIGN, COMPLETE, NEXT, SUPPORT_SIGN, TRIGGER, CupboardBoard
from rathaus.terminal.ratzzia_info import page
from rathaus.terminal.ratzzia_preview import preview

CLOSE = "!"
BAR = 25  # letters of a bar that is full
SAFE, OPEN, MISSING = "█", "▒", "·"
COLUMNS = ("dice", "candy", "open", "sack")
MARKS = {
    NEXT: "next",
    COMPLETE: "complete",
    TRIGGER: "trigger",
    CANDY_SIGN: "candy-die",
    SUPPORT_SIGN: "support-die",
    "= ╗ ╝": "pair",
    "+1": "pay",
    "▒▒▒": "covered",
    "?": "recovered",
    f"{SAFE} {OPEN} {MISSING}": "bar",
}


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
        return [self.words.say(f"table-{key}") for key in COLUMNS]

    def numbers(self, seen: CupboardView, seat: int) -> list[int]:
        """Dice that are not on the board: in hand or rolled."""
        rolled = sum(seen.rolled) if seat == seen.active else 0
        return [seen.hands[seat] + rolled, seen.candies[seat], seen.food[seat], seen.sacks[seat]]

    def mark(self, seen: CupboardView, seat: int) -> str:
        """The active player is the one who is asked."""
        return ""

    def warning(self, seen: CupboardView, seat: int) -> str:
        """Whether a player could reach the goal by securing open food with one pair (RZ-12.4a)."""
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
        if seen.forecast.can_stop:
            return [preview(self.words, seen, seen.forecast)]
        match seen.decision.prompt if seen.decision else "":
            case "rob":
                return [self._loot(seen.forecast.outcomes)]
            case "choose-side":
                return [self._sides(seen, seen.forecast.outcomes)]
        return []

    def _loot(self, outcomes: list[AnswerOutcome]) -> Text:
        """RZ-12.5: what each of the others would lose."""
        shares = [
            self.words.say("note-share", name=self.words.player(one.action), food=one.given[one.action])
            for one in outcomes
        ]
        return Text.assemble((self.words.say("note-rob"), MUTED), (" · ".join(shares), TEXT))

    def _sides(self, seen: CupboardView, outcomes: list[AnswerOutcome]) -> Text:
        """RZ-12.6: how the viewer's food changes, by side."""
        left, right = (f"{one.food[seen.seat] - seen.food[seen.seat]:+}" for one in outcomes)
        return Text(self.words.say("note-side", left=left, right=right), style=TEXT)

    # The options.

    def listed(self, options: list[SpelledOption]) -> list[tuple[int, SpelledOption]]:
        """Short numbers: a value or a column where that says it all, else 1, 2, 3; 0 is what ends the list."""
        last = [option for option in options if option.verb in LAST]
        others = sorted((option for option in options if option.verb not in LAST), key=_order)
        codes = [_code(option) for option in others]
        numbers = [code for code in codes if code] if all(codes) else list(range(1, len(others) + 1))
        return [*zip(numbers, others, strict=True), *((0, option) for option in last)]

    def summary(self, seen: CupboardView) -> str:
        """RZ-1.3, A-28: with the goal and the pairs of this table."""
        return self.words.say("rules-summary", goal=seen.goal, secure="doubles" if seen.is_only_doubles else "sum")

    def marks(self, seen: CupboardView) -> list[tuple[str, str]]:
        """Signs of the cupboard, the cat and the dice, and headings."""
        say = self.words.say
        signs = [(sign, say(f"mark-{meaning}")) for sign, meaning in MARKS.items()]
        headings = [(say(f"table-{key}"), say(f"mark-{key}")) for key in COLUMNS]
        return [*signs, (say("table-any"), say("mark-any")), *headings]

    def info(self, seen: CupboardView) -> Group:
        """Columns, the cat, food, and what was agreed."""
        return page(self.words, seen, self._flow(seen))


LAST = ("roll", "pass", "skip", "keep", "reroll", "done")  # one of them at most, as 0
NUMBERED = ("mark", "name", "take-back", "ana")
CODES = {"roll-support": 1, "mark-recovered": 7}
FOR_CAT = ("cat", "support-cat")


def _code(option: SpelledOption) -> int:
    """The number that an option contains, or 0."""
    if option.verb in NUMBERED:
        return int(option.args.get("value", 0)) + int(option.args.get("column", 0))
    return CODES.get(option.verb, 0)


def _order(option: SpelledOption) -> tuple[bool, int]:
    """Columns before the cat; options with their own number in its order."""
    return option.verb in FOR_CAT, _code(option)
