"""RT-3: the action phase: increase population, take a class card, use abilities, in any order."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.rattus.class_cards import begin_ability, usable
from rathaus.games.rattus.class_citizens import PlaceKeptCitizens
from rathaus.games.rattus.components import KEEP_CITIZEN, MORE_CITIZENS, ON_TABLE
from rathaus.games.rattus.events import (
    ActionsEnded,
    CardChosen,
    CardTaken,
    CardTakenAway,
    IncreaseChosen,
    PopulationIncreased,
    RegionChosen,
)
from rathaus.games.rattus.holding import area_bonus
from rathaus.games.rattus.phases import ABILITIES, ACTION, CLASS_CARD, POPULATION
from rathaus.games.rattus.table import Flow, with_this

END: Final = 0
INCREASE: Final = 1
TAKE: Final = 2
USE: Final = 3  # plus the number of the card

# What has been done: bits of one number.
INCREASED: Final = 1
TAKEN: Final = 2
USED: Final = 4  # shifted by the number of the card


class Act(Asking):
    """RT-2.1, RT-3.3: a player takes any of the actions, each once, until they stop."""

    clause: ClassVar[str] = "RT-2.1"
    phase: ClassVar[str] = ACTION

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def memory(self) -> list[int]:
        """Who acts, and what has been done."""
        return [self.seat, self.done]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Everything that can be done and has not been done yet."""
        done = self.done
        options = [INCREASE] if done & INCREASED == 0 and can_increase(flow, seat) else []
        if done & TAKEN == 0 and can_take(flow, seat):
            options.append(TAKE)
        for card, holder in enumerate(flow.table.holders):
            if holder == seat and done & (USED << card) == 0 and usable(flow, seat, flow.data.abilities[card]):
                options.append(USE + card)
        options.append(END)
        return options

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Do it, and ask again."""
        if action == END:
            if flow.heard:
                flow.tell(ActionsEnded(seat=seat))
        elif action == INCREASE:
            if flow.heard:
                flow.tell(IncreaseChosen(seat=seat))
            flow.then(IncreasePopulation(seat), Act(seat, self.done | INCREASED))
        elif action == TAKE:
            if flow.heard:
                flow.tell(CardChosen(seat=seat))
            flow.then(TakeCard(seat), Act(seat, self.done | TAKEN))
        else:
            flow.then(Act(seat, self.done | USED << (action - USE)))
            begin_ability(flow, seat, action - USE)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`end`, `increase`, `take`, or `use monk`."""
        if action >= USE:
            return "use", {"card": flow.data.cards[action - USE]}
        return ("end", "increase", "take")[action], {}


# Increase population.


def can_increase(flow: Flow, seat: int) -> bool:
    """RT-3.1: whether there is a citizen to bring, and a region for it."""
    table = flow.table
    return table.reserves[seat] > 0 and (any(table.rat_counts) or any(bonuses(flow, seat)))


def bonuses(flow: Flow, seat: int) -> list[int]:
    """RT-3.2: what each card in front of the player adds now."""
    effects = flow.data.effects
    found: list[int] = []
    for card, holder in enumerate(flow.table.holders):
        if holder == seat and effects[card][MORE_CITIZENS] > 0:
            found.append(effects[card][MORE_CITIZENS])
    more = area_bonus(flow, seat)
    if more > 0:
        found.append(more)
    return found


def amounts(flow: Flow, seat: int, region: int) -> list[int]:
    """RT-3.1: one for each rat, with any of the bonuses (RT-3.3), limited by the player's supply."""
    rats, most = flow.table.rat_counts[region], flow.table.reserves[seat]
    added = bonuses(flow, seat)
    if not added:
        return [min(rats, most)] if rats > 0 < most else []
    sums = {rats}
    for bonus in added:
        sums |= {amount + bonus for amount in sums}
    return sorted({min(amount, most) for amount in sums} - {0})


class IncreasePopulation(Asking):
    """RT-3.1: one citizen for each rat, in any one region."""

    clause: ClassVar[str] = "RT-3.1"
    phase: ClassVar[str] = POPULATION

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """Where there is a rat; with a bonus, anywhere."""
        lands = flow.data.lands[flow.table.players]
        if bonuses(flow, seat):
            return lands.copy()
        counts = flow.table.rat_counts
        return [region for region in lands if counts[region] > 0]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Bring them, or first ask whether to use a bonus."""
        offered = amounts(flow, seat, action)
        if len(offered) == 1:
            increase(flow, seat, action, offered[0])
            return
        if flow.heard:
            flow.tell(RegionChosen(seat=seat, region=flow.data.regions[action]))
        flow.then(UseBonus(seat, action))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`to france`."""
        return "to", {"region": flow.data.regions[action]}


class UseBonus(Asking):
    """RT-3.3: nobody has to use what a card adds."""

    clause: ClassVar[str] = "RT-3.3"
    phase: ClassVar[str] = ABILITIES

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def memory(self) -> list[int]:
        """Who, and where."""
        return [self.seat, self.region]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """The numbers of citizens."""
        return amounts(flow, seat, self.region)

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Bring this many."""
        increase(flow, seat, self.region, action)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`bring 3`."""
        return "bring", {"citizens": action}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Where."""
        return {"region": flow.data.regions[self.region]}


def increase(flow: Flow, seat: int, region: int, citizens: int) -> None:
    """The citizens arrive."""
    flow.table.settle(seat, region, citizens)
    if flow.heard:
        flow.tell(PopulationIncreased(seat=seat, region=flow.data.regions[region], citizens=citizens))


# Take a class card.


def can_take(flow: Flow, seat: int) -> bool:
    """Whether there is a card that the player does not hold."""
    return any(holder >= ON_TABLE and holder != seat for holder in flow.table.holders)


class TakeCard(Asking):
    """RT-3.2: any card of the table or of another player, who can't refuse."""

    clause: ClassVar[str] = "RT-3.2"
    phase: ClassVar[str] = CLASS_CARD

    def memory(self) -> list[int]:
        """Who."""
        return [self.seat]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """All cards in play but one's own."""
        return [card for card, holder in enumerate(flow.table.holders) if holder >= ON_TABLE and holder != seat]

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """It changes its owner; citizens on it are placed at once (RT-5.1g, Baker)."""
        table = flow.table
        owner = table.holders[action]
        table.holders = with_this(table.holders, action, seat)
        if flow.heard:
            card = flow.data.cards[action]
            taken = CardTaken(seat=seat, card=card)
            flow.tell(taken if owner == ON_TABLE else CardTakenAway(seat=seat, card=card, victim=owner))
        if flow.data.effects[action][KEEP_CITIZEN] > 0 and any(table.bread):
            flow.then(PlaceKeptCitizens(seat))

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`card monk`; where the card lies is public."""
        return "card", {"card": flow.data.cards[action]}
