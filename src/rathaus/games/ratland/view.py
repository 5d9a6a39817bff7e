"""What each seat of RatLand may see, and how the rest may be imagined. (Plain structs, never compiled.)"""

from rathaus.core.flow import Outcome, Position, Step, sealed_memory
from rathaus.core.rng import Rng
from rathaus.core.view import (
    PendingStep,
    Result,
    View,
    decision_for,
    pending_for,
    result_of,
)
from rathaus.games.ratland.attack import ResolveAttacks
from rathaus.games.ratland.cheese import LookForCheese
from rathaus.games.ratland.components import COLOUR_NAMES, PANTRY, PLACE_NAMES, PLACES
from rathaus.games.ratland.data import Data
from rathaus.games.ratland.event import RevealEvent
from rathaus.games.ratland.feeding import FeedClans
from rathaus.games.ratland.nursery import Breed
from rathaus.games.ratland.rats import Deploy, GatherRats, zones
from rathaus.games.ratland.return_ import ReturnRats
from rathaus.games.ratland.scoring import ScoreGame
from rathaus.games.ratland.sequence import PlayTurn
from rathaus.games.ratland.table import Flow, Sewers


class SewersView(View, kw_only=True):
    """RatLand's table as a seat sees it. Everything that was ever open is public (RL-2.4); decks are only counted."""

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
    bag: dict[str, int]


def see(flow: Flow, seat: int) -> SewersView:
    """All that the seat may know."""
    table = flow.table
    return SewersView(
        seat=seat,
        asked=flow.asked().copy(),
        pending=pending_for(flow, seat),
        decision=decision_for(flow, seat),
        result=result_of(flow),
        turn=table.turn,
        active=table.active,
        rats=[_rats_of(table, clan) for clan in range(table.players)],
        cheese=table.cheese.copy(),
        graveyard=table.graveyard.copy(),
        pile=table.pile,
        past_events=[flow.data.events[card] for card in table.past_events],
        events_left=len(table.event_deck),
        past_food=[card + 1 for card in table.past_food],
        food_left=len(table.food_deck),
        is_food_ascending=table.is_food_ascending,
        bag={name: table.bag.count(colour) for colour, name in enumerate(COLOUR_NAMES)},
    )


def _rats_of(table: Sewers, seat: int) -> dict[str, int]:
    return {name: table.rats_in(seat, place) for place, name in enumerate(PLACE_NAMES)}


def imagine(data: Data, view: SewersView, rng: Rng) -> Flow:
    """A position that fits the view: decks, bag and sealed deployments are dealt at random."""
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
        is_food_ascending=view.is_food_ascending,
    )
    position: Flow = Position(data, table, [], rng.copy(), _outcome(view.result))
    position.todo = [imagine_step(pending, position, rng) for pending in view.pending]
    return position


def _outcome(result: Result | None) -> Outcome | None:
    return None if result is None else Outcome(result.winners.copy(), result.scores.copy())


def imagine_events(data: Data, view: SewersView, rng: Rng) -> list[int]:
    """RL-1.5: the starting events not seen yet lie on top; below them some final ones and, if not seen, the end."""
    past = [data.events.index(name) for name in view.past_events]
    starting = [card for card in range(data.starting_events) if card not in past]
    finals = [card for card in range(data.starting_events, data.end_of_game) if card not in past]
    rng.shuffle(starting)
    rng.shuffle(finals)
    end = [] if data.end_of_game in past else [data.end_of_game]
    final = finals[: view.events_left - len(starting) - len(end)] + end
    rng.shuffle(final)
    return final + starting


def imagine_food(data: Data, view: SewersView, rng: Rng) -> list[int]:
    """RL-1.6: the cards not seen yet; in ascending order everybody knows which is next."""
    deck = [card for card in range(len(data.food) - 1, -1, -1) if card + 1 not in view.past_food]
    if not view.is_food_ascending:
        rng.shuffle(deck)
    return deck


def imagine_bag(view: SewersView, rng: Rng) -> list[int]:
    """RL-8.3: what is left in the bag is known, in which order it will come is not."""
    bag = [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(view.bag[name])]
    rng.shuffle(bag)
    return bag


STEPS: dict[str, type[Step]] = {
    "play-turn": PlayTurn,
    "reveal-event": RevealEvent,
    "gather-rats": GatherRats,
    "resolve-attacks": ResolveAttacks,
    "breed": Breed,
    "return-rats": ReturnRats,
    "look-for-cheese": LookForCheese,
    "feed-clans": FeedClans,
    "score-game": ScoreGame,
}


def imagine_step(pending: PendingStep, flow: Flow, rng: Rng) -> Step:
    """A step made again from what the view tells of it."""
    if pending.step == "deploy":
        return imagine_deployments(pending.memory, flow, rng)
    return STEPS[pending.step]()


def imagine_deployments(memory: list[int], flow: Flow, rng: Rng) -> Deploy:
    """RL-4.4: who is ready has placed all rats somewhere; nobody knows how far the others are."""
    missing, known = sealed_memory(memory)
    answers = [
        imagine_picks(flow, seat, rng, is_ready=seat not in missing) if picks is None else picks
        for seat, picks in enumerate(known)
    ]
    return Deploy(answers, missing, zones(flow.table.players))


def imagine_picks(flow: Flow, seat: int, rng: Rng, *, is_ready: bool) -> list[int]:
    """Each rat goes to any zone with the same chance."""
    picks = [0] * len(zones(flow.table.players))
    for _ in range(flow.table.rats[seat * PLACES + PANTRY]):
        picks[rng.below(len(picks))] += 1
    return picks if is_ready else picks[: rng.below(len(picks))]
