"""How the hand-made bot plans in Ratville: which character gets which die, from dice, hand and what all can see."""

from typing import Final

from mypy_extensions import i64

from rathaus.bots.ratville_worth import (
    Eye,
    burden,
    prizes_by_damage,
    prizes_of,
    worth_of_card,
    worth_of_cost,
    worth_of_resources,
    worth_of_use,
)
from rathaus.games.ratville.components import (
    BUILDER,
    COLLECTOR,
    DICE,
    DMG,
    GEEK,
    HUNTER,
    PREACHER,
)
from rathaus.games.ratville.effects import dice_plus
from rathaus.games.ratville.table import Flow

VALUES: Final = 9  # a die with a sermon, and 0
MOST_BONUS: Final = 12


class PlanSearch:
    """Looks for the best characters for four dice, one die after the other; sets of characters are bits."""

    def __init__(self, dice: list[int], worths: list[list[int]], picks: list[int]) -> None:
        self.picks = picks + [0] * (DICE - len(picks))
        self.best: list[int] = []
        self.best_worth = -1_000_000
        # By die and character: what the die is worth there, and how much more with a sermon.
        self.worths = [worths[character][die] if character else 0 for die in dice for character in EVERYBODY]
        self.sermons = [sermon_for(worths, character, die) for die in dice for character in EVERYBODY]

    def go_on(self, slot: i64, picked: i64, total: i64, sermon: i64) -> None:
        """Try all characters for the next die; `sermon` is what two more would add to the best of those before."""
        if slot == DICE:
            self.rate(total + sermon if picked & 1 << PREACHER else total)
            return
        left: i64 = MUST & ~picked
        tried: i64 = left if places(left) == DICE - slot else ALL & ~picked
        character: i64 = PREACHER
        while character <= HUNTER:
            if tried >> character & 1:
                at = slot * len(EVERYBODY) + character
                more: i64 = self.sermons[at]
                self.picks[slot] = character
                self.go_on(slot + 1, picked | 1 << character, total + self.worths[at], max(sermon, more))
            character += 1

    def rate(self, worth: i64) -> None:
        """Keep the first of the best."""
        if worth > self.best_worth:
            self.best, self.best_worth = self.picks.copy(), worth


EVERYBODY: Final = list(range(HUNTER + 1))
ALL: Final = (1 << HUNTER + 1) - (1 << PREACHER)
MUST: Final = 1 << COLLECTOR | 1 << HUNTER


def places(characters: i64) -> i64:
    """How many dice those need who must have one."""
    return (characters >> COLLECTOR & 1) + (characters >> HUNTER & 1)


def sermon_for(worths: list[list[int]], character: int, die: int) -> int:
    """What two more would add to a die; the Preacher's own hears no sermon."""
    if character <= PREACHER:
        return 0
    return worths[character][min(VALUES - 1, die + 2)] - worths[character][die]


def best_plan(flow: Flow, seat: int, picks: list[int]) -> list[int]:
    """The best characters for the four dice, the first of them already picked."""
    plus = dice_plus(flow, seat)
    dice = [min(VALUES - 1, die + plus) for die in flow.table.dice[seat * DICE : seat * DICE + DICE]]
    worths = worths_of_dice(flow, seat)
    search = PlanSearch(
        dice, worths, picks
    )  # some even if not mandatory: without gathering and hunting, one falls behind
    picked = total = sermon = 0
    for slot, character in enumerate(picks):
        picked |= 1 << character
        total += worths[character][dice[slot]]
        sermon = max(sermon, sermon_for(worths, character, dice[slot]))
    search.go_on(len(picks), picked, total, sermon)
    return search.best


def worths_of_dice(flow: Flow, seat: int) -> list[list[int]]:
    """By character and value: what a die of that value is worth there."""
    eye = Eye(flow, seat)
    burdens = [burden(eye, creature) for creature in flow.table.centre]
    boys = (max(burdens) - min(burdens)) // 2 if burdens else 0  # how much the creatures in the centre differ
    creatures = expected(flow, seat, burdens)
    prizes = prizes_of(eye, flow, creatures)
    hunts = worths_of_hunting(flow, seat, creatures, prizes)
    bonus = bonus_of(flow, seat)
    worths = [
        [],
        [5] * VALUES,
        worths_of_collecting(flow, eye),
        worths_of_making(eye, BUILDER, flow.table.faces),
        worths_of_making(eye, GEEK, flow.table.hands[seat]),
        [boys * (value + 4) // 10 for value in range(VALUES)],
        worths_of_fighting(flow, bonus, hunts, max(prizes, default=0)),
        hunts[bonus : bonus + VALUES],
    ]
    for card in flow.table.objects[seat]:
        character, more = flow.data.owner[card], worth_of_use(eye, card)
        worths[character] = [worth + more for worth in worths[character]]
    return worths


def bonus_of(flow: Flow, seat: int) -> int:
    """The damage that buildings and the Hunter's own objects add."""
    data, table = flow.data, flow.table
    cards = table.buildings[seat] + [card for card in table.objects[seat] if data.owner[card] == HUNTER]
    return min(MOST_BONUS, sum([data.amounts[DMG][card] for card in cards]))


def worths_of_collecting(flow: Flow, eye: Eye) -> list[int]:
    """From the worst box for the lowest die to the best for the highest."""
    boxes = flow.data.loot_boxes[max(0, flow.table.loot)]
    found = sorted([worth_of_resources(eye, boxes[box]) for box in flow.table.boxes] or [0])
    worst, best = found[0], found[-1]
    return [worst + (best - worst) * min(value, 7) // 7 for value in range(VALUES)]


def worths_of_making(eye: Eye, character: int, cards: list[int]) -> list[int]:
    """The skill, or the best card that can be paid for."""
    table, data = eye.table, eye.data
    skill = data.skills[character]
    worths = [worth_of_resources(eye, skill[value]) for value in range(VALUES)]
    for kind, card in enumerate(cards):
        if table.can_pay(eye.seat, data.cost[card]) and (character == GEEK or table.stock[kind] > 0):
            worth = worth_of_card(eye, card) - worth_of_cost(eye, data.cost[card])
            for value in range(data.die[card], VALUES):
                worths[value] = max(worths[value], worth)
    return worths


def worths_of_fighting(flow: Flow, bonus: int, hunts: list[int], kill: int) -> list[int]:
    """A sure kill with six and more; less than that, two damage."""
    usual = min(len(hunts) - 3, bonus + 4)
    help_ = hunts[usual + 2] - hunts[usual]
    return [kill if value >= flow.data.kills_from else help_ for value in range(VALUES)]


def expected(flow: Flow, seat: int, burdens: list[int]) -> list[int]:
    """The creatures in front, and the one that will probably come: an average one of the centre."""
    order = sorted([(bad, at) for at, bad in enumerate(burdens)])
    coming = [flow.table.centre[at] for _, at in order[len(order) // 2 : len(order) // 2 + 1]]
    return flow.table.creatures[seat] + coming


def worths_of_hunting(flow: Flow, seat: int, creatures: list[int], prizes: list[int]) -> list[int]:
    """By damage: the prizes of those that it kills, and a little for each wound."""
    wounds = flow.table.wounds[seat] + [0]
    needs = [flow.data.life[creature] - wounds[at] for at, creature in enumerate(creatures)]
    best = prizes_by_damage(needs, prizes, MOST_BONUS + VALUES)
    return [worth + 10 * damage for damage, worth in enumerate(best)]
