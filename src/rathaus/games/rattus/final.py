"""RT-6: the end of the game: final round, final plague, scores."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling, Step
from rathaus.core.view import Standing, TieBreak, ranked
from rathaus.games.rattus.card_events import AbilityUsed
from rathaus.games.rattus.class_cards import begin_ability, usable
from rathaus.games.rattus.class_citizens import PlaceKeptCitizens
from rathaus.games.rattus.components import (
    ABILITIES,
    EXTRA_RAT,
    JOIN_AFTER_KILL,
    KEEP_CITIZEN,
    LOWER_LIMITS,
    PLAGUE_STEPS,
    SEATS_KNOWING,
    SLOTS,
)
from rathaus.games.rattus.events import (
    ActionsEnded,
    FinalCitizensPlaced,
    FinalPlagueBegan,
    FinalPlagueMoveChosen,
    FinalTurnBegan,
    GameEnded,
    RegionRavaged,
)
from rathaus.games.rattus.holding import holder_of, holds
from rathaus.games.rattus.outbreak import reveal
from rathaus.games.rattus.phases import FINAL
from rathaus.games.rattus.plague import MovePlague
from rathaus.games.rattus.resolve import can_reveal
from rathaus.games.rattus.table import Flow


def end_sequence(flow: Flow) -> list[Step]:
    """RT-6.2: the final round, anticlockwise from the right of the last player; then the final plague, and scores."""
    turns = [TakeFinalTurn(seat) for seat in final_order(flow)]
    return [*turns, ShareBread(), BeginFinalPlague(), ScoreGame()]


def final_order(flow: Flow) -> list[int]:
    """RT-6.2: everybody but the player of the last regular turn, anticlockwise from that player's right."""
    table = flow.table
    return [(table.last - place) % table.players for place in range(1, table.players)]


# The final round.

END: Final = 0
MOVE: Final = 1
USE: Final = 3  # plus the number of the card

MOVED: Final = 1
USED: Final = 4  # shifted by the number of the card


class TakeFinalTurn(Step):
    """RT-6.2: once more the abilities of the cards that a player holds, and nothing else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def memory(self) -> list[int]:
        """Whose turn it is."""
        return [self.seat]

    def run(self, flow: Flow) -> None:
        """Ask only a player who can do something."""
        step = ActFinally(self.seat, 0)
        if len(step.options(flow, self.seat)) > 1:
            if flow.heard:
                flow.tell(FinalTurnBegan(seat=self.seat))
            flow.then(step)


class ActFinally(Asking):
    """RT-6.2, RT-6.3: a player uses cards, each once, until they stop."""

    clause: ClassVar[str] = "RT-6.2"
    phase: ClassVar[str] = FINAL

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def memory(self) -> list[int]:
        """Who acts, and what has been done."""
        return [self.seat, self.done]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Everything that can be done and has not been done yet."""
        done = self.done
        options = [MOVE] if done & MOVED == 0 and can_move_plague(flow, seat) else []
        for card, holder in enumerate(flow.table.holders):
            if holder == seat and done & (USED << card) == 0 and usable(flow, seat, flow.data.final_abilities[card]):
                options.append(USE + card)
        options.append(END)
        return options

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Do it, and ask again."""
        if action == END:
            if flow.heard:
                flow.tell(ActionsEnded(seat=seat))
        elif action == MOVE:
            if flow.heard:
                flow.tell(FinalPlagueMoveChosen(seat=seat))
            flow.then(MovePlague(seat), ActFinally(seat, self.done | MOVED))
        else:
            flow.then(ActFinally(seat, self.done | USED << (action - USE)))
            begin_final_ability(flow, seat, action - USE)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`end`, `move-plague`, or `use monk`."""
        if action >= USE:
            return "use", {"card": flow.data.cards[action - USE]}
        return ("end", "move-plague")[action], {}


PLAGUE_EFFECTS: Final = [PLAGUE_STEPS, LOWER_LIMITS, EXTRA_RAT, JOIN_AFTER_KILL]


def can_move_plague(flow: Flow, seat: int) -> bool:
    """RT-6.3: chivalry and the Serf move the plague once, for all such cards of a player together.

    It is a rule of the house that the Serf alone moves it one step.
    """
    return any(holds(flow, seat, effect) > 0 for effect in PLAGUE_EFFECTS)


def begin_final_ability(flow: Flow, seat: int, card: int) -> None:
    """RT-6.3: cards that usually add to an increase now add citizens directly; all others work as always."""
    ability = flow.data.final_abilities[card]
    if ability < ABILITIES:
        begin_ability(flow, seat, card)
        return
    if flow.heard:
        flow.tell(AbilityUsed(seat=seat, card=flow.data.cards[card]))
    flow.then(PlaceFinally(seat, flow.data.effects[card][ability]))


class PlaceFinally(Asking):
    """RT-6.3, Peasant and Queen: this many citizens in any one region, limited by the player's supply."""

    clause: ClassVar[str] = "RT-6.3"
    phase: ClassVar[str] = FINAL

    def __init__(self, seat: int, citizens: int) -> None:
        self.seat = seat
        self.citizens = citizens

    def memory(self) -> list[int]:
        """Who, and how many."""
        return [self.seat, self.citizens]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Any region in play."""
        return flow.data.lands[flow.table.players].copy()

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """They arrive."""
        citizens = min(self.citizens, flow.table.reserves[seat])
        flow.table.settle(seat, action, citizens)
        if flow.heard:
            flow.tell(FinalCitizensPlaced(seat=seat, region=flow.data.regions[action], citizens=citizens))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`place france`."""
        return "place", {"region": flow.data.regions[action]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """How many."""
        return {"citizens": min(self.citizens, flow.table.reserves[seat])}


class ShareBread(Step):
    """RT-6.3, Baker: after the final round the player to the left of the holder places the citizens on the card."""

    def run(self, flow: Flow) -> None:
        """If there are any."""
        if any(flow.table.bread):
            flow.then(PlaceKeptCitizens(flow.table.left_of(holder_of(flow, KEEP_CITIZEN))))


# The final plague.


class BeginFinalPlague(Step):
    """RT-6.4: the plague ravages every region."""

    def run(self, flow: Flow) -> None:
        """In the order that the last player decides."""
        if flow.heard:
            flow.tell(FinalPlagueBegan(seat=flow.table.last))
        flow.then(NextRegion())


def unravaged(flow: Flow) -> list[int]:
    """RT-4.4: the regions that still have citizens and rats."""
    return [region for region in flow.data.lands[flow.table.players] if can_reveal(flow, region)]


def is_open(flow: Flow, region: int) -> bool:
    """RT-6.4: whether the order of a region's rats can matter: there are several, and somebody has looked at one."""
    places = flow.table.places_in(region)
    return len(places) > 1 and any(flow.table.marks[place] & SEATS_KNOWING for place in places)


class NextRegion(Step):
    """RT-6.4: region by region; first those that need no choice."""

    def run(self, flow: Flow) -> None:
        """Ask only if there is a choice between regions."""
        regions = unravaged(flow)
        if not regions:
            return
        plain = [region for region in regions if not is_open(flow, region)]
        has_choice = not plain and len(regions) > 1
        step = ChooseRegion(flow.table.last) if has_choice else RavageRegion([*plain, *regions][0])
        flow.then(step, self)


class ChooseRegion(Asking):
    """RT-6.4: the player of the last regular turn decides which region is next, of those whose order can matter."""

    clause: ClassVar[str] = "RT-6.4"
    phase: ClassVar[str] = FINAL

    def memory(self) -> list[int]:
        """Who decides."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Regions that still have citizens and rats."""
        return unravaged(flow)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """All its rats are revealed."""
        if flow.heard:
            flow.tell(RegionRavaged(seat=seat, region=flow.data.regions[action]))
        flow.then(RavageRegion(action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`ravage france`."""
        return "ravage", {"region": flow.data.regions[action]}


class RavageRegion(Step):
    """RT-6.4: a region's rats one by one; no card ability applies, because it is nobody's turn."""

    def __init__(self, region: int) -> None:
        self.region = region

    def memory(self) -> list[int]:
        """Where."""
        return [self.region]

    def run(self, flow: Flow) -> None:
        """Ask which is next if that can matter; else they come in random order, as in a turn (RT-4.7)."""
        if not can_reveal(flow, self.region):
            return
        if is_open(flow, self.region):
            flow.then(ChooseNextRat(flow.table.last, self.region), self)
            return
        places = flow.table.places_in(self.region)
        if len(places) > 1:
            flow.rng.shuffle(places)
        reveal(flow, places[-1], 0)
        flow.then(self)


class ChooseNextRat(Asking):
    """RT-6.4: the player of the last regular turn decides which rat is next, by its back."""

    clause: ClassVar[str] = "RT-6.4"
    phase: ClassVar[str] = FINAL

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def memory(self) -> list[int]:
        """Who decides, and where."""
        return [self.seat, self.region]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Places of rats."""
        return flow.table.places_in(self.region)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Turn it over."""
        reveal(flow, action, 0)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`reveal 2`."""
        return "reveal", {"rat": action % SLOTS + 1}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where."""
        return {"region": flow.data.regions[self.region]}


# Scores.


class ScoreGame(Step):
    """RT-6.5: one point per citizen on the board and in the Safe Haven; most points win."""

    def run(self, flow: Flow) -> None:
        """A tie is won by the first of the tied clockwise after the player of the last regular turn."""
        table = flow.table
        scores = [table.score(seat) for seat in range(table.players)]
        order = [(table.last + place) % table.players for place in range(1, table.players + 1)]
        winner = max(order, key=scores.__getitem__)  # the first of those with the most
        flow.finish([winner], scores)
        if flow.heard:
            flow.tell(GameEnded(winners=[winner], scores=scores))


def ranking(flow: Flow) -> list[Standing]:
    """RT-6.5: every place, with the regions where its citizens live, and who is nearer to the last player in a tie."""
    table = flow.table
    seats = range(table.players)
    nearness = [-((seat - table.last - 1) % table.players) for seat in seats]
    parts = [citizens_by_place(flow, seat) for seat in seats]
    return ranked([table.score(seat) for seat in seats], parts, [TieBreak("next-clockwise", "RT-6.5", nearness)])


def citizens_by_place(flow: Flow, seat: int) -> dict[str, int]:
    """Where a player has citizens, and how many; most first, those in the Safe Haven last."""
    table = flow.table
    found = {flow.data.regions[region]: table.citizens_of(seat, region) for region in flow.data.lands[table.players]}
    most = sorted([region for region in found if found[region] > 0], key=lambda region: -found[region])
    haven = {"haven": table.haven[seat]} if table.haven[seat] > 0 else {}
    return {**{region: found[region] for region in most}, **haven}
