"""RZ-4: food, kept as plain numbers; tokens are for display only, so no change is needed (RZ-4.2, RZ-4.4, A-35)."""

from rathaus.games.ratzzia.table import Cupboard


def pay(table: Cupboard, seat: int, sausages: int) -> int:
    """RZ-7.5: gained food is unsecured; A-36: a limited bank pays no more than it has."""
    if table.bank_limit > 0:
        sausages = max(0, min(sausages, table.bank_limit - sum(table.food) - sum(table.sacks)))
    table.food[seat] += sausages
    return sausages


def tokens_for(food: int, tokens: list[tuple[str, int, int]]) -> dict[str, int]:
    """RZ-4.1: the fewest tokens of that worth: cheeses, biscuits, sausages."""
    drawn = {}
    for name, _, worth in tokens:
        drawn[name], food = divmod(food, worth)
    return drawn
