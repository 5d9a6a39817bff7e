"""RL-4: phase 2, rats."""

from typing import Final

from rathaus.core.flow import Args, Sealed, Spelling, Step, up_to
from rathaus.games.ratland.components import INFIRMARY, PANTRY, PLACE_NAMES, PLACES, ZONES
from rathaus.games.ratland.events import DeploymentReady, RatsDeployed, RatsGathered, RatsPlaced
from rathaus.games.ratland.table import Flow


class GatherRats(Step):
    """RL-4.1: everybody takes up the rats that last turn left in the seven zones, to deploy them anew."""

    def run(self, flow: Flow) -> None:
        """All of them wait in the pantry; poisoned and lost rats stay where they are."""
        table = flow.table
        for seat in range(table.players):
            first = seat * PLACES
            healthy = sum(table.rats[first : first + INFIRMARY])  # RL-4.2
            table.rats[first : first + INFIRMARY] = [0] * ZONES
            table.rats[first + PANTRY] = healthy
        if flow.heard:
            flow.tell(RatsGathered())
        flow.then(Deploy([[] for _ in range(table.players)], up_to(table.players - 1), zones(table.players)))


class Deploy(Sealed):
    """RL-4.1: each player secretly spreads all healthy rats over the zones: "how many to the dump?", and so on."""

    def __init__(self, answers: list[list[int]], missing: list[int], zones: list[int]) -> None:
        self.answers = answers
        self.missing = missing
        self.zones = zones

    def options(self, flow: Flow, seat: int) -> list[int]:
        """As many as are left; the last zone takes the rest."""
        picks = self.answers[seat]
        left = flow.table.rats[seat * PLACES + PANTRY] - sum(picks)
        is_last = len(picks) + 1 == len(self.zones)
        return [left] if is_last else up_to(left)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the number sealed, and ask for the next zone, or wait for the others."""
        is_ready = len(self.answers[seat]) + 1 == len(self.zones)
        if flow.heard:
            zone = PLACE_NAMES[self.zone(seat)]
            flow.tell(RatsPlaced(seat=seat, zone=zone, rats=action, audience=seat))
            if is_ready:
                flow.tell(DeploymentReady(seat=seat))  # RL-4.4
        missing = self.missing_without(seat) if is_ready else self.missing
        flow.then(Deploy(self.answers_with(seat, action), missing, self.zones))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`dump 3`: the zone, and how many go there."""
        return PLACE_NAMES[self.zone(seat)], {"rats": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which zone is next, and how many rats are left for it and those after it."""
        left = flow.table.rats_in(seat, PANTRY) - sum(self.answers[seat])
        return {"zone": PLACE_NAMES[self.zone(seat)], "rats": left}

    def zone(self, seat: int) -> int:
        """The zone that the seat's next pick is for."""
        return self.zones[len(self.answers[seat])]

    def run(self, flow: Flow) -> None:
        """All screens are lifted together."""
        table = flow.table
        for seat in range(table.players):
            table.rats[seat * PLACES + PANTRY] = 0
            for zone, rats in zip(self.zones, self.answers[seat], strict=True):
                table.rats[seat * PLACES + zone] = rats
            if flow.heard:
                flow.tell(RatsDeployed(seat=seat, zones=deployment(flow, seat)))


ALL_ZONES: Final = list(range(ZONES))
ZONES_OF_TWO: Final = [zone for zone in ALL_ZONES if zone != PANTRY]


def zones(players: int) -> list[int]:
    """Where rats may be deployed: RL-4.3, with two players the pantry is none of them."""
    return ZONES_OF_TWO if players == 2 else ALL_ZONES


def deployment(flow: Flow, seat: int) -> dict[str, int]:
    """A clan's deployment by the names of its zones."""
    return {PLACE_NAMES[zone]: flow.table.rats_in(seat, zone) for zone in zones(flow.table.players)}
