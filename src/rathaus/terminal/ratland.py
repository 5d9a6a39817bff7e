"""RatLand in the terminal: the viewer's sewer, everybody's numbers, and the cards of the turn."""

from rich.console import Group
from rich.text import Text

from rathaus.core.rng import fast
from rathaus.core.view import SpelledOption
from rathaus.games.ratland.components import EXIT_NAMES, EXITS, PLACE_NAMES
from rathaus.games.ratland.effects import is_final_stage
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView
from rathaus.terminal.canvas import INK, MUTED, capital
from rathaus.terminal.drawing import Drawing
from rathaus.terminal.ratland_info import FIGHTER, SIDES, about, clan_line, event_line, page
from rathaus.terminal.ratland_sewer import Sewer, lettered, pieces_in

CROWN = "♛"


class RatLandDrawing(Drawing[SewersView]):
    """The viewer's sewer, everybody's numbers, and the cards of the turn."""

    counted = frozenset(PLACE_NAMES)
    rulebook = ""  # of the table whose heading was drawn last: what an option means depends on it (RL-14)

    def _flow(self, seen: SewersView) -> Flow:
        """A position that the view allows, to ask the rules about what everybody knows."""
        flow: Flow = self.game.imagine(seen, fast(""))
        return flow

    def heading(self, seen: SewersView) -> str:
        """The turn, and how many there may be (RL-1.5)."""
        self.rulebook = seen.rulebook
        fewest = self.game.data.starting_events
        most = fewest + self.game.data.finals_played
        key = "table-heading-over" if seen.result else "table-heading" if seen.turn else "table-heading-before"
        return self.words.say(key, turn=seen.turn, fewest=fewest, most=most)

    def board(self, seen: SewersView, draft: SpelledOption | None) -> Text:
        """The doll's house."""
        return Sewer(self.words, seen, self._flow(seen), self.amount(draft)).drawn()

    # The players.

    def columns(self) -> list[str]:
        """Rats, cheese, and what has become of rats."""
        keys = ("rats", "cheese", "poisoned", "lost", "graveyard")
        return [self.words.say(f"table-{key}") for key in keys]

    def numbers(self, seen: SewersView, seat: int) -> list[int]:
        """Rats include those that are poisoned or lost."""
        rats = seen.rats[seat]
        return [sum(rats.values()), seen.cheese[seat], rats["infirmary"], rats["lost"], seen.graveyard[seat]]

    def mark(self, seen: SewersView, seat: int) -> str:
        """The Active Player wins ties."""
        return CROWN if seat == seen.active else ""

    def tag(self, seen: SewersView, seat: int) -> str:
        """The clan (RL-13.1)."""
        return self.words.name(seen.clans[seat]) if seen.clans[seat] else ""

    def warning(self, seen: SewersView, seat: int) -> str:
        """Aggressive boards (RL-12.1)."""
        return FIGHTER if seen.boards[seat] == "aggressive" else ""

    def legend(self, seen: SewersView) -> str:
        """What the crown means, and the sign of aggressive boards where there are any."""
        fights = f"  {FIGHTER} {self.words.say('table-aggressive')}" if "aggressive" in seen.boards else ""
        return f"{CROWN} {self.words.say('table-active')}{fights}"

    # The cards of the turn.

    def cards(self, seen: SewersView, lines: int) -> list[Text]:
        """The food cards, what each area holds where there is room for it, and what the letters mean."""
        meanings = [Text(self.words.say(key), style=MUTED) for key in ("table-legend", "table-legend-strikes")]
        food = [self._food(seen), *meanings]
        if lines <= len(food) + EXITS or not seen.past_food:
            return food
        flow = self._flow(seen)
        return [food[0], *[self._area(flow, area) for area in range(EXITS)], *meanings]

    def _food(self, seen: SewersView) -> Text:
        say = self.words.say
        cards = seen.past_food[-1:] if len(seen.cheese) < 7 else seen.past_food[-2:]
        named = say("table-food-cards", cards=", ".join(str(card) for card in cards), count=len(cards))
        pile = say("table-pile", rats=seen.pile)
        if not cards:
            return Text(pile, style=MUTED)
        return Text.assemble((say("table-food"), MUTED), (named, "bold"), (f"  ·  {pile}", MUTED))

    def _area(self, flow: Flow, area: int) -> Text:
        name = capital(self.words.short(EXIT_NAMES[area]))
        pieces = lettered(self.words, pieces_in(flow, area))
        blocks = [Text(f"{text:>3} ", style=f"bold {INK} on {paint}") for text, paint in pieces]
        return Text(name.ljust(len(self.words.say("table-food")))) + Text(" ").join(blocks)

    def notes(self, seen: SewersView) -> list[Text]:
        """The event of the turn, and the viewer's clan."""
        event = [event_line(self.words, seen)] if seen.past_events else []
        if not seen.clans[seen.seat]:
            return event
        return [*event, clan_line(self.words, seen, is_final_stage(self._flow(seen)))]

    def details(self, option: SpelledOption) -> list[str]:
        """Both sides of a clan, or what a board is like."""
        match option.verb, option.args:
            case "clan", {"clan": clan}:
                sides = [(self.words.say(f"info-{side}"), self._about(f"{clan}-{side}")) for side in SIDES]
                return [f"{number:<3}{text}" for number, text in sides]
            case "board", {"board": board}:
                return [self._about(str(board))]
        return []

    def _about(self, thing: str) -> str:
        return about(self.words, self.rulebook, thing)

    def summary(self, seen: SewersView) -> str:
        """With what the table has chosen: clans, aggressive boards."""
        chosen = {"clans": any(seen.clans), "aggressive": "aggressive" in seen.boards}
        further = [self.words.say(f"rules-summary-{key}") for key, holds in chosen.items() if holds]
        return " ".join([self.words.say("rules-summary"), *further])

    def marks(self, seen: SewersView) -> list[tuple[str, str]]:
        """Letters of pieces as on the legend, headings, and the signs of the sewer."""
        say = self.words.say
        legend = f"{say('table-legend')} · {say('table-legend-strikes')}".split(" · ")
        pieces = [(letter, meaning) for letter, _, meaning in (part.partition(" ") for part in legend)]
        headings = [(say(f"table-{key}"), say(f"mark-{key}")) for key in ("poisoned", "lost", "graveyard")]
        fights = [(FIGHTER, say("table-aggressive"))] if "aggressive" in seen.boards else []
        return [*pieces, *headings, (CROWN, say("mark-active")), *fights, *self._sewer_marks()]

    def _sewer_marks(self) -> list[tuple[str, str]]:
        signs = {"− 3 +": "choosing", "·": "undecided", "◀ ▶": "pipe"}
        return [(sign, self.words.say(f"mark-{meaning}")) for sign, meaning in signs.items()]

    def info(self, seen: SewersView) -> Group:
        """Event, clans, boards, rats."""
        return page(self.words, seen, self._flow(seen))
