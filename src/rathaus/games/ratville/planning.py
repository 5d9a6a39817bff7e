"""RV-2.3: the planning phase."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Sealed, Spelling, Step, up_to
from rathaus.games.ratville import phases
from rathaus.games.ratville.components import CHARACTER_NAMES, DICE, HUNTER, PREACHER, RESOURCES, SCRAP
from rathaus.games.ratville.events import CharacterPlaced, DiceRolled, PlanReady, PlansLaid, ScrapFound
from rathaus.games.ratville.table import Flow


class RollDice(Step):
    """RV-2.3: everybody rolls four dice, openly; who has the lowest sum gets a scrap metal."""

    def run(self, flow: Flow) -> None:
        """RR-5: all tied players get it; the faces as rolled count."""
        table = flow.table
        table.dice = [flow.rng.below(6) + 1 for _ in range(table.players * DICE)]
        sums = [sum(table.dice[seat * DICE : seat * DICE + DICE]) for seat in range(table.players)]
        least = min(sums)
        lowest = [seat for seat, total in enumerate(sums) if total == least]
        for seat in lowest:
            table.resources[seat * RESOURCES + SCRAP] += 1
        if flow.heard:
            for seat in range(table.players):
                flow.tell(DiceRolled(seat=seat, dice=table.dice[seat * DICE : seat * DICE + DICE], sum=sums[seat]))
            flow.tell(ScrapFound(seats=lowest))
        flow.then(Plan([[] for _ in range(table.players)], up_to(table.players - 1)))


class Plan(Sealed):
    """RV-2.3: each die goes to a different character, face down: which one gets this die?"""

    clause: ClassVar[str] = "RV-2.3"
    phase: ClassVar[str] = phases.PLANNING

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any without a die, but enough dice are kept for mandatory characters (RV-6.3: unless none is mandatory)."""
        picked, picks = 0, self.answers[seat]  # the characters as bits
        for character in picks:
            picked |= 1 << character
        if flow.table.is_mandatory and DICE - len(picks) <= len(flow.data.mandatory):
            must = [character for character in flow.data.mandatory if picked & 1 << character == 0]
            if len(must) == DICE - len(picks):
                return must
        return [character for character in ALL if picked & 1 << character == 0]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep it face down, and go on to the next die, or wait for the others."""
        is_ready = len(self.answers[seat]) + 1 == DICE
        if flow.heard:
            die = flow.table.dice[seat * DICE + len(self.answers[seat])]
            flow.tell(CharacterPlaced(seat=seat, die=die, character=CHARACTER_NAMES[action], audience=seat))
            if is_ready:
                flow.tell(PlanReady(seat=seat))
        self.seal(flow, seat, action, is_done=is_ready)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`assign builder`."""
        return "assign", {"character": CHARACTER_NAMES[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which die, and the number of its slot."""
        slot = len(self.answers[seat])
        return {"slot": slot + 1, "die": flow.table.dice[seat * DICE + slot]}

    def run(self, flow: Flow) -> None:
        """All characters lie under their dice."""
        assigned: list[int] = []
        for picks in self.answers:
            assigned += picks
        flow.table.assigned = assigned
        if flow.heard:
            flow.tell(PlansLaid(seats=up_to(flow.table.players - 1)))


ALL: Final = list(range(PREACHER, HUNTER + 1))
