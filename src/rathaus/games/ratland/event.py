"""RL-3: phase 1, event."""

from rathaus.core.flow import Step
from rathaus.games.ratland.at_once import act_at_once
from rathaus.games.ratland.events import EventRevealed, FoodRevealed, TurnBegan
from rathaus.games.ratland.scoring import ScoreGame
from rathaus.games.ratland.table import Flow


class RevealEvent(Step):
    """RL-3.2: the next event card, then the next food card, or two with two boxes."""

    def run(self, flow: Flow) -> None:
        """Turn the cards over; the last event ends the game immediately."""
        table = flow.table
        if table.turn > 0:
            table.active = table.left_of(table.active)  # RL-3.1
        card = table.event_deck[-1]
        table.event_deck = table.event_deck[:-1]
        table.past_events = [*table.past_events, card]
        if flow.heard:
            flow.tell(EventRevealed(card=flow.data.events[card]))
        if card == flow.data.end_of_game:
            flow.then(ScoreGame())  # RL-3.3
        else:
            begin_turn(flow)


def begin_turn(flow: Flow) -> None:
    """The turn is played: only the last event is in force (RL-3.4), and some act immediately."""
    table = flow.table
    table.turn += 1
    table.used = [False] * table.players
    table.rejoined = [0] * table.players
    if flow.heard:
        flow.tell(TurnBegan(turn=table.turn, active=table.active))
    act_at_once(flow)
    for _ in range(table.boxes):
        reveal_food(flow)


def reveal_food(flow: Flow) -> None:
    """RL-3.2: turn the next food card over."""
    table = flow.table
    food = table.food_deck[-1]
    table.food_deck = table.food_deck[:-1]
    table.past_food = [*table.past_food, food]
    if flow.heard:
        flow.tell(FoodRevealed(card=food + 1))
