"""RL-4: phase 2, rats."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Sealed, Spelling, Step, up_to
from rathaus.core.rng import Rng
from rathaus.games.ratland.card_events import CheeseHidden, MoveDeclined, RatMoved
from rathaus.games.ratland.components import (
    BREEDERS_DEFEND,
    CITY,
    DEPLOY_STRUCK_RATS,
    DUMP,
    FIELD,
    HIDE_CHEESE,
    INFIRMARY,
    LEFT_PIPE,
    LOST,
    MOVE_AFTER_REVEAL,
    NURSERY,
    PANTRY,
    PLACE_NAMES,
    PLACES,
    RIGHT_PIPE,
    ZONES,
)
from rathaus.games.ratland.effects import clan_now, event_now, having
from rathaus.games.ratland.events import DeploymentReady, RatsDeployed, RatsGathered, RatsPlaced
from rathaus.games.ratland.moving import RATS
from rathaus.games.ratland.table import Flow, Sewers, with_more


class GatherRats(Step):
    """RL-4.1: everybody takes back the rats that are still in the seven zones, to deploy them again."""

    def run(self, flow: Flow) -> None:
        """They all wait in the pantry; poisoned and lost rats stay where they are."""
        table = flow.table
        if flow.heard:
            flow.tell(gathered(table))
        for seat in range(table.players):
            first, healthy = seat * PLACES, 0
            for place in range(first, first + INFIRMARY):  # RL-4.2
                healthy += table.rats[place]
                table.rats[place] = 0
            table.rats[first + PANTRY] = healthy
        nobody: list[list[int]] = [[] for _ in range(table.players)]
        flow.then(new_deploy(flow, nobody, up_to(table.players - 1)))


def gathered(table: Sewers) -> RatsGathered:
    """Whose rats come from which zones."""
    outside = [(seat, zone) for seat in range(table.players) for zone in ALL_ZONES if zone != PANTRY]
    there = [(seat, zone) for seat, zone in outside if table.rats_in(seat, zone) > 0]
    return RatsGathered(
        clans=[seat for seat, _ in there],
        zones=[PLACE_NAMES[zone] for _, zone in there],
        rats=[table.rats_in(seat, zone) for seat, zone in there],
    )


# A deployment may have further questions: before the zones, how many poisoned and lost rats join (RL-11.8); after the
# zones, whether a cheese is hidden (RL-11.7).
ALARM: Final = PLACES
QUESTION_NAMES: Final = [*PLACE_NAMES, "alarm"]


class Deploy(Sealed):
    """RL-4.1: each player secretly spreads all healthy rats over the zones: "how many to the dump?", and so on."""

    clause: ClassVar[str] = "RL-4.1"
    phase: ClassVar[str] = RATS

    def __init__(self, answers: list[list[int]], missing: list[int], questions: list[list[int]], limit: int) -> None:
        self.answers = answers
        self.missing = missing
        self.questions = questions  # by seat
        self.limit = limit  # RL-11.14: how many rats pantry and nursery may hold together, or 0
        self.rest = RIGHT_PIPE if limit > 0 else NURSERY  # the last zone, to which all rats go that are left

    def with_answers(self, answers: list[list[int]], missing: list[int]) -> "Deploy":
        """The questions stay the same."""
        return Deploy(answers, missing, self.questions, self.limit)

    def options(self, flow: Flow, seat: int) -> list[int]:
        """As many as are left; the last zone takes the rest."""
        question = self.question(seat)
        most = self.most(flow, seat, question)
        return [most] if question == self.rest else up_to(most)

    def any_option(self, flow: Flow, seat: int, rng: Rng) -> int:
        """Any number of rats."""
        question = self.question(seat)
        most = self.most(flow, seat, question)
        return most if question == self.rest else rng.below(most + 1)

    def most(self, flow: Flow, seat: int, question: int) -> int:
        """How many rats can be sent to a zone, or what else is asked for."""
        if question >= INFIRMARY:
            return self.most_besides(flow, seat, question)
        left = self.left(flow, seat)
        if self.limit > 0 and question in (PANTRY, NURSERY):
            return min(left, self.limit - self.placed_inside(seat))
        return left

    def most_besides(self, flow: Flow, seat: int, question: int) -> int:
        """RL-11.8: as many as there are can join; RL-11.7: one cheese, if there is any."""
        if question == ALARM:
            return min(flow.table.cheese[seat], event_now(flow, HIDE_CHEESE))
        return flow.table.rats_in(seat, question)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the number sealed, and ask for the next zone, or wait for the others."""
        is_ready = len(self.answers[seat]) + 1 == len(self.questions[seat])
        if flow.heard:
            zone = QUESTION_NAMES[self.question(seat)]
            flow.tell(RatsPlaced(seat=seat, zone=zone, rats=action, audience=seat))
            if is_ready:
                flow.tell(DeploymentReady(seat=seat))  # RL-4.4
        self.seal(flow, seat, action, is_done=is_ready)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`dump 3`: the zone, and how many go there."""
        return QUESTION_NAMES[self.question(seat)], {"rats": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Which zone is next, and how many rats are left for it and those after it."""
        return {"zone": QUESTION_NAMES[self.question(seat)], "rats": self.left(flow, seat)}

    def question(self, seat: int) -> int:
        """What the seat's next pick is for."""
        return self.questions[seat][len(self.answers[seat])]

    def left(self, flow: Flow, seat: int) -> int:
        """How many rats the seat still has to place: the healthy ones, and those that join them."""
        left = flow.table.rats_in(seat, PANTRY)
        questions = self.questions[seat]
        if questions[0] < INFIRMARY:  # nobody joins them
            for pick in self.answers[seat]:
                left -= pick
            return left
        for at, pick in enumerate(self.answers[seat]):
            left += -pick if questions[at] < INFIRMARY else pick
        return left

    def placed_inside(self, seat: int) -> int:
        """How many rats the seat has placed in pantry and nursery."""
        picks = zip(self.questions[seat], self.answers[seat], strict=False)
        return sum(pick for question, pick in picks if question in (PANTRY, NURSERY))

    def joined(self, seat: int) -> dict[str, int]:
        """RL-11.8: how many poisoned and lost rats the seat lets join."""
        picks = zip(self.questions[seat], self.answers[seat], strict=True)
        return {PLACE_NAMES[place]: rats for place, rats in picks if place in (INFIRMARY, LOST)}

    def run(self, flow: Flow) -> None:
        """All screens are lifted together; then some may still move a rat."""
        for seat in range(flow.table.players):
            flow.table.rats[seat * PLACES + PANTRY] = 0
            questions = self.questions[seat]
            for at, pick in enumerate(self.answers[seat]):
                reveal(flow, seat, questions[at], pick)
            if flow.heard:
                flow.tell(RatsDeployed(seat=seat, zones=deployment(flow, seat), joined=self.joined(seat)))
        flow.table.note_sent()
        movers = having(flow, MOVE_AFTER_REVEAL)
        flow.then_all([Redeploy(seat, clan_now(flow, seat, MOVE_AFTER_REVEAL)) for seat in movers])


def reveal(flow: Flow, seat: int, question: int, pick: int) -> None:
    """One answer of a deployment takes effect."""
    table = flow.table
    if question < INFIRMARY:
        table.rats[seat * PLACES + question] = pick
    elif question == ALARM:
        table.alarmed = with_more(table.alarmed, seat, pick)  # RL-11.7
        if pick > 0 and flow.heard:
            flow.tell(CheeseHidden(seat=seat, cheese=pick))
    else:
        table.move_rats(seat, question, -pick)  # RL-11.8
        if question == LOST:
            table.rejoined = with_more(table.rejoined, seat, pick)


def new_deploy(flow: Flow, answers: list[list[int]], missing: list[int]) -> Deploy:
    """The deployment of this turn with these answers."""
    limit = event_now(flow, BREEDERS_DEFEND)
    players = flow.table.players
    questions = [zones(players, is_limited=limit > 0)] * players
    if event_now(flow, DEPLOY_STRUCK_RATS) > 0:
        questions = [joining(flow, seat) + asked for seat, asked in enumerate(questions)]
    if event_now(flow, HIDE_CHEESE) > 0:
        questions = [[*asked, ALARM] for asked in questions]
    return Deploy(answers, missing, questions, limit)


def joining(flow: Flow, seat: int) -> list[int]:
    """RL-11.8: where rats wait that may join the deployment."""
    return [place for place in (INFIRMARY, LOST) if flow.table.rats_in(seat, place) > 0]


ALL_ZONES: Final = list(range(ZONES))
ZONES_OF_TWO: Final = [DUMP, CITY, FIELD, LEFT_PIPE, RIGHT_PIPE, NURSERY]
LIMITED_ZONES: Final = [PANTRY, NURSERY, DUMP, CITY, FIELD, LEFT_PIPE, RIGHT_PIPE]
LIMITED_ZONES_OF_TWO: Final = [NURSERY, DUMP, CITY, FIELD, LEFT_PIPE, RIGHT_PIPE]


def zones(players: int, *, is_limited: bool = False) -> list[int]:
    """Where rats may be deployed; RL-4.3: with two players, not in the pantry."""
    if is_limited:
        return LIMITED_ZONES_OF_TWO if players == 2 else LIMITED_ZONES
    return ZONES_OF_TWO if players == 2 else ALL_ZONES


def deployment(flow: Flow, seat: int) -> dict[str, int]:
    """A clan's deployment by the names of its zones."""
    return {PLACE_NAMES[zone]: flow.table.rats_in(seat, zone) for zone in zones(flow.table.players)}


STAY: Final = 0


class Redeploy(Asking):
    """RL-13.12, Sports: after the reveal it may move some of its rats to other zones, one at a time."""

    clause: ClassVar[str] = "RL-13.12"
    phase: ClassVar[str] = RATS
    stages: ClassVar[bool] = True

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def memory(self) -> list[int]:
        """Who may move, and how many."""
        return [self.seat, self.moves]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Stay, or move a rat from one zone to another."""
        table = flow.table
        moves = [
            1 + source * ZONES + target
            for source in ALL_ZONES
            if table.rats_in(seat, source) > 0
            for target in zones(table.players)
            if target != source and has_room(flow, seat, source, target)
        ]
        return [STAY, *moves]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Move one rat, and ask again while there are moves."""
        if action == STAY:
            if flow.heard:
                flow.tell(MoveDeclined(seat=seat))
            return
        source, target = divmod(action - 1, ZONES)
        flow.table.move_rats(seat, source, -1)
        flow.table.move_rats(seat, target, 1)
        flow.table.note_sent()
        if flow.heard:
            flow.tell(RatMoved(seat=seat, source=PLACE_NAMES[source], target=PLACE_NAMES[target]))
        if self.moves > 1:
            flow.then(Redeploy(seat, self.moves - 1))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`stay`, or `move dump city`."""
        if action == STAY:
            return "stay", {}
        source, target = divmod(action - 1, ZONES)
        return "move", {"source": PLACE_NAMES[source], "target": PLACE_NAMES[target]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many rats may still move."""
        return {"moves": self.moves}


def has_room(flow: Flow, seat: int, source: int, target: int) -> bool:
    """RL-11.14: whether pantry and nursery can take one more rat, if this one comes from outside."""
    limit = event_now(flow, BREEDERS_DEFEND)
    if limit == 0 or target not in (PANTRY, NURSERY) or source in (PANTRY, NURSERY):
        return True
    return inside(flow.table, seat) < limit


def inside(table: Sewers, seat: int) -> int:
    """The rats in pantry and nursery."""
    return table.rats_in(seat, PANTRY) + table.rats_in(seat, NURSERY)
