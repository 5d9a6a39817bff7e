"""RatLand in the terminal: the sewer as a doll's house that is cut open, with the street on top."""

from rich.text import Text

from rathaus.core.flow import sealed_memory
from rathaus.core.rng import fast
from rathaus.core.seats import letter
from rathaus.games.ratland.bag import pieces_for
from rathaus.games.ratland.components import COLOUR_NAMES, EXIT_NAMES, EXITS, PLACE_NAMES, ZONES
from rathaus.games.ratland.feeding import feeding_cost
from rathaus.games.ratland.rats import zones
from rathaus.games.ratland.table import Flow
from rathaus.games.ratland.view import SewersView
from rathaus.terminal.canvas import CHEESE, INK, MUTED, TEXT, Canvas, clipped, colour, shape
from rathaus.terminal.drawing import Drawing

SKY = "#3a2a33"
DUSK = "#f3b873"
BRICK = "#5b4a48"
VOID = "#241d22"
WATER = "#4f8f7c"
PIECE_COLOURS = dict(zip(COLOUR_NAMES, ["#f7c043", "#f08a3c", "#f7efd8", "#8a8f96", "#b48ae8", "#7ab8f5"], strict=True))
CROWN = "♛"
ROUND = "╭╮╰╯─│"
HEAVY = "┏┓┗┛━┃"
WIDTH, HEIGHT = 54, 17
SCENERY = [("▁▃▅▇▆▄▂ >++>", "#8d7a5a"), ("▂▄█▅ ▇█▃▆▂", "#a07f9c"), ("  ▁▁▁ ψψψ ▁▁", "#a3b56a")]


class Room:
    """Where a zone is drawn: its corner and its width."""

    def __init__(self, x: int, y: int, width: int) -> None:
        self.x = x
        self.y = y
        self.width = width


# By zone: dump, city, field, left pipe, right pipe, pantry, nursery.
ROOMS = [Room(18 * area, 1, 18) for area in range(EXITS)]
ROOMS += [Room(0, 8, 14), Room(40, 8, 14), Room(14, 8, 13), Room(27, 8, 13)]
ROOM_HEIGHT = 6


class RatLandDrawing(Drawing[SewersView]):
    """The sewer of whoever looks, everybody's numbers, and the cards of the turn."""

    quiet = frozenset({"rats-gathered", "rats-placed", "deployment-ready", "bag-emptied"})

    def heading(self, seen: SewersView) -> str:
        """The turn, and how many there may be (RL-1.5)."""
        fewest = self.game.data.starting_events
        most = fewest + self.game.data.finals_played
        key = "table-heading-over" if seen.result else "table-heading"
        return self.words.say(key, turn=seen.turn, fewest=fewest, most=most)

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

    def legend(self) -> str:
        """What the crown means."""
        return f"{CROWN} {self.words.say('table-active')}"

    # The cards of the turn.

    def cards(self, seen: SewersView) -> Text:
        """The event, the food card with what each area holds, and what the letters mean."""
        say = self.words.say
        event = Text.assemble((say("table-event"), MUTED), (self.words.name(seen.past_events[-1]), "bold"))
        food = Text.assemble(
            (say("table-food"), MUTED),
            (say("table-food-card", card=seen.past_food[-1]), "bold"),
            (f"  ·  {say('table-pile', rats=seen.pile)}", MUTED),
        )
        areas = [self._area(seen, area) for area in range(EXITS)]
        meanings = [Text(say(key), style=MUTED) for key in ("table-legend", "table-legend-strikes")]
        return Text("\n").join([event, food, *areas, *meanings])

    def _area(self, seen: SewersView, area: int) -> Text:
        name = self.words.name(EXIT_NAMES[area]).capitalize()
        pieces = [self._piece(colour, count) for colour, count in self._pieces(seen, area).items()]
        return Text(f"{name:<8}") + Text(" ").join(pieces)

    def _pieces(self, seen: SewersView, area: int) -> dict[str, int]:
        pieces = pieces_for(self._flow(seen), area)
        counts = {name: pieces.count(number) for number, name in enumerate(COLOUR_NAMES)}
        return {name: count for name, count in counts.items() if count}

    def _piece(self, name: str, count: int) -> Text:
        return Text(f"{count:>2}{self.words.say(f'letter-{name}')} ", style=f"bold {INK} on {PIECE_COLOURS[name]}")

    def _flow(self, seen: SewersView) -> Flow:
        """A position that the view allows, to ask the rules about what everybody knows."""
        flow: Flow = self.game.imagine(seen, fast(""))
        return flow

    # The doll's house.

    def board(self, seen: SewersView, draft: int | None) -> Text:
        """Three exits under the evening sky, four rooms below the street, and what is not in any of them."""
        canvas = Canvas(WIDTH, HEIGHT, f"{TEXT} on {BRICK}")
        canvas.fill(0, 0, WIDTH, 7, f"{TEXT} on {SKY}")
        canvas.put(0, 7, "▀" * WIDTH, f"{SKY} on {BRICK}")
        for zone in range(ZONES):
            self._room(canvas, seen, zone, draft)
        self._sky(canvas, seen, draft)
        for area in range(EXITS):
            canvas.put(ROOMS[area].x + 8, 7, "▐▌", f"{VOID} on {BRICK}")
        self._floor(canvas, seen)
        return canvas.text()

    def _sky(self, canvas: Canvas, seen: SewersView, draft: int | None) -> None:
        say = self.words.say
        title = f" {shape(seen.seat)}{letter(seen.seat)} {say('table-sewer', name=self.words.player(seen.seat))} "
        canvas.put(1, 0, clipped(title, 34), f"bold {colour(seen.seat)} on {SKY}")
        picks = own_picks(seen)
        if picks is None:
            text, style = say("table-end"), f"{DUSK} on {SKY}"
        else:
            left = seen.rats[seen.seat]["pantry"] - sum(picks) - (draft or 0)
            text = say("table-left", rats=left) if left else say("table-placed")
            style = f"bold {CHEESE} on {SKY}"
        canvas.put(WIDTH - len(text) - 2, 0, text, style)

    def _room(self, canvas: Canvas, seen: SewersView, zone: int, draft: int | None) -> None:
        room = ROOMS[zone]
        state, rats = self._content(seen, zone, draft)
        is_now = state == "now"
        ground = SKY if zone < EXITS else VOID
        edges, edge = (HEAVY, f"bold {CHEESE}") if is_now else (ROUND, DUSK if zone < EXITS else "#a08c80")
        canvas.fill(room.x, room.y, room.width, ROOM_HEIGHT, f"{TEXT} on {ground}")
        canvas.box(room.x, room.y, room.width, ROOM_HEIGHT, edges, f"{edge} on {ground}")
        label = clipped(f" {self.words.name(PLACE_NAMES[zone]).capitalize()} ", room.width - 2)
        canvas.put(room.x + 1, room.y, label, f"bold {CHEESE if is_now else TEXT} on {ground}")
        self._scene(canvas, seen, zone)
        pieces = clipped(shape(seen.seat) * rats, room.width - 4)
        canvas.centre(room.x + 1, room.y + 3, room.width - 2, pieces, f"{colour(seen.seat)} on {ground}")
        number = f"− {rats} +" if is_now else str(rats) if state == "done" else "·"
        style = f"bold {INK} on {CHEESE}" if is_now else f"bold {TEXT} on {ground}"
        canvas.centre(room.x + 1, room.y + 4, room.width - 2, f" {number} ", style)

    def _content(self, seen: SewersView, zone: int, draft: int | None) -> tuple[str, int]:
        """How far the viewer is with a zone (done, now or later), and how many rats are shown there."""
        picks = own_picks(seen)
        if picks is None:
            return "done", seen.rats[seen.seat][PLACE_NAMES[zone]]
        order = zones(len(seen.cheese))
        if zone not in order:
            return "later", 0
        at = order.index(zone)
        if at < len(picks):
            return "done", picks[at]
        return ("now", draft or 0) if at == len(picks) else ("later", 0)

    def _scene(self, canvas: Canvas, seen: SewersView, zone: int) -> None:
        room = ROOMS[zone]
        if zone < EXITS:
            scene, paint = SCENERY[zone]
            canvas.centre(room.x + 1, room.y + 2, room.width - 2, scene, f"{paint} on {SKY}")
            self._smell(canvas, seen, zone)
            return
        lines = self._signs(seen)[PLACE_NAMES[zone]]
        for row, (text, style) in enumerate(lines, start=1):
            canvas.centre(room.x + 1, room.y + row, room.width - 2, text, f"{style} on {VOID}")

    def _smell(self, canvas: Canvas, seen: SewersView, area: int) -> None:
        """The pieces of the area, over its scenery."""
        x = ROOMS[area].x + 2
        for name, count in self._pieces(seen, area).items():
            text = f"{count}{self.words.say(f'letter-{name}')}"
            canvas.put(x, ROOMS[area].y + 1, text, f"bold {PIECE_COLOURS[name]} on {SKY}")
            x += len(text) + 1

    def _signs(self, seen: SewersView) -> dict[str, list[tuple[str, str]]]:
        """What stands on the walls below the street: whom a pipe leads to, and what a room is good for."""
        say = self.words.say
        table = self._flow(seen).table
        left, right = table.left_of(seen.seat), table.right_of(seen.seat)
        is_duel = table.players == 2
        return {
            "left-pipe": self._signpost(seen, left, f"◀ {shape(left)}{letter(left)}"),
            "right-pipe": self._signpost(seen, right, f"{shape(right)}{letter(right)} ▶"),
            "pantry": [
                (say("table-not-deployed" if is_duel else "table-defends"), MUTED),
                (say("table-target", cheese=seen.cheese[seen.seat]), TEXT),
            ],
            "nursery": [(say("table-breeds"), MUTED), (say("table-litter"), TEXT)],
        }

    def _signpost(self, seen: SewersView, seat: int, arrow: str) -> list[tuple[str, str]]:
        cheese = self.words.say("table-target", cheese=seen.cheese[seat])
        return [(arrow, f"bold {colour(seat)}"), (cheese, TEXT)]

    def _floor(self, canvas: Canvas, seen: SewersView) -> None:
        """The water below: rats that are nowhere else, and what feeding will cost."""
        canvas.put(0, 14, "▄" * WIDTH, f"{WATER} on {BRICK}")
        canvas.fill(0, 15, WIDTH, 2, f"{INK} on {WATER}")
        canvas.put(WIDTH - 8, 15, "~<:3)~~", f"{TEXT} on {WATER}")
        rats = seen.rats[seen.seat]
        status = self.words.say(
            "table-status",
            poisoned=rats["infirmary"],
            lost=rats["lost"],
            graveyard=seen.graveyard[seen.seat],
        )
        canvas.put(2, 15, clipped(status, WIDTH - 10), f"bold {INK} on {WATER}")
        if seen.result is None:
            canvas.put(2, 16, clipped(self._feeding(seen), WIDTH - 4), f"{INK} on {WATER}")

    def _feeding(self, seen: SewersView) -> str:
        eaters = self._flow(seen).table.rats_in_sewer(seen.seat)
        return self.words.say(
            "table-feeding",
            rats=eaters,
            cost=feeding_cost(self.game.data, eaters),
            cheese=seen.cheese[seen.seat],
        )


def own_picks(seen: SewersView) -> list[int] | None:
    """The numbers that the viewer has given behind the screen, or None when nobody is deploying."""
    if not seen.pending or seen.pending[-1].step != "deploy":
        return None
    return sealed_memory(seen.pending[-1].memory)[1][seen.seat]
