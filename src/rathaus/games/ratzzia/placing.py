"""RZ-6: placing dice."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.games.ratzzia import phases
from rathaus.games.ratzzia.cat import ALL_FACES, faces_for_cat, look_for_cat
from rathaus.games.ratzzia.components import ANY, CANDY, FACES, SUPPORT, die
from rathaus.games.ratzzia.duty import Attempt, Known, attempt_from, support_due
from rathaus.games.ratzzia.events import CandyPlaced, DiePlaced, DieShownToCat, PlacingBegan, PlacingEnded
from rathaus.games.ratzzia.fitting import wanted
from rathaus.games.ratzzia.table import Flow, dice_in, layout_of, no_dice, with_more

GREYS_A_TURN: Final = 2  # RZ-9.1

DONE: Final = 0
LINES: Final = 16  # an action is LINES times its source plus the line: a column, or after them the cat row
CANDY_DIE: Final = 2 * FACES + 1  # sources: own dice by value from 1 on, support dice from 7 on, a candy die


class BeginPlacing(Step):
    """RZ-5.4: place dice of the roll; A-43: which of them must be placed is computed before the first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """RZ-11.3: rolled support dice, and one own die."""
        is_supported = has_support(flow)
        support, own = 0, False
        if is_supported:
            attempt = attempt_from(flow, GREYS_A_TURN)
            support = support_due(attempt)
            own = not is_forced_enough(flow) and attempt.can_place(support, {}, own=True)
        if flow.heard:
            flow.tell(PlacingBegan(seat=self.seat, support=support))
        flow.then(PlaceDice(self.seat, GREYS_A_TURN, support, own_due=own, is_free=is_supported))


def is_forced_enough(flow: Flow) -> bool:
    """A-06: dice that the cat took don't count as placed, unless so agreed."""
    return flow.table.is_forced_enough and flow.table.forced > 0


def has_support(flow: Flow) -> bool:
    """RZ-11.1: whether support dice have been rolled; only two players have any."""
    return layout_of(flow).support > 0 and dice_in(flow.table.rolled_support) > 0


def fitting(flow: Flow, rolled: list[int], source: int) -> list[int]:
    """All ways to place rolled dice into columns, as actions; sources are numbered from the given one on."""
    table, layout = flow.table, layout_of(flow)
    squares, following, tops = table.squares, table.following, layout.tops
    options: list[int] = []
    anywhere = [(source + face) * LINES for face in ALL_FACES if rolled[face] > 0]
    for column in layout.columns:
        square = following[column]
        if square <= tops[column]:
            value = wanted(layout, squares, square)
            if value == ANY:
                for action in anywhere:
                    options.append(action + column)
            elif rolled[value] > 0:
                options.append((source + value) * LINES + column)
    return options


class PlaceDice(Asking):
    """RZ-5.4: any columns, any number of dice, at least one; one die after another (A-49).

    `greys` is how many dice may still go to grey squares, `support` how many support dice must still be placed,
    `own_due` whether an own die must be placed too; with `is_free`, nothing else is mandatory any more.
    """

    clause: ClassVar[str] = "RZ-5.4"
    phase: ClassVar[str] = phases.PLACE
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, greys: int, support: int, *, own_due: bool, is_free: bool) -> None:
        super().__init__(seat)
        self.greys = greys
        self.support = support
        self.own_due = own_due
        self.is_free = is_free

    def memory(self) -> list[int]:
        """Whose turn it is, and what must and may be placed."""
        return [self.seat, self.greys, self.support, int(self.own_due), int(self.is_free)]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Every die that fits somewhere; stopping once nothing is due (RZ-5.4, A-09, A-48)."""
        options = fitting(flow, flow.table.rolled, 0)
        is_own_die_due = bool(options)  # until one has been placed. A grey square is never mandatory.
        self._add_others(flow, options)
        self._add_cat_row(flow, options)
        if self.support > 0 or self.own_due:
            return self._dutiful(flow, options)
        if self.is_free or is_forced_enough(flow) or not is_own_die_due:
            options.append(DONE)
        return options

    def _add_others(self, flow: Flow, options: list[int]) -> None:
        table, layout = flow.table, layout_of(flow)
        if has_support(flow):
            options += fitting(flow, table.rolled_support, FACES)
        if table.candies[self.seat] > 0:  # RZ-12.2d: it counts as any value
            free = [column for column in layout.columns if table.following[column] <= layout.tops[column]]
            options += [CANDY_DIE * LINES + column for column in free]

    def _add_cat_row(self, flow: Flow, options: list[int]) -> None:
        """A-42: own dice and support dice; A-22: no candy dice."""
        table = flow.table
        line = len(layout_of(flow).columns)
        faces = faces_for_cat(flow, self.greys)
        for face in faces:
            if table.rolled[face] > 0:
                options.append(face * LINES + line)
        if has_support(flow):
            for face in faces:
                if table.rolled_support[face] > 0:
                    options.append((FACES + face) * LINES + line)

    def _dutiful(self, flow: Flow, options: list[int]) -> list[int]:
        """RZ-11.5: support dice have priority: no die may be placed that blocks those that are due."""
        attempt = attempt_from(flow, self.greys)
        known: Known = {}
        return [action for action in options if self._leaves_a_way(attempt, action, known)]

    def _leaves_a_way(self, attempt: Attempt, action: int, known: Known) -> bool:
        source, line = action // LINES, action % LINES
        if source == CANDY_DIE:
            return attempt.after_candy(line).can_place(self.support, known, own=self.own_due)
        if source > FACES:
            after = attempt.after(source - FACES, line, is_support=True)
            return after.can_place(self.support - 1, known, own=self.own_due)
        after = attempt.after(source, line, is_support=False)
        return after.can_place(self.support, known, own=False)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Place one die and go on, or stop."""
        if action == DONE:
            self._stop(flow)
            return
        source, line = action // LINES, action % LINES
        is_own, is_support = source <= FACES, FACES < source < CANDY_DIE
        is_grey = self._place(flow, source, line)
        support = self.support - (1 if is_support and self.support > 0 else 0)
        flow.then(
            PlaceDice(
                seat,
                self.greys - (1 if is_grey else 0),
                support,
                own_due=self.own_due and not is_own,
                is_free=self.is_free or is_own,
            )
        )

    def _place(self, flow: Flow, source: int, line: int) -> bool:
        """Put the die down; return whether that was a grey square."""
        if source == CANDY_DIE:
            self._place_candy(flow, line)
            return False
        is_support = source > FACES
        face = source - FACES if is_support else source
        table = flow.table
        rolled = table.rolled_support if is_support else table.rolled
        rolled[face] -= 1
        number = die(SUPPORT if is_support else self.seat, face)
        if line == len(layout_of(flow).columns):
            return self._show_to_cat(flow, number, face, is_support=is_support)
        if flow.heard:
            row = layout_of(flow).row_of(table.following[line])
            flow.tell(DiePlaced(seat=self.seat, value=face, column=line + 1, row=row, is_support=is_support))
        table.put(line, number)
        return False

    def _place_candy(self, flow: Flow, column: int) -> None:
        """RZ-12.2d: with the owner's colour up. A-23: it does not count as a die of the roll."""
        table = flow.table
        table.candies = with_more(table.candies, self.seat, -1)
        if flow.heard:
            row = layout_of(flow).row_of(table.following[column])
            flow.tell(CandyPlaced(seat=self.seat, column=column + 1, row=row))
        table.put(column, die(self.seat, CANDY))

    def _show_to_cat(self, flow: Flow, number: int, face: int, *, is_support: bool) -> bool:
        """A-03: filling the last grey square does not force dice that are already rolled."""
        table = flow.table
        is_grey = len(table.cat) < layout_of(flow).greys
        table.cat = [*table.cat, number]
        if flow.heard:
            square = len(table.cat)
            flow.tell(DieShownToCat(seat=self.seat, value=face, is_support=is_support, is_grey=is_grey, square=square))
        look_for_cat(flow, is_early=False)
        return is_grey

    def _stop(self, flow: Flow) -> None:
        """What was not placed goes back to the hand, support dice to the reserve (RZ-11.6)."""
        table = flow.table
        dice, support = dice_in(table.rolled), dice_in(table.rolled_support)
        table.hands[self.seat] += dice
        table.reserve += support
        table.rolled = no_dice()
        table.rolled_support = no_dice()
        if flow.heard:
            flow.tell(PlacingEnded(seat=self.seat, dice=dice, support=support))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`place 3 5` (a 3 into column 5), `cat 2`, `support 3 5`, `support-cat 2`, `candy 5` or `done`."""
        if action == DONE:
            return "done", {}
        source, line = action // LINES, action % LINES
        if source == CANDY_DIE:
            return "candy", {"column": line + 1}
        verb, face = ("support", source - FACES) if source > FACES else ("place", source)
        if line == len(layout_of(flow).columns):
            return ("cat" if verb == "place" else "support-cat"), {"value": face}
        return verb, {"value": face, "column": line + 1}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many dice are left of the roll, and how many support dice must be placed."""
        return {"dice": sum(flow.table.rolled) + sum(flow.table.rolled_support), "support": self.support}
