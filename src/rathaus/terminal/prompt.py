"""The prompt: the question, and the answer that is being given."""

from rich.text import Text
from textual.widgets import Static

from rathaus.core.view import Decision, SpelledOption
from rathaus.terminal.canvas import CHEESE, DANGER, MUTED, TEXT
from rathaus.words import Words


class Prompt(Static, can_focus=True):
    """The question, and the answer that is being given: a number, or one of a list of options."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="prompt")
        self.words = words
        self.decision: Decision | None = None
        self.typed = ""
        self.refused = ""
        self.question = Text()
        self.is_fresh = True
        self.n_lines = 0

    def ask(self, who: Text, decision: Decision) -> None:
        """Put a new question; nothing has been typed yet."""
        self.decision = decision
        self.question = who + Text(f"  {self.words.prompt(decision)}", style="bold")
        self.refused = ""
        self.typed = str(self.offered()[0])
        self.is_fresh = True
        self.redraw()

    def tell(self, line: Text) -> None:
        """Say something that wants no answer."""
        self.decision = None
        self.question = line
        self.refused = ""
        self.redraw()

    def refuse(self, sentence: str) -> None:
        """Say why not."""
        self.refused = sentence
        self.redraw()

    def offered(self) -> list[int]:
        """The numbers that may be typed: amounts where only amounts are asked for, or else lines of the list."""
        assert self.decision is not None
        amounts = amounts_of(self.decision.options)
        return amounts or list(range(1, len(self.decision.options) + 1))

    @property
    def is_amount(self) -> bool:
        """Whether the answer is an amount."""
        return self.decision is not None and bool(amounts_of(self.decision.options))

    @property
    def draft(self) -> int | None:
        """The amount that would be the answer now, if it is on offer."""
        if not self.is_amount or not self.typed or int(self.typed) not in self.offered():
            return None
        return int(self.typed)

    # What keys do.

    def type(self, digit: str) -> None:
        """One more digit; the first one replaces the number that was suggested."""
        self.typed = digit if self.is_fresh else (self.typed + digit)[-4:]
        self._drafted()

    def wipe(self) -> None:
        """Take the last digit away."""
        self.typed = self.typed[:-1]
        self._drafted()

    def step(self, change: int) -> None:
        """To the next or the last number on offer."""
        offered = self.offered()
        number = int(self.typed) if self.typed else offered[0]
        at = offered.index(number) + change if number in offered else 0
        self.typed = str(offered[max(0, min(at, len(offered) - 1))])
        self._drafted()

    def _drafted(self) -> None:
        self.is_fresh = False
        self.refused = ""
        self.redraw()

    def answer(self) -> int | None:
        """The action that the number stands for; or None, and a sentence says what is wrong with it."""
        offered = self.offered()
        if not self.typed:
            self.refuse(self.words.refusal("no-number"))
        elif int(self.typed) not in offered:
            self.refuse(self._out_of_range(int(self.typed), offered))
        elif self.decision is not None:
            return self.decision.options[offered.index(int(self.typed))].action
        return None

    def _out_of_range(self, number: int, offered: list[int]) -> str:
        amount_key = "refused-out-of-range" if len(offered) > 1 else "refused-only-number"
        key = amount_key if self.is_amount else "refused-no-such-option"
        return self.words.say(key, number=number, lowest=offered[0], highest=offered[-1])

    # How it looks.

    def redraw(self) -> None:
        """Show question, answer and hint."""
        self.set_class(self.decision is not None, "yours")
        lines = [self.question]
        if self.decision is None:
            lines += [Text(self.refused, style=DANGER)] if self.refused else []
        else:
            lines += [self._amount()] if self.is_amount else self._list(self.decision.options)
        self.update(Text("\n").join(lines), layout=len(lines) != self.n_lines)
        self.n_lines = len(lines)

    def _amount(self) -> Text:
        offered = self.offered()
        key = "terminal-number" if len(offered) > 1 else "terminal-only-number"
        hint = self.words.say(key, lowest=offered[0], highest=offered[-1], number=offered[0])
        return Text.assemble(
            (f" ▸ {self.typed or '_'} ", f"bold reverse {CHEESE}"),
            "  ",
            (self.refused, DANGER) if self.refused else (hint, MUTED),
        )

    def _list(self, options: list[SpelledOption]) -> list[Text]:
        """The options around the one that is chosen, as many as there is room for."""
        chosen = int(self.typed) if self.typed else 1
        first = max(0, min(chosen - 1 - LIST_LINES // 2, len(options) - LIST_LINES))
        shown = list(enumerate(options, start=1))[first : first + LIST_LINES]
        lines = [self._option(number, option) for number, option in shown]
        hint = (self.refused, DANGER) if self.refused else (self.words.say("terminal-choice"), MUTED)
        return [Text.assemble((f" ▸ {self.typed or '_'} ", f"bold reverse {CHEESE}"), "  ", hint), *lines]

    def _option(self, number: int, option: SpelledOption) -> Text:
        is_chosen = str(number) == self.typed
        style = f"bold {CHEESE}" if is_chosen else TEXT
        return Text(f" {'▸' if is_chosen else ' '}{number:>3}  {self.words.option(option)}", style=style)


LIST_LINES = 5


def amounts_of(options: list[SpelledOption]) -> list[int]:
    """The amounts, where all options differ in nothing but one number; or else nothing."""
    amounts = [value for option in options for value in option.args.values() if isinstance(value, int)]
    same_verb = len({option.verb for option in options}) == 1
    is_plain = all(len(option.args) == 1 for option in options)
    return amounts if same_verb and is_plain and len(set(amounts)) == len(options) else []
