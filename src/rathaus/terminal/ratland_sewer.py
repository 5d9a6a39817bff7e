"""RatLand's board: the viewer's sewer as a doll's house that is cut open, with the street on top."""

from collections import Counter

from rich.text import Text

from rathaus.core.seats import letter
from rathaus.games.ratland.bag import pieces_for
from rathaus.games.ratland.components import COLOUR_NAMES, EXITS, PLACE_NAMES, ZONES
from rathaus.games.ratland.draws import PutBack
from rathaus.games.ratland.forecast import Meal
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView
from rathaus.terminal.canvas import CHEESE, INK, MUTED, TEXT, Canvas, capital, clipped, colour, shape
from rathaus.words import Words

SKY = "#3a2a33"
DUSK = "#f3b873"
BRICK = "#5b4a48"
VOID = "#241d22"
WATER = "#4f8f7c"
PIECE_COLOURS = dict(zip(COLOUR_NAMES, ["#f7c043", "#f08a3c", "#f7efd8", "#8a8f96", "#b48ae8", "#7ab8f5"], strict=True))
ROUND = "╭╮╰╯─│"
HEAVY = "┏┓┗┛━┃"
WIDTH, HEIGHT = 54, 17
SCENERY = [("▁▃▅▇▆▄▂ >++>", "#8d7a5a"), ("▂▄█▅ ▇█▃▆▂", "#a07f9c"), ("  ▁▁▁ ψψψ ▁▁", "#a3b56a")]


class SewerRoom:
    """Where a zone is drawn: its corner and its width."""

    def __init__(self, x: int, y: int, width: int) -> None:
        self.x = x
        self.y = y
        self.width = width


# By zone: dump, city, field, left pipe, right pipe, pantry, nursery.
ROOMS = [SewerRoom(18 * area, 1, 18) for area in range(EXITS)]
ROOMS += [SewerRoom(0, 8, 14), SewerRoom(40, 8, 14), SewerRoom(14, 8, 13), SewerRoom(27, 8, 13)]
ROOM_HEIGHT = 6


def pieces_in(flow: Flow, area: int) -> dict[str, int]:
    """What the food cards of the turn show for an area, by colour."""
    return by_colour(pieces_for(flow, area))


def by_colour(pieces: list[int]) -> dict[str, int]:
    """Pieces counted by colour, in the order of the colours."""
    return {COLOUR_NAMES[number]: count for number, count in sorted(Counter(pieces).items())}


def lettered(words: Words, pieces: dict[str, int]) -> list[tuple[str, str]]:
    """Counts with the letters of the colours, each with its paint: `3Y`."""
    return [(f"{count}{words.say(f'letter-{name}')}", PIECE_COLOURS[name]) for name, count in pieces.items() if count]


class Sewer:
    """One drawing of the viewer's sewer; `flow` is a position that the view allows, to ask the rules."""

    def __init__(self, words: Words, seen: SewersView, flow: Flow, draft: int | None) -> None:
        self.words = words
        self.seen = seen
        self.flow = flow
        self.draft = draft or 0
        self.canvas = Canvas(WIDTH, HEIGHT, f"{TEXT} on {BRICK}")
        self.step = flow.todo[-1] if flow.todo else None
        self.picks = own_picks(self.step, seen.seat)
        self.question = self.step.question(seen.seat) if isinstance(self.step, Deploy) and seen.decision else None
        self.area = seen.decision.args.get("area") if seen.decision else None

    def drawn(self) -> Text:
        """Three exits under the evening sky, four rooms below the street, and what is not in any of them."""
        canvas = self.canvas
        canvas.fill(0, 0, WIDTH, 7, f"{TEXT} on {SKY}")
        canvas.put(0, 7, "▀" * WIDTH, f"{SKY} on {BRICK}")
        for zone in range(ZONES):
            self._room(zone)
        self._sky()
        for area in range(EXITS):
            canvas.put(ROOMS[area].x + 8, 7, "▐▌", f"{VOID} on {BRICK}")
        self._floor()
        return canvas.text()

    # The sky.

    def _sky(self) -> None:
        seat = self.seen.seat
        title = f" {shape(seat)}{letter(seat)} {self.words.say('table-sewer', name=self.words.player(seat))} "
        self.canvas.put(1, 0, clipped(title, 30), f"bold {colour(seat)} on {SKY}")
        text = self._progress()
        style = f"bold {CHEESE}" if self.picks is not None else DUSK
        self.canvas.put(WIDTH - len(text) - 2, 0, text, f"{style} on {SKY}")

    def _progress(self) -> str:
        """What the table is busy with."""
        say = self.words.say
        if self.seen.result or self.seen.decision is None:
            return say("table-end")
        match self.step:
            case Deploy():
                is_placing = self.question is not None and self.question < ZONES
                joining = self.draft if self.question in STRUCK else 0
                left = self.step.left(self.flow, self.seen.seat) + joining - (self.draft if is_placing else 0)
                return say("table-left", rats=left) if left else say("table-placed")
            case PutBack():
                pieces = lettered(self.words, by_colour(self.step.pieces))
                return say("table-drawn", pieces=" ".join(text for text, _ in pieces))
        return say(f"table-phase-{self.seen.decision.prompt}")

    # The rooms.

    def _room(self, zone: int) -> None:
        canvas, room = self.canvas, ROOMS[zone]
        rats = self._rats(zone)
        is_now = zone == self.question
        ground = SKY if zone < EXITS else VOID
        is_lit = is_now or PLACE_NAMES[zone] == self.area
        edges, edge = (HEAVY, f"bold {CHEESE}") if is_lit else (ROUND, DUSK if zone < EXITS else "#a08c80")
        canvas.fill(room.x, room.y, room.width, ROOM_HEIGHT, f"{TEXT} on {ground}")
        canvas.box(room.x, room.y, room.width, ROOM_HEIGHT, edges, f"{edge} on {ground}")
        style = f"bold {CHEESE if is_lit else TEXT} on {ground}"
        canvas.put(room.x + 1, room.y, self._label(zone, room.width - 2), style)
        self._scene(zone)
        pieces = clipped(shape(self.seen.seat) * (rats or 0), room.width - 4)
        canvas.centre(room.x + 1, room.y + 3, room.width - 2, pieces, f"{colour(self.seen.seat)} on {ground}")
        number = f"− {rats} +" if is_now else "·" if rats is None else str(rats)
        style = f"bold {INK} on {CHEESE}" if is_now else f"bold {TEXT} on {ground}"
        canvas.centre(room.x + 1, room.y + 4, room.width - 2, f" {number} ", style)

    def _label(self, zone: int, width: int) -> str:
        """The name of a zone, with a gap on each side where there is room for it."""
        name = capital(self.words.short(PLACE_NAMES[zone]))
        return clipped(name if len(name) + 2 > width else f" {name} ", width)

    def _rats(self, zone: int) -> int | None:
        """How many rats are shown in a zone; None where that is not decided yet."""
        if self.picks is None:
            return self.seen.rats[self.seen.seat][PLACE_NAMES[zone]]
        return self.draft if zone == self.question else self.picks.get(zone)

    def _scene(self, zone: int) -> None:
        room = ROOMS[zone]
        if zone < EXITS:
            scene, paint = SCENERY[zone]
            self.canvas.centre(room.x + 1, room.y + 2, room.width - 2, scene, f"{paint} on {SKY}")
            self._smell(zone)
            return
        for row, (text, style) in enumerate(self._signs()[PLACE_NAMES[zone]], start=1):
            self.canvas.centre(room.x + 1, room.y + row, room.width - 2, text, f"{style} on {VOID}")

    def _smell(self, area: int) -> None:
        """The pieces of the area, over its scenery; where somebody is at the bag, what is in it."""
        is_open = PLACE_NAMES[area] == self.area
        pieces = lettered(self.words, self.seen.bag if is_open else pieces_in(self.flow, area))
        width = sum(len(text) + 1 for text, _ in pieces) - 1
        gap = 1 if width <= ROOMS[area].width - 4 else 0
        x = ROOMS[area].x + (2 if gap else 1)
        for text, paint in pieces:
            self.canvas.put(x, ROOMS[area].y + 1, text, f"bold {paint} on {SKY}")
            x += len(text) + gap

    def _signs(self) -> dict[str, list[tuple[str, str]]]:
        """What stands on the walls below the street: whom a pipe leads to, and what a room is good for."""
        say, table, seat = self.words.say, self.flow.table, self.seen.seat
        left, right = table.left_of(seat), table.right_of(seat)
        is_duel = table.players == 2
        return {
            "left-pipe": self._signpost(left, f"◀ {shape(left)}{letter(left)} {self._clan(left)}"),
            "right-pipe": self._signpost(right, f"{self._clan(right)} {shape(right)}{letter(right)} ▶"),
            "pantry": [
                (say("table-not-deployed" if is_duel else "table-defends"), MUTED),
                (say("table-target", cheese=self.seen.cheese[seat]), TEXT),
            ],
            "nursery": [(say("table-breeds"), MUTED), (say("table-litter"), TEXT)],
        }

    def _signpost(self, seat: int, arrow: str) -> list[tuple[str, str]]:
        cheese = self.words.say("table-target", cheese=self.seen.cheese[seat])
        return [(arrow.strip(), f"bold {colour(seat)}"), (cheese, TEXT)]

    def _clan(self, seat: int) -> str:
        clan = self.seen.clans[seat]
        return clipped(self.words.name(clan), SIGN_WIDTH) if clan else ""

    # The water.

    def _floor(self) -> None:
        """The water below: rats that are nowhere else, and what feeding will cost."""
        canvas = self.canvas
        canvas.put(0, 14, "▄" * WIDTH, f"{WATER} on {BRICK}")
        canvas.fill(0, 15, WIDTH, 2, f"{INK} on {WATER}")
        canvas.put(WIDTH - 8, 15, "~<:3)~~", f"{TEXT} on {WATER}")
        self._struck()
        if self.seen.forecast.meal is not None:
            canvas.put(2, 16, clipped(self._feeding(self.seen.forecast.meal), WIDTH - 4), f"{INK} on {WATER}")

    def _struck(self) -> None:
        """Poisoned, lost and dead rats, and how many of them join a deployment."""
        rats = self.seen.rats[self.seen.seat]
        counts = {place: rats[PLACE_NAMES[place]] - (self.picks or {}).get(place, 0) for place in STRUCK}
        x = 2
        for place, count in [*counts.items(), (GRAVEYARD, self.seen.graveyard[self.seen.seat])]:
            name = PLACE_NAMES[place] if place != GRAVEYARD else "graveyard"
            text = ("" if x == 2 else " · ") + self.words.say(f"table-status-{name}", rats=count)
            self.canvas.put(x, 15, text, f"bold {INK} on {WATER}")
            x += len(text)
            if place == self.question:
                self.canvas.put(x + 1, 15, f" − {self.draft} + ", f"bold {INK} on {CHEESE}")
                x += len(f" − {self.draft} + ") + 1

    def _feeding(self, meal: Meal) -> str:
        cheese = self.seen.cheese[self.seen.seat]
        return self.words.say("table-feeding", rats=meal.rats, cost=meal.cost, cheese=cheese)


STRUCK = [PLACE_NAMES.index("infirmary"), PLACE_NAMES.index("lost")]
GRAVEYARD = -1
SIGN_WIDTH = 7


def own_picks(step: object, seat: int) -> dict[int, int] | None:
    """The numbers that a player has given behind the screen by what they are for; None when nobody is deploying."""
    if not isinstance(step, Deploy):
        return None
    return dict(zip(step.questions[seat], step.answers[seat], strict=False))
