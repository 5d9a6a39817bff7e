"""RV-3.5, RV-4.2: optional effects of cards: a small function for each kind of effect."""

from typing import ClassVar, Final

from rathaus.core.flow import Args, Asking, Spelling
from rathaus.games.ratville import phases
from rathaus.games.ratville.action_events import CardsPassed, CardUsed, IconUsed, PaymentsPassed, PeoplePaidFor
from rathaus.games.ratville.components import (
    AT_GROWTH,
    CHARACTER_NAMES,
    CONVERT,
    DICE,
    DIE_PLUS,
    DMG_PAY,
    GAIN_NAMES,
    IF_DIE,
    KILL_PAY,
    MOMENT_NAMES,
    POP_PAY,
    RESOURCES,
)
from rathaus.games.ratville.contents import Deal
from rathaus.games.ratville.effects import grow, is_in_use, named
from rathaus.games.ratville.table import OBJECTS_USED, Flow, raised

PASS: Final = 0
CHOICES: Final = RESOURCES  # at most this many resources to choose from


def deals_at(flow: Flow, seat: int, moment: int, character: int = 0) -> list[int]:
    """What a seat's cards offer now, at the reveal only those of the character; empty if none is usable."""
    at_moment = flow.data.card_deals[moment]
    owner = flow.data.owner
    deals: list[int] = []
    if character == 0:  # buildings belong to none
        for card in flow.table.buildings[seat]:
            if at_moment[card]:
                deals += at_moment[card]
    for card in flow.table.objects[seat]:
        if at_moment[card] and character in (0, owner[card]) and is_in_use(flow, seat, card):
            deals += at_moment[card]
    return deals if deals and is_any_usable(flow, seat, deals) else []


def is_any_usable(flow: Flow, seat: int, deals: list[int]) -> bool:
    """Whether there is a choice at all."""
    for number in deals:  # noqa: SIM110 a generator takes longer
        if is_usable(flow, seat, flow.data.deals[number]):
            return True
    return False


def offer(flow: Flow, seat: int, moment: int, character: int = 0) -> None:
    """Ask a seat which of its cards it uses now, if there is any."""
    deals = deals_at(flow, seat, moment, character)
    if deals:
        flow.then(UseCards(seat, moment, deals))


def is_usable(flow: Flow, seat: int, deal: Deal) -> bool:
    """Whether the seat can pay, even with food that it needs later (RR-43), and the effect has a target."""
    if deal.kind == IF_DIE:
        slot = flow.table.slot_of(seat, flow.data.owner[deal.card])
        return flow.table.dice[seat * DICE + slot] in deal.faces  # RR-13
    if deal.kind in (DMG_PAY, KILL_PAY) and len(flow.table.creatures[seat]) <= flow.table.paid_kills[seat]:
        return False
    return flow.table.can_pay(seat, deal.pay)


class UseCards(Asking):
    """RV-3.5: use one of the cards that apply at this moment, or none; each of them once (RR-44)."""

    clause: ClassVar[str] = "RV-3.5"
    phase: ClassVar[str] = phases.ACTIONS

    def __init__(self, seat: int, moment: int, deals: list[int]) -> None:
        self.seat = seat
        self.moment = moment
        self.deals = deals  # those that are left; two copies of a card are listed twice

    def memory(self) -> list[int]:
        """Who is asked, when, and what is left."""
        return [self.seat, self.moment, *self.deals]

    def options(self, flow: Flow, seat: int) -> list[int]:
        """None, or each card that can be used, with each resource that it may give."""
        options = [PASS]
        for number in sorted(set(self.deals)) if len(self.deals) > 1 else self.deals:
            deal: Deal = flow.data.deals[number]
            if is_usable(flow, seat, deal):
                for choice in range(max(1, len(deal.one_of))):
                    options.append(1 + number * CHOICES + choice)
        return options

    def take(self, flow: Flow, seat: int, action: int) -> None:
        """Use the card, and ask for the next one."""
        if action == PASS:
            if flow.heard:
                flow.tell(PaymentsPassed(seat=seat) if self.moment == AT_GROWTH else CardsPassed(seat=seat))
            return
        number, choice = divmod(action - 1, CHOICES)
        use(flow, seat, flow.data.deals[number], choice)
        rest = self.deals.copy()
        rest.remove(number)
        if is_any_usable(flow, seat, rest):
            flow.then(self.again(rest))

    def again(self, deals: list[int]) -> "UseCards":
        """The same question with what is left."""
        return UseCards(self.seat, self.moment, deals)

    def spell(self, flow: Flow, seat: int, action: int) -> Spelling:
        """`pass`, `use canteen` or `use barter_scales module`."""
        if action == PASS:
            return "pass", {}
        number, choice = divmod(action - 1, CHOICES)
        deal: Deal = flow.data.deals[number]
        if deal.one_of:
            return "use-for", {"card": flow.data.cards[deal.card], "resource": GAIN_NAMES[deal.one_of[choice]]}
        return "use", {"card": flow.data.cards[deal.card]}

    def prompt(self, flow: Flow, seat: int) -> Args:
        """At which moment, and whose step it is."""
        return {"moment": MOMENT_NAMES[self.moment], "character": CHARACTER_NAMES[flow.table.stage]}


class PayForPeople(UseCards):
    """RV-4.2: when a town grows, use one of the cards that bring people, or none; each of them once (RR-44)."""

    clause: ClassVar[str] = "RV-4.2"
    phase: ClassVar[str] = phases.POPULATION

    def __init__(self, seat: int, deals: list[int]) -> None:
        super().__init__(seat, AT_GROWTH, deals)

    def memory(self) -> list[int]:
        """Who is asked, and what is left."""
        return [self.seat, *self.deals]

    def again(self, deals: list[int]) -> UseCards:
        """The same question with what is left."""
        return PayForPeople(self.seat, deals)

    def prompt(self, flow: Flow, seat: int) -> Args:
        """Nothing: there is only one moment for it."""
        return {}


def use(flow: Flow, seat: int, deal: Deal, choice: int) -> None:
    """Pay, apply the effect, and tell it; objects count for the Efficient (RV-6.4)."""
    flow.table.pay(seat, deal.pay)
    gained = act(flow, seat, deal, choice)
    if flow.data.owner[deal.card] > 0:
        flow.table.mark(seat, OBJECTS_USED, flow.data.owner[deal.card])
    if flow.heard:
        told, card = telling_of(deal), flow.data.cards[deal.card]
        slot = raised_slot(flow, seat, deal) + 1 if deal.kind == DIE_PLUS else 0
        flow.tell(told(seat=seat, card=card, paid=named(deal.pay), gained=gained, slot=slot))


def telling_of(deal: Deal) -> type[CardUsed]:
    """The event for it: payments when a town grows have their own clause."""
    if deal.moment != AT_GROWTH:
        return CardUsed
    return PeoplePaidFor if deal.kind == POP_PAY else IconUsed


def act(flow: Flow, seat: int, deal: Deal, choice: int) -> dict[str, int]:
    """What the card gives, by name."""
    if deal.kind == DMG_PAY:
        return buy_damage(flow, seat, deal)
    if deal.kind == KILL_PAY:
        return buy_kill(flow, seat)
    if deal.kind == DIE_PLUS:
        return raise_die(flow, seat, deal)
    if deal.kind in (CONVERT, IF_DIE):
        return take_one(flow, seat, deal.one_of[choice])
    return add_people(flow, seat, deal)


def add_people(flow: Flow, seat: int, deal: Deal) -> dict[str, int]:
    """POP of an object, POP_PAY, ON_KILL_POP and ON_BUILD_POP: more population."""
    grow(flow, seat, deal.amount)
    return {"population": deal.amount}


def buy_damage(flow: Flow, seat: int, deal: Deal) -> dict[str, int]:
    """DMG_PAY: more damage to distribute in this step."""
    flow.table.paid_damage = raised(flow.table.paid_damage, seat, deal.amount)
    return {"damage": deal.amount}


def buy_kill(flow: Flow, seat: int) -> dict[str, int]:
    """KILL_PAY: a creature will be eliminated before damage is distributed (RR-33)."""
    flow.table.paid_kills = raised(flow.table.paid_kills, seat, 1)
    return {"kill": 1}


def raise_die(flow: Flow, seat: int, deal: Deal) -> dict[str, int]:
    """DIE_PLUS, RR-14: more on the die of the character that carries it."""
    at = seat * DICE + raised_slot(flow, seat, deal)
    flow.table.bonus = raised(flow.table.bonus, at, deal.amount)
    return {"value": deal.amount}


def raised_slot(flow: Flow, seat: int, deal: Deal) -> int:
    """The slot of the character that carries the card."""
    return flow.table.slot_of(seat, flow.data.owner[deal.card])


def take_one(flow: Flow, seat: int, resource: int) -> dict[str, int]:
    """CONVERT and IF_DIE: one of the resources that the card shows."""
    flow.table.resources[seat * RESOURCES + resource] += 1
    return {GAIN_NAMES[resource]: 1}
