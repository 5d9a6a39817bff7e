"""The prompt: the question, and the answer that is being given."""

from rich.console import Console
from rich.markup import escape
from rich.text import Text
from textual.widgets import Static

from rathaus.core.view import Decision, SpelledOption
from rathaus.terminal.canvas import CHEESE, DANGER, MUTED
from rathaus.terminal.choices import LINES, Choices
from rathaus.terminal.drawing import AnyDrawing
from rathaus.terminal.layout import ScreenLayout
from rathaus.words import Words


class Prompt(Static, can_focus=True):
    """The question, and the answer that is being given: a number, or one of a list of options."""

    def __init__(self, words: Words, drawing: AnyDrawing, frame: ScreenLayout) -> None:
        super().__init__(id="prompt")
        self.frame = frame
        self.words = words
        self.drawing = drawing
        self.decision: Decision | None = None
        self.listed: list[tuple[int, SpelledOption]] = []  # the options, each with the number to type for it
        self.is_amount = False
        self.typed = ""
        self.refused = ""
        self.question = Text()
        self.is_fresh = True
        self.n_lines = 0

    def ask(self, who: Text, decision: Decision) -> None:
        """Put a new question; nothing has been typed yet."""
        self.decision = decision
        amounts = amounts_of(decision.options, self.drawing.counted)
        self.is_amount = bool(amounts)
        self.listed = list(zip(amounts, decision.options, strict=True)) if amounts else self._list(decision)
        question = Text(self.words.prompt(decision), style="bold")
        self.question = question if self.frame.is_low else Text("  ").join([who, question])
        self.refused = ""
        self.typed = str(self.offered()[0])
        self.is_fresh = True
        self.redraw()

    def _list(self, decision: Decision) -> list[tuple[int, SpelledOption]]:
        listed = self.drawing.listed(decision.options)
        assert len({number for number, _ in listed}) == len(decision.options), "a number for each option"
        return listed

    def tell(self, line: Text) -> None:
        """Say something that needs no answer."""
        self.decision = None
        self.question = line
        self.refused = ""
        self.redraw()

    def refuse(self, sentence: str) -> None:
        """Say why not; the next digit begins a new number."""
        self.refused = sentence
        self.is_fresh = True
        self.redraw()

    def offered(self) -> list[int]:
        """The numbers that may be typed: amounts where only amounts are asked for, or else those of the list."""
        return [number for number, _ in self.listed]

    @property
    def draft(self) -> SpelledOption | None:
        """The option that would be the answer now, if it is on offer."""
        number = int(self.typed) if self.typed and self.decision is not None else None
        return next((option for at, option in self.listed if at == number), None)

    # What keys do.

    def type(self, digit: str) -> None:
        """One more digit; the first one replaces the number that was suggested."""
        self.typed = digit if self.is_fresh else str(int(self.typed + digit))[-4:]
        self._drafted()

    def wipe(self) -> None:
        """Take the last digit away."""
        self.typed = self.typed[:-1]
        self._drafted()

    def step(self, change: int) -> None:
        """Go to the next or the previous number on offer."""
        offered = self.offered()
        number = int(self.typed) if self.typed else offered[0]
        at = offered.index(number) + change if number in offered else 0
        self.typed = str(offered[max(0, min(at, len(offered) - 1))])
        self._drafted()

    def list_step(self, key: str) -> int:
        """How far a key goes in a list: down is on, and right is the next column."""
        rows = self.choices().rows
        return {"down": 1, "plus": 1, "up": -1, "minus": -1, "right": rows, "left": -rows}[key]

    def _drafted(self) -> None:
        self.is_fresh = False
        self.refused = ""
        self.redraw()

    def answer(self) -> int | None:
        """The action for the number; or None, and a sentence says what is wrong with it."""
        offered = self.offered()
        if not self.typed:
            self.refuse(self.words.refusal("no-number"))
        elif self.draft is None:
            self.refuse(self._out_of_range(int(self.typed), offered))
        else:
            return self.draft.action
        return None

    def _out_of_range(self, number: int, offered: list[int]) -> str:
        amount_key = "refused-out-of-range" if len(offered) > 1 else "refused-only-number"
        is_whole = offered == list(range(1, len(offered) + 1))
        list_key = "refused-no-such-option" if is_whole else "refused-no-such-number"
        key = amount_key if self.is_amount else list_key
        return self.words.say(key, number=number, lowest=offered[0], highest=offered[-1])

    # How it looks.

    def redraw(self) -> None:
        """Show question, answer and hint; the hint of a list stands in the frame, to leave room for the list."""
        self.set_class(self.decision is not None, "yours")
        lines = [self.question]
        self.border_title = self._clause()
        self.border_subtitle = self._short_keys() if self.frame.is_low else ""
        if self.decision is None:
            lines += [Text(self.refused, style=DANGER)] if self.refused else []
        elif self.is_amount:
            lines.append(self._amount())
        else:
            lines += self.choices().lines()
            self.border_subtitle = self._list_hint()
        n_lines = len(lines) - 1 + self._question_lines()
        self.update(Text("\n").join(lines), layout=n_lines != self.n_lines)
        self.n_lines = n_lines

    def _clause(self) -> str:
        """The rule that asks, and the key that shows it."""
        if self.decision is None or not self.decision.clause:
            return ""
        return escape(f"{self.decision.clause}  [c]")

    def _question_lines(self) -> int:
        return len(self.question.wrap(Console(), self.frame.width))

    def _amount(self) -> Text:
        offered = self.offered()
        key = "terminal-number" if len(offered) > 1 else "terminal-only-number"
        hint = self.words.say(key, lowest=offered[0], highest=offered[-1], number=offered[0])
        return Text.assemble(
            (f" ▸ {self.typed or '_'} ", f"bold reverse {CHEESE}"),
            "  ",
            (self.refused, DANGER) if self.refused else (hint, MUTED),
        )

    def choices(self) -> Choices:
        """The list around the option that is chosen."""
        labels = [f"{self.words.option(option)}  {self.drawing.beside(option)}".rstrip() for _, option in self.listed]
        details = [self.drawing.details(option) for _, option in self.listed]
        offered = self.offered()
        chosen = offered.index(int(self.typed)) + 1 if self.draft else 0
        lines = min(LINES, self.frame.prompt_lines - self._question_lines())
        return Choices(offered, labels, details, chosen=chosen, width=self.frame.width, lines=lines)

    def _list_hint(self) -> str:
        """Plain words for the frame: why not, or how to choose."""
        style = DANGER if self.refused else MUTED
        hint = escape(self.refused) if self.refused else self._short_hint() if self.frame.is_low else self._hint()
        return f"[bold reverse {CHEESE}] ▸ {self.typed or '_'} [/] [{style}] {hint} [/]"

    def _hint(self) -> str:
        part = self.choices().part
        key = "terminal-choice" if part is None else "terminal-choice-part"
        first, last, count = part or (0, 0, 0)
        return escape(self.words.say(key, first=first, last=last, count=count))

    def _short_hint(self) -> str:
        part = self.choices().part
        return "{}–{} / {}  ".format(*part) + self._short_keys(SHORT_KEYS) if part else self._short_keys()

    def _short_keys(self, keys: list[tuple[str, str]] | None = None) -> str:
        """The keys, where they have no line of their own."""
        say = self.words.say
        pairs = keys or [(say("terminal-key-enter"), "answer"), *SHORT_KEYS]
        return "  ".join(f"[bold]{key}[/] {escape(say(f'terminal-key-{does}'))}" for key, does in pairs)


SHORT_KEYS = [("u", "undo"), ("i", "info"), ("?", "help"), ("q", "quit")]


def amounts_of(options: list[SpelledOption], counted: frozenset[str]) -> list[int]:
    """The amounts, where all options are of one verb that is counted and differ in nothing but the number."""
    amounts = [value for option in options for value in option.args.values() if isinstance(value, int)]
    is_same = len({option.verb for option in options}) == 1 and options[0].verb in counted
    return amounts if is_same and len(set(amounts)) == len(options) else []
