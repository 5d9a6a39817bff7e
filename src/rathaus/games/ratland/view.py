"""What each seat of RatLand may see, and how to imagine the rest. (Plain structs, never compiled.)"""

from collections.abc import Callable
from typing import Any

import msgspec

from rathaus.core.events import place_of
from rathaus.core.flow import Outcome, Position, Sealed, Step, sealed_memory
from rathaus.core.rng import Rng
from rathaus.core.view import PendingStep, Result, View, shared
from rathaus.games.ratland.attack import ResolveAttacks
from rathaus.games.ratland.bag import AddPiece, content, pieces_for, pieces_on
from rathaus.games.ratland.cheese import EmptyBag, LookForCheese, SearchArea
from rathaus.games.ratland.choosing import BOARD_NAMES, ChooseBoard, ChooseClan
from rathaus.games.ratland.combat import WoundRat
from rathaus.games.ratland.components import (
    BREEDERS_DEFEND,
    COLOUR_NAMES,
    EXITS,
    FORESEE_EVENT,
    FORESEE_FOOD,
    INFIRMARY,
    LOST,
    NURSERY,
    PANTRY,
    PLACE_NAMES,
    RULEBOOK_NAMES,
    ZONE_NAMES,
)
from rathaus.games.ratland.contents import Data
from rathaus.games.ratland.draws import DrawPieces, OfferScraps, PutBack, Scavenge
from rathaus.games.ratland.effects import clan_now, event_now, is_final_stage
from rathaus.games.ratland.end_of_turn import CollectCheese, OfferAlchemy, TurnCheese
from rathaus.games.ratland.event import RevealEvent
from rathaus.games.ratland.feeding import FeedClans, PayCheese, TradeRats, feeding_cost
from rathaus.games.ratland.forecast import Forecast, forecast
from rathaus.games.ratland.nursery import Breed
from rathaus.games.ratland.rats import QUESTION_NAMES, Deploy, GatherRats, Redeploy, new_deploy
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.rulebook import OpenRulebook
from rathaus.games.ratland.scoring import ScoreGame, ranking
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import NO_CLAN, Flow, Sewers, sent_by


class SewersView(View, kw_only=True):
    """RatLand's table as a seat sees it. All that was ever open is public (RL-2.4); decks are only counted.

    The last fields save a page from knowing the rules: the contents of this turn's bags, by area; what rats eat (each
    rat beyond the list costs the last step again); the questions of one's deployment, in order; how many rats pantry
    and nursery may hold together (0: any number); and whether a final event has been revealed (RL-13.2).
    """

    turn: int
    active: int
    rats: list[dict[str, int]]
    cheese: list[int]
    graveyard: list[int]
    pile: int
    past_events: list[str]
    events_left: int
    past_food: list[int]
    food_left: int
    is_food_ascending: bool
    rulebook: str
    bag: dict[str, int]
    clans: list[str]
    boards: list[str]
    alarmed: list[int]
    rejoined: list[int]
    whites: list[int]
    used: list[bool]
    has_put_back: list[bool]
    wounded: int
    sent_to: list[list[str]]
    foreseen_events: list[str]
    foreseen_food: list[int]
    foreseen_smells: list[dict[str, int]]
    smells: list[dict[str, int]]
    feeding: list[int]
    questions: list[str]
    indoor_limit: int
    is_final: bool
    forecast: Forecast


def see(flow: Flow, seat: int) -> SewersView:
    """All that the seat may know."""
    table = flow.table
    data = flow.data
    return SewersView(
        **shared(flow, seat, ranking),
        **_own(flow, seat),
        turn=table.turn,
        active=table.active,
        rats=[_rats_of(table, clan) for clan in range(table.players)],
        cheese=table.cheese.copy(),
        graveyard=table.graveyard.copy(),
        pile=table.pile,
        past_events=[data.events[card] for card in table.past_events],
        events_left=len(table.event_deck),
        past_food=[card + 1 for card in table.past_food],
        food_left=len(table.food_deck),
        is_food_ascending=table.is_food_ascending,
        rulebook=RULEBOOK_NAMES[table.rulebook],
        bag={name: table.bag.count(colour) for colour, name in enumerate(COLOUR_NAMES)},
        clans=["" if clan == NO_CLAN else data.clans[clan] for clan in table.clans],
        boards=[BOARD_NAMES[is_aggressive] for is_aggressive in table.aggressive],
        alarmed=table.alarmed,
        rejoined=table.rejoined,
        whites=table.whites,
        used=table.used,
        has_put_back=table.has_put_back,
        wounded=table.wounded,
        sent_to=[sent_by(table, clan) for clan in range(table.players)],
        smells=[content(pieces_for(flow, area)) for area in range(EXITS)] if table.past_food else [],
        feeding=[feeding_cost(data, rats) for rats in range(len(data.feeding) + 1)],
        indoor_limit=event_now(flow, BREEDERS_DEFEND),
        is_final=is_final_stage(flow),
    )


def see_from(view: SewersView, flow: Flow, seat: int) -> SewersView:
    """The same for another seat, given what spectators see."""
    return msgspec.structs.replace(view, **shared(flow, seat, ranking), **_own(flow, seat))


def _own(flow: Flow, seat: int) -> dict[str, Any]:
    """The fields that are not the same for everybody."""
    table, data = flow.table, flow.data
    next_food = foreseen(flow, seat, FORESEE_FOOD, table.food_deck)
    return {
        "foreseen_events": [data.events[card] for card in foreseen(flow, seat, FORESEE_EVENT, table.event_deck)],
        "foreseen_food": [card + 1 for card in next_food],
        "foreseen_smells": [content(pieces_on(flow, next_food, area)) for area in range(EXITS)] if next_food else [],
        "questions": questions_for(flow, seat),
        "forecast": forecast(flow, seat),
    }


def places(view: SewersView) -> dict[str, dict[str, int]]:
    """Rats, cheese, pieces and cards; for decks only the number of cards is known."""
    found: dict[str, dict[str, int]] = {
        "pile": {"rat": view.pile},
        "bag": view.bag,
        "event-deck": {"event": view.events_left},
        "events": {"event": len(view.past_events)},
        "food-deck": {"food": view.food_left},
        "food": {"food": len(view.past_food)},
    }
    for seat, own in enumerate(view.rats):
        found |= {place_of(seat, place): {"rat": rats} for place, rats in own.items()}
        found[place_of(seat, "graveyard")] = {"rat": view.graveyard[seat]}
        found[place_of(seat, "cheese")] = {"cheese": view.cheese[seat]}
        found[place_of(seat, "clan")] = {"clan": int(bool(view.clans[seat]))}
    return found


def questions_for(flow: Flow, seat: int) -> list[str]:
    """RL-4.1: the zones to which the seat deploys rats now, in the order of its picks, and what else it answers."""
    step = flow.todo[-1] if flow.todo else None
    if seat < 0 or not isinstance(step, Deploy):
        return []
    return [QUESTION_NAMES[question] for question in step.questions[seat]]


def _rats_of(table: Sewers, seat: int) -> dict[str, int]:
    return {name: table.rats_in(seat, place) for place, name in enumerate(PLACE_NAMES)}


def foreseen(flow: Flow, seat: int, effect: int, deck: list[int]) -> list[int]:
    """RL-13.14, Seer: the next event, later also the next food card (two of them with two boxes)."""
    if seat < 0:
        return []
    cards = clan_now(flow, seat, effect) * (flow.table.boxes if effect == FORESEE_FOOD else 1)
    return deck[::-1][:cards]


def imagine(data: Data, view: SewersView, rng: Rng) -> Flow:
    """A position that fits the view: decks, bag and sealed answers are dealt at random."""
    table = Sewers(
        rats=[clan[name] for clan in view.rats for name in PLACE_NAMES],
        cheese=view.cheese.copy(),
        graveyard=view.graveyard.copy(),
        pile=view.pile,
        turn=view.turn,
        active=view.active,
        past_events=[data.events.index(name) for name in view.past_events],
        event_deck=imagine_events(data, view, rng),
        past_food=[card - 1 for card in view.past_food],
        food_deck=imagine_food(data, view, rng),
        bag=imagine_bag(view, rng),
        clans=[data.clans.index(name) if name else NO_CLAN for name in view.clans],
        aggressive=[name == BOARD_NAMES[1] for name in view.boards],
        alarmed=view.alarmed,
        rejoined=view.rejoined,
        whites=view.whites,
        used=view.used,
        has_put_back=view.has_put_back,
        wounded=view.wounded,
        is_food_ascending=view.is_food_ascending,
        rulebook=RULEBOOK_NAMES.index(view.rulebook),
        sent_to=[name in zones for zones in view.sent_to for name in ZONE_NAMES],
    )
    position: Flow = Position(data, table, [], rng.copy(), _outcome(view.result))
    position.todo = [imagine_step(pending, position, view.seat, rng) for pending in view.pending]
    return position


def _outcome(result: Result | None) -> Outcome | None:
    return None if result is None else Outcome(result.winners.copy(), result.scores.copy())


def imagine_events(data: Data, view: SewersView, rng: Rng) -> list[int]:
    """RL-1.5: starting events not seen yet lie on top; below them some final ones and, if not seen, the end."""
    known = [data.events.index(name) for name in view.past_events + view.foreseen_events]
    starting = [card for card in range(data.starting_events) if card not in known]
    finals = [card for card in range(data.starting_events, data.end_of_game) if card not in known]
    rng.shuffle(starting)
    rng.shuffle(finals)
    end = [] if data.end_of_game in known else [data.end_of_game]
    finals_left = view.events_left - len(view.foreseen_events) - len(starting) - len(end)
    final = finals[:finals_left] + end
    rng.shuffle(final)
    return final + starting + [data.events.index(name) for name in view.foreseen_events[::-1]]


def imagine_food(data: Data, view: SewersView, rng: Rng) -> list[int]:
    """RL-1.6: the cards not seen yet; in ascending order everybody knows which is next."""
    boxes = (view.food_left + len(view.past_food)) // len(data.food)
    deck = sorted(list(range(len(data.food))) * boxes, reverse=True)
    for card in view.past_food + view.foreseen_food:
        deck.remove(card - 1)
    if not view.is_food_ascending:
        rng.shuffle(deck)
    return deck + [card - 1 for card in view.foreseen_food[::-1]]


def imagine_bag(view: SewersView, rng: Rng) -> list[int]:
    """RL-8.3: the contents of the bag are known, their order is not."""
    bag = [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(view.bag[name])]
    rng.shuffle(bag)
    return bag


STEPS: dict[str, Callable[..., Step]] = {
    "open-rulebook": OpenRulebook,
    "play-turn": PlayTurn,
    "reveal-event": RevealEvent,
    "gather-rats": GatherRats,
    "redeploy": Redeploy,
    "resolve-attacks": ResolveAttacks,
    "breed": Breed,
    "return-rats": ReturnRats,
    "look-for-cheese": LookForCheese,
    "add-piece": AddPiece,
    "wound-rat": WoundRat,
    "draw-pieces": DrawPieces,
    "offer-scraps": OfferScraps,
    "scavenge": Scavenge,
    "empty-bag": EmptyBag,
    "feed-clans": FeedClans,
    "pay-cheese": PayCheese,
    "offer-alchemy": OfferAlchemy,
    "turn-cheese": TurnCheese,
    "collect-cheese": CollectCheese,
    "score-game": ScoreGame,
}


def imagine_step(pending: PendingStep, flow: Flow, seat: int, rng: Rng) -> Step:
    """A step rebuilt from the view; sealed answers are guessed."""
    memory = pending.memory
    match pending.step:
        case "search-area":
            return SearchArea(memory[0], memory[1:])
        case "put-back":
            return PutBack(memory[0], memory[1], memory[2:])
        case "deploy":
            return imagine_deployments(memory, flow, rng)
        case "choose-clan":
            return imagine_clans(memory, flow, seat, rng)
        case "choose-board" | "trade-rats":
            return imagine_choices(pending, flow, rng)
        case name:
            return STEPS[name](*memory)


def imagine_deployments(memory: list[int], flow: Flow, rng: Rng) -> Deploy:
    """RL-4.4: a player who is ready has placed all rats; nobody knows how far the others are."""
    missing, known = sealed_memory(memory)
    step = new_deploy(flow, [picks or [] for picks in known], missing)
    answers = [imagine_picks(step, flow, seat, rng) if picks is None else picks for seat, picks in enumerate(known)]
    return Deploy(answers, missing, step.questions, step.limit)


def imagine_picks(step: Deploy, flow: Flow, seat: int, rng: Rng) -> list[int]:
    """Each rat goes to a random zone that has room; a player who is not ready has made only some picks."""
    questions = step.questions[seat]
    picks = dict.fromkeys(questions, 0)
    for question in questions:
        if question >= INFIRMARY:  # RL-11.7, RL-11.8
            picks[question] = rng.below(step.most_besides(flow, seat, question) + 1)
    rats = flow.table.rats_in(seat, PANTRY) + picks.get(INFIRMARY, 0) + picks.get(LOST, 0)
    for _ in range(rats):
        is_full = step.limit > 0 and picks.get(PANTRY, 0) + picks[NURSERY] >= step.limit  # RL-11.14
        open_zones = [zone for zone in questions if zone < (PANTRY if is_full else INFIRMARY)]
        picks[open_zones[rng.below(len(open_zones))]] += 1
    made = rng.below(len(questions)) if seat in step.missing else len(questions)
    return list(picks.values())[:made]


def imagine_clans(memory: list[int], flow: Flow, seat: int, rng: Rng) -> ChooseClan:
    """RL-13.1: the others were dealt any two of the cards that this seat does not hold."""
    own, rest = memory[1 : 1 + memory[0]], memory[1 + memory[0] :]
    missing, known = sealed_memory(rest)
    cards = list(range(len(flow.data.clans))) * flow.table.boxes
    for card in own:
        cards.remove(card)
    rng.shuffle(cards)
    offers = [own if other == seat else [cards.pop(), cards.pop()] for other in range(flow.table.players)]
    answers = [
        picks if picks is not None else [] if other in missing else [offers[other][rng.below(2)]]
        for other, picks in enumerate(known)
    ]
    return ChooseClan(answers, missing, offers)


def imagine_choices(pending: PendingStep, flow: Flow, rng: Rng) -> Sealed:
    """Sealed answers of one pick each: a random option for each seat that is not missing."""
    missing, known = sealed_memory(pending.memory)
    make: type[Sealed] = ChooseBoard if pending.step == "choose-board" else TradeRats
    step = make([], missing)
    answers = []
    for seat, picks in enumerate(known):
        options = step.options(flow, seat)
        guess = [] if seat in missing or (pending.step == "trade-rats" and not is_trading(flow, seat)) else options
        answers.append(picks if picks is not None else guess and [guess[rng.below(len(guess))]])
    return make(answers, missing)


def is_trading(flow: Flow, seat: int) -> bool:
    """RL-11.12: only players with a rat in the sewer can trade."""
    return flow.table.rats_in_sewer(seat) > 0
