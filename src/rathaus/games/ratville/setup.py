"""RV-1: components and set-up."""

from typing import ClassVar

from rathaus.core.flow import Position, Sealed, Spelling, up_to
from rathaus.core.game import Options
from rathaus.core.rng import Rng
from rathaus.games.ratville import phases
from rathaus.games.ratville.components import DICE, RESOURCES
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.events import HandsKept, ObjectReturned, ObjectsReturned
from rathaus.games.ratville.sequence import PlayRound
from rathaus.games.ratville.table import COUNTERS, NO_LOOT, Flow, Towns, without


def lay_table(data: Data, players: int, options: Options, rng: Rng) -> Flow:
    """RV-1.1: a board, dice and characters for everyone, no resources (RR-2), population 5."""
    faces = faces_in_use(data, options["building_faces"], rng)
    objects = data.objects
    rng.shuffle(objects)
    hands = [objects[seat * data.dealt : (seat + 1) * data.dealt] for seat in range(players)]
    loot = list(range(len(data.loot)))
    rng.shuffle(loot)
    table = Towns(
        population=[data.start_population] * players,
        resources=[0] * (players * RESOURCES),
        counters=[0] * (players * COUNTERS),
        round_=0,
        start=rng.below(players),  # RV-1.5
        stage=0,
        dice=[0] * (players * DICE),
        assigned=[0] * (players * DICE),
        bonus=[0] * (players * DICE),
        buildings=[[] for _ in range(players)],
        objects=[[] for _ in range(players)],
        hands=hands,
        returned=[[] for _ in range(players)],
        drawn=[0] * players,
        object_deck=objects[players * data.dealt :],
        past_objects=[],
        creatures=[[data.decks.index("start")] for _ in range(players)],  # RV-1.2
        wounds=[[0] for _ in range(players)],
        fresh=[False] * players,
        centre=[],
        creature_deck=creature_deck(data, players, rng),
        past_creatures=[],
        is_mixed=False,
        loot=NO_LOOT,
        boxes=[],
        loot_deck=loot,
        past_loot=[],
        paid_damage=[0] * players,
        paid_kills=[0] * players,
        faces=faces,
        stock=[copies_for(copies, players) for copies in data.type_copies],
        board=data.boards.index(options["population_board"]),
        is_mandatory=options["mandatory_characters"] == "true",
        fighter_defence=int(options["fighter_defence"]),
    )
    position = Position(data, table, [], rng)
    position.then(ReturnObjects([[] for _ in range(players)], up_to(players - 1)), PlayRound())
    return position


def copies_for(copies: list[int], players: int) -> int:
    """RV-1.2, RV-1.4, RR-3: cards marked with 3 or 4 are removed below that number of players."""
    return copies[0] + (copies[1] if players >= 3 else 0) + (copies[2] if players >= 4 else 0)


def creatures_of(data: Data, deck: str, players: int) -> list[int]:
    """All cards of a deck, unshuffled."""
    kinds = range(len(data.creatures))
    return [
        kind
        for kind in kinds
        if data.decks[kind] == deck
        for _ in range(copies_for(data.creature_copies[kind], players))
    ]


def creature_deck(data: Data, players: int, rng: Rng) -> list[int]:
    """RV-1.2: the basic creatures on top of the advanced ones, each shuffled; rats lie in front of the players.

    If the box has more rats than players, the others are basic creatures.
    """
    basic = creatures_of(data, "start", players)[players:] + creatures_of(data, "basic", players)
    advanced = creatures_of(data, "advanced", players)
    rng.shuffle(basic)
    rng.shuffle(advanced)
    return advanced + basic


def faces_in_use(data: Data, wanted: str, rng: Rng) -> list[int]:
    """RV-1.4: the A faces; RV-6.2, RR-49: or the B faces of all types, of named ones, or of random ones."""
    faces = []
    for number, name in enumerate(data.types):
        b_face = data.b_faces[number]
        is_b = b_face >= 0 and (wanted == "B" or name in wanted.split(",") or (wanted == "mixed" and rng.below(2) == 1))
        faces.append(b_face if is_b else number)
    return faces


class ReturnObjects(Sealed):
    """RV-1.3: of five objects everybody keeps three in secret: which ones go back?"""

    clause: ClassVar[str] = "RV-1.3"
    phase: ClassVar[str] = phases.SETUP

    def options(self, flow: Flow, seat: int) -> list[int]:
        """What has not been given back yet, each kind only once."""
        left = flow.table.hands[seat]
        for card in self.answers[seat]:
            left = without(left, card)
        return sorted(set(left))

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Keep the choice sealed until all are ready."""
        is_ready = len(self.answers[seat]) + 1 == flow.data.dealt - flow.data.kept
        if flow.heard:
            flow.tell(ObjectReturned(seat=seat, object=flow.data.cards[action], audience=seat))
            if is_ready:
                flow.tell(ObjectsReturned(seat=seat))
        self.seal(flow, seat, action, is_done=is_ready)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`return tablet`."""
        return "return", {"object": flow.data.cards[action]}

    def run(self, flow: Flow) -> None:
        """What was given back is shuffled into the deck."""
        table = flow.table
        deck = table.object_deck.copy()
        hands = table.hands.copy()
        for seat, returned in enumerate(self.answers):
            for card in returned:
                hands[seat] = without(hands[seat], card)
            deck += returned
        flow.rng.shuffle(deck)
        table.hands = hands
        table.returned = self.answers
        table.object_deck = deck
        if flow.heard:
            flow.tell(HandsKept(returned=[len(returned) for returned in self.answers]))
