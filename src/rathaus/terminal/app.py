"""The frame around every game: heading, board, players, cards, log, prompt, keys."""

from itertools import count
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.widgets import Static

from rathaus.bots.policy import Policy
from rathaus.core.errors import RefusedError
from rathaus.core.events import Event
from rathaus.core.export import SeatRecord
from rathaus.core.log import lines_of
from rathaus.core.match import Match
from rathaus.terminal.canvas import CHEESE, DANGER, MUTED, chip
from rathaus.terminal.drawing import AnyDrawing
from rathaus.terminal.layout import LAYOUTS, SMALLEST, WIDE, ScreenLayout
from rathaus.terminal.panels import LogPanel, is_own, legend, log_table, players_table
from rathaus.terminal.prompt import Prompt
from rathaus.terminal.ratland import RatLandDrawing
from rathaus.terminal.rattus import RattusDrawing
from rathaus.terminal.ratville import RatvilleDrawing
from rathaus.terminal.ratzzia import RatzziaDrawing
from rathaus.terminal.screens import Clauses, Curtain, Help, Info, Leave, Ranking, RecapScreen
from rathaus.terminal.session import Session
from rathaus.words import Words

DRAWINGS: dict[str, type[AnyDrawing]] = {
    "ratland": RatLandDrawing,
    "rattus": RattusDrawing,
    "ratville": RatvilleDrawing,
    "ratzzia": RatzziaDrawing,
}


def play(
    match: Match,
    words: Words,
    policies: list[Policy | None],
    seats: list[SeatRecord],
    save: Path | None = None,
) -> None:
    """Play a match at this terminal; a seat without a policy is a person. The match is kept in `save`, if named."""
    HouseApp(Session(match, policies, seats), words, save).run()


class HouseApp(App[None]):
    """One match on one screen."""

    CSS_PATH = "house.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("c", "clauses"),
        Binding("i", "info"),
        Binding("question_mark", "help"),
        Binding("q", "ask_to_leave"),
        Binding("ctrl+q,ctrl+c", "ask_to_leave", priority=True),
        Binding("pageup", "scroll_log(-1)"),
        Binding("pagedown", "scroll_log(1)"),
    ]

    def __init__(self, session: Session, words: Words, save: Path | None) -> None:
        super().__init__()
        self.session = session
        self.title = words.say("title")
        self.words = words
        self.save = save
        self.saved: Path | None = None
        self.drawing = DRAWINGS[session.match.game.name](session.match.game, words)
        self.table = Container(id="table")
        self.top = Static(id="top")
        self.board = Static(id="board")
        self.players = Static(id="players")
        self.cards = Static(id="cards")
        self.notes = Static(id="notes")
        self.log_panel = LogPanel(words)
        self.frame = ScreenLayout(*WIDE, players=session.match.players)
        self.prompt = Prompt(words, self.drawing, self.frame)
        self.keys = Static(id="keys")

    def compose(self) -> ComposeResult:
        """The table, the prompt under it, and the keys; `lay_out` says where on the table everything is."""
        with self.table:
            yield from (self.board, self.top, self.players, self.cards, self.notes, self.log_panel)
        yield self.prompt
        yield self.keys

    def on_mount(self) -> None:
        """Draw the curtain where several people share the screen, or begin."""
        self.keys.update(self._keys())
        self.prompt.focus()
        if len(self.session.people) > 1:
            self.draw_curtain()
        else:
            self.show_table()

    def _keys(self) -> Text:
        say = self.words.say
        pairs = [
            (say("terminal-key-enter"), "answer"),
            ("u", "undo"),
            (say("terminal-key-pages"), "scroll"),
            ("c", "clauses"),
            ("i", "info"),
            ("?", "help"),
            ("q", "quit"),
        ]
        parts = [Text.assemble((f" {key} ", "bold"), (say(f"terminal-key-{does}"), MUTED)) for key, does in pairs]
        return Text("  ").join(parts)

    # What is shown.

    def show_table(self) -> None:
        """Everything as the viewer may see it, and the next question."""
        seen = self.session.view()
        self.lay_out()
        self.top.update(self.heading(), layout=False)
        self.players.update(players_table(self.session, self.drawing, seen, self.frame.beside), layout=False)
        cards = [*self.drawing.cards(seen, self.frame.card_lines), legend(self.session, self.drawing, seen)]
        self.cards.update(Text("\n").join(cards[: self.frame.card_lines]), layout=False)
        self.notes.update(Text("\n").join(self.drawing.notes(seen)))
        self.log_panel.show(self.session.heard(), self.drawing, self.frame.across)
        if seen.decision is not None:
            self.prompt.ask(Text.assemble(chip(seen.seat), f" {self.words.player(seen.seat)}"), seen.decision)
        else:
            self.prompt.tell(Text(self.words.say("terminal-over"), style=f"bold {CHEESE}"))
        self.show_board()

    def lay_out(self) -> None:
        """Where everything is on a screen of this size, with as many notes as there are."""
        self.frame = layout = ScreenLayout(*self.size, players=self.session.match.players)
        layout.hold(self.heading(), self.drawing.notes(self.session.view()))
        for name in LAYOUTS:
            self.screen_stack[0].set_class(name == layout.name, name)
        self.drawing.side = layout.side
        self.prompt.frame = layout
        self.notes.display = layout.notes > 0
        self.table.styles.grid_rows = layout.rows()

    def heading(self) -> Text:
        """The game and how far it is; on a screen that is too small, that it is."""
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            return Text(self.words.say("terminal-small", width=SMALLEST[0], height=SMALLEST[1]), style=DANGER)
        heading = self.drawing.heading(self.session.view())
        parts = [heading] if self.frame.is_low else [self.words.say("title"), heading]
        return Text("  ·  ".join(parts), style="bold")

    def on_resize(self) -> None:
        """Lay out again for the new size."""
        if self.log_panel.shown is not None:
            self.call_later(self.show_table)

    def show_board(self) -> None:
        """The board with the number that is being chosen."""
        self.board.update(self.drawing.board(self.session.view(), self.prompt.draft), layout=False)

    # What the viewer does.

    def on_key(self, event: events.Key) -> None:
        """Keys go to the prompt, wherever the focus is, unless another screen lies over the table."""
        if len(self.screen_stack) > 1:
            return
        if event.key == "enter":
            event.prevent_default()  # a screen that it opens must not take it for its own
            self.answer() if self.prompt.decision is not None else self.show_ranking()
        elif self.prompt.decision is not None:
            self._press(event.key, event.character or "")

    def _press(self, key: str, character: str) -> None:
        if character in DIGITS:
            self.prompt.type(character)
        elif key == "backspace":
            self.prompt.wipe()
        elif key in STEPS:
            self.prompt.step(STEPS[key] if self.prompt.is_amount else self.prompt.list_step(key))
        self.show_board()

    def answer(self) -> None:
        """Play what the prompt says, and go on to the next person who is asked."""
        action = self.prompt.answer()
        if action is None:
            return
        try:
            self.session.answer(action)
        except RefusedError as refusal:
            self.prompt.refuse(self.words.refusal(refusal.reason))
            return
        self.go_on()

    def action_undo(self) -> None:
        """Take the last choice back, or say why not."""
        try:
            self.session.undo()
        except RefusedError as refusal:
            self.prompt.refuse(self.words.refusal(refusal.reason))
            return
        self.show_table()

    def action_scroll_log(self, pages: int) -> None:
        """Scroll the log up or down."""
        self.log_panel.scroll_relative(y=pages * self.log_panel.size.height, animate=False)

    def action_info(self) -> None:
        """All that applies now."""
        self.push_screen(Info(self.session.view(), self.drawing))

    def action_help(self) -> None:
        """Keys, rules in short, letters and marks."""
        self.push_screen(Help(self.session.view(), self.drawing))

    def action_clauses(self) -> None:
        """The rules in full behind the codes on the screen: the question's first, then the log's from the newest on."""
        asked = [self.prompt.decision.clause] if self.prompt.decision else []
        logged = [line[0].clause for line in reversed(lines_of(self.session.heard())[-CLAUSE_LINES:])]
        self.push_screen(Clauses([*asked, *logged], self.drawing))

    # How the screen goes on.

    def go_on(self) -> None:
        """Pass the screen on where somebody else is asked now; then show what happened."""
        following = self.session.next_viewer()
        if following != self.session.viewer:
            self.session.viewer = following
            self.draw_curtain()
        else:
            self.lift_curtain()

    def draw_curtain(self) -> None:
        """Hide everything until the right person looks."""
        for panel in (self.board, self.players, self.cards, self.notes):
            panel.update("", layout=False)
        self.log_panel.hide()
        self.prompt.tell(Text())
        self.push_screen(Curtain(self.words, self.session.viewer), self.lift_curtain)

    def lift_curtain(self, _: str | None = None) -> None:
        """Show the table, and first of all what the log alone cannot hold."""
        self.show_table()
        news = self.session.news()
        if any(not is_own(line[0], self.session.viewer) for line in news) and not self.fits_into_log(news):
            self.push_screen(RecapScreen(news, self.session.viewer, self.drawing), self.after_recap)
        else:
            self.after_recap()

    def fits_into_log(self, news: list[list[Event]]) -> bool:
        """Whether the log shows all of this, with the notes and the prompt as they are now."""
        layout = self.frame
        options = self.console.options.update(width=layout.across)
        lines = self.console.render_lines(log_table(news, self.drawing, layout.across), options)
        return len(lines) <= layout.log_lines(self.prompt.n_lines)

    def after_recap(self, key: str | None = None) -> None:
        """Use what was typed there as an answer; at the end, show the ranking."""
        if key:
            self._press(key, key)
        if self.session.is_over:
            self.saved = self.save if self.keep(self.save) else None
            self.show_ranking()

    def show_ranking(self) -> None:
        """Who won."""
        result = self.session.view().result
        assert result is not None
        self.push_screen(Ranking(self.words, result, self.saved), self.after_ranking)

    def after_ranking(self, choice: str | None) -> None:
        """Leave, or look at the table once more."""
        if choice == "leave":
            self.exit()

    # Leaving.

    def action_ask_to_leave(self) -> None:
        """A finished game needs no question."""
        if self.session.is_over:
            self.exit()
        elif not isinstance(self.screen, Leave):
            file = self.save or free_name(self.session.match.game.name)
            self.push_screen(Leave(self.words, file, is_kept=self.save is not None), self.leave)

    def leave(self, choice: str | None) -> None:
        """Save the game if wanted, and quit; a game that cannot be saved goes on."""
        if not choice:
            return
        file = free_name(self.session.match.game.name) if choice == "save" else self.save
        if self.keep(file):
            self.exit()

    def keep(self, file: Path | None) -> bool:
        """Write the game, if there is a file for it; say so if that fails."""
        try:
            if file is not None:
                self.session.save(file)
        except OSError as problem:
            sentence = self.words.say("refused-save", file=str(file), problem=problem.strerror or str(problem))
            self.prompt.refuse(sentence)
            return False
        return True


DIGITS = list("0123456789")
CLAUSE_LINES = 12  # of the log
STEPS = {"plus": 1, "minus": -1, "up": 1, "down": -1, "right": 1, "left": -1}


def free_name(game: str) -> Path:
    """A file for a game that is saved without a file name; nothing is ever overwritten."""
    names = (Path(f"{game}-{number}.json") for number in count(1))
    return next(name for name in names if not name.exists())
