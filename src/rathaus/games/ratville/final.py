"""RV-5: the final phase."""

from rathaus.core.flow import Step
from rathaus.core.view import Standing, TieBreak, ranked
from rathaus.games.ratville.achievements import award, note_round
from rathaus.games.ratville.components import DICE
from rathaus.games.ratville.decks import discard_loot, left_in
from rathaus.games.ratville.events import GameEnded, RoundEnded
from rathaus.games.ratville.table import NO_LOOT, Flow


class EndRound(Step):
    """RV-5.1: has anybody reached the goal? Otherwise the start marker passes to the left."""

    def run(self, flow: Flow) -> None:
        """RR-45: the game is won only here, after hunger; RR-53: it ends at the latest in the last round."""
        table = flow.table
        note_round(flow)
        if max(table.population) >= flow.data.goals[table.board] or table.round >= flow.data.rounds:
            end_game(flow)
        else:
            clear_up(flow)


def end_game(flow: Flow) -> None:
    """RV-5.1: the most population wins."""
    winner = best_of(flow)
    award(flow, winner)
    scores = flow.table.population.copy()
    flow.finish([winner], scores)
    if flow.heard:
        flow.tell(GameEnded(winners=[winner], scores=scores))


def best_of(flow: Flow) -> int:
    """RR-46: ties go to the higher sum of die requirements in play, then (our ruling) to the first in order."""
    best, best_rank = -1, (-1, -1)
    for seat in flow.table.order():
        rank = (flow.table.population[seat], requirements(flow, seat))
        if rank > best_rank:
            best, best_rank = seat, rank
    return best


def requirements(flow: Flow, seat: int) -> int:
    """The dice on all buildings and objects in play, with the face in use."""
    cards = flow.table.buildings[seat] + flow.table.objects[seat]
    return sum([flow.data.die[card] for card in cards])


def ranking(flow: Flow) -> list[Standing]:
    """RV-5.1, RR-46: every place; ties by the die requirements of the cards in play, then by the order."""
    table = flow.table
    seats = range(table.players)
    dice = TieBreak("dice-in-play", "RV-5.1", [requirements(flow, seat) for seat in seats])
    order = TieBreak("first-in-order", "RR-46", [-table.order().index(seat) for seat in seats])
    return ranked(table.population.copy(), [{"population": people} for people in table.population], [dice, order])


def clear_up(flow: Flow) -> None:
    """RV-5.2: loot goes, characters and dice return; creatures and their damage stay."""
    table = flow.table
    start = (table.start + 1) % table.players
    if flow.heard:
        flow.tell(round_ended(flow, start))
    discard_loot(flow)
    table.start = start
    table.stage = 0
    table.dice = [0] * (table.players * DICE)
    table.assigned = [0] * (table.players * DICE)
    table.bonus = [0] * (table.players * DICE)
    table.fresh = [False] * table.players
    table.paid_damage = [0] * table.players
    table.paid_kills = [0] * table.players


def round_ended(flow: Flow, start: int) -> RoundEnded:
    """All that is about to be cleared away, and who starts next."""
    table = flow.table
    return RoundEnded(
        round=table.round,
        start=start,
        last_start=table.start,
        dice=table.dice,
        bonus=table.bonus,
        loot=[] if table.loot == NO_LOOT else [flow.data.loot[table.loot]],
        box_1=left_in(flow, 0),
        box_2=left_in(flow, 1),
        box_3=left_in(flow, 2),
        box_4=left_in(flow, 3),
    )
