"""RL-11, RL-13: the effects that apply now. Each effect is read only by the phase in which it acts."""

from rathaus.games.ratland.table import Flow


def event_now(flow: Flow, effect: int) -> int:
    """RL-3.4: how much of an effect the event of this turn has; 0 with any other event."""
    past = flow.table.past_events
    return flow.data.event_effects[past[-1]][effect] if past else 0


def clan_now(flow: Flow, seat: int, effect: int) -> int:
    """RL-13.2: how much of an effect a player's clan has on the side in force; 0 for any other clan or none."""
    clan = flow.table.clans[seat]
    if clan < 0:
        return 0
    return flow.data.clan_effects[is_final_stage(flow)][clan][effect]


def is_final_stage(flow: Flow) -> bool:
    """RL-13.2: whether a final event has been revealed."""
    past = flow.table.past_events
    return bool(past) and max(past) >= flow.data.starting_events


def having(flow: Flow, *effects: int) -> list[int]:
    """RL-13.15: the players whose clan has one of these effects now, in active order."""
    if not flow.table.has_clans():
        return []
    return [seat for seat in flow.table.active_order() if any(clan_now(flow, seat, effect) for effect in effects)]
