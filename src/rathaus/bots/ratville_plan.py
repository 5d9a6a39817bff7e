"""How the hand-made bot plans in Ratville: which character gets which die, from dice, hand and what all can see."""

from typing import Final

from rathaus.bots.ratville_worth import (
    burden,
    prize,
    prizes_by_damage,
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


class Search:
    """Looks for the best characters for four dice, one die after the other."""

    def __init__(self, dice: list[int], worths: list[list[int]], must: list[int]) -> None:
        self.dice = dice
        self.worths = worths
        self.must = must
        self.best: list[int] = []
        self.best_worth = -1_000_000

    def go_on(self, picks: list[int], total: int, sermon: int) -> None:
        """Try all characters for the next die; `sermon` is what two more would add to the best of those before."""
        slot = len(picks)
        if slot == DICE:
            self.rate(picks, total + sermon if PREACHER in picks else total)
            return
        left = [character for character in self.must if character not in picks]
        tried = left if len(left) == DICE - slot else CHARACTERS
        for character in tried:
            if character not in picks:
                self.pick(picks, character, total, sermon)

    def pick(self, picks: list[int], character: int, total: int, sermon: int) -> None:
        """Put a character under the next die, and go on."""
        die, worth = self.dice[len(picks)], self.worths[character]
        more = 0 if character == PREACHER else worth[min(VALUES - 1, die + 2)] - worth[die]
        self.go_on([*picks, character], total + worth[die], max(sermon, more))

    def rate(self, picks: list[int], worth: int) -> None:
        """Keep the first of the best."""
        if worth > self.best_worth:
            self.best, self.best_worth = picks, worth


CHARACTERS: Final = list(range(PREACHER, HUNTER + 1))
MUST: Final = [COLLECTOR, HUNTER]


def best_plan(flow: Flow, seat: int, picks: list[int]) -> list[int]:
    """The best characters for the four dice, the first of them already picked."""
    plus = dice_plus(flow, seat)
    dice = [min(VALUES - 1, die + plus) for die in flow.table.dice[seat * DICE : seat * DICE + DICE]]
    worths = worths_of_dice(flow, seat)
    search = Search(dice, worths, MUST)  # even if not mandatory: without gathering and hunting, one falls behind
    picked = [worths[character][dice[slot]] for slot, character in enumerate(picks)]
    search.go_on(picks, sum(picked), best_sermon(picks, dice, worths))
    return search.best


def best_sermon(picks: list[int], dice: list[int], worths: list[list[int]]) -> int:
    """What two more would add to the best of these dice."""
    best = 0
    for slot, character in enumerate(picks):
        if character != PREACHER:
            more = worths[character][min(VALUES - 1, dice[slot] + 2)] - worths[character][dice[slot]]
            best = max(best, more)
    return best


def worths_of_dice(flow: Flow, seat: int) -> list[list[int]]:
    """By character and value: what a die of that value is worth there."""
    hunts = worths_of_hunting(flow, seat)
    boys = worth_of_boy(flow, seat)
    worths = [
        [],
        [5] * VALUES,
        worths_of_collecting(flow, seat),
        worths_of_making(flow, seat, BUILDER, flow.table.faces),
        worths_of_making(flow, seat, GEEK, flow.table.hands[seat]),
        [boys * (value + 4) // 10 for value in range(VALUES)],
        worths_of_fighting(flow, seat, hunts),
        hunts[bonus_of(flow, seat) : bonus_of(flow, seat) + VALUES],
    ]
    for card in flow.table.objects[seat]:
        character, more = flow.data.owner[card], worth_of_use(flow, seat, card)
        worths[character] = [worth + more for worth in worths[character]]
    return worths


def bonus_of(flow: Flow, seat: int) -> int:
    """The damage that buildings and the Hunter's own objects add."""
    data, table = flow.data, flow.table
    cards = table.buildings[seat] + [card for card in table.objects[seat] if data.owner[card] == HUNTER]
    return min(MOST_BONUS, sum([data.amounts[DMG][card] for card in cards]))


def worths_of_collecting(flow: Flow, seat: int) -> list[int]:
    """From the worst box for the lowest die to the best for the highest."""
    boxes = flow.data.loot_boxes[max(0, flow.table.loot)]
    found = sorted([worth_of_resources(flow, seat, boxes[box]) for box in flow.table.boxes] or [0])
    worst, best = found[0], found[-1]
    return [worst + (best - worst) * min(value, 7) // 7 for value in range(VALUES)]


def worths_of_making(flow: Flow, seat: int, character: int, cards: list[int]) -> list[int]:
    """The skill, or the best card that can be paid for."""
    table, data = flow.table, flow.data
    skill = data.skills[character]
    worths = [worth_of_resources(flow, seat, skill[value]) for value in range(VALUES)]
    kinds = range(len(cards))
    for kind in kinds:
        card = cards[kind]
        if table.can_pay(seat, data.cost[card]) and (character == GEEK or table.stock[kind] > 0):
            worth = worth_of_card(flow, seat, card) - worth_of_cost(flow, seat, data.cost[card])
            for value in range(data.die[card], VALUES):
                worths[value] = max(worths[value], worth)
    return worths


def worth_of_boy(flow: Flow, seat: int) -> int:
    """How much the creatures in the centre differ."""
    burdens = [burden(flow, seat, creature) for creature in flow.table.centre]
    return (max(burdens) - min(burdens)) // 2 if burdens else 0


def worths_of_fighting(flow: Flow, seat: int, hunts: list[int]) -> list[int]:
    """A sure kill with six and more; less than that, two damage."""
    prizes = [prize(flow, seat, creature) for creature in expected(flow, seat)]
    kill = max(prizes, default=0)
    usual = min(len(hunts) - 3, bonus_of(flow, seat) + 4)
    help_ = hunts[usual + 2] - hunts[usual]
    return [kill if value >= flow.data.kills_from else help_ for value in range(VALUES)]


def expected(flow: Flow, seat: int) -> list[int]:
    """The creatures in front, and the one that will probably come: an average one of the centre."""
    centre = sorted(flow.table.centre, key=lambda creature: burden(flow, seat, creature))
    coming = centre[len(centre) // 2 : len(centre) // 2 + 1]
    return flow.table.creatures[seat] + coming


def worths_of_hunting(flow: Flow, seat: int) -> list[int]:
    """By damage: the prizes of those that it kills, and a little for each wound."""
    creatures = expected(flow, seat)
    wounds = flow.table.wounds[seat] + [0]
    needs = [flow.data.life[creature] - wounds[at] for at, creature in enumerate(creatures)]
    prizes = [prize(flow, seat, creature) for creature in creatures]
    best = prizes_by_damage(needs, prizes, MOST_BONUS + VALUES)
    return [worth + 10 * damage for damage, worth in enumerate(best)]
