"""Ratville's board: the viewer's town with its dice, its creatures, the loot, and the cards in hand or for sale."""

from rich.text import Text

from rathaus.core.flow import sealed_memory
from rathaus.core.seats import letter
from rathaus.games.ratville.components import CHARACTER_NAMES, DICE, RESOURCE_NAMES
from rathaus.games.ratville.view import TownsView
from rathaus.terminal.canvas import CHEESE, INK, LINE, MUTED, TEXT, Canvas, clipped, colour, shape
from rathaus.terminal.ratville_cards import Cards, creature_line

WIDTH, HEIGHT = 54, 17
WALL = "#2a3a44"
LAMP = "#f3b873"
DARK = "#1d262d"
TRACK = "#3c5560"
ROUND = "╭╮╰╯─│"
HEAVY = "┏┓┗┛━┃"
SLOT = 13  # the width of a die's place
HALF = 27
MIDDLE = 5  # the line where the lower part begins
SHELF = 11
BOARDS = {"basic": 0, "advanced": 1}


class Town:
    """One drawing of the viewer's town; `draft` is the damage that is being chosen."""

    def __init__(self, cards: Cards, seen: TownsView, draft: int | None) -> None:
        self.cards = cards
        self.words = cards.words
        self.seen = seen
        self.draft = draft
        self.canvas = Canvas(WIDTH, HEIGHT, f"{TEXT} on {DARK}")
        self.step = seen.decision.prompt if seen.decision else ""

    def drawn(self) -> Text:
        """People on top, then dice, then what matters now."""
        self._sky()
        self._track()
        for slot in range(DICE):
            self._slot(slot)
        if self.step == "build":
            self._market()
        else:
            self._creatures()
            self._loot()
            self._hand()
        return self.canvas.text()

    def _sky(self) -> None:
        seen, seat = self.seen, self.seen.seat
        self.canvas.fill(0, 0, WIDTH, 2, f"{TEXT} on {WALL}")
        title = f" {shape(seat)}{letter(seat)} {self.words.say('table-town', name=self.words.player(seat))} "
        self.canvas.put(1, 0, clipped(title, 26), f"bold {colour(seat)} on {WALL}")
        people = self.words.say("table-people", people=seen.population[seat])
        due = self.words.say("table-hungry", due=self._due(seen.population[seat]))
        text = f"{people} · {due}"
        self.canvas.put(WIDTH - len(text) - 2, 0, text, f"{LAMP} on {WALL}")

    def _due(self, people: int) -> int:
        due = self.cards.data.food_due[BOARDS[self.seen.board]]
        return due[min(people, len(due) - 1)]

    def _track(self) -> None:
        """The population board: hungrier boxes are darker, and the goal is marked."""
        board = BOARDS[self.seen.board]
        boxes, goal = self.cards.data.boxes[board], self.cards.data.goals[board]
        width = (WIDTH - 2) // (boxes + 1)
        for box in range(boxes + 1):
            mark = "★" if box == goal else "·:∴"[min(self._due(box), 3) - 1]
            self.canvas.put(1 + box * width, 1, mark, f"{CHEESE if box == goal else MUTED} on {WALL}")
        for seat in sorted(range(len(self.seen.population)), key=lambda seat: seat == self.seen.seat):
            at = 1 + min(self.seen.population[seat], boxes) * width
            self.canvas.put(at, 1, letter(seat), f"bold {INK} on {colour(seat)}")

    # Dice.

    def _slot(self, slot: int) -> None:
        """A die, what is added to it, and who is under it."""
        seen, canvas = self.seen, self.canvas
        x = slot * SLOT + 1
        die = seen.dice[seen.seat][slot]
        picks = self._picks()
        is_now = self.step == "plan" and slot == len(picks)
        edges, style = (HEAVY, f"bold {CHEESE}") if is_now else (ROUND, TRACK)
        canvas.box(x, 2, SLOT, 3, edges, f"{style} on {DARK}")
        bonus = seen.bonus[seen.seat][slot]
        value = f" {die}+{bonus} " if bonus else f" {die} " if die else " – "
        canvas.put(x + 2, 2, value, f"bold {INK} on {TEXT}" if die else f"{LINE} on {DARK}")
        name = picks[slot] if slot < len(picks) else seen.characters[seen.seat][slot]
        is_open = bool(name) and CHARACTER_NAMES.index(name) <= CHARACTER_NAMES.index(seen.stage)
        under = self.words.short(name) if name else ""
        canvas.centre(x + 1, 3, SLOT - 2, under, f"{'bold ' if is_open else ''}{TEXT if is_open else MUTED} on {DARK}")

    def _picks(self) -> list[str]:
        """The viewer's own picks while all are planning."""
        step = next((step for step in self.seen.pending if step.step == "plan"), None)
        if step is None:
            return []
        own = sealed_memory(step.memory)[1][self.seen.seat] or []
        return [CHARACTER_NAMES[character] for character in own]

    # Creatures, loot, cards.

    def _header(self, x: int, y: int, key: str) -> None:
        self.canvas.put(x, y, self.words.say(key), f"bold {LAMP} on {DARK}")

    def _creatures(self) -> None:
        self._header(1, MIDDLE, "table-creatures")
        own = list(zip(self.seen.creatures[self.seen.seat], self.seen.wounds[self.seen.seat], strict=True))
        aimed = self._aimed()
        rows = SHELF - MIDDLE - 1
        for row, (name, wounds) in enumerate(own[:rows]):
            is_last = row == rows - 1 and len(own) > rows
            text = f"… +{len(own) - row}" if is_last else creature_line(self.cards, name, wounds)
            style = f"bold {CHEESE}" if row == aimed else TEXT
            if row == aimed and self.draft is not None:
                text = f"−{self.draft} {text}"
            self.canvas.put(1, MIDDLE + 1 + row, clipped(text, HALF - 1), f"{style} on {DARK}")
        if not own:
            self.canvas.put(1, MIDDLE + 1, self.words.say("table-creatures-none"), f"{MUTED} on {DARK}")

    def _aimed(self) -> int:
        """The creature that is about to be hit, or none."""
        if self.step != "spread-damage":
            return -1
        return self.seen.pending[-1].memory[2]

    def _loot(self) -> None:
        seen = self.seen
        self._header(HALF + 1, MIDDLE, "table-loot")
        if not seen.loot:
            return
        content = self.cards.data.loot_boxes[self.cards.data.loot.index(seen.loot)]
        for box in range(len(seen.population)):
            is_there = box + 1 in seen.boxes
            text = self.cards.vector(content[box]) if is_there else self.words.say("table-box-taken")
            is_lit = is_there and self.step == "take-loot"
            style = f"bold {CHEESE}" if is_lit else TEXT if is_there else LINE
            self.canvas.put(HALF + 1, MIDDLE + 1 + box, f"{box + 1}  {text}", f"{style} on {DARK}")

    def _hand(self) -> None:
        self._header(1, SHELF, "table-hand")
        is_lit = self.step in ("make-object", "discard-object", "return-objects")
        for row, name in enumerate(self.seen.hand):
            self._card(SHELF + 1 + row, name, self.cards.carrier(name)[:4], is_bright=is_lit)

    def _market(self) -> None:
        """All buildings with what they need; those that can be built now are bright."""
        decision = self.seen.decision
        offered = [option.args.get("building") for option in decision.options] if decision else []
        for row, (name, left) in enumerate(zip(self.seen.faces, self.seen.stock, strict=True)):
            self._card(MIDDLE + row, name, f"×{left}", is_bright=name in offered)

    def _card(self, y: int, name: str, mark: str, *, is_bright: bool) -> None:
        """Name, die, cost and effect in one line."""
        style = f"{TEXT if is_bright else MUTED} on {DARK}"
        self.canvas.put(1, y, clipped(self.words.short(name), 17), f"bold {style}" if is_bright else style)
        self.canvas.put(19, y, f"{self.cards.die(name)} {self.cards.cost(name)}", style)
        self.canvas.put(28, y, mark, f"{MUTED} on {DARK}")
        self.canvas.put(33, y, clipped(self.cards.effects(name), WIDTH - 33), style)


def resources_of(seen: TownsView, seat: int) -> list[int]:
    """A town's resources in their usual order."""
    return [seen.resources[seat][name] for name in RESOURCE_NAMES]
