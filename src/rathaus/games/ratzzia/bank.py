"""RZ-4: food. It is kept as plain numbers; tokens are only drawn, so nobody needs change (RZ-4.2, RZ-4.4, A-35)."""

from rathaus.games.ratzzia.table import Cupboard


def pay(table: Cupboard, seat: int, sausages: int) -> int:
    """RZ-7.5: what is gained lies unsecured before its owner; A-36: a limited bank pays no more than it has."""
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
