"""OpenSpiel: random play driven from Python, its own loop in C++ with its own random bots, and copies.

Deals and dice are not counted.
"""

import random

import pyspiel
from timing import rate, seconds, tell

GAMES = {
    "OpenSpiel hearts": "hearts",
    "OpenSpiel goofspiel, 4 players": "goofspiel(players=4,num_cards=13,imp_info=True)",
    "OpenSpiel backgammon": "backgammon",
    "OpenSpiel gin rummy": "gin_rummy",
}
GAMES_COUNTED = 200  # to know how many decisions a game of the C++ loop has


def drive(state, dice):
    """Play to the end at random; count what players decided. In a simultaneous game each player decides."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, dice))
        elif state.is_simultaneous_node():
            asked = range(state.num_players())
            picks = [any_of(state.legal_actions(player), dice) for player in asked]
            state.apply_actions(picks)
            decisions += len(picks)
        else:
            state.apply_action(any_of(state.legal_actions(), dice))
            decisions += 1
    return decisions


def measured(name, text):
    """The figures of one game."""
    game = pyspiel.load_game(text)
    dice = random.Random(1)
    begun = dealt(game, dice)
    usual = sum(drive(game.new_initial_state(), dice) for _ in range(GAMES_COUNTED)) / GAMES_COUNTED
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = iter(range(10**9))

    def own():
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 20 * usual

    def copies():
        for _ in range(1000):
            begun.clone()
        return 1000

    return {
        "name": name,
        "players": game.num_players(),
        "driven": rate(lambda: drive(game.new_initial_state(), dice), seconds()),
        "own": rate(own, seconds()),
        "copies": rate(copies, seconds()),
    }


def dealt(game, dice):
    """The first position that asks a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, dice))
    return state


def any_of(options, dice):
    """One of them; a third of the time of `random.choice`."""
    return options[int(dice.random() * len(options))]


def drawn(state, dice):
    """What chance does: one of the outcomes by their weights."""
    outcomes = state.chance_outcomes()
    if outcomes[0][1] == outcomes[-1][1]:
        return any_of(outcomes, dice)[0]
    return dice.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


tell([measured(name, text) for name, text in GAMES.items()])
