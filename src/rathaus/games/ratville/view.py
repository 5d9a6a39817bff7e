"""What each seat of Ratville may see, and how to imagine the rest. (Plain structs, never compiled.)"""

from collections.abc import Callable
from typing import Any

import msgspec

from rathaus.core.flow import Outcome, Position, Step, sealed_memory
from rathaus.core.rng import Rng
from rathaus.core.view import PendingStep, Result, View, phase_of, shared
from rathaus.games.ratville import phases
from rathaus.games.ratville.actions import ReadyObjects, RevealCharacter, UseCharacter
from rathaus.games.ratville.builder import Build
from rathaus.games.ratville.collector import CollectLoot, TakeLoot
from rathaus.games.ratville.components import CHARACTER_NAMES, DICE, HUNTER, NO_CHARACTER, PREACHER, RESOURCE_NAMES
from rathaus.games.ratville.contents import Data
from rathaus.games.ratville.creatures import Eliminate, Trap
from rathaus.games.ratville.deals import PayForPeople, UseCards
from rathaus.games.ratville.fighter import Fight
from rathaus.games.ratville.final import EndRound, ranking
from rathaus.games.ratville.forecast import Forecast, forecast
from rathaus.games.ratville.geek import DiscardObject, MakeObject
from rathaus.games.ratville.hunter import DealDamage, GoOn, Hunt, SpreadDamage, SpringTraps
from rathaus.games.ratville.initial import BeginRound
from rathaus.games.ratville.planning import Plan, RollDice
from rathaus.games.ratville.population import GrowInOrder, GrowTowns
from rathaus.games.ratville.preacher import Preach
from rathaus.games.ratville.ragged_boy import AssignCreature, SendCreature, ShareCreatures, TakeCreature
from rathaus.games.ratville.sequence import PlayRound
from rathaus.games.ratville.setup import ReturnObjects, creatures_of
from rathaus.games.ratville.table import COUNTER_NAMES, COUNTERS, NO_LOOT, Flow, Towns


class TownsView(View, kw_only=True):
    """Ratville's table as a seat sees it.

    RR-7: resources, dice, buildings and objects in play are public; hands and characters face down are not.
    """

    round: int
    start: int
    stage: str
    population: list[int]
    resources: list[dict[str, int]]
    counters: list[dict[str, int]]
    dice: list[list[int]]
    bonus: list[list[int]]
    characters: list[list[str]]  # under each die; empty if it is hidden or there is none
    buildings: list[list[str]]
    objects: list[list[str]]
    hand: list[str]
    hand_sizes: list[int]
    returned: list[str]  # what the seat itself gave back at the start
    drawn: list[int]
    objects_left: int
    past_objects: list[str]
    creatures: list[list[str]]
    wounds: list[list[int]]
    fresh: list[bool]
    centre: list[str]
    creatures_left: int
    past_creatures: list[str]
    is_mixed: bool
    loot: str
    boxes: list[int]
    loot_left: int
    past_loot: list[str]
    paid_damage: list[int]
    paid_kills: list[int]
    faces: list[str]
    stock: list[int]
    board: str
    is_mandatory: bool
    fighter_defence: int
    forecast: Forecast | None = None


def see(flow: Flow, seat: int) -> TownsView:
    """All that the seat may know."""
    table, data = flow.table, flow.data
    seats = range(table.players)
    return TownsView(
        **shared(flow, seat, ranking, phase_now(flow)),
        **_own(flow, seat),
        round=table.round,
        start=table.start,
        stage=CHARACTER_NAMES[table.stage],
        population=table.population.copy(),
        resources=[{name: table.owned(town, at) for at, name in enumerate(RESOURCE_NAMES)} for town in seats],
        counters=[dict(zip(COUNTER_NAMES, table.counters[town * COUNTERS :], strict=False)) for town in seats],
        dice=_by_slot(table.dice),
        bonus=_by_slot(table.bonus),
        buildings=[_cards(data, cards) for cards in table.buildings],
        objects=[_cards(data, cards) for cards in table.objects],
        hand_sizes=[len(hand) for hand in table.hands],
        drawn=table.drawn,
        objects_left=len(table.object_deck),
        past_objects=_cards(data, table.past_objects),
        creatures=[_creatures(data, own) for own in table.creatures],
        wounds=table.wounds,
        fresh=table.fresh,
        centre=_creatures(data, table.centre),
        creatures_left=len(table.creature_deck),
        past_creatures=_creatures(data, table.past_creatures),
        is_mixed=table.is_mixed,
        loot="" if table.loot == NO_LOOT else data.loot[table.loot],
        boxes=[box + 1 for box in table.boxes],
        loot_left=len(table.loot_deck),
        past_loot=[data.loot[card] for card in table.past_loot],
        paid_damage=table.paid_damage,
        paid_kills=table.paid_kills,
        faces=_cards(data, table.faces),
        stock=table.stock,
        board=data.boards[table.board],
        is_mandatory=table.is_mandatory,
        fighter_defence=table.fighter_defence,
    )


def see_from(view: TownsView, flow: Flow, seat: int) -> TownsView:
    """The same for another seat, given what spectators see."""
    common = shared(flow, seat, ranking, phase_now(flow))
    return msgspec.structs.replace(view, **common, **_own(flow, seat, view.forecast))


def _own(flow: Flow, seat: int, known: Forecast | None = None) -> dict[str, Any]:
    """The fields that are not the same for everybody; `known` has the part of the forecast that is."""
    table, data = flow.table, flow.data
    return {
        "characters": [_characters(table, town, is_own=town == seat) for town in range(table.players)],
        "hand": _cards(data, sorted(table.hands[seat])) if seat >= 0 else [],
        "returned": _cards(data, table.returned[seat]) if seat >= 0 else [],
        "forecast": forecast(flow, seat, known),
    }


def see_open(flow: Flow) -> TownsView:
    """RV-2.3: for looking back: every character face up."""
    characters = [_characters(flow.table, town, is_own=True) for town in range(flow.table.players)]
    return msgspec.structs.replace(see(flow, -1), characters=characters)


def phase_now(flow: Flow) -> str:
    """RV-3.0: the character whose step it is, for questions that belong to several characters' steps."""
    phase = phase_of(flow)
    return CHARACTER_NAMES[flow.table.stage] if phase == phases.ACTIONS else phase


def _by_slot(numbers: list[int]) -> list[list[int]]:
    return [numbers[first : first + DICE] for first in range(0, len(numbers), DICE)]


def _cards(data: Data, cards: list[int]) -> list[str]:
    return [data.cards[card] for card in cards]


def _creatures(data: Data, creatures: list[int]) -> list[str]:
    return [data.creatures[creature] for creature in creatures]


def _characters(table: Towns, seat: int, *, is_own: bool) -> list[str]:
    """Those that are one's own, or whose step has begun."""
    under = table.assigned[seat * DICE : seat * DICE + DICE]
    return [CHARACTER_NAMES[character] if is_own or character <= table.stage else "" for character in under]


def imagine(data: Data, view: TownsView, rng: Rng) -> Flow:
    """A position that fits the view: decks, hands, characters face down and sealed answers are dealt at random."""
    hands, object_deck = imagine_objects(data, view, rng)
    table = Towns(
        population=view.population.copy(),
        resources=[town[name] for town in view.resources for name in RESOURCE_NAMES],
        counters=[town[name] for town in view.counters for name in COUNTER_NAMES],
        round_=view.round,
        start=view.start,
        stage=CHARACTER_NAMES.index(view.stage),
        dice=[die for dice in view.dice for die in dice],
        assigned=imagine_characters(data, view, rng),
        bonus=[more for bonus in view.bonus for more in bonus],
        buildings=[_numbers(data.cards, cards) for cards in view.buildings],
        objects=[_numbers(data.cards, cards) for cards in view.objects],
        hands=hands,
        returned=imagine_returned(data, view, rng),
        drawn=view.drawn,
        object_deck=object_deck,
        past_objects=_numbers(data.cards, view.past_objects),
        creatures=[_numbers(data.creatures, own) for own in view.creatures],
        wounds=view.wounds,
        fresh=view.fresh,
        centre=_numbers(data.creatures, view.centre),
        creature_deck=imagine_creatures(data, view, rng),
        past_creatures=_numbers(data.creatures, view.past_creatures),
        is_mixed=view.is_mixed,
        loot=data.loot.index(view.loot) if view.loot else NO_LOOT,
        boxes=[box - 1 for box in view.boxes],
        loot_deck=imagine_loot(data, view, rng),
        past_loot=_numbers(data.loot, view.past_loot),
        paid_damage=view.paid_damage,
        paid_kills=view.paid_kills,
        faces=_numbers(data.cards, view.faces),
        stock=view.stock,
        board=data.boards.index(view.board),
        is_mandatory=view.is_mandatory,
        fighter_defence=view.fighter_defence,
    )
    position: Flow = Position(data, table, [], rng.copy(), _outcome(view.result))
    position.todo = [imagine_step(pending, position, rng) for pending in view.pending]
    return position


def _outcome(result: Result | None) -> Outcome | None:
    return None if result is None else Outcome(result.winners.copy(), result.scores.copy())


def _numbers(known: list[str], names: list[str]) -> list[int]:
    return [known.index(name) for name in names]


def imagine_objects(data: Data, view: TownsView, rng: Rng) -> tuple[list[list[int]], list[int]]:
    """RV-1.3: others hold random unseen objects; cards that this seat gave back they can only have drawn later."""
    seen = [name for cards in [view.hand, view.past_objects, *view.objects] for name in cards]
    unseen = _left_of(data.objects, _numbers(data.cards, seen))
    others = _left_of(unseen, _numbers(data.cards, view.returned))
    cards = others + _left_of(unseen, others)
    places = list(range(len(cards)))
    rng.shuffle(places)
    hands: list[list[int]] = [[] for _ in view.hand_sizes]
    for seat in sorted(range(len(hands)), key=view.drawn.__getitem__):
        own = _numbers(data.cards, view.hand)
        hands[seat] = own if seat == view.seat else [cards[at] for at in _dealt(view, seat, places, len(others))]
    return hands, [cards[at] for at in places]


def _left_of(cards: list[int], gone: list[int]) -> list[int]:
    """The cards without these, copy by copy."""
    left = cards.copy()
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _dealt(view: TownsView, seat: int, places: list[int], first_returned: int) -> list[int]:
    """Take a hand from the unseen cards, with no more returned cards than the seat has drawn."""
    hand: list[int] = []
    returned = 0
    for place in places.copy():
        is_returned = place >= first_returned
        if len(hand) < view.hand_sizes[seat] and returned + is_returned <= view.drawn[seat]:
            returned += is_returned
            hand.append(place)
            places.remove(place)
    return hand


def imagine_returned(data: Data, view: TownsView, rng: Rng) -> list[list[int]]:
    """RV-1.3: once all have chosen, others gave back random cards among those that this seat did not give back."""
    own = _numbers(data.cards, view.returned)
    cards = _left_of(data.objects, own)
    rng.shuffle(cards)
    back = data.dealt - data.kept if view.round > 0 else 0
    return [own if seat == view.seat else [cards.pop() for _ in range(back)] for seat in range(len(view.population))]


def imagine_characters(data: Data, view: TownsView, rng: Rng) -> list[int]:
    """RV-2.3: hidden characters are those whose step is still to come, including the mandatory ones."""
    assigned: list[int] = []
    stage = CHARACTER_NAMES.index(view.stage)
    for seat, names in enumerate(view.characters):
        under = _numbers(CHARACTER_NAMES, names)
        if is_planned(view) and seat != view.seat:
            hidden = under.count(NO_CHARACTER)
            guesses = guessed(data, stage, hidden, rng, is_mandatory=view.is_mandatory)
            under = [character or guesses.pop() for character in under]
        assigned += under
    return assigned


def is_planned(view: TownsView) -> bool:
    """Whether dice are rolled and plans are made: then no slot is empty."""
    is_planning = any(step.step in ("plan", "roll-dice") for step in view.pending)
    return view.dice[0][0] > 0 and not is_planning


def guessed(data: Data, stage: int, hidden: int, rng: Rng, *, is_mandatory: bool) -> list[int]:
    """This many different characters of those to come."""
    to_come = range(max(stage + 1, PREACHER), HUNTER + 1)
    must = [character for character in to_come if is_mandatory and character in data.mandatory]
    others = [character for character in to_come if character not in must]
    rng.shuffle(others)
    under = must + others[: hidden - len(must)]
    rng.shuffle(under)
    return under


def imagine_creatures(data: Data, view: TownsView, rng: Rng) -> list[int]:
    """RV-1.2: basic ones lie on top, as long as the deck has not been made again (RR-29); rats not seen are of them."""
    players = len(view.population)
    seen = [name for names in [view.centre, view.past_creatures, *view.creatures] for name in names]
    gone = _numbers(data.creatures, seen)
    basic = _left_of(creatures_of(data, "start", players) + creatures_of(data, "basic", players), gone)
    advanced = _left_of(creatures_of(data, "advanced", players), gone)
    rng.shuffle(basic)
    rng.shuffle(advanced)
    deck = advanced + basic
    if view.is_mixed:
        rng.shuffle(deck)
    return deck


def imagine_loot(data: Data, view: TownsView, rng: Rng) -> list[int]:
    """The loot cards not seen since they were shuffled."""
    deck = [card for card, name in enumerate(data.loot) if name not in [view.loot, *view.past_loot]]
    rng.shuffle(deck)
    return deck


STEPS: dict[str, Callable[..., Step]] = {
    "play-round": PlayRound,
    "begin-round": BeginRound,
    "roll-dice": RollDice,
    "reveal-character": RevealCharacter,
    "ready-objects": ReadyObjects,
    "use-character": UseCharacter,
    "preach": Preach,
    "take-loot": TakeLoot,
    "build": Build,
    "make-object": MakeObject,
    "discard-object": DiscardObject,
    "send-creature": SendCreature,
    "assign-creature": AssignCreature,
    "take-creature": TakeCreature,
    "fight": Fight,
    "eliminate": Eliminate,
    "trap": Trap,
    "spring-traps": SpringTraps,
    "deal-damage": DealDamage,
    "spread-damage": SpreadDamage,
    "go-on": GoOn,
    "grow-towns": GrowTowns,
    "end-round": EndRound,
}


STEPS_IN_ORDER: dict[str, Callable[[list[int]], Step]] = {
    "collect-loot": CollectLoot,
    "share-creatures": ShareCreatures,
    "hunt": Hunt,
    "grow-in-order": GrowInOrder,
}


def imagine_step(pending: PendingStep, flow: Flow, rng: Rng) -> Step:
    """A step rebuilt from the view; sealed answers are guessed."""
    memory = pending.memory
    match pending.step:
        case "use-cards":
            return UseCards(memory[0], memory[1], memory[2:])
        case "pay-for-people":
            return PayForPeople(memory[0], memory[1:])
        case "plan":
            return imagine_plans(memory, flow, rng)
        case "return-objects":
            return imagine_returns(memory, flow, rng)
        case name if name in STEPS_IN_ORDER:
            return STEPS_IN_ORDER[name](memory)
        case name:
            return STEPS[name](*memory)


def imagine_plans(memory: list[int], flow: Flow, rng: Rng) -> Plan:
    """RV-2.3: a player who is ready has placed all four; nobody knows how far the others are."""
    missing, known = sealed_memory(memory)
    answers: list[list[int]] = []
    for seat, picks in enumerate(known):
        guess = guessed(flow.data, 0, DICE, rng, is_mandatory=flow.table.is_mandatory)
        made = rng.below(DICE) if seat in missing else DICE
        answers.append(guess[:made] if picks is None else picks)
    return Plan(answers, missing)


def imagine_returns(memory: list[int], flow: Flow, rng: Rng) -> ReturnObjects:
    """RV-1.3: a player who is ready has given back two."""
    missing, known = sealed_memory(memory)
    answers: list[list[int]] = []
    for seat, picks in enumerate(known):
        back = flow.data.dealt - flow.data.kept
        hand = flow.table.hands[seat].copy()
        rng.shuffle(hand)
        made = rng.below(back) if seat in missing else back
        answers.append(hand[:made] if picks is None else picks)
    return ReturnObjects(answers, missing)
