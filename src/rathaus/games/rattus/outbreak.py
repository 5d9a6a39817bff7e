"""RT-4.5, RT-4.6: reveal one rat and apply it; RT-4.8 is an example."""

from rathaus.games.rattus.components import ALL_SYMBOL, MAJORITY_SYMBOL, RETURNED, SLOTS
from rathaus.games.rattus.contents import Data
from rathaus.games.rattus.events import CitizensDied, PlagueBrokeOut, PlagueSpared
from rathaus.games.rattus.table import Flow


def reveal(flow: Flow, place: int, less: int) -> int:
    """Turn a rat over; returns who lost citizens, as bits. The token leaves the game."""
    table = flow.table
    region = place // SLOTS
    is_returned = table.marks[place] & RETURNED > 0
    kind = table.lift_rat(place)
    if not is_returned:  # RT-6.3: otherwise it is already in the list
        table.revealed.append(kind)
    people = table.people(region)
    citizens = 0
    for count in people:
        citizens += count
    strikes = citizens >= flow.data.limits[kind] - less  # RT-4.5, RT-5.3
    if flow.heard:
        tell_rat(flow, place, kind, citizens, strikes=strikes)
    return bury(flow, region, kind, people) if strikes else 0


def tell_rat(flow: Flow, place: int, kind: int, citizens: int, *, strikes: bool) -> None:
    """What the token shows, and whether it strikes."""
    told = PlagueBrokeOut if strikes else PlagueSpared
    flow.tell(
        told(
            region=flow.data.regions[place // SLOTS],
            rat=place % SLOTS + 1,
            limit=flow.data.limits[kind],
            symbols=flow.data.symbols[kind],
            citizens=citizens,
            is_starting=kind < flow.data.starting_kinds,
        )
    )


def losses(data: Data, holders: list[int], kind: int, people: list[int]) -> list[int]:
    """RT-4.6: by seat, how often a token hits: majority (judged once), every holder of its classes, everybody there."""
    most = 0
    for citizens in people:
        most = max(most, citizens)
    majority = data.majorities[kind]
    alls = data.alls[kind]
    lost = [alls + majority if citizens == most else alls for citizens in people]
    hits = data.hits[kind]
    for card, holder in enumerate(holders):
        if holder >= 0:
            lost[holder] += hits[card]
    return [min(lost[seat], citizens) for seat, citizens in enumerate(people)]


def struck_by(flow: Flow, kind: int, people: list[int], seat: int) -> list[str]:
    """RT-4.6: the symbols of a token that hit a player, each once, in their order on it."""
    cards = [card for card, holder in enumerate(flow.table.holders) if holder == seat]
    hitting = {ALL_SYMBOL, *(flow.data.card_classes[card] for card in cards)}
    if people[seat] == max(people):
        hitting.add(MAJORITY_SYMBOL)
    return [symbol for symbol in dict.fromkeys(flow.data.symbols[kind]) if symbol in hitting]


def bury(flow: Flow, region: int, kind: int, people: list[int]) -> int:
    """The dead return to their owners' supplies; returns who lost some, as bits."""
    table = flow.table
    losers = 0
    for seat, citizens in enumerate(losses(flow.data, table.holders, kind, people)):
        if citizens > 0:
            losers |= 1 << seat
            table.settle(seat, region, -citizens)
            if flow.heard:
                name, symbols = flow.data.regions[region], struck_by(flow, kind, people, seat)
                flow.tell(CitizensDied(seat=seat, region=name, citizens=citizens, symbols=symbols))
    return losers
