"""Rattus's board: the map as a list of regions with rats, citizens and neighbours."""

from rich.text import Text

from rathaus.games.rattus.components import SLOTS
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.view import EuropeView
from rathaus.terminal.canvas import CHEESE, DANGER, INK, MUTED, TEXT, Canvas, clipped, colour, shape
from rathaus.words import Words

WIDTH, HEIGHT = 54, 17
LAND = "#2b2620"
SEA = "#8fc3e8"
RAT = "#e2c08d"
PLAGUE, CAMEL = "☠", "Ω"
NAME, RATS, PEOPLE, NEAR = 2, 16, 21, 35  # where the columns begin
UNKNOWN, NO_RAT = "?", "·"


class Map:
    """One drawing of the map for the viewer."""

    def __init__(self, words: Words, data: Data, seen: EuropeView) -> None:
        self.words = words
        self.data = data
        self.seen = seen
        self.choices = regions_asked(seen)
        self.canvas = Canvas(WIDTH, HEIGHT, f"{TEXT} on {LAND}")

    def drawn(self) -> Text:
        """A line for each region in play; where there is room, with headings and more air."""
        regions = list(self.seen.citizens)
        has_heading = len(regions) < HEIGHT
        if has_heading:
            self._headings()
        step = 2 if 2 * len(regions) < HEIGHT else 1
        for at, region in enumerate(regions):
            self._region(int(has_heading) + step * at, region)
        return self.canvas.text()

    def _headings(self) -> None:
        style = f"{MUTED} on {LAND}"
        for x, key in ((NAME, "region"), (RATS, "rats"), (PEOPLE, "citizens"), (NEAR, "neighbours")):
            self.canvas.put(x, 0, self.words.say(f"table-{key}"), style)

    def _region(self, y: int, region: str) -> None:
        canvas = self.canvas
        is_choice = region in self.choices
        if region == self.seen.plague:
            canvas.put(0, y, PLAGUE, f"{DANGER} on {LAND}")
        if region == self.seen.camel:
            canvas.put(1, y, CAMEL, f"bold {TEXT} on {LAND}")
        name = clipped(self.words.name(region), RATS - NAME - 1)
        canvas.put(NAME, y, name, f"bold {CHEESE if is_choice else TEXT} on {LAND}")
        self._rats(y, region)
        self._people(y, region)
        self._neighbours(y, region)

    def _rats(self, y: int, region: str) -> None:
        """The back of a rat, or the limit of one that the viewer has looked at."""
        for slot in range(SLOTS):
            place = f"{region}-{slot + 1}"
            if place in self.seen.known:
                limit = self.seen.known[place].split()[0]
                self.canvas.put(RATS + slot, y, limit, f"bold {INK} on {RAT}")
            else:
                sign = UNKNOWN if place in self.seen.rats else NO_RAT
                self.canvas.put(RATS + slot, y, sign, f"{f'bold {RAT}' if sign == UNKNOWN else MUTED} on {LAND}")

    def _people(self, y: int, region: str) -> None:
        """Everybody's citizens, in shape and colour."""
        x = PEOPLE
        for seat, citizens in enumerate(self.seen.citizens[region]):
            if citizens:
                self.canvas.put(x, y, f"{shape(seat)}{citizens}", f"bold {colour(seat)} on {LAND}")
                x += len(str(citizens)) + 1
        self.people_end = x

    def _neighbours(self, y: int, region: str) -> None:
        """Short names; those across the sea in another colour."""
        number = self.data.regions.index(region)
        near = self.data.neighbours[len(self.seen.reserves)][number]
        names = {other: self.words.say(f"short-{self.data.regions[other]}") for other in near}
        x = max(NEAR, self.people_end + 1)
        gap = 1 if x + len(" ".join(names.values())) <= WIDTH else 0
        for other, name in names.items():
            is_overseas = other in self.data.overseas[number]
            self.canvas.put(x, y, name, f"{SEA if is_overseas else MUTED} on {LAND}")
            x += len(name) + gap


def regions_asked(seen: EuropeView) -> set[str]:
    """The regions that the viewer may choose now."""
    if seen.decision is None:
        return set()
    return {str(option.args["region"]) for option in seen.decision.options if "region" in option.args}
