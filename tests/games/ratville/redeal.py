"""What a seat of Ratville cannot know, dealt again. Written from the rules (RV-1.2, RV-1.3, RV-2.3, RR-7, RR-24)."""

import random

from rathaus.core.flow import Sealed, Step
from rathaus.core.rng import fast
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.planning import Plan
from rathaus.games.ratville.setup import ReturnObjects
from rathaus.games.ratville.table import Flow, Towns

COLLECTOR, HUNTER = 2, 7


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    """Decks, the others' hands, their characters face down, their sealed choices, and all dice to come."""
    dealt = position.copy()
    table = dealt.table
    _deal_objects(table, seat, rng)
    _deal_creatures(position.data, table, rng)
    table.loot_deck = rng.sample(table.loot_deck, len(table.loot_deck))
    table.assigned = _characters(table, seat, rng)
    table.returned = _others(position.data, table, seat, rng)
    if dealt.todo:
        dealt.todo[-1] = _step(dealt, dealt.todo[-1], seat, rng)
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = position.rng.draws
    return dealt


def _others(data: Data, table: Towns, seat: int, rng: random.Random) -> list[list[int]]:
    """What others have given back: any cards but those that this seat gave back."""
    cards = _without(data.objects, table.returned[seat] if seat >= 0 else [])
    rng.shuffle(cards)
    return [own if other == seat else [cards.pop() for _ in own] for other, own in enumerate(table.returned)]


def _deal_objects(table: Towns, seat: int, rng: random.Random) -> None:
    """Cards that lie in the deck or in other hands change places; who has drawn nothing has none that I gave back."""
    others = [other for other in range(table.players) if other != seat]
    mine = table.returned[seat] if seat >= 0 else []
    stuck = [other for other in others if table.drawn[other] == 0]
    free = [other for other in others if table.drawn[other] > 1]
    cards = [card for other in stuck + free for card in table.hands[other]] + table.object_deck
    rng.shuffle(cards)
    hands = table.hands.copy()
    for other in stuck:
        hands[other] = _without(cards, mine)[: len(hands[other])]
        cards = _without(cards, hands[other])
    for other in free:
        hands[other] = [cards.pop() for _ in hands[other]]
    table.hands = hands
    table.object_deck = cards


def _without(cards: list[int], gone: list[int]) -> list[int]:
    """The cards but these; of several copies one goes for each."""
    left = cards.copy()
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _deal_creatures(data: Data, table: Towns, rng: random.Random) -> None:
    """The advanced creatures lie below the others, until all are shuffled together."""
    deck = rng.sample(table.creature_deck, len(table.creature_deck))
    if not table.is_mixed:
        deck.sort(key=lambda creature: data.decks[creature] != "advanced")
    table.creature_deck = deck


def _characters(table: Towns, seat: int, rng: random.Random) -> list[int]:
    """Under another's die may lie any character whose step has not begun, but those that must be used are there."""
    assigned = table.assigned.copy()
    for at, character in enumerate(assigned):
        if at // 4 != seat and character > table.stage:
            assigned[at] = -1
    for other in range(table.players):
        slots = [at for at in range(other * 4, other * 4 + 4) if assigned[at] == -1]
        for at, character in zip(slots, _hidden(table, len(slots), rng), strict=True):
            assigned[at] = character
    return assigned


def _hidden(table: Towns, slots: int, rng: random.Random) -> list[int]:
    to_come = [character for character in range(1, 8) if character > table.stage]
    while True:
        characters = rng.sample(to_come, slots)
        must = [character for character in (COLLECTOR, HUNTER) if character > table.stage]
        if slots == 0 or not table.is_mandatory or all(character in characters for character in must):
            return characters


def _step(position: Flow, step: Step, seat: int, rng: random.Random) -> Step:
    return _answers(position, step, seat, rng) if isinstance(step, Plan | ReturnObjects) else step


def _answers(position: Flow, step: Sealed, seat: int, rng: random.Random) -> Sealed:
    """The others' picks, as many as they have made, chosen again among what is legal."""
    for other, picks in enumerate(step.answers):
        if other != seat:
            answers = [[] if at == other else answer.copy() for at, answer in enumerate(step.answers)]
            step = step.with_answers(answers, step.missing)
            for _ in picks:
                answers[other].append(rng.choice(step.options(position, other)))
    return step
