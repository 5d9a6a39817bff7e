"""What a seat of RatLand cannot know, dealt again. Written from the rules (RL-1.5, RL-1.6, RL-4.4, RL-8.3, RL-13)."""

import random

from rathaus.core.flow import Sealed, Step
from rathaus.core.rng import fast
from rathaus.games.ratland.choosing import ChooseBoard, ChooseClan
from rathaus.games.ratland.feeding import TradeRats
from rathaus.games.ratland.rats import Deploy
from rathaus.games.ratland.table import Flow, Sewers

STARTING = range(5)
FINALS = range(5, 13)
END = 13
SEER = 11


def redeal(position: Flow, seat: int, rng: random.Random) -> Flow:
    """The decks below what was seen, the order in the bag, the others' sealed choices, and all dice to come."""
    dealt = position.copy()
    table = dealt.table
    events, food = foreseen(table, seat)
    table.event_deck = _events(table, events, rng)
    if not table.is_food_ascending:
        hidden = len(table.food_deck) - food
        table.food_deck = rng.sample(table.food_deck[:hidden], hidden) + table.food_deck[hidden:]
    table.bag = rng.sample(table.bag, len(table.bag))
    if dealt.todo:
        dealt.todo[-1] = _step(dealt, dealt.todo[-1], seat, rng)
    dealt.rng = fast(str(rng.random()))
    dealt.rng.draws = position.rng.draws
    return dealt


def foreseen(table: Sewers, seat: int) -> tuple[int, int]:
    """RL-13.14: how many event and food cards the seat knows: a Seer's next event and, later, food."""
    if seat < 0 or table.clans[seat] != SEER:
        return 0, 0
    is_final = any(card not in STARTING for card in table.past_events)
    boxes = 2 if table.players > 6 else 1
    return min(1, len(table.event_deck)), min(boxes, len(table.food_deck)) if is_final else 0


def _events(table: Sewers, known: int, rng: random.Random) -> list[int]:
    left = len(table.event_deck) - known
    top = table.event_deck[left:]
    seen = table.past_events + top
    starting = [card for card in STARTING if card not in seen]
    finals = [card for card in FINALS if card not in seen]
    rng.shuffle(starting)
    rng.shuffle(finals)
    end = [END] if END not in seen else []
    below = end + finals[: left - len(starting) - len(end)]
    rng.shuffle(below)
    return below + starting + top


def _step(position: Flow, step: Step, seat: int, rng: random.Random) -> Step:
    if isinstance(step, ChooseClan):
        return _clans(position, step, seat, rng)
    if isinstance(step, Deploy | ChooseBoard | TradeRats):
        return _answers(position, step, seat, rng)
    return step


def _answers(position: Flow, step: Sealed, seat: int, rng: random.Random) -> Sealed:
    """The others' picks, as many as they have made, chosen again among what is legal."""
    for other, picks in enumerate(step.answers):
        if other != seat:
            answers = [[] if at == other else answer.copy() for at, answer in enumerate(step.answers)]
            step = step.with_answers(answers, step.missing)
            for _ in picks:
                answers[other].append(rng.choice(step.options(position, other)))
    return step


def _clans(position: Flow, step: ChooseClan, seat: int, rng: random.Random) -> ChooseClan:
    """Everybody else was dealt any two other cards, and has kept one of them."""
    own = step.offers[seat] if seat >= 0 else []
    cards = list(range(12)) * (2 if position.table.players > 6 else 1)
    for card in own:
        cards.remove(card)
    rng.shuffle(cards)
    offers = [own if other == seat else [cards.pop(), cards.pop()] for other in range(position.table.players)]
    answers = [
        picks if other == seat or not picks else [rng.choice(offers[other])] for other, picks in enumerate(step.answers)
    ]
    return ChooseClan(answers, step.missing, offers)
